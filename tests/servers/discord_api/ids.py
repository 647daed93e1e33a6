"""Discord's ids, which tell when they were made."""

import datetime
import itertools
from typing import Final

from tests.servers.common.clock import Clock

_EPOCH_MS: Final = 1_420_070_400_000
_SHIFT: Final = 22


class Ids:
    """Ids that grow, each with the time of the clock in it."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0
        self._small = itertools.count(1)

    def next(self) -> int:
        """An id for something new."""
        now = (int(self._clock.now() * 1000) - _EPOCH_MS) << _SHIFT
        self._last = max(self._last + 1, now)
        return self._last

    def number(self) -> int:
        """A small number, for what has no id of its own."""
        return next(self._small)


def stamp(at: float) -> str:
    """A time as Discord writes it."""
    return datetime.datetime.fromtimestamp(at, datetime.UTC).isoformat()
