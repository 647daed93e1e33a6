"""Deadlines and the clocks on which they stand."""

from typing import Final

import sqlalchemy as sa

from adapters.storage.schema.columns import METADATA, integer, number, of_table, text, word

DEADLINES: Final = sa.Table(
    "deadlines",
    METADATA,
    of_table(),
    integer("version"),
    text("kind"),
    integer("due"),
    word("clock"),
    number("begun"),
    number("ends"),
    sa.Index(None, "clock", "due"),
    sqlite_with_rowid=False,
)

# ``wall`` is the only UTC time here; the others are read off the clock itself.
CLOCKS: Final = sa.Table(
    "clocks",
    METADATA,
    text("name", key=True),
    integer("time"),
    integer("wall"),
    sqlite_with_rowid=False,
)

GAPS: Final = sa.Table(
    "gaps",
    METADATA,
    text("clock", key=True),
    integer("at", key=True),
    integer("lost"),
    sqlite_with_rowid=False,
)
