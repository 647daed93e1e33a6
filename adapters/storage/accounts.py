"""Which account the bot has on a platform, what was another's, and where this one was heard."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

import sqlalchemy as sa

from adapters.storage import schema
from adapters.storage.database import Database, Rows
from adapters.storage.statements import Line, Values, keeping, matching, putting, reading, writing

_ACCOUNTS = schema.ACCOUNTS.c
_HOMES = schema.HOMES.c
_MESSAGES = schema.MESSAGES.c

_NOTHING: Final = sa.literal_column("''", sa.Text)
_ZERO: Final = sa.literal_column("0", sa.Integer)
_LIVE: Final = sa.select(schema.TABLES.c.id).where(schema.TABLES.c.live)

_WHO: Final = reading(sa.select(_ACCOUNTS.user).where(matching(_ACCOUNTS.platform)))
_BE: Final = putting(schema.ACCOUNTS)
_HEAR: Final = keeping(schema.HOMES)
_UNHEAR: Final = writing(sa.delete(schema.HOMES).where(matching(_HOMES.platform, _HOMES.home)))
_HOMES_OF: Final = reading(sa.select(_HOMES.home).where(matching(_HOMES.platform)))
_HEARD: Final = reading(sa.select(_HOMES.home).where(matching(_HOMES.platform, _HOMES.home)))

# Its messages cannot be changed by this one, whose own may bear the same numbers: what still
# matters is posted anew.
_LEAVE_MESSAGES: Final = writing(
    sa.update(schema.MESSAGES)
    .where(matching(_MESSAGES.platform), _MESSAGES.message != _NOTHING)
    .values(
        message=_NOTHING,
        shown=sa.case(
            (
                sa.and_(
                    sa.or_(
                        _MESSAGES.purpose == sa.literal_column("'board'"),
                        _MESSAGES.purpose == sa.literal_column("'hand'"),
                    ),
                    _MESSAGES.table_id.in_(_LIVE),
                ),
                _ZERO,
            ),
            else_=_MESSAGES.wanted,
        ),
    )
)
_LEAVE_CHATS: Final = writing(
    sa.update(schema.IDENTITIES)
    .where(matching(schema.IDENTITIES.c.platform))
    .values(private=_NOTHING)
)
# Their numbers are counted anew for each account.
_FORGET: Final = (
    writing(sa.delete(schema.HOMES).where(matching(_HOMES.platform))),
    writing(sa.delete(schema.UPDATES).where(matching(schema.UPDATES.c.platform))),
    writing(sa.delete(schema.INBOX).where(schema.INBOX.c.source == sa.bindparam("platform"))),
    writing(sa.delete(schema.ASIDES).where(matching(schema.ASIDES.c.platform))),
)


class SqliteAccounts(Rows):
    """The bot's account on one platform; every change is on the disk on return."""

    def __init__(self, database: Database, platform: str) -> None:
        super().__init__(database)
        self._platform = platform

    async def take(self, user: str) -> bool:
        """Be ``user`` from now on; whether the bot was somebody else there before.

        Then nothing is taken for this one's that was the other's: messages, private chats, groups,
        updates. What is played stays.
        """
        rows = await self._database.read(_WHO, platform=self._platform)
        known = next((row["user"] for row in rows), "")
        if known == user:
            return False
        now: Values = {"platform": self._platform, "user": user}
        leaving = (_LEAVE_MESSAGES, _LEAVE_CHATS, *_FORGET) if known else ()
        await self._database.write(*(Line(write, now) for write in (*leaving, _BE)))
        return bool(known)

    async def hear(self, *homes: str) -> None:
        """Keep that the account was spoken to in servers or groups."""
        if homes:
            await self._database.write(*(Line(_HEAR, self._at(home)) for home in homes))

    async def unhear(self, home: str) -> None:
        """Forget that the account was ever in a server or group."""
        await self._database.write(Line(_UNHEAR, self._at(home)))

    async def homes(self) -> frozenset[str]:
        """All servers or groups in which the account was heard."""
        rows = await self._database.read(_HOMES_OF, platform=self._platform)
        return frozenset(row["home"] for row in rows)

    async def was_heard(self, home: str) -> bool:
        """Whether the account was ever spoken to in a server or group."""
        return bool(await self._database.read(_HEARD, platform=self._platform, home=home))

    def _at(self, home: str) -> Values:
        return {"platform": self._platform, "home": home}


def account_in(path: Path, platform: str) -> str:
    """The account that a database knows as the bot's own; nothing is changed.

    Empty where it knows none, or a running bot holds it.
    """
    address = f"{path.absolute().as_uri()}?mode=ro"
    try:
        with closing(sqlite3.connect(address, uri=True, timeout=0)) as connection:
            rows = connection.execute(_WHO.text, {"platform": platform}).fetchall()
    except sqlite3.Error:
        return ""
    return next((str(user) for (user,) in rows), "")
