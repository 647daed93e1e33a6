"""The one connection to the database file: opened, checked, and used in turns."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

import aiosqlite

from adapters.storage.failures import StoreUnusable
from adapters.storage.statements import Read, Values

BUSY_MILLISECONDS: Final = 500
"""How long a foreign program, such as a database shell, may hold the file before it is in use."""

_ROWS_AT_ONCE: Final = 64
"""Rows that a cursor which is read step by step would fetch; none is."""

PRAGMAS: Final = (
    ("busy_timeout", BUSY_MILLISECONDS),
    # Before the journal's mode: the write-ahead log then needs no shared memory beside the file.
    ("locking_mode", "exclusive"),
    ("journal_mode", "wal"),
    # 2 is FULL: a commit returns when it is on the disk.
    ("synchronous", 2),
    ("foreign_keys", 1),
    ("trusted_schema", 0),
)


class Connection(aiosqlite.Connection):
    """A connection on which several statements can be carried out in one go.

    Each statement by itself has to wait for a turn of the event loop, which is busy just when
    there is much to write.
    """

    async def in_one_go(self, work: Callable[[sqlite3.Connection], None]) -> None:
        """Do ``work`` in the thread of the connection; it stops at what it raises."""
        execute: Callable[..., Awaitable[None]] = self._execute
        await execute(work, self._conn)


class Link:
    """A connection and whose turn it is.

    aiosqlite does not keep the statements of two tasks apart: a read in the middle of the
    writer's transaction would see what may never be committed. So each read and each
    transaction holds ``turn``.
    """

    def __init__(
        self, path: Path, connection: Connection, driver: type[sqlite3.Connection]
    ) -> None:
        self.turn = asyncio.Lock()
        self.connection = connection
        self._path = path
        self._driver = driver

    @classmethod
    async def to(cls, path: Path, driver: type[sqlite3.Connection] = sqlite3.Connection) -> "Link":
        """A link to the database at ``path`` through connections of the ``driver``'s kind.

        Raises:
            sqlite3.Error: if another program holds the file, or it cannot be used.
            StoreUnusable: if SQLite here will not be as careful as it must.
        """
        return cls(path, await _ready(path, driver), driver)

    async def read(self, read: Read, values: Values) -> Sequence[sqlite3.Row]:
        """Every row of a query."""
        async with self.turn:
            return await self.rows(read.text, {**read.constants, **values})

    async def rows(self, text: str, values: Values) -> Sequence[sqlite3.Row]:
        """Every row of a query, for whoever has the turn."""
        return list(await self.connection.execute_fetchall(text, values))

    async def reopen(self) -> None:
        """Close the connection, whatever state it is in, and connect anew."""
        with suppress(sqlite3.Error):
            await self.connection.close()
        self.connection = await _ready(self._path, self._driver)

    async def close(self) -> None:
        """Close the connection and end its thread; without this the process would not end."""
        async with self.turn:
            await self.connection.close()


async def connected(path: Path, driver: type[sqlite3.Connection]) -> Connection:
    """A connection to the database at ``path``, as it is before anything was asked of it.

    Raises:
        sqlite3.Error: if there is no such file and none can be made.
    """
    connector = partial(sqlite3.connect, path, isolation_level=None, factory=driver)
    connection = Connection(connector, _ROWS_AT_ONCE)
    _ = await connection
    connection.row_factory = sqlite3.Row
    return connection


async def _ready(path: Path, driver: type[sqlite3.Connection]) -> Connection:
    connection = await connected(path, driver)
    try:
        await _checked(connection)
    except BaseException:
        await connection.close()
        raise
    return connection


async def _checked(connection: Connection) -> None:
    for name, value in PRAGMAS:
        await _set(connection, name, value)
    # An exclusive lock is taken by the first transaction, and then kept.
    await connection.execute("BEGIN IMMEDIATE")
    await connection.execute("ROLLBACK")


async def _set(connection: Connection, name: str, value: str | int) -> None:
    await connection.execute(f"PRAGMA {name} = {value}")
    kept = [row[0] for row in await connection.execute_fetchall(f"PRAGMA {name}")]
    if kept != [value]:
        message = f"SQLite refuses {name} = {value} and keeps {kept}: not safe for this file"
        raise StoreUnusable(message)
