"""What a hand's deadwood counts at least.

A hand is looked at suit by suit: tables say which of a suit's thirteen ranks are in runs. Sets
are ranks held in three suits or more. Where no card could be in both, the best split is plain:
all of both. Only ranks at which sets and runs compete are tried out.
"""

from __future__ import annotations

from typing import Final

from engine.cards.card import RANKS
from engine.cards.mask import ALL_CARDS, bits_of, notation
from engine.cards.melding import (
    COLUMN,
    DIAMONDS_AT,
    GIN,
    HEARTS_AT,
    SPADES_AT,
    SUIT_MASK,
    TWO_SUITS,
    Melding,
    OutsidePackError,
)
from engine.cards.tables import (
    GIN_TABLES,
    IN_THREE_SUITS,
    POINTS_AT,
    Tables,
    tables_for,
    tables_of,
)


def _sets_within() -> dict[int, tuple[int, ...]]:
    within: dict[int, tuple[int, ...]] = {}
    for rank in range(RANKS):
        four = COLUMN << rank
        triples = [four ^ bit for bit in bits_of(four)]
        within |= {triple: (triple,) for triple in triples} | {four: (four, *triples)}
    return within


SETS_WITHIN: Final = _sets_within()
"""The sets that can be made of the cards of one rank, where there are three or four."""


def points_of(mask: int, melding: Melding = GIN) -> int:
    """What the cards count when all of them are deadwood.

    Raises:
        OutsidePackError: if there is a joker or a card of a second pack among them.
    """
    points = tables_for(melding).points
    try:
        return (
            points[mask & SUIT_MASK]
            + points[mask >> DIAMONDS_AT & SUIT_MASK]
            + points[mask >> HEARTS_AT & SUIT_MASK]
            + points[mask >> SPADES_AT]
        )
    except IndexError:
        raise outside_pack(mask) from None


