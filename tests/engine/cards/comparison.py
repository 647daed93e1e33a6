"""The melder's answers against the brute force's, for one hand at a time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.cards.card import PLAIN_CARDS
from engine.cards.mask import mask_of
from engine.cards.meld import ends_of
from engine.cards.melds import (
    GIN,
    Arrangement,
    Melding,
    arrangements,
    best_arrangement,
    best_defence,
    best_discard,
    deadwood_points,
    extended,
    knock_discards,
    points_of,
)
from tests.engine.cards import brute_force
from tests.engine.cards.translation import card_of, pairs_of

if TYPE_CHECKING:
    from random import Random

    from engine.cards.card import Card
    from engine.cards.melds import Meld

MELDINGS = (GIN, Melding(corner=True, ace_value=15), Melding(corner=True))


@dataclass(frozen=True, slots=True)
class Spot:
    """A hand to look at, and the hand of the player across the table."""

    hand: int
    barred: int
    limit: int
    other_hand: int
    melding: Melding


def random_spot(rng: Random) -> Spot:
    """A spot where melds are likelier than in a fair deal."""
    melding = rng.choice(MELDINGS)
    near = rng.choice((_anything, _near_ranks, _two_suits, _round_the_corner))(rng)
    hand = mask_of(rng.sample(near, min(len(near), rng.choice((10, 10, 11, 11, 12)))))
    barred = rng.choice((0, rng.choice(PLAIN_CARDS).bit & hand))
    other = _fitting(rng, hand, melding)
    return Spot(hand, barred, rng.randint(0, 40), other, melding)


def check_points(spot: Spot) -> None:
    """The least deadwood of the hand."""
    expected = brute_force.least_deadwood(
        pairs_of(spot.hand), spot.melding.ace_value, corner=spot.melding.corner
    )

    assert deadwood_points(spot.hand, spot.melding) == expected, spot


def check_arrangements(spot: Spot) -> None:
    """All arrangements within the limit, each once, and the recommended one."""
    ace, cards = spot.melding.ace_value, pairs_of(spot.hand)
    expected = {
        melds
        for melds in brute_force.splits(cards, corner=spot.melding.corner)
        if brute_force.points(cards.difference(*melds), ace) <= spot.limit
    }

    found = list(arrangements(spot.hand, spot.limit, spot.melding))
    split = [frozenset(pairs_of(meld.mask) for meld in each.melds) for each in found]

    assert len(split) == len(expected), spot
    assert set(split) == expected, spot
    every = list(arrangements(spot.hand, None, spot.melding))
    assert [each.points for each in every] == sorted(each.points for each in every), spot
    assert every[: len(found)] == found, spot
    assert best_arrangement(spot.hand, spot.melding) == every[0], spot


def check_recommended(spot: Spot) -> None:
    """Of splits with equal points, it has fewest open cards, then points of those, then melds."""
    ace, corner, cards = spot.melding.ace_value, spot.melding.corner, pairs_of(spot.hand)

    def standing(melds: frozenset[brute_force.Cards]) -> tuple[int, int, int]:
        unseen = brute_force.open_to(melds, cards, corner=corner)
        return len(unseen), brute_force.points(unseen, ace), len(melds)

    best = best_arrangement(spot.hand, spot.melding)
    recommended = frozenset(pairs_of(meld.mask) for meld in best.melds)

    equals = [
        melds
        for melds in brute_force.splits(cards, corner=corner)
        if brute_force.points(cards.difference(*melds), ace) == best.points
    ]
    assert standing(recommended) == min(map(standing, equals)), spot


def check_discards(spot: Spot) -> None:
    """The best discard, and all that allow a knock."""
    left = brute_force.discards(
        pairs_of(spot.hand & ~spot.barred),
        pairs_of(spot.hand),
        spot.melding.ace_value,
        corner=spot.melding.corner,
    )
    expected = {card_of(pair): points for pair, points in left.items()}

    def standing(card: Card) -> tuple[int, int, int]:
        return expected[card], -points_of(card.bit, spot.melding), -card.index

    best = min(expected, key=standing)
    assert best_discard(spot.hand, spot.barred, spot.melding) == (best, expected[best]), spot
    knocks = knock_discards(spot.hand, spot.limit, spot.barred, spot.melding)
    assert dict(knocks) == {c: p for c, p in expected.items() if p <= spot.limit}, spot


def check_defence(spot: Spot, arrangement: Arrangement) -> None:
    """The best defence against a knock with ``arrangement``, played card by card."""
    melding = spot.melding
    expected, layoffs = brute_force.best_defence(
        [pairs_of(meld.mask) for meld in arrangement.melds],
        pairs_of(spot.other_hand),
        melding.ace_value,
        corner=melding.corner,
    )

    defence = best_defence(arrangement.melds, spot.other_hand, melding)

    assert (defence.points, len(defence.layoffs)) == (expected, layoffs), (spot, arrangement)
    held, table = spot.other_hand, list(arrangement.melds)
    for layoff in defence.layoffs:
        assert held & layoff.card.bit, (spot, arrangement)
        longer = extended(table[layoff.meld], layoff.card, melding)
        assert longer is not None, (spot, arrangement)
        held, table[layoff.meld] = held ^ layoff.card.bit, longer
    assert defence.deadwood == _without(held, defence.melds), (spot, arrangement)
    assert points_of(defence.deadwood, melding) == expected, (spot, arrangement)


def check_spot(spot: Spot, rng: Random) -> None:
    """Every answer of the melder about one spot."""
    check_points(spot)
    check_arrangements(spot)
    check_recommended(spot)
    check_discards(spot)
    knock = rng.choice(list(arrangements(spot.hand, None, spot.melding)))
    check_defence(spot, knock)


def _without(hand: int, melds: tuple[Meld, ...]) -> int:
    for meld in melds:
        assert hand & meld.mask == meld.mask
        hand ^= meld.mask
    return hand


def _fitting(rng: Random, hand: int, melding: Melding) -> int:
    """Ten cards of which some can often be laid off, several in a row."""
    wanted = 0
    for meld in best_arrangement(hand, melding).melds:
        for end in ends_of(meld.mask, corner=melding.corner):
            wanted |= sum(end[: rng.choice((0, 0, 1, 2, 4))]) & ~wanted
    chosen = [card for card in PLAIN_CARDS if card.bit & wanted & ~hand][:10]
    others = [card for card in PLAIN_CARDS if not card.bit & (hand | mask_of(chosen))]
    return mask_of([*chosen, *rng.sample(others, 10 - len(chosen))])


def _anything(_rng: Random) -> list[Card]:
    return list(PLAIN_CARDS)


def _near_ranks(rng: Random) -> list[Card]:
    lowest = rng.randint(1, 9)
    return [card for card in PLAIN_CARDS if lowest <= card.rank <= lowest + 4]


def _two_suits(rng: Random) -> list[Card]:
    suits = rng.sample(range(4), 2)
    return [card for card in PLAIN_CARDS if card.suit in suits]


def _round_the_corner(_rng: Random) -> list[Card]:
    return [card for card in PLAIN_CARDS if card.rank <= 3 or card.rank >= 12]
