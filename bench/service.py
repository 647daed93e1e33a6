"""Moves a second through the service and SQLite: 200 tables at once, against one move a commit.

The moves are real ones of two persons at each table, worked out before the clock runs. Right after
each turn of them the units that they became are written once more, into a second database, each
when the one before is on the disk. So both ways meet the same disk at the same time.

A virtual disk may call a sync done that it has only taken note of, in a tenth of the time that a
real one needs, and then measures the processor alone. So the bound is for a disk whose syncs take
4 ms longer, on both sides; what the disk here does by itself is printed beside it.
"""

import asyncio
import sys
from collections.abc import Awaitable, Sequence
from itertools import islice
from sqlite3 import Connection
from statistics import median
from time import perf_counter
from typing import Final

from adapters.storage.store import SqliteStore
from bench.report import SHORT, Report
from bench.slow_disk import SlowDisk
from bench.tables import (
    RecordingStore,
    a_database,
    a_service,
    next_orders,
    opened,
    write,
    write_in_turn,
)
from bot.garbage import collect_seldom
from engine.service.orders import Order
from engine.service.service import Service

TABLES: Final = 200
TURNS: Final = 5 if SHORT else 11
MOVES: Final = 5 if SHORT else 20
"""Of each table in one turn."""
ALONE: Final = 100 if SHORT else 400
"""Of these units in one turn, one by one."""
AT_LEAST: Final = 10
Rates = tuple[float, float]


def main() -> int:
    """Print moves a second both ways; 1 if too few tables' moves share a commit."""
    report = Report("The service over SQLite")
    times = _compared(report, "this disk", Connection)
    report.measured("as many as one by one, this disk", f"{times:.1f} times")
    times = _compared(report, "slow syncs", SlowDisk)
    words = f"median of {TURNS} turns, each on the same disk"
    report.at_least("as many as one by one, slow syncs", times, AT_LEAST, words)
    return report.exit_code()


def _compared(report: Report, disk: str, driver: type[Connection]) -> float:
    """How many times as many moves a second many tables make as one by one."""
    rates = asyncio.run(_measured(driver))
    together, alone = (median(each) for each in zip(*rates, strict=True))
    report.measured(f"{TABLES} tables at once, {disk}", f"{together:.0f} moves/s")
    report.measured(f"the same units one by one, {disk}", f"{alone:.0f} moves/s")
    return median(many / one for many, one in rates)


async def _measured(driver: type[Connection]) -> list[Rates]:
    async with a_database(driver) as one, a_database(driver) as other:
        store, alone = RecordingStore(one), SqliteStore(other)
        service = a_service(store)
        tables = await opened(service, store, TABLES)
        await write(alone, store.recorded())
        orders = [iter(next_orders(table, TURNS * MOVES)) for table in tables]
        return [
            await _turn(service, store, alone, [list(islice(each, MOVES)) for each in orders])
            for _ in range(TURNS)
        ]


async def _turn(
    service: Service, store: RecordingStore, alone: SqliteStore, orders: Sequence[Sequence[Order]]
) -> Rates:
    together = await _rate(
        TABLES * MOVES, asyncio.gather(*(_carry_out(service, each) for each in orders))
    )
    units = store.recorded()
    one_by_one = await _rate(ALONE, write_in_turn(alone, units[:ALONE]))
    await write(alone, units[ALONE:])
    return together, one_by_one


async def _carry_out(service: Service, orders: Sequence[Order]) -> None:
    for order in orders:
        await service.carry_out(order)


async def _rate(moves: int, work: Awaitable[object]) -> float:
    # As the bot does; what was recorded and prepared is no garbage of the moves to come.
    collect_seldom()
    began = perf_counter()
    await work
    return moves / (perf_counter() - began)


if __name__ == "__main__":
    sys.exit(main())
