"""What is forgotten in time: the ids of old updates, and what was said beside tables."""

import asyncio
from typing import Final

import sqlalchemy as sa

from adapters.storage.database import Database
from adapters.storage.schema import (
    ASIDES,
    CODES,
    INBOX,
    MESSAGES,
    TABLES,
    UPDATES,
    WEB_MESSAGES,
)
from adapters.storage.statements import Line, writing

HOUR_SECONDS: Final = 3_600.0
_HOUR_MS: Final = 3_600_000
UPDATES_KEPT_MS: Final = 48 * _HOUR_MS
"""No platform delivers an update again after a day."""
MESSAGES_KEPT_MS: Final = 90 * 24 * _HOUR_MS
"""What a table that goes on still wants is kept for as long as it does."""

_BEFORE: Final[sa.BindParameter[int]] = sa.bindparam("before")
_FORGET_UPDATES: Final = writing(sa.delete(INBOX).where(INBOX.c.at < _BEFORE))
# What waits to be handled does so however long the bot was away.
_FORGET_HANDLED: Final = writing(
    sa.delete(UPDATES).where(UPDATES.c.at < _BEFORE, UPDATES.c.body == sa.literal_column("''"))
)
_IS_WANTED = sa.exists().where(
    MESSAGES.c.platform == sa.literal_column("'web'"),
    MESSAGES.c.chat == WEB_MESSAGES.c.chat,
    MESSAGES.c.message == sa.cast(WEB_MESSAGES.c.id, sa.Text),
    MESSAGES.c.message != sa.literal_column("''"),
    TABLES.c.id == MESSAGES.c.table_id,
    TABLES.c.live,
)
_FORGET_MESSAGES: Final = writing(
    sa.delete(WEB_MESSAGES).where(WEB_MESSAGES.c.at < _BEFORE, ~_IS_WANTED)
)
_FORGET_CODES: Final = writing(sa.delete(CODES).where(CODES.c.until < _BEFORE))
_FORGET_ASIDES: Final = writing(sa.delete(ASIDES).where(ASIDES.c.at < _BEFORE))


async def tidy(database: Database) -> None:
    """Forget everything that is old enough now.

    Raises:
        StoreFailed: if nothing can be written any more.
    """
    now = database.clock.now()
    await database.write(
        Line(_FORGET_UPDATES, {"before": now - UPDATES_KEPT_MS}),
        Line(_FORGET_HANDLED, {"before": now - UPDATES_KEPT_MS}),
        Line(_FORGET_MESSAGES, {"before": now - MESSAGES_KEPT_MS}),
        Line(_FORGET_CODES, {"before": now}),
        Line(_FORGET_ASIDES, {"before": now - MESSAGES_KEPT_MS}),
    )


async def keep_tidy(database: Database) -> None:
    """Tidy now and every hour, until cancelled."""
    while True:
        await tidy(database)
        await asyncio.sleep(HOUR_SECONDS)
