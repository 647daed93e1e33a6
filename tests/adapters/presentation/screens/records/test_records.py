"""What a person's statistics say of absence."""

from dataclasses import replace

from adapters.presentation.screens import stats_screen
from engine.service.ports import Person, Record, Tally
from tests.adapters.presentation.paper import on_paper

AWAY = Tally(matches_won=3, matches_lost=4, autopilot=17, forfeits=2, forfeits_won=1)


def lines(record: Record) -> list[str]:
    """The statistics as they are read."""
    return on_paper(stats_screen(record)).split("\n")


def test_turns_of_autopilot_and_matches_by_absence_are_counted() -> None:
    told = lines(Record(Person("ada", "Ada"), people=AWAY))

    assert "Turns played by autopilot | 17" in told
    assert "Matches by absence, won : lost | 1 : 2" in told


def test_matches_by_absence_are_counted_apart_for_each_kind_of_opponent() -> None:
    told = lines(Record(Person("ada", "Ada"), people=AWAY, computer=replace(AWAY, autopilot=0)))

    assert "Turns played by autopilot | 17 | 0" in told
