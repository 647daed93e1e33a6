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
    if barred and barred & hand:
        return _tried(hand, hand & ~barred, melding)
    tables = GIN_TABLES if melding is GIN else tables_of(melding)
    sums = tables.sums
    minor, major = hand & TWO_SUITS, hand >> HEARTS_AT
    clubs, diamonds = minor & SUIT_MASK, minor >> RANKS
    hearts, spades = major & SUIT_MASK, major >> RANKS
    try:
        total = sums[clubs] + sums[diamonds] + sums[hearts] + sums[spades]
    except IndexError:
        raise outside_pack(hand) from None
    points, sets = total >> POINTS_AT, total & IN_THREE_SUITS
    if sets:
        shifts, kept, freely = tables.ranks.get(sets) or tables.no_rank
        by_set = freely.get(shifts[clubs] + shifts[diamonds] + shifts[hearts] + shifts[spades])
        if by_set is None:
            suits = clubs, diamonds, hearts, spades
            return _by_sets(suits, sets, points, tables) or _by_every_split(hand, melding)
        points += by_set
        clubs, diamonds, hearts, spades = (
            clubs & kept,
            diamonds & kept,
            hearts & kept,
            spades & kept,
        )
    place = tables.loose[3][spades]
    if place < tables.dearest:
        place = _dearest(place, clubs, diamonds, hearts, tables.loose)
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
    clubs, diamonds, hearts, spades = suits
    rest, left, all_kept = sets, points, SUIT_MASK
    while rest:
        rank = rest & -rest
        rest ^= rank
        shifts, kept, freely = tables.ranks[rank]
        shift = shifts[clubs] + shifts[diamonds] + shifts[hearts] + shifts[spades]
        by_set = freely.get(shift)
        if by_set is None:
            return _by_set(suits, sets, shift, points, tables)
        left += by_set
        all_kept &= kept
    place = _loosest(suits, all_kept, tables)
    card, value = tables.thrown[place]
    return (card, left - value) if place else None


def _by_set(
    suits: tuple[int, int, int, int], sets: int, shift: int, points: int, tables: Tables
) -> tuple[Card, int] | None:
    """The same for one set of three cards that takes from a run: it may be worth making or not."""
    if sets not in tables.ranks or shift >= tables.four:
        return None
    without, by_set = (
        _loosest(suits, SUIT_MASK, tables),
        _loosest(suits, tables.gone[sets], tables),
    )
    (card, value), (other, other_value) = tables.thrown[without], tables.thrown[by_set]
    shift -= tables.thrice
    gap = shift - other_value + value
    if gap < 0 or (gap == 0 and by_set > without):
        card, value, points = other, other_value, points + shift
    return (card, points - value) if without and by_set else None


def _by_every_split(hand: int, melding: Melding) -> tuple[Card, int]:
    """The best discard, by what each choice of sets leaves and its dearest loose card."""
    tables = tables_for(melding)
    thrown, least = 0, points_of(hand, melding)
    for points, rest in splits_by_sets(hand, melding):
        minor, major = rest & TWO_SUITS, rest >> HEARTS_AT
        suits = minor & SUIT_MASK, minor >> RANKS, major & SUIT_MASK, major >> RANKS
        place = _loosest(suits, SUIT_MASK, tables)
        if not place:
            return _tried(hand, hand, melding)
        left = points - tables.thrown[place][1]
        if left < least or (left == least and place > thrown):
            thrown, least = place, left
    return tables.thrown[thrown][0], least


def _loosest(suits: tuple[int, ...], kept: int, tables: Tables) -> int:
    """The card to throw first of those of the ranks ``kept`` that are in no run; 0 of none."""
    clubs, diamonds, hearts, spades = suits
    place = tables.loose[3][spades & kept]
    return _dearest(place, clubs & kept, diamonds & kept, hearts & kept, tables.loose)


def _dearest(
    place: int, clubs: int, diamonds: int, hearts: int, loose: tuple[list[int], ...]
) -> int:
    """The card to throw first, if of the spades it is that at ``place``."""
    other = loose[2][hearts]
    place = place if place > other else other
    other = loose[1][diamonds]
    place = place if place > other else other
    other = loose[0][clubs]
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
