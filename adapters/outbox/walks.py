"""The walks that are under way: every table's readers are brought what is behind, at once."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from adapters.outbox.deliveries import Deliveries
from adapters.outbox.refusals import Refusals
from adapters.outbox.rows import Readers, in_order_of_telling, is_behind
from adapters.outbox.walk import Walk
from engine.round.faults import NoTable
from engine.service.ports import MessageKey, MessageRow, Store


class Walks:
    """Walks for each table's readers alone, so that nobody waits for what others are brought."""

    def __init__(
        self,
        store: Store,
        deliveries: Deliveries,
        refusals: Refusals,
        report: Callable[[Exception], None],
    ) -> None:
        """``report`` is told of every exception that a delivery raised."""
        self._store = store
        self._deliveries = deliveries
        self._refusals = refusals
        self._report = report
        self._changed: set[str] = set()
        self._woken = asyncio.Event()
        self._work: dict[Readers, asyncio.Task[None]] = {}
        self._under_way: dict[Readers, Walk] = {}
        self._again: set[Readers] = set()
        self._news: dict[Readers, asyncio.Event] = {}
        self._held: Counter[MessageKey] = Counter()

    def look_at(self, table: str) -> None:
        """See to it that whatever is behind at a table is delivered."""
        self._changed.add(table)
        self._woken.set()

    async def go_on(self) -> None:
        """Follow every change, until cancelled."""
        try:
            while True:
                await self._follow()
                await self._woken.wait()
        finally:
            await self._stop()

    async def settle(self) -> None:
        """Wait until nothing is left to deliver."""
        while self._changed or self._work:
            await asyncio.sleep(0)
            await asyncio.gather(*self._work.values(), return_exceptions=True)

    @contextmanager
    def held(self, key: MessageKey) -> Iterator[None]:
        """Leave a message alone for as long as somebody else changes it."""
        self._held[key] += 1
        try:
            yield
        finally:
            self._held -= Counter((key,))
            self.look_at(key.table)

    def is_kept(self, readers: Readers, version: int) -> bool:
        """Whether ``version`` of a table can not be brought to its readers now."""
        walk = self._under_way.get(readers)
        return walk is not None and walk.is_kept(version)

    async def _stop(self) -> None:
        for task in list(self._work.values()):
            task.cancel()
        self._refusals.close()
        await asyncio.gather(*self._work.values(), return_exceptions=True)

    async def _follow(self) -> None:
        self._woken.clear()
        changed, self._changed = self._changed, set()
        for table in changed:
            for row in await self._store.messages_of(table):
                if self._is_due(row):
                    self._start(Readers(table, row.key.audience))

    def _is_due(self, row: MessageRow) -> bool:
        """Whether a message shows less than it should, and may be sent."""
        return is_behind(row) and (row.state == "live" or self._refusals.is_due(row))

    def _start(self, readers: Readers) -> None:
        """Bring their messages up, or have the running task followed by another look."""
        if readers in self._work:
            self._again.add(readers)
            self._news[readers].set()
            return
        self._news[readers] = asyncio.Event()
        task = asyncio.create_task(self._bring(readers))
        self._work[readers] = task
        task.add_done_callback(lambda finished: self._done(readers, finished))

    def _done(self, readers: Readers, finished: asyncio.Task[None]) -> None:
        self._work.pop(readers, None)
        self._under_way.pop(readers, None)
        self._news.pop(readers, None)
        if readers in self._again:
            self._again.discard(readers)
            self.look_at(readers.table)
        if not finished.cancelled() and isinstance(error := finished.exception(), Exception):
            self._report(error)

    async def _bring(self, readers: Readers) -> None:
        """Deliver a table's messages to its readers until each shows what it should.

        One after the other, since what is told of a table has an order; where the platform says
        so it waits, and looks again at once when there is something new. A message that fails
        comes after all the others, and one that may rest holds up none; one whose platform is off
        is left behind, for the next change or the next start.
        """
        walk = self._under_way[readers] = Walk()
        while (row := await self._next(readers, walk)) is not None or walk.resting:
            try:
                wait = await self._step(row, walk)
            except NoTable:
                return
            if wait:
                await self._pause(readers, wait)
                walk.resting.clear()

    async def _step(self, row: MessageRow | None, walk: Walk) -> float:
        """Bring one message on; the seconds to wait before the next step."""
        if row is None:
            return min(walk.resting.values())
        walk.begins(row)
        try:
            return walk.note(row.key, await self._deliveries.attempt(row))
        except NoTable:
            raise
        except Exception as error:  # the platform's trouble is not the table's
            self._report(error)
            return walk.failed(row.key)

    async def _pause(self, readers: Readers, seconds: float) -> None:
        """Wait, but no longer than until there is something new for these readers."""
        news = self._news[readers]
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await news.wait()
        news.clear()

    async def _next(self, readers: Readers, walk: Walk) -> MessageRow | None:
        """The row to deliver now, if there is one; a held one comes after its answer."""
        rows = [
            row
            for row in await self._store.messages_of(readers.table)
            if row.key.audience == readers.audience
            and self._is_due(row)
            and row.key not in self._held
            and not walk.passes(row.key)
        ]
        return min(
            rows,
            key=lambda row: (row.key in walk.failing, *in_order_of_telling(row.key)),
            default=None,
        )
