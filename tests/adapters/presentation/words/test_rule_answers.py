"""Rules as people type them: suggestions, pages, and options that make no difference."""

import pytest

from adapters.presentation.catalog import Catalog
from adapters.presentation.refusals import refusal
from adapters.presentation.words.commands import (
    GinCommand,
    RulesCommand,
    StatsCommand,
    read_command,
)
from adapters.presentation.words.topics import rules_asked
from engine.match.rules import CLASSIC_RULES, Rules
from engine.round.faults import Fault, NotAllowed
from tests.adapters.presentation.paper import said

LANGUAGES = Catalog.load().codes


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


@pytest.mark.parametrize(
    ("line", "language", "word"),
    [
        ("earl", "en", "official-early"),
        ("remk", "en", "remik"),
        ("remk", "ru", "ремик"),
        ("турнр", "ru", "турнир"),
        ("оклохома", "kk", "оклахома"),
        ("standart-15", "en", "standard-15"),
    ],
)
def test_a_suggestion_is_in_the_readers_language_as_people_write_it(
    line: str, language: str, word: str
) -> None:
    sentence = said(refusal(_refused(f"/gin @Bob {line}")), language)

    assert word in sentence.replace(f"“{line}”", "").replace(f"«{line}»", "")


@pytest.mark.parametrize("name", ['"J.R."', "J.R.", "@J.R."])
def test_a_full_stop_that_ends_a_name_stays(name: str) -> None:
    assert read_command(f"/stats {name}") == StatsCommand("J.R.")


@pytest.mark.parametrize(
    ("line", "page"),
    [
        ("systems", 9),
        ("systems 1", 9),
        ("systems 2", 10),
        ("systems, 2.", 10),
        ("виды правил 2", 10),
    ],
)
def test_the_second_page_of_systems_is_found_by_its_number(line: str, page: int) -> None:
    assert _asked(f"/rules {line}") == (None, page)


def test_an_option_with_its_number_is_no_page() -> None:
    assert _asked("/rules remik knock 5") == (_challenged("remik knock=5"), 1)


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("straight undercut=10", Fault.NO_KNOCKS),
        ("straight -layoffs", Fault.NO_KNOCKS),
        ("knock=0 -ties", Fault.NO_KNOCKS),
        ("box=0 box-when=once", Fault.NO_BOXES),
        ("standard oklahoma extra", Fault.NO_BOXES),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_makes_no_difference_is_refused_with_a_sentence(
    line: str, fault: Fault, language: str
) -> None:
    error = _refused(f"/gin @Bob {line}")

    assert error.fault is fault
    assert said(refusal(error), language).endswith(".")


def test_what_others_need_may_be_named_after_them() -> None:
    extra = _challenged("standard extra oklahoma box-when=once box=25")

    assert dict(extra.options).keys() == {
        "oklahoma",
        "oklahoma_extra_boxes",
        "box_bonus",
        "box_when",
    }
