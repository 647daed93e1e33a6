"""A disk that takes its time for every commit, as a disk does that keeps nothing back."""

from sqlite3 import Connection, Cursor
from time import sleep
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sqlite3 import _Parameters

SYNC_SECONDS: Final = 0.004


class SlowDisk(Connection):
    """A connection to it."""

    def execute(self, sql: str, parameters: "_Parameters" = (), /) -> Cursor:
        """Carry out ``sql``."""
        cursor = super().execute(sql, parameters)
        if sql == "COMMIT":
            sleep(SYNC_SECONDS)
        return cursor
