"""Whom everybody waits for, and for what."""

from dataclasses import replace

import pytest

from adapters.presentation.screens.table.turns import status_line, turn_line
from engine.match.actions import Resign
from tests.adapters.presentation.paper import said
from tests.adapters.presentation.scenes import DEALT, ENDED, board_after, hand_after
from tests.adapters.presentation.stories import Story, at_last_discard
from tests.adapters.presentation.variant_scenes import (
    DECLARED,
    FREE,
    GIN_LAID_OFF,
    LAST,
    LAST_MATCH,
    REMIK,
    TAKEN,
)
from tests.builders import NORTH, SOUTH


@pytest.mark.parametrize(
    ("story", "line"),
    [
        (
            REMIK,
            "Ben to begin: draw, take the upcard or leave it, or lay down as dealt.",
        ),
        (DECLARED, "Ada to answer the knock."),
        (GIN_LAID_OFF, "Ada to answer the gin."),
        (
            LAST,
            "The stock is spent. Ben to take the last discard and end the round, or to leave it.",
        ),
        (TAKEN, "Ben took the last discard and must end the round."),
        (LAST_MATCH, "The series is over."),
    ],
)
def test_everybody_reads_what_is_waited_for(story: Story, line: str) -> None:
    assert said(turn_line(story.board_view())) == line


@pytest.mark.parametrize(
    ("story", "seat", "line"),
    [
        (REMIK, SOUTH, "You begin: draw, take the upcard or leave it."),
        (
            FREE,
            SOUTH,
            "You begin: draw, take the upcard or leave it, or lay your hand down as dealt.",
        ),
        (GIN_LAID_OFF, NORTH, "Your turn: answer the gin."),
        (
            LAST,
            SOUTH,
            "The stock is spent. Take the last discard and end the round with it, or leave it.",
        ),
        (
            at_last_discard("Qh"),
            SOUTH,
            "The stock is spent, and the last discard does not let you end the round: leave it.",
        ),
        (TAKEN, SOUTH, "You took the last discard: end the round with it."),
    ],
)
def test_whoever_is_waited_for_reads_what_the_hand_allows(
    story: Story, seat: int, line: str
) -> None:
    assert said(status_line(story.hand_view(seat))) == line


def test_nobody_else_learns_whether_the_last_discard_ends_the_round() -> None:
    ends, ends_not = LAST.board_view(), at_last_discard("Qh").board_view()

    assert turn_line(ends) == turn_line(ends_not)


def test_whoever_waits_reads_the_same_as_everybody() -> None:
    view = REMIK.hand_view(NORTH)

    assert status_line(view) == turn_line(view.board)


def test_a_table_that_waits_for_nobody_says_so() -> None:
    view = replace(board_after(*DEALT), to_act=())

    assert said(turn_line(view)) == "Nobody is waited for."


def test_a_finished_match_has_no_turn() -> None:
    assert said(turn_line(board_after(*ENDED, Resign(NORTH)))) == "The match is over."


def test_a_challenge_waits_for_an_answer() -> None:
    assert said(status_line(hand_after(NORTH))) == "The challenge waits for an answer."
