"""What is said of paces: how long things last, what is agreed on, and what the rules explain."""

import pytest

from adapters.presentation.pace_terms import pace_name, pace_terms, rough_span, span
from adapters.presentation.screens import rules_screen
from adapters.presentation.screens.rules.rulebook import PAGES
from adapters.presentation.words.commands import GinCommand, read_command
from engine.match.pace import PACES, PaceKey
from engine.match.rules import Rules
from tests.adapters.presentation.paper import CATALOG, on_paper, said

LANGUAGES = CATALOG.codes
PACE_PAGE = PAGES.index("pace") + 1


@pytest.mark.parametrize(
    ("seconds", "told"),
    [
        (0, "0 seconds"),
        (1, "1 second"),
        (3, "3 seconds"),
        (60, "1 minute"),
        (90, "90 seconds"),
        (600, "10 minutes"),
        (3600, "1 hour"),
        (5400, "90 minutes"),
        (86_400, "24 hours"),
    ],
)
def test_a_time_is_told_exactly_in_the_largest_unit(seconds: int, told: str) -> None:
    assert said(span(seconds)) == told


@pytest.mark.parametrize(
    ("seconds", "told"),
    [
        (1, "1 секунда"),
        (2, "2 секунды"),
        (45, "45 секунд"),
        (60, "1 минута"),
        (180, "3 минуты"),
        (600, "10 минут"),
        (3600, "1 час"),
        (7200, "2 часа"),
        (18_000, "5 часов"),
        (75_600, "21 час"),
        (86_400, "24 часа"),
    ],
)
def test_russian_counts_time(seconds: int, told: str) -> None:
    assert said(span(seconds), "ru") == told


@pytest.mark.parametrize(
    ("seconds", "told"),
    [
        (5, "5 seconds"),
        (119, "119 seconds"),
        (250, "4 minutes"),
        (3700, "62 minutes"),
        (9000, "2 hours"),
        (20_000, "6 hours"),
    ],
)
def test_a_break_is_told_roughly(seconds: int, told: str) -> None:
    assert said(rough_span(seconds)) == told


@pytest.mark.parametrize(
    ("pace", "turn"), [("live", "1 minute"), ("casual", "10 minutes"), ("slow", "24 hours")]
)
def test_a_pace_is_agreed_on_with_its_time_and_what_comes_after_it(
    pace: PaceKey, turn: str
) -> None:
    terms = " ".join(said(term) for term in pace_terms(Rules(pace=pace), 0))

    assert f", {turn} for a turn" in terms
    assert "autopilot makes a safe move" in terms
    assert "3 such turns in a row lose the match" in terms


@pytest.mark.parametrize("pace", PACES)
def test_nights_are_part_of_the_terms_where_the_clock_stands_still_then(pace: PaceKey) -> None:
    terms = " ".join(said(term) for term in pace_terms(Rules(pace=pace), 0))

    assert ("At night" in terms) == (pace == "slow")


def test_the_time_of_the_table_counts_not_that_of_the_pace() -> None:
    terms = [said(term) for term in pace_terms(Rules(pace="live"), 45)]

    assert terms[0] == "Pace: Live, 45 seconds for a turn, draw and discard together."


def test_without_a_clock_nothing_is_said_of_autopilot() -> None:
    terms = [said(term) for term in pace_terms(Rules(), 0)]

    assert len(terms) == 1
    assert "never ends by itself" in terms[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_explain_every_pace_and_what_absence_costs(language: str) -> None:
    page = on_paper(rules_screen(Rules(), PACE_PAGE), language)

    assert all(said(pace_name(key), language) in page for key in PACES)
    seconds = (pace.turn_seconds for pace in PACES.values() if pace.turn_seconds)
    assert all(said(span(each), language) in page for each in seconds)


def test_the_rules_of_a_table_say_which_pace_is_its_own() -> None:
    page = on_paper(rules_screen(Rules(pace="slow"), PACE_PAGE)).split("\n")
    terms = on_paper(rules_screen(Rules(pace="slow"))).split("\n")

    assert page[1] == "Pace here: Slow"
    assert "Pace here: Slow" in terms


def test_rules_without_a_table_have_no_pace_of_their_own() -> None:
    assert "Pace here" not in on_paper(rules_screen(Rules()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", PACES)
def test_a_pace_is_typed_as_it_is_shown(language: str, key: PaceKey) -> None:
    shown = said(pace_name(key), language)

    assert read_command(f"/gin @Bob {shown}") == GinCommand("Bob", pace=key)
