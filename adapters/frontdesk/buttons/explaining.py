"""Why nothing comes of pressing what can not be pressed now: a button, or a card of one's hand."""

from collections.abc import AsyncIterator
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import chain
from typing import Final

from adapters.drawing import Drawing
from adapters.frontdesk.buttons.spots import Spot, Spots
from adapters.frontdesk.commands.history import History
from adapters.frontdesk.people.people import People
from adapters.frontdesk.settings.counter import SettingsDesk
from adapters.frontdesk.values import Answer, Press, Settled
from adapters.outbox import Outbox
from adapters.presentation.ink import Drawn
from adapters.presentation.refusals import refusal
from adapters.presentation.screen import Button, CardRow, Face, Screen
from adapters.presentation.screens import TABLELESS, draw_page, over_line, status_line
from adapters.presentation.texts import Text, text
from adapters.presentation.tokens import Tokens
from engine.cards.card import Card
from engine.match.boards import HandView, board_of
from engine.match.dated import is_fresh
from engine.round.faults import Fault, GinError, NotAllowed, StaleView
from engine.round.moves import Discard
from engine.service.intents import Choose, Intent, Look, Play, Propose, ScreenName
from engine.service.ports import Audience, MessageKey, Person
from engine.service.service import Service

_QUESTIONS: Final = (
    Look("knock"),
    Look("knock", "gin"),
    Look("knock", "big"),
    Look("resign"),
    Look("abort"),
)
"""Looks at one's own hand on which more is out of reach than on the hand itself."""

_PAGES: Final[frozenset[ScreenName]] = TABLELESS | {"rules", "history"}


