"""A statement in SQLAlchemy Core as the text that the driver is given, compiled once."""

from collections.abc import Mapping
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import Insert, insert

from adapters.storage.schema import DIALECT

Value = str | int | bytes | None
Values = Mapping[str, Value]


@dataclass(frozen=True, slots=True, eq=False)
class Read:
    """A query and the constants in it."""

    text: str
    constants: Values


@dataclass(frozen=True, slots=True, eq=False)
class Write:
    """A change of one row.

    ``refusal`` is raised if it leaves the row as it was. What other rows point to is written
    ``early``.
    """

    text: str
    refusal: type[Exception] | None = None
    early: bool = False


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
    return Write(str(change.compile(dialect=DIALECT)), refusal, early)


def adding(table: sa.Table) -> Insert:
    """An insert of every column by its own name, but for a number that the table gives itself."""
    columns = [column for column in table.columns if column is not table.autoincrement_column]
    return insert(table).values({column.name: sa.bindparam(column.name) for column in columns})


def keeping(
    table: sa.Table, refusal: type[Exception] | None = None, *, early: bool = False
) -> Write:
    """An insert that leaves a row which is there already."""
    return writing(adding(table).on_conflict_do_nothing(), refusal, early=early)


def putting(table: sa.Table, *columns: str) -> Write:
    """An insert that changes ``columns``, or all, of a row which is there already."""
    add = adding(table)
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
