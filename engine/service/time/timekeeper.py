"""Looks after the clocks, and lets a table's time pass at its deadline."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace

from engine.service.ports import Deadline, Store, StoreBusy
from engine.service.service import Service
from engine.service.time.table_time import TICK_MS, TableTime

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
        self._wakes_at = 0
        self._passed: Deadline | None = None
        service.listen(lambda table, _version: self._hear(table))

    async def run(self) -> None:
        """Work until cancelled.

        What looks after the clocks waits for nothing else: no work of this bot's own, however
        long it takes, may pass for time in which nobody could play.
        """
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._watch_clocks())
            tasks.create_task(self._repeat(self._put_right))
            tasks.create_task(self._repeat(self._catch_up))
            tasks.create_task(self._repeat(self._work))

    async def _watch_clocks(self) -> None:
        while True:
            self._time.look()
            await asyncio.sleep(TICK_MS / 1000)

    async def _put_right(self) -> None:
        await self._service.time_was_put_right(await self._time.tick())
        await asyncio.sleep(TICK_MS / 1000)

    async def _catch_up(self) -> None:
        """Do what has to happen to tables and has not yet."""
        failures = await self._service.catch_up()
        broken = [error for error in failures if not isinstance(error, StoreBusy)]
        for error in broken:
            self._report(error)
        await asyncio.sleep((_RETRY_MS if broken else TICK_MS) / 1000)

    async def _repeat(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do some work again and again; nothing that goes wrong ends it."""
        while True:
            try:
                await work()
            except StoreBusy:
                # Its queue empties in a moment; until then every deadline stands.
                await asyncio.sleep(_BUSY_SECONDS)
            except Exception as error:  # the clocks of all tables must go on whatever happens
                self._report(error)
                await asyncio.sleep(TICK_MS / 1000)

    async def _work(self) -> None:
        self._woken.clear()
        deadline = await self._next()
        if deadline is None or self._left_ms(deadline) > 0:
            await self._sleep(deadline)
        else:
            await self._pass(deadline)

    def _hear(self, table: str) -> None:
        """Wake up where a table has to be looked at before that was planned."""
        due = self._service.due(table)
        if due is not None and self._elapsed_at(due) < self._wakes_at:
            self._woken.set()

    def _elapsed_at(self, deadline: Deadline) -> int:
        """When a deadline comes, in the process's own time."""
        return self._time.clock.elapsed() + self._left_ms(deadline)

    async def _next(self) -> Deadline | None:
        """The deadline that comes first of those on clocks that go."""
        # Until it is known, any may come first.
        self._wakes_at = self._time.clock.elapsed() + TICK_MS
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
        """Until the deadline or one that is set and comes before it.

        Never longer than a tick: in the meantime a platform may come or go.
        """
        wait_ms = TICK_MS if deadline is None else min(TICK_MS, self._left_ms(deadline))
        self._wakes_at = self._time.clock.elapsed() + wait_ms
        with suppress(TimeoutError):
            async with asyncio.timeout(max(wait_ms, 1) / 1000):
                await self._woken.wait()

    async def _pass(self, deadline: Deadline) -> None:
        try:
            await self._try(deadline)
        except StoreBusy:
            raise
        except Exception as error:  # one broken table must not stop all others
            self._report(error)
            await self._put_off(deadline)

    async def _try(self, deadline: Deadline) -> None:
        if deadline == self._passed:
            # Nothing has come of it, so whatever is wrong with it, it must not hold up others.
            await self._put_off(deadline)
            return
        await self._service.on_deadline(deadline)
        self._passed = deadline

    async def _put_off(self, deadline: Deadline) -> None:
        """Come back to a deadline that could not be kept."""
        later = replace(deadline, due=self._time.now(deadline.clock) + _RETRY_MS)
        await self._store.move_deadline(later)
