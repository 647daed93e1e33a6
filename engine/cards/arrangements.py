"""A hand split into melds and deadwood: the split to recommend, and all within a limit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.cards.card import RANKS
from engine.cards.deadwood import (
    SETS_WITHIN,
    best_splits,
    deadwood_points,
    in_sets_and_runs,
    points_of,
)
from engine.cards.mask import Hand, bits_of
from engine.cards.meld import SMALLEST_MELD, Meld, ends_of
from engine.cards.melding import COLUMN, GIN, SUIT_MASK, SUITS_AT, Melding
from engine.cards.tables import tables_for

if TYPE_CHECKING:
    from collections.abc import Iterator


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A hand split into melds and deadwood; ``points`` is what the deadwood counts."""

    melds: tuple[Meld, ...]
    deadwood: Hand
    points: int


def best_arrangement(hand: int, melding: Melding = GIN) -> Arrangement:
    """The split to recommend: the first of ``arrangements``.

    Raises:
        OutsidePackError: if there is a joker or a card of a second pack in the hand.
    """
    splits = [
        _whole(hand, in_sets, in_runs, melding) for in_sets, in_runs in best_splits(hand, melding)
    ]
    if len(splits) == 1:
        return splits[0]
    return min(splits, key=lambda arrangement: _standing(arrangement, hand, melding))


def arrangements(
    hand: int, limit: int | None = None, melding: Melding = GIN
) -> Iterator[Arrangement]:
    """Every split of ``hand`` whose deadwood counts ``limit`` or less; None is no limit.

    A split is any choice of melds without a common card, none included, also where more could be
    melded: who keeps a card back may close a run to the other's layoffs. The recommended comes
    first: least deadwood, then fewest unseen cards that could be laid off at once (cards not in
    this hand), then lowest value of those, then fewest melds, then by the cards.

    Source: the rules reference, 6.1, points 1, 2 and 26.

    Raises:
        OutsidePackError: if there is a joker or a card of a second pack in the hand.
    """
    if limit is None:
        limit = points_of(hand, melding)
    if deadwood_points(hand, melding) > limit:
        return iter(())
    choices = _choices(hand, melding)
    meldable = sum(choices)
    budget = limit - points_of(hand ^ meldable, melding)
    found = [_arranged(hand, melds, melding) for melds in _splits(meldable, budget, choices)]
    if len(found) > 1:
        found.sort(key=lambda arrangement: _standing(arrangement, hand, melding))
    return iter(found)


@dataclass(frozen=True, slots=True)
class _Choice:
    """What can be done with a card when all cards of lower index are decided."""

    points: int
    melds: tuple[Meld, ...]


def _choices(hand: int, melding: Melding) -> dict[int, _Choice]:
    """For each card that is in some meld: its points, and the melds it is the lowest card of."""
    in_sets, in_runs = in_sets_and_runs(hand, melding)
    melds = [*_all_sets(in_sets), *_all_runs(in_runs, melding)]
    starting: dict[int, list[Meld]] = {bit: [] for meld in melds for bit in bits_of(meld.mask)}
    for meld in melds:
        starting[_lowest_card(meld)].append(meld)
    return {bit: _Choice(points_of(bit, melding), tuple(found)) for bit, found in starting.items()}


def _splits(rest: int, budget: int, choices: dict[int, _Choice]) -> Iterator[tuple[Meld, ...]]:
    """Every choice of melds from ``rest`` that leaves ``budget`` points of it or less."""
    if budget < 0:
        return
    if not rest:
        yield ()
        return
    lowest = rest & -rest
    choice = choices[lowest]
    yield from _splits(rest ^ lowest, budget - choice.points, choices)
    for meld in choice.melds:
        if meld.mask & rest == meld.mask:
            for others in _splits(rest ^ meld.mask, budget, choices):
                yield (meld, *others)


def _whole(hand: int, in_sets: int, in_runs: int, melding: Melding) -> Arrangement:
    """The arrangement with these cards in sets and those in runs, no run cut in two."""
    melds = _whole_sets(in_sets) if in_sets else []
    if in_runs:
        melds += _whole_runs(in_runs, melding)
        melds.sort(key=_lowest_card)
    deadwood = hand ^ in_sets ^ in_runs
    return Arrangement(tuple(melds), deadwood, points_of(deadwood, melding))


def _arranged(hand: int, melds: tuple[Meld, ...], melding: Melding) -> Arrangement:
    deadwood = hand
    for meld in melds:
        deadwood ^= meld.mask
    return Arrangement(melds, deadwood, points_of(deadwood, melding))


def _standing(
    arrangement: Arrangement, hand: int, melding: Melding
) -> tuple[int, int, int, int, list[list[int]]]:
    """What arrangements are sorted by: the recommended has the least."""
    unseen = 0
    for meld in arrangement.melds:
        for end in ends_of(meld.mask, corner=melding.corner):
            unseen |= end[0] & ~hand
    cards = [[card.index for card in meld.cards] for meld in arrangement.melds]
    exposed = points_of(unseen, melding)
    return arrangement.points, unseen.bit_count(), exposed, len(cards), cards


def _lowest_card(meld: Meld) -> int:
    return meld.mask & -meld.mask


def _all_sets(in_sets: int) -> Iterator[Meld]:
    for largest in _whole_sets(in_sets):
        yield from map(Meld, SETS_WITHIN[largest.mask])


def _all_runs(in_runs: int, melding: Melding) -> Iterator[Meld]:
    for at in SUITS_AT:
        if held := in_runs >> at & SUIT_MASK:
            for run in dict.fromkeys(_runs_within(held, melding)):
                yield Meld(run << at)


def _runs_within(held: int, melding: Melding) -> Iterator[int]:
    """Every run of the ranks held in one suit; one of all thirteen several times."""
    circle = held | held << RANKS if melding.corner else held
    for first in bits_of(held):
        run = first
        for size in range(2, RANKS + 1):
            run |= run << 1
            if run & ~circle:
                break
            if size >= SMALLEST_MELD:
                yield (run | run >> RANKS) & SUIT_MASK


def _whole_sets(in_sets: int) -> list[Meld]:
    melds = []
    while in_sets:
        rank = ((in_sets & -in_sets).bit_length() - 1) % RANKS
        melds.append(Meld(COLUMN << rank & in_sets))
        in_sets &= ~(COLUMN << rank)
    return melds


def _whole_runs(in_runs: int, melding: Melding) -> list[Meld]:
    longest = tables_for(melding).longest
    melds = []
    for at in SUITS_AT:
        if held := in_runs >> at & SUIT_MASK:
            melds += [Meld(run << at) for run in longest[held]]
    return melds
