"""The store's rows of messages: where each is, and what it should show."""

import sqlite3
from collections.abc import Iterable
from typing import Final

import sqlalchemy as sa

from adapters.storage import schema
from adapters.storage.database import Rows
from adapters.storage.statements import Line, adding, matching, reading, writing
from adapters.storage.unit import key_values
from engine.service.ports import Audience, MessageKey, MessageRow

_MESSAGES = schema.MESSAGES.c
_BY_KEY = schema.MESSAGES.primary_key.columns

_OF_TABLE: Final = reading(
    sa.select(schema.MESSAGES).where(matching(_MESSAGES.table_id)).order_by(*_BY_KEY)
)
_BEHIND: Final = reading(
    sa.select(schema.MESSAGES)
    .where(_MESSAGES.state == "live", _MESSAGES.shown < _MESSAGES.wanted)
    .order_by(*_BY_KEY)
)
_REFUSED: Final = reading(
    sa.select(schema.MESSAGES)
    .where(
        _MESSAGES.state == "refused",
        _MESSAGES.shown < _MESSAGES.wanted,
        _MESSAGES.audience_kind == "person",
        matching(_MESSAGES.audience_id),
    )
    .order_by(*_BY_KEY)
)
_REFUSED_LIVE: Final = reading(
    sa.select(schema.MESSAGES)
    .join(schema.TABLES, schema.TABLES.c.id == _MESSAGES.table_id)
    .where(
        schema.TABLES.c.live,
        _MESSAGES.state == "refused",
        _MESSAGES.shown < _MESSAGES.wanted,
    )
    .order_by(*_BY_KEY)
)
_AT: Final = reading(
    sa.select(schema.MESSAGES)
    .where(
        matching(_MESSAGES.platform, _MESSAGES.chat, _MESSAGES.message), _MESSAGES.message != ""
    )
    .limit(1)
)
_ADD = adding(schema.MESSAGES)
_NOTED = _ADD.excluded
_NOTHING: Final = sa.literal_column("0", sa.Integer)
# What was noticed is kept below 0, so that nobody is called twice to a turn; and what was read
# before somebody was called says nothing of that.
_IS_NOTICED: Final = sa.and_(
    _NOTED.rings <= _NOTHING, _MESSAGES.rings > _NOTHING, _MESSAGES.rings <= _NOTED.wanted
)
# What is still to be noticed is behind, whatever it shows.
_SHOWN: Final = sa.case(
    (_IS_NOTICED, _NOTED.shown),
    (
        sa.and_(_MESSAGES.rings > _NOTHING, _MESSAGES.rings <= _NOTED.shown),
        _MESSAGES.rings - sa.literal_column("1", sa.Integer),
    ),
    else_=_NOTED.shown,
)
_NOTE: Final = writing(
    _ADD.on_conflict_do_update(
        index_elements=list(_BY_KEY),
        set_={
            **{name: _NOTED[name] for name in ("platform", "chat", "message", "state", "lost")},
            "shown": _SHOWN,
            "rings": sa.case((_IS_NOTICED, -_MESSAGES.rings), else_=_MESSAGES.rings),
        },
    )
)


class MessageRows(Rows):
    """The part of the store that the outbox uses."""

    async def messages_of(self, table: str) -> tuple[MessageRow, ...]:
        """Every message of a table."""
        return _messages(await self._database.read(_OF_TABLE, table_id=table))

    async def messages_behind(self) -> tuple[MessageRow, ...]:
        """Every live message that shows less than it should."""
        return _messages(await self._database.read(_BEHIND))

    async def messages_refused(self, person: str) -> tuple[MessageRow, ...]:
        """Every private message of a person that was refused and shows less than it should."""
        return _messages(await self._database.read(_REFUSED, audience_id=person))

    async def messages_refused_live(self) -> tuple[MessageRow, ...]:
        """Every message of a live table that was refused and shows less than it should."""
        return _messages(await self._database.read(_REFUSED_LIVE))

    async def message_at(self, platform: str, chat: str, message: str) -> MessageRow | None:
        """The message that the platform knows by this id."""
        rows = await self._database.read(_AT, platform=platform, chat=chat, message=message)
        return next(iter(_messages(rows)), None)

    async def note_message(self, row: MessageRow) -> None:
        """Remember where a message is and what it shows; ``wanted`` is left as it is.

        A message that was not wanted before is kept as ``row`` says. Where ``row`` does not ask
        for it to be noticed it has been, but for a call that came after ``row.wanted``.
        """
        values = {
            **key_values(row.key),
            "wanted": row.wanted,
            "shown": row.shown,
            "platform": row.platform,
            "chat": row.chat,
            "message": row.message,
            "state": row.state,
            "lost": row.lost,
            "rings": row.rings,
        }
        await self._database.write(Line(_NOTE, values))


def _messages(rows: Iterable[sqlite3.Row]) -> tuple[MessageRow, ...]:
    return tuple(map(_message, rows))


def _message(row: sqlite3.Row) -> MessageRow:
    audience = Audience(row["audience_kind"], row["audience_id"])
    return MessageRow(
        key=MessageKey(row["table_id"], audience, row["purpose"], row["number"]),
        wanted=row["wanted"],
        shown=row["shown"],
        platform=row["platform"],
        chat=row["chat"],
        message=row["message"],
        state=row["state"],
        lost=row["lost"],
        rings=row["rings"],
    )
