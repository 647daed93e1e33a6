"""Tables, their log, the updates they came from, and the messages that show them."""

from typing import Final

import sqlalchemy as sa

from adapters.storage.schema.columns import METADATA, integer, number, of_table, text, yes_no

# Ids are random, so ``number`` keeps the order in which tables were opened.
TABLES: Final = sa.Table(
    "tables",
    METADATA,
    integer("number", key=True),
    text("id", unique=True),
    integer("version"),
    yes_no("live"),
    text("stage"),
    text("state"),
    sqlite_autoincrement=True,
)

# Of all that was ever played little goes on.
sa.Index("ix_tables_live", TABLES.c.number, sqlite_where=TABLES.c.live == sa.true())

# Who sits at a table or was ever invited to it; the table's own state decides.
TABLE_PEOPLE: Final = sa.Table(
    "table_people",
    METADATA,
    text("person", key=True),
    of_table(),
    sqlite_with_rowid=False,
)

TABLE_PLACES: Final = sa.Table(
    "table_places",
    METADATA,
    text("place", key=True),
    of_table(),
    sqlite_with_rowid=False,
)

LOG: Final = sa.Table(
    "log",
    METADATA,
    of_table(),
    integer("version", key=True),
    text("actor"),
    text("action"),
    integer("at"),
    sqlite_with_rowid=False,
)

sa.Index("ix_log_opened", LOG.c.at, sqlite_where=LOG.c.version == 1)

# What has still to happen to tables: a row for each until it has.
ERRANDS: Final = sa.Table(
    "errands",
    METADATA,
    text("table_id", key=True),
    text("action", key=True),
    sqlite_with_rowid=False,
)

INBOX: Final = sa.Table(
    "inbox",
    METADATA,
    text("source", key=True),
    text("id", key=True),
    integer("at"),
    sqlite_with_rowid=False,
)

MESSAGES: Final = sa.Table(
    "messages",
    METADATA,
    of_table(),
    text("audience_kind", key=True),
    text("audience_id", key=True),
    text("purpose", key=True),
    integer("number", key=True),
    integer("wanted"),
    integer("shown"),
    text("platform"),
    text("chat"),
    text("message"),
    text("state"),
    number("lost"),
    number("rings"),
    sqlite_with_rowid=False,
)
sa.Index(
    "ix_messages_platform_chat_message",
    MESSAGES.c.platform,
    MESSAGES.c.chat,
    MESSAGES.c.message,
    sqlite_where=MESSAGES.c.message != "",
)
sa.Index("ix_messages_behind", MESSAGES.c.state, sqlite_where=MESSAGES.c.shown < MESSAGES.c.wanted)

SHOWDOWNS: Final = sa.Table(
    "showdowns",
    METADATA,
    of_table(),
    integer("number", key=True),
    text("showdown"),
    sqlite_with_rowid=False,
)
