"""One task that sleeps until the nearest deadline and then lets that table's time pass."""

import asyncio
from collections.abc import Callable
from dataclasses import replace

from engine.service.ports import Clock, Deadline, Store, StoreBusy
from engine.service.service import Service

_RETRY_MS = 30_000
_LONGEST_SLEEP_SECONDS = 60.0
_BUSY_SECONDS = 0.2


class Timekeeper:
    """Deadlines are rows: they survive a restart, fire once, and a late one is harmless."""

    def __init__(
        self, service: Service, store: Store, clock: Clock, report: Callable[[Exception], None]
    ) -> None:
        """``report`` is told of every exception that a deadline's work raised."""
        self._service = service
        self._store = store
        self._clock = clock
        self._report = report
        self._woken = asyncio.Event()
        service.listen(lambda _table, _version: self._woken.set())

    async def run(self) -> None:
        """Work until cancelled."""
        while True:
            self._woken.clear()
            deadline = await self._store.next_deadline()
            if deadline is None or deadline.due > self._clock.now():
                await self._sleep(deadline)
            else:
                await self._pass(deadline)

    async def _sleep(self, deadline: Deadline | None) -> None:
        """Until the deadline or the next change of any table, whichever comes first.

        Never longer than a minute: the wall clock may be set while we sleep.
        """
        seconds = _LONGEST_SLEEP_SECONDS
        if deadline is not None:
            seconds = min(seconds, (deadline.due - self._clock.now()) / 1000)
        try:
            await asyncio.wait_for(self._woken.wait(), max(seconds, 0.001))
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
            later = replace(deadline, due=self._clock.now() + _RETRY_MS)
            await self._store.move_deadline(later)
