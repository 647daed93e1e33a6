"""The store's rows of private chats: which of somebody's identities can be written to."""

from typing import Final

import sqlalchemy as sa

from adapters.storage import schema
from adapters.storage.database import Rows
from adapters.storage.statements import Line, matching, reading, writing
from engine.service.ports import Contact, PrivateState

_IDENTITIES = schema.IDENTITIES.c

_REACH: Final = reading(
    sa.select(_IDENTITIES.platform, _IDENTITIES.user, _IDENTITIES.private)
    .where(matching(_IDENTITIES.person))
    .order_by(_IDENTITIES.platform, _IDENTITIES.user)
)
_SET_PRIVATE: Final = writing(
    sa.update(schema.IDENTITIES)
    .where(matching(_IDENTITIES.platform, _IDENTITIES.user))
    .values(private=sa.bindparam("state"))
)


class ContactRows(Rows):
    """The part of the store that knows who takes private messages."""

    async def reach(self, person: str) -> tuple[Contact, ...]:
        """The identities of a person, and which of their private chats take messages."""
        rows = await self._database.read(_REACH, person=person)
        return tuple(Contact(row["platform"], row["user"], row["private"]) for row in rows)

    async def set_private(self, platform: str, user: str, state: PrivateState) -> None:
        """Keep whether the private chat of an identity takes messages, if it was ever met."""
        whose = {"platform": platform, "user": user}
        await self._database.write(Line(_SET_PRIVATE, {**whose, "state": state}))
