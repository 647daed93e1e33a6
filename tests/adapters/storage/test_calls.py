"""Lines that call people, on a real SQLite file."""

from pathlib import Path

from adapters.storage.calls import SqliteCalls
from adapters.storage.database import Database
from tests.fakes import FakeClock

ANN = ("5", "7", "70", "t1")
BEN = ("6", "7", "71", "t1")


async def test_lines_are_kept_over_a_restart(path: Path, clock: FakeClock) -> None:
    database = await Database.open(path, clock)
    await SqliteCalls(database, "discord").add(*ANN)
    await database.close()

    database = await Database.open(path, clock)
    kept = await SqliteCalls(database, "discord").all()
    await database.close()

    assert kept == (ANN,)


async def test_a_line_that_is_kept_twice_is_one(database: Database) -> None:
    calls = SqliteCalls(database, "discord")

    for line in (ANN, BEN, ANN):
        await calls.add(*line)

    assert sorted(await calls.all()) == [ANN, BEN]


async def test_a_line_that_is_gone_takes_no_other_with_it(database: Database) -> None:
    calls = SqliteCalls(database, "discord")
    for line in (ANN, BEN):
        await calls.add(*line)

    await calls.remove("7", "70")

    assert await calls.all() == (BEN,)


async def test_each_platform_knows_its_own_lines(database: Database) -> None:
    await SqliteCalls(database, "discord").add(*ANN)

    assert await SqliteCalls(database, "telegram").all() == ()
