"""What a press leads to that changes its table."""

from dataclasses import dataclass, replace
from typing import Final

from adapters.drawing import Drawing
from adapters.frontdesk.afterwords import Afterwords
from adapters.frontdesk.buttons.joining import Joining
from adapters.frontdesk.buttons.spots import Spot
from adapters.frontdesk.commands.ending import Ending
from adapters.frontdesk.people.reach import PrivateReach
from adapters.frontdesk.replies import update_of
from adapters.frontdesk.values import Answer, Settled
from adapters.presentation.ink import Drawn
from adapters.presentation.refusals import refusal
from adapters.presentation.screens import goes_on_screen, over_line
from adapters.presentation.texts import Text, text
from engine.match.boards import HandView, board_of, stands_in
from engine.round.faults import Fault, NotAllowed, StaleView
from engine.service.intents import Ask, Look, Propose, Wanted
from engine.service.orders import Order
from engine.service.ports import AlreadyDone, Audience
from engine.service.service import Service

_AFTER_THE_END: Final[frozenset[Wanted]] = frozenset({Ask("rematch")})
"""What can be asked of a match that is over."""


@dataclass(frozen=True, slots=True)
class Changing:
    """Carries out what a press asks of a table, and shows what came of it."""

    service: Service
    drawing: Drawing
    reach: PrivateReach

    async def changed(self, spot: Spot, intent: Wanted) -> Answer:
        """The answer to a press that asks for a change; some have to go through a door first.

        Raises:
            GinError: if the rules of the round forbid it, or there is no such table.
        """
        order = await self._order(spot, intent)
        after: Text | None = None
        reached = order.table
        try:
            door = await self.reach.door_before(spot.press, order)
            if door is not None:
                await self.service.check(order)
                return Answer(door=door)
            await self._adopt_language(spot, order)
            reached = await self.service.carry_out(order)
            after = await Afterwords(self.service, self.reach).of(spot.person, intent, order.table)
        except AlreadyDone:
            after = None
        except (StaleView, NotAllowed) as error:
            await Joining(self.service, self.drawing).check_seen(spot, intent)
            after = await self._refused(spot, intent, error)
        answer = await self._opening(spot, await self._shown(spot, intent, after), order, reached)
        if after == text(Fault.REMATCH_BEGUN) and spot.in_public:
            return await self._led_on(spot, answer)
        return answer

    async def _adopt_language(self, spot: Spot, order: Order) -> None:
        """Let a place to which a table comes speak as whoever brings it there."""
        place = None if order.origin is None else order.origin.place
        if place is not None:
            await self.service.check(order)
            language = self.drawing.language_of(spot.person)
            await self.service.adopt_language(place, spot.person, language)

    async def _opening(self, spot: Spot, answer: Answer, order: Order, reached: str) -> Answer:
        """The answer with the board of another table, if the press has opened one where it was.

        Or has brought one there.
        """
        if reached == spot.pressed.table and order.origin is None:
            return answer
        board = board_of(await self.service.show(reached, spot.audience))
        return replace(answer, board=reached if stands_in(board, spot.press.place) else "")

    async def _refused(self, spot: Spot, intent: Wanted, error: StaleView | NotAllowed) -> Text:
        """Why nothing comes of a press; of a match that is over, how it ended."""
        if intent in _AFTER_THE_END:
            return refusal(error)
        view = await self.service.show(spot.pressed.table, spot.audience)
        board = board_of(view)
        return refusal(error) if board.finished is None else over_line(board)

    async def _order(self, spot: Spot, intent: Wanted) -> Order:
        press, pressed = spot.press, spot.pressed
        may_end = await Ending(self.service, self.drawing).allows(press, pressed.table, intent)
        update = update_of(press)
        origin = await Joining(self.service, self.drawing).origin(spot, intent)
        return Order(spot.person, pressed.table, pressed.version, intent, update, may_end, origin)

    async def _shown(self, spot: Spot, intent: Wanted, after: Text | None) -> Answer:
        """The pressed message as it is now, with what has to be said beside it."""
        language = self.drawing.language_of(spot.person)
        notice = self.drawing.catalog.say(language, after) if after else ""
        drawn = await self._now(spot, intent)
        if spot.row is None and spot.in_public:
            return Answer(private=drawn, notice=notice)
        return Answer(redraw=drawn, notice=notice, settles=Settled(spot.row) if spot.row else None)

    async def _led_on(self, spot: Spot, answer: Answer) -> Answer:
        """The answer with the hand of the rematch that has begun, if that still goes on."""
        again = await self.service.rematch_after(spot.person, spot.pressed.table)
        if again is None:
            return answer
        return replace(answer, private=await self.drawing.table(spot.person, again))

    async def _now(self, spot: Spot, intent: Wanted) -> Drawn:
        """The pressed message as it is now; what proposed rules stays on its page."""
        if isinstance(intent, Propose) and not spot.in_public:
            look = Look("setup", intent.choice)
            return await self.drawing.table(spot.person, spot.pressed.table, look)
        if spot.row is not None:
            return await self.drawing.message(spot.row.key)
        # Where the table has moved on meanwhile, its end is asked about again.
        again = Look("end") if intent == Ask("end") else None
        return await self._aside(spot, intent, again)

    async def _aside(self, spot: Spot, intent: Wanted, look: Look | None) -> Drawn:
        """What takes the place of a message that is not its table's own.

        Where their hand comes to their private chat, it must not become a second one.
        """
        person, table = spot.person, spot.pressed.table
        if look is None and await self._is_brought(spot, intent):
            view = await self.service.show(table, Audience("person", person.id))
            if isinstance(view, HandView) and view.board.lobby is None:
                return self.drawing.screen(person, goes_on_screen(view))
        return await self.drawing.table(person, table, look)

    async def _is_brought(self, spot: Spot, intent: Wanted) -> bool:
        """Whether the hand comes to the private chat; a copy of it elsewhere stays one."""
        platform = spot.press.visitor.platform
        if spot.in_public or not (platform in self.reach.starts or intent == Ask("accept")):
            return False
        return await self.reach.brings_hand(spot.person, spot.press.visitor)
