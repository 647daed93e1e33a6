"""What platforms have delivered, and what was posted beside the messages of tables."""

from typing import Final

import sqlalchemy as sa

from adapters.storage.schema.columns import METADATA, integer, text

# An update as its platform sent it, until it was handled; then ``body`` is empty, and the row
# stays for a while so that a second delivery is known. ``tries`` counts how often it was begun.
UPDATES: Final = sa.Table(
    "updates",
    METADATA,
    text("platform", key=True),
    integer("id", key=True),
    text("body"),
    integer("tries"),
    integer("at"),
    sqlite_with_rowid=False,
)
sa.Index("ix_updates_waiting", UPDATES.c.platform, sqlite_where=UPDATES.c.body != "")

# Pages about a place that were posted into somebody's private chat.
ASIDES: Final = sa.Table(
    "asides",
    METADATA,
    text("platform", key=True),
    text("chat", key=True),
    text("message", key=True),
    text("place"),
    integer("at"),
    sqlite_with_rowid=False,
)
