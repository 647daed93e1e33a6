"""Clocks that deadlines stand on, what people and places choose, and matches without a winner."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add all of it; deadlines go by the clock of the platform on which their table stands."""
    _deadlines()
    op.create_index("ix_log_opened", "log", ["at"], sqlite_where=sa.text("version = 1"))
    _people()
    _places()
    op.add_column("messages", _number("rings"))
    op.add_column("round_results", _number("autopilot"))
    op.add_column("match_results", _switch("counted", on=True))
    op.add_column("match_results", _number("autopilot"))


def _deadlines() -> None:
    _rematch_offers()
    for column in (_word("clock"), _number("begun"), _number("ends")):
        op.add_column("deadlines", column)
    op.drop_index("ix_deadlines_due", "deadlines")
    op.create_index("ix_deadlines_clock_due", "deadlines", ["clock", "due"])
    op.execute(
        "UPDATE deadlines SET clock = coalesce((SELECT substr(place, 1, instr(place, ':') - 1)"
        " FROM table_places WHERE table_places.table_id = deadlines.table_id LIMIT 1), '')"
    )
    op.execute("UPDATE deadlines SET ends = due WHERE kind = 'expire'")
    op.create_table(
        "clocks",
        _text("name", key=True),
        _integer("time"),
        _integer("wall"),
        sqlite_with_rowid=False,
    )
    # Deadlines were UTC times, so that the clocks on which they stand say what the wall clock said
    # when anything was last done here.
    op.execute(
        "UPDATE deadlines SET begun = max(coalesce((SELECT max(at) FROM log), 0),"
        " coalesce((SELECT max(at) FROM inbox), 0))"
    )
    # Whoever offered a rematch waits a week from now.
    op.execute(
        "UPDATE deadlines SET due = begun + 604800000, ends = begun + 604800000 WHERE due = 0"
    )
    op.execute("INSERT INTO clocks SELECT clock, max(begun), max(begun) FROM deadlines GROUP BY 1")
    op.create_table(
        "errands", _text("table_id", key=True), _text("action", key=True), sqlite_with_rowid=False
    )
    op.create_table(
        "gaps",
        _text("clock", key=True),
        _integer("at", key=True),
        _integer("lost"),
        sqlite_with_rowid=False,
    )


def _rematch_offers() -> None:
    """Give a deadline to the offers of a rematch that were made when none lapsed."""
    op.execute(
        "INSERT INTO deadlines (table_id, version, kind, due)"
        " SELECT id, version, 'expire', 0 FROM tables WHERE stage = 'finished'"
        " AND json_array_length(state, '$.stage.rematch') > 0"
        " AND json_array_length(state, '$.stage.rematch') < json_extract(state, '$.capacity')"
    )


def _people() -> None:
    for column in (
        _switch("notices", on=True),
        _switch("asks_discard", on=False),
        _switch("takes_challenges", on=True),
        _word("zone"),
        _switch("zone_asked", on=False),
        _number("quiet_from"),
        _number("quiet_to"),
        _number("quiet_changed"),
        _switch("gone", on=False),
    ):
        op.add_column("people", column)
    op.create_table(
        "refusals",
        _text("person", key=True),
        _text("challenger", key=True),
        _integer("at"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "blocks", _text("person", key=True), _text("other", key=True), sqlite_with_rowid=False
    )


def _places() -> None:
    for column in (
        _word("rules"),
        _word("pace"),
        sa.Column("enders", sa.Text, server_default=sa.text("'admins'"), nullable=False),
        _number("per_hour"),
        _switch("quiet", on=False),
        _word("home"),
        _switch("chosen", on=False),
        _word("name"),
    ):
        op.add_column("places", column)
    op.create_table(
        "place_changes",
        _integer("number", key=True),
        _text("place"),
        _integer("at"),
        _text("name"),
        _text("setting"),
        _text("before"),
        _text("after"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_place_changes_place", "place_changes", ["place"])


def _text(name: str, *, key: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.Text, primary_key=key, nullable=False)


def _integer(name: str, *, key: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, primary_key=key, nullable=False)


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, server_default=sa.text("0"), nullable=False)


def _word(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, server_default=sa.text("''"), nullable=False)


def _switch(name: str, *, on: bool) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean, server_default=sa.text(str(int(on))), nullable=False)