@dataclass(frozen=True, slots=True)
class Explaining:
    """Says what a disabled button waits for, and what keeps a card in the hand."""

    service: Service
    outbox: Outbox
    drawing: Drawing
    tokens: Tokens
    people: People

    async def answer(self, person: Person, press: Press, until: ExitStack) -> Answer:
        """Why nothing comes of a press; or the message as it is, where it shows what was.

        Raises:
            GinError: if the button was not made here, or not for this person, or no more is known
                of it than that it can not be pressed.
        """
        if not press.token:
            raise NotAllowed(Fault.NOT_NOW)
        spot = await Spots(self.drawing, self.tokens).of(person, press)
        until.enter_context(self.outbox.answering(spot.row))
        if spot.pressed.table and not await self._is_now(spot) and not _is_page(spot):
            return await self._afresh(spot)
        card = _card_of(spot.pressed.intent)
        why = await (self._why(spot) if card is None else self._why_kept(spot, card))
        if why is None:
            raise NotAllowed(Fault.NOT_NOW)
        return self._told(spot, why)

    async def _is_now(self, spot: Spot) -> bool:
        """Whether what was pressed tells of the table as it is; whoever pressed it is there."""
        await self.service.came_back(spot.person, spot.pressed.table)
        board = board_of(await self.service.show(spot.pressed.table, spot.audience))
        return is_fresh(board, spot.pressed.version)

    async def _afresh(self, spot: Spot) -> Answer:
        """The message as it should be by now."""
        board = board_of(await self.service.show(spot.pressed.table, spot.audience))
        stale = refusal(StaleView(Fault.STALE_BUTTON))
        answer = self._told(spot, stale if board.finished is None else over_line(board))
        if spot.row is None:
            return answer
        redraw = await self.drawing.message(spot.row.key)
        return Answer(redraw=redraw, notice=answer.notice, settles=Settled(spot.row))

    async def _why(self, spot: Spot) -> Text | None:
        """Why a button can not be pressed; None where it is nowhere."""
        wanted, is_there = spot.pressed.intent, False
        try:
            async for screen in self._screens(spot):
                for button in chain.from_iterable(screen.rows):
                    if button.intent == wanted and not button.enabled:
                        return _reason(button)
                    is_there = is_there or button.intent == wanted
        except GinError as error:
            # Why there is no page of it is why the button that leads there is out of reach.
            return refusal(error)
        if isinstance(wanted, Look) and wanted.screen == "history":
            # The page before the first or after the last.
            return text("why-no-page")
        # What could be pressed on the hand can not while something is asked there.
        return text("why-answer-first") if is_there and not spot.in_public else None

    async def _why_kept(self, spot: Spot, card: Card) -> Text | None:
        """Why a card of one's hand is not thrown; None where it is not there."""
        view = await self.service.show(spot.pressed.table, Audience("person", spot.person.id))
        hand = await self.drawing.table(spot.person, spot.pressed.table)
        found = _face_of(hand.screen, card)
        if board_of(view).finished is not None:
            return over_line(board_of(view))
        if found is None or not isinstance(view, HandView):
            return None
        if found.intent is None:
            return found.hint or status_line(view)
        asked = await self._question(spot)
        kept = None if asked is None else _face_of(asked.screen, card)
        return kept.hint if kept and kept.hint and not kept.intent else text("why-answer-first")

    async def _question(self, spot: Spot) -> Drawn | None:
        """The look at the hand that the pressed message shows, as far as that is remembered."""
        press = spot.press
        message = press.visitor.platform, press.chat, press.message
        for look in _QUESTIONS:
            drawn = await self.drawing.table(spot.person, spot.pressed.table, look)
            if self.outbox.shows(message, drawn):
                return drawn
        return None

    async def _screens(self, spot: Spot) -> AsyncIterator[Screen]:
        """Where the button may be: on the message itself, or on the page that it is about."""
        if spot.pressed.table:
            asked = None if spot.in_public else await self._question(spot)
            if asked is not None:
                yield asked.screen
            yield (await self._message(spot)).screen
        page = await self._page(spot, _page_of(spot.pressed.intent))
        if page is not None:
            yield page

    async def _message(self, spot: Spot) -> Drawn:
        if spot.row is not None:
            return await self.drawing.message(spot.row.key)
        if spot.in_public:
            board = MessageKey(spot.pressed.table, spot.audience, "board")
            return await self.drawing.message(board)
        return await self.drawing.table(spot.person, spot.pressed.table)

    async def _page(self, spot: Spot, look: Look | None) -> Screen | None:
        """What a look shows; nothing is changed by looking at it here."""
        if look is None:
            return None
        if look.screen == "settings":
            desk = SettingsDesk(self.service, self.outbox, self.drawing, self.people)
            return (await desk.look(spot.person, spot.press, look.choice)).screen
        if look.screen == "history":
            table = spot.pressed.table
            return await History(self.service).screen(spot.person, table, look.choice)
        if look.screen in TABLELESS or not spot.pressed.table:
            return draw_page(look)
        return (await self.drawing.table(spot.person, spot.pressed.table, look)).screen

    def _told(self, spot: Spot, why: Text) -> Answer:
        language = self.drawing.language_of(spot.person)
        return Answer(notice=self.drawing.catalog.say(language, why))


def _is_page(spot: Spot) -> bool:
    """Whether what was pressed turns pages, which say the same however the table stands."""
    intent = spot.pressed.intent
    return isinstance(intent, Look) and intent.screen in _PAGES


def _page_of(intent: Intent) -> Look | None:
    """The page on which what asks for ``intent`` stands, beside the message of a table."""
    match intent:
        case Look():
            return intent
        case Propose(choice=choice):
            return Look("setup", choice)
        case Choose(choice=choice):
            return Look("settings", choice)
        case _:
            return None


def _card_of(intent: Intent) -> Card | None:
    """The card that a press on it would throw."""
    match intent:
        case Play((Discard(card),)):
            return card
        case _:
            return None


def _face_of(screen: Screen, card: Card) -> Face | None:
    """A card as it stands on a screen; where more than once, where something is said of it."""
    rows = (block.cards for block in screen.blocks if isinstance(block, CardRow))
    faces = [face for face in chain.from_iterable(rows) if face.card == card]
    return max(faces, key=lambda face: bool(face.intent or face.hint), default=None)


def _reason(button: Button) -> Text:
    return button.why or refusal(NotAllowed(Fault.NOT_NOW))
