"""How long a move takes at 400 moves a second over 2,000 live tables, on a disk that syncs slowly.

Moves come at their pace whether or not those before are saved, and wait from the moment they were
due. The units that the service makes of them are then given at the same pace to a store alone, in
turns of a few seconds each. Every commit of both takes 4 ms longer than the disk.
"""

import asyncio
import sys
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import partial
from itertools import islice
from statistics import median
from time import perf_counter
from typing import Final

from adapters.storage.store import SqliteStore
from bench.report import SHORT, Report
from bench.slow_disk import SlowDisk
from bench.tables import RecordingStore, a_database, a_service, next_orders, opened, write
from bot.garbage import collect_seldom
from engine.service.orders import Order
from engine.service.service import Service

TABLES: Final = 500 if SHORT else 2_000
RATE: Final = 400
"""Moves a second."""
TURNS: Final = 3 if SHORT else 11
MOVES: Final = 500 if SHORT else 2_000
"""In one turn."""
AT_MOST: Final = 3
Waits = Sequence[float]
"""Seconds, the shortest first."""


def main() -> int:
    """Print how long moves take both ways; 1 if the service adds too much."""
    turns = asyncio.run(_measured())
    report = Report(f"{RATE} moves a second, {TABLES:,} tables, slow syncs")
    service, store = zip(*turns, strict=True)
    report.measured("a move through the service", _in_words(service))
    report.measured("its unit through the store alone", _in_words(store))
    report.at_most(
        "slowest moves against the store alone",
        median(map(_p99, service)) / median(map(_p99, store)),
        AT_MOST,
        f"p99; median of {TURNS} turns of {MOVES / RATE:g} s each",
    )
    return report.exit_code()


async def _measured() -> list[tuple[Waits, Waits]]:
    async with a_database(SlowDisk) as one, a_database(SlowDisk) as other:
        store, alone = RecordingStore(one), SqliteStore(other)
        service = a_service(store)
        orders = await _orders(service, store)
        await write(alone, store.recorded())
        return [await _turn(service, store, alone, orders) for _ in range(TURNS)]


async def _orders(service: Service, store: RecordingStore) -> Iterator[Order]:
    """What is done at the tables, each in its turn."""
    tables = await opened(service, store, TABLES)
    each = TURNS * MOVES // TABLES + 1
    of_tables = [next_orders(table, each) for table in tables]
    return iter([order for orders in zip(*of_tables, strict=True) for order in orders])


async def _turn(
    service: Service, store: RecordingStore, alone: SqliteStore, orders: Iterator[Order]
) -> tuple[Waits, Waits]:
    through = await _paced([partial(service.carry_out, each) for each in islice(orders, MOVES)])
    return through, await _paced([partial(alone.commit, unit) for unit in store.recorded()])


async def _paced(moves: Sequence[Callable[[], Awaitable[object]]]) -> Waits:
    # As the bot does; what was recorded and prepared is no garbage of the moves to come.
    collect_seldom()
    began, tasks = perf_counter(), []
    for number, move in enumerate(moves):
        due = began + number / RATE
        await asyncio.sleep(due - perf_counter())
        tasks.append(asyncio.create_task(_timed(move, due)))
    return sorted(await asyncio.gather(*tasks))


async def _timed(move: Callable[[], Awaitable[object]], due: float) -> float:
    await move()
    return perf_counter() - due


def _p99(waits: Waits) -> float:
    return waits[len(waits) * 99 // 100]


def _in_words(turns: Sequence[Waits]) -> str:
    middle, slow = median(median(waits) for waits in turns), median(map(_p99, turns))
    return f"p50 {middle * 1000:.1f} ms, p99 {slow * 1000:.1f} ms"


if __name__ == "__main__":
    sys.exit(main())
