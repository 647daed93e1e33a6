"""The store's rows of time: deadlines, the clocks on which they stand, and gaps in these."""

import sqlite3
from collections.abc import Sequence
from typing import Final

import sqlalchemy as sa

from adapters.storage import schema
from adapters.storage.database import Rows
from adapters.storage.statements import Line, Values, adding, matching, putting, reading, writing
from engine.service.ports import ClockRow, Deadline, Gap

_GAPS_KEPT: Final = 1000
"""The gaps of a clock that are kept; far more than any turn can outlast."""

_DEADLINES = schema.DEADLINES.c
_CLOCKS = schema.CLOCKS.c
_GAPS = schema.GAPS.c
_MESSAGES = schema.MESSAGES.c

_DEADLINE: Final = reading(sa.select(schema.DEADLINES).where(matching(_DEADLINES.table_id)))
_NEXT: Final = reading(
    sa.select(schema.DEADLINES)
    .where(matching(_DEADLINES.clock))
    .order_by(_DEADLINES.due, _DEADLINES.table_id)
    .limit(1)
)
_MOVE: Final = writing(
    sa.update(schema.DEADLINES)
    .where(
        _DEADLINES.table_id == sa.bindparam("table"),
        _DEADLINES.version == sa.bindparam("at_version"),
    )
    .values(due=sa.bindparam("due"), ends=sa.bindparam("ends"))
)
_ALL_CLOCKS: Final = reading(sa.select(schema.CLOCKS).order_by(_CLOCKS.name))
_BEGUN: Final = reading(
    sa.select(_DEADLINES.clock, sa.func.max(_DEADLINES.begun).label("begun")).group_by(
        _DEADLINES.clock
    )
)
_SAVE_CLOCK: Final = putting(schema.CLOCKS)
_ALL_GAPS: Final = reading(sa.select(schema.GAPS).order_by(_GAPS.at, _GAPS.clock))
# A clock that stood still twice at the same time has lost both.
_NEW_GAP = adding(schema.GAPS)
_ADD_GAP: Final = writing(
    _NEW_GAP.on_conflict_do_update(
        index_elements=[_GAPS.clock, _GAPS.at],
        set_={"lost": _GAPS.lost + _NEW_GAP.excluded.lost},
    )
)
_FIRST_BEGUN = (
    sa.select(sa.func.min(_DEADLINES.begun)).where(matching(_DEADLINES.clock)).scalar_subquery()
)
_LATER = schema.GAPS.alias()
_LAST_KEPT = (
    sa.select(_LATER.c.at)
    .where(_LATER.c.clock == sa.bindparam("clock"))
    .order_by(_LATER.c.at.desc())
    .limit(sa.literal_column("1"))
    .offset(sa.literal_column(f"{_GAPS_KEPT - 1}"))
    .scalar_subquery()
)
# A comparison with nothing forgets nothing.
_FORGET_GAPS: Final = writing(
    sa.delete(schema.GAPS).where(
        matching(_GAPS.clock), sa.or_(_GAPS.at < _FIRST_BEGUN, _GAPS.at < _LAST_KEPT)
    )
)
_TOLD_TABLES: Final = reading(
    sa.select(_DEADLINES.table_id)
    .where(_DEADLINES.ends > 0, matching(_DEADLINES.clock))
    .order_by(_DEADLINES.table_id)
)
# A statement that is written has no room for values but those of its line.
_NOTHING: Final = sa.literal_column("0", sa.Integer)
_GOING_ON: Final = [sa.literal_column(f"'{purpose}'", sa.Text) for purpose in ("board", "hand")]
_TELLS_TIME = sa.or_(*(_MESSAGES.purpose == purpose for purpose in _GOING_ON))
_DRAW_ALL_AGAIN: Final = writing(
    sa.update(schema.MESSAGES).where(matching(_MESSAGES.table_id)).values(shown=_NOTHING)
)
_DRAW_TIME_AGAIN: Final = writing(
    sa.update(schema.MESSAGES)
    .where(_TELLS_TIME, matching(_MESSAGES.table_id))
    .values(shown=_NOTHING)
)
_DRAW_AGAIN: Final = writing(
    sa.update(schema.MESSAGES)
    .where(
        _TELLS_TIME,
        _MESSAGES.table_id.in_(
            sa.select(_DEADLINES.table_id).where(
                _DEADLINES.ends > _NOTHING, matching(_DEADLINES.clock)
            )
        ),
    )
    .values(shown=_NOTHING)
)


