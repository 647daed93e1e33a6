"""Who reads their hand in their private chat, and who does not."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest

from adapters.discord import PLATFORM
from adapters.discord.sending.privates import CLOSED_MS, Privates
from adapters.storage.database import Database
from adapters.storage.store import SqliteStore
from engine.service.ports import Person
from tests.fakes import FakeClock

ANN = "5"
TABLE = "t1"
CHANNEL = 55


@dataclass
class Opener:
    """Opens private chats, and counts them."""

    asked: list[int] = field(default_factory=list)

    async def open(self, user: int) -> int:
        """The channel of a private chat."""
        self.asked.append(user)
        await asyncio.sleep(0)
        return CHANNEL


@pytest.fixture
def clock() -> FakeClock:
    """A clock that stands still."""
    return FakeClock()


@pytest.fixture
async def store(tmp_path: Path, clock: FakeClock) -> AsyncIterator[SqliteStore]:
    """A store that knows Ann."""
    database = await Database.open(tmp_path / "deadwood.sqlite3", clock)
    made = SqliteStore(database)
    try:
        await made.meet(PLATFORM, ANN, Person("ann", "Ann"))
        yield made
    finally:
        await database.close()


@pytest.fixture
def opener() -> Opener:
    """Nobody's chat was opened yet."""
    return Opener()


@pytest.fixture
def privates(store: SqliteStore, clock: FakeClock, opener: Opener) -> Privates:
    """Private chats of which nothing is known."""
    return Privates(store, clock, opener.open)


async def test_whoever_never_refused_anything_reads_in_private(privates: Privates) -> None:
    assert await privates.reads_there(ANN, TABLE)
    assert await privates.takes(ANN)


async def test_whoever_took_nothing_reads_elsewhere_for_a_day(
    privates: Privates, store: SqliteStore, clock: FakeClock
) -> None:
    await store.set_private(PLATFORM, ANN, "closed")
    at_once = await privates.reads_there(ANN, TABLE)
    clock.advance(CLOSED_MS / 1000)

    assert (at_once, await privates.reads_there(ANN, TABLE)) == (False, True)


async def test_whoever_opens_their_chat_again_reads_there_at_once(
    privates: Privates, store: SqliteStore
) -> None:
    await store.set_private(PLATFORM, ANN, "closed")
    await store.set_private(PLATFORM, ANN, "open")

    assert await privates.reads_there(ANN, TABLE)


async def test_whoever_plays_in_no_channel_reads_in_private_whatever_they_chose(
    privates: Privates, store: SqliteStore
) -> None:
    ann = await store.person_of(PLATFORM, ANN)
    assert ann is not None
    await store.change_person(replace(ann, hands="here"))

    assert await privates.reads_there(ANN, TABLE)


async def test_a_private_chat_is_opened_once_for_all_who_want_it(
    privates: Privates, opener: Opener
) -> None:
    channels = await asyncio.gather(*(privates.channel_of(ANN) for _ in range(3)))

    assert channels == [CHANNEL] * 3
    assert await privates.channel_of(ANN) == CHANNEL
    assert opener.asked == [int(ANN)]


async def test_a_private_chat_that_something_came_from_need_not_be_opened(
    privates: Privates, opener: Opener
) -> None:
    privates.learn(ANN, CHANNEL)

    assert await privates.channel_of(ANN) == CHANNEL
    assert opener.asked == []


async def test_a_private_chat_that_is_forgotten_is_opened_anew(
    privates: Privates, opener: Opener
) -> None:
    privates.learn(ANN, CHANNEL)

    privates.forget(ANN)
    await privates.channel_of(ANN)

    assert opener.asked == [int(ANN)]
