"""How the first dealer was found."""

from dataclasses import replace

import pytest

from adapters.presentation.screen import Line
from adapters.presentation.screens.table.cuts import first_deal_lines
from engine.match.actions import BeReady, ChooseDealer, Play
from engine.match.rules import Rules
from tests.adapters.presentation.paper import on_paper, said
from tests.adapters.presentation.stories import (
    ADAS,
    BENS,
    CHOSEN,
    KINGS_FIRST,
    KNOCK,
    OPEN_RUN,
    START,
    TIED_FIRST,
    Story,
    dealt,
    drawn,
)
from tests.builders import NORTH, SOUTH


def lines(story: Story) -> list[str]:
    """What a board says of the first deal."""
    view = story.board_view()
    assert view.round is not None
    return [said(line.text) for line in first_deal_lines(view, view.round)]


@pytest.mark.parametrize(
    ("story", "told"),
    [
        pytest.param(
            Story(Rules(), dealt(BENS, ADAS), CHOSEN),
            [
                "Cut: Ada 4♠, Ben 7♠",
                "Ben cut the higher card and lets Ada deal first.",
            ],
            id="the higher card lets the other deal",
        ),
        pytest.param(
            Story(Rules(), dealt(BENS, ADAS), (*START, ChooseDealer(SOUTH, deals=True))),
            ["Cut: Ada 4♠, Ben 7♠", "Ben cut the higher card and deals first."],
            id="the higher card deals",
        ),
        pytest.param(
            Story(Rules("remik"), dealt(BENS, ADAS), START),
            ["Cut: Ada 4♠, Ben 7♠", "Ada cut the lower card and deals first."],
            id="the lower card deals",
        ),
        pytest.param(
            Story(Rules(), dealt(*TIED_FIRST), (*START, ChooseDealer(NORTH, deals=True))),
            [
                "Cut: Ada 4♠, Ben 4♥",
                "Cut: Ada K♥, Ben 7♠",
                "Ada cut the higher card and deals first.",
            ],
            id="a tie is cut again",
        ),
        pytest.param(
            Story(Rules("online"), dealt(KINGS_FIRST, ADAS), START),
            ["Chance picked Ada to deal first."],
            id="nobody cuts",
        ),
    ],
)
def test_a_board_says_why_this_dealer_deals_first(story: Story, told: list[str]) -> None:
    assert lines(story) == told
    assert all(line in on_paper(story.board()) for line in told)


def test_after_the_first_round_the_cut_is_forgotten() -> None:
    story = Story(Rules(), dealt(BENS, ADAS), (*CHOSEN, *drawn()))
    second = story.then(
        Play(SOUTH, (KNOCK,)), Play(NORTH, (OPEN_RUN,)), BeReady(NORTH), BeReady(SOUTH)
    )

    assert lines(second) == []


def test_a_cut_that_was_not_written_down_is_not_told() -> None:
    view = replace(Story(Rules(), dealt(BENS, ADAS), CHOSEN).board_view(), cuts=())
    assert view.round is not None

    assert list(first_deal_lines(view, view.round)) == []


def test_the_cut_is_quiet() -> None:
    view = Story(Rules(), dealt(BENS, ADAS), CHOSEN).board_view()
    assert view.round is not None

    assert {line.tone for line in first_deal_lines(view, view.round)} == {"quiet"}
    assert all(isinstance(line, Line) for line in first_deal_lines(view, view.round))
