"""What the melder must know beyond the cards, and the tables that it looks things up in."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from engine.cards.card import RANKS

SUIT_MASK: Final = (1 << RANKS) - 1
"""All thirteen ranks of one suit, the ace in the lowest bit."""
CLUBS_AT: Final = 0
DIAMONDS_AT: Final = RANKS
HEARTS_AT: Final = 2 * RANKS
SPADES_AT: Final = 3 * RANKS
SUITS_AT: Final = (CLUBS_AT, DIAMONDS_AT, HEARTS_AT, SPADES_AT)
COLUMN: Final = 1 << CLUBS_AT | 1 << DIAMONDS_AT | 1 << HEARTS_AT | 1 << SPADES_AT
"""The four aces; times the bit of a rank, the four cards of that rank."""
_COURT_POINTS: Final = 10


class OutsidePackError(ValueError):
    """The melder was asked about a joker, a wild card or a card of a second pack."""


@dataclass(frozen=True, slots=True)
class Melding:
    """What makes a run, and what an ace counts.

    Raises:
        ValueError: if an ace would count less than 1.
        OutsidePackError: if there are wild cards, which the melder does not know.
    """

    corner: bool = False
    """Whether a run may go round the corner, as Q-K-A-2."""
    ace_value: int = 1
    """Points of an ace in deadwood."""
    wild: int = 0
    """The cards that may stand for others, a bit each."""

    def __post_init__(self) -> None:
        if self.ace_value < 1:
            message = f"an ace counts 1 or more, not {self.ace_value}"
            raise ValueError(message)
        if self.wild:
            message = "the melder knows no wild cards"
            raise OutsidePackError(message)


GIN: Final = Melding()
"""Runs end at ace and king; an ace counts 1."""


class Tables(NamedTuple):
    """What is known in advance; lists are looked up by the ranks held in one suit."""

    left: list[int]
    """Points of the cards that are in no run."""
    runs: list[int]
    """The cards that are in some run; all of them can be in runs at once."""
    points: list[int]
    """Points of all the cards."""
    longest: dict[int, tuple[int, ...]]
    """For cards of one suit that are all in runs: these runs, cut only where a card is missing."""
    dearest_first: tuple[tuple[int, int], ...]
    """What a card can count, highest first, and the cards that count it."""


@cache
def tables_of(melding: Melding) -> Tables:
    """The tables for ``melding``, built once, in a few milliseconds; about 250 kB."""
    values = (melding.ace_value, *(min(rank, _COURT_POINTS) for rank in range(2, RANKS + 1)))
    points = [0]
    for value in values:
        points += [known + value for known in points]
    in_runs = _in_runs_round_the_corner if melding.corner else _in_runs
    # The few different results are kept once each: they are too large for Python's own cache.
    kept: dict[int, int] = {}
    runs = [kept.setdefault(found, found) for found in map(in_runs, range(1 << RANKS))]
    left = [points[held ^ in_run] for held, in_run in enumerate(runs)]
    longest = {held: _longest(held, corner=melding.corner) for held in kept}
    return Tables(left, runs, points, longest, _dearest_first(values))


def tables_for(melding: Melding) -> Tables:
    """The same as ``tables_of``, without its look-up for the usual game."""
    return GIN_TABLES if melding is GIN else tables_of(melding)


def _in_runs(held: int) -> int:
    first = held & held >> 1 & held >> 2
    return first | first << 1 | first << 2


def _in_runs_round_the_corner(held: int) -> int:
    twice = _in_runs(held | held << RANKS)
    return (twice | twice >> RANKS) & SUIT_MASK


def _longest(held: int, *, corner: bool) -> tuple[int, ...]:
    runs = []
    while held:
        lowest = held & -held
        run = held & ~(held + lowest)
        runs.append(run)
        held ^= run
    if corner and len(runs) > 1 and runs[0] & 1 and runs[-1] >> (RANKS - 1):
        runs[0] |= runs.pop()
    return tuple(runs)


def _dearest_first(values: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    cards: dict[int, int] = {}
    for place, value in enumerate(values):
        cards[value] = cards.get(value, 0) | COLUMN << place
    return tuple(sorted(cards.items(), reverse=True))


GIN_TABLES: Final = tables_of(GIN)
