"""The chat page's messages and users."""

from typing import Final

import sqlalchemy as sa

from adapters.storage.schema.columns import METADATA, integer, text, yes_no

# Ids of deleted messages are never given again: a page may still hold one.
WEB_MESSAGES: Final = sa.Table(
    "web_messages",
    METADATA,
    integer("id", key=True),
    text("chat"),
    text("author"),
    text("body"),
    text("nonce", unique=True),
    integer("at"),
    sa.Index(None, "chat", "id"),
    sqlite_autoincrement=True,
)

WEB_USERS: Final = sa.Table(
    "web_users",
    METADATA,
    text("id", key=True),
    yes_no("private_open"),
    sqlite_with_rowid=False,
)
