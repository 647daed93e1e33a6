"""Which card to throw: the discard that leaves the least, and those after which one may knock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards.card import PLAIN_CARDS, RANKS
from engine.cards.deadwood import best_splits, deadwood_points, outside_pack, points_of
from engine.cards.melding import (
    GIN,
    GIN_TABLES,
    HEARTS_AT,
    IN_THREE_SUITS,
    INDEX,
    INDEX_BITS,
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
    tables = GIN_TABLES if melding is GIN else tables_of(melding)
    sums = tables.sums
    minor, major = hand & TWO_SUITS, hand >> HEARTS_AT
    clubs, diamonds = minor & SUIT_MASK, minor >> RANKS
    hearts, spades = major & SUIT_MASK, major >> RANKS
    try:
        total = sums[clubs] + sums[diamonds] + sums[hearts] + sums[spades]
    except IndexError:
        raise outside_pack(hand) from None
    points, worth = total >> POINTS_AT, 0
    if barred & hand:
        return _tried(hand, hand & ~barred, melding)
    sets = total & IN_THREE_SUITS
    if sets:
        points, worth = _by_set((clubs, diamonds, hearts, spades), sets, points, tables)
    else:
        worth = _loosest(clubs, diamonds, hearts, spades, tables.loose)
    if not worth:
        return _tried(hand, hand, melding)
    # To throw a card of a meld would leave no less than to throw none.
    return PLAIN_CARDS[worth & INDEX], points - (worth >> INDEX_BITS)


def knock_discards(
    hand: int, limit: int, barred: int = 0, melding: Melding = GIN
) -> list[tuple[Card, int]]:
    """Every discard after which the deadwood can count ``limit`` or less, and what it then counts.

    In the order of the index. ``barred`` holds the cards that may not be thrown.

    Raises:
        OutsidePackError: if there is a joker or a card of a second pack in the hand.
    """
    total = deadwood_points(hand, melding)
    dearest = tables_for(melding).dearest
    if total - dearest > limit:
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


def _by_set(
    suits: tuple[int, int, int, int], sets: int, points: int, tables: Tables
) -> tuple[int, int]:
    """Of one rank's set or none: what the better leaves, and the worth of its card to throw.

    The worth is 0 where it takes trying: with more ranks, or four cards of one.
    """
    shifts = tables.shifts.get(sets)
    if shifts is None:
        return points, 0
    clubs, diamonds, hearts, spades = suits
    shift = shifts[clubs] + shifts[diamonds] + shifts[hearts] + shifts[spades]
    if shift >= tables.four:
        return points, 0
    gone = tables.gone[sets]
    by_set = points + shift - tables.thrice
    with_set = _loosest(clubs & gone, diamonds & gone, hearts & gone, spades & gone, tables.loose)
    if by_set + tables.dearest <= points:
        return by_set, with_set
    without = _loosest(clubs, diamonds, hearts, spades, tables.loose)
    if not with_set or not without:
        return points, 0
    ahead = (points - (without >> INDEX_BITS)) - (by_set - (with_set >> INDEX_BITS))
    if ahead > 0 or (ahead == 0 and with_set > without):
        return by_set, with_set
    return points, without


def _loosest(
    clubs: int, diamonds: int, hearts: int, spades: int, loose: tuple[list[int], ...]
) -> int:
    """The worth of the dearest card that is in no run, of equal ones the last; 0 of none."""
    of_clubs, of_diamonds, of_hearts, of_spades = loose
    worth, other = of_clubs[clubs], of_diamonds[diamonds]
    worth = worth if worth > other else other
    other = of_hearts[hearts]
    worth = worth if worth > other else other
    other = of_spades[spades]
    return worth if worth > other else other


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
