"""A platform's updates as they came in: each is kept before it is confirmed, until it was handled.

A handled one leaves its id behind for a while, so that a second delivery is known.
"""

import sqlite3
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa

from adapters.storage import schema
from adapters.storage.database import Database, Rows
from adapters.storage.statements import Line, Values, keeping, matching, reading, writing
from adapters.storage.writer import Job

_UPDATES = schema.UPDATES.c


class _Known(Exception):
    """The update was delivered before."""


_KEEP: Final = keeping(schema.UPDATES, _Known)
_KEPT: Final = reading(sa.select(_UPDATES.at).where(matching(_UPDATES.platform, _UPDATES.id)))
"""Finds an update that was delivered."""
_WAITING: Final = reading(
    sa.select(_UPDATES.id, _UPDATES.body, _UPDATES.tries)
    .where(matching(_UPDATES.platform), _UPDATES.body != sa.literal_column("''"))
    .order_by(_UPDATES.at, _UPDATES.id)
)
_THIS_ONE = (
    _UPDATES.platform == sa.bindparam("on_platform"),
    _UPDATES.id == sa.bindparam("of_id"),
)
_BEGIN: Final = writing(
    sa.update(schema.UPDATES).where(*_THIS_ONE).values(tries=sa.bindparam("tries"))
)
_DONE: Final = writing(
    sa.update(schema.UPDATES).where(*_THIS_ONE).values(body=sa.literal_column("''"))
)


@dataclass(frozen=True, slots=True)
class KeptUpdate:
    """An update that was not handled yet; ``tries`` is how often that was begun again."""

    id: int
    body: str
    tries: int


class SqliteUpdates(Rows):
    """The updates of one platform; every change returns when it is on the disk."""

    def __init__(self, database: Database, platform: str) -> None:
        super().__init__(database)
        self._platform = platform

    async def keep(self, update: int, body: str) -> bool:
        """Keep an update; whether it never came before.

        Raises:
            StoreBusy: if the queue is full.
            StoreFailed: if nothing can be written any more.
        """
        key: Values = {"platform": self._platform, "id": update}
        row = {**key, "body": body, "tries": 0, "at": self._database.clock.now()}
        try:
            await self._database.carry_out(Job((Line(_KEEP, row),), proof=(_KEPT, key)))
        except _Known:
            return False
        return True

    async def waiting(self) -> tuple[KeptUpdate, ...]:
        """Every update that was kept and not handled, in the order in which they came."""
        rows = await self._database.read(_WAITING, platform=self._platform)
        return tuple(map(_update, rows))

    async def begin(self, update: int, tries: int) -> None:
        """Count that an update is begun again."""
        await self._database.write(Line(_BEGIN, {**self._this(update), "tries": tries}))

    async def done(self, updates: Collection[int]) -> None:
        """Keep nothing of updates but that they came."""
        await self._database.write(*(Line(_DONE, self._this(update)) for update in updates))

    def _this(self, update: int) -> Values:
        return {"on_platform": self._platform, "of_id": update}


def _update(row: sqlite3.Row) -> KeptUpdate:
    return KeptUpdate(row["id"], row["body"], row["tries"])
