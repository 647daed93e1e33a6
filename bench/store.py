"""The store: saved moves a second, one after the other and many tables at once, in the same run.

Each move is a real one as the service saves it: the whole table, a row of its log, the update, a
deadline and three messages. The disk decides the numbers; what both ways share is in the ratio.
"""

import asyncio
import os
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from pathlib import Path
from statistics import median
from time import perf_counter

from adapters.storage.database import Database
from adapters.storage.store import SqliteStore
from engine.match.actions import Expire
from engine.service.messages import wanted_messages
from engine.service.ports import Deadline, LogRow, Unit, Update
from engine.service.system import SystemClock
from tests.builders import DEALT, a_table

SHORT = os.environ.get("BENCH") == "short"
TABLES = 200
MOVES = 3 if SHORT else 20
REPEATS = 1 if SHORT else 3
ALONE = 100 if SHORT else 1_000

TABLE = a_table(*DEALT)
Way = Callable[[SqliteStore, str], Awaitable[Sequence[float]]]


def main() -> None:
    """Print moves per second and the time of one, for each way, and the ratio."""
    runs = [asyncio.run(_both()) for _ in range(REPEATS)]
    alone, together = (median(rates) for rates in zip(*runs, strict=True))
    print(f"many tables at once: {together / alone:.1f} times as many moves a second")


async def _both() -> tuple[float, float]:
    with tempfile.TemporaryDirectory() as folder:
        database = await Database.open(Path(folder) / "bench.sqlite3", SystemClock())
        try:
            store = SqliteStore(database)
            alone = await _measured("one move at a time", _one_by_one, store)
            together = await _measured(f"{TABLES} tables at once", _all_at_once, store)
        finally:
            await database.close()
    return alone, together


async def _measured(name: str, way: Way, store: SqliteStore) -> float:
    began = perf_counter()
    waits = sorted(await way(store, name))
    rate = len(waits) / (perf_counter() - began)
    middle, slow = waits[len(waits) // 2] * 1000, waits[len(waits) * 99 // 100] * 1000
    print(f"{name:<22} {rate:8.0f} moves/s   p50 {middle:6.1f} ms   p99 {slow:6.1f} ms")
    return rate


async def _one_by_one(store: SqliteStore, name: str) -> Sequence[float]:
    return await _play(store, name, ALONE)


async def _all_at_once(store: SqliteStore, name: str) -> Sequence[float]:
    waits = await asyncio.gather(
        *(_play(store, f"{name} {number}", MOVES) for number in range(TABLES))
    )
    return [wait for table in waits for wait in table]


async def _play(store: SqliteStore, table: str, moves: int) -> Sequence[float]:
    waits = []
    for version in range(1, moves + 1):
        began = perf_counter()
        await store.commit(_unit(table, version))
        waits.append(perf_counter() - began)
    return waits


def _unit(table_id: str, version: int) -> Unit:
    table = replace(TABLE, id=table_id, version=version)
    return Unit(
        table=table,
        log=LogRow(table_id, version, "ada", Expire(), at=version),
        update=Update("web", f"{table_id} {version}"),
        deadline=Deadline(table_id, version, "expire", due=version),
        messages=wanted_messages(table, table),
    )


if __name__ == "__main__":
    main()
