"""The pieces that fill a variant's slots."""

from dataclasses import replace

import pytest

from engine.round.outcome import Ending, LaidHand, LineKind, Outcome, ScoreLine, Worth
from engine.round.pieces import FixedLimit, KnockScoring
from engine.round.state import RoundState
from engine.round.variant import Defence
from engine.variants.gin import CLASSIC
from tests.builders import NORTH, SOUTH, a_round

DIFFERENCE, DEADWOOD = LineKind.DIFFERENCE, LineKind.DEADWOOD
GIN_BONUS, UNDERCUT_BONUS = LineKind.GIN_BONUS, LineKind.UNDERCUT_BONUS


def showdown(knocker_points: int, defender_points: int) -> RoundState:
    """A round in which South has knocked, and both hands lie open."""
    laid = (
        LaidHand(SOUTH, (), (), (), knocker_points),
        LaidHand(NORTH, (), (), (), defender_points),
    )
    return replace(a_round(""), laid=laid)


def scored(scoring: KnockScoring, knocker_points: int, defender_points: int) -> Outcome:
    return scoring.outcome(CLASSIC, showdown(knocker_points, defender_points))


def test_the_outcome_shows_the_knockers_hand_first() -> None:
    state = showdown(4, 19)

    outcome = KnockScoring().outcome(CLASSIC, state)

    assert (outcome.knocker, outcome.hands) == (SOUTH, state.laid)


@pytest.mark.parametrize(
    ("knocker", "defender", "ending", "points", "lines"),
    [
        pytest.param(
            12, 18, Ending.KNOCK, (0, 6), (ScoreLine(DIFFERENCE, 6, 18, 12),), id="a knock"
        ),
        pytest.param(
            0,
            19,
            Ending.GIN,
            (0, 44),
            (ScoreLine(DEADWOOD, 19), ScoreLine(GIN_BONUS, 25)),
            id="gin",
        ),
        pytest.param(
            0,
            0,
            Ending.GIN,
            (0, 25),
            (ScoreLine(DEADWOOD, 0), ScoreLine(GIN_BONUS, 25)),
            id="gin against nothing is no undercut",
        ),
        pytest.param(
            9,
            4,
            Ending.UNDERCUT,
            (30, 0),
            (ScoreLine(DIFFERENCE, 5, 9, 4), ScoreLine(UNDERCUT_BONUS, 25)),
            id="an undercut",
        ),
        pytest.param(
            7,
            7,
            Ending.UNDERCUT,
            (25, 0),
            (ScoreLine(DIFFERENCE, 0, 7, 7), ScoreLine(UNDERCUT_BONUS, 25)),
            id="a tie is an undercut",
        ),
    ],
)
def test_a_showdown_is_reckoned_line_by_line(
    knocker: int,
    defender: int,
    ending: Ending,
    points: tuple[int, ...],
    lines: tuple[ScoreLine, ...],
) -> None:
    outcome = scored(KnockScoring(), knocker, defender)

    assert (outcome.ending, outcome.points, outcome.lines) == (ending, points, lines)


def test_a_tie_scores_for_nobody_where_it_is_no_undercut() -> None:
    outcome = scored(KnockScoring(Worth(undercut_on_tie=False)), 7, 7)

    assert (outcome.ending, outcome.winner, outcome.points) == (Ending.KNOCK, None, (0, 0))


def test_bonuses_are_those_of_the_variant() -> None:
    scoring = KnockScoring(Worth(gin_bonus=20, undercut_bonus=10))

    assert scored(scoring, 0, 19).points == (0, 39)
    assert scored(scoring, 16, 12).points == (14, 0)


def test_a_fixed_limit_is_the_same_whatever_was_dealt() -> None:
    assert FixedLimit(10).limit(a_round("")) == 10


@pytest.mark.parametrize(
    ("defence", "on_knock", "on_gin"),
    [
        pytest.param(Defence(), True, False, id="as a rule on a knock alone"),
        pytest.param(Defence(layoff_on_gin=True), True, True, id="even on gin"),
        pytest.param(Defence(layoff_on_knock=False), False, False, id="never"),
    ],
)
def test_a_defence_says_when_cards_may_be_laid_off(
    defence: Defence, *, on_knock: bool, on_gin: bool
) -> None:
    assert (defence.may_lay_off(1), defence.may_lay_off(0)) == (on_knock, on_gin)
