"""The tables, once, in SQLAlchemy Core.

Times are UTC milliseconds, ids are text, and what only the engine reads is JSON. A change here
needs a step in ``migrations/versions`` and its number in ``REVISION``.
"""

from typing import Final

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite.base import SQLiteDialect

REVISION: Final = "0005"
"""The newest step of ``migrations/versions``, which leads to exactly these tables."""

DIALECT: Final = SQLiteDialect(paramstyle="named")

METADATA: Final = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _text(name: str, *, key: bool = False, unique: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.Text, primary_key=key, unique=unique, nullable=False)


def _integer(name: str, *, key: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, primary_key=key, nullable=False)


def _yes_no(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean, nullable=False)


def _number(name: str) -> sa.Column[int]:
    """A number that was added later, 0 until something else is said."""
    return sa.Column(name, sa.Integer, server_default=sa.text("0"), nullable=False)


def _word(name: str) -> sa.Column[str]:
    """A word that was added later, empty until something else is said."""
    return sa.Column(name, sa.Text, server_default=sa.text("''"), nullable=False)


def _switch(name: str, *, on: bool) -> sa.Column[bool]:
    """A yes or no that was added later."""
    return sa.Column(name, sa.Boolean, server_default=sa.text(str(int(on))), nullable=False)


def _of_table(*, key: bool = True) -> sa.Column[str]:
    return sa.Column(
        "table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=key, nullable=False
    )


# Ids are random, so ``number`` keeps the order in which tables were opened.
TABLES: Final = sa.Table(
    "tables",
    METADATA,
    _integer("number", key=True),
    _text("id", unique=True),
    _integer("version"),
    _yes_no("live"),
    _text("stage"),
    _text("state"),
    sqlite_autoincrement=True,
)

# Who sits at a table or was ever invited to it; the table's own state decides.
TABLE_PEOPLE: Final = sa.Table(
    "table_people",
    METADATA,
    _text("person", key=True),
    _of_table(),
    sqlite_with_rowid=False,
)

TABLE_PLACES: Final = sa.Table(
    "table_places",
    METADATA,
    _text("place", key=True),
    _of_table(),
    sqlite_with_rowid=False,
)

LOG: Final = sa.Table(
    "log",
    METADATA,
    _of_table(),
    _integer("version", key=True),
    _text("actor"),
    _text("action"),
    _integer("at"),
    sqlite_with_rowid=False,
)

INBOX: Final = sa.Table(
    "inbox",
    METADATA,
    _text("source", key=True),
    _text("id", key=True),
    _integer("at"),
    sqlite_with_rowid=False,
)

DEADLINES: Final = sa.Table(
    "deadlines",
    METADATA,
    _of_table(),
    _integer("version"),
    _text("kind"),
    _integer("due"),
    _word("clock"),
    _number("begun"),
    _number("ends"),
    sa.Index(None, "clock", "due"),
    sqlite_with_rowid=False,
)

# ``wall`` is the only UTC time here; the others are read off the clock itself.
CLOCKS: Final = sa.Table(
    "clocks",
    METADATA,
    _text("name", key=True),
    _integer("time"),
    _integer("wall"),
    sqlite_with_rowid=False,
)

GAPS: Final = sa.Table(
    "gaps",
    METADATA,
    _text("clock", key=True),
    _integer("at", key=True),
    _integer("lost"),
    sqlite_with_rowid=False,
)

MESSAGES: Final = sa.Table(
    "messages",
    METADATA,
    _of_table(),
    _text("audience_kind", key=True),
    _text("audience_id", key=True),
    _text("purpose", key=True),
    _integer("number", key=True),
    _integer("wanted"),
    _integer("shown"),
    _text("platform"),
    _text("chat"),
    _text("message"),
    _text("state"),
    _number("lost"),
    _number("rings"),
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
    _of_table(),
    _integer("number", key=True),
    _text("showdown"),
    sqlite_with_rowid=False,
)

