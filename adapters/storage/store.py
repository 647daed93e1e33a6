"""The Store port over the schema: tables, their log, showdowns, records, secrets."""

import sqlite3
from secrets import token_bytes
from typing import Final

import sqlalchemy as sa

from adapters.storage import schema
from adapters.storage.codes import CodeRows
from adapters.storage.contacts import ContactRows
from adapters.storage.errands import ErrandRows
from adapters.storage.handles import HandleRows
from adapters.storage.inbox import UPDATE_TAKEN
from adapters.storage.merging import MergingRows
from adapters.storage.messages import MessageRows
from adapters.storage.moves import MoveRows
from adapters.storage.people import PeopleRows
from adapters.storage.places import PlaceRows
from adapters.storage.statements import Line, Value, keeping, matching, reading
from adapters.storage.tallies import COUNT_ROUNDS, LIST_MATCHES, tally_of
from adapters.storage.times import TimeRows
from adapters.storage.unit import job_of
from engine.match.boards import ShowdownView
from engine.match.saved import load_action, load_showdown, load_table
from engine.match.table import Table, people_of
from engine.service.ports import Ended, LogRow, Reckoning, Tally, Unit, Update

SECRET_SIZE: Final = 32
"""Bytes in a secret."""

_TABLES = schema.TABLES.c
_LOG = schema.LOG.c
_SHOWDOWNS = schema.SHOWDOWNS.c
_SECRETS = schema.SECRETS.c
_ROUNDS = schema.ROUND_RESULTS.c
_MATCHES = schema.MATCH_RESULTS.c

_AFTERWARDS: Final = ("offer_rematch", "expire")
"""The kinds of what comes after a match's end: a rematch is offered, and the offer lapses."""

# Live ones alone, or all.
_WANTED = sa.or_(_TABLES.live, ~sa.bindparam("live", type_=sa.Boolean))

_TABLE: Final = reading(sa.select(_TABLES.state).where(matching(_TABLES.id)))
_TABLES_OF: Final = reading(
    sa.select(_TABLES.state)
    .join(schema.TABLE_PEOPLE)
    .where(matching(schema.TABLE_PEOPLE.c.person), _WANTED)
    .order_by(_TABLES.number)
)
_TABLES_AT: Final = reading(
    sa.select(_TABLES.state)
    .join(schema.TABLE_PLACES)
    .where(matching(schema.TABLE_PLACES.c.place), _WANTED)
    .order_by(_TABLES.number)
)
_ENDED_AT: Final = (
    sa.select(_LOG.at)
    .where(
        _LOG.table_id == _TABLES.id,
        *(sa.func.json_extract(_LOG.action, "$.kind") != kind for kind in _AFTERWARDS),
    )
    .order_by(_LOG.version.desc())
    .limit(1)
    .scalar_subquery()
)
_LATEST_MATCH: Final = reading(
    sa.select(_TABLES.state)
    .join(schema.TABLE_PEOPLE)
    .where(
        matching(schema.TABLE_PEOPLE.c.person),
        ~_TABLES.live,
        # Full: a match and no challenge. Whoever was invited to one that is full plays in it.
        sa.func.json_array_length(_TABLES.state, "$.players")
        == sa.func.json_extract(_TABLES.state, "$.capacity"),
        sa.or_(
            sa.bindparam("place") == "",
            sa.exists().where(
                matching(schema.TABLE_PLACES.c.place),
                schema.TABLE_PLACES.c.table_id == _TABLES.id,
            ),
        ),
    )
    .order_by(_ENDED_AT.desc(), _TABLES.number.desc())
    .limit(1)
)
_LOG_OF: Final = reading(
    sa.select(schema.LOG).where(matching(_LOG.table_id)).order_by(_LOG.version)
)
_LAST_ACTED: Final = reading(
    sa.select(_LOG.at)
    .where(matching(_LOG.table_id, _LOG.actor))
    .order_by(_LOG.version.desc())
    .limit(1)
)
_SHOWDOWN: Final = reading(
    sa.select(_SHOWDOWNS.showdown).where(matching(_SHOWDOWNS.table_id, _SHOWDOWNS.number))
)
_OFFERS: Final = reading(
    sa.select(_TABLES.state)
    .join(schema.TABLE_PEOPLE, schema.TABLE_PEOPLE.c.table_id == _TABLES.id)
    # Only the offer of a rematch has a deadline after the end.
    .join(schema.DEADLINES, schema.DEADLINES.c.table_id == _TABLES.id)
    .where(matching(schema.TABLE_PEOPLE.c.person), sa.not_(_TABLES.live))
    .order_by(_TABLES.number)
)
_ENDED: Final = reading(
    sa.select(_TABLES.state, _MATCHES.at)
    .join(schema.MATCH_RESULTS)
    .where(matching(_MATCHES.person))
    .order_by(_MATCHES.entry.desc())
    .limit(sa.bindparam("most", type_=sa.Integer))
    .offset(sa.bindparam("skip", type_=sa.Integer))
)
_LATEST_SHOWDOWN: Final = reading(
    sa.select(_SHOWDOWNS.showdown)
    .join(
        schema.ROUND_RESULTS,
        sa.and_(_ROUNDS.table_id == _SHOWDOWNS.table_id, _ROUNDS.number == _SHOWDOWNS.number),
    )
    .where(matching(_ROUNDS.person))
    .order_by(_ROUNDS.at.desc(), _ROUNDS.number.desc())
    .limit(1)
)
_SECRET: Final = reading(sa.select(_SECRETS.secret).where(matching(_SECRETS.name)))
_KEEP_SECRET: Final = keeping(schema.SECRETS)


