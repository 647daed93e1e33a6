"""Brings a database to the newest revision before it is used; forward only.

Importing Alembic takes as long as everything else at a start, so a database that is new or up to
date never needs it.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import structlog
from sqlalchemy.schema import CreateIndex, CreateTable

from adapters.storage.failures import StoreUnusable
from adapters.storage.link import BUSY_MILLISECONDS
from adapters.storage.schema import DIALECT, METADATA, REVISION

log = structlog.get_logger()

STAMP_TABLE: Final = (
    "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL, "
    "CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num))"
)
"""Where Alembic looks for a database's revision."""


@dataclass(frozen=True, slots=True)
class Steps:
    """A folder of migrations and the newest revision in it."""

    folder: Path
    newest: str


STEPS: Final = Steps(Path(__file__).parent / "migrations", REVISION)


def prepare(path: Path, steps: Steps = STEPS) -> None:
    """Make the database at ``path``, migrate it, or leave it when it is up to date.

    A copy of the file as it was stays beside a migrated one.

    Raises:
        StoreTooNew: if its revision is none of ``steps``.
        StoreUnusable: if it is no database of this bot, or a migration breaks it.
        sqlite3.Error: if another program holds the file, or it cannot be used.
    """
    revision = _revision(path)
    if revision == steps.newest:
        return
    if not revision:
        _create(path)
        return
    from adapters.storage.upgrade import upgrade  # noqa: PLC0415 - see this module's docstring

    log.info("migrating the database", revision=revision, newest=steps.newest)
    _copy(path, path.with_name(f"{path.name}.{revision}.backup"))
    upgrade(path, steps.folder)


def revision_of(path: Path) -> str:
    """The revision of a database, empty when there is none yet; nothing is changed.

    Raises:
        StoreUnusable: if it is no database of this bot.
        sqlite3.Error: if another program holds the file, or it cannot be used.
    """
    if not path.exists():
        return ""
    address = f"{path.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True, timeout=0)) as connection:
        return _stamped(path, connection)


def is_known(revision: str, steps: Steps = STEPS) -> bool:
    """Whether a database of this revision can be brought to the newest one."""
    return any((steps.folder / "versions").glob(f"{revision}_*.py"))


def _revision(path: Path) -> str:
    """The database's revision, empty when there is none yet."""
    # What is in it is for nobody else on this machine.
    path.touch(mode=0o600)
    with closing(_connected(path)) as connection:
        return _stamped(path, connection)


def _stamped(path: Path, connection: sqlite3.Connection) -> str:
    tables = connection.execute("SELECT name FROM sqlite_master").fetchall()
    if not tables:
        return ""
    if ("alembic_version",) in tables:
        stamps = connection.execute("SELECT version_num FROM alembic_version").fetchall()
        if stamps:
            return str(*stamps[0])
    message = f"{path} is no database of this bot"
    raise StoreUnusable(message)


def _connected(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, timeout=BUSY_MILLISECONDS / 1000, isolation_level=None)


def _create(path: Path) -> None:
    """Write all tables at once; a process that dies meanwhile leaves an empty file."""
    with closing(_connected(path)) as connection:
        connection.execute("BEGIN EXCLUSIVE")
        for statement in _definitions():
            connection.execute(statement)
        connection.execute("INSERT INTO alembic_version VALUES (?)", (REVISION,))
        connection.execute("COMMIT")


def _definitions() -> Iterator[str]:
    yield STAMP_TABLE
    for table in METADATA.sorted_tables:
        yield str(CreateTable(table).compile(dialect=DIALECT))
        for index in sorted(table.indexes, key=lambda index: str(index.name)):
            yield str(CreateIndex(index).compile(dialect=DIALECT))


def _copy(path: Path, backup: Path) -> None:
    """Copy the database as SQLite sees it, its log included; whole or not at all."""
    unfinished = backup.with_name(f"{backup.name}.part")
    unfinished.unlink(missing_ok=True)
    unfinished.touch(mode=0o600)
    with closing(_connected(path)) as source, closing(_connected(unfinished)) as copy:
        source.backup(copy)
    with unfinished.open("rb") as file:
        os.fsync(file.fileno())
    unfinished.replace(backup)
