"""The store's rows of who takes no challenges of whom, as they follow people who become others."""

from collections.abc import Iterator
from typing import Final

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import insert

from adapters.storage import schema
from adapters.storage.statements import Write, writing

_TABLES: Final = (schema.BLOCKS, schema.REFUSALS)


def shared(whose: sa.BindParameter[str], also: sa.BindParameter[str]) -> Iterator[Write]:
    """What was chosen by one person, or of them, is so by and of another as well.

    Where both were known to have declined somebody, or to be declined, the later time counts.
    """
    for table in _TABLES:
        for column in table.primary_key.columns:
            yield writing(_copying(table, column, whose, also))


def followed(merged: sa.BindParameter[str], kept: sa.BindParameter[str]) -> Iterator[Write]:
    """The same where the first is nobody any more; nobody is paired with themselves."""
    yield from shared(merged, kept)
    for table in _TABLES:
        first, second = table.primary_key.columns
        yield writing(sa.delete(table).where(first == merged))
        yield writing(sa.delete(table).where(second == merged))
        yield writing(sa.delete(table).where(first == kept, second == kept))


def _copying(
    table: sa.Table,
    column: sa.Column[str],
    whose: sa.BindParameter[str],
    also: sa.BindParameter[str],
) -> sa.Insert:
    """Adds to the rows that name one person in a column the same ones of another."""
    columns = list(table.columns)
    rows = sa.select(*(also if each is column else each for each in columns)).where(
        column == whose
    )
    add = insert(table).from_select([each.name for each in columns], rows)
    if "at" not in table.columns:
        return add.on_conflict_do_nothing()
    later = sa.func.max(table.c.at, add.excluded.at)
    return add.on_conflict_do_update(index_elements=table.primary_key, set_={"at": later})
