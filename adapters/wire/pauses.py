"""How long to wait after each failure in a row: longer each time, and never all together."""

import random
from collections.abc import Callable
from typing import Final

FIRST_SECONDS: Final = 0.5
LAST_SECONDS: Final = 30.0
"""How long to wait after the first failure in a row, and at most, where nobody says otherwise."""


class Pauses:
    """Pauses of one thing that is tried again and again."""

    def __init__(
        self,
        first_seconds: float = FIRST_SECONDS,
        last_seconds: float = LAST_SECONDS,
        chance: Callable[[], float] = random.random,
    ) -> None:
        """``chance`` gives a number from 0 to 1, so that not everybody comes back at once."""
        self._first, self._last = first_seconds, last_seconds
        self._chance = chance
        self._pause = first_seconds

    def next(self) -> float:
        """How long to wait now."""
        pause, self._pause = self._pause, min(self._pause * 2, self._last)
        return part_of(pause, self._chance)

    def over(self) -> None:
        """Hear that it went well: the next failure is the first in a row."""
        self._pause = self._first


def part_of(seconds: float, chance: Callable[[], float]) -> float:
    """Half of a pause and some of the rest, so that not everybody comes back at once."""
    return seconds * (0.5 + chance() / 2)
