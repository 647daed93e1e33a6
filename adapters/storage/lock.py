"""The operating system's lock that keeps a second process away from a database."""

import fcntl
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from adapters.storage.failures import StoreInUse


@dataclass(frozen=True, slots=True)
class Lock:
    """Held from ``taken`` to ``release``; it falls by itself when the process dies."""

    file: IO[bytes]

    @classmethod
    def taken(cls, database: Path) -> "Lock":
        """The lock of ``database``, on a file of its own that stays in the folder.

        It is not on the database's own file: a process that closes any handle of that one would
        drop SQLite's locks on it.

        Raises:
            StoreInUse: at once, if somebody holds it.
        """
        file = database.with_name(f"{database.name}.lock").open("ab")
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.close()
            message = f"{database} is in use: another bot runs on it; stop that one first"
            raise StoreInUse(message) from None
        return cls(file)

    def release(self) -> None:
        """Let the next one in."""
        self.file.close()
