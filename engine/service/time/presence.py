"""Who was here lately, so that nobody is called who is looking already."""

from collections import OrderedDict
from collections.abc import Iterable
from typing import Final

from engine.service.ports import Clock, Store

LATELY_MS: Final = 60_000
_REMEMBERED: Final = 10_000


class Presence:
    """When each person last did something: as long as this process remembers, else as logged."""

    def __init__(self, clock: Clock, store: Store) -> None:
        """Nobody was here yet."""
        self._clock = clock
        self._store = store
        self._seen: OrderedDict[str, int] = OrderedDict()

    def note(self, person: str) -> None:
        """Remember that ``person`` has just done something."""
        self._seen[person] = self._clock.elapsed()
        self._seen.move_to_end(person)
        while len(self._seen) > _REMEMBERED:
            self._seen.popitem(last=False)

    async def elsewhere(self, table: str, persons: Iterable[str]) -> frozenset[str]:
        """The ids of those of ``persons`` who did nothing within the last minute.

        Of whom nothing is known the log of ``table`` is asked.
        """
        return frozenset([each for each in persons if not await self._is_here(table, each)])

    async def _is_here(self, table: str, person: str) -> bool:
        at = self._seen.get(person)
        if at is not None:
            return self._clock.elapsed() - at < LATELY_MS
        acted = await self._store.last_acted(table, person)
        # Who acted in the future did so before the clock was put right.
        return 0 <= self._clock.now() - acted < LATELY_MS
