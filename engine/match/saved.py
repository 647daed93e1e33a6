"""Tables, actions and showdowns as stored JSON, and back; seeds in hex, cards in notation."""

from dataclasses import dataclass, replace
from typing import Annotated, Any

from pydantic import Field, TypeAdapter

from engine.match.actions import Action
from engine.match.boards import ShowdownView
from engine.match.table import Table

SCHEMA = 1
"""The number of the form in which tables are stored now."""


class UnknownSchema(ValueError):
    """A stored table has a form that this program does not know."""


@dataclass(frozen=True, slots=True)
class _Stamp:
    """What is read of a stored table before the rest is trusted.

    ``fresh_from`` is 0 in tables of a release that did not know it: each change spoiled every
    button then.
    """

    schema: int
    fresh_from: int = 0


_STAMP = TypeAdapter(_Stamp)
_TABLE = TypeAdapter(Table)
_ACTION: TypeAdapter[Action] = TypeAdapter(Annotated[Action, Field(discriminator="kind")])
_SHOWDOWN = TypeAdapter(ShowdownView)


def dump_table(table: Table) -> str:
    """``table`` as JSON."""
    return _written(_TABLE, table)


def load_table(text: str) -> Table:
    """The table that ``dump_table`` wrote.

    Raises:
        UnknownSchema: if another release wrote it, in a form unknown here.
        ValidationError: if it is no table.
    """
    stamp = _STAMP.validate_json(text)
    if stamp.schema != SCHEMA:
        message = f"a table of schema {stamp.schema} was stored; this release reads {SCHEMA}"
        raise UnknownSchema(message)
    table = _TABLE.validate_json(text)
    return table if stamp.fresh_from else replace(table, fresh_from=table.version)


def dump_action(action: Action) -> str:
    """``action`` as JSON."""
    return _written(_ACTION, action)


def load_action(text: str) -> Action:
    """The action that ``dump_action`` wrote.

    Raises:
        ValidationError: if it is none.
    """
    return _ACTION.validate_json(text)


def dump_showdown(showdown: ShowdownView) -> str:
    """``showdown`` as JSON."""
    return _written(_SHOWDOWN, showdown)


def load_showdown(text: str) -> ShowdownView:
    """The showdown that ``dump_showdown`` wrote.

    Raises:
        ValidationError: if it is none.
    """
    return _SHOWDOWN.validate_json(text)


def _written(adapter: TypeAdapter[Any], value: object) -> str:
    return adapter.dump_json(value).decode()