def deadwood_points(hand: int, melding: Melding = GIN) -> int:
    """The least that the deadwood of ``hand`` can count, over all its arrangements.

    Raises:
        OutsidePackError: if there is a joker or a card of a second pack in the hand.
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
    sets = total & IN_THREE_SUITS
    if not sets:
        return total >> POINTS_AT
    shifts = tables.shifts.get(sets)
    if shifts is None:
        return (total >> POINTS_AT) + _by_sets((clubs, diamonds, hearts, spades), sets, tables)
    shift = shifts[clubs] + shifts[diamonds] + shifts[hearts] + shifts[spades]
    if shift < tables.thrice:
        return (total >> POINTS_AT) + shift - tables.thrice
    if shift < tables.four:
        return total >> POINTS_AT
    most = _most(shifts[clubs], shifts[diamonds], shifts[hearts], shifts[spades])
    return (total >> POINTS_AT) + _by_four(shift, most, tables)


def in_sets_and_runs(hand: int, melding: Melding = GIN) -> tuple[int, int]:
    """The cards of ``hand`` that are in some set, and those that are in some run.

    Where no card is in both, all of them melded is the best split.

    Raises:
        OutsidePackError: if there is a joker or a card of a second pack in the hand.
    """
    of_clubs, of_diamonds, of_hearts, of_spades = tables_for(melding).runs
    minor, major = hand & TWO_SUITS, hand >> HEARTS_AT
    clubs, diamonds = minor & SUIT_MASK, minor >> RANKS
    hearts, spades = major & SUIT_MASK, major >> RANKS
    try:
        runs = of_clubs[clubs] | of_diamonds[diamonds] | of_hearts[hearts] | of_spades[spades]
    except IndexError:
        raise outside_pack(hand) from None
    sets = diamonds & hearts & (clubs | spades) | clubs & spades & (diamonds | hearts)
    return sets * COLUMN & hand if sets else 0, runs


def best_splits(hand: int, melding: Melding = GIN) -> list[tuple[int, int]]:
    """For each best split of ``hand``, the cards that are in its sets and those in its runs.

    The cards of one rank are in one set, those of a suit in runs cut only where one is missing.

    Raises:
        OutsidePackError: if there is a joker or a card of a second pack in the hand.
    """
    in_sets, in_runs = in_sets_and_runs(hand, melding)
    if not in_sets & in_runs:
        return [(in_sets, in_runs)]
    splits = splits_by_sets(hand, melding)
    least = min(splits)[0]
    return [
        (hand ^ rest, in_sets_and_runs(rest, melding)[1])
        for points, rest in splits
        if points == least
    ]


def splits_by_sets(hand: int, melding: Melding = GIN) -> list[tuple[int, int]]:
    """For each choice of sets worth trying, what is left by the best runs of all other cards.

    The points, and these other cards, those in runs among them.

    Raises:
        OutsidePackError: if there is a joker or a card of a second pack in the hand.
    """
    left = tables_for(melding).left
    choices = _set_choices(*in_sets_and_runs(hand, melding))
    return [(_left_by_runs(hand ^ cards, left), hand ^ cards) for cards in choices]


# min() and max() take as long as four look-ups in a list, so what follows compares by itself.


def _by_sets(suits: tuple[int, ...], sets: int, tables: Tables) -> int:
    """What the best choice of a set or none at each rank in ``sets`` adds to the points left."""
    rank = sets & -sets
    others = sets ^ rank
    clubs, diamonds, hearts, spades = suits
    shifts = tables.shifts[rank]
    shift = shifts[clubs] + shifts[diamonds] + shifts[hearts] + shifts[spades]
    if shift >= tables.four:
        return _by_four_and_sets(suits, rank, others, tables)
    shift -= tables.thrice
    if not others:
        return shift if shift < 0 else 0
    without = _by_sets(suits, others, tables)
    if shift + tables.thrice in tables.ranks[rank][2]:
        return shift + without
    gone = tables.gone[rank]
    rest = (clubs & gone, diamonds & gone, hearts & gone, spades & gone)
    shift += _by_sets(rest, others, tables)
    return shift if shift < without else without


def _by_four_and_sets(suits: tuple[int, ...], rank: int, others: int, tables: Tables) -> int:
    """The same where there are four cards of ``rank``."""
    shifts, gone = tables.shifts[rank], tables.gone[rank]
    each = [shifts[held] for held in suits]
    shift = sum(each) - tables.thrice
    if not others:
        return _by_four(shift + tables.thrice, _most(*each), tables)
    rest = tuple(held & gone for held in suits)
    ways = [shift - tables.held_once + _by_sets(rest, others, tables)]
    ways.append(_by_sets(suits, others, tables))
    for suit, spared in enumerate(each):
        # A card in no run is better in the set.
        if spared >= tables.held_once:
            kept = (*rest[:suit], suits[suit], *rest[suit + 1 :])
            ways.append(shift - spared + _by_sets(kept, others, tables))
    return min(ways)


def _by_four(shift: int, most: int, tables: Tables) -> int:
    """The same for four cards alone, which add ``shift`` and of which one adds ``most``."""
    shift -= tables.thrice + most
    if most < tables.held_once:
        shift += most - tables.held_once
    return shift if shift < 0 else 0


def _most(one: int, two: int, three: int, four: int) -> int:
    one = one if one > two else two
    three = three if three > four else four
    return one if one > three else three


def _set_choices(in_sets: int, in_runs: int) -> list[int]:
    """The cards to put into sets, in every way worth trying.

    All that can be, but at the ranks where runs compete: there all, or none, or all but one that
    a run could use.
    """
    crossed = in_sets & in_runs
    ranks = crossed | crossed >> DIAMONDS_AT | crossed >> HEARTS_AT | crossed >> SPADES_AT
    ranks &= SUIT_MASK
    choices = [in_sets & ~(ranks * COLUMN)]
    for rank in bits_of(ranks):
        held = rank * COLUMN & in_sets
        within = [cards for cards in SETS_WITHIN[held] if not (held ^ cards) & ~in_runs]
        choices += [others | cards for others in choices for cards in within]
    return choices


def _left_by_runs(cards: int, left: list[int]) -> int:
    """What those cards count that are in no run."""
    return (
        left[cards & SUIT_MASK]
        + left[cards >> DIAMONDS_AT & SUIT_MASK]
        + left[cards >> HEARTS_AT & SUIT_MASK]
        + left[cards >> SPADES_AT]
    )


def outside_pack(hand: int) -> OutsidePackError:
    """What is raised for a hand that holds more than cards of one pack."""
    return OutsidePackError(f"not of one pack of 52: {notation(hand & ~ALL_CARDS)}")
