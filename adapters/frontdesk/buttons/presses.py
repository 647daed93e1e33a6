"""What a pressed button leads to."""

from contextlib import ExitStack
from dataclasses import dataclass, replace
from typing import Final

from adapters.drawing import Drawing
from adapters.frontdesk.buttons.changing import Changing
from adapters.frontdesk.buttons.joining import Joining
from adapters.frontdesk.buttons.looks import check_look, is_over, is_spoiled, may_accept
from adapters.frontdesk.buttons.spots import Spot, Spots
from adapters.frontdesk.commands.challenging import Challenging
from adapters.frontdesk.commands.history import History
from adapters.frontdesk.commands.linking import Linking
from adapters.frontdesk.people.people import People
from adapters.frontdesk.people.reach import PrivateReach
from adapters.frontdesk.replies import update_of
from adapters.frontdesk.settings.counter import SettingsDesk, is_of_place
from adapters.frontdesk.settings.zone_question import ZoneQuestion
from adapters.frontdesk.values import Answer, Press, Settled
from adapters.outbox import Outbox
from adapters.presentation.ink import Drawn
from adapters.presentation.refusals import refusal
from adapters.presentation.screens import (
    TABLELESS,
    draw_page,
    last_round,
    over_line,
    question_of,
    showdown_screen,
)
from adapters.presentation.texts import Text, text
from adapters.presentation.tokens import Tokens
from engine.match.boards import BoardView, HandView, board_of
from engine.round.faults import Fault, GinError, NotAllowed, StaleView
from engine.service.intents import Ask, Choose, Look, Propose, SitDown, Wanted
from engine.service.ports import Audience, Person
from engine.service.service import Service

_OWN_WISHES: Final = {"my_hand", "sort_suit", "sort_rank", "back"}
_OF_ACCOUNTS: Final = {"link", "unlink"}
_ORDERS: Final = {"sort_suit", "sort_rank"}


