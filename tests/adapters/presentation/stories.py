"""Tables of Ada's and Ben's by any rules, played on packs that are known."""

from dataclasses import dataclass, replace
from typing import Final

from adapters.presentation.screen import Screen
from adapters.presentation.screens import (
    board_screen,
    hand_screen,
    result_screen,
    showdown_screen,
)
from engine.cards.card import PLAIN_CARDS, Card
from engine.match.actions import Accept, Action, BeReady, ChooseDealer, Play
from engine.match.boards import (
    BoardView,
    HandView,
    ShowdownView,
    board_view,
    hand_view,
    showdown_view,
)
from engine.match.rules import Rules
from engine.match.table import Game, Table
from engine.round.moves import Discard, DrawDiscard, DrawStock, Gin, Knock, LayOut, Pass
from engine.service.intents import Look
from engine.variants.house import variant_of
from tests.builders import (
    BEN,
    NORTH,
    OPENING,
    SOUTH,
    a_game,
    a_table,
    plain_card,
    some_melds,
)

BENS: Final = "4s 5s 6s Kh Kd Kc 9h 9d 2d Qd"
"""Knocks with 2 after drawing the nine of clubs; as dealt it holds 30 points."""
KINGS_FIRST: Final = "Kh Kd Kc 4s 5s 6s 9h 9d 2d Qd"
"""The same cards; the first is high, so that Ada deals where chance picks the dealer."""
ADAS: Final = "7s 3s Ks 9s 5h 6h 7h Jh Jd 8c"
"""Could lay off four cards on Ben's melds."""
MELDED: Final = "Qs Qh Qc 5h 6h 7h Jh Jd Js 2h"
"""Holds 2 points, and no card fits Ben's melds."""
BEFORE_GIN: Final = "4s 5s 6s 7s Kh Kd Kc 9h 9d Qd"
"""Gin after drawing the nine of clubs."""
BEFORE_BIG_GIN: Final = "Kh 5s 6s 4s Kd Kc 9h 9d 9s 7s"
"""All eleven are in melds after drawing the nine of clubs."""
LOOSE: Final = "Qs 3s Ts 2s 5h 6h 7h Jh Jd 8c"
"""Could lay off a three and an eight on the run that Ben goes gin with."""
GIN_AS_DEALT: Final = "4s 5s 6s 7s Kh Kd Kc 9h 9d 9c"
TIED_FIRST: Final = ("4s Kh 5s 6s Kd Kc 9h 9d 2d Qd", "4h 7s 3s Ks 9s 5h 6h 7h Jh Jd")
"""The first cut is a tie; then Ada cuts higher."""

THREE: Final = some_melds("9c 9d 9h, Kc Kd Kh, 4s 5s 6s")
LONG_RUN: Final = some_melds("9c 9d 9h, Kc Kd Kh, 4s 5s 6s 7s")
ELEVEN: Final = some_melds("9c 9d 9h 9s, Kc Kd Kh, 4s 5s 6s 7s")
KNOCK: Final = Knock(plain_card("Qd"), THREE)
GIN: Final = Gin(plain_card("Qd"), LONG_RUN)
OPEN_RUN: Final = LayOut(some_melds("5h 6h 7h"))

START: tuple[Action, ...] = (Accept(BEN),)
CHOSEN: tuple[Action, ...] = (*START, ChooseDealer(SOUTH, deals=False))
"""Ben cut the higher card and wants Ada to deal."""
READY: tuple[Action, ...] = (BeReady(NORTH), BeReady(SOUTH))


@dataclass(frozen=True, slots=True)
class Story:
    """What was done at a table with these rules; ``pack`` is dealt in every round."""

    rules: Rules
    pack: str
    actions: tuple[Action, ...]

    def then(self, *actions: Action) -> "Story":
        """The same, and then more."""
        return replace(self, actions=(*self.actions, *actions))

    def board(self) -> Screen:
        """What everybody sees at the end."""
        return board_screen(self.board_view())

    def result(self) -> Screen:
        """How the match or series ended."""
        return result_screen(self.board_view())

    def showdown(self) -> Screen:
        """The round that ended last."""
        return showdown_screen(self.showdown_view())

    def hand(self, seat: int, look: Look | None = None) -> Screen:
        """What a seat sees at the end."""
        return hand_screen(self.hand_view(seat), "suit", look)

    def board_view(self) -> BoardView:
        """The view for everybody."""
        return board_view(*self.ended())

    def hand_view(self, seat: int) -> HandView:
        """The view of a seat."""
        return hand_view(*self.ended(), seat)

    def showdown_view(self) -> ShowdownView:
        """The view of the round that ended last."""
        view = showdown_view(*self.ended())
        assert view is not None
        return view

    def ended(self) -> tuple[Table, Game]:
        """The table at the end, and what it is played with."""
        game = a_game(self.pack, variant_of(self.rules))
        opening = replace(OPENING, rules=self.rules)
        return a_table(*self.actions, opening=opening, game=game), game


def dealt(bens: str, adas: str, upcard: str = "Jc", stock: str = "9c") -> str:
    """The pack that deals these hands when Ada deals, and each to the other when Ben does."""
    pairs = zip(bens.split(), adas.split(), strict=True)
    return " ".join((*(f"{ben} {ada}" for ben, ada in pairs), upcard, stock))


def drawn(seat: int = SOUTH) -> tuple[Action, ...]:
    """Nobody wants the upcard; ``seat``, who did not deal, has drawn from the stock."""
    return (
        Play(seat, (Pass(),)),
        Play(1 - seat, (Pass(),)),
        Play(seat, (DrawStock(),)),
    )


def won(seat: int = SOUTH) -> tuple[Action, ...]:
    """A whole round in which ``seat``, who did not deal, knocks and wins 55 points."""
    return (*drawn(seat), Play(seat, (KNOCK,)), Play(1 - seat, (OPEN_RUN,)))


STOCK_SIZE: Final = 29
"""Cards of the stock that may be drawn."""


def spent_stock(last: str) -> list[Card]:
    """The cards that are drawn of a stock whose last one is ``last``."""
    named = {plain_card(card) for card in f"{BENS} {ADAS} Jc {last}".split()}
    rest = [card for card in PLAIN_CARDS if card not in named]
    return [*rest[: STOCK_SIZE - 1], plain_card(last)]


def at_last_discard(last: str) -> Story:
    """Everybody has thrown what they drew; ``last`` lies open, the stock is spent, Ben answers."""
    cards = spent_stock(last)
    turns = (
        Play(seat, (DrawStock(), Discard(card)))
        for seat, card in zip([NORTH, SOUTH] * STOCK_SIZE, cards, strict=False)
    )
    pack = dealt(BENS, ADAS, stock=" ".join(map(str, cards)))
    took = Play(SOUTH, (DrawDiscard(), Discard(plain_card("Qd"))))
    return Story(Rules(options=(("fiftieth_card", True),)), pack, (*CHOSEN, took, *turns))
