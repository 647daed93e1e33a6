"""A unit of the service as the lines that write it."""

from collections.abc import Iterator
from typing import Final

import sqlalchemy as sa

from adapters.storage import schema
from adapters.storage.inbox import taking
from adapters.storage.results import result_lines
from adapters.storage.statements import (
    Line,
    Read,
    Value,
    Values,
    keeping,
    matching,
    putting,
    reading,
    writing,
)
from adapters.storage.writer import Job
from engine.match.actions import Action, Decline, Vacate
from engine.match.saved import dump_action, dump_table
from engine.match.stages import Finished
from engine.match.table import Table, people_of
from engine.service.ports import MessageKey, Unit, VersionTaken

_TABLES = schema.TABLES.c

_UNSENT: Final = {
    "shown": "0",
    "platform": "''",
    "chat": "''",
    "message": "''",
    "state": "'live'",
    "lost": "0",
    "rings": "0",
}
"""What else is in the row of a message that was never sent."""

_OPEN_TABLE: Final = keeping(schema.TABLES, VersionTaken, early=True)
_SAVE_TABLE: Final = writing(
    sa.update(schema.TABLES)
    .where(_TABLES.id == sa.bindparam("id_"), _TABLES.version == sa.bindparam("before"))
    .values({name: sa.bindparam(name) for name in ("version", "live", "stage", "state")}),
    VersionTaken,
)
_APPEND_LOG: Final = keeping(schema.LOG, VersionTaken)
_REFUSE: Final = putting(schema.REFUSALS)
_SEAT: Final = keeping(schema.TABLE_PEOPLE)
_PLACE: Final = keeping(schema.TABLE_PLACES)
_LEAVE_PLACE: Final = writing(
    sa.delete(schema.TABLE_PLACES).where(
        matching(schema.TABLE_PLACES.c.table_id, schema.TABLE_PLACES.c.place)
    )
)
_LEAVE_MESSAGES: Final = writing(
    sa.delete(schema.MESSAGES).where(
        matching(schema.MESSAGES.c.table_id, schema.MESSAGES.c.audience_id),
        schema.MESSAGES.c.audience_kind == sa.literal_column("'place'"),
    )
)
_SET_DEADLINE: Final = putting(schema.DEADLINES)
_CLEAR_DEADLINE: Final = writing(
    sa.delete(schema.DEADLINES).where(matching(schema.DEADLINES.c.table_id))
)
_WANT_MESSAGE: Final = putting(schema.MESSAGES, "wanted", given=_UNSENT)
_KEEP_WANTED: Final = writing(
    sa.update(schema.MESSAGES)
    .where(matching(*schema.MESSAGES.primary_key.columns))
    .values(wanted=sa.bindparam("version"))
)
_RING: Final = writing(
    sa.update(schema.MESSAGES)
    .where(
        matching(*schema.MESSAGES.primary_key.columns),
        schema.MESSAGES.c.rings == sa.literal_column("0"),
    )
    .values(rings=sa.bindparam("version"))
)
# Three rows of most tables in one statement, and none of their keys is built or looked up.
_STANDING: Final = (
    sa.update(schema.MESSAGES)
    .where(
        matching(schema.MESSAGES.c.table_id),
        sa.or_(
            schema.MESSAGES.c.purpose == sa.literal_column("'board'"),
            schema.MESSAGES.c.purpose == sa.literal_column("'hand'"),
        ),
    )
    .values(wanted=sa.bindparam("wanted"))
)
_WANT_STANDING: Final = writing(_STANDING)
_WANT_IN_NEW_TURN: Final = writing(_STANDING.values(rings=sa.literal_column("0")))
_TABLE_REACHED: Final = reading(
    sa.select(_TABLES.number).where(
        matching(_TABLES.id), _TABLES.version >= sa.bindparam("version")
    )
)


