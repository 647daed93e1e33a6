"""Commits that fail: looked up, written once more, or failed for good; never told wrongly."""

import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from adapters.storage.database import Database
from adapters.storage.failures import StoreFailed
from adapters.storage.link import connected
from adapters.storage.store import SqliteStore
from engine.service.ports import (
    AlreadyDone,
    PlaceSettings,
    VersionTaken,
)
from tests.adapters.storage.units import a_lobby, a_unit, outcomes

if TYPE_CHECKING:
    from sqlite3 import _Parameters


@pytest.fixture
def store(database: Database) -> SqliteStore:
    """A store on a real file."""
    return SqliteStore(database)


def a_broken_driver(statement: str, *, works_first: bool) -> type[sqlite3.Connection]:
    """A connection to a disk that fails at ``statement``, perhaps after it has done its work."""

    class BrokenDriver(sqlite3.Connection):
        def execute(self, sql: str, parameters: "_Parameters" = (), /) -> sqlite3.Cursor:
            if sql != statement:
                return super().execute(sql, parameters)
            if works_first:
                super().execute(sql)
            raise sqlite3.OperationalError("disk I/O error")

    return BrokenDriver


async def break_disk(database: Database, driver: type[sqlite3.Connection]) -> None:
    """Use ``driver`` from now on, until the database connects anew."""
    link = database._link
    await link.connection.close()
    link.connection = await connected(link._path, driver)


async def test_a_full_disk_that_has_room_again_loses_nothing(
    database: Database, store: SqliteStore
) -> None:
    full = database._link.connection
    await full.execute("PRAGMA max_page_count = 1")

    results = await outcomes(store.commit(a_unit(a_lobby(f"t{n}"))) for n in range(200))

    assert results == [None] * 200
    assert database._link.connection is not full
    assert len(await store.tables_of("ada")) == 200


@pytest.mark.parametrize(
    "driver",
    [
        pytest.param(
            a_broken_driver("BEGIN IMMEDIATE", works_first=False), id="before the transaction"
        ),
        pytest.param(
            a_broken_driver("COMMIT", works_first=False), id="before anything reached the disk"
        ),
        pytest.param(
            a_broken_driver("COMMIT", works_first=True), id="after everything reached the disk"
        ),
    ],
)
async def test_a_commit_of_unknown_result_is_looked_up_and_written_once(
    database: Database, store: SqliteStore, driver: type[sqlite3.Connection]
) -> None:
    await store.commit(a_unit(a_lobby("old"), update="press 1"))
    await break_disk(database, driver)
    units = [
        a_unit(a_lobby("new"), update="press 2"),
        a_unit(a_lobby("old", 2), update="press 1"),
        a_unit(a_lobby("older", 3)),
    ]

    results = await outcomes(store.commit(unit) for unit in units)

    assert results == [None, AlreadyDone, VersionTaken]
    assert len(await store.log("new")) == 1
    assert not database.failed.done()


async def test_a_change_without_proof_is_written_again(
    database: Database, store: SqliteStore
) -> None:
    await break_disk(database, a_broken_driver("COMMIT", works_first=True))

    await store.change_place(PlaceSettings("web:parlour", language="kk"))

    assert await store.place_language("web:parlour") == "kk"


async def test_writing_that_fails_twice_has_failed_for_good(
    database: Database, store: SqliteStore, path: Path
) -> None:
    await break_disk(database, a_broken_driver("COMMIT", works_first=False))
    database._link._path = path / "no folder"

    results = await outcomes(store.commit(a_unit(a_lobby(f"t{n}"))) for n in range(300))

    assert results == [StoreFailed] * 300
    with pytest.raises(StoreFailed, match="cannot be written"):
        await database.failed
    with pytest.raises(StoreFailed, match="cannot be written"):
        await store.commit(a_unit(a_lobby("late")))
