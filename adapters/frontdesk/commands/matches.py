"""What a typed command leads to at the tables of the one who typed it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from adapters.drawing import Drawing
from adapters.frontdesk.people.reach import PrivateReach
from adapters.frontdesk.replies import Replies, update_of
from adapters.frontdesk.values import Answer, Said
from adapters.outbox import Outbox
from adapters.presentation.screens import choose_screen
from adapters.presentation.texts import text
from adapters.presentation.words import commands as words
from engine.match.boards import HandView, board_of, stands_in
from engine.match.people import Place
from engine.round.faults import Fault, NotAllowed
from engine.service.intents import Ask, Look
from engine.service.orders import Order
from engine.service.ports import AlreadyDone, Audience, Person
from engine.service.service import Service


@dataclass(frozen=True, slots=True)
class MatchCommands:
    """Answers what is typed about matches that were begun; where several are meant, asks which."""

    service: Service
    outbox: Outbox
    drawing: Drawing
    reach: PrivateReach

    @property
    def _replies(self) -> Replies:
        return Replies(self.drawing)

    async def hand(self, person: Person, said: Said, _: words.HandCommand) -> Answer:
        """Show the own hand; once in a place, that private messages are closed, where they are."""
        seen, visitor = await self._look(person, said, Look("hand")), said.visitor
        if said.place is None or not seen.private:
            return seen
        if not await self.reach.is_told_now(visitor.platform, visitor.user):
            return seen
        told = self._replies.note(person, text("private-shut"))
        return replace(seen, notice=told.notice)

    async def resign(self, person: Person, said: Said, _: words.ResignCommand) -> Answer:
        """Ask whether to give up."""
        return await self._look(person, said, Look("resign"))

    async def abort(self, person: Person, said: Said, _: words.AbortCommand) -> Answer:
        """Ask whether to call the match off."""
        return await self._look(person, said, Look("abort"))

    async def ready(self, person: Person, said: Said, _: words.ReadyCommand) -> Answer:
        """Be ready for the next round."""
        hands = _unready(await self._under_way(person, said.place))
        if len(hands) > 1:
            return self._replies.show(person, choose_screen(hands, Ask("ready")))
        return await self._ask(person, said, hands[0], Ask("ready"))

    async def rematch(self, person: Person, said: Said, _: words.RematchCommand) -> Answer:
        """Offer to play again the match that ended last."""
        hand = await self.service.latest_finished(person, said.place)
        if hand is None:
            raise NotAllowed(Fault.NO_MATCH_TO_REPEAT)
        if _is_repeated(hand):
            again = await self.service.rematch_after(person, hand.board.id)
            note = self._replies.note(person, text(Fault.REMATCH_BEGUN))
            shown = None if again is None else await self.drawing.table(person, again)
            return replace(note, private=shown)
        return await self._ask(person, said, hand, Ask("rematch"))

    async def table(self, person: Person, place: Place) -> Answer:
        """Bring the person's own boards to the end of ``place``."""
        own = [board_of(view) for view in await self.service.views_of(person, place)]
        if not own:
            strange = await self.service.boards_at(place)
            raise NotAllowed(Fault.NOT_YOUR_TABLE_HERE if strange else Fault.NO_TABLE_HERE)
        audience = Audience("place", place.key)
        for board in own:
            for row in await self.drawing.store.messages_of(board.id):
                if row.key.purpose == "board" and row.key.audience == audience:
                    await self.outbox.repost(row)
        brought = self._replies.note(person, text("table-brought", count=len(own)))
        return replace(brought, seen_by_all=True, board=own[-1].id)

    async def _look(self, person: Person, said: Said, look: Look) -> Answer:
        """The look at the one match that is meant, or the question which."""
        hands = await self._under_way(person, said.place)
        if not hands:
            raise NotAllowed(Fault.NO_MATCH_HERE)
        if len(hands) > 1:
            return self._replies.show(person, choose_screen(hands, look))
        return Answer(private=await self.drawing.table(person, hands[0].board.id, look))

    async def _under_way(self, person: Person, place: Place | None) -> list[HandView]:
        """The person's matches that are not over: of this place, or all in a private chat."""
        views = await self.service.views_of(person, place)
        return [view for view in views if isinstance(view, HandView) and view.board.lobby is None]

    async def _ask(self, person: Person, said: Said, hand: HandView, ask: Ask) -> Answer:
        """Carry it out, and show the table at which it goes on."""
        order = Order(person, hand.board.id, hand.board.version, ask, update_of(said))
        try:
            table = await self.service.carry_out(order)
        except AlreadyDone:
            return self._replies.note(person, text("done-already"))
        began = table != hand.board.id
        board = table if began and stands_in(hand.board, said.place) else ""
        return Answer(private=await self.drawing.table(person, table), board=board)


def _unready(hands: Sequence[HandView]) -> list[HandView]:
    """Those that wait for the one who sees them to be ready.

    Raises:
        NotAllowed: if none does.
    """
    waiting = [(hand, step) for hand in hands if (step := hand.board.readying) is not None]
    unready = [hand for hand, step in waiting if hand.seat not in step.ready]
    if not unready:
        raise NotAllowed(Fault.ALREADY_READY if waiting else Fault.NOTHING_TO_READY)
    return unready


def _is_repeated(hand: HandView) -> bool:
    """Whether the rematch of a match has begun."""
    finished = hand.board.finished
    return finished is not None and len(finished.rematch) == hand.board.capacity
