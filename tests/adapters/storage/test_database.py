"""A database file in use: made, locked, checked, closed."""

import asyncio
import sqlite3
import stat
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from adapters.storage.database import Database
from adapters.storage.failures import StoreInUse, StoreUnusable
from adapters.storage.store import SqliteStore
from tests.adapters.storage.crashes import PROCESSES, open_elsewhere
from tests.adapters.storage.units import LOBBY, a_unit
from tests.fakes import FakeClock


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """What comes of opening a database in another process, and how that process ends."""

    word: str
    seconds: float
    exit_code: int | None


def opened_elsewhere(path: Path) -> Elsewhere:
    """Open the database in another process."""
    receiver, sender = PROCESSES.Pipe(duplex=False)
    process = PROCESSES.Process(target=open_elsewhere, args=(path, sender))
    process.start()
    sender.close()
    word, seconds = receiver.recv()
    process.join(timeout=10)
    return Elsewhere(word, seconds, process.exitcode)


async def test_everything_outlives_a_restart(path: Path, clock: FakeClock) -> None:
    before = await Database.open(path, clock)
    await SqliteStore(before).commit(a_unit(LOBBY))
    secret = await SqliteStore(before).secret("tokens")
    await before.close()

    after = await Database.open(path, clock)

    assert await SqliteStore(after).table(LOBBY.id) == LOBBY
    assert await SqliteStore(after).secret("tokens") == secret
    await after.close()


async def test_a_second_process_is_refused_within_a_second(database: Database, path: Path) -> None:
    second = opened_elsewhere(path)

    assert second.word == "StoreInUse"
    assert second.seconds < 1
    await SqliteStore(database).commit(a_unit(LOBBY))


async def test_the_next_process_gets_the_file_and_needs_no_alembic_either(path: Path) -> None:
    first = opened_elsewhere(path.with_name("other"))

    second = opened_elsewhere(path.with_name("other"))

    assert (first.word, second.word) == ("opened", "opened")


def test_a_process_that_closed_its_database_ends(path: Path) -> None:
    other = opened_elsewhere(path)

    assert (other.word, other.exit_code) == ("opened", 0)


async def test_a_database_is_refused_while_a_shell_holds_it(path: Path, clock: FakeClock) -> None:
    await (await Database.open(path, clock)).close()
    with closing(sqlite3.connect(path, isolation_level=None)) as shell:
        shell.execute("BEGIN IMMEDIATE")

        with pytest.raises(StoreInUse, match="another program"):
            await Database.open(path, clock)


async def test_a_refused_database_can_be_opened_later(path: Path, clock: FakeClock) -> None:
    first = await Database.open(path, clock)
    with pytest.raises(StoreInUse):
        await Database.open(path, clock)
    await first.close()

    second = await Database.open(path, clock)

    await second.close()


@pytest.mark.usefixtures("database")
def test_only_its_owner_may_read_the_file(path: Path) -> None:
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_file_of_another_kind_is_refused_and_left_alone(path: Path, clock: FakeClock) -> None:
    text = b"This is no database, but somebody may need it. " * 50
    path.write_bytes(text)

    with pytest.raises(StoreUnusable, match="not a database"):
        asyncio.run(Database.open(path, clock))

    assert path.read_bytes() == text


async def test_another_programs_database_is_refused(path: Path, clock: FakeClock) -> None:
    with closing(sqlite3.connect(path)) as foreign:
        foreign.execute("CREATE TABLE songs (name TEXT)")

    with pytest.raises(StoreUnusable, match="no database of this bot"):
        await Database.open(path, clock)


@pytest.mark.parametrize(
    "pragma",
    [
        pytest.param("journal_mode", id="a mode the disk cannot have"),
        pytest.param("carefulness", id="a setting this SQLite does not know"),
    ],
)
async def test_an_sqlite_that_is_not_careful_enough_is_refused(
    path: Path, clock: FakeClock, monkeypatch: pytest.MonkeyPatch, pragma: str
) -> None:
    monkeypatch.setattr("adapters.storage.link.PRAGMAS", ((pragma, "nonsense"),))

    with pytest.raises(StoreUnusable, match=pragma):
        await Database.open(path, clock)


def test_a_new_database_needs_no_alembic(path: Path) -> None:
    other = opened_elsewhere(path.with_name("new"))

    assert other.word == "opened"
