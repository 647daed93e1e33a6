"""What rounds and matches leave in the players' records."""

from typing import Final

import sqlalchemy as sa

from adapters.storage.schema.columns import (
    METADATA,
    integer,
    number,
    of_table,
    switch,
    text,
    yes_no,
)

# A result names persons without a foreign key: it is the other player's record too.
ROUND_RESULTS: Final = sa.Table(
    "round_results",
    METADATA,
    of_table(),
    integer("number", key=True),
    integer("seat", key=True),
    text("person"),
    text("opponent"),
    text("computer"),
    text("variant"),
    text("place"),
    text("outcome"),
    text("ending"),
    yes_no("knocked"),
    integer("points"),
    integer("points_against"),
    sa.Column("knock_points", sa.Integer),
    sa.Column("caught_points", sa.Integer),
    integer("laid_off"),
    integer("at"),
    number("boxes"),
    number("autopilot"),
    sa.Index(None, "person", "opponent"),
    sa.Index(None, "person", "at"),
)

# ``entry`` keeps the order in which matches ended, which streaks need.
MATCH_RESULTS: Final = sa.Table(
    "match_results",
    METADATA,
    integer("entry", key=True),
    of_table(key=False),
    integer("seat"),
    text("person"),
    text("opponent"),
    text("computer"),
    text("variant"),
    text("place"),
    yes_no("won"),
    text("reason"),
    integer("score"),
    integer("score_against"),
    integer("payment"),
    integer("at"),
    number("matches", 1),
    switch("counted", on=True),
    number("autopilot"),
    sa.UniqueConstraint("table_id", "seat"),
    sa.Index(None, "person", "opponent"),
    sqlite_autoincrement=True,
)
