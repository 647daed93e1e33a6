"""Every screen keeps within what Telegram takes, whoever plays and whatever they are called."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.presentation.lengths import units
from adapters.presentation.screen import CardRow, Screen
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
from adapters.telegram.drawing.keyboard import EXPLAINS, MOST_IN_ROW
from adapters.telegram.drawing.markup import MOST_ENTITIES, MOST_UNITS
from adapters.telegram.drawing.renderer import LONGEST_POPUP, Rendered
from engine.cards.card import Card
from engine.match.actions import Accept, Action, Autopilot, ChooseDealer, OfferAbort, Resign
from engine.match.boards import HandView, board_view, hand_view, showdown_view
from engine.match.people import Place, Player
from engine.match.rules import Rules
from engine.round.moves import Discard, DrawStock
from engine.service.intents import Look
from engine.service.ports import Person
from engine.service.service import PastMatch
from tests.adapters.presentation.golden_files import BOOKS, KEPT, LANGUAGES
from tests.adapters.presentation.random_play import by_any_rules, game_of, moments
from tests.adapters.presentation.scenes import ENDED, GAME, PASSES, a_record
from tests.adapters.telegram.drawings import GROUP, popped, read, rows_of, shown
from tests.builders import NORTH, OPENING, SOUTH, a_table, plain_card

MOST_BUTTONS: Final = 100
MOST_CARRIED: Final = 64
HEAVIEST_KEYBOARD: Final = 10_000
"""Bytes of a keyboard in JSON; Telegram takes a little more."""
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


def check(message: Rendered) -> None:
    """Fail unless Telegram takes the message as it is."""
    plain, entities = read(message.text)
    assert 0 < units(plain) <= MOST_UNITS
    assert entities <= MOST_ENTITIES
    rows = rows_of(message)
    assert sum(map(len, rows)) <= MOST_BUTTONS
    assert all(0 < len(row) <= MOST_IN_ROW for row in rows)
    for button in (button for row in rows for button in row):
        assert button.text.strip()
        assert button.url or 0 < len(str(button.callback_data).encode()) <= MOST_CARRIED
    if message.keyboard is not None:
        assert len(message.keyboard.to_json().encode()) <= HEAVIEST_KEYBOARD


def _hand(view: HandView) -> tuple[Card, ...]:
    return () if view.round is None else view.round.hand


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("book", "name"), KEPT)
def test_every_scene_is_taken_whole(book: str, name: str, language: str) -> None:
    screen = BOOKS[book][name]()

    message = shown(screen, language)

    check(message)
    assert "\n…" not in message.text
    assert 0 < units(popped(screen, language)) <= LONGEST_POPUP


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("book", "name"), KEPT)
def test_every_scene_keeps_all_its_buttons(book: str, name: str, language: str) -> None:
    screen = BOOKS[book][name]()

    carried = [
        str(button.callback_data)
        for row in rows_of(shown(screen, language))
        for button in row
        if button.callback_data != EXPLAINS
    ]

    able = sum(button.enabled for row in screen.rows for button in row)
    able += sum(face.intent is not None for face in screen.hand)
    asking = sum(one.startswith(EXPLAINS) for one in carried)
    assert len(carried) - asking == able
    assert asking == sum(map(len, screen.rows)) + len(screen.hand) - able


@by_any_rules
def test_every_moment_of_a_match_is_taken_whole(rules: Rules) -> None:
    for at, table in enumerate(moments(rules)):
        view = hand_view(table, game_of(rules), at % 2)

        for look in LOOKS:
            screen = draw(view, look=look)
            check(shown(screen, LANGUAGES[at % len(LANGUAGES)]))
            assert {face.card for face in screen.hand} == set(_hand(view))
        check(shown(board_screen(view.board), LANGUAGES[at % len(LANGUAGES)], GROUP))


@given(first=st.integers(0, 3), ada=NAMES, ben=NAMES, place=NAMES)
def test_no_name_breaks_a_screen(first: int, ada: str, ben: str, place: str) -> None:
    for at, screen in enumerate(islice(screens_of(ada, ben, place), first, None, 4)):
        message = shown(screen, LANGUAGES[at % len(LANGUAGES)])

        check(message)
        assert "@somebody" not in message.text
        assert "cards.example" not in message.text
        assert "<a" not in message.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_names_cost_no_card(language: str) -> None:
    for screen in screens_of(WORST, WORST, WORST):
        message = shown(screen, language)

        check(message)
        rows = sum(isinstance(block, CardRow) for block in screen.blocks)
        assert sum(line.endswith(tuple("♣♦♠♥]")) for line in message.text.split("\n")) >= rows
