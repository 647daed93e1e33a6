"""A value with some of its fields changed."""

from dataclasses import dataclass, replace

import pytest

from engine.match.copying import changed
from tests.builders import DEALT, a_table


def test_a_changed_table_is_what_replacing_its_fields_gives() -> None:
    table = a_table(*DEALT)

    assert changed(table, version=9, last=()) == replace(table, version=9, last=())


def test_a_value_of_a_class_that_was_never_changed_before_is_changed_too() -> None:
    @dataclass(frozen=True, slots=True)
    class Shoe:
        packs: int
        jokers: int = 0

    assert changed(Shoe(2), jokers=4) == Shoe(2, 4)


def test_the_value_itself_stays_as_it_is() -> None:
    table = a_table(*DEALT)

    changed(table, version=9)

    assert table == a_table(*DEALT)


def test_a_field_that_there_is_not_is_refused() -> None:
    with pytest.raises(AttributeError, match="colour"):
        changed(a_table(), colour="red")
