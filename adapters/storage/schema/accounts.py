"""Who the bot itself is on its platforms, and where it was heard as that."""

from typing import Final

import sqlalchemy as sa

from adapters.storage.schema.columns import METADATA, text

ACCOUNTS: Final = sa.Table(
    "accounts",
    METADATA,
    text("platform", key=True),
    text("user"),
    sqlite_with_rowid=False,
)

# Servers and groups in which the account that the bot has now was spoken to.
HOMES: Final = sa.Table(
    "homes",
    METADATA,
    text("platform", key=True),
    text("home", key=True),
    sqlite_with_rowid=False,
)
