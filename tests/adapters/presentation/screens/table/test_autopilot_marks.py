"""Where autopilot has played: its mark in the sheet, at a showdown and in matches read again."""

import pytest

from adapters.presentation.screen import Screen
from adapters.presentation.screens import board_screen, draw
from engine.match.actions import Action, Autopilot, ComeBack, Expire
from engine.round.moves import Pass
from tests.adapters.presentation.history_scenes import a_match
from tests.adapters.presentation.paper import on_paper
from tests.adapters.presentation.scenes import (
    DRAWN,
    ENDED,
    board_after,
    hand_after,
    showdown_after,
)
from tests.adapters.presentation.time_scenes import ANSWERED, BOTH_AWAY, CLOSED, FIRST_AWAY
from tests.builders import NORTH, SOUTH


def lines(screen: Screen) -> list[str]:
    """The screen as it is read."""
    return on_paper(screen).split("\n")


def test_the_sheet_marks_for_whom_autopilot_played_and_says_where() -> None:
    board = lines(board_screen(board_after(*ANSWERED)))

    assert "Ada † | 0 | 0" in board
    assert "Ben | 55 | 1" in board
    assert "† Autopilot played 1 turn for Ada (rounds: 1)." in board


def test_the_sheet_counts_the_turns_of_the_round_in_play() -> None:
    played = [line for line in lines(board_screen(board_after(*BOTH_AWAY))) if "†" in line]

    assert played == [
        "Ada † | 0 | 0",
        "Ben † | 0 | 0",
        "† Autopilot played 1 turn for Ada (rounds: 1).",
        "† Autopilot played 2 turns for Ben (rounds: 1).",
    ]


def test_the_sheet_adds_up_the_rounds_in_which_autopilot_played() -> None:
    twice = (*ANSWERED, Expire(), Autopilot(NORTH, (Pass(),)))

    board = lines(board_screen(board_after(*twice)))
    assert "† Autopilot played 2 turns for Ada (rounds: 1, 2)." in board


def test_the_showdown_marks_it_too() -> None:
    shown = lines(draw(showdown_after(*ANSWERED)))

    assert "Ada † | 0 | 0" in shown
    assert "† Autopilot played 1 turn for Ada in this round." in shown


def test_a_match_read_again_marks_the_rounds() -> None:
    shown = lines(a_match(hand_after(SOUTH, *ANSWERED, CLOSED)))

    assert "1. Ben wins the knock: 55 points. Ada 0, Ben 55 †" in shown
    assert shown.count("† Autopilot played 1 turn for Ada (rounds: 1).") == 1


@pytest.mark.parametrize("actions", [DRAWN, ENDED])
def test_where_autopilot_never_played_nothing_is_marked(actions: tuple[Action, ...]) -> None:
    assert "†" not in on_paper(board_screen(board_after(*actions)))


def test_coming_back_wipes_no_mark_from_the_sheet() -> None:
    back = (*FIRST_AWAY, ComeBack(SOUTH))

    assert "Ben † | 0 | 0" in lines(board_screen(board_after(*back)))
