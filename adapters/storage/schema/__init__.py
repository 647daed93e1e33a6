"""The tables, once, in SQLAlchemy Core.

Times are UTC milliseconds, but for those on a clock of tables; ids are text, and what only the
engine reads is JSON. A change here needs a step in ``migrations/versions`` and its number in
``REVISION``.
"""

from typing import Final

from sqlalchemy.dialects.sqlite.base import SQLiteDialect

from adapters.storage.schema.accounts import ACCOUNTS, HOMES
from adapters.storage.schema.calls import CALLS
from adapters.storage.schema.codes import CODES
from adapters.storage.schema.columns import METADATA
from adapters.storage.schema.page import WEB_MESSAGES, WEB_USERS
from adapters.storage.schema.people import (
    BLOCKS,
    IDENTITIES,
    MOVED_PLACES,
    PEOPLE,
    PLACE_CHANGES,
    PLACES,
    REFUSALS,
    SECRETS,
)
from adapters.storage.schema.received import ASIDES, UPDATES
from adapters.storage.schema.results import MATCH_RESULTS, ROUND_RESULTS
from adapters.storage.schema.tables import (
    ERRANDS,
    INBOX,
    LOG,
    MESSAGES,
    SHOWDOWNS,
    TABLE_PEOPLE,
    TABLE_PLACES,
    TABLES,
)
from adapters.storage.schema.times import CLOCKS, DEADLINES, GAPS

REVISION: Final = "0007"
"""The newest step of ``migrations/versions``, which leads to exactly these tables."""

DIALECT: Final = SQLiteDialect(paramstyle="named")

__all__ = [
    "ACCOUNTS",
    "ASIDES",
    "BLOCKS",
    "CALLS",
    "CLOCKS",
    "CODES",
    "DEADLINES",
    "DIALECT",
    "ERRANDS",
    "GAPS",
    "HOMES",
    "IDENTITIES",
    "INBOX",
    "LOG",
    "MATCH_RESULTS",
    "MESSAGES",
    "METADATA",
    "MOVED_PLACES",
    "PEOPLE",
    "PLACES",
    "PLACE_CHANGES",
    "REFUSALS",
    "REVISION",
    "ROUND_RESULTS",
    "SECRETS",
    "SHOWDOWNS",
    "TABLES",
    "TABLE_PEOPLE",
    "TABLE_PLACES",
    "UPDATES",
    "WEB_MESSAGES",
    "WEB_USERS",
]
