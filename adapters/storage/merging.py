"""The store's rows of people who turn out to be one: all of them follow in one go, or none."""

from collections.abc import Iterator
from typing import Final

import sqlalchemy as sa

from adapters.storage import schema
from adapters.storage.codes import using_up
from adapters.storage.database import Rows
from adapters.storage.persons import person_values
from adapters.storage.statements import Line, Values, Write, keeping, reading, writing
from engine.service.ports import Person

_SEATS, _TABLES, _LOG = schema.TABLE_PEOPLE.c, schema.TABLES.c, schema.LOG.c
_ROUNDS, _MATCHES = schema.ROUND_RESULTS.c, schema.MATCH_RESULTS.c
_MESSAGES, _IDENTITIES = schema.MESSAGES.c, schema.IDENTITIES.c


def _given(name: str) -> sa.BindParameter[str]:
    return sa.bindparam(name, type_=sa.Text)


_KEPT, _MERGED = _given("kept"), _given("merged")
_QUOTE: Final = sa.literal_column("'\"'", sa.Text)
_TOGETHER = schema.TABLE_PEOPLE.alias("together")
_WITH_THEM = sa.select(_TOGETHER.c.table_id).where(_TOGETHER.c.person == _KEPT)
# Where the other was at the same table once, it is let be: that one came to nothing.
_THEIRS = sa.select(_SEATS.table_id).where(
    _SEATS.person == _MERGED, _SEATS.table_id.not_in(_WITH_THEM)
)


def _known_as(column: sa.Column[str]) -> sa.ColumnElement[str]:
    """JSON in which one person is the other; an id stands there between quotes, and is long."""
    return sa.func.replace(column, _QUOTE + _MERGED + _QUOTE, _QUOTE + _KEPT + _QUOTE)


def _following(column: sa.Column[str], *which: sa.ColumnElement[bool]) -> sa.Update:
    """Lets a column name one person where it named the other."""
    change = sa.update(column.table).where(column == _MERGED, *which)
    return change.values({column.name: _KEPT})


def _pairs_following(table: sa.Table) -> Iterator[Write]:
    """Lets a table of pairs follow; nobody is paired with themselves."""
    first, second = list(table.primary_key.columns)
    for column in (first, second):
        yield writing(_following(column).prefix_with("OR IGNORE"))
        yield writing(sa.delete(table).where(column == _MERGED))
    yield writing(sa.delete(table).where(first == _KEPT, second == _KEPT))


_MERGING: Final = (
    writing(
        sa.update(schema.LOG)
        .where(_LOG.table_id.in_(_THEIRS))
        .values(
            action=_known_as(_LOG.action),
            actor=sa.case((_LOG.actor == _MERGED, _KEPT), else_=_LOG.actor),
        )
    ),
    writing(
        sa.update(schema.TABLES)
        .where(_TABLES.id.in_(_THEIRS))
        .values(state=_known_as(_TABLES.state))
    ),
    writing(
        sa.update(schema.SHOWDOWNS)
        .where(schema.SHOWDOWNS.c.table_id.in_(_THEIRS))
        .values(showdown=_known_as(schema.SHOWDOWNS.c.showdown))
    ),
    writing(
        _following(
            _MESSAGES.audience_id,
            _MESSAGES.table_id.in_(_THEIRS),
            _MESSAGES.audience_kind == sa.literal_column("'person'"),
        )
    ),
    *(
        writing(_following(column))
        for column in (_ROUNDS.person, _ROUNDS.opponent, _MATCHES.person, _MATCHES.opponent)
    ),
    # Tables are found by their seats, so these come after all that is at tables.
    writing(_following(_SEATS.person).prefix_with("OR IGNORE")),
    writing(sa.delete(schema.TABLE_PEOPLE).where(_SEATS.person == _MERGED)),
    *_pairs_following(schema.BLOCKS),
    *_pairs_following(schema.REFUSALS),
    writing(_following(_IDENTITIES.person)),
    writing(sa.delete(schema.PEOPLE).where(schema.PEOPLE.c.id == _MERGED)),
)
_THEIR_MATCHES: Final = reading(
    sa.select(_MATCHES.entry)
    .where(_MATCHES.person == _given("person"), _MATCHES.opponent == _given("other"))
    .limit(1)
)
_THEIR_ROUNDS: Final = reading(
    sa.select(_ROUNDS.number)
    .where(_ROUNDS.person == _given("person"), _ROUNDS.opponent == _given("other"))
    .limit(1)
)
_BOTH_AT: Final = reading(
    sa.select(_SEATS.table_id)
    .join(_TOGETHER, _TOGETHER.c.table_id == _SEATS.table_id)
    .join(schema.TABLES, _TABLES.id == _SEATS.table_id)
    .where(_SEATS.person == _given("person"), _TOGETHER.c.person == _given("other"), _TABLES.live)
    .limit(1)
)
_ADD: Final = keeping(schema.PEOPLE, early=True)
_PART: Final = writing(
    sa.update(schema.IDENTITIES)
    .where(_IDENTITIES.platform == _given("platform"), _IDENTITIES.user == _given("user"))
    .values(person=_given("id"))
)


class MergingRows(Rows):
    """The part of the store that joins the identities of one person, and parts them again."""

    async def met_at_table(self, person: str, other: str) -> bool:
        """Whether two people have played each other, or sit at one table."""
        for query in (_THEIR_ROUNDS, _THEIR_MATCHES, _BOTH_AT):
            if await self._database.read(query, person=person, other=other):
                return True
        return False

    async def merge_people(self, kept: str, merged: str, code: str) -> None:
        """Let everything of ``merged`` be that of ``kept``, and ``code`` be used up."""
        values: Values = {"kept": kept, "merged": merged}
        await self._database.write(using_up(code), *(Line(write, values) for write in _MERGING))

    async def part_identity(self, platform: str, user: str, person: Person) -> None:
        """Let an identity be that of ``person``, who is new and has nothing yet."""
        whose: Values = {"platform": platform, "user": user, "id": person.id}
        await self._database.write(Line(_ADD, person_values(person)), Line(_PART, whose))
