"""Who comes into their private chat, or closes it, and what they find there."""

from dataclasses import dataclass, replace

from adapters.drawing import Drawing
from adapters.frontdesk.afterwords import Afterwords
from adapters.frontdesk.people.people import People
from adapters.frontdesk.people.reach import PrivateReach
from adapters.frontdesk.replies import Replies
from adapters.frontdesk.settings.zone_question import ZoneQuestion
from adapters.frontdesk.values import Answer, Asked, Door, Said, Visitor
from adapters.outbox import Outbox
from adapters.presentation.refusals import refusal
from adapters.presentation.screens import (
    challenge_elsewhere,
    is_unanswered,
    waiting_screen,
    welcome_screen,
)
from adapters.presentation.texts import Text, text
from engine.match.boards import BoardView, HandView, board_of
from engine.round.faults import Fault, GinError, NoTable, NotAllowed
from engine.service.errands import insist
from engine.service.intents import Ask
from engine.service.orders import Order
from engine.service.ports import AlreadyDone, Audience, Person, PrivateState, Update
from engine.service.service import Service


@dataclass(frozen=True, slots=True)
class Entry:
    """How somebody comes in: through a door, by a link that is no good, or just so.

    ``is_member`` says that they belong to the place of the table behind the door.
    """

    visitor: Visitor
    door: Door | None
    bad_link: bool
    is_member: bool
    update: str = ""


@dataclass(frozen=True, slots=True)
class Arrivals:
    """Lets people in, and has everything go on that waited for them."""

    service: Service
    outbox: Outbox
    drawing: Drawing
    people: People
    reach: PrivateReach

    async def opened(self, person: Person, visitor: Visitor) -> None:
        """Hear that a private chat takes messages: nothing waits for that any more."""
        if not await self.reach.has_opened(person.id, visitor.platform, visitor.user):
            await self.service.reached(person, lambda: self._note(visitor, "open"))
        live = {board_of(view).id for view in await self.service.views_of(person)}
        await self.outbox.reopen(person.id, live)

    async def closed(self, visitor: Visitor) -> None:
        """Hear that a private chat takes no more messages."""
        await insist(lambda: self._note(visitor, "closed"))

    async def heard(self, person: Person, asked: Asked) -> None:
        """Hear somebody ask for something: whoever does so in private has opened that chat.

        What was refused of what they read is tried again.
        """
        visitor = asked.visitor
        self.outbox.heard(Audience("person", person.id))
        if asked.place is not None:
            self.outbox.heard(Audience("place", asked.place.key))
        if asked.place is not None or visitor.platform not in self.reach.starts:
            return
        if not await self.reach.has_opened(person.id, visitor.platform, visitor.user):
            await self.opened(person, visitor)

    async def entered(self, person: Person, entry: Entry) -> Answer:
        """What somebody finds who has just opened their private chat."""
        await self.opened(person, entry.visitor)
        if entry.door is None:
            return await self._waiting(person, _bad_link(entry))
        if entry.door.line:
            # They get what they have come for; nobody need be welcomed besides.
            is_awaited = bool(await self.service.views_of(person))
            return await self._waiting(person, None) if is_awaited else Answer()
        try:
            return await self._behind(person, entry, entry.door)
        except NoTable:
            return await self._waiting(person, text("started-bad-link"))
        except NotAllowed as error:
            return await self._waiting(person, refusal(error))

    async def _behind(self, person: Person, entry: Entry, door: Door) -> Answer:
        if door.wish == "accept" and door.user == entry.visitor.user:
            return await self._accept(person, entry, door)
        view = await self._view(person, door)
        if isinstance(view, HandView):
            return await self._own(person, view)
        return await self._anothers(person, entry, view)

    async def _accept(self, person: Person, entry: Entry, door: Door) -> Answer:
        """Take the challenge that was pressed before; if it has changed, show it again."""
        update = Update(entry.visitor.platform, entry.update) if entry.update else None
        order = Order(person, door.table, door.version, Ask("accept"), update)
        note: Text | None = None
        try:
            await self.service.carry_out(order)
            note = await Afterwords(self.service, self.reach).of(person, order.intent, door.table)
        except AlreadyDone:
            note = None
        except NoTable:
            raise
        except GinError as error:
            note = refusal(error)
        return await self._asking_zone(person, entry, await self._accepted(person, door, note))

    async def _accepted(self, person: Person, door: Door, note: Text | None) -> Answer:
        """The table as it is now; where others play by then the challenge is gone."""
        view = await self._view(person, door)
        if isinstance(view, BoardView) and view.lobby is None:
            raise NotAllowed(Fault.CHALLENGE_GONE)
        return self._with(
            person, note, Answer(private=await self.drawing.table(person, door.table))
        )

    async def _own(self, person: Person, view: HandView) -> Answer:
        """One's own table: the hand, or the challenge that still waits."""
        note = text("started-cards") if view.board.finished is None else None
        if view.board.lobby is not None:
            note = text("started-open")
        drawn = await self.drawing.table(person, view.board.id)
        return self._with(person, note, Answer(private=drawn))

    async def _anothers(self, person: Person, entry: Entry, board: BoardView) -> Answer:
        """A challenge that may be for them, or the board of a place to which they belong.

        Raises:
            NotAllowed: if it is nothing of theirs.
        """
        lobby = board.lobby
        if lobby is not None and (lobby.solo or lobby.invited not in {"", person.id}):
            raise NotAllowed(Fault.CHALLENGE_OTHERS)
        is_invited = lobby is not None and lobby.invited == person.id
        if is_invited or entry.is_member:
            return Answer(private=await self.drawing.table(person, board.id))
        if lobby is None:
            raise NotAllowed(Fault.NOT_IN_GROUP)
        return Answer(private=self.drawing.screen(person, challenge_elsewhere(board, lobby)))

    async def _waiting(self, person: Person, note: Text | None) -> Answer:
        """All that waits for somebody; one challenge alone is shown as it is."""
        views = await self.service.views_of(person)
        if not views:
            return self._with(person, note, Replies(self.drawing).show(person, welcome_screen()))
        if len(views) == 1 and is_unanswered(views[0]):
            drawn = await self.drawing.table(person, board_of(views[0]).id)
            return self._with(person, note, Answer(private=drawn))
        return self._with(person, note, Replies(self.drawing).show(person, waiting_screen(views)))

    async def _asking_zone(self, person: Person, entry: Entry, answer: Answer) -> Answer:
        """The answer to whoever may have sat down at a slow table."""
        asking = ZoneQuestion(self.service, self.drawing, self.people)
        return await asking.beside(person, Said(entry.visitor, None, "", entry.update), answer)

    async def _view(self, person: Person, door: Door) -> BoardView | HandView:
        return await self.service.show(door.table, Audience("person", person.id))

    async def _note(self, visitor: Visitor, state: PrivateState) -> None:
        await self.drawing.store.set_private(visitor.platform, visitor.user, state)

    def _with(self, person: Person, note: Text | None, answer: Answer) -> Answer:
        if note is None:
            return answer
        return replace(answer, notice=Replies(self.drawing).note(person, note).notice)


def _bad_link(entry: Entry) -> Text | None:
    return text("started-bad-link") if entry.bad_link else None
