"""Which card to throw: the discard that leaves the least, and those after which one may knock."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cards.card import PLAIN_CARDS, RANKS
from engine.cards.deadwood import (
    best_splits,
    deadwood_points,
    outside_pack,
    points_of,
    splits_by_sets,
)
from engine.cards.melding import GIN, HEARTS_AT, SUIT_MASK, TWO_SUITS, Melding
from engine.cards.tables import (
    GIN_TABLES,
    IN_THREE_SUITS,
    POINTS_AT,
    Tables,
    Thrown,
    tables_for,
    tables_of,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.cards.card import Card

_NONE: Final[tuple[None, int]] = (None, 0)


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
    sums, loose = tables.sums, tables.loose
    minor, major = hand & TWO_SUITS, hand >> HEARTS_AT
    clubs, diamonds = minor & SUIT_MASK, minor >> RANKS
    hearts, spades = major & SUIT_MASK, major >> RANKS
    try:
        total = sums[clubs] + sums[diamonds] + sums[hearts] + sums[spades]
    except IndexError:
        raise outside_pack(hand) from None
    points, sets = total >> POINTS_AT, total & IN_THREE_SUITS
    if sets:
        rank, kept, three, four = tables.sets.get(sets) or tables.no_set
        runs = tables.in_runs
        if not rank or (runs[clubs] | runs[diamonds] | runs[hearts] | runs[spades]) & rank:
            return _by_sets((clubs, diamonds, hearts, spades), sets, points, tables) or (
                _by_every_split(hand, melding)
            )
        points -= four if total & sets >> 1 else three
        clubs, diamonds, hearts, spades = (
            clubs & kept,
            diamonds & kept,
            hearts & kept,
            spades & kept,
        )
    card, value = (
        tables.dearest_spades[loose[spades]]
        or tables.dearest_hearts[loose[hearts]]
        or tables.dearest_diamonds[loose[diamonds]]
        or tables.dearest_clubs[loose[clubs]]
        or _cheaper((clubs, diamonds, hearts, spades), SUIT_MASK, tables)
        or _NONE
    )
    # To throw a card of a meld would leave no less than to throw none.
    return (card, points - value) if card else _tried(hand, hand, melding)


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
    if sets in tables.ranks:
        return _by_set(suits, sets, points, tables)
    clubs, diamonds, hearts, spades = suits
    all_kept = SUIT_MASK
    while sets:
        rank = sets & -sets
        sets ^= rank
        shifts, kept, freely = tables.ranks[rank]
        shift = shifts[clubs] + shifts[diamonds] + shifts[hearts] + shifts[spades]
        if shift not in freely:
            return None
        points += freely[shift]
        all_kept &= kept
    thrown = _loosest(suits, all_kept, tables)
    return (thrown[0], points - thrown[1]) if thrown else None


def _by_set(
    suits: tuple[int, int, int, int], rank: int, points: int, tables: Tables
) -> tuple[Card, int] | None:
    """The same for one set that takes from a run: it may be worth making or not."""
    clubs, diamonds, hearts, spades = suits
    shifts, kept, _ = tables.ranks[rank]
    shift = shifts[clubs] + shifts[diamonds] + shifts[hearts] + shifts[spades]
    if shift >= tables.four:
        return None
    shift -= tables.thrice
    without, by_set = _loosest(suits, SUIT_MASK, tables), _loosest(suits, kept, tables)
    if not without or not by_set:
        return None
    gap = shift - by_set[1] + without[1]
    if gap < 0 or (gap == 0 and _order(by_set) > _order(without)):
        return by_set[0], points + shift - by_set[1]
    return without[0], points - without[1]


def _by_every_split(hand: int, melding: Melding) -> tuple[Card, int]:
    """The best discard, by what each choice of sets leaves and its dearest loose card."""
    tables = tables_for(melding)
    best: Thrown | None = None
    least = points_of(hand, melding)
    for points, rest in sorted(splits_by_sets(hand, melding)):
        if points - tables.dearest_value > least:
            break
        minor, major = rest & TWO_SUITS, rest >> HEARTS_AT
        suits = minor & SUIT_MASK, minor >> RANKS, major & SUIT_MASK, major >> RANKS
        thrown = _loosest(suits, SUIT_MASK, tables)
        if not thrown:
            return _tried(hand, hand, melding)
        left = points - thrown[1]
        if best is None or left < least or (left == least and _order(thrown) > _order(best)):
            best, least = thrown, left
    return (best[0], least) if best else _tried(hand, hand, melding)


def _order(thrown: Thrown) -> tuple[int, int]:
    """What cards that leave the same are sorted by: the greatest is thrown."""
    return thrown[1], thrown[0].index


def _loosest(suits: tuple[int, int, int, int], kept: int, tables: Tables) -> Thrown | None:
    """The card to throw first of those of the ranks ``kept`` that are in no run."""
    clubs, diamonds, hearts, spades = suits
    loose = tables.loose
    return (
        tables.dearest_spades[loose[spades & kept]]
        or tables.dearest_hearts[loose[hearts & kept]]
        or tables.dearest_diamonds[loose[diamonds & kept]]
        or tables.dearest_clubs[loose[clubs & kept]]
        or _cheaper(suits, kept, tables)
    )


def _cheaper(suits: tuple[int, int, int, int], kept: int, tables: Tables) -> Thrown | None:
    """The same where no card counts as much as one can."""
    best = None
    for held, thrown in zip(suits, tables.thrown, strict=True):
        found = thrown[tables.loose[held & kept]]
        # Of equal cards that of the later suit goes.
        if found and (best is None or found[1] >= best[1]):
            best = found
    return best


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
