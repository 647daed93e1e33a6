"""What can go wrong with the database as a whole, told to whoever runs the bot."""

import sqlite3
from pathlib import Path


class StoreError(Exception):
    """The database cannot be used; the text says why and what to do."""


class StoreInUse(StoreError):
    """Another process uses this database."""


class StoreUnusable(StoreError):
    """The file is no database of this bot, or the disk does not do what it must."""


class StoreTooNew(StoreError):
    """A newer version of the bot has changed this database."""


class StoreFailed(StoreError):
    """Writing failed for good, or the store was closed; nothing more is acknowledged."""


def failure_of(path: Path, error: sqlite3.Error) -> StoreError:
    """What SQLite's ``error`` at the start means for the database at ``path``."""
    if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY:
        return StoreInUse(f"{path} is in use: another program has it open; close that one first")
    return StoreUnusable(f"{path} cannot be used: {error}")
