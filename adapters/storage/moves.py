"""The store's rows of places that moved: everything that names one follows it in one go."""

from collections.abc import Collection, Iterator, Mapping
from typing import Final

import sqlalchemy as sa

from adapters.storage import schema
from adapters.storage.database import Rows
from adapters.storage.errands import adding_errand
from adapters.storage.relocated import came_from_here, origin_now, places_now
from adapters.storage.statements import (
    Line,
    Value,
    Values,
    putting,
    reading,
    writing,
)
from engine.match.people import PART, Place
from engine.match.saved import load_table
from engine.match.table import Table
from engine.service.ports import Errand

_TABLES = schema.TABLES.c
_MESSAGES = schema.MESSAGES.c
_MOVED = schema.MOVED_PLACES.c
_AFTER_PART: Final = chr(ord(PART) + 1)
"""What comes after everything that begins with a place and what parts it from its own parts."""


def _given(name: str) -> sa.BindParameter[str]:
    return sa.bindparam(name, type_=sa.Text)


def _word(text: str) -> sa.ColumnElement[str]:
    """A constant: what is written has room for no values but those of its line."""
    return sa.literal_column(f"'{text}'", sa.Text)


def _is_within(place: sa.ColumnElement[str]) -> sa.ColumnElement[bool]:
    """Whether a key is that of the old place, or of a part of it."""
    is_part = sa.and_(place >= _given("first_part"), place < _given("after_parts"))
    return sa.or_(place == _given("old"), is_part)


def _moved(place: sa.ColumnElement[str], old: str, new: str) -> sa.ColumnElement[str]:
    """The words of the place as it is now, with what is said of the part."""
    rest = sa.func.substr(place, sa.func.length(_given(old)) + sa.literal_column("1"))
    return _given(new) + rest


def _renaming(column: sa.Column[str], *which: sa.ColumnElement[bool]) -> sa.Update:
    """Lets a column name the place by its new key, in the rows that are ``which``."""
    change = sa.update(column.table).where(*which, _is_within(column))
    return change.values({column.name: _moved(column, "old", "new")})


_OF_HOME: Final = reading(
    sa.select(_TABLES.state)
    .where(
        _TABLES.live,
        sa.text(
            "EXISTS (SELECT 1 FROM json_each(tables.state, '$.places') AS place"
            " WHERE json_extract(place.value, '$.platform') = :platform"
            " AND json_extract(place.value, '$.home') = :home)"
        ).bindparams(sa.bindparam("platform"), sa.bindparam("home")),
    )
    .order_by(_TABLES.number)
)
_MOVES: Final = reading(sa.select(schema.MOVED_PLACES))

