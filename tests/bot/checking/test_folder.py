"""The data folder, as it is found before a start."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from adapters.storage.database import Database
from adapters.storage.lock import Lock
from bot.checking.findings import Finding
from bot.checking.folder import findings, is_free
from bot.parts import DATABASE
from tests.fakes import FakeClock


def levels(folder: Path) -> list[str]:
    return [finding.level for finding in findings(folder)]


def problem_of(folder: Path) -> str:
    """The one problem of a folder."""
    (found,) = [one.text for one in findings(folder) if one.level == "problem"]
    return found


async def a_database(folder: Path, revision: str | None = None) -> Path:
    """A database of this bot, or one that says that it is of another revision."""
    path = folder / DATABASE
    await (await Database.open(path, FakeClock())).close()
    if revision is not None:
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute("UPDATE alembic_version SET version_num = ?", (revision,))
    return path


def test_a_folder_that_is_not_there_yet_is_fine_and_is_not_made(tmp_path: Path) -> None:
    folder = tmp_path / "far" / "away"

    assert levels(folder) == ["ok", "ok"]
    assert not folder.parent.exists()


async def test_a_database_that_is_up_to_date_is_fine(tmp_path: Path) -> None:
    await a_database(tmp_path)

    assert [finding.text for finding in findings(tmp_path)][1] == "the database is up to date"


async def test_an_older_database_is_fine_and_is_left_as_it_is(tmp_path: Path) -> None:
    path = await a_database(tmp_path, "0001")
    before = path.read_bytes()

    found = list(findings(tmp_path))

    assert found[1].level == "ok"
    assert "older" in found[1].text
    assert path.read_bytes() == before


async def test_a_newer_database_is_a_problem(tmp_path: Path) -> None:
    await a_database(tmp_path, "9999")

    assert "newer version" in problem_of(tmp_path)


@pytest.mark.parametrize("content", [b"no database at all" * 100, b""], ids=["words", "nothing"])
def test_a_file_that_is_no_database_is_a_problem_unless_it_is_empty(
    tmp_path: Path, content: bytes
) -> None:
    (tmp_path / DATABASE).write_bytes(content)

    assert levels(tmp_path) == ["ok", "problem" if content else "ok"]


def test_another_programs_database_is_a_problem(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / DATABASE)) as connection, connection:
        connection.execute("CREATE TABLE songs (name TEXT)")

    assert "no database of this bot" in problem_of(tmp_path)


async def test_a_folder_on_which_a_bot_runs_is_a_problem(tmp_path: Path) -> None:
    lock = Lock.taken(await a_database(tmp_path))

    was_free, problem = is_free(tmp_path), problem_of(tmp_path)
    lock.release()

    assert not was_free
    assert "another bot runs" in problem
    assert is_free(tmp_path)


def test_a_file_where_the_folder_should_be_is_a_problem(tmp_path: Path) -> None:
    file = tmp_path / "data"
    file.touch()

    assert str(file) in problem_of(file)
    assert "DATA_DIR" in problem_of(file / "deeper")


def test_a_folder_that_cannot_be_written_is_a_problem() -> None:
    # Not even whoever may do everything makes a file there.
    assert "/proc cannot be written" in problem_of(Path("/proc"))


def test_a_line_begins_with_how_it_is() -> None:
    assert str(Finding("ok", "all well")) == "ok       all well"
    assert str(Finding("warning", "look")) == "warning  look"
