"""Screens all match long: every word is there, every button fits, nothing leaks."""

from dataclasses import fields, replace
from typing import get_type_hints

import pytest

from adapters.presentation.narration import narrate
from adapters.presentation.screen import CardRow, Screen
from adapters.presentation.screens import (
    board_screen,
    draw,
    hand_screen,
    result_screen,
    showdown_screen,
)
from adapters.presentation.seats import called
from adapters.presentation.texts import text
from adapters.presentation.tokens import MAX_BYTES, Tokens
from engine.match.boards import BoardView, board_view, hand_view, showdown_view
from engine.match.people import Player
from engine.match.rules import Rules
from engine.match.table import to_act
from engine.opponents import ALL
from engine.round.events import RoundEnded
from engine.round.outcome import Ending, LineKind
from engine.round.views import Memory
from engine.service.intents import Look
from tests.adapters.presentation.paper import CATALOG, every_text, said
from tests.adapters.presentation.random_play import (
    GAME,
    by_any_rules,
    game_of,
    moments,
    tables,
)
from tests.builders import ADA, BEN, CASUAL, NORTH, SOUTH

LOOKS = (
    None,
    *(Look(screen) for screen in ("knock", "defend", "resign", "abort", "rules")),
    *(Look("knock", choice) for choice in ("gin", "big")),
)
TOKENS = Tokens(b"s" * 32)
LANGUAGES = CATALOG.codes


def _screens(rules: Rules) -> list[Screen]:
    screens: list[Screen] = []
    game = game_of(rules)
    for table in moments(rules):
        board = board_view(table, game)
        screens += [board_screen(board), result_screen(board)]
        screens += [
            draw(hand_view(table, game, seat), look=look)
            for seat in (NORTH, SOUTH)
            for look in LOOKS
        ]
        ended = showdown_view(table, game)
        if ended is not None:
            screens.append(showdown_screen(ended))
    return screens


@by_any_rules
def test_every_screen_can_be_said_in_every_language(rules: Rules) -> None:
    texts = {text for screen in _screens(rules) for text in every_text(screen)}

    spoken = [CATALOG.say(language, text) for language in LANGUAGES for text in texts]

    assert len(spoken) == len(texts) * len(LANGUAGES)


@by_any_rules
def test_every_button_of_every_screen_fits_a_token(rules: Rules) -> None:
    screens = _screens(rules)

    sizes = [
        len(TOKENS.encode(button.intent, screen.table, screen.version, "person:00000001"))
        for screen in screens
        for row in screen.rows
        for button in row
    ]

    assert max(sizes) <= MAX_BYTES


@pytest.mark.parametrize("seed", range(2))
def test_only_whoever_is_waited_for_is_called(seed: int) -> None:
    for table in tables(seed):
        called = {
            seat for seat in (NORTH, SOUTH) if hand_screen(hand_view(table, GAME, seat)).attention
        }

        assert called == set(to_act(table))


def test_a_board_can_be_drawn_from_public_views_alone() -> None:
    asked = get_type_hints(board_screen)["view"]

    assert asked is BoardView
    assert not {"hand", "seat"} & {field.name for field in fields(BoardView)}


@by_any_rules
def test_no_screen_tells_what_only_computer_players_remember(rules: Rules) -> None:
    for table in moments(rules):
        for seat in (NORTH, SOUTH):
            view = hand_view(table, game_of(rules), seat)
            if view.round is None:
                continue
            forgetful = replace(view.round, memory=Memory((1 << 52) - 1, (0, 0)))
            other = replace(view, round=forgetful)

            assert [draw(other, look=look) for look in LOOKS] == [
                draw(view, look=look) for look in LOOKS
            ]


@by_any_rules
def test_a_board_shows_no_card_of_a_hand_before_a_knock(rules: Rules) -> None:
    for table in moments(rules):
        board = board_view(table, game_of(rules))
        if board.round is None or board.round.knocked is not None or board.readying is not None:
            continue
        shown = {
            face.card
            for block in board_screen(board).blocks
            if isinstance(block, CardRow)
            for face in block.cards
        }

        assert shown <= {board.round.upcard}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ending", Ending)
def test_every_ending_is_told(language: str, ending: Ending) -> None:
    won = RoundEnded(ending, NORTH, 5)
    drawn = RoundEnded(ending, None, 0)
    told = won if ending not in {Ending.DEAD_HAND, Ending.BROKEN_OFF} else drawn

    assert said(narrate(told, (ADA, BEN)), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", LineKind)
def test_every_line_of_the_arithmetic_is_told(language: str, kind: LineKind) -> None:
    line = text(f"sum-{kind.value.replace('_', '-')}", high=9, low=4, points=5)

    assert "5" in said(line, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ALL)
def test_every_computer_player_has_a_name(language: str, key: str) -> None:
    assert said(text(f"computer-{key}"), language)


def test_a_computer_player_is_called_what_it_is() -> None:
    assert called(CASUAL) == text("computer-casual")
    assert called(Player("Ann", person="ann")) != text("computer-casual")


def test_a_board_with_a_seat_still_free_has_no_hand_to_show() -> None:
    table = next(iter(tables(0)))
    board = replace(board_view(table, GAME), capacity=3)

    keys = [button.label.key for row in board_screen(board).rows for button in row]

    assert keys == ["button-rules"]
