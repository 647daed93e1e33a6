"""Screens of people with names that nobody would be glad of, for what draws them."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from hypothesis import strategies as st

from adapters.presentation.screen import Screen
from adapters.presentation.screens import (
    Leaf,
    board_screen,
    draw,
    games_screen,
    history_screen,
    match_screen,
    result_screen,
    round_screen,
    showdown_screen,
    stats_screen,
)
from engine.match.actions import Accept, Action, Autopilot, ChooseDealer, OfferAbort, Resign
from engine.match.boards import board_view, hand_view, showdown_view
from engine.match.people import Place, Player
from engine.round.moves import Discard, DrawStock
from engine.service.intents import Look
from engine.service.ports import Person
from engine.service.service import PastMatch
from tests.adapters.presentation.scenes import ENDED, GAME, PASSES, a_record
from tests.builders import NORTH, OPENING, SOUTH, a_table, plain_card

LOOKS: Final = (None, Look("knock"), Look("resign"))
MOMENT: Final = 1_795_780_800_000
THROWN: Final = Autopilot(SOUTH, (DrawStock(), Discard(plain_card("Qd"))))

HOSTILE: Final = (
    "<b>",
    "</pre>",
    "&amp;",
    "&#9829;",
    '<a href="tg://user?id=1">',
    "@somebody",
    "<@123456789012345678>",
    "<t:1700000000:R>",
    "[Bob](https://cards.example)",
    ":smile:",
    "||`**__",
    "```",
    "https://cards.example/x",
    "/resign",
    "\u202e",
    "\u2067",
    "\u2069\u2069",
    "\u05d0\u05d1\u05d2",
    "\u0639\u0631\u0628\u064a",
    "\u200b\u200d\ufeff",
    "e\u0301\u0302\u0303\u0304\u0305\u0306\u0307",
    "👩‍👩‍👧‍👦",
    "🏳️‍🌈",
    "漢字",
    "{ $name }",
    "%s\\n`*_~",
    "Ада",
    "\n",
    " ",
    "x" * 500,
)
NAMES: Final = st.lists(st.sampled_from(HOSTILE), min_size=1, max_size=12).map("".join)
WORST: Final = "\U0001f469\u0301\u0302\u0303\u0304\u0305\u0306\u0307" * 40
"""As many UTF-16 units as a name can have."""


def screens_of(ada: str, ben: str, place: str) -> Iterator[Screen]:
    """What is shown of a match of two people of these names."""
    opening = replace(
        OPENING, players=(Player(ada, person="ada"),), places=(Place("telegram", "-1/2", place),)
    )
    invited = replace(opening, invited="ben", invited_name=ben, waits_seconds=600)
    dealt = (Accept(Player(ben, person="ben")), ChooseDealer(SOUTH, deals=False))
    ended = (*dealt, *ENDED[2:])
    yield board_screen(board_view(a_table(opening=invited, game=GAME), GAME))
    stories: tuple[tuple[Action, ...], ...] = (
        dealt[:1],
        (*dealt, *PASSES, OfferAbort(NORTH)),
        (*dealt, *PASSES, THROWN),
        ended,
        (*ended, Resign(SOUTH)),
    )
    for actions in stories:
        table = a_table(*actions, opening=opening, game=GAME)
        views = [hand_view(table, GAME, seat) for seat in (NORTH, SOUTH)]
        yield from (board_screen(views[0].board), result_screen(views[0].board))
        yield from (draw(view, look=look) for view in views for look in (None, Look("resign")))
        yield games_screen(views)
    past = [PastMatch(views[0], MOMENT)] * 9
    laid = showdown_view(table, GAME)
    assert laid is not None
    yield from (history_screen(past, 0, laid_open=True), match_screen(views[0], Leaf("match", 0)))
    yield from (round_screen(views[0], Leaf("round", 0, 1), laid), showdown_screen(laid))
    yield stats_screen(replace(a_record(), person=Person("ada", ada), rival=Person("ben", ben)))
