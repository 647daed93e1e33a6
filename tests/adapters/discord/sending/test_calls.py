"""Lines that call one person stand as long as that person is waited for, and no longer."""

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from adapters.discord import PLATFORM
from adapters.discord.sending.calls import Call, Calls
from adapters.storage.calls import SqliteCalls
from adapters.storage.database import Database
from tests.fakes import FakeClock

ANN = Call("5", "7", "70", "t1")
ANN_ELSEWHERE = Call("5", "8", "80", "t2")
BEN = Call("6", "7", "71", "t1")


@dataclass
class Channels:
    """What was taken away from where."""

    taken: list[tuple[str, str]] = field(default_factory=list)

    async def take(self, chat: str, message: str) -> None:
        """Take a message away."""
        self.taken.append((chat, message))


@pytest.fixture
async def rows(tmp_path: Path) -> AsyncIterator[SqliteCalls]:
    """Lines in a new store."""
    database = await Database.open(tmp_path / "deadwood.sqlite3", FakeClock())
    yield SqliteCalls(database, PLATFORM)
    await database.close()


@pytest.fixture
def channels() -> Channels:
    """Channels from which nothing was taken."""
    return Channels()


@pytest.fixture
async def calls(rows: SqliteCalls, channels: Channels) -> Calls:
    """Two people are called, one of them to two tables."""
    made = Calls(rows, channels.take)
    for call in (ANN, ANN_ELSEWHERE, BEN):
        await made.made(call)
    return made


async def test_whoever_presses_anything_is_called_no_more(
    calls: Calls, channels: Channels, rows: SqliteCalls
) -> None:
    await calls.over("5")

    assert channels.taken == [("7", "70"), ("8", "80")]
    assert await rows.all() == (("6", "7", "71", "t1"),)


async def test_a_line_goes_once(calls: Calls, channels: Channels) -> None:
    await calls.over("6")
    await calls.over("6")

    assert channels.taken == [("7", "71")]


async def test_whoever_is_not_waited_for_any_more_is_called_no_more_to_that_table(
    calls: Calls, channels: Channels
) -> None:
    await calls.passed("5", "t2")

    assert channels.taken == [("8", "80")]


async def test_a_line_takes_the_place_of_an_older_one_to_the_same_table(
    calls: Calls, channels: Channels
) -> None:
    await calls.made(Call("5", "7", "90", "t1"))

    assert channels.taken == [("7", "70")]


async def test_a_line_that_came_twice_under_one_name_stays(
    calls: Calls, channels: Channels
) -> None:
    await calls.made(ANN)

    assert channels.taken == []


async def test_lines_go_after_a_restart_too(
    calls: Calls, rows: SqliteCalls, channels: Channels
) -> None:
    await calls.over("6")

    again = Calls(rows, channels.take)
    await again.over("5")
    await again.over("6")

    assert channels.taken == [("7", "71"), ("7", "70"), ("8", "80")]


async def test_it_is_known_where_somebody_pressed_last(calls: Calls) -> None:
    await calls.over("5", "7")
    await calls.over("5", "8")
    await calls.over("5")

    assert (calls.last_channel_of("5"), calls.last_channel_of("6")) == ("8", "")


async def test_nothing_is_kept_of_people_whom_nothing_calls(calls: Calls) -> None:
    for user in range(100):
        await calls.over(str(user))
        await calls.passed(str(user), "t1")

    assert calls._standing == {}
