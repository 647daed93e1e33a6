"""Hands and cards of the game into those of the brute force, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards.card import PLAIN_CARDS, Card, Rank, Suit
from engine.cards.mask import mask_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tests.engine.cards import brute_force


def pairs_of(mask: int) -> brute_force.Cards:
    return frozenset((card.rank, card.suit) for card in PLAIN_CARDS if card.bit & mask)


def card_of(pair: brute_force.Card) -> Card:
    rank, suit = pair
    return Card(Rank(rank), Suit(suit))


def mask_of_pairs(pairs: Iterable[brute_force.Card]) -> int:
    return mask_of(map(card_of, pairs))
