"""Codes that people read out to each other, or to themselves: who has one may do one thing."""

from typing import Final

import sqlalchemy as sa

from adapters.storage.schema.columns import METADATA, integer, text

# ``subject`` is what a code is about: the table whose seat it takes, or the identity that it
# joins. It is good until ``until``, in UTC milliseconds.
CODES: Final = sa.Table(
    "codes",
    METADATA,
    text("code", key=True),
    text("kind"),
    text("subject"),
    integer("at"),
    integer("until"),
    sa.Index(None, "kind", "subject"),
    sqlite_with_rowid=False,
)
