"""Which card to throw: the discard that leaves the least, and those after which one may knock."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cards.card import PLAIN_CARDS, RANKS
from engine.cards.deadwood import (
    best_splits,
    deadwood_points,
    outside_pack,
    points_of,
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
    from collections.abc import Iterator, Sequence

    from engine.cards.card import Card

_Suits = tuple[int, ...]
"""The ranks held in each suit."""
_Way = tuple[int, _Suits]
"""A choice of sets: the points that it leaves by runs, and the cards in no set of it."""
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
        shifts, kept, freely = tables.ranks.get(sets) or tables.no_rank
        by_set = freely.get(shifts[clubs] + shifts[diamonds] + shifts[hearts] + shifts[spades])
        if by_set is None:
            find, suits = _by_set if kept else _by_sets, (clubs, diamonds, hearts, spades)
            return find(suits, sets, points, tables) or _tried(hand, hand, melding)
        points += by_set
        card, value = (
            tables.dearest_spades[loose[spades & kept]]
            or tables.dearest_hearts[loose[hearts & kept]]
            or _loosest((clubs & kept, diamonds & kept, hearts & kept, spades & kept), tables)
            or _NONE
        )
        return (card, points - value) if card else _tried(hand, hand, melding)
    card, value = (
        tables.dearest_spades[loose[spades]]
        or tables.dearest_hearts[loose[hearts]]
        or tables.dearest_diamonds[loose[diamonds]]
        or tables.dearest_clubs[loose[clubs]]
        or _cheaper((clubs, diamonds, hearts, spades), tables)
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


def _by_sets(suits: _Suits, sets: int, points: int, tables: Tables) -> tuple[Card, int] | None:
    """The best discard where there can be sets; None where some choice of them melds all cards.

    Without sets, ``points`` would be left.
    """
    clubs, diamonds, hearts, spades = suits
    crossed, all_kept = 0, SUIT_MASK
    while sets:
        rank = sets & -sets
        sets ^= rank
        shifts, kept, freely = tables.ranks[rank]
        shift = shifts[clubs] + shifts[diamonds] + shifts[hearts] + shifts[spades]
        if shift in freely:
            points += freely[shift]
            all_kept &= kept
        else:
            crossed |= rank
    rest = clubs & all_kept, diamonds & all_kept, hearts & all_kept, spades & all_kept
    if crossed:
        return _by_crossed(rest, crossed, points, tables)
    thrown = _loosest(rest, tables)
    return (thrown[0], points - thrown[1]) if thrown else None


def _by_set(suits: _Suits, rank: int, points: int, tables: Tables) -> tuple[Card, int] | None:
    """The same where one rank makes a set that takes from a run: it may be worth making or not."""
    clubs, diamonds, hearts, spades = suits
    shifts, kept, _ = tables.ranks[rank]
    shift = shifts[clubs] + shifts[diamonds] + shifts[hearts] + shifts[spades]
    if shift >= tables.four:
        return _by_crossed(suits, rank, points, tables)
    shift -= tables.thrice
    without = _loosest(suits, tables)
    if without and shift >= tables.dearest_value:
        return without[0], points - without[1]
    by_set = _loosest((clubs & kept, diamonds & kept, hearts & kept, spades & kept), tables)
    if not without or not by_set:
        return None
    gap = shift - by_set[1] + without[1]
    if gap < 0 or (gap == 0 and _order(by_set) > _order(without)):
        return by_set[0], points + shift - by_set[1]
    return without[0], points - without[1]


def _by_crossed(suits: _Suits, sets: int, points: int, tables: Tables) -> tuple[Card, int] | None:
    """The same where every rank's set takes from a run: the best of all choices among them."""
    ways: list[_Way] = [(points, suits)]
    while sets:
        rank = sets & -sets
        sets ^= rank
        ways = [longer for way in ways for longer in _with_rank(way, rank, tables)]
    best, least = None, 0
    for left, rest in sorted(ways):
        if best and left - tables.dearest_value > least:
            break
        thrown = _loosest(rest, tables)
        if not thrown:
            return None
        after = left - thrown[1]
        if best is None or after < least or (after == least and _order(thrown) > _order(best)):
            best, least = thrown, after
    return (best[0], least) if best else None


def _with_rank(way: _Way, rank: int, tables: Tables) -> Sequence[_Way]:
    """The choices of a set or none of one rank: all that can be better than another."""
    points, suits = way
    clubs, diamonds, hearts, spades = suits
    shifts, kept, freely = tables.ranks[rank]
    shift = shifts[clubs] + shifts[diamonds] + shifts[hearts] + shifts[spades]
    rest = clubs & kept, diamonds & kept, hearts & kept, spades & kept
    if shift in freely:
        return ((points + freely[shift], rest),)
    by_three = points + shift - tables.thrice
    if shift < tables.four:
        return way, (by_three, rest)
    ways = [way, (by_three - tables.held_once, rest)]
    for suit, held in enumerate(suits):
        # A card in no run is better in the set.
        if shifts[held] >= tables.held_once:
            spared = list(rest)
            spared[suit] = held
            ways.append((by_three - shifts[held], tuple(spared)))
    return ways


def _order(thrown: Thrown) -> tuple[int, int]:
    """What cards that leave the same are sorted by: the greatest is thrown."""
    return thrown[1], thrown[0].index


def _loosest(suits: _Suits, tables: Tables) -> Thrown | None:
    """The card to throw first of those that are in no run."""
    clubs, diamonds, hearts, spades = suits
    loose = tables.loose
    return (
        tables.dearest_spades[loose[spades]]
        or tables.dearest_hearts[loose[hearts]]
        or tables.dearest_diamonds[loose[diamonds]]
        or tables.dearest_clubs[loose[clubs]]
        or _cheaper(suits, tables)
    )


def _cheaper(suits: _Suits, tables: Tables) -> Thrown | None:
    """The same where no card counts as much as one can."""
    best = None
    for held, thrown in zip(suits, tables.thrown, strict=True):
        found = thrown[tables.loose[held]]
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
