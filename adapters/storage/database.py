"""A database file in use: locked, brought up to date, read and written in turns."""

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from adapters.storage.failures import failure_of
from adapters.storage.link import Link
from adapters.storage.lock import Lock
from adapters.storage.migrate import prepare
from adapters.storage.statements import Line, Read, Value
from adapters.storage.writer import Job, Writer
from engine.service.ports import Clock


class Database:
    """What the store and the shelf stand on; it must be closed, or the process will not end."""

    def __init__(self, link: Link, lock: Lock, clock: Clock) -> None:
        self.clock = clock
        self._link = link
        self._lock = lock
        self._writer = Writer(link)

    @classmethod
    async def open(
        cls, path: Path, clock: Clock, driver: type[sqlite3.Connection] = sqlite3.Connection
    ) -> "Database":
        """The database at ``path``, made or migrated if need be.

        ``driver`` is what speaks to the file; it can be a slower one, to see what comes of it.

        Raises:
            StoreInUse: if another process uses it.
            StoreTooNew: if a newer version of the bot has changed it.
            StoreUnusable: if it is no database of this bot, or SQLite is not careful enough here.
        """
        lock = await asyncio.to_thread(Lock.taken, path)
        try:
            await asyncio.to_thread(prepare, path)
            return cls(await Link.to(path, driver), lock, clock)
        except BaseException as error:
            lock.release()
            if isinstance(error, sqlite3.Error):
                raise failure_of(path, error) from error
            raise

    @property
    def failed(self) -> asyncio.Future[NoReturn]:
        """Raises a ``StoreFailed`` once nothing can be written any more: the process should end.

        It is cancelled by ``close``.
        """
        return self._writer.failed

    async def read(self, read: Read, **values: Value) -> Sequence[sqlite3.Row]:
        """Every row of a query."""
        return await self._link.read(read, values)

    async def write(self, *lines: Line) -> None:
        """Write ``lines``, which must do no harm when written twice.

        Raises:
            StoreBusy: if the queue is full.
            StoreFailed: if nothing can be written any more.
            Exception: the refusal of the statement that left its row as it was.
        """
        await self._writer.write(Job(lines))

    async def carry_out(self, job: Job) -> None:
        """Write a job; raises what ``write`` raises."""
        await self._writer.write(job)

    async def close(self) -> None:
        """Write what is queued, then let the file go."""
        try:
            await self._writer.close()
        finally:
            await self._link.close()
            self._lock.release()


class Rows:
    """Some of a database's rows in the service's words."""

    def __init__(self, database: Database) -> None:
        self._database = database
