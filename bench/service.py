"""Moves a second through the service and SQLite: 200 tables at once, against one move a commit.

The moves are real ones of two persons at each table, worked out before the clock runs. Right after
each turn of them the units that they became are written once more, into a second database, each
when the one before is on the disk. So both ways meet the same disk at the same time.
"""

import asyncio
import sys
from collections.abc import Awaitable, Sequence
from itertools import islice
from statistics import median
from time import perf_counter
from typing import Final

from adapters.storage.store import SqliteStore
from bench.report import SHORT, Report
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
    rates = asyncio.run(_measured())
    together, alone = (median(each) for each in zip(*rates, strict=True))
    report = Report("The service over SQLite")
    report.measured(f"{TABLES} tables at once", f"{together:.0f} moves/s")
    report.measured("the same units one by one", f"{alone:.0f} moves/s")
    report.at_least(
        "as many moves a second as one by one",
        median(many / one for many, one in rates),
        AT_LEAST,
        f"median of {TURNS} turns, each on the same disk",
    )
    return report.exit_code()


async def _measured() -> list[Rates]:
    async with a_database() as one, a_database() as other:
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
