"""Runs Alembic's steps over an older database, all in one transaction."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from adapters.storage.failures import StoreTooNew, StoreUnusable


def upgrade(path: Path, folder: Path) -> None:
    """Take every step of ``folder`` that the database at ``path`` lacks, or none of them.

    Raises:
        StoreTooNew: if its revision is none of the folder's.
        StoreUnusable: if a step fails, or leaves a row that points to nothing.
    """
    config = Config()
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    with exclusively(path) as connection:
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, "head")
        except CommandError as error:
            message = f"{path} was changed by a newer version of this bot: {error}"
            raise StoreTooNew(message) from error
        except DBAPIError as error:
            message = f"{path} could not be migrated and is as it was: {error.orig}"
            raise StoreUnusable(message) from error
        _check(connection)


@contextmanager
def exclusively(path: Path) -> Iterator[sa.Connection]:
    """A transaction of its own, definitions included, with foreign keys not watched.

    Copying a table, which is how SQLite alters one, would break the keys for a moment.
    """
    engine = sa.create_engine(sa.URL.create("sqlite", database=str(path)), poolclass=NullPool)
    sa.event.listen(engine, "connect", _leave_transactions_to_us)
    sa.event.listen(engine, "begin", _begin)
    with engine.begin() as connection:
        yield connection


def _leave_transactions_to_us(connection: DBAPIConnection, _record: object) -> None:
    # Python's sqlite3 would otherwise commit before each definition.
    connection.isolation_level = None
    connection.execute("PRAGMA foreign_keys = OFF")


def _begin(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN EXCLUSIVE")


def _check(connection: sa.Connection) -> None:
    broken = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
    if broken:
        tables = ", ".join(sorted({str(row[0]) for row in broken}))
        message = f"migrating would leave rows that point to nothing in: {tables}"
        raise StoreUnusable(message)
