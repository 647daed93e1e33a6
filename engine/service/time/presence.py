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
        self._remember(person, self._clock.elapsed())

    def _remember(self, person: str, at: int) -> None:
        self._seen[person] = at
        self._seen.move_to_end(person)
        while len(self._seen) > _REMEMBERED:
            self._seen.popitem(last=False)

    async def elsewhere(
        self, table: str, persons: Iterable[str], lately_ms: int = LATELY_MS
    ) -> frozenset[str]:
        """The ids of those of ``persons`` who did nothing lately, which is a minute at most.

        Of whom nothing is known the log of ``table`` is asked, and that is remembered.
        """
        lately = min(lately_ms, LATELY_MS)
        return frozenset([each for each in persons if await self._idle_ms(table, each) >= lately])

    async def _idle_ms(self, table: str, person: str) -> int:
        """For how long a person did nothing, as far as that is known."""
        if person not in self._seen:
            acted = await self._store.last_acted(table, person)
            ago = self._clock.now() - acted
            # Who acted in the future did so before the clock was put right.
            ago = ago if 0 <= ago < LATELY_MS else LATELY_MS
            if person not in self._seen:
                self._remember(person, self._clock.elapsed() - ago)
        return self._clock.elapsed() - self._seen[person]
