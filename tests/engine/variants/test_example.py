"""The worked example: counted by the scoring and the sheet of whatever rules it shows."""

import pytest

from engine.match.rules import Rules
from engine.match.sheet import Settlement, Sheet, settled
from engine.round.outcome import Ending
from engine.variants.example import Example, ExampleRound, worked_example
from engine.variants.house import blocked, variant_of, with_option, with_target
from engine.variants.options import OPTIONS
from engine.variants.presets import PRESETS

SPADE = 3
"""The round of the list that a spade opens, counted from 0."""


def _changes(key: str) -> list[Rules]:
    """The rules of a preset with each option as it may be."""
    return [
        with_option(Rules(key), option.key, value)
        for option in OPTIONS.values()
        for value in option.values
        if blocked(Rules(key), option.key, value) is None
    ]


def _won(example: Example) -> list[int]:
    return [max(played.outcome.points) for played in example.rounds]


def _others(rules: Rules) -> list[tuple[Ending, int]]:
    return [
        (played.outcome.ending, max(played.outcome.points))
        for played in worked_example(rules).others
    ]


@pytest.mark.parametrize(
    ("variant", "won"),
    [
        ("classic", [13, 49, 1, 17, 25, 32, 31]),
        ("old", [13, 44, 1, 17, 10, 32, 26, 13]),
        ("standard_15", [13, 49, 1, 17, 15, 32, 31]),
        ("official_early", [13, 44, 1, 17, 0, 32, 26, 13]),
    ],
)
def test_the_rounds_of_the_book_bring_what_each_system_says(variant: str, won: list[int]) -> None:
    example = worked_example(Rules(variant))

    assert _won(example) == won


def test_the_classic_sheet_ends_with_the_books_payment() -> None:
    example = worked_example(Rules())

    running = [entry.running for entry in example.sheet.entries]
    assert running == [(13, 0), (13, 49), (13, 50), (30, 50), (55, 50), (87, 50), (118, 50)]
    assert example.sheet.boxes == (5, 2)
    assert (example.settlement.totals, example.settlement.payment) == ((343, 100), 243)


def test_the_books_payment_comes_out_by_netting_the_boxes_too() -> None:
    score, bonus, boxes, lost = 118, 100, 3 * 25, 50

    assert worked_example(Rules()).settlement.payment == score + bonus + boxes - lost


def test_the_old_bonuses_pay_228_for_the_same_sheet() -> None:
    sheet = worked_example(Rules()).sheet

    settlement = settled(sheet, variant_of(Rules("old")).match, winner=0)

    assert (settlement.totals, settlement.payment) == ((318, 90), 228)


@pytest.mark.parametrize(
    ("variant", "scores", "boxes"),
    [("old", (98, 45), (5, 2)), ("official_early", (88, 45), (4, 2))],
)
def test_a_match_that_the_list_does_not_decide_goes_on_with_the_same_rounds(
    variant: str, scores: tuple[int, int], boxes: tuple[int, int]
) -> None:
    example = worked_example(Rules(variant))

    assert example.sheet.entries[example.listed - 1].running == scores
    assert example.rounds[example.listed] == example.rounds[0]
    assert example.sheet.scores == (scores[0] + 13, scores[1])
    assert example.sheet.boxes == (boxes[0] + 1, boxes[1])


def test_a_system_without_bonuses_pays_the_difference() -> None:
    example = worked_example(Rules("standard_15"))

    assert (example.sheet.scores, example.settlement.payment) == ((108, 50), 58)


def test_boxes_that_count_at_once_stand_in_the_running_score() -> None:
    example = worked_example(Rules("palace_app"))

    assert example.sheet.entries[0].running == (13 + 10, 0)


def test_a_lower_limit_turns_a_knock_into_the_highest_that_it_allows() -> None:
    example = worked_example(with_option(Rules(), "knock_limit", 5))

    assert [played.told.own for played in example.rounds[:4]] == [5, 0, 5, 5]


def test_without_knocks_every_round_is_gin() -> None:
    example = worked_example(Rules("straight"))

    assert {played.outcome.ending for played in example.rounds} == {Ending.GIN}


def test_oklahoma_shows_a_spade_that_doubles_and_limits_that_hold() -> None:
    example = worked_example(with_option(Rules(), "oklahoma", value=True))

    limits = [played.limit for played in example.rounds]
    assert _won(example)[SPADE] == 2 * _won(worked_example(Rules()))[SPADE]
    assert limits == [8, 0, 9, 10, 4, 7][: len(limits)]


@pytest.mark.parametrize(
    ("rules", "others"),
    [
        (Rules(), []),
        (Rules("standard"), [(Ending.BIG_GIN, 65)]),
        (Rules("remik"), [(Ending.KNOCK, 39)]),
        (Rules("remik_free"), [(Ending.KNOCK, 39), (Ending.UNDERCUT, 14)]),
    ],
)
def test_rounds_that_only_some_systems_know_are_counted_beside_the_match(
    rules: Rules, others: list[tuple[Ending, int]]
) -> None:
    assert _others(rules) == others


@pytest.mark.parametrize("key", PRESETS)
def test_every_example_is_played_by_its_rules_to_its_end(key: str) -> None:
    for rules in _changes(key):
        example = worked_example(rules)

        assert all(map(_allowed, (*example.rounds, *example.others)))
        assert max(example.sheet.scores) >= variant_of(rules).match.target
        assert example.settlement == _settled(rules, example.sheet)


def test_the_highest_target_is_reached_too() -> None:
    example = worked_example(with_target(Rules("online"), 1000))

    assert example.sheet.scores[example.settlement.winner] >= 1000


def _allowed(played: ExampleRound) -> bool:
    return played.limit is None or played.told.own <= played.limit


def _settled(rules: Rules, sheet: Sheet) -> Settlement:
    best = sheet.scores.index(max(sheet.scores))
    return settled(sheet, variant_of(rules).match, best)