class SqliteStore(
    CodeRows,
    ContactRows,
    ErrandRows,
    HandleRows,
    MergingRows,
    MessageRows,
    MoveRows,
    PeopleRows,
    PlaceRows,
    TimeRows,
):
    """What is kept, in one SQLite file; every change returns when it is on the disk."""

    async def commit(self, unit: Unit) -> None:
        """Write all of ``unit``.

        Raises:
            AlreadyDone: if its update is known.
            VersionTaken: if that version of the table exists, or the one before does not.
            StoreBusy: if the queue is full.
            StoreFailed: if nothing can be written any more.
        """
        await self._database.carry_out(job_of(unit, self._database.clock.now()))

    async def is_done(self, update: Update) -> bool:
        """Whether an update was carried out before."""
        return bool(await self._database.read(UPDATE_TAKEN, source=update.source, id=update.id))

    async def table(self, table: str) -> Table | None:
        """The table as last saved."""
        rows = await self._database.read(_TABLE, id=table)
        return next(map(_table, rows), None)

    async def log(self, table: str) -> tuple[LogRow, ...]:
        """Every action of a table in order."""
        rows = await self._database.read(_LOG_OF, table_id=table)
        return tuple(
            LogRow(
                row["table_id"],
                row["version"],
                row["actor"],
                load_action(row["action"]),
                row["at"],
            )
            for row in rows
        )

    async def tables_of(self, person: str, *, live: bool = True) -> tuple[Table, ...]:
        """The tables a person sits at or is invited to, oldest first.

        ``live`` leaves out finished ones.
        """
        rows = await self._database.read(_TABLES_OF, person=person, live=live)
        # Whoever declined, or saw another take the seat, is still in the rows.
        return tuple(table for table in map(_table, rows) if person in people_of(table))

    async def rematch_offers_of(self, person: str) -> tuple[Table, ...]:
        """The matches a person played that are over and where an offer of a rematch stands."""
        rows = await self._database.read(_OFFERS, person=person)
        return tuple(table for table in map(_table, rows) if person in people_of(table))

    async def tables_at(self, place: str, *, live: bool = True) -> tuple[Table, ...]:
        """The tables of a place, oldest first."""
        rows = await self._database.read(_TABLES_AT, place=place, live=live)
        return tuple(map(_table, rows))

    async def latest_match(self, person: str, place: str = "") -> Table | None:
        """The match of a person that ended last, at ``place`` if it is given."""
        rows = await self._database.read(_LATEST_MATCH, person=person, place=place)
        return next(map(_table, rows), None)

    async def last_acted(self, table: str, person: str) -> int:
        """When a person last changed a table, in UTC milliseconds; 0 if they never did."""
        rows = await self._database.read(_LAST_ACTED, table_id=table, actor=person)
        return next((int(row["at"]) for row in rows), 0)

    async def showdown(self, table: str, number: int) -> ShowdownView | None:
        """A round's showdown as last saved."""
        rows = await self._database.read(_SHOWDOWN, table_id=table, number=number)
        return next((load_showdown(row["showdown"]) for row in rows), None)

    async def tally(self, reckoning: Reckoning) -> Tally:
        """What the results add up to."""
        whose: dict[str, Value] = {
            "person": reckoning.person,
            "by_computer": reckoning.computer,
            "versus": reckoning.versus,
            "variant": reckoning.variant,
        }
        (rounds,) = await self._database.read(COUNT_ROUNDS, **whose)
        matches = await self._database.read(LIST_MATCHES, **whose)
        return tally_of(dict(rounds), map(dict, matches))

    async def ended_matches(self, person: str, skip: int, limit: int) -> tuple[Ended, ...]:
        """The tables whose matches are in a person's record, the last to end first."""
        rows = await self._database.read(_ENDED, person=person, skip=skip, most=limit)
        return tuple(Ended(_table(row), row["at"]) for row in rows)

    async def latest_showdown(self, person: str) -> ShowdownView | None:
        """The showdown of the round that ended last of those that a person played."""
        rows = await self._database.read(_LATEST_SHOWDOWN, person=person)
        return next((load_showdown(row["showdown"]) for row in rows), None)

    async def secret(self, name: str) -> bytes:
        """32 bytes that stay the same for this store, made at the first call."""
        known = await self._secret(name)
        if known:
            return known[0]
        await self._database.write(
            Line(_KEEP_SECRET, {"name": name, "secret": token_bytes(SECRET_SIZE)})
        )
        return (await self._secret(name))[0]

    async def _secret(self, name: str) -> list[bytes]:
        rows = await self._database.read(_SECRET, name=name)
        return [bytes(row["secret"]) for row in rows]


def _table(row: sqlite3.Row) -> Table:
    return load_table(row["state"])
