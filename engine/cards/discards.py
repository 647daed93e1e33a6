"""Which card to throw: the discard that leaves the least, and those after which one may knock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards.card import PLAIN_CARDS, RANKS
from engine.cards.deadwood import (
    best_splits,
    deadwood_points,
    outside_pack,
    points_of,
    splits_by_sets,
)
from engine.cards.melding import (
    GIN,
    GIN_TABLES,
    HEARTS_AT,
    IN_THREE_SUITS,
    POINTS_AT,
    SUIT_MASK,
    SUITS_AT,
    TWO_SUITS,
    Melding,
    Tables,
    tables_for,
    tables_of,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.cards.card import Card


def best_discard(hand: int, barred: int = 0, melding: Melding = GIN) -> tuple[Card, int]:
    """The discard after which the deadwood counts least, and what it then counts.

    Among equal ones it is the card of the highest points, then of the highest index. ``barred``
    holds the cards that may not be thrown, such as one just taken from the discard pile.

    Raises:
        OutsidePackError: if there is a joker or a card of a second pack in the hand.
        ValueError: if there is no card that may be thrown.
    """
    tables = GIN_TABLES if melding is GIN else tables_of(melding)
    sums = tables.sums
    minor, major = hand & TWO_SUITS, hand >> HEARTS_AT
    clubs, diamonds = minor & SUIT_MASK, minor >> RANKS
    hearts, spades = major & SUIT_MASK, major >> RANKS
    try:
        total = sums[clubs] + sums[diamonds] + sums[hearts] + sums[spades]
    except IndexError:
        raise outside_pack(hand) from None
    if barred and barred & hand:
        return _tried(hand, hand & ~barred, melding)
    points, sets = total >> POINTS_AT, total & IN_THREE_SUITS
    if sets:
        return _by_sets((clubs, diamonds, hearts, spades), sets, points, tables) or (
            _by_every_split(hand, melding)
        )
    of_clubs, of_diamonds, of_hearts, of_spades = tables.loose
    place = of_spades[spades]
    if place < tables.dearest:
        other = of_hearts[hearts]
        place = place if place > other else other
        other = of_diamonds[diamonds]
        place = place if place > other else other
        other = of_clubs[clubs]
        place = place if place > other else other
    card, value = tables.thrown[place]
    # To throw a card of a meld would leave no less than to throw none.
    return (card, points - value) if place else _tried(hand, hand, melding)


def knock_discards(
    hand: int, limit: int, barred: int = 0, melding: Melding = GIN
) -> list[tuple[Card, int]]:
    """Every discard after which the deadwood can count ``limit`` or less, and what it then counts.

    In the order of the index. ``barred`` holds the cards that may not be thrown.

    Raises:
        OutsidePackError: if there is a joker or a card of a second pack in the hand.
    """
    total = deadwood_points(hand, melding)
    if total - (GIN_TABLES if melding is GIN else tables_of(melding)).dearest_value > limit:
        return []
    spare = _spare(hand, melding)
    found = []
    for value, bit in _dearest_first(hand & ~barred, melding):
        left = total - value
        if left <= limit and not bit & spare:
            left = deadwood_points(hand ^ bit, melding)
        if left <= limit:
            found.append((PLAIN_CARDS[bit.bit_length() - 1], left))
    return sorted(found, key=lambda discard: discard[0].index)


def _by_sets(
    suits: tuple[int, int, int, int], sets: int, points: int, tables: Tables
) -> tuple[Card, int] | None:
    """The best discard where sets take from no run, or only one of three cards does; else None.

    Without sets, ``points`` would be left.
    """
    shifts = tables.shifts.get(sets)
    if shifts is None:
        return _by_free_sets(suits, sets, points, tables)
    clubs, diamonds, hearts, spades = suits
    shift = shifts[clubs] + shifts[diamonds] + shifts[hearts] + shifts[spades]
    if shift in tables.free[sets]:
        place = _loosest(suits, tables.gone[sets], tables)
        points += shift - (tables.thrice if shift < tables.four else tables.fourfold)
    elif shift < tables.four:
        shift -= tables.thrice
        place = _loosest(suits, SUIT_MASK, tables)
        by_set = _loosest(suits, tables.gone[sets], tables)
        gap = shift - tables.thrown[by_set][1] + tables.thrown[place][1]
        if not by_set or gap < 0 or (gap == 0 and by_set > place):
            place, points = place and by_set, points + shift
    else:
        return None
    card, value = tables.thrown[place]
    return (card, points - value) if place else None


def _by_free_sets(
    suits: tuple[int, int, int, int], sets: int, points: int, tables: Tables
) -> tuple[Card, int] | None:
    """The same for sets of two ranks or more; None if one takes from a run."""
    clubs, diamonds, hearts, spades = suits
    kept = SUIT_MASK
    while sets:
        rank = sets & -sets
        sets ^= rank
        shifts = tables.shifts[rank]
        shift = shifts[clubs] + shifts[diamonds] + shifts[hearts] + shifts[spades]
        if shift not in tables.free[rank]:
            return None
        kept &= tables.gone[rank]
        points += shift - (tables.thrice if shift < tables.four else tables.fourfold)
    place = _loosest(suits, kept, tables)
    card, value = tables.thrown[place]
    return (card, points - value) if place else None


def _by_every_split(hand: int, melding: Melding) -> tuple[Card, int]:
    """The best discard, by what each choice of sets leaves and its dearest loose card."""
    tables = tables_for(melding)
    best = points_of(hand, melding), 0
    for points, rest in splits_by_sets(hand, melding):
        place = _loosest(tuple(rest >> at & SUIT_MASK for at in SUITS_AT), SUIT_MASK, tables)
        if not place:
            return _tried(hand, hand, melding)
        best = min(best, (points - tables.thrown[place][1], -place))
    return tables.thrown[-best[1]][0], best[0]


def _loosest(suits: tuple[int, ...], kept: int, tables: Tables) -> int:
    """The card to throw first of those of the ranks ``kept`` that are in no run; 0 of none."""
    of_clubs, of_diamonds, of_hearts, of_spades = tables.loose
    clubs, diamonds, hearts, spades = suits
    place = of_spades[spades & kept]
    if place >= tables.dearest:
        return place
    other = of_hearts[hearts & kept]
    if other >= tables.dearest:
        return other
    place = place if place > other else other
    other = of_diamonds[diamonds & kept]
    place = place if place > other else other
    other = of_clubs[clubs & kept]
    return place if place > other else other


def _tried(hand: int, throwable: int, melding: Melding) -> tuple[Card, int]:
    """The best discard where it takes trying."""
    if not throwable:
        message = "there is no card that may be thrown"
        raise ValueError(message)
    total = deadwood_points(hand, melding)
    spare = _spare(hand, melding)
    thrown, least = 0, points_of(hand, melding) + 1
    for value, bit in _dearest_first(throwable, melding):
        if max(total - value, 0) >= least:
            break
        left = total - value if bit & spare else deadwood_points(hand ^ bit, melding)
        if left < least:
            thrown, least = bit, left
    return PLAIN_CARDS[thrown.bit_length() - 1], least


def _spare(hand: int, melding: Melding) -> int:
    """The cards that are deadwood in some best split.

    To throw one that counts p lowers the deadwood by p; to throw any other lowers it by less.
    """
    spare = 0
    for in_sets, in_runs in best_splits(hand, melding):
        spare |= hand ^ in_sets ^ in_runs
    return spare


def _dearest_first(cards: int, melding: Melding) -> Iterator[tuple[int, int]]:
    """Points and bit of each card, by falling points, then by falling index."""
    for value, worth in tables_for(melding).dearest_first:
        rest = worth & cards
        while rest:
            bit = 1 << rest.bit_length() - 1
            yield value, bit
            rest ^= bit
