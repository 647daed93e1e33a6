"""Which card to throw: the discard that leaves the least, and those after which one may knock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards.card import PLAIN_CARDS
from engine.cards.deadwood import deadwood_points, plain_split, points_of
from engine.cards.mask import bits_of
from engine.cards.melding import GIN, Melding, tables_for

if TYPE_CHECKING:
    from engine.cards.card import Card


def best_discard(hand: int, barred: int = 0, melding: Melding = GIN) -> tuple[Card, int]:
    """The discard after which the deadwood counts least, and what it then counts.

    Among equal ones it is the card of the highest points, then of the highest index. ``barred``
    holds the cards that may not be thrown, such as one just taken from the discard pile.

    Raises:
        OutsidePackError: if there is a joker or a card of a second pack in the hand.
        ValueError: if there is no card that may be thrown.
    """
    plain = plain_split(hand, melding)
    if plain is not None and plain.loose & ~barred:
        return _dearest(plain.loose, barred, melding)
    return _tried(hand, barred, melding)


def knock_discards(
    hand: int, limit: int, barred: int = 0, melding: Melding = GIN
) -> list[tuple[Card, int]]:
    """Every discard after which the deadwood can count ``limit`` or less, and what it then counts.

    In the order of the index. ``barred`` holds the cards that may not be thrown.

    Raises:
        OutsidePackError: if there is a joker or a card of a second pack in the hand.
    """
    total = deadwood_points(hand, melding)
    found = []
    for value, cards in tables_for(melding).dearest_first:
        # Throwing a card that counts p lowers the deadwood by p at most.
        if total - value > limit:
            break
        for bit in bits_of(cards & hand & ~barred):
            left = deadwood_points(hand ^ bit, melding)
            if left <= limit:
                found.append((PLAIN_CARDS[bit.bit_length() - 1], left))
    return sorted(found, key=lambda discard: discard[0].index)


def _dearest(loose: int, barred: int, melding: Melding) -> tuple[Card, int]:
    """The dearest card of a plain split's deadwood, and what the others count.

    No card of a meld is as good to throw: with it the melds' cards count more, never less.
    """
    free = loose & ~barred
    worth = next(cards & free for _, cards in tables_for(melding).dearest_first if cards & free)
    thrown = PLAIN_CARDS[worth.bit_length() - 1]
    return thrown, points_of(loose ^ thrown.bit, melding)


def _tried(hand: int, barred: int, melding: Melding) -> tuple[Card, int]:
    total = deadwood_points(hand, melding)
    thrown, least = 0, points_of(hand, melding) + 1
    for value, cards in tables_for(melding).dearest_first:
        # Throwing a card that counts p lowers the deadwood by p at most.
        if total - value >= least:
            break
        for bit in sorted(bits_of(cards & hand & ~barred), reverse=True):
            left = deadwood_points(hand ^ bit, melding)
            if left < least:
                thrown, least = bit, left
    if not thrown:
        message = "there is no card that may be thrown"
        raise ValueError(message)
    return PLAIN_CARDS[thrown.bit_length() - 1], least
