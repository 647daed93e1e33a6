"""The store: saved moves a second, one after the other and many tables at once, in the same run.

Each move is a real one as the service saves it: the whole table, a row of its log, the update, a
deadline and its messages. Every commit takes 4 ms longer than the disk here, both ways: see
``bench/service.py``.
"""

import asyncio
import sys
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from statistics import median
from time import perf_counter

from adapters.storage.store import SqliteStore
from bench.report import SHORT, Report
from bench.slow_disk import SlowDisk
from bench.tables import a_database
from engine.match.actions import Expire
from engine.service.messages import wanted_messages
from engine.service.ports import Deadline, LogRow, Unit, Update
from tests.builders import DEALT, a_table

TABLES = 200
MOVES = 3 if SHORT else 20
REPEATS = 3 if SHORT else 5
ALONE = 100 if SHORT else 1_000
AT_LEAST = 10

TABLE = a_table(*DEALT)
Way = Callable[[SqliteStore, str], Awaitable[Sequence[float]]]


def main() -> int:
    """Print moves a second and the time of one, for each way; 1 if too few share a commit."""
    report = Report("The store")
    runs = [asyncio.run(_both(report)) for _ in range(REPEATS)]
    report.at_least(
        "as many moves a second as one by one",
        median(together / alone for alone, together in runs),
        AT_LEAST,
        f"median of {REPEATS}",
    )
    return report.exit_code()


async def _both(report: Report) -> tuple[float, float]:
    async with a_database(SlowDisk) as database:
        store = SqliteStore(database)
        alone = await _rate(report, "one move at a time", _one_by_one, store)
        together = await _rate(report, f"{TABLES} tables at once", _all_at_once, store)
    return alone, together


async def _rate(report: Report, name: str, way: Way, store: SqliteStore) -> float:
    began = perf_counter()
    waits = sorted(await way(store, name))
    rate = len(waits) / (perf_counter() - began)
    middle, slow = waits[len(waits) // 2] * 1000, waits[len(waits) * 99 // 100] * 1000
    report.measured(name, f"{rate:.0f} moves/s, p50 {middle:.1f} ms, p99 {slow:.1f} ms")
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
    table, goes_on = replace(TABLE, id=table_id, version=version), version > 1
    return Unit(
        table=table,
        log=LogRow(table_id, version, "ada", Expire(), at=version),
        update=Update("web", f"{table_id} {version}"),
        deadline=Deadline(table_id, version, "expire", due=version),
        messages=wanted_messages(table, table, goes_on=goes_on),
        goes_on=goes_on,
    )


if __name__ == "__main__":
    sys.exit(main())
