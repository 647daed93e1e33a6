"""What happened, in one line."""

import pytest

from adapters.presentation.narration import last_line, narrate, told
from engine.round.events import (
    Dealt,
    Declared,
    Discarded,
    DiscardTaken,
    Event,
    Knocked,
    LaidOff,
    LaidOut,
    Passed,
    RoundEnded,
    StockDrawn,
    WentBigGin,
)
from engine.round.outcome import Ending
from tests.adapters.presentation.paper import said
from tests.adapters.presentation.scenes import board_after
from tests.builders import ADA, BEN, CASUAL, NORTH, SOUTH, plain_card, some_melds

SEVEN, NINE = plain_card("7h"), plain_card("9s")
RUN = some_melds("7h 8h 9h")


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (Dealt(NORTH, SEVEN), "Ada dealt; 7♥ lies open."),
        (Passed(SOUTH), "Ben left the upcard."),
        (StockDrawn(NORTH), "Ada drew from the stock."),
        (DiscardTaken(NORTH, NINE), "Ada took 9♠."),
        (Discarded(SOUTH, SEVEN), "Ben threw 7♥."),
        (Knocked(SOUTH, RUN, 6), "Ben knocked with 6 points."),
        (Knocked(SOUTH, RUN, 1), "Ben knocked with 1 point."),
        (Knocked(SOUTH, RUN, 0), "Ben went gin!"),
        (WentBigGin(SOUTH, RUN), "Ben went big gin!"),
        (Declared(SOUTH, RUN, 9), "Ben laid the hand down as dealt, with 9 points."),
        (Declared(SOUTH, RUN, 0), "Ben laid the hand down as dealt: gin!"),
        (LaidOff(NORTH, SEVEN, RUN[0]), "Ada laid off 7♥."),
        (LaidOut(NORTH, 12), "Ada is left with 12 points of deadwood."),
        (RoundEnded(Ending.KNOCK, SOUTH, 6), "Ben wins the knock: 6 points."),
        (RoundEnded(Ending.GIN, SOUTH, 31), "Gin by Ben: 31 points."),
        (RoundEnded(Ending.BIG_GIN, SOUTH, 65), "Big gin by Ben: 65 points."),
        (RoundEnded(Ending.UNDERCUT, NORTH, 25), "Undercut by Ada: 25 points."),
        (RoundEnded(Ending.KNOCK, None, 0), "A tie: nobody scores."),
        (RoundEnded(Ending.DEAD_HAND, None, 0), "Dead hand: nobody scores."),
        (RoundEnded(Ending.BROKEN_OFF, None, 0), "The round was broken off."),
    ],
)
def test_an_event_is_told(event: Event, line: str) -> None:
    assert said(narrate(event, (ADA, BEN))) == line


@pytest.mark.parametrize(
    ("events", "line"),
    [
        (
            (StockDrawn(SOUTH), Discarded(SOUTH, SEVEN)),
            "The computer (casual) drew from the stock and threw 7♥.",
        ),
        (
            (DiscardTaken(SOUTH, NINE), Discarded(SOUTH, SEVEN)),
            "The computer (casual) took 9♠ and threw 7♥.",
        ),
        ((Passed(NORTH), StockDrawn(SOUTH)), "The computer (casual) drew from the stock."),
    ],
)
def test_a_whole_turn_is_told_in_one_line(events: tuple[Event, ...], line: str) -> None:
    latest = told(events, (ADA, CASUAL))

    assert latest is not None
    assert said(latest) == line


def test_before_anything_happened_nothing_is_told() -> None:
    assert last_line(board_after()) is None
