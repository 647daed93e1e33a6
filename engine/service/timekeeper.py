"""One task that looks after the clocks, and lets a table's time pass at its deadline."""

import asyncio
from collections.abc import Callable
from dataclasses import replace

from engine.service.ports import Deadline, Store, StoreBusy
from engine.service.service import Service
from engine.service.table_time import TICK_MS, TableTime

_RETRY_MS = 30_000
_BUSY_SECONDS = 0.2


class Timekeeper:
    """Deadlines are rows: they survive a restart, fire once, and a late one is harmless."""

    def __init__(
        self, service: Service, store: Store, time: TableTime, report: Callable[[Exception], None]
    ) -> None:
        """``report`` is told of every exception that a deadline's work raised."""
        self._service = service
        self._store = store
        self._time = time
        self._report = report
        self._woken = asyncio.Event()
        service.listen(lambda _table, _version: self._woken.set())

    async def run(self) -> None:
        """Work until cancelled."""
        while True:
            self._woken.clear()
            await self._service.time_was_put_right(await self._time.tick())
            deadline = await self._next()
            if deadline is None or self._left_ms(deadline) > 0:
                await self._sleep(deadline)
            else:
                await self._pass(deadline)

    async def _next(self) -> Deadline | None:
        """The deadline that comes first of those on clocks that go."""
        nearest = [
            await self._store.next_deadline(name)
            for name in self._time.names
            if self._time.goes(name)
        ]
        standing = (deadline for deadline in nearest if deadline is not None)
        return min(standing, key=self._left_ms, default=None)

    def _left_ms(self, deadline: Deadline) -> int:
        return deadline.due - self._time.now(deadline.clock)

    async def _sleep(self, deadline: Deadline | None) -> None:
        """Until the deadline or the next change of any table, whichever comes first.

        Never longer than a tick, for the clocks want looking after.
        """
        wait_ms = TICK_MS if deadline is None else min(TICK_MS, self._left_ms(deadline))
        try:
            await asyncio.wait_for(self._woken.wait(), max(wait_ms, 1) / 1000)
        except TimeoutError:
            return

    async def _pass(self, deadline: Deadline) -> None:
        try:
            await self._try(deadline)
        except StoreBusy:
            # Its queue empties in a moment; until then the deadline stands.
            await asyncio.sleep(_BUSY_SECONDS)

    async def _try(self, deadline: Deadline) -> None:
        try:
            await self._service.on_deadline(deadline)
        except StoreBusy:
            raise
        except Exception as error:  # one broken table must not stop all others
            self._report(error)
            later = replace(deadline, due=self._time.now(deadline.clock) + _RETRY_MS)
            await self._store.move_deadline(later)
