"""What 2,000 live tables cost a bot: the memory of each, and the time until it is ready."""

import asyncio
import gc
import sys
import tracemalloc
from collections.abc import Awaitable, Sequence
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from adapters.storage.database import Database
from adapters.storage.store import SqliteStore
from bench.report import SHORT, Report
from bench.tables import a_database, a_service, next_orders, opened, people_at
from bot.parts import DATABASE
from engine.service.system import SystemClock
from tests.bot_process import BotProcess

TABLES: Final = 500 if SHORT else 2_000
STARTS: Final = 2 if SHORT else 7
"""Of each bot."""
AT_MOST: Final = 1.5
AT_ONCE: Final = 1_000


def main() -> int:
    """Print what live tables cost; 1 if they hold up a start."""
    report = Report(f"{TABLES:,} live tables")
    table_bytes = asyncio.run(_memory())
    report.measured("memory per 1,000 live tables", f"{table_bytes / 1000:.1f} MB")
    with TemporaryDirectory() as folder:
        empty, full = asyncio.run(_starts(Path(folder)))
    report.measured("ready with an empty database", f"{empty * 1000:.0f} ms")
    report.measured(f"ready with {TABLES:,} live tables", f"{full * 1000:.0f} ms")
    report.at_most(
        "as long until it is ready as with none", full / empty, AT_MOST, f"best of {STARTS}"
    )
    return report.exit_code()


async def _memory() -> float:
    """Bytes that one table takes in a service that has just saved a move at each."""
    async with a_database() as database:
        store = SqliteStore(database)
        tables = await opened(a_service(store), store, TABLES)
        orders = [next_orders(table, 1)[0] for table in tables]
        service = a_service(store)
        gc.collect()
        tracemalloc.start()
        await asyncio.gather(*(service.carry_out(order) for order in orders))
        gc.collect()
        grown, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
    return grown / TABLES


async def _starts(folder: Path) -> tuple[float, float]:
    """The seconds to ready of a bot with no table and of one with many, the best of a few."""
    bots = BotProcess(folder / "empty"), BotProcess(folder / "full")
    for bot in bots:
        await _started(bot)
    await _fill(bots[1].data / DATABASE)
    seconds = [[await _started(bot) for bot in bots] for _ in range(STARTS)]
    empty, full = map(min, zip(*seconds, strict=True))
    return empty, full


async def _started(bot: BotProcess) -> float:
    await bot.start()
    await bot.stop()
    return bot.seconds_to_ready


async def _fill(path: Path) -> None:
    """Open the tables for people of the page, and let every message show what it should."""
    database = await Database.open(path, SystemClock())
    try:
        store = SqliteStore(database)
        people = [person for number in range(TABLES) for person in people_at(number)]
        await _all([store.meet("web", one.id, one) for one in people])
        await opened(a_service(store), store, TABLES)
        await _all(
            [
                store.note_message(replace(row, shown=row.wanted, message="1"))
                for row in await store.messages_behind()
            ]
        )
    finally:
        await database.close()


async def _all(works: Sequence[Awaitable[object]]) -> None:
    """Do them all, no more at once than the store lets wait."""
    for start in range(0, len(works), AT_ONCE):
        await asyncio.gather(*works[start : start + AT_ONCE])


if __name__ == "__main__":
    sys.exit(main())
