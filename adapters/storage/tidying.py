"""What is forgotten in time: the ids of old updates, and old messages of the page's chats."""

import asyncio
from typing import Final

import sqlalchemy as sa

from adapters.storage.database import Database
from adapters.storage.schema import INBOX, WEB_MESSAGES
from adapters.storage.statements import Line, writing

HOUR_SECONDS: Final = 3_600.0
_HOUR_MS: Final = 3_600_000
UPDATES_KEPT_MS: Final = 48 * _HOUR_MS
"""No platform delivers an update again after a day."""
MESSAGES_KEPT_MS: Final = 90 * 24 * _HOUR_MS
"""A board that is older and still wanted is posted again when it next changes."""

_BEFORE: Final[sa.BindParameter[int]] = sa.bindparam("before")
_FORGET_UPDATES: Final = writing(sa.delete(INBOX).where(INBOX.c.at < _BEFORE))
_FORGET_MESSAGES: Final = writing(sa.delete(WEB_MESSAGES).where(WEB_MESSAGES.c.at < _BEFORE))


async def tidy(database: Database) -> None:
    """Forget everything that is old enough now.

    Raises:
        StoreFailed: if nothing can be written any more.
    """
    now = database.clock.now()
    await database.write(
        Line(_FORGET_UPDATES, {"before": now - UPDATES_KEPT_MS}),
        Line(_FORGET_MESSAGES, {"before": now - MESSAGES_KEPT_MS}),
    )


async def keep_tidy(database: Database) -> None:
    """Tidy now and every hour, until cancelled."""
    while True:
        await tidy(database)
        await asyncio.sleep(HOUR_SECONDS)
