"""The system's own clock and chance, as the service's ports ask for them."""

import secrets
import string
import time
from dataclasses import dataclass
from typing import Final, cast

from engine.cards.card import Card
from engine.cards.pack import Pack, shuffled

# On Linux the plain one stands still while the machine is suspended.
_CLOCK: Final[int] = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
_LETTERS = string.ascii_lowercase + string.digits
_ID_SIZE = 8


@dataclass(frozen=True, slots=True)
class SystemClock:
    """Time as the machine tells it."""

    def now(self) -> int:
        """The time now, in UTC milliseconds."""
        return time.time_ns() // 1_000_000

    def elapsed(self) -> int:
        """Milliseconds that have passed, those of a suspended machine included where it tells."""
        return time.clock_gettime_ns(_CLOCK) // 1_000_000


@dataclass(frozen=True, slots=True)
class SystemChance:
    """Seeds and ids from the operating system; the order of a pack from its seed."""

    def seed(self) -> bytes:
        """32 unpredictable bytes."""
        return secrets.token_bytes(32)

    def id(self) -> str:
        """A new id: 8 characters of a-z and 0-9."""
        return "".join(secrets.choice(_LETTERS) for _ in range(_ID_SIZE))

    def order(self, pack: Pack, seed: bytes) -> tuple[Card, ...]:
        """The whole pack in the order in which it is dealt, first card first."""
        # No variant that is dealt has jokers yet; a round's cards are plain ones.
        return cast("tuple[Card, ...]", shuffled(pack, seed))
