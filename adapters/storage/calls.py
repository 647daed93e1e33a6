"""Lines in channels that call somebody to their turn, on one platform, until they are gone."""

from typing import Final

import sqlalchemy as sa

from adapters.storage import schema
from adapters.storage.database import Database, Rows
from adapters.storage.statements import Line, Values, matching, putting, reading, writing

_CALLS = schema.CALLS.c

_ADD: Final = putting(schema.CALLS)
_ALL: Final = reading(sa.select(schema.CALLS).where(matching(_CALLS.platform)).order_by(_CALLS.at))
_REMOVE: Final = writing(
    sa.delete(schema.CALLS).where(matching(_CALLS.platform, _CALLS.chat, _CALLS.message))
)

CallRow = tuple[str, str, str, str]
"""A line: whom it calls, its chat and its id there, and the table to which it calls."""


class SqliteCalls(Rows):
    """The lines that call people on one platform; every change is on the disk on return."""

    def __init__(self, database: Database, platform: str) -> None:
        super().__init__(database)
        self._platform = platform

    async def add(self, user: str, chat: str, message: str, table: str) -> None:
        """Keep that a message calls ``user`` to ``table``."""
        values: Values = {
            "platform": self._platform,
            "user": user,
            "chat": chat,
            "message": message,
            "table_id": table,
            "at": self._database.clock.now(),
        }
        await self._database.write(Line(_ADD, values))

    async def all(self) -> tuple[CallRow, ...]:
        """All lines that are kept, oldest first."""
        rows = await self._database.read(_ALL, platform=self._platform)
        return tuple((row["user"], row["chat"], row["message"], row["table_id"]) for row in rows)

    async def remove(self, chat: str, message: str) -> None:
        """Forget a line."""
        whose: Values = {"platform": self._platform, "chat": chat, "message": message}
        await self._database.write(Line(_REMOVE, whose))
