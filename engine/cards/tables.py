"""What is known of every suit in advance, in tables that the melder looks things up in."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from operator import xor
from typing import TYPE_CHECKING, Final

from engine.cards.card import RANKS, Card, Rank, Suit
from engine.cards.melding import COLUMN, GIN, SUIT_MASK, SUITS_AT, Melding

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

_COURT_POINTS: Final = 10
RANK_FIELD: Final = 4
"""Bits of a sum that count one rank: 3 for each of its cards."""
IN_THREE_SUITS: Final = sum(8 << RANK_FIELD * rank for rank in range(RANKS))
"""In such a sum, one bit a rank, which is set where three or four of its cards are."""
POINTS_AT: Final = RANK_FIELD * RANKS
"""Where in such a sum the points begin."""


Thrown = tuple[Card, int]
"""A card to throw, and what it counts."""
Dearest = tuple[Thrown | None, ...]
"""For each place among a suit's cards, the card there if none counts more, else None."""
Rankwise = tuple[list[int], int, dict[int, int]]
"""Its shifts; the other ranks of a suit; and what sets add that take from no run, by shifts."""


@dataclass(frozen=True, slots=True)
class Tables:
    """What is known in advance; lists are looked up by the ranks held in one suit."""

    sums: list[int]
    """Points of the cards in no run, and below them, rank by rank, which cards there are.

    The four suits' added up tell at once what a hand leaves by its runs and where it has sets.
    """
    shifts: dict[int, list[int]]
    """For the bit of each rank in a sum: what it adds to the points left to put its card into a
    set, and ``held_once``; 0 where the suit has no card of the rank."""
    gone: dict[int, int]
    """For the bit of each rank in a sum: the other ranks of a suit."""
    ranks: dict[int, Rankwise]
    """For the bit of each rank in a sum: all that is known of its sets at once."""
    no_rank: Rankwise
    """The same for no rank: it has no cards and no set."""
    thrice: int
    """``held_once`` for three cards: less of the shifts' sum, and their set is worth making."""
    fourfold: int
    """``held_once`` for four cards."""
    held_once: int
    """More than what sets can add to the points, so that it counts the cards of a rank."""
    four: int
    """Where the shifts' sums for all four cards of a rank begin."""
    left: list[int]
    """Points of the cards that are in no run."""
    runs: tuple[list[int], ...]
    """For each suit: the cards that are in some run; all of them can be in runs at once."""
    loose: list[int]
    """Of the cards in no run, the one to throw first: its place among a suit's, 0 of none."""
    thrown: tuple[tuple[Thrown | None, ...], ...]
    """For each suit, by that place: the card and what it counts."""
    dearest_clubs: Dearest
    """The same, where it counts as much as any card can: then it is the hand's to throw first,
    unless one of a later suit does too."""
    dearest_diamonds: Dearest
    dearest_hearts: Dearest
    dearest_spades: Dearest
    dearest_value: int
    """What one card can count at most."""
    points: list[int]
    """Points of all the cards."""
    longest: dict[int, tuple[int, ...]]
    """For cards of one suit that are all in runs: these runs, cut only where a card is missing."""
    dearest_first: tuple[tuple[int, int], ...]
    """What a card can count, highest first, and the cards that count it."""


