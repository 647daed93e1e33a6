"""Paces as people type them with a challenge, in every language."""

import pytest

from adapters.presentation.catalog import Catalog
from adapters.presentation.words.commands import GinCommand, read_command
from adapters.presentation.words.pace_words import pace_words
from adapters.presentation.words.rule_words import is_without, option_words, preset_words
from adapters.presentation.words.spelling import listed, meanings, plain
from engine.match.pace import PACES, PaceKey
from engine.match.rules import Rules
from engine.opponents import ALL
from engine.round.faults import Fault, NotAllowed

LANGUAGES = Catalog.load().codes


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", PACES)
def test_every_word_for_a_pace_is_understood_with_a_challenge(language: str, key: PaceKey) -> None:
    words = listed(language, f"words-pace-{key}")

    asked = {read_command(f"/gin @Bob {word}") for word in words}

    assert asked == {GinCommand("Bob", pace=key)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", PACES)
def test_a_pace_may_be_introduced_as_one(language: str, key: PaceKey) -> None:
    said = listed(language, "words-pace")[0]

    assert read_command(f"/gin {said}={key}") == GinCommand(pace=key)


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("live @Bob 250", GinCommand("Bob", rules=Rules(target=250), pace="live")),
        ("@Bob no clock remik", GinCommand("Bob", rules=Rules("remik"), pace="none")),
        ("@Боб ремик без часов", GinCommand("Боб", rules=Rules("remik"), pace="none")),
        ("@Bob Live live", GinCommand("Bob", pace="live")),
        ("bot slow", GinCommand(solo=True, pace="slow")),
        ("bot casual live", GinCommand(computer="casual", pace="live")),
        ("casual live bot", GinCommand(computer="casual", pace="live")),
        ("steady live", GinCommand(computer="steady", pace="live")),
        ("easy pace=casual", GinCommand(computer="casual", pace="casual")),
        ("casual untimed", GinCommand(computer="casual", pace="none")),
        ("casual pace=casual", GinCommand(pace="casual")),
    ],
)
def test_a_pace_stands_anywhere_among_the_words(line: str, command: GinCommand) -> None:
    assert read_command(f"/gin {line}") == command


def test_casual_is_a_pace_beside_a_name_and_a_computer_player_without_one() -> None:
    with_name = read_command("/gin @Bob casual")

    assert with_name == GinCommand("Bob", pace="casual")
    assert read_command("/gin casual") == GinCommand(computer="casual")


@pytest.mark.parametrize(
    ("line", "first", "second"),
    [
        ("@Bob live slow", "live", "slow"),
        ("@Bob slow casual", "slow", "casual"),
        ("@Bob casual live", "live", "casual"),
        ("casual slow", "slow", "casual"),
        ("live casual", "live", "casual"),
        ("@Bob bot casual", "Bob", "casual"),
        ("@Bob steady", "Bob", "steady"),
    ],
)
def test_two_that_exclude_each_other_are_refused(line: str, first: str, second: str) -> None:
    with pytest.raises(NotAllowed) as refused:
        read_command(f"/gin {line}")

    assert refused.value.fault is Fault.TWO_NAMED
    assert refused.value.blanks == {"first": first, "second": second}


@pytest.mark.parametrize("word", ["rhythm=live", "pace=quick"])
def test_a_pace_that_is_none_is_refused(word: str) -> None:
    with pytest.raises(NotAllowed) as refused:
        read_command(f"/gin {word}")

    assert refused.value.fault in {Fault.BAD_ARGUMENT, Fault.UNKNOWN_RULES}


def test_a_name_in_two_words_is_no_pace() -> None:
    assert read_command('/gin "no clock"') == GinCommand("no clock")


def test_no_word_for_a_pace_means_anything_else() -> None:
    computers = {plain(word) for key in ALL for word in meanings(f"words-{key}")}
    taken = {*preset_words(), *option_words(), *(computers - {"casual"})}

    assert not taken & set(pace_words())
    assert not [word for word in pace_words() if is_without(word)]
