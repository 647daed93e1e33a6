"""The data folder: can it be written, is it free, how old is its database."""

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path

from adapters.storage.failures import StoreError
from adapters.storage.lock import Lock
from adapters.storage.migrate import is_known, revision_of
from adapters.storage.schema import REVISION
from bot.checking.findings import Finding, ok, problem
from bot.parts import DATABASE


def is_free(folder: Path) -> bool:
    """Whether no bot runs on a data folder."""
    if not folder.is_dir():
        return True
    try:
        Lock.taken(folder / DATABASE).release()
    except StoreError:
        return False
    except OSError:
        return True
    return True


def findings(folder: Path) -> Iterator[Finding]:
    """How a data folder is."""
    yield _writable(folder)
    if not is_free(folder):
        yield problem(f"another bot runs on {folder}: stop that one first, or set DATA_DIR")
        return
    yield _database(folder / DATABASE)


def _writable(folder: Path) -> Finding:
    """Whether a bot can write there; a folder that is not there yet is not made."""
    there = folder
    while not there.exists():
        there = there.parent
    if not there.is_dir():
        return problem(f"the data folder cannot be made: {there} is a file; set DATA_DIR")
    try:
        if there == folder:
            with tempfile.TemporaryFile(dir=folder):
                pass
        elif not os.access(there, os.W_OK | os.X_OK):
            return problem(f"the data folder cannot be made in {there}: no right to write there")
    except OSError as error:
        return problem(f"the data folder {folder} cannot be written: {error.strerror}")
    return ok(f"the data folder {folder} can be written")


def _database(path: Path) -> Finding:
    try:
        revision = revision_of(path)
    except (StoreError, sqlite3.Error) as error:
        return problem(f"the database cannot be used: {error}")
    if not revision:
        return ok("there is no database yet: the first start makes it")
    if revision == REVISION:
        return ok("the database is up to date")
    if is_known(revision):
        return ok("the database is older: the next start brings it up to date, beside a copy")
    return problem(
        f"{path} was changed by a newer version of this bot: take that, or an older copy"
    )
