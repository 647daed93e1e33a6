"""Tables written by parts: the same as pydantic writes them in one go."""

import json
from dataclasses import replace

import pytest
from pydantic import TypeAdapter

from engine.match.people import Player
from engine.match.saved import load_table
from engine.match.table import Table
from engine.match.written import REMEMBERED, table_text
from tests.builders import DEALT, a_table
from tests.engine.match.random_play import match_by_chance
from tests.engine.match.test_absent_matches import match_with_absences

WHOLE = TypeAdapter(Table)


@pytest.mark.parametrize("number", range(3))
def test_every_table_is_written_as_pydantic_writes_it(number: int) -> None:
    for stride in match_by_chance(number, resigns=0.001):
        assert json.loads(table_text(stride.table)) == json.loads(WHOLE.dump_json(stride.table))


@pytest.mark.parametrize("number", range(3))
def test_so_is_every_table_that_somebody_was_absent_from(number: int) -> None:
    for stride in match_with_absences(number):
        assert json.loads(table_text(stride.table)) == json.loads(WHOLE.dump_json(stride.table))


def test_what_was_settled_before_is_written_anew_once_it_is_different() -> None:
    table = a_table(*DEALT)
    table_text(table)
    renamed = replace(table, players=(Player("Zoe", "zoe"), *table.players[1:]))

    text = table_text(renamed)

    assert load_table(text) == renamed


def test_a_table_is_written_alike_after_many_others() -> None:
    table = a_table(*DEALT)
    text = table_text(table)
    for number in range(REMEMBERED + 1):
        table_text(replace(table, id=f"another {number}"))

    assert table_text(table) == text
