"""Who is missed where: what is noted is known, and what was read is never newer than that."""

from dataclasses import replace

from engine.match.stages import Finished
from engine.service.absentees import Absentees
from tests.builders import a_table

MISSED = replace(a_table(), away=(1, 0))
(FIRST, *_) = [player.person for player in MISSED.players]


def test_a_person_is_new_once() -> None:
    absentees = Absentees()

    assert [absentees.is_new(FIRST), absentees.is_new(FIRST)] == [True, False]


def test_whoever_is_missed_is_found_at_that_table() -> None:
    absentees = Absentees()

    absentees.note(MISSED)

    assert absentees.missing(FIRST) == (MISSED,)
    assert absentees.missing("somebody else") == ()


def test_whoever_is_back_is_missed_no_more() -> None:
    absentees = Absentees()
    absentees.note(MISSED)

    absentees.note(replace(MISSED, away=()))

    assert absentees.missing(FIRST) == ()


def test_nobody_is_missed_at_a_table_that_is_over() -> None:
    absentees = Absentees()

    absentees.note(replace(MISSED, stage=Finished("forfeited")))

    assert absentees.missing(FIRST) == ()


def test_a_table_that_was_read_is_not_newer_than_what_was_noted() -> None:
    absentees = Absentees()
    absentees.note(newer := replace(MISSED, version=MISSED.version + 1))

    absentees.learn([MISSED, replace(MISSED, id="other", away=())])

    assert absentees.missing(FIRST) == (newer,)


def test_what_was_forgotten_has_to_be_looked_through_again() -> None:
    absentees = Absentees()
    absentees.is_new(FIRST)

    absentees.forget()

    assert absentees.is_new(FIRST)