_HERE = sa.select(schema.TABLE_PLACES.c.table_id).where(_is_within(schema.TABLE_PLACES.c.place))
_OVER = sa.and_(_TABLES.id.in_(_HERE), sa.not_(_TABLES.live))
_LIVE = sa.select(_TABLES.id).where(_TABLES.live)
_ROUNDS, _MATCHES = schema.ROUND_RESULTS.c, schema.MATCH_RESULTS.c
# By their tables, so that not all that was ever posted is searched.
_OF_PLACE = sa.and_(_MESSAGES.table_id.in_(_HERE), _MESSAGES.audience_kind == _word("place"))
_REWRITE_TABLES: Final = writing(
    sa.update(schema.TABLES).where(_OVER).values(state=places_now(_TABLES.state))
)
_REWRITE_LOGS: Final = writing(
    sa.update(schema.LOG)
    .where(
        schema.LOG.c.version == sa.literal_column("1"),
        schema.LOG.c.table_id.in_(sa.select(_TABLES.id).where(_OVER)),
    )
    .values(action=places_now(schema.LOG.c.action))
)
_REWRITE_ORIGINS: Final = writing(
    sa.update(schema.LOG)
    .where(
        schema.LOG.c.table_id.in_(sa.select(_TABLES.id).where(_OVER)),
        came_from_here(),
    )
    .values(action=origin_now())
)
_GOES_ON = sa.and_(_MESSAGES.purpose == _word("board"), _MESSAGES.table_id.in_(_LIVE))
_IS_SENT = sa.or_(_MESSAGES.message != _word(""), _MESSAGES.state != _word("live"))
# Only the boards of tables that go on are posted once more: all else has been told.
_LEAVE_MESSAGES: Final = writing(
    sa.delete(schema.MESSAGES).where(
        _OF_PLACE, _is_within(_MESSAGES.audience_id), _IS_SENT, sa.not_(_GOES_ON)
    )
)
# What was posted is in a chat that is no more; what was not is posted in the new one.
_MOVE_MESSAGES: Final = writing(
    sa.update(schema.MESSAGES)
    .prefix_with("OR IGNORE")
    .where(_OF_PLACE, _is_within(_MESSAGES.audience_id))
    .values(
        audience_id=_moved(_MESSAGES.audience_id, "old", "new"),
        platform=_word(""),
        chat=_word(""),
        message=_word(""),
        shown=sa.case((_MESSAGES.message == _word(""), _MESSAGES.shown), else_=_MESSAGES.wanted),
        rings=sa.literal_column("0"),
        state=_word("live"),
    )
)
_FORGET_MESSAGES: Final = writing(
    sa.delete(schema.MESSAGES).where(_OF_PLACE, _is_within(_MESSAGES.audience_id))
)
_MOVE_TABLES: Final = writing(_renaming(schema.TABLE_PLACES.c.place).prefix_with("OR REPLACE"))
_MOVE_SETTINGS: Final = writing(
    sa.update(schema.PLACES)
    .prefix_with("OR REPLACE")
    .where(_is_within(schema.PLACES.c.key))
    .values(
        key=_moved(schema.PLACES.c.key, "old", "new"),
        home=sa.case(
            (
                sa.or_(schema.PLACES.c.home == _word(""), schema.PLACES.c.home == _given("home")),
                _given("new_home"),
            ),
            else_=schema.PLACES.c.home,
        ),
    )
)
_RENAMED: Final = (
    writing(_renaming(schema.PLACE_CHANGES.c.place)),
    writing(_renaming(_ROUNDS.place, _ROUNDS.table_id.in_(_HERE))),
    writing(_renaming(_MATCHES.place, _MATCHES.table_id.in_(_HERE))),
)
_COME_BACK: Final = writing(sa.delete(schema.MOVED_PLACES).where(_MOVED.old == _given("new")))
_FOLLOW: Final = writing(
    sa.update(schema.MOVED_PLACES).where(_MOVED.new == _given("old")).values(new=_given("new_"))
)
_NOTE: Final = putting(schema.MOVED_PLACES)


class MoveRows(Rows):
    """The part of the store that knows where places have gone."""

    async def tables_of_home(self, platform: str, home: str) -> tuple[Table, ...]:
        """The live tables in any place of a server or group, oldest first."""
        if not home:
            return ()
        rows = await self._database.read(_OF_HOME, platform=platform, home=home)
        return tuple(load_table(row["state"]) for row in rows)

    async def move_place(self, old: Place, new: Place, errands: Collection[Errand]) -> None:
        """Let everything of ``old`` and its parts be of ``new``, with what has to happen."""
        await self._database.write(*map(adding_errand, errands), *_moving(_values(old, new)))

    async def moved_places(self) -> Mapping[str, str]:
        """The keys of places that have moved, and of those that they are now."""
        rows = await self._database.read(_MOVES)
        return {row["old"]: row["new"] for row in rows}


def _values(old: Place, new: Place) -> dict[str, Value]:
    return {
        "old": old.key,
        "new": new.key,
        "new_": new.key,
        "first_part": old.key + PART,
        "after_parts": old.key + _AFTER_PART,
        "platform": old.platform,
        "channel": old.channel,
        "home": old.home,
        "new_platform": new.platform,
        "new_channel": new.channel,
        "new_home": new.home,
    }


def _moving(values: Values) -> Iterator[Line]:
    """The lines that move a place; tables are found where they were, so their rows come last."""
    for write in (
        _REWRITE_LOGS,
        _REWRITE_ORIGINS,
        _REWRITE_TABLES,
        _LEAVE_MESSAGES,
        _MOVE_MESSAGES,
        _FORGET_MESSAGES,
        _MOVE_SETTINGS,
        *_RENAMED,
        _MOVE_TABLES,
        _COME_BACK,
        _FOLLOW,
        _NOTE,
    ):
        yield Line(write, values)