@cache
def tables_of(melding: Melding) -> Tables:
    """The tables for ``melding``, built once, in some 30 milliseconds; about 2 MB."""
    values = (melding.ace_value, *(min(rank, _COURT_POINTS) for rank in range(2, RANKS + 1)))
    points, ranks = _added_up(values), _added_up([3 << RANK_FIELD * n for n in range(RANKS)])
    in_runs = _in_runs_round_the_corner if melding.corner else _in_runs
    runs = _shared(map(in_runs, range(1 << RANKS)))
    loose = list(map(xor, range(1 << RANKS), runs))
    left = _looked_up(points, loose)
    places = [
        1 + sum((value, n) > (values[m], m) for m in range(RANKS))
        for n, value in enumerate(values)
    ]
    thrown = tuple(_thrown(suit, places, values) for suit in Suit)
    held_once = 3 * max(left) + 4 * max(values) + 1
    shifts = {8 << RANK_FIELD * n: _shifts(left, 1 << n, held_once) for n in range(RANKS)}
    gone = {8 << RANK_FIELD * n: SUIT_MASK ^ 1 << n for n in range(RANKS)}
    freely = {
        8 << RANK_FIELD * n: {
            3 * (held_once - value): -3 * value,
            4 * (held_once - value): -4 * value,
        }
        for n, value in enumerate(values)
    }
    return Tables(
        sums=_packed(left, ranks),
        shifts=shifts,
        gone=gone,
        ranks={rank: (shifts[rank], gone[rank], freely[rank]) for rank in shifts},
        no_rank=([0] * (1 << RANKS), 0, {}),
        thrice=3 * held_once,
        fourfold=4 * held_once,
        held_once=held_once,
        four=4 * (held_once - max(values)),
        left=left,
        runs=tuple(_shared(cards << at for cards in runs) for at in SUITS_AT),
        loose=_looked_up(_greatest_within(places), loose),
        thrown=thrown,
        dearest_clubs=_dearest(thrown[Suit.CLUBS]),
        dearest_diamonds=_dearest(thrown[Suit.DIAMONDS]),
        dearest_hearts=_dearest(thrown[Suit.HEARTS]),
        dearest_spades=_dearest(thrown[Suit.SPADES]),
        dearest_value=max(values),
        points=points,
        longest={held: _longest(held, corner=melding.corner) for held in set(runs)},
        dearest_first=_dearest_first(values),
    )


def tables_for(melding: Melding) -> Tables:
    """The same as ``tables_of``, without its look-up for the usual game."""
    return GIN_TABLES if melding is GIN else tables_of(melding)


def _added_up(values: Sequence[int]) -> list[int]:
    """For each choice of ranks, the sum of their ``values``."""
    sums = [0]
    for value in values:
        sums += [known + value for known in sums]
    return sums


def _packed(left: list[int], ranks: list[int]) -> list[int]:
    """Points above and ranks below in one number, for each choice of ranks.

    Made in the order of how many cards there are, so that those of usual hands lie side by side
    in memory.
    """
    sums = [0] * len(left)
    for held in sorted(range(len(left)), key=int.bit_count):
        sums[held] = left[held] << POINTS_AT | ranks[held]
    return sums


def _shared(numbers: Iterable[int]) -> list[int]:
    """The numbers, equal ones kept once; they are too large for Python's own cache."""
    kept: dict[int, int] = {}
    return [kept.setdefault(number, number) for number in numbers]


def _looked_up(table: list[int], places: list[int]) -> list[int]:
    return [table[place] for place in places]


def _shifts(left: list[int], rank: int, held_once: int) -> list[int]:
    return [
        held_once + left[held ^ rank] - points if held & rank else 0
        for held, points in enumerate(left)
    ]


def _greatest_within(places: Sequence[int]) -> list[int]:
    """For each choice of ranks, the greatest of their ``places``, or 0."""
    greatest = [0]
    for place in places:
        greatest += [known if known > place else place for known in greatest]
    return greatest


def _thrown(suit: Suit, places: Sequence[int], values: Sequence[int]) -> tuple[Thrown | None, ...]:
    """The cards of a suit by their ``places``, with what they count; none at place 0."""
    by_place = {
        place: (Card(rank, suit), value)
        for rank, place, value in zip(Rank, places, values, strict=True)
    }
    return (None, *(by_place[place] for place in sorted(by_place)))


def _dearest(thrown: tuple[Thrown | None, ...]) -> Dearest:
    most = max(each[1] for each in thrown if each)
    return tuple(each if each and each[1] == most else None for each in thrown)


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
