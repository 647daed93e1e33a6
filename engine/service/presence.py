"""Who was here lately, so that nobody is called who is looking already."""

from collections import OrderedDict
from typing import Final

from engine.service.ports import Clock

LATELY_MS: Final = 60_000
_REMEMBERED: Final = 10_000


class Presence:
    """When each person last did something, as long as this process remembers."""

    def __init__(self, clock: Clock) -> None:
        """Nobody was here yet."""
        self._clock = clock
        self._seen: OrderedDict[str, int] = OrderedDict()

    def note(self, person: str) -> None:
        """Remember that ``person`` has just done something."""
        self._seen[person] = self._clock.elapsed()
        self._seen.move_to_end(person)
        while len(self._seen) > _REMEMBERED:
            self._seen.popitem(last=False)

    def lately(self, person: str) -> bool | None:
        """Whether ``person`` did something within the last minute; None if it is not known."""
        at = self._seen.get(person)
        return None if at is None else self._clock.elapsed() - at < LATELY_MS
