"""Lines in channels that call somebody to their turn, until they are taken away."""

from typing import Final

import sqlalchemy as sa

from adapters.storage.schema.columns import METADATA, integer, text

CALLS: Final = sa.Table(
    "calls",
    METADATA,
    text("platform", key=True),
    text("user"),
    text("chat", key=True),
    text("message", key=True),
    text("table_id"),
    integer("at"),
    sa.Index(None, "platform", "user"),
    sa.Index(None, "table_id"),
    sqlite_with_rowid=False,
)