class TimeRows(Rows):
    """The part of the store that the timekeeper uses."""

    async def deadline(self, table: str) -> Deadline | None:
        """The deadline of a table, if it has one."""
        rows = await self._database.read(_DEADLINE, table_id=table)
        return next(map(_deadline, rows), None)

    async def next_deadline(self, clock: str) -> Deadline | None:
        """The nearest deadline of all those on one clock."""
        rows = await self._database.read(_NEXT, clock=clock)
        return next(map(_deadline, rows), None)

    async def move_deadline(self, deadline: Deadline, *, draw_again: bool = False) -> None:
        """Put a table's deadline elsewhere in time, if it still has this one."""
        values: Values = {
            "table": deadline.table,
            "at_version": deadline.version,
            "due": deadline.due,
            "ends": deadline.ends,
        }
        redraws = (Line(_DRAW_TIME_AGAIN, {"table_id": deadline.table}),) if draw_again else ()
        await self._database.write(Line(_MOVE, values), *redraws)

    async def clocks(self) -> tuple[ClockRow, ...]:
        """Every clock as it was last written, but not behind what began on it since."""
        saved = {row["name"]: row for row in await self._database.read(_ALL_CLOCKS)}
        begun = {row["clock"]: row["begun"] for row in await self._database.read(_BEGUN)}
        names = sorted({*saved, *begun})
        return tuple(_clock(name, saved.get(name), begun.get(name, 0)) for name in names)

    async def save_clocks(self, rows: Sequence[ClockRow], gaps: Sequence[Gap] = ()) -> None:
        """Write clocks down, and what was not counted on them; forget what nobody can need."""
        clocks = (
            Line(_SAVE_CLOCK, {"name": row.name, "time": row.time, "wall": row.wall})
            for row in rows
        )
        lost = (
            Line(_ADD_GAP, {"clock": gap.clock, "at": gap.at, "lost": gap.lost}) for gap in gaps
        )
        stale = (Line(_FORGET_GAPS, {"clock": name}) for name in {gap.clock for gap in gaps})
        await self._database.write(*clocks, *lost, *stale)

    async def gaps(self) -> tuple[Gap, ...]:
        """Everything that was not counted lately, oldest first."""
        rows = await self._database.read(_ALL_GAPS)
        return tuple(Gap(row["clock"], row["at"], row["lost"]) for row in rows)

    async def draw_table_again(self, table: str) -> None:
        """Have every message of a table drawn again; nothing else of them is touched."""
        await self._database.write(Line(_DRAW_ALL_AGAIN, {"table_id": table}))

    async def draw_again(self, clock: str) -> tuple[str, ...]:
        """Have every board and hand drawn again that tells the time of a clock."""
        await self._database.write(Line(_DRAW_AGAIN, {"clock": clock}))
        rows = await self._database.read(_TOLD_TABLES, clock=clock)
        return tuple(row["table_id"] for row in rows)


def _clock(name: str, saved: sqlite3.Row | None, begun: int) -> ClockRow:
    if saved is None:
        return ClockRow(name, begun, 0)
    later = max(begun - saved["time"], 0)
    return ClockRow(name, saved["time"] + later, saved["wall"] + later)


def _deadline(row: sqlite3.Row) -> Deadline:
    return Deadline(
        table=row["table_id"],
        version=row["version"],
        kind=row["kind"],
        due=row["due"],
        clock=row["clock"],
        begun=row["begun"],
        ends=row["ends"],
    )
