"""People and places, what they chose, and the secrets of this store."""

from typing import Final

import sqlalchemy as sa

from adapters.storage.schema.columns import METADATA, integer, number, switch, text, word

# ``folded`` is the name without its case, in every alphabet: SQLite alone folds only ASCII.
PEOPLE: Final = sa.Table(
    "people",
    METADATA,
    text("id", key=True),
    text("name"),
    text("folded"),
    text("language"),
    text("hand_order"),
    switch("notices", on=True),
    switch("asks_discard", on=False),
    switch("takes_challenges", on=True),
    word("zone"),
    switch("zone_asked", on=False),
    number("quiet_from"),
    number("quiet_to"),
    number("quiet_changed"),
    switch("gone", on=False),
    word("hands", "private"),
    sa.Index(None, "folded"),
    sqlite_with_rowid=False,
)

BLOCKS: Final = sa.Table(
    "blocks",
    METADATA,
    text("person", key=True),
    text("other", key=True),
    sa.Index(None, "other"),
    sqlite_with_rowid=False,
)

# When a person last declined a challenge of somebody.
REFUSALS: Final = sa.Table(
    "refusals",
    METADATA,
    text("person", key=True),
    text("challenger", key=True),
    integer("at"),
    sa.Index(None, "challenger"),
    sqlite_with_rowid=False,
)

# ``handle`` is the name by which the platform knows them alone, in small letters; ``private`` says
# whether their private chat is ``open`` or ``closed``, and nothing while nobody knows;
# ``private_at`` when that was learned, ``told`` that they have read what follows from it.
IDENTITIES: Final = sa.Table(
    "identities",
    METADATA,
    text("platform", key=True),
    text("user", key=True),
    sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False),
    integer("seen"),
    word("handle"),
    word("private"),
    number("private_at"),
    switch("told", on=False),
    sa.Index(None, "person"),
    sa.Index(None, "platform", "handle"),
    sqlite_with_rowid=False,
)

PLACES: Final = sa.Table(
    "places",
    METADATA,
    text("key", key=True),
    text("language"),
    word("rules"),
    word("pace"),
    word("enders", "admins"),
    number("per_hour"),
    switch("quiet", on=False),
    word("home"),
    switch("chosen", on=False),
    word("name"),
    sqlite_with_rowid=False,
)

# Places that have another name on their platform now, such as groups that have grown.
MOVED_PLACES: Final = sa.Table(
    "moved_places",
    METADATA,
    text("old", key=True),
    text("new"),
    sqlite_with_rowid=False,
)

PLACE_CHANGES: Final = sa.Table(
    "place_changes",
    METADATA,
    integer("number", key=True),
    text("place"),
    integer("at"),
    text("name"),
    text("setting"),
    text("before"),
    text("after"),
    sa.Index(None, "place"),
    sqlite_autoincrement=True,
)

SECRETS: Final = sa.Table(
    "secrets",
    METADATA,
    text("name", key=True),
    sa.Column("secret", sa.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
