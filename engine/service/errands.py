"""What has to happen to tables, whatever gets in its way: written down first, tried until done."""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from typing import Final, TypeVar

from engine.round.faults import NoTable, NotAllowed
from engine.service.live_tables import LiveTables
from engine.service.ports import Errand, StoreBusy

_BUSY_SECONDS: Final = 0.2
_Done = TypeVar("_Done")


class Errands(LiveTables):
    """The part of the service that leaves nothing undone of what its platforms told it once."""

    # So it is at first: an earlier process may have left something.
    _is_behind = True

    async def catch_up(self) -> tuple[Exception, ...]:
        """Let happen to tables what has to and has not yet; every one of them is tried.

        Returns:
            What went wrong; where it did, it is tried again at the next call.
        """
        async with self._lock("errands"):
            if not self._is_behind:
                return ()
            errands = await self._store.errands()
            tried = [await self._failure(errand) for errand in errands]
            failures = tuple(error for error in tried if error is not None)
            self._is_behind = bool(failures)
            return failures

    async def _undertake(self, errands: Collection[Errand]) -> None:
        """Let each of ``errands`` be done: now, or as soon as it can be."""
        if not errands:
            return
        async with self._lock("errands"):
            await insist(lambda: self._store.add_errands(errands))
            self._is_behind = True
        await self.catch_up()

    async def _failure(self, errand: Errand) -> Exception | None:
        """What went wrong with an errand, None once it is done or makes no sense any more."""
        try:
            with suppress(NotAllowed, NoTable):
                await self._happens(errand.table, lambda _: errand.action)
            await self._store.errand_done(errand)
        except Exception as error:  # one table must not stop what has to happen to the others
            return error
        return None


async def insist(write: Callable[[], Awaitable[_Done]]) -> _Done:
    """Have something written, however long there is no room: whoever told it tells it once."""
    while True:
        try:
            return await write()
        except StoreBusy:
            await asyncio.sleep(_BUSY_SECONDS)
