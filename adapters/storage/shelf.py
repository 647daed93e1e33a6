"""What the chat page keeps, over the same database: its messages, and who takes private ones."""

import sqlite3
from dataclasses import dataclass
from secrets import token_hex
from typing import Final

import sqlalchemy as sa

from adapters.storage import schema
from adapters.storage.database import Rows
from adapters.storage.statements import Line, Values, keeping, matching, putting, reading, writing

_MESSAGES = schema.WEB_MESSAGES.c
_USERS = schema.WEB_USERS.c
_NONCE_SIZE: Final = 16
_LONGEST_NUMBER: Final = 18


class _Gone(Exception):
    """There is no such message any more."""


_ADD: Final = keeping(schema.WEB_MESSAGES)
_BY_NONCE: Final = reading(sa.select(schema.WEB_MESSAGES).where(matching(_MESSAGES.nonce)))
_MESSAGE: Final = reading(
    sa.select(schema.WEB_MESSAGES).where(matching(_MESSAGES.chat, _MESSAGES.id))
)
_RECENT: Final = reading(
    sa.select(schema.WEB_MESSAGES)
    .where(matching(_MESSAGES.chat))
    .order_by(_MESSAGES.id.desc())
    .limit(sa.bindparam("newest", type_=sa.Integer))
)
# The board and the hands of a table that goes on, however long ago they were posted.
_WANTED: Final = reading(
    sa.select(schema.WEB_MESSAGES)
    .join(
        schema.MESSAGES,
        sa.and_(
            schema.MESSAGES.c.platform == "web",
            schema.MESSAGES.c.chat == _MESSAGES.chat,
            schema.MESSAGES.c.message == sa.cast(_MESSAGES.id, sa.Text),
        ),
    )
    .join(schema.TABLES, schema.TABLES.c.id == schema.MESSAGES.c.table_id)
    .where(
        matching(_MESSAGES.chat),
        schema.TABLES.c.live,
        sa.or_(schema.MESSAGES.c.purpose == "board", schema.MESSAGES.c.purpose == "hand"),
    )
)
_CHANGE: Final = writing(
    sa.update(schema.WEB_MESSAGES)
    .where(_MESSAGES.chat == sa.bindparam("in_chat"), _MESSAGES.id == sa.bindparam("of_id"))
    .values(body=sa.bindparam("body")),
    _Gone,
)
_REMOVE: Final = writing(
    sa.delete(schema.WEB_MESSAGES).where(matching(_MESSAGES.chat, _MESSAGES.id)), _Gone
)
_OPEN: Final = reading(sa.select(_USERS.private_open).where(matching(_USERS.id)))
_SET_OPEN: Final = putting(schema.WEB_USERS)


@dataclass(frozen=True, slots=True)
class KeptMessage:
    """One message of a chat, as the page's port describes it."""

    id: str
    chat: str
    author: str
    body: str
    at: int


class SqliteShelf(Rows):
    """The page's messages and people; every change returns when it is on the disk."""

    async def add(self, chat: str, author: str, body: str, nonce: str) -> KeptMessage:
        """Keep a message; a known ``nonce`` (where not empty) gives the message it made."""
        # The nonce also tells which id the message was given.
        sign = nonce or token_hex(_NONCE_SIZE)
        values: Values = {
            "chat": chat,
            "author": author,
            "body": body,
            "nonce": sign,
            "at": self._database.clock.now(),
        }
        await self._database.write(Line(_ADD, values))
        (row,) = await self._database.read(_BY_NONCE, nonce=sign)
        return _message(row)

    async def change(self, chat: str, message: str, body: str) -> bool:
        """Replace a message's body; False when it is gone."""
        return await self._done(
            Line(_CHANGE, {"in_chat": chat, "of_id": _number(message), "body": body})
        )

    async def remove(self, chat: str, message: str) -> bool:
        """Delete a message; False when it is gone already."""
        return await self._done(Line(_REMOVE, {"chat": chat, "id": _number(message)}))

    async def message(self, chat: str, message: str) -> KeptMessage | None:
        """One message."""
        rows = await self._database.read(_MESSAGE, chat=chat, id=_number(message))
        return next(map(_message, rows), None)

    async def recent(self, chat: str, limit: int) -> tuple[KeptMessage, ...]:
        """The newest messages of a chat and all that live tables want there, oldest first."""
        rows = await self._database.read(_RECENT, chat=chat, newest=limit)
        wanted = await self._database.read(_WANTED, chat=chat)
        by_number = {row["id"]: row for row in (*wanted, *rows)}
        return tuple(_message(row) for _, row in sorted(by_number.items()))

    async def private_open(self, user: str) -> bool:
        """Whether the user takes private messages from the bot; True unless they said no."""
        rows = await self._database.read(_OPEN, id=user)
        return all(row["private_open"] for row in rows)

    async def set_private_open(self, user: str, *, is_open: bool) -> None:
        """Open or close a user's private messages."""
        await self._database.write(Line(_SET_OPEN, {"id": user, "private_open": is_open}))

    async def _done(self, line: Line) -> bool:
        try:
            await self._database.write(line)
        except _Gone:
            return False
        return True


def _number(message: str) -> int:
    """The number behind an id; 0, which no message has, for what is none."""
    is_number = message.isascii() and message.isdigit() and len(message) <= _LONGEST_NUMBER
    return int(message) if is_number else 0


def _message(row: sqlite3.Row) -> KeptMessage:
    return KeptMessage(str(row["id"]), row["chat"], row["author"], row["body"], row["at"])
