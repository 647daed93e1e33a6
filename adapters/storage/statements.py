"""A statement in SQLAlchemy Core as the text that the driver is given, compiled once."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from operator import itemgetter
from types import MappingProxyType
from typing import Final

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import Insert, insert
from sqlalchemy.dialects.sqlite.base import SQLiteDialect

from adapters.storage.schema import DIALECT

Value = str | int | bytes | None
Values = Mapping[str, Value]

# SQLite looks up every name anew for each row, which takes a third of the time of a short one;
# so what is written by the hundred is given by its place.
_BY_PLACE: Final = SQLiteDialect(paramstyle="qmark")
_NOTHING: Final[Mapping[str, str]] = MappingProxyType({})


@dataclass(frozen=True, slots=True, eq=False)
class Read:
    """A query and the constants in it."""

    text: str
    constants: Values


@dataclass(frozen=True, slots=True, eq=False)
class Write:
    """A change of one row.

    ``refusal`` is raised if it leaves the row as it was. What other rows point to is written
    ``early``. ``names`` are the values that it asks for, by place.
    """

    text: str
    names: tuple[str, ...]
    refusal: type[Exception] | None = None
    early: bool = False

    def by_place(self, rows: Iterable[Values]) -> list[tuple[Value, ...]]:
        """The values of each row in the order in which the text asks for them."""
        if len(self.names) == 1:
            (name,) = self.names
            return [(row[name],) for row in rows]
        return list(map(itemgetter(*self.names), rows))


@dataclass(frozen=True, slots=True)
class Line:
    """One row that is written: the statement and its values."""

    write: Write
    values: Values


def reading(query: sa.Select[*tuple[object, ...]]) -> Read:
    """``query``, compiled."""
    compiled = query.compile(dialect=DIALECT)
    constants = {name: value for name, value in compiled.params.items() if value is not None}
    return Read(str(compiled), constants)


def writing(
    change: sa.Insert | sa.Update | sa.Delete,
    refusal: type[Exception] | None = None,
    *,
    early: bool = False,
) -> Write:
    """``change``, compiled."""
    compiled = change.compile(dialect=_BY_PLACE)
    return Write(str(compiled), tuple(compiled.positiontup or ()), refusal, early)


def adding(table: sa.Table, given: Mapping[str, str] = _NOTHING) -> Insert:
    """An insert of every column by its own name, but for a number that the table gives itself.

    What is ``given``, in SQL, is the same in every row.
    """
    columns = [column for column in table.columns if column is not table.autoincrement_column]
    values: dict[str, sa.ColumnElement[object]] = {
        column.name: sa.bindparam(column.name) for column in columns
    }
    for name, text in given.items():
        values[name] = sa.literal_column(text)
    return insert(table).values(values)


def keeping(
    table: sa.Table, refusal: type[Exception] | None = None, *, early: bool = False
) -> Write:
    """An insert that leaves a row which is there already."""
    return writing(adding(table).on_conflict_do_nothing(), refusal, early=early)


def putting(table: sa.Table, *columns: str, given: Mapping[str, str] = _NOTHING) -> Write:
    """An insert that changes ``columns``, or all, of a row which is there already."""
    add = adding(table, given)
    key = [column.name for column in table.primary_key]
    changed = columns or [column.name for column in table.columns if column.name not in key]
    return writing(
        add.on_conflict_do_update(
            index_elements=key, set_={name: add.excluded[name] for name in changed}
        )
    )


def matching(*columns: sa.Column[str] | sa.Column[int]) -> sa.ColumnElement[bool]:
    """The condition that each of ``columns`` equals the value of its own name."""
    return sa.and_(*(column == sa.bindparam(column.name) for column in columns))
