"""What makes a run and what an ace counts, and where the suits are in a hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.cards.card import RANKS

SUIT_MASK: Final = (1 << RANKS) - 1
"""All thirteen ranks of one suit, the ace in the lowest bit."""
CLUBS_AT: Final = 0
DIAMONDS_AT: Final = RANKS
HEARTS_AT: Final = 2 * RANKS
SPADES_AT: Final = 3 * RANKS
TWO_SUITS: Final = (1 << HEARTS_AT) - 1
"""Clubs and diamonds."""
SUITS_AT: Final = (CLUBS_AT, DIAMONDS_AT, HEARTS_AT, SPADES_AT)
COLUMN: Final = 1 << CLUBS_AT | 1 << DIAMONDS_AT | 1 << HEARTS_AT | 1 << SPADES_AT
"""The four aces; times the bit of a rank, the four cards of that rank."""


class OutsidePackError(ValueError):
    """The melder was asked about a joker, a wild card or a card of a second pack."""


@dataclass(frozen=True, slots=True)
class Melding:
    """What makes a run, and what an ace counts.

    Raises:
        ValueError: if an ace would count less than 1.
        OutsidePackError: if there are wild cards, which the melder does not know.
    """

    corner: bool = False
    """Whether a run may go round the corner, as Q-K-A-2."""
    ace_value: int = 1
    """Points of an ace in deadwood."""
    wild: int = 0
    """The cards that may stand for others, a bit each."""

    def __post_init__(self) -> None:
        if self.ace_value < 1:
            message = f"an ace counts 1 or more, not {self.ace_value}"
            raise ValueError(message)
        if self.wild:
            message = "the melder knows no wild cards"
            raise OutsidePackError(message)


GIN: Final = Melding()
"""Runs end at ace and king; an ace counts 1."""
