"""What is offered for rules while somebody types: names and words that are understood."""

import pytest
from structlog.testing import capture_logs

from adapters.discord.inbound.completion import LONGEST, MOST, rules_choices
from adapters.discord.inbound.labels import Label, as_typed, labels
from adapters.presentation.words.commands import GinCommand, read_command
from engine.match.rules import Rules
from tests.adapters.discord.hall import Hall

LANGUAGES = ("en", "ru", "kk")
BEGINNINGS = (
    "",
    "o",
    "о",
    "remik ",
    "ремик ",
    "strict knock",
    "standard 2",
    "Классический дж",
    "g",
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", BEGINNINGS)
def test_everything_that_is_offered_is_understood_and_fits(typed: str, language: str) -> None:
    lines = rules_choices(typed, language)

    assert len(lines) <= MOST
    assert len(set(lines)) == len(lines)
    for line in lines:
        assert 0 < len(line.shown) <= LONGEST
        assert 0 < len(line.typed) <= LONGEST
        assert isinstance(_rules(line.typed), Rules)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_offered_means_the_same_by_what_it_is_called(language: str) -> None:
    shown = [f"remik {label.shown} 200" for label in labels(language)]

    typed = [f"remik {label.typed} 200" for label in labels(language)]
    assert [as_typed(line) for line in shown] == typed


@pytest.mark.parametrize(
    ("typed", "language", "expected"),
    [
        pytest.param("okl", "ru", "oklahoma=yes", id="English words in every language"),
        pytest.param("окл", "ru", "оклахома=да", id="one's own words"),
        pytest.param("remik okl", "en", "remik oklahoma=yes", id="after what was typed before"),
        pytest.param(
            "Oklahoma: yes big", "en", "oklahoma=yes big-gin=31", id="after what was chosen before"
        ),
        pytest.param("Classic gin r", "en", "Classic gin rummy", id="a name of several words"),
        pytest.param("ремик", "kk", "Ремик", id="systems by their names"),
    ],
)
def test_what_begins_so_is_offered(typed: str, language: str, expected: str) -> None:
    assert expected in [line.typed for line in rules_choices(typed, language)]


def test_an_option_is_offered_by_what_it_is_called() -> None:
    assert Label("Большой джин: не играется", "большой-джин=без") in rules_choices("большой", "ru")


def test_what_makes_no_sense_leads_nowhere() -> None:
    assert rules_choices("zzz qqq", "en") == ()
    assert rules_choices("250 300 ", "en") == ()


async def test_choices_come_in_ones_own_language_while_one_types(hall: Hall) -> None:
    ann = hall.user("Ann", locale="ru")
    room = hall.club(ann)

    answer = await ann.complete(room, "gin", "rules", "окл").answer()

    assert answer.type == "choices"
    assert [choice.value for choice in answer.choices][:2] == ["оклахома=да", "оклахома=нет"]


async def test_a_language_that_was_chosen_counts_more_than_that_of_the_client(hall: Hall) -> None:
    ann = hall.user("Ann", locale="ru")
    room = hall.club(ann)
    await hall.typed(ann, room, "language", language="kk")

    answer = await ann.complete(room, "gin", "rules", "").answer()

    assert answer.choices[0].value == "Классикалық джин рамми"


async def test_choices_that_are_lost_on_the_way_are_no_error(hall: Hall) -> None:
    ann = hall.user("Ann")
    room = hall.club(ann)
    lost = hall.server.fault("POST /interactions/{interaction}/{token}/callback", drop=True)

    with capture_logs() as log:
        ann.complete(room, "gin", "rules", "rem")
        await hall.server.until(lambda: lost.met)
        await hall.quiet()
    again = await ann.complete(room, "gin", "rules", "rem").answer()

    assert [line for line in log if line["log_level"] == "error"] == []
    assert again.type == "choices"


async def test_whoever_only_types_is_not_met_yet(hall: Hall) -> None:
    ann = hall.user("Ann")
    room = hall.club(ann)

    await ann.complete(room, "gin", "rules", "rem").answer()

    assert await hall.counter.store.person_of("discord", str(ann.id)) is None


def _rules(line: str) -> Rules | None:
    command = read_command(f"/gin {line}")
    assert isinstance(command, GinCommand)
    return command.rules
