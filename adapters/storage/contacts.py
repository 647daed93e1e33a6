"""The store's rows of private chats: which of somebody's identities can be written to."""

import sqlite3
from typing import Final

import sqlalchemy as sa

from adapters.storage import schema
from adapters.storage.database import Rows
from adapters.storage.statements import Line, matching, reading, writing
from engine.service.ports import Contact, PrivateState

_IDENTITIES = schema.IDENTITIES.c

_REACH: Final = reading(
    sa.select(schema.IDENTITIES)
    .where(matching(_IDENTITIES.person))
    .order_by(_IDENTITIES.platform, _IDENTITIES.user)
)
_SET_PRIVATE: Final = writing(
    sa.update(schema.IDENTITIES)
    .where(matching(_IDENTITIES.platform, _IDENTITIES.user))
    .values(private=sa.bindparam("state"), private_at=sa.bindparam("at"))
)
_TELL: Final = writing(
    sa.update(schema.IDENTITIES)
    .where(matching(_IDENTITIES.platform, _IDENTITIES.user))
    .values(told=sa.true())
)


class ContactRows(Rows):
    """The part of the store that knows who takes private messages."""

    async def reach(self, person: str) -> tuple[Contact, ...]:
        """The identities of a person, and which of their private chats take messages."""
        rows = await self._database.read(_REACH, person=person)
        return tuple(map(_contact, rows))

    async def set_private(self, platform: str, user: str, state: PrivateState) -> None:
        """Keep whether the private chat of an identity takes messages, if it was ever met."""
        whose = {"platform": platform, "user": user}
        now = self._database.clock.now()
        await self._database.write(Line(_SET_PRIVATE, {**whose, "state": state, "at": now}))

    async def set_told(self, platform: str, user: str) -> None:
        """Keep that an identity has read that its private chat is closed, if it was ever met."""
        await self._database.write(Line(_TELL, {"platform": platform, "user": user}))


def _contact(row: sqlite3.Row) -> Contact:
    return Contact(
        row["platform"],
        row["user"],
        row["private"],
        private_at=row["private_at"],
        seen=row["seen"],
        told=bool(row["told"]),
    )
