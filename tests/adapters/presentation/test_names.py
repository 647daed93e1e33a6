"""Names are shown in one line, without tricks, and not too long."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.presentation.names import LONGEST_NAME, graphemes, harmless


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
