"""A database from before tables had clocks: what stood in it means the same with them."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from adapters.storage.database import Database
from adapters.storage.migrate import STAMP_TABLE, STEPS
from adapters.storage.store import SqliteStore
from adapters.storage.upgrade import upgrade
from engine.match.actions import OfferRematch, Resign
from engine.match.saved import dump_action, dump_table
from engine.service.ports import (
    ClockRow,
    Deadline,
    Gap,
    Person,
    PlaceSettings,
    Reckoning,
)
from engine.service.time.deadlines import Deadlines
from engine.service.time.table_time import TableTime
from engine.service.time.waits import Waits
from tests.adapters.storage.units import LOBBY
from tests.builders import DEALT, NORTH, OPENING, SOUTH, a_table
from tests.fakes import FakeClock

LAST_DONE = FakeClock().now() - 3_600_000
"""An hour before the upgrade somebody did something for the last time."""
DUE = LAST_DONE + 240_000
FILLED = (
    "INSERT INTO log VALUES ('t1', 1, 'ada', :opening, :done - 360000)",
    "INSERT INTO inbox VALUES ('web', '77', :done)",
    "INSERT INTO table_people VALUES ('ada', 't1')",
    "INSERT INTO table_places VALUES ('web:parlour', 't1')",
    "INSERT INTO deadlines VALUES ('t1', 1, 'expire', :due)",
    "INSERT INTO deadlines VALUES ('t2', 1, 'computer', :due + 1)",
    "INSERT INTO people VALUES ('ada', 'Ada', 'ada', 'ru', 'rank')",
    "INSERT INTO identities VALUES ('web', '7', 'ada', 1000)",
    "INSERT INTO places VALUES ('web:parlour', 'kk')",
    "INSERT INTO messages VALUES"
    " ('t1', 'place', 'web:parlour', 'board', 0, 1, 1, 'web', '#parlour', '7', 'live', 0)",
    "INSERT INTO round_results VALUES ('t1', 1, 0, 'ada', 'ben', '', 'classic', '', 'won',"
    " 'knock', TRUE, 12, 0, 7, NULL, 0, 1000, 1)",
    "INSERT INTO match_results VALUES (1, 't1', 0, 'ada', 'ben', '', 'classic', '', TRUE, 'won',"
    " 100, 0, 100, 1000, 1)",
)
VALUES = {"opening": dump_action(OPENING), "done": LAST_DONE, "due": DUE}
OVER = replace(a_table(*DEALT, Resign(SOUTH)), id="t3")
OFFERED = replace(a_table(*DEALT, Resign(SOUTH), OfferRematch(NORTH)), id="t4")
AGREED = replace(a_table(*DEALT, Resign(SOUTH), OfferRematch(NORTH), OfferRematch(SOUTH)), id="t5")
A_WEEK_MS = 7 * 24 * 3_600_000
ADA = Person("ada", "Ada", "ru", "rank")


def made_before(path: Path, folder: Path) -> None:
    """Make a database as it was before tables had clocks, with something in every table."""
    for file in (*STEPS.folder.glob("*.py"), *STEPS.folder.glob("versions/000[1-4]*.py")):
        copy = folder / file.relative_to(STEPS.folder)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(file.read_text())
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(STAMP_TABLE)
    upgrade(path, folder)
    with closing(sqlite3.connect(path)) as connection:
        for number, table in enumerate(("t1", "t2")):
            connection.execute(
                "INSERT INTO tables VALUES (?, ?, 1, TRUE, 'lobby', ?)",
                (number, table, dump_table(LOBBY)),
            )
        for number, over in enumerate((OVER, OFFERED, AGREED), start=2):
            connection.execute(
                "INSERT INTO tables VALUES (?, ?, ?, FALSE, 'finished', ?)",
                (number, over.id, over.version, dump_table(over)),
            )
            connection.execute("INSERT INTO table_places VALUES ('web:parlour', ?)", (over.id,))
        for statement in FILLED:
            connection.execute(statement, VALUES)
        connection.commit()


@pytest.fixture
async def store(path: Path, tmp_path: Path, clock: FakeClock) -> AsyncIterator[SqliteStore]:
    """The store over that database, brought up to date."""
    made_before(path, tmp_path / "before")
    database = await Database.open(path, clock)
    yield SqliteStore(database)
    await database.close()


async def test_a_deadline_stands_on_the_clock_of_its_tables_platform(store: SqliteStore) -> None:
    expiry = Deadline("t1", 1, "expire", DUE, "web", begun=LAST_DONE, ends=DUE)

    assert await store.next_deadline("web") == expiry
    assert await store.deadline("t1") == expiry


async def test_a_table_without_a_place_has_a_clock_too(store: SqliteStore) -> None:
    pause = Deadline("t2", 1, "computer", DUE + 1, "", begun=LAST_DONE, ends=0)

    assert await store.next_deadline("") == pause


async def test_an_offer_of_a_rematch_that_stood_lapses_in_a_week(store: SqliteStore) -> None:
    ends = LAST_DONE + A_WEEK_MS
    expiry = Deadline("t4", OFFERED.version, "expire", ends, "web", begun=LAST_DONE, ends=ends)

    assert await store.deadline("t4") == expiry


async def test_a_match_without_an_offer_that_waits_has_no_deadline(store: SqliteStore) -> None:
    assert [await store.deadline(table) for table in ("t3", "t5")] == [None, None]


async def test_the_clocks_say_what_time_it_was_when_somebody_was_last_here(
    store: SqliteStore,
) -> None:
    assert await store.clocks() == tuple(
        ClockRow(name, LAST_DONE, LAST_DONE) for name in ("", "web")
    )


async def test_a_challenge_waits_on_for_what_was_left_and_nobody_pays_for_the_upgrade(
    store: SqliteStore, clock: FakeClock
) -> None:
    time = TableTime(clock, store)

    await time.start()

    expiry = await store.deadline("t1")
    assert expiry is not None
    assert expiry.due - time.now("web") == pytest.approx(240_000, abs=1_000)
    told = Deadlines(time, Waits()).told(expiry)
    assert told is not None
    assert told.until == pytest.approx(clock.now() + 240_000, abs=1_000)
    assert told.given_back_seconds == 3600
    assert Gap("web", LAST_DONE, 3_600_000) in await store.gaps()


async def test_people_and_places_keep_what_they_chose(store: SqliteStore) -> None:
    assert await store.person_of("web", "7") == ADA
    assert await store.place("web:parlour") == PlaceSettings("web:parlour", "kk")
    assert await store.blocked_by("ada") == ()


async def test_every_result_counts_and_autopilot_played_none(store: SqliteStore) -> None:
    tally = await store.tally(Reckoning("ada"))

    assert (tally.matches_won, tally.rounds_won) == (1, 1)
    assert (tally.autopilot, tally.forfeits, tally.forfeits_won) == (0, 0, 0)


async def test_no_message_is_to_be_noticed_and_none_is_sent_again(store: SqliteStore) -> None:
    (row,) = await store.messages_of("t1")

    assert (row.rings, row.message) == (0, "7")
    assert await store.messages_behind() == ()


async def test_the_log_and_the_tables_are_read_as_before(store: SqliteStore) -> None:
    (row,) = await store.log("t1")

    assert row.action == OPENING
    assert await store.table("t1") == LOBBY
