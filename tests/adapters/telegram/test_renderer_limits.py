"""Every screen keeps within what Telegram takes, whoever plays and whatever they are called."""

from itertools import islice
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.presentation.lengths import units
from adapters.presentation.screen import CardRow
from adapters.presentation.screens import board_screen, draw
from adapters.telegram.drawing.keyboard import EXPLAINS, MOST_IN_ROW
from adapters.telegram.drawing.markup import MOST_ENTITIES, MOST_UNITS
from adapters.telegram.drawing.renderer import LONGEST_POPUP, Rendered
from engine.cards.card import Card
from engine.match.boards import HandView, hand_view
from engine.match.rules import Rules
from tests.adapters.presentation.golden_files import BOOKS, KEPT, LANGUAGES
from tests.adapters.presentation.named_screens import LOOKS, NAMES, WORST, screens_of
from tests.adapters.presentation.random_play import by_any_rules, game_of, moments
from tests.adapters.telegram.drawings import GROUP, popped, read, rows_of, shown

MOST_BUTTONS: Final = 100
MOST_CARRIED: Final = 64
HEAVIEST_KEYBOARD: Final = 10_000
"""Bytes of a keyboard in JSON; Telegram takes a little more."""


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
