"""Time and chance, of which the engine has none itself."""

from typing import Protocol

from engine.cards.card import Card
from engine.cards.pack import Pack


class Clock(Protocol):
    """Time, in milliseconds."""

    def now(self) -> int:
        """The time now, in UTC; it may be set back and forth while the bot runs."""

    def elapsed(self) -> int:
        """The time since some moment of this process's life; nobody can set it."""


class Chance(Protocol):
    """Where seeds come from, and the order of a pack that a seed gives."""

    def seed(self) -> bytes:
        """32 unpredictable bytes."""

    def id(self) -> str:
        """A new table's or person's id: 8 characters of a-z and 0-9."""

    def order(self, pack: Pack, seed: bytes) -> tuple[Card, ...]:
        """The whole pack in the order in which it is dealt, first card first."""
