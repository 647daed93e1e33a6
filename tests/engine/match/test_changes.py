"""Laws of whole matches, at every step of matches by chance."""

import pytest

from engine.match.actions import Open
from engine.match.changes import replayed
from engine.match.stages import Finished
from tests.builders import a_game
from tests.engine.match.random_play import Stride, match_by_chance

MATCHES = range(3)


@pytest.mark.parametrize("number", MATCHES)
def test_a_match_by_chance_ends_at_its_target(number: int) -> None:
    last = list(match_by_chance(number))[-1].table

    assert isinstance(last.stage, Finished)
    assert last.stage.reason == "won"
    assert max(last.sheet.scores) >= a_game().sheet_rules.target


@pytest.mark.parametrize("number", MATCHES)
def test_a_replayed_log_gives_the_table_again(number: int) -> None:
    strides = list(match_by_chance(number, resigns=0.005))
    opening = _opening_of(strides[0])

    table = replayed(opening, (stride.action for stride in strides), lambda _rules: a_game())

    assert table == strides[-1].table


def _opening_of(first: Stride) -> Open:
    table = first.table
    return Open(
        table.id, table.rules, table.places, table.players[:1], table.capacity, table.seed.hex()
    )


@pytest.mark.parametrize("number", MATCHES)
def test_every_action_makes_the_next_version(number: int) -> None:
    versions = [stride.table.version for stride in match_by_chance(number)]

    assert versions == list(range(2, len(versions) + 2))


@pytest.mark.parametrize("number", MATCHES)
def test_every_round_that_ends_is_one_entry_of_the_sheet(number: int) -> None:
    strides = list(match_by_chance(number))

    endings = [outcome.ending for stride in strides for outcome in stride.ended]

    assert endings == [entry.ending for entry in strides[-1].table.sheet.entries]


@pytest.mark.parametrize("number", MATCHES)
def test_the_scores_are_the_sums_of_the_entries(number: int) -> None:
    for stride in match_by_chance(number):
        sheet = stride.table.sheet

        sums = [sum(entry.points[seat] for entry in sheet.entries) for seat in (0, 1)]

        assert list(sheet.scores) == sums
