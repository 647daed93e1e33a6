"""Updates that are kept until they were handled, on a real SQLite file."""

import asyncio
from pathlib import Path

import pytest

from adapters.storage.database import Database
from adapters.storage.tidying import UPDATES_KEPT_MS, tidy
from adapters.storage.updates import KeptUpdate, SqliteUpdates
from tests.fakes import FakeClock


@pytest.fixture
def updates(database: Database) -> SqliteUpdates:
    """The updates of a platform, none yet."""
    return SqliteUpdates(database, "telegram")


async def test_an_update_waits_as_it_came(updates: SqliteUpdates) -> None:
    news = [await updates.keep(7, '{"a": 1}'), await updates.keep(8, '{"b": 2}')]

    assert news == [True, True]
    assert await updates.waiting() == (
        KeptUpdate(7, '{"a": 1}', 0),
        KeptUpdate(8, '{"b": 2}', 0),
    )


async def test_what_waits_survives_a_restart(path: Path, clock: FakeClock) -> None:
    before = await Database.open(path, clock)
    await SqliteUpdates(before, "telegram").keep(7, "{}")
    await before.close()

    after = await Database.open(path, clock)
    waiting = await SqliteUpdates(after, "telegram").waiting()
    await after.close()

    assert waiting == (KeptUpdate(7, "{}", 0),)


async def test_what_came_before_is_not_new(updates: SqliteUpdates) -> None:
    await updates.keep(7, "{}")

    assert not await updates.keep(7, "{}")
    assert await updates.keep(8, "{}")


async def test_what_comes_twice_at_the_same_moment_is_new_once(updates: SqliteUpdates) -> None:
    news = await asyncio.gather(*(updates.keep(7, "{}") for _ in range(5)))

    assert sorted(news) == [False] * 4 + [True]


async def test_what_was_handled_waits_no_more_but_is_known(updates: SqliteUpdates) -> None:
    for number in (7, 8):
        await updates.keep(number, "{}")

    await updates.done([7])

    assert [update.id for update in await updates.waiting()] == [8]
    assert not await updates.keep(7, "{}")


async def test_it_is_counted_how_often_an_update_was_begun_again(updates: SqliteUpdates) -> None:
    await updates.keep(7, "{}")

    await updates.begin(7, 2)

    assert await updates.waiting() == (KeptUpdate(7, "{}", 2),)


async def test_what_came_first_is_first_whatever_its_number(
    updates: SqliteUpdates, clock: FakeClock
) -> None:
    await updates.keep(900, "{}")
    clock.advance(1)
    await updates.keep(5, "{}")

    assert [update.id for update in await updates.waiting()] == [900, 5]


async def test_platforms_do_not_see_each_others_updates(
    updates: SqliteUpdates, database: Database
) -> None:
    other = SqliteUpdates(database, "discord")
    await updates.keep(7, "{}")

    assert await other.keep(7, "[]")
    assert await updates.waiting() == (KeptUpdate(7, "{}", 0),)


async def test_a_handled_update_is_known_for_two_days_and_no_longer(
    updates: SqliteUpdates, database: Database, clock: FakeClock
) -> None:
    for number in (7, 8):
        await updates.keep(number, "{}")
    await updates.done([7])

    clock.advance(UPDATES_KEPT_MS / 1000)
    await tidy(database)
    is_known_to_the_last_moment = not await updates.keep(7, "{}")
    clock.advance(1)
    await tidy(database)

    assert is_known_to_the_last_moment
    assert [update.id for update in await updates.waiting()] == [8]
    assert await updates.keep(7, "{}")
