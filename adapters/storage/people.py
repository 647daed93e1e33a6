"""The store's rows of people, their identities, and whom they take no challenges of."""

import sqlite3
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Final

import sqlalchemy as sa

from adapters.storage import schema
from adapters.storage.database import Rows
from adapters.storage.handles import taking_handle
from adapters.storage.inbox import once
from adapters.storage.persons import person_of_row, person_values
from adapters.storage.statements import (
    Line,
    Values,
    keeping,
    matching,
    putting,
    reading,
    writing,
)
from engine.service.ports import NEVER_MET, Person, Update

SEEN_EVERY_MS: Final = 60_000
"""How old the time at which an identity was last seen may get; else every press would write it."""

LATEST_TABLES: Final = 100
"""Of how many of somebody's tables, the latest ones, it is told who opened them."""

_PEOPLE = schema.PEOPLE.c
_IDENTITIES = schema.IDENTITIES.c

_PERSON: Final = reading(sa.select(schema.PEOPLE).where(matching(_PEOPLE.id)))
_PERSON_OF: Final = reading(
    sa.select(schema.PEOPLE, _IDENTITIES.seen, _IDENTITIES.handle)
    .join(schema.IDENTITIES)
    .where(matching(_IDENTITIES.platform, _IDENTITIES.user))
)
_NAMED: Final = reading(
    sa.select(schema.PEOPLE)
    .join(schema.IDENTITIES)
    .where(
        matching(_IDENTITIES.platform, _PEOPLE.folded),
        ~_IDENTITIES.user.startswith(NEVER_MET),
    )
    .order_by(_IDENTITIES.seen.desc(), _PEOPLE.id)
)
_NAMES: Final = reading(
    sa.select(_PEOPLE.id, _PEOPLE.name)
    .join(schema.IDENTITIES)
    .where(matching(_IDENTITIES.platform), ~_IDENTITIES.user.startswith(NEVER_MET))
)
_IDENTITIES_OF: Final = reading(
    sa.select(_IDENTITIES.platform, _IDENTITIES.user)
    .where(matching(_IDENTITIES.person))
    .order_by(_IDENTITIES.platform, _IDENTITIES.user)
)
_BLOCKED: Final = reading(
    sa.select(schema.PEOPLE)
    .join(schema.BLOCKS, schema.BLOCKS.c.other == _PEOPLE.id)
    .where(matching(schema.BLOCKS.c.person))
    .order_by(_PEOPLE.folded, _PEOPLE.id)
)
_THEIR_TABLES: Final = (
    sa.select(
        schema.TABLES.c.number,
        sa.func.json_extract(schema.TABLES.c.state, "$.players[0].person").label("challenger"),
    )
    .join(schema.TABLE_PEOPLE, schema.TABLE_PEOPLE.c.table_id == schema.TABLES.c.id)
    .where(matching(schema.TABLE_PEOPLE.c.person))
    .order_by(schema.TABLES.c.number.desc())
    .limit(LATEST_TABLES)
    .subquery()
)
_CHALLENGERS: Final = reading(
    sa.select(schema.PEOPLE)
    .join(_THEIR_TABLES, _THEIR_TABLES.c.challenger == _PEOPLE.id)
    .where(_PEOPLE.id != sa.bindparam("person"))
    .group_by(_PEOPLE.id)
    .order_by(sa.func.max(_THEIR_TABLES.c.number).desc())
    .limit(sa.bindparam("limit"))
)
_DECLINED: Final = reading(
    sa.select(schema.REFUSALS.c.at).where(
        matching(schema.REFUSALS.c.person, schema.REFUSALS.c.challenger)
    )
)

_ADD_PERSON: Final = keeping(schema.PEOPLE, early=True)
_CHANGE: Final = putting(schema.PEOPLE)
_SEE: Final = putting(schema.IDENTITIES, "seen")
_BLOCK: Final = keeping(schema.BLOCKS)
_UNBLOCK: Final = writing(
    sa.delete(schema.BLOCKS).where(matching(schema.BLOCKS.c.person, schema.BLOCKS.c.other))
)


_UNKNOWN: Final[Values] = {"handle": "", "private": "", "private_at": 0, "told": False}
"""What nobody has told yet of an identity that is met."""


class _AlreadyMet(Exception):
    """Another first sight of the same identity came before."""


# As early as the person, so that whatever is told of an identity finds it.
_FIRST_SIGHT: Final = keeping(schema.IDENTITIES, _AlreadyMet, early=True)