def job_of(unit: Unit, now: int) -> Job:
    """The lines of ``unit`` and of those it takes along; ``now`` is UTC milliseconds."""
    units = (unit, *unit.also)
    return Job(
        lines=tuple(line for each in units for line in _lines(each, now)),
        tables=frozenset(each.table.id for each in units),
        proof=_proof(unit.table),
    )


def _proof(table: Table) -> tuple[Read, Values]:
    return _TABLE_REACHED, {"id": table.id, "version": table.version}


def _lines(unit: Unit, now: int) -> Iterator[Line]:
    if unit.update:
        yield taking(unit.update, now)
    yield _table_line(unit.table)
    yield from _log_lines(unit)
    yield from _going_on_lines(unit) if unit.goes_on else _finding_lines(unit.table)
    yield _deadline_line(unit)
    yield from _message_lines(unit)
    yield from result_lines(unit)


def _table_line(table: Table) -> Line:
    saved: dict[str, Value] = {
        "version": table.version,
        "live": not isinstance(table.stage, Finished),
        "stage": table.stage.kind,
        "state": dump_table(table),
    }
    if table.version == 1:
        return Line(_OPEN_TABLE, {"id": table.id, **saved})
    return Line(_SAVE_TABLE, {"id_": table.id, "before": table.version - 1, **saved})


def _log_lines(unit: Unit) -> Iterator[Line]:
    if unit.log:
        yield Line(
            _APPEND_LOG,
            {
                "table_id": unit.log.table,
                "version": unit.log.version,
                "actor": unit.log.actor,
                "action": dump_action(unit.log.action),
                "at": unit.log.at,
            },
        )
        yield from _leaving_lines(unit.log.action, unit.table)
        if isinstance(unit.log.action, Decline):
            yield Line(
                _REFUSE,
                {
                    "person": unit.log.action.person,
                    "challenger": unit.table.players[0].person,
                    "at": unit.log.at,
                },
            )


def _leaving_lines(action: Action, table: Table) -> Iterator[Line]:
    """What is forgotten of a place that a table has left; where it was the last it is not."""
    if not isinstance(action, Vacate):
        return
    left = action.place.key
    if left not in {place.key for place in table.places}:
        yield Line(_LEAVE_PLACE, {"table_id": table.id, "place": left})
        yield Line(_LEAVE_MESSAGES, {"table_id": table.id, "audience_id": left})


def _finding_lines(table: Table) -> Iterator[Line]:
    for person in sorted(people_of(table)):
        yield Line(_SEAT, {"person": person, "table_id": table.id})
    for place in table.places:
        yield Line(_PLACE, {"place": place.key, "table_id": table.id})


def _going_on_lines(unit: Unit) -> Iterator[Line]:
    table = unit.table
    want = _WANT_IN_NEW_TURN if unit.begun else _WANT_STANDING
    yield Line(want, {"table_id": table.id, "wanted": table.version})


def _deadline_line(unit: Unit) -> Line:
    deadline = unit.deadline
    if not deadline:
        return Line(_CLEAR_DEADLINE, {"table_id": unit.table.id})
    return Line(
        _SET_DEADLINE,
        {
            "table_id": deadline.table,
            "version": deadline.version,
            "kind": deadline.kind,
            "due": deadline.due,
            "clock": deadline.clock,
            "begun": deadline.begun,
            "ends": deadline.ends,
        },
    )


def _message_lines(unit: Unit) -> Iterator[Line]:
    for message in unit.messages:
        key = key_values(message.key)
        if message.kept:
            yield Line(_KEEP_WANTED, {**key, "version": message.version})
        else:
            yield Line(_WANT_MESSAGE, {**key, "wanted": message.version})
        if message.rings:
            yield Line(_RING, {**key, "version": message.version})


def key_values(key: MessageKey) -> dict[str, Value]:
    """The columns that name a message."""
    return {
        "table_id": key.table,
        "audience_kind": key.audience.kind,
        "audience_id": key.audience.id,
        "purpose": key.purpose,
        "number": key.number,
    }
