"""Quiet boards and ended ones: where the last round is, and what can not be ended twice."""

from dataclasses import replace

import pytest

from adapters.presentation.screens import (
    board_screen,
    draw,
    end_screen,
    last_round,
    quiet_board,
)
from adapters.presentation.texts import text
from engine.match.boards import BoardView
from engine.match.sheet import MatchEnd, Sheet, settled
from engine.match.stages import Finished
from engine.service.intents import Ask, Look
from tests.adapters.presentation.paper import buttons
from tests.adapters.presentation.scenes import DEALT, ENDED, board_after, hand_after
from tests.builders import NORTH


def _next_match(view: BoardView) -> BoardView:
    """The same board after its round has ended a match of a series: the sheet is blank again."""
    settlement = settled(view.sheet, view.sheet_rules, NORTH, resigned=False)
    return replace(view, sheet=Sheet(), matches=(MatchEnd(view.sheet, settlement),))


@pytest.mark.parametrize(
    ("view", "number"),
    [
        (board_after(*DEALT), 0),
        (board_after(*ENDED), 1),
        (_next_match(board_after(*ENDED)), 1),
    ],
    ids=["none yet", "of this match", "of the match before"],
)
def test_the_last_round_is_the_one_that_ended_last(view: BoardView, number: int) -> None:
    assert last_round(view) == number


def test_the_last_round_has_its_place_before_there_is_one() -> None:
    before, after = (quiet_board(board_after(*actions)) for actions in (DEALT, ENDED))

    assert before.rows[0][-1] == replace(
        after.rows[0][-1], enabled=False, why=text("why-no-round-yet")
    )


def test_a_quiet_board_is_else_a_board_like_any_other() -> None:
    view = board_after(*ENDED)

    quiet, loud = quiet_board(view), board_screen(view)

    assert quiet.blocks == loud.blocks
    assert (quiet.rows[0][:-1], quiet.rows[1:]) == (loud.rows[0], loud.rows[1:])


def test_a_challenge_in_a_quiet_place_is_a_challenge_like_any_other() -> None:
    assert quiet_board(board_after()) == board_screen(board_after())


def test_ending_a_table_is_asked_whoever_looks() -> None:
    asked = [draw(view, look=Look("end")) for view in (board_after(*DEALT), hand_after(NORTH))]

    assert all(buttons(screen)["End the table"].intent == Ask("end") for screen in asked)


def test_what_is_over_is_shown_as_it_is() -> None:
    over = replace(board_after(*DEALT), finished=Finished("ended", name="Eve"))

    assert end_screen(over) == board_screen(over)
