"""Which card to throw: the discard that leaves the least, and those after which one may knock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards.card import PLAIN_CARDS
from engine.cards.deadwood import best_splits, deadwood_points, in_sets_and_runs, points_of
from engine.cards.melding import GIN, Melding, tables_for

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
    throwable = hand & ~barred
    in_sets, in_runs = in_sets_and_runs(hand, melding)
    loose = hand & ~in_sets & ~in_runs
    thrown = _dearest(loose & throwable or throwable, melding)
    if in_sets & in_runs or not thrown & loose:
        return _tried(hand, throwable, melding)
    # To throw a card of a meld would leave no less than to throw none.
    return PLAIN_CARDS[thrown.bit_length() - 1], points_of(loose ^ thrown, melding)


def knock_discards(
    hand: int, limit: int, barred: int = 0, melding: Melding = GIN
) -> list[tuple[Card, int]]:
    """Every discard after which the deadwood can count ``limit`` or less, and what it then counts.

    In the order of the index. ``barred`` holds the cards that may not be thrown.

    Raises:
        OutsidePackError: if there is a joker or a card of a second pack in the hand.
    """
    total = deadwood_points(hand, melding)
    dearest = tables_for(melding).dearest_first[0][0]
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


def _tried(hand: int, throwable: int, melding: Melding) -> tuple[Card, int]:
    """The best discard where it takes trying."""
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


def _dearest(cards: int, melding: Melding) -> int:
    """The card of the highest points, then of the highest index, as a bit."""
    for _, worth in tables_for(melding).dearest_first:
        if worth & cards:
            return 1 << (worth & cards).bit_length() - 1
    message = "there is no card that may be thrown"
    raise ValueError(message)


def _dearest_first(cards: int, melding: Melding) -> Iterator[tuple[int, int]]:
    """Points and bit of each card, by falling points, then by falling index."""
    for value, worth in tables_for(melding).dearest_first:
        rest = worth & cards
        while rest:
            bit = 1 << rest.bit_length() - 1
            yield value, bit
            rest ^= bit
