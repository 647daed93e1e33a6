"""How many messages a chat may be sent: a few at once, then one after the other."""

from dataclasses import dataclass
from typing import Final

BURST: Final = 5
"""Sends and edits that a rested chat takes at once."""
MOST_URGENT: Final = 3
"""So much of what cannot wait goes beyond what a chat takes; then it waits as well."""
_MINUTE: Final = 60.0
_NOTHING: Final = 1e-9
"""A part of a send so small that it is no reason to wait."""


@dataclass(frozen=True, slots=True)
class Rate:
    """What a chat takes: ``burst`` sends at once, and one more every ``seconds``.

    Together never more than ``per_minute`` in any minute.
    """

    per_minute: int
    burst: int
    seconds: float

    @classmethod
    def of(cls, per_minute: int) -> "Rate":
        """The rate at which a chat takes ``per_minute``, spread over the minute but for a few."""
        burst = max(1, min(BURST, per_minute // 4))
        return cls(per_minute, burst, _MINUTE / max(1, per_minute - burst))

    @classmethod
    def of_words(cls, per_minute: int) -> "Rate":
        """The rate of sentences in a group that takes ``per_minute``: a third of that."""
        third = max(1, per_minute // 3)
        burst = min(2, third)
        return cls(third, burst, _MINUTE / max(1, third - burst))

    @property
    def deepest(self) -> float:
        """The debt that what cannot wait may make, for which all others wait."""
        return float(max(-MOST_URGENT, min(-1, self.burst - self.per_minute)))


@dataclass(slots=True)
class Bucket:
    """What may be sent now by a ``rate``: below 0 in debt."""

    rate: Rate
    tokens: float

    def gain(self, seconds: float) -> None:
        """Let ``seconds`` pass."""
        self.tokens = min(float(self.rate.burst), self.tokens + seconds / self.rate.seconds)

    def until(self, number: int) -> float:
        """Seconds until so many may be sent."""
        missing = number - self.tokens
        return missing * self.rate.seconds if missing > _NOTHING else 0.0

    @property
    def is_full(self) -> bool:
        """Whether it can gain nothing."""
        return self.tokens >= self.rate.burst