@dataclass(frozen=True, slots=True)
class Presses:
    """Answers presses."""

    service: Service
    outbox: Outbox
    drawing: Drawing
    tokens: Tokens
    people: People
    reach: PrivateReach
    double_tap_ms: int

    async def answer(self, person: Person, press: Press, until: ExitStack) -> Answer:
        """Carry out a press; until the answer is there, its message is left to it alone.

        Raises:
            GinError: if it is refused and nothing new is to be shown.
        """
        spot = await Spots(self.drawing, self.tokens).of(person, press)
        until.enter_context(self.outbox.answering(spot.row))
        back = await self._came_back(spot)
        answer = await self._answer(spot)
        if back and spot.row is not None and answer.redraw is not None:
            return replace(answer, settles=Settled(spot.row, back))
        return answer

    async def _came_back(self, spot: Spot) -> int:
        """Let whoever presses anything of their table play there themselves again.

        Returns:
            The version of the table that tells so, 0 if there is nothing to tell.
        """
        table = spot.row.key.table if spot.row else spot.pressed.table
        return await self.service.came_back(spot.person, table) if table else 0

    async def _answer(self, spot: Spot) -> Answer:
        intent = spot.pressed.intent
        if isinstance(intent, Look):
            return await self._look(spot, intent)
        if isinstance(intent, Ask) and intent.wish in _OWN_WISHES:
            return await self._own(spot, intent)
        if self._just_redrawn(spot):
            raise NotAllowed(Fault.JUST_REDRAWN)
        if isinstance(intent, Choose):
            return await self._choose(spot, intent)
        if isinstance(intent, SitDown) and not spot.pressed.table:
            challenging = Challenging(self.service, self.drawing, self.people, self.reach)
            return await challenging.alone(spot.person, spot.press, intent)
        return await self._change(spot, intent)

    async def _change(self, spot: Spot, intent: Wanted) -> Answer:
        """What would change the table, unless something has to be read before."""
        if intent == Ask("accept") and await self._reads_other_words(spot):
            own = await self.drawing.table(spot.person, spot.pressed.table)
            return Answer(private=own, notice=self._told(spot, text("challenge-read-first")))
        let_be = await Joining(self.service, self.drawing).let_be(spot, intent)
        if let_be is not None:
            return self._seen(spot, let_be)
        question = question_of(intent)
        if question is not None and spot.person.asks_discard:
            return await self._look(spot, question)
        return await self._asking_zone(spot, intent, await self._changing.changed(spot, intent))

    @property
    def _changing(self) -> Changing:
        return Changing(self.service, self.drawing, self.reach)

    async def _reads_other_words(self, spot: Spot) -> bool:
        """Whether somebody who may would accept rules that they saw in another language only."""
        if not spot.in_public or not spot.person.language:
            return False
        shown = await self.drawing.language(spot.audience)
        if shown == spot.person.language or not may_accept(await self._view(spot), spot.person):
            return False
        return await self.service.is_welcome(spot.person, spot.pressed.table)

    def _just_redrawn(self, spot: Spot) -> bool:
        """Whether this may be a second tap, meant for what stood there before."""
        press = spot.press
        ago = self.outbox.since_redraw_ms((press.visitor.platform, press.chat, press.message))
        return ago is not None and ago < self.double_tap_ms

    async def _look(self, spot: Spot, look: Look) -> Answer:
        if look.screen == "language" and look.choice:
            return await self._language(spot, look)
        if look.screen == "history":
            return await self._history(spot, look)
        if look.screen == "settings":
            return await self._look_at_settings(spot, look)
        if look.screen in TABLELESS or not spot.pressed.table:
            page = draw_page(look)
            return self._seen(spot, self.drawing.screen(spot.person, page))
        view = await self._view(spot)
        check_look(view, look)
        board = board_of(view)
        if is_over(board, look) or is_spoiled(board, look, spot.pressed.version):
            return await self._instead(spot, board)
        return self._seen(spot, await self._looked(spot, board, look))

    async def _instead(self, spot: Spot, board: BoardView) -> Answer:
        """The table as it is, with why a look at it makes no sense any more."""
        stale = refusal(StaleView(Fault.STALE_BUTTON))
        notice = self._told(spot, stale if board.finished is None else over_line(board))
        if board.finished is not None and spot.in_public:
            return Answer(notice=notice)
        fresh = await self.drawing.table(spot.person, spot.pressed.table)
        return replace(self._seen(spot, fresh), notice=notice)

    async def _looked(self, spot: Spot, board: BoardView, look: Look) -> Drawn:
        """What a look asks of a table; the round that ended last lies open to everybody."""
        if look.screen != "showdown":
            return await self.drawing.table(spot.person, board.id, look)
        ended = await self.service.showdown(board.id, last_round(board))
        return self.drawing.screen(spot.person, showdown_screen(ended))

    async def _history(self, spot: Spot, look: Look) -> Answer:
        """A page of the presser's own matches, whatever message it was asked from."""
        history = History(self.service)
        screen = await history.screen(spot.person, spot.pressed.table, look.choice)
        return self._seen(spot, self.drawing.screen(spot.person, screen))

    async def _language(self, spot: Spot, look: Look) -> Answer:
        """A language was chosen: from now on everything this person reads speaks it."""
        chosen = Choose("language", look.choice)
        person = await self._settings.changed(spot.person, spot.press, chosen)
        return self._seen(spot, self.drawing.screen(person, draw_page(look)))

    @property
    def _settings(self) -> SettingsDesk:
        return SettingsDesk(self.service, self.outbox, self.drawing, self.people)

    async def _look_at_settings(self, spot: Spot, look: Look) -> Answer:
        page = await self._settings.look(spot.person, spot.press, look.choice)
        return self._aside(spot, page)

    async def _choose(self, spot: Spot, chosen: Choose) -> Answer:
        """Something was chosen for oneself, or for the place; nobody but the presser sees it.

        What is chosen for a place is pressed there, on a page of that very place.
        """
        if spot.in_public or is_of_place(chosen) != spot.of_place:
            raise NotAllowed(Fault.FORGED_BUTTON)
        if chosen.key in _OF_ACCOUNTS:
            linking = Linking(self.service, self.outbox, self.drawing, self.people)
            return self._aside(spot, await linking.pressed(spot.person, spot.press, chosen))
        return self._aside(spot, await self._settings.choose(spot.person, spot.press, chosen))

    def _aside(self, spot: Spot, drawn: Drawn) -> Answer:
        """What is no part of a table never takes the place of one of its messages."""
        return self._seen(spot, drawn) if spot.row is None else Answer(private=drawn)

    async def _view(self, spot: Spot) -> BoardView | HandView:
        audience = Audience("person", spot.person.id)
        return await self.service.show(spot.pressed.table, audience)

    def _seen(self, spot: Spot, drawn: Drawn) -> Answer:
        """Something for one pair of eyes: beside a public message, in place of a private one."""
        if spot.in_public:
            return Answer(private=drawn)
        press = spot.press
        self.outbox.note_redraw((press.visitor.platform, press.chat, press.message), drawn)
        return Answer(redraw=drawn)

    async def _own(self, spot: Spot, ask: Ask) -> Answer:
        """One's own hand, or the order of its cards: changes nothing at the table."""
        person = spot.person
        if ask.wish in _ORDERS:
            order = ask.wish.removeprefix("sort_")
            update = update_of(spot.press)
            person = await self.people.change(spot.press.visitor, hand_order=order, update=update)
        if not isinstance(await self._view(spot), HandView):
            raise NotAllowed(Fault.NOT_AT_TABLE)
        seen = self._seen(spot, await self.drawing.table(person, spot.pressed.table))
        if spot.in_public and await self._is_told_closed(spot):
            is_elsewhere = spot.press.visitor.platform in self.reach.elsewhere
            closed = text("private-shut" if is_elsewhere else "private-closed")
            return replace(seen, notice=self._told(spot, closed))
        if ask.wish == "back":
            return replace(seen, notice=self._told(spot, text("you-play-again")))
        return seen

    async def _is_told_closed(self, spot: Spot) -> bool:
        """Whether whoever reads their hand here is told that their private chat takes nothing."""
        visitor = spot.press.visitor
        if visitor.platform in self.reach.elsewhere:
            return await self.reach.is_told_now(visitor.platform, visitor.user)
        return await self.outbox.is_refused(spot.pressed.table, spot.person.id)

    async def _asking_zone(self, spot: Spot, intent: Wanted, answer: Answer) -> Answer:
        """The answer to whoever may have sat down at a slow table."""
        if intent != Ask("accept") and not isinstance(intent, Propose):
            return answer
        asking = ZoneQuestion(self.service, self.drawing, self.people)
        return await asking.beside(spot.person, spot.press, answer)

    def _say(self, spot: Spot, error: GinError) -> str:
        return self._told(spot, refusal(error))

    def _told(self, spot: Spot, sentence: Text) -> str:
        return self.drawing.catalog.say(self.drawing.language_of(spot.person), sentence)
