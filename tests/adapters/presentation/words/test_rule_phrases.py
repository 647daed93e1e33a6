"""Rules as people type them: names of several words, values beside options, a no before them."""

import pytest

from adapters.presentation.catalog import Catalog
from adapters.presentation.refusals import refusal
from adapters.presentation.terms import variant_name
from adapters.presentation.words.commands import (
    GinCommand,
    RulesCommand,
    StatsCommand,
    read_command,
)
from adapters.presentation.words.topics import rules_asked
from engine.match.rules import CLASSIC_RULES, OptionValue, Rules
from engine.round.faults import Fault, NotAllowed
from engine.variants.presets import PRESETS
from tests.adapters.presentation.paper import said

LANGUAGES = Catalog.load().codes
SHOWN = [(key, said(variant_name(key), code)) for key in PRESETS for code in LANGUAGES]


def _asked(line: str) -> tuple[Rules | None, int]:
    command = read_command(line)
    assert isinstance(command, RulesCommand)
    return rules_asked(command.words)


def _challenged(line: str) -> Rules:
    command = read_command(f"/gin {line}")
    assert isinstance(command, GinCommand)
    return command.rules or CLASSIC_RULES


def _refused(line: str) -> NotAllowed:
    with pytest.raises(NotAllowed) as refused:
        read_command(line)
    return refused.value


@pytest.mark.parametrize(("key", "name"), SHOWN)
@pytest.mark.parametrize("write", [str, str.upper, lambda name: name.replace(" ", "-")])
def test_every_name_that_is_shown_of_a_system_can_be_typed(
    key: str, name: str, write: type[str]
) -> None:
    typed = write(name)

    assert _asked(f"/rules {typed}") == (Rules(key), 1)
    assert _challenged(f"@Bob {typed} bonus=0 oklahoma=no") == _challenged(
        f"@Bob {key} bonus=0 oklahoma=no"
    )
    assert read_command(f"/stats @Ann vs Bob {typed}") == StatsCommand("Ann", "Bob", key)


@pytest.mark.parametrize(
    ("line", "rules"),
    [
        ("standard 15", Rules("standard_15")),
        ("15 standard", Rules("standard_15")),
        ("Стандартный 20", Rules("standard_20")),
        ("standard 15 250", Rules("standard_15", 250)),
        ("standard 15 15", Rules("standard_15", 15)),
        ("standard 150", Rules("standard", 150)),
        ("standard, undercut 15", Rules("standard_15")),
    ],
)
def test_a_number_that_is_part_of_a_systems_name_is_no_target(line: str, rules: Rules) -> None:
    assert _challenged(line) == rules


@pytest.mark.parametrize(
    ("line", "key", "value"),
    [
        ("official-early -ties", "", None),
        ("-layoffs", "layoff_on_knock", False),
        ("−layoffs", "layoff_on_knock", False),
        ("- layoffs", "layoff_on_knock", False),
        ("no-layoffs", "layoff_on_knock", False),
        ("no layoffs", "layoff_on_knock", False),
        ("layoffs no", "layoff_on_knock", False),
        ("without-layoffs", "layoff_on_knock", False),
        ("без-приклада", "layoff_on_knock", False),
        ("без приклада", "layoff_on_knock", False),
        ("жоқ-қосу", "layoff_on_knock", False),
        ("қосу жоқ", "layoff_on_knock", False),
        ("-oklahoma", "", None),
        ("no-oklahoma", "", None),
        ("без-оклахомы", "", None),
        ("оклахома жоқ", "", None),
        ("-boxes", "box_bonus", 0),
        ("no-bonus", "game_bonus", 0),
        ("-shutout", "shutout", "none"),
    ],
)
def test_a_minus_or_a_no_switches_an_option_off(line: str, key: str, value: OptionValue) -> None:
    system = "official_early" if "early" in line else "classic"
    options = ((key, value),) if key else ()

    assert _challenged(line) == Rules(system, None, options)


@pytest.mark.parametrize("line", ["-knock", "no-gin", "без-джин", "no dealer"])
def test_what_can_not_be_switched_off_is_refused_with_what_it_may_be(line: str) -> None:
    assert _refused(f"/gin @Bob {line}").fault is Fault.OPTION_VALUES


