"""The store's rows of people who turn out to be one: all of them follow in one go, or none."""

from contextlib import suppress
from typing import Final

import sqlalchemy as sa

from adapters.storage import schema
from adapters.storage.database import Rows
from adapters.storage.pairs import followed, shared
from adapters.storage.persons import person_values
from adapters.storage.statements import Line, Values, keeping, reading, writing
from adapters.storage.writer import Job
from engine.service.ports import NEVER_MET, Code, Person

_SEATS, _TABLES, _LOG = schema.TABLE_PEOPLE.c, schema.TABLES.c, schema.LOG.c
_ROUNDS, _MATCHES = schema.ROUND_RESULTS.c, schema.MATCH_RESULTS.c
_MESSAGES, _IDENTITIES = schema.MESSAGES.c, schema.IDENTITIES.c
_PEOPLE = schema.PEOPLE.c


def _given(name: str) -> sa.BindParameter[str]:
    return sa.bindparam(name, type_=sa.Text)


_KEPT, _MERGED = _given("kept"), _given("merged")
_WHOSE, _NEW = _given("whose"), _given("id")
_QUOTE: Final = sa.literal_column("'\"'", sa.Text)
_TOGETHER = schema.TABLE_PEOPLE.alias("together")
_WITH_THEM = sa.select(_TOGETHER.c.table_id).where(_TOGETHER.c.person == _KEPT)
# Where the other was at the same table once, it is let be: that one came to nothing.
_THEIRS = sa.select(_SEATS.table_id).where(
    _SEATS.person == _MERGED, _SEATS.table_id.not_in(_WITH_THEM)
)


class _Changed(Exception):
    """What somebody saw before they said yes is not so any more."""


def _is_somebody(person: sa.BindParameter[str]) -> sa.ColumnElement[bool]:
    return sa.exists().where(_PEOPLE.id == person)


def _known_as(column: sa.Column[str]) -> sa.ColumnElement[str]:
    """JSON in which one person is the other; an id stands there between quotes, and is long."""
    return sa.func.replace(column, _QUOTE + _MERGED + _QUOTE, _QUOTE + _KEPT + _QUOTE)


def _following(column: sa.Column[str], *which: sa.ColumnElement[bool]) -> sa.Update:
    """Lets a column name one person where it named the other."""
    change = sa.update(column.table).where(column == _MERGED, *which)
    return change.values({column.name: _KEPT})


def _opponents_following(results: sa.Table) -> sa.Update:
    """Lets results name one person as the opponent; they stand where the other has theirs."""
    own = results.alias("own")
    where = sa.select(own.c.table_id).where(own.c.person == _MERGED)
    return _following(results.c.opponent, results.c.table_id.in_(where))


_USE_UP: Final = writing(
    sa.update(schema.CODES)
    .where(
        schema.CODES.c.code == _given("code"),
        schema.CODES.c.kind == sa.literal_column("'person'", sa.Text),
        _is_somebody(_KEPT),
        _is_somebody(_MERGED),
    )
    .values(
        kind=_given("kind"),
        subject=_given("subject"),
        until=sa.bindparam("until", type_=sa.Integer),
    ),
    _Changed,
)
MERGING: Final = (
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
        writing(change)
        for results in (schema.ROUND_RESULTS, schema.MATCH_RESULTS)
        for change in (_opponents_following(results), _following(results.c.person))
    ),
    # Tables are found by their seats, so these come after all that is at tables.
    writing(_following(_SEATS.person).prefix_with("OR IGNORE")),
    writing(sa.delete(schema.TABLE_PEOPLE).where(_SEATS.person == _MERGED)),
    *followed(_MERGED, _KEPT),
    writing(_following(_IDENTITIES.person)),
    writing(sa.delete(schema.PEOPLE).where(_PEOPLE.id == _MERGED)),
)
"""What is written when two become one, in order."""
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
_MERGED_NOW: Final = reading(
    sa.select(_PEOPLE.id).where(_PEOPLE.id == _KEPT, ~_is_somebody(_MERGED))
)
_ADD: Final = keeping(schema.PEOPLE, early=True)
_UNMET: Final = sa.literal_column(f"'{NEVER_MET}'", sa.Text)
_OTHERS = schema.IDENTITIES.alias("others")
_IS_JOINED = sa.exists().where(
    _OTHERS.c.person == _WHOSE,
    _OTHERS.c.platform != _IDENTITIES.platform,
    ~_OTHERS.c.user.startswith(_UNMET),
)
_PART: Final = writing(
    sa.update(schema.IDENTITIES)
    .where(
        _IDENTITIES.platform == _given("platform"),
        _IDENTITIES.user == _given("user"),
        _IDENTITIES.person == _WHOSE,
        _IS_JOINED,
    )
    .values(person=_NEW),
    _Changed,
)
PARTING: Final = (_PART, *shared(_WHOSE, _NEW))
"""What is written when one becomes two."""
_PARTED_NOW: Final = reading(sa.select(_IDENTITIES.user).where(_IDENTITIES.person == _NEW))


class MergingRows(Rows):
    """The part of the store that joins the identities of one person, and parts them again."""

    async def met_at_table(self, person: str, other: str) -> bool:
        """Whether two people have played each other, or sit at one table."""
        for query in (_THEIR_ROUNDS, _THEIR_MATCHES, _BOTH_AT):
            if await self._database.read(query, person=person, other=other):
                return True
        return False

    async def merge_people(self, kept: str, merged: str, code: Code) -> bool:
        """Let everything of ``merged`` be that of ``kept``, and ``code`` be as it is used up.

        Returns:
            Whether it was so: nothing is done where the code is used up, or one is nobody.
        """
        values: Values = {"kept": kept, "merged": merged}
        used: Values = {
            "code": code.code,
            "kind": code.kind,
            "subject": code.subject,
            "until": code.until,
        }
        lines = (Line(write, {**values, **used}) for write in (_USE_UP, *MERGING))
        return await self._carried_out(Job(tuple(lines), proof=(_MERGED_NOW, values)))

    async def part_identity(self, platform: str, user: str, whose: str, person: Person) -> bool:
        """Let an identity of ``whose`` be that of ``person``, who is new.

        They have nothing but the blocks and the declined challenges of ``whose``.

        Returns:
            Whether it was so: nothing is done where it is not theirs, or theirs alone.
        """
        new: Values = {"id": person.id}
        values: Values = {**new, "platform": platform, "user": user, "whose": whose}
        lines = (Line(_ADD, person_values(person)), *(Line(write, values) for write in PARTING))
        return await self._carried_out(Job(lines, proof=(_PARTED_NOW, new)))

    async def _carried_out(self, job: Job) -> bool:
        with suppress(_Changed):
            await self._database.carry_out(job)
            return True
        return False
