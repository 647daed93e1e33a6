"""Names are shown in one line, without tricks, and not too long."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.presentation.names import (
    LONGEST_NAME,
    graphemes,
    harmless,
    likeness,
    numbered,
    person_name,
    ways_to_call,
)


@pytest.mark.parametrize(
    ("given_name", "shown"),
    [
        pytest.param("Ann", "Ann", id="a plain name stays"),
        pytest.param("  Ann \n Lee\t", "Ann Lee", id="white space shrinks"),
        pytest.param("Ann\u202eeiL", "AnneiL", id="no turn of direction"),
        pytest.param("A\u200bn\x00n", "Ann", id="nothing invisible"),
        pytest.param("Айгу\u0301ль", "Айгу\u0301ль", id="accents stay"),
        pytest.param("Jose\u0301", "José", id="one form for one letter"),
        pytest.param("👨‍👩‍👧‍👦 Lee", "👨‍👩‍👧‍👦 Lee", id="a family stays together"),
        pytest.param("\u200dAnn\u200d", "Ann", id="no joiner without neighbours"),
        pytest.param("\u3164\u2800", "", id="letters that show nothing go"),
    ],
)
def test_a_name_is_made_harmless(given_name: str, shown: str) -> None:
    assert harmless(given_name) == shown


def test_a_long_name_ends_in_dots() -> None:
    assert harmless("x" * 40) == "x" * 31 + "…"


def test_a_name_of_just_the_right_length_is_whole() -> None:
    assert harmless("x" * 32) == "x" * 32


def test_a_name_is_cut_between_characters_not_through_them() -> None:
    assert harmless("👍🏽" * 40) == "👍🏽" * 31 + "…"


def test_a_wall_of_accents_is_cut_short() -> None:
    assert len(harmless("Z" + "\u0335" * 500)) < 12


@pytest.mark.parametrize(
    ("given_name", "called"),
    [
        pytest.param('Jo "Ace"', "Jo Ace", id="straight quotes"),
        pytest.param("«Jo» „Ace“ ”", "Jo Ace", id="the quotes of every language"),
        pytest.param("O'Neill", "O'Neill", id="an apostrophe is no quote"),
        pytest.param("\u200b@/#Ann", "Ann", id="what begins a mention or a command"),
        pytest.param('""', "·", id="nothing left"),
    ],
)
def test_a_persons_name_can_be_quoted_in_a_command(given_name: str, called: str) -> None:
    assert person_name(given_name) == called


@pytest.mark.parametrize(
    "other",
    [
        pytest.param("aNN", id="case"),
        pytest.param("\u0410nn", id="Cyrillic"),
        pytest.param("\u0391\u039d\u039d", id="Greek"),
        pytest.param("\uff21\uff4e\uff4e", id="full width"),
        pytest.param("\u24b6\u24c3\u24c3", id="circled"),
        pytest.param("A n-n.", id="spaces and points"),
    ],
)
def test_names_that_look_alike_have_one_likeness(other: str) -> None:
    assert likeness(other) == likeness("Ann")


@pytest.mark.parametrize(
    ("one", "other"), [("Ann", "Anna"), ("👍", "👎"), ("·", "-"), ("Иван", "Ян")]
)
def test_names_that_look_different_have_two_likenesses(one: str, other: str) -> None:
    assert likeness(one) != likeness(other)


def test_a_numbered_name_is_no_longer_than_a_name() -> None:
    assert numbered("x" * LONGEST_NAME, 12) == "x" * 29 + "…12"


@pytest.mark.parametrize(
    ("name", "ways"),
    [("Ann", {"ann"}), ("Ann (Ann_B)", {"ann (ann_b)", "ann", "ann_b"}), ("(x)", {"(x)"})],
)
def test_who_goes_by_name_and_handle_may_be_called_either(name: str, ways: set[str]) -> None:
    assert ways_to_call(name) == ways


def test_two_flags_are_two_characters() -> None:
    assert list(graphemes("🇰🇿🇷🇺")) == ["🇰🇿", "🇷🇺"]


def test_a_name_of_nothing_is_nothing() -> None:
    assert list(graphemes("")) == []


@given(st.text())
def test_no_name_hides_anything_or_runs_on(name: str) -> None:
    shown = harmless(name)

    hidden = {unicodedata.category(mark) for mark in shown if mark != "\u200d"} & {
        "Cc",
        "Cf",
        "Zl",
    }
    assert hidden == set()
    assert len(list(graphemes(shown))) <= LONGEST_NAME