class PeopleRows(Rows):
    """The part of the store that knows who is who."""

    async def person(self, person: str) -> Person | None:
        """A person by id."""
        rows = await self._database.read(_PERSON, id=person)
        return next(map(person_of_row, rows), None)

    async def person_of(self, platform: str, user: str) -> Person | None:
        """The person behind an identity."""
        rows = await self._database.read(_PERSON_OF, platform=platform, user=user)
        return next(map(person_of_row, rows), None)

    async def meet(self, platform: str, user: str, person: Person, handle: str = "") -> Person:
        """The person behind an identity, made from ``person`` at first sight.

        A new name is taken over, and so is the ``handle``; whoever had it before has none now.
        """
        identity = {"platform": platform, "user": user}
        rows = await self._database.read(_PERSON_OF, **identity)
        if not rows:
            await self._first_sight(identity, person)
            rows = await self._database.read(_PERSON_OF, **identity)
        seen = await self._seen_again(identity, rows[0], person.name)
        if rows[0]["handle"] != handle.lower():
            await self._database.write(taking_handle(platform, user, handle))
        return seen

    async def change_person(self, person: Person, update: Update | None = None) -> None:
        """Save a person's name and all that they chose.

        Raises:
            AlreadyDone: if the update is known; nothing is saved then.
        """
        await self._once(update, Line(_CHANGE, person_values(person)))

    async def people_named(self, platform: str, name: str) -> tuple[Person, ...]:
        """Everybody of a platform with this name, whatever its case, most recently seen first."""
        rows = await self._database.read(_NAMED, platform=platform, folded=name.casefold())
        return tuple(map(person_of_row, rows))

    async def names_on(self, platform: str) -> tuple[tuple[str, str], ...]:
        """The id and the name of everybody of a platform."""
        rows = await self._database.read(_NAMES, platform=platform)
        return tuple((row["id"], row["name"]) for row in rows)

    async def identities(self, person: str) -> tuple[tuple[str, str], ...]:
        """The (platform, user) pairs of a person."""
        rows = await self._database.read(_IDENTITIES_OF, person=person)
        return tuple((row["platform"], row["user"]) for row in rows)

    async def block(
        self, person: str, other: str, *, blocks: bool = True, update: Update | None = None
    ) -> None:
        """Let ``person`` take no challenges of ``other`` any more, or take them again.

        Raises:
            AlreadyDone: if the update is known; nothing is saved then.
        """
        pair: Values = {"person": person, "other": other}
        await self._once(update, Line(_BLOCK if blocks else _UNBLOCK, pair))

    async def blocked_by(self, person: str) -> tuple[Person, ...]:
        """Those whose challenges a person does not take, by name."""
        return tuple(map(person_of_row, await self._database.read(_BLOCKED, person=person)))

    async def challengers_of(self, person: str, limit: int) -> tuple[Person, ...]:
        """Those who opened a person's latest tables, the last one first."""
        rows = await self._database.read(_CHALLENGERS, person=person, limit=limit)
        return tuple(map(person_of_row, rows))

    async def last_declined(self, challenger: str, invited: str) -> int:
        """When ``invited`` last declined a challenge of ``challenger``; 0 if never."""
        rows = await self._database.read(_DECLINED, person=invited, challenger=challenger)
        return int(rows[0]["at"]) if rows else 0

    async def _once(self, update: Update | None, line: Line) -> None:
        await self._database.carry_out(once(update, self._database.clock.now(), line))

    async def _first_sight(self, identity: Mapping[str, str], person: Person) -> None:
        now = self._database.clock.now()
        with suppress(_AlreadyMet):
            await self._database.write(
                Line(_ADD_PERSON, person_values(person)),
                Line(_FIRST_SIGHT, {**identity, **_UNKNOWN, "person": person.id, "seen": now}),
            )

    async def _seen_again(
        self, identity: Mapping[str, str], row: sqlite3.Row, name: str
    ) -> Person:
        known, now = person_of_row(row), self._database.clock.now()
        person = replace(known, name=name, gone=False)
        lines = []
        if person != known:
            lines.append(Line(_CHANGE, person_values(person)))
        if abs(now - row["seen"]) >= SEEN_EVERY_MS:
            lines.append(Line(_SEE, {**identity, **_UNKNOWN, "person": person.id, "seen": now}))
        if lines:
            await self._database.write(*lines)
        return person
