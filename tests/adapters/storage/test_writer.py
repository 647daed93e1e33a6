"""Many units in one commit: none is lost, none harms another, none is told of too early."""

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from adapters.storage.database import Database
from adapters.storage.failures import StoreFailed
from adapters.storage.link import Link
from adapters.storage.store import SqliteStore
from adapters.storage.unit import job_of
from adapters.storage.writer import Writer
from engine.match.actions import Expire
from engine.service.ports import (
    AlreadyDone,
    Deadline,
    LogRow,
    Person,
    StoreBusy,
    Unit,
    VersionTaken,
)
from tests.adapters.storage.units import LOBBY, WON_ROUND, a_lobby, a_unit, outcomes
from tests.fakes import FakeClock


@pytest.fixture
def store(database: Database) -> SqliteStore:
    """A store on a real file."""
    return SqliteStore(database)


async def test_tables_that_wait_together_are_all_saved(store: SqliteStore) -> None:
    tables = [a_lobby(f"t{number}") for number in range(300)]

    results = await outcomes(store.commit(a_unit(table)) for table in tables)

    assert results == [None] * 300
    assert [await store.table(table.id) for table in tables] == tables


async def test_new_and_old_tables_are_saved_in_one_commit(store: SqliteStore) -> None:
    await store.commit(a_unit(a_lobby("old")))

    results = await outcomes(
        [store.commit(a_unit(a_lobby("old", 2))), store.commit(a_unit(a_lobby("new")))]
    )

    assert results == [None, None]


async def test_one_bad_unit_fails_alone(store: SqliteStore) -> None:
    await store.commit(a_unit(a_lobby("old"), update="press 1"))
    units = [
        a_unit(a_lobby("a"), update="press 2"),
        a_unit(a_lobby("old", 2), update="press 1"),
        a_unit(a_lobby("b"), update="press 3"),
        a_unit(a_lobby("c", 9)),
        a_unit(a_lobby("d")),
    ]

    results = await outcomes(store.commit(unit) for unit in units)

    assert results == [None, AlreadyDone, None, VersionTaken, None]
    assert await store.table("old") == a_lobby("old")
    assert [await store.table(table) for table in "abcd"] == [
        a_lobby("a"),
        a_lobby("b"),
        None,
        a_lobby("d"),
    ]


async def test_of_two_presses_at_once_one_is_carried_out(store: SqliteStore) -> None:
    await store.commit(a_unit(LOBBY))
    second = a_lobby(LOBBY.id, 2)

    results = await outcomes(
        store.commit(a_unit(second, update=press)) for press in ("press 1", "press 2")
    )

    assert results == [None, VersionTaken]
    assert len(await store.log(LOBBY.id)) == 2


async def test_one_press_delivered_thrice_at_once_is_carried_out_once(store: SqliteStore) -> None:
    results = await outcomes(
        store.commit(a_unit(a_lobby(table), update="press 1")) for table in ("a", "b", "c")
    )

    assert results == [None, AlreadyDone, AlreadyDone]


async def test_two_versions_of_a_table_at_once_are_saved_in_order(store: SqliteStore) -> None:
    first = replace(a_unit(a_lobby("t1")), deadline=Deadline("t1", 1, "expire", due=4000))

    results = await outcomes([store.commit(first), store.commit(a_unit(a_lobby("t1", 2)))])

    assert results == [None, None]
    assert await store.table("t1") == a_lobby("t1", 2)
    assert await store.next_deadline("") is None


async def test_a_unit_that_no_database_takes_fails_alone(store: SqliteStore) -> None:
    no_text = Unit(a_lobby("bad"), LogRow("bad", 1, "\ud800", Expire(), at=0))
    no_number = replace(a_unit(a_lobby("worse")), deadline=Deadline("worse", 1, "expire", 1 << 70))
    twice = replace(a_unit(a_lobby("worst")), rounds=(WON_ROUND, WON_ROUND))

    results = await outcomes(
        store.commit(unit) for unit in (no_text, a_unit(a_lobby("good")), no_number, twice)
    )

    assert results == [UnicodeEncodeError, None, OverflowError, sqlite3.IntegrityError]
    assert await store.table("good") == a_lobby("good")
    assert await store.table("worst") is None


async def test_two_first_sights_at_once_make_one_person(store: SqliteStore) -> None:
    first, second = await asyncio.gather(
        store.meet("web", "7", Person("p1", "Ann")), store.meet("web", "7", Person("p2", "Ann"))
    )

    assert first == second
    assert {await store.person("p1"), await store.person("p2")} == {first, None}


async def test_two_first_calls_at_once_make_one_secret(store: SqliteStore) -> None:
    first, second = await asyncio.gather(store.secret("tokens"), store.secret("tokens"))

    assert first == second


async def test_a_reader_never_sees_what_is_not_on_the_disk(store: SqliteStore) -> None:
    versions: list[int] = []

    async def look() -> None:
        while not versions or versions[-1] < 20:
            table = await store.table("t1")
            rows = await store.log("t1")
            versions.append(table.version if table else 0)
            assert len(rows) >= versions[-1]

    async def play() -> None:
        for version in range(1, 21):
            await store.commit(a_unit(a_lobby("t1", version)))

    await asyncio.gather(look(), play())

    assert versions == sorted(versions)


async def test_what_is_queued_is_written_though_nobody_waits(store: SqliteStore) -> None:
    impatient = asyncio.create_task(store.commit(a_unit(a_lobby("t1"))))
    await asyncio.sleep(0)

    impatient.cancel()
    await store.commit(a_unit(a_lobby("t2")))

    assert await store.table("t1") == a_lobby("t1")


async def test_what_is_queued_is_written_before_the_database_closes(
    database: Database, path: Path, clock: FakeClock
) -> None:
    store = SqliteStore(database)
    waiting = [asyncio.create_task(store.commit(a_unit(a_lobby(f"t{n}")))) for n in range(600)]
    await asyncio.sleep(0)

    await database.close()

    await asyncio.gather(*waiting)
    again = await Database.open(path, clock)
    assert len(await SqliteStore(again).tables_of("ada")) == 600
    await again.close()


async def test_a_closed_database_takes_nothing(database: Database) -> None:
    await database.close()

    with pytest.raises(StoreFailed, match="closed"):
        await SqliteStore(database).commit(a_unit(LOBBY))

    assert database.failed.cancelled()


async def test_more_than_the_queue_holds_is_told_that_the_store_is_busy(
    path: Path, clock: FakeClock
) -> None:
    made = await Database.open(path, clock)
    await made.close()
    link = await Link.to(path)
    writer = Writer(link, queue_size=3)

    results = await outcomes(writer.write(job_of(a_unit(a_lobby(f"t{n}")), 0)) for n in range(5))

    assert results == [None, None, None, StoreBusy, StoreBusy]
    await writer.close()
    await link.close()
