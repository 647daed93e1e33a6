"""The two stores, and a parlour with people in it on each of them."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from adapters.storage.database import Database
from adapters.storage.store import SqliteStore
from engine.service.ports import Store
from tests.engine.service.parlour import EVERYBODY, Parlour
from tests.fakes import FakeClock, MemoryStore


@pytest.fixture
def clock() -> FakeClock:
    """A clock that stands still."""
    return FakeClock()


@pytest.fixture(params=["memory", "sqlite"])
async def store(
    request: pytest.FixtureRequest, tmp_path: Path, clock: FakeClock
) -> AsyncIterator[Store]:
    """Each store in turn: what holds on one holds on the other."""
    if request.param == "memory":
        yield MemoryStore()
        return
    database = await Database.open(tmp_path / "deadwood.sqlite3", clock)
    yield SqliteStore(database)
    await database.close()


@pytest.fixture
async def parlour(store: Store, clock: FakeClock) -> Parlour:
    """A service on each store in turn, which knows everybody."""
    for person in EVERYBODY:
        await store.meet("web", person.id, person)
    return Parlour(store, clock)
