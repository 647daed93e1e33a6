"""The server's clock, which a test may stop, start and move on."""

import time
from collections.abc import Callable


class Clock:
    """The time of the platform, in seconds since 1970; real time until it is frozen.

    ``source`` is where the time comes from.
    """

    def __init__(self, source: Callable[[], float] = time.time) -> None:
        self._source = source
        self._ahead = 0.0
        self._stopped_at: float | None = None

    def now(self) -> float:
        """The time now."""
        if self._stopped_at is not None:
            return self._stopped_at
        return self._source() + self._ahead

    def advance(self, seconds: float) -> None:
        """Let time pass at once."""
        self._ahead += seconds
        if self._stopped_at is not None:
            self._stopped_at += seconds

    def freeze(self) -> None:
        """Stop: from now on only ``advance`` lets time pass."""
        self._stopped_at = self.now()

    def thaw(self) -> None:
        """Go on from where the clock stands."""
        if self._stopped_at is not None:
            self._ahead = self._stopped_at - self._source()
            self._stopped_at = None
