"""The stores that the contract's tests run on, and a database alone."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from adapters.storage.database import Database
from adapters.storage.store import SqliteStore
from engine.service.ports import Store
from tests.fakes import FakeClock, MemoryStore


@pytest.fixture
def clock() -> FakeClock:
    """A clock that stands still."""
    return FakeClock()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the test's database is, or will be."""
    return tmp_path / "deadwood.sqlite3"


@pytest.fixture
async def database(path: Path, clock: FakeClock) -> AsyncIterator[Database]:
    """A new database in use."""
    opened = await Database.open(path, clock)
    yield opened
    await opened.close()


@pytest.fixture(params=["fake", "sqlite"])
async def store(
    request: pytest.FixtureRequest, path: Path, clock: FakeClock
) -> AsyncIterator[Store]:
    """Each store in turn: what holds for one holds for the other."""
    if request.param == "fake":
        yield MemoryStore()
        return
    opened = await Database.open(path, clock)
    yield SqliteStore(opened)
    await opened.close()
