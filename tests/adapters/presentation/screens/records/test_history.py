"""The list of the matches that are over."""

import pytest

from adapters.presentation.screen import Button, Screen
from adapters.presentation.screens import (
    Leaf,
    history_screen,
    match_screen,
    read_leaf,
)
from adapters.presentation.screens.records.history import A_PAGE
from adapters.presentation.tokens import MAX_CHOICE, Tokens
from engine.service.intents import Look
from tests.adapters.presentation.history_scenes import (
    FRIDAY,
    LATE,
    a_list,
    ended,
    some_matches,
)
from tests.adapters.presentation.paper import buttons, on_paper
from tests.builders import NORTH, SOUTH

TOKENS = Tokens(b"s" * 32)
LONGEST_ID = "z" * 8
LATEST_VERSION = 36**4 - 1
MOST = 5
"""Rows of buttons, and buttons in a row, that every platform has room for."""


def look_of(screen: Screen, label: str) -> Look:
    """What a button of a screen looks at."""
    button = buttons(screen)[label]
    assert button.enabled
    assert isinstance(button.intent, Look)
    return button.intent


def where(button: Button) -> Leaf:
    """Where a button leads."""
    assert isinstance(button.intent, Look)
    assert button.intent.screen == "history"
    return read_leaf(button.intent.choice)


@pytest.mark.parametrize(
    "leaf",
    [Leaf(), Leaf("list", 12), Leaf("latest", 3), Leaf("match", 35, 36), Leaf("round", 999, 9999)],
    ids=str,
)
def test_a_leaf_is_read_as_it_was_written(leaf: Leaf) -> None:
    assert read_leaf(leaf.look().choice) == leaf
    assert len(leaf.look().choice) <= MAX_CHOICE


@pytest.mark.parametrize("choice", ["", "x", "li", "ro1", "ma-1", "ro1-", "ro!-1", "zz1-1", "-"])
def test_a_choice_that_names_nothing_is_the_first_page_of_the_list(choice: str) -> None:
    assert read_leaf(choice) == Leaf()


@pytest.mark.parametrize(
    ("seat", "words"),
    [
        (
            NORTH,
            [
                "1. Ben · Classic gin rummy · 2026-11-27: won, the other resigned at 0 : 55",
                "2. Ben · Palace app, changed · 2026-11-26: lost 0 : 65",
                "3. Ben · Tournament · 2026-11-25: lost the series 2 : 3",
                "4. Ben · Tournament · 2026-11-24: resigned the series at 0 : 1",
            ],
        ),
        (
            SOUTH,
            [
                "1. Ada · Classic gin rummy · 2026-11-27: resigned at 55 : 0",
                "2. Ada · Palace app, changed · 2026-11-26: won 65 : 0",
                "3. Ada · Tournament · 2026-11-25: won the series 3 : 2",
                "4. Ada · Tournament · 2026-11-24: won the series, the other resigned it at 1 : 0",
            ],
        ),
    ],
    ids=["Ada", "Ben"],
)
def test_each_match_is_told_as_its_reader_saw_it(seat: int, words: list[str]) -> None:
    assert on_paper(a_list(ended(*some_matches(seat)))).split("\n")[1:5] == words


def test_a_match_against_the_computer_names_it() -> None:
    shown = buttons(a_list(ended(*some_matches(NORTH))))

    assert "5. the computer (casual)" in shown


def test_a_match_just_before_midnight_belongs_to_the_day_that_ends() -> None:
    midnight = FRIDAY + 12 * 3_600_000

    days = [on_paper(a_list(ended(LATE, at=at))) for at in (midnight - 1, midnight)]

    assert "2026-11-27" in days[0]
    assert "2026-11-28" in days[1]


def test_a_page_of_the_list_has_a_button_to_each_of_its_matches() -> None:
    views = some_matches()

    _, *rows = a_list(ended(*views)).rows

    assert [(button.table, button.version) for row in rows for button in row] == [
        (view.board.id, view.board.version) for view in views
    ]
    assert {where(button) for row in rows for button in row} == {Leaf("match")}


def test_one_match_more_than_a_page_holds_makes_another_page() -> None:
    full, more = ended(*[LATE] * A_PAGE), ended(*[LATE] * (A_PAGE + 1))

    assert not buttons(a_list(full))["Next page"].enabled
    assert look_of(a_list(more), "Next page") == Leaf("list", 1).look()
    assert len(on_paper(a_list(more)).split("\n")) == len(on_paper(a_list(full)).split("\n"))


def test_a_later_page_counts_on_and_leads_back_and_is_led_back_to() -> None:
    screen = a_list(ended(LATE), 2)

    assert look_of(screen, "Previous page") == Leaf("list", 1).look()
    assert look_of(screen, "11. Ada") == Leaf("match", 2).look()
    assert look_of(match_screen(LATE, Leaf("match", 2)), "My matches") == Leaf("list", 2).look()


def test_turning_a_page_keeps_the_buttons_that_turn_where_they_were() -> None:
    first, last = a_list(ended(*[LATE] * (A_PAGE + 1))), a_list(ended(LATE), 1)

    assert [button.label for button in first.rows[0]] == [button.label for button in last.rows[0]]


def test_without_a_match_the_list_says_so_and_nothing_can_be_pressed() -> None:
    screen = history_screen((), 0, laid_open=False)

    assert "You have played no match to its end yet." in on_paper(screen)
    assert not any(button.enabled for row in screen.rows for button in row)
    assert all(button.why for row in screen.rows for button in row)


def test_the_last_showdown_is_a_press_away_without_a_match() -> None:
    screen = history_screen((), 0, laid_open=True)

    assert look_of(screen, "Last showdown") == Leaf("latest").look()