@pytest.mark.parametrize("line", ["-remik", "-250", "no-oklahoma=yes", "no remik"])
def test_a_minus_before_anything_else_means_nothing(line: str) -> None:
    assert _refused(f"/gin @Bob {line}").fault is Fault.UNKNOWN_RULES


def test_a_no_between_two_options_is_the_second_ones() -> None:
    assert _challenged("oklahoma no spades") == _challenged("oklahoma spades=no")


@pytest.mark.parametrize(
    ("line", "same"),
    [
        ("gin 20", "gin=20"),
        ("knock 5", "knock=5"),
        ("undercut 15 250", "undercut=15 250"),
        ("knock any", "knock=any"),
        ("стук 5 250", "knock=5 250"),
        ("dealer chance", "dealer=chance"),
        ("match bonus 0", "match-bonus=0"),
        ("gin layoffs", "gin-layoffs"),
        ("big gin 250", "big-gin 250"),
        ("big gin=50", "big-gin=50"),
        ("oklahoma 150", "oklahoma=yes 150"),
    ],
)
def test_a_value_may_stand_beside_its_option(line: str, same: str) -> None:
    assert _challenged(line) == _challenged(same)


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("gin 26", ["gin=25", "gin=20", "gin=50"]),
        ("big-gin 50", ["big-gin=31", "big-gin=50", "big-gin=none"]),
    ],
)
def test_a_number_that_does_not_say_what_it_means_is_answered_with_what_can_be_typed(
    line: str, shown: list[str]
) -> None:
    sentence = said(refusal(_refused(f"/gin @Bob {line}")))

    assert [typed for typed in shown if typed not in sentence] == []


@pytest.mark.parametrize("line", ["remik, 250, oklahoma.", "remik. 250; oklahoma"])
def test_commas_and_full_stops_after_words_mean_nothing(line: str) -> None:
    command = read_command(f"/gin @Bob, {line}")

    assert command == GinCommand("Bob", rules=_challenged("remik 250 oklahoma"))


@pytest.mark.parametrize("line", ["1,000", "1 000", "1\u00a0000", "1\u202f000", "1.000", "1000"])
def test_a_thousand_may_be_written_as_it_is_shown(line: str) -> None:
    assert _challenged(f"@Bob remik {line}") == Rules("remik", 1000)


@pytest.mark.parametrize("line", ["12.5", "1,00", "10,50"])
def test_another_number_with_a_mark_in_it_is_no_target(line: str) -> None:
    assert _refused(f"/gin {line}").fault is Fault.UNKNOWN_RULES


@pytest.mark.parametrize(
    ("line", "first", "second"),
    [
        ("/gin classic remik", "classic", "remik"),
        ("/gin Palace app Straight gin", "Palace app", "Straight gin"),
        ("/gin 100 200", "100", "200"),
        ("/gin knock=5 limit 7", "knock=5", "limit=7"),
        ("/gin oklahoma -oklahoma", "oklahoma", "-oklahoma"),
        ("/gin bot steady casual", "steady", "casual"),
        ("/gin @Ann @Bob", "Ann", "Bob"),
        ("/gin @Bob bot", "Bob", "bot"),
        ("/stats @Ann @Bob", "Ann", "Bob"),
        ("/stats remik palace app", "remik", "palace app"),
    ],
)
def test_two_where_there_can_be_one_are_both_named(line: str, first: str, second: str) -> None:
    error = _refused(line)

    assert error.fault is Fault.TWO_NAMED
    assert error.blanks == {"first": first, "second": second}


@pytest.mark.parametrize(
    ("line", "same"),
    [
        ("bot computer", "bot"),
        ("casual easy", "casual"),
        ("remik ремик", "remik"),
        ("250 250", "250"),
        ("-layoffs layoffs=no", "layoffs=no"),
    ],
)
def test_the_same_said_twice_is_said_once(line: str, same: str) -> None:
    assert read_command(f"/gin {line}") == read_command(f"/gin {same}")
