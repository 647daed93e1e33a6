"""Typed words find their rules, and the page of them or of the help, in every language."""

import pytest

from adapters.presentation.words.rule_words import preset_words
from adapters.presentation.words.topics import help_topic, rules_asked
from engine.match.rules import Rules
from engine.round.faults import Fault, NotAllowed
from engine.variants.house import with_option

OKLAHOMA = with_option(Rules("remik"), "oklahoma", value=True)


@pytest.mark.parametrize(
    ("typed", "page"),
    [
        pytest.param("", 1, id="nothing is the first page"),
        pytest.param("3", 3, id="its number"),
        pytest.param("score", 5, id="its name"),
        pytest.param("GIN", 4, id="a word of its heading in any case"),
        pytest.param("knock and gin", 4, id="its heading"),
        pytest.param("матч", 6, id="a word of its heading in another language"),
        pytest.param("pace", 11, id="what it says of time"),
        pytest.param("live", 11, id="a pace"),
        pytest.param("без часов", 11, id="a pace of two words"),
        pytest.param("systems", 9, id="all the systems"),
        pytest.param("11", 11, id="the last, though it could be a target"),
    ],
)
def test_a_page_of_the_rules_at_hand_is_found(typed: str, page: int) -> None:
    assert rules_asked(typed.split()) == (None, page)


@pytest.mark.parametrize(
    ("typed", "rules", "page"),
    [
        pytest.param("remik", Rules("remik"), 1, id="a system"),
        pytest.param("palace", Rules("online"), 1, id="by its other name"),
        pytest.param("ремик оклахома", OKLAHOMA, 1, id="with an option, in Russian"),
        pytest.param("oklahoma remik", OKLAHOMA, 1, id="in any order"),
        pytest.param("old 250", Rules("old", 250), 1, id="with a target"),
        pytest.param("remik example", Rules("remik"), 7, id="and a page by its name"),
        pytest.param("5 remik", Rules("remik"), 5, id="and a page by its number"),
        pytest.param("knock=5", with_option(Rules(), "knock_limit", 5), 1, id="an option alone"),
        pytest.param("remik knock", Rules("remik"), 4, id="a page that is an option's name too"),
        pytest.param("standard15", Rules("standard_15"), 1, id="without its hyphen"),
    ],
)
def test_rules_are_found_by_their_words(typed: str, rules: Rules, page: int) -> None:
    assert rules_asked(typed.split()) == (rules, page)


@pytest.mark.parametrize("word", sorted(preset_words()))
def test_no_system_is_taken_for_a_page(word: str) -> None:
    rules, page = rules_asked([word])

    assert (rules, page) == (Rules(preset_words()[word]), 1)


@pytest.mark.parametrize("typed", ["nosuch", "0x", "²", "old nosuch"])
def test_rules_that_there_are_not_are_named(typed: str) -> None:
    with pytest.raises(NotAllowed) as refusal:
        rules_asked(typed.split())

    assert refusal.value.fault is Fault.NO_SUCH_PAGE
    assert refusal.value.blanks == {"name": typed.rsplit(maxsplit=1)[-1]}


def test_a_mistyped_system_is_answered_with_the_nearest() -> None:
    with pytest.raises(NotAllowed) as refusal:
        rules_asked(["tournamnet"])

    assert refusal.value.fault is Fault.UNKNOWN_WORD
    assert refusal.value.blanks == {
        "argument": "tournamnet",
        "suggested": "words-preset-tournament",
    }


@pytest.mark.parametrize(
    ("typed", "fault"),
    [
        ("0", Fault.TARGET_RANGE),
        ("strict ace=1", Fault.OPTION_NEEDS),
        ("old remik", Fault.TWO_NAMED),
    ],
)
def test_rules_that_can_not_be_played_are_refused_with_the_reason(
    typed: str, fault: Fault
) -> None:
    with pytest.raises(NotAllowed) as refusal:
        rules_asked(typed.split())

    assert refusal.value.fault is fault


@pytest.mark.parametrize(
    ("typed", "topic"),
    [("", ""), ("knock", "knock"), ("Knocking", "knock"), ("starting", "start")],
)
def test_a_page_of_the_help_is_found(typed: str, topic: str) -> None:
    assert help_topic(typed) == topic


def test_a_page_of_the_help_that_there_is_not_is_named() -> None:
    with pytest.raises(NotAllowed) as refusal:
        help_topic("nosuch")

    assert refusal.value.fault is Fault.NO_SUCH_PAGE
