"""The standing of a match and of its series, and what a match comes to."""

import pytest

from adapters.presentation.screen import Grid, Screen
from adapters.presentation.screens.table.standings import match_number
from engine.match.actions import AnswerAbort, OfferAbort, Resign
from engine.match.rules import Rules
from engine.service.intents import Look
from tests.adapters.presentation.paper import on_paper, said
from tests.adapters.presentation.stories import (
    ADAS,
    BENS,
    CHOSEN,
    KINGS_FIRST,
    START,
    Story,
    dealt,
    won,
)
from tests.adapters.presentation.variant_scenes import (
    ACE,
    LAST_MATCH,
    SECOND_MATCH,
    SERIES,
    SPADE,
)
from tests.builders import NORTH, SOUTH

CLASSIC_SERIES = Story(
    Rules(target=10, options=(("matches_to_win", 2),)), dealt(BENS, ADAS), (*CHOSEN, *won())
)


def grids(screen: Screen) -> list[list[list[str]]]:
    """The tables of a screen, as words."""
    return [
        [[said(cell) for cell in row] for row in block.rows]
        for block in screen.blocks
        if isinstance(block, Grid)
    ]


def test_a_series_has_a_column_for_the_matches_won() -> None:
    assert grids(SECOND_MATCH.board()) == [
        [
            ["Player", "Score", "Rounds won", "Matches"],
            ["Ada", "0", "0", "0"],
            ["Ben", "0", "0", "1"],
            ["Target", "10", "", "3"],
        ]
    ]


def test_a_match_by_itself_has_no_such_column() -> None:
    story = Story(Rules(), dealt(BENS, ADAS), CHOSEN)

    assert grids(story.board())[0][0] == ["Player", "Score", "Rounds won"]
    assert "Matches" not in on_paper(story.board())
    assert "Matches" not in on_paper(story.hand(NORTH))


def test_where_a_round_may_bring_several_boxes_they_are_called_so() -> None:
    assert grids(SPADE.board())[0][0] == ["Player", "Score", "Rounds counted"]


@pytest.mark.parametrize("screen", [SECOND_MATCH.board(), SECOND_MATCH.hand(NORTH)])
def test_the_standing_of_a_series_is_on_the_board_and_on_the_hand(screen: Screen) -> None:
    assert "Matches: Ada 0, Ben 1 (first to 3)" in on_paper(screen)


@pytest.mark.parametrize(
    ("story", "number"),
    [
        pytest.param(Story(Rules("tournament"), dealt(KINGS_FIRST, ADAS), START), 1, id="begun"),
        pytest.param(SERIES, 1, id="the first just ended"),
        pytest.param(SECOND_MATCH, 2, id="the second is played"),
        pytest.param(LAST_MATCH, 5, id="all over"),
    ],
)
def test_a_round_belongs_to_a_match(story: Story, number: int) -> None:
    assert match_number(story.board_view()) == number
    assert f"match {number}, round" in on_paper(story.board())


def test_who_won_a_match_is_said_until_the_next_one_begins() -> None:
    assert "Match 1 goes to Ben." in on_paper(SERIES.board())
    assert "Match 1 goes to Ben." in on_paper(SERIES.hand(NORTH))
    assert "Match 1 goes to Ben." not in on_paper(SECOND_MATCH.board())


def test_the_showdown_that_ends_a_match_settles_it_line_by_line() -> None:
    screen = CLASSIC_SERIES.showdown()

    assert grids(screen)[1] == [
        ["", "Ada", "Ben"],
        ["Score", "0", "55"],
        ["Match bonus", "", "100"],
        ["Shutout", "", "155"],
        ["Rounds won", "0 (0 rounds)", "25 (1 round)"],
        ["Final count", "0", "335"],
    ]
    assert "Ben gets 335 points." in on_paper(screen)
    assert "Matches: Ada 0, Ben 1 (first to 2)" in on_paper(screen)


def test_the_showdown_of_a_match_by_itself_leaves_the_settlement_to_the_result() -> None:
    story = Story(Rules(target=10), dealt(BENS, ADAS), (*CHOSEN, *won()))

    assert len(grids(story.showdown())) == 1
    assert "Ben gets 335 points." in on_paper(story.result())


def test_the_result_of_a_series_shows_every_match() -> None:
    words = on_paper(LAST_MATCH.result())

    assert len(grids(LAST_MATCH.result())) == 5
    assert [f"Match {number} goes to" in words for number in range(1, 6)] == [True] * 5
    assert "Ben wins the series, 3 : 2 in matches." in words


def test_the_boards_of_a_series_say_that_it_is_over() -> None:
    assert said(LAST_MATCH.result().title) == "Ada, Ben: the series is over"
    assert "That was the last round of the series." in on_paper(LAST_MATCH.showdown())


def test_whoever_resigns_in_a_series_is_told_that_all_of_it_is_lost() -> None:
    words = on_paper(CLASSIC_SERIES.hand(NORTH, Look("resign")))

    assert "You give up the whole series, and match 2 is settled as it stands" in words
    assert "100 points against you. Ben wins." in words


def test_a_resignation_shows_the_matches_before_and_the_one_that_it_cut_short() -> None:
    words = on_paper(CLASSIC_SERIES.then(Resign(NORTH)).result())

    assert (
        "Ada resigned. Ben wins the series, and 100 points for the match that was cut short."
        in words
    )
    assert "Match 1 goes to Ben." in words
    assert "Match 2, as it stood: Ben is given it." in words


def test_a_series_is_called_off_as_a_whole() -> None:
    offered = SECOND_MATCH.then(OfferAbort(SOUTH))

    assert "Ben offers to call the series off." in on_paper(offered.board())
    assert "Call the whole series off?" in on_paper(SECOND_MATCH.hand(NORTH, Look("abort")))
    assert "You have offered to call the series off." in on_paper(
        offered.hand(SOUTH, Look("abort"))
    )
    assert "The series was called off and counts for nobody." in on_paper(
        offered.then(AnswerAbort(NORTH, agrees=True)).board()
    )


def test_settled_boxes_are_boxes_where_a_round_may_bring_several() -> None:
    extra = ACE.then(Resign(NORTH))

    words = on_paper(extra.result())

    assert "Rounds counted | 0 (0 rounds) | 0 (0 rounds)" in words
