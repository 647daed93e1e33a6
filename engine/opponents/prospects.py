"""What may come of a hand with the next card, and what a discard may give away."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.cards.card import PLAIN_CARDS, RANKS
from engine.cards.mask import bits_of
from engine.cards.meld import SMALLEST_MELD
from engine.cards.melding import COLUMN, SUIT_MASK, SUITS_AT
from engine.cards.melds import best_discard, deadwood_points, points_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.cards.card import Card
    from engine.cards.melds import Melding
    from engine.opponents.sight import Sight

_MOST_DANGER: Final = 1.5
"""Where more melds than that are to be feared of a discard, the number makes no difference."""


class Prospects(NamedTuple):
    """A hand before its next draw: its deadwood now, and what one unseen card makes of it."""

    points: int
    after: float
    """Its deadwood after the next draw and discard, on average over the unseen cards."""
    gin: float
    """The share of the unseen cards that make gin."""


def prospects_of(hand: int, sight: Sight) -> Prospects:
    """The prospects of a hand of the player whose sight it is."""
    melding, cards = sight.melding, sight.unseen.bit_count()
    points = deadwood_points(hand, melding)
    if not points or not cards:
        return Prospects(points, points, float(not points))
    helpful = fitting(hand, melding) & sight.unseen
    left = [best_discard(hand | bit, 0, melding)[1] for bit in bits_of(helpful)]
    dearest = points - best_discard(hand, 0, melding)[1]
    saved = points * len(left) - sum(left) + _saved_by_swaps(dearest, helpful, sight)
    return Prospects(points, points - saved / cards, left.count(0) / cards)


def fitting(hand: int, melding: Melding) -> int:
    """The cards that make a meld with two of ``hand`` or more, those of ``hand`` included."""
    clubs, diamonds, hearts, spades = (hand >> at & SUIT_MASK for at in SUITS_AT)
    pairs = (clubs | diamonds) & (hearts | spades) | clubs & diamonds | hearts & spades
    runs = 0
    for at in SUITS_AT:
        runs |= _filling(hand >> at & SUIT_MASK, melding) << at
    return pairs * COLUMN | runs


def danger_of(bit: int, sight: Sight) -> float:
    """How many melds of three another player may be expected to make with the card."""
    pairs = _companions(bit.bit_length() - 1, sight.melding)
    return min(_MOST_DANGER, sum(sight.chance(one) * sight.chance(two) for one, two in pairs))


def _saved_by_swaps(dearest: int, helpful: int, sight: Sight) -> int:
    """What is saved, all unseen cards together, by throwing the dearest card for a lower one."""
    lower = sight.unseen & ~helpful & _cheaper(dearest, sight.melding)
    return dearest * lower.bit_count() - points_of(lower, sight.melding)


@cache
def _cheaper(points: int, melding: Melding) -> int:
    """All cards that count less than ``points``."""
    return sum(card.bit for card in PLAIN_CARDS if points_of(card.bit, melding) < points)


@cache
def _filling(held: int, melding: Melding) -> int:
    """The ranks that make a run of three with two of one suit's ranks ``held``."""
    ring = held << RANKS
    if melding.corner:
        ring |= held | held << 2 * RANKS
    below, above = ring << 1, ring >> 1
    found = below & ring << 2 | below & above | above & ring >> 2
    return found >> RANKS & SUIT_MASK


@cache
def _companions(index: int, melding: Melding) -> tuple[tuple[int, ...], ...]:
    """Each two cards that make a meld of three with the card of that index."""
    card = PLAIN_CARDS[index]
    alike = [other.bit for other in PLAIN_CARDS if other.rank is card.rank and other is not card]
    runs = [
        tuple(other.bit for other in run if other is not card)
        for run in _shortest_runs(card, melding)
        if card in run
    ]
    return (*combinations(alike, 2), *runs)


def _shortest_runs(card: Card, melding: Melding) -> Iterator[tuple[Card, ...]]:
    suit = [other for other in PLAIN_CARDS if other.suit is card.suit]
    ring = suit + suit[: SMALLEST_MELD - 1] if melding.corner else suit
    return zip(*(ring[start:] for start in range(SMALLEST_MELD)), strict=False)