# A result names persons without a foreign key: it is the other player's record too.
ROUND_RESULTS: Final = sa.Table(
    "round_results",
    METADATA,
    _of_table(),
    _integer("number", key=True),
    _integer("seat", key=True),
    _text("person"),
    _text("opponent"),
    _text("computer"),
    _text("variant"),
    _text("place"),
    _text("outcome"),
    _text("ending"),
    _yes_no("knocked"),
    _integer("points"),
    _integer("points_against"),
    sa.Column("knock_points", sa.Integer),
    sa.Column("caught_points", sa.Integer),
    _integer("laid_off"),
    _integer("at"),
    _number("boxes"),
    _number("autopilot"),
    sa.Index(None, "person", "opponent"),
    sa.Index(None, "person", "at"),
)

# ``entry`` keeps the order in which matches ended, which streaks need.
MATCH_RESULTS: Final = sa.Table(
    "match_results",
    METADATA,
    _integer("entry", key=True),
    _of_table(key=False),
    _integer("seat"),
    _text("person"),
    _text("opponent"),
    _text("computer"),
    _text("variant"),
    _text("place"),
    _yes_no("won"),
    _text("reason"),
    _integer("score"),
    _integer("score_against"),
    _integer("payment"),
    _integer("at"),
    sa.Column("matches", sa.Integer, server_default=sa.text("1"), nullable=False),
    _switch("counted", on=True),
    sa.UniqueConstraint("table_id", "seat"),
    sa.Index(None, "person", "opponent"),
    sqlite_autoincrement=True,
)

# ``folded`` is the name without its case, in every alphabet: SQLite alone folds only ASCII.
PEOPLE: Final = sa.Table(
    "people",
    METADATA,
    _text("id", key=True),
    _text("name"),
    _text("folded"),
    _text("language"),
    _text("hand_order"),
    _switch("notices", on=True),
    _switch("asks_discard", on=False),
    _switch("takes_challenges", on=True),
    _word("zone"),
    _switch("zone_asked", on=False),
    _number("quiet_from"),
    _number("quiet_to"),
    sa.Index(None, "folded"),
    sqlite_with_rowid=False,
)

BLOCKS: Final = sa.Table(
    "blocks",
    METADATA,
    _text("person", key=True),
    _text("other", key=True),
    sqlite_with_rowid=False,
)

IDENTITIES: Final = sa.Table(
    "identities",
    METADATA,
    _text("platform", key=True),
    _text("user", key=True),
    sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False),
    _integer("seen"),
    sa.Index(None, "person"),
    sqlite_with_rowid=False,
)

PLACES: Final = sa.Table(
    "places",
    METADATA,
    _text("key", key=True),
    _text("language"),
    _word("rules"),
    _word("pace"),
    sa.Column("enders", sa.Text, server_default=sa.text("'admins'"), nullable=False),
    _number("per_hour"),
    _switch("quiet", on=False),
    _word("home"),
    _switch("chosen", on=False),
    _word("name"),
    sqlite_with_rowid=False,
)

PLACE_CHANGES: Final = sa.Table(
    "place_changes",
    METADATA,
    _integer("number", key=True),
    _text("place"),
    _integer("at"),
    _text("name"),
    _text("setting"),
    _text("before"),
    _text("after"),
    sa.Index(None, "place"),
    sqlite_autoincrement=True,
)

SECRETS: Final = sa.Table(
    "secrets",
    METADATA,
    _text("name", key=True),
    sa.Column("secret", sa.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

# Ids of deleted messages are never given again: a page may still hold one.
WEB_MESSAGES: Final = sa.Table(
    "web_messages",
    METADATA,
    _integer("id", key=True),
    _text("chat"),
    _text("author"),
    _text("body"),
    _text("nonce", unique=True),
    _integer("at"),
    sa.Index(None, "chat", "id"),
    sqlite_autoincrement=True,
)

WEB_USERS: Final = sa.Table(
    "web_users",
    METADATA,
    _text("id", key=True),
    _yes_no("private_open"),
    sqlite_with_rowid=False,
)
