"""Which messages in private chats are answers from a group, and from which, on one platform."""

from typing import Final

import sqlalchemy as sa
from pydantic import TypeAdapter

from adapters.storage import schema
from adapters.storage.database import Database, Rows
from adapters.storage.statements import Line, Values, matching, putting, reading
from engine.match.people import Place

_ASIDES = schema.ASIDES.c
_PLACE = TypeAdapter(Place)

_KEEP: Final = putting(schema.ASIDES)
_PLACE_OF: Final = reading(
    sa.select(_ASIDES.place).where(matching(_ASIDES.platform, _ASIDES.chat, _ASIDES.message))
)


class SqliteAsides(Rows):
    """The answers from groups that stand in the private chats of one platform."""

    def __init__(self, database: Database, platform: str) -> None:
        super().__init__(database)
        self._platform = platform

    async def keep(self, chat: str, message: str, place: Place) -> None:
        """Remember that a message was asked for in ``place``; it is on the disk on return."""
        values: Values = {
            "platform": self._platform,
            "chat": chat,
            "message": message,
            "place": _PLACE.dump_json(place).decode(),
            "at": self._database.clock.now(),
        }
        await self._database.write(Line(_KEEP, values))

    async def place_of(self, chat: str, message: str) -> Place | None:
        """Where a message was asked for; None where that is not remembered."""
        rows = await self._database.read(
            _PLACE_OF, platform=self._platform, chat=chat, message=message
        )
        return next((_PLACE.validate_json(row["place"]) for row in rows), None)
