"""Processes that are killed while they write, and the check of what they leave."""

import asyncio
import multiprocessing
import random
import resource
import sqlite3
import sys
import time
from contextlib import closing, suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path

from adapters.storage.database import Database
from adapters.storage.failures import StoreError
from adapters.storage.store import SqliteStore
from engine.match.saved import load_table
from tests.adapters.storage.units import a_lobby, a_unit
from tests.fakes import FakeClock

TABLES = 20
"""Tables that are played at once; so many units wait for each commit."""

Acknowledged = tuple[str, int]
"""A table's id and the version that was acknowledged."""

# A process that has imported everything already starts each of the others in no time.
PROCESSES = multiprocessing.get_context("forkserver")
PROCESSES.set_forkserver_preload(["__main__", __name__])


@dataclass(frozen=True, slots=True)
class Crash:
    """What was acknowledged before a process was killed, and what the file holds afterwards."""

    acknowledged: set[Acknowledged]
    stored: set[Acknowledged]


def crash(path: Path, run: str, seconds: float) -> Crash:
    """Start a process that writes without end, kill it after ``seconds`` of writing, and look.

    ``run`` begins the ids of this process's tables.
    """
    receiver, sender = PROCESSES.Pipe(duplex=False)
    process = PROCESSES.Process(target=write_without_end, args=(path, run, sender), daemon=True)
    process.start()
    sender.close()
    with closing(receiver):
        acknowledged = {receiver.recv()}
        ends = time.monotonic() + seconds
        while time.monotonic() < ends:
            acknowledged |= _received(receiver, 1)
        process.kill()
        process.join()
        acknowledged |= _received(receiver, 1 << 20)
    return Crash(acknowledged, checked(path))


def crashes(path: Path, count: int, seed: int) -> list[Crash]:
    """Crash so many times at random instants, always on the same file."""
    moments = random.Random(seed)
    return [crash(path, f"run{number}", moments.uniform(0.001, 0.25)) for number in range(count)]


def _received(receiver: Connection, limit: int) -> set[Acknowledged]:
    received: set[Acknowledged] = set()
    # The last word of a killed process may be half a word.
    with suppress(EOFError, OSError):
        while len(received) < limit and receiver.poll(0.001):
            received.add(receiver.recv())
    return received


def checked(path: Path) -> set[Acknowledged]:
    """Every version that is stored; a file that contradicts itself fails the test."""
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        tables = connection.execute("SELECT id, version, state FROM tables").fetchall()
        log = connection.execute("SELECT table_id, version FROM log").fetchall()
    stored = {(table, kept) for table, version, _ in tables for kept in range(1, version + 1)}
    assert sorted(log) == sorted(stored)
    assert all(load_table(state).version == version for _, version, state in tables)
    return stored


def write_without_end(path: Path, run: str, sender: Connection) -> None:
    """Save one version after the other of many tables, and tell of each that was acknowledged."""
    asyncio.run(_write_without_end(path, run, sender))


async def _write_without_end(path: Path, run: str, sender: Connection) -> None:
    database = await Database.open(path, FakeClock())
    try:
        async with asyncio.TaskGroup() as players:
            for number in range(TABLES):
                players.create_task(_play(SqliteStore(database), f"{run}-{number}", sender))
    finally:
        await database.close()


async def _play(store: SqliteStore, table: str, sender: Connection) -> None:
    for version in range(1, 1_000_000):
        await store.commit(a_unit(a_lobby(table, version), update=f"{table}-{version}"))
        sender.send((table, version))


def write_until_full(path: Path, size: int, sender: Connection) -> None:
    """Do the same while no file may grow over ``size`` bytes; the last word says what failed."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))
    try:
        write_without_end(path, "full", sender)
    except* StoreError as failures:
        sender.send(str(failures.exceptions[0]))
    finally:
        sender.close()


def open_elsewhere(path: Path, sender: Connection) -> None:
    """Open a database and close it; tell what came of it, by which libraries, in what time."""
    began = time.monotonic()
    try:
        asyncio.run(_open_and_close(path))
        word = "opened with Alembic" if "alembic" in sys.modules else "opened"
    except StoreError as error:
        word = type(error).__name__
    sender.send((word, time.monotonic() - began))


async def _open_and_close(path: Path) -> None:
    database = await Database.open(path, FakeClock())
    await SqliteStore(database).secret("tokens")
    await database.close()
