"""A person's matches that are over, as they are read again."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from adapters.presentation.screen import Screen
from adapters.presentation.screens import (
    Leaf,
    history_screen,
    match_screen,
    round_screen,
    stats_screen,
)
from engine.match.actions import AnswerAbort, OfferAbort, Resign
from engine.match.boards import HandView, ShowdownView
from engine.match.rules import Rules
from engine.service.ports import Person, Record, Tally
from engine.service.service import PastMatch
from tests.adapters.presentation.scenes import COMPUTER, ENDED, LAYOFFS, hand_after, showdown_after
from tests.adapters.presentation.stories import ADAS, KINGS_FIRST, READY, START, Story, dealt, won
from tests.adapters.presentation.variant_scenes import LAST_MATCH, SECOND_MATCH
from tests.builders import NORTH, SOUTH

FRIDAY: Final = 1_795_780_800_000
"""Noon of 27 November 2026, in UTC milliseconds."""
A_DAY: Final = 86_400_000
CHANGED: Final = Rules("palace_app", 50, (("gin_bonus", 20),))
ONE_ROUND: Final = Story(CHANGED, dealt(KINGS_FIRST, ADAS), (*START, *won()))
LONG: Final = Story(Rules("online", 1000), dealt(KINGS_FIRST, ADAS), (*START, *won()))
"""The first of thirteen rounds."""
BROKEN_OFF: Final = SECOND_MATCH.then(Resign(NORTH))
LATE: Final = hand_after(SOUTH, *ENDED, Resign(SOUTH))


def ended(*views: HandView, at: int = FRIDAY) -> tuple[PastMatch, ...]:
    """These matches, each a day before the one listed above it."""
    return tuple(PastMatch(view, at - number * A_DAY) for number, view in enumerate(views))


def some_matches(seat: int = SOUTH) -> tuple[HandView, ...]:
    """One of every kind that a list may hold, as ``seat`` sees it."""
    return (
        hand_after(seat, *ENDED, Resign(SOUTH)),
        ONE_ROUND.hand_view(seat),
        LAST_MATCH.hand_view(seat),
        BROKEN_OFF.hand_view(seat),
        hand_after(seat, Resign(NORTH), opening=COMPUTER),
    )


def long_match(rounds: int) -> HandView:
    """A match of so many rounds, won by turns."""
    seats = [SOUTH, NORTH] * rounds
    rest = [action for seat in seats[1:rounds] for action in (*READY, *won(seat))]
    return LONG.then(*rest).hand_view(SOUTH)


def a_match(view: HandView, at: int = 0) -> Screen:
    """A match, at a page of its rounds."""
    return match_screen(view, Leaf("match", 0, at))


def a_round(view: HandView, number: int, laid: ShowdownView | None) -> Screen:
    """A round of a match."""
    return round_screen(view, Leaf("round", 0, number), laid)


def a_list(found: Sequence[PastMatch], page: int = 0) -> Screen:
    """A page of the list of somebody who has played a round."""
    return history_screen(found, page, laid_open=True)


def remik_record() -> Record:
    """What somebody has played of one system alone."""
    tally = Tally(matches_won=3, rounds_won=9, boxes=12, gins=2, big_gins=1, knocks=6, points=311)
    return Record(Person("ada", "Ada"), tally, variant="remik")


SCENES: Final[dict[str, Callable[[], Screen]]] = {
    "matches that were won": lambda: a_list(ended(*some_matches(NORTH))),
    "the same matches, of the other": lambda: a_list(ended(*some_matches(SOUTH))),
    "the second page": lambda: a_list(ended(LATE, LATE), 1),
    "no match yet": lambda: history_screen((), 0, laid_open=False),
    "a match": lambda: a_match(ONE_ROUND.hand_view(SOUTH)),
    "a match that was resigned": lambda: a_match(LATE),
    "a match that was resigned in its first round": lambda: a_match(
        hand_after(NORTH, Resign(NORTH), opening=COMPUTER)
    ),
    "a match that was called off": lambda: a_match(
        hand_after(SOUTH, *ENDED, OfferAbort(SOUTH), AnswerAbort(NORTH, agrees=True))
    ),
    "a match that goes on": lambda: a_match(hand_after(SOUTH, *ENDED)),
    "a series": lambda: a_match(LAST_MATCH.hand_view(NORTH)),
    "a series that was resigned": lambda: a_match(BROKEN_OFF.hand_view(NORTH)),
    "a long match, the second page": lambda: a_match(long_match(13), 1),
    "a round": lambda: a_round(hand_after(NORTH, *LAYOFFS), 1, showdown_after(*LAYOFFS)),
    "a round in the middle": lambda: a_round(
        long_match(3), 2, replace(showdown_after(*ENDED), number=2)
    ),
    "a round that was broken off": lambda: a_round(BROKEN_OFF.hand_view(NORTH), 2, None),
    "a round that is not kept": lambda: a_round(ONE_ROUND.hand_view(SOUTH), 1, None),
    "statistics of one system": lambda: stats_screen(remik_record()),
}
