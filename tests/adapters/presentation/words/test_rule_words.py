"""Typed rules, in every language's words."""

import pytest

from adapters.presentation.catalog import Catalog
from adapters.presentation.options import is_number, option_name, typed_key, value_name
from adapters.presentation.refusals import refusal
from adapters.presentation.texts import hyphened
from adapters.presentation.words.rule_words import (
    option_words,
    preset_words,
    read_rules_words,
    value_words,
)
from adapters.presentation.words.spelling import meanings, plain
from engine.match.rules import OptionValue, Rules
from engine.opponents import ALL
from engine.round.faults import Fault, NotAllowed
from engine.variants.house import with_option
from engine.variants.options import OPTIONS
from engine.variants.presets import ALIASES, PRESETS
from tests.adapters.presentation.paper import said

LANGUAGES = Catalog.load().codes
EVERY_VALUE = [(key, value) for key, option in OPTIONS.items() for value in option.values]
PLAYABLE = Rules("classic", None, (("oklahoma", True),))
"""Rules under which every option but the knock limit means something."""


@pytest.mark.parametrize(
    ("line", "rules"),
    [
        ("", Rules()),
        ("remik", Rules("remik")),
        ("250", Rules(target=250)),
        ("100", Rules()),
        ("classic", Rules()),
        ("palace", Rules("online")),
        ("Standard-15", Rules("standard_15")),
        ("standard_15", Rules("standard_15")),
        ("STANDARD15", Rules("standard_15")),
        ("ремик-свободный 50", Rules("remik_free", 50)),
        ("oklahoma", Rules(options=(("oklahoma", True),))),
        ("big-gin", Rules(options=(("big_gin_bonus", 31),))),
        ("biggin=50", Rules(options=(("big_gin_bonus", 50),))),
        ("standard biggin=no", Rules("standard", None, (("big_gin_bonus", None),))),
        ("undercut:15", Rules(options=(("undercut_bonus", 15),))),
        ("knock=any", Rules(options=(("knock_limit", None),))),
        ("layoff_on_knock=no", Rules(options=(("layoff_on_knock", False),))),
        ("shutout=no", Rules(options=(("shutout", "none"),))),
        ("box=no", Rules(options=(("box_bonus", 0),))),
        ("сдаёт=младшая", Rules(options=(("first_dealer", "low_cut"),))),
        ("сдает=МЛАДШАЯ", Rules(options=(("first_dealer", "low_cut"),))),
        ("қағу=5 теңдік=жоқ", Rules(options=(("knock_limit", 5), ("undercut_on_tie", False)))),
    ],
)
def test_rules_are_understood(line: str, rules: Rules) -> None:
    assert read_rules_words(line.split()) == rules


def test_the_order_of_the_words_makes_no_difference() -> None:
    line = ["spades=no", "remik", "undercut=15", "250", "oklahoma"]

    assert read_rules_words(line) == read_rules_words(line[::-1])
    assert read_rules_words(line) == Rules(
        "remik", 250, (("oklahoma", True), ("spade_double", False), ("undercut_bonus", 15))
    )


@pytest.mark.parametrize(
    ("line", "fault", "blanks"),
    [
        pytest.param("tomorrow", Fault.BAD_ARGUMENT, {"argument": "tomorrow"}, id="no such word"),
        pytest.param(
            "remik old", Fault.TWO_NAMED, {"first": "remik", "second": "old"}, id="two systems"
        ),
        pytest.param("50 60", Fault.TWO_NAMED, {"first": "50", "second": "60"}, id="two targets"),
        pytest.param(
            "remik=3", Fault.BAD_ARGUMENT, {"argument": "remik=3"}, id="a system's value"
        ),
        pytest.param(
            "knock=5 limit=7",
            Fault.TWO_NAMED,
            {"first": "knock=5", "second": "limit=7"},
            id="an option twice",
        ),
        pytest.param(
            "remk",
            Fault.UNKNOWN_WORD,
            {"argument": "remk", "suggested": "words-preset-remik"},
            id="mistyped",
        ),
        pytest.param(
            "undercutt=15",
            Fault.UNKNOWN_WORD,
            {"argument": "undercutt=15", "suggested": "words-option-undercut-bonus"},
            id="a mistyped option",
        ),
        pytest.param("5", Fault.TARGET_RANGE, {"low": 10, "high": 1000}, id="too short a match"),
        pytest.param(
            "knock",
            Fault.OPTION_VALUES,
            {"option": "knock_limit", "values": "knock_limit"},
            id="a number is missing",
        ),
        pytest.param(
            "knock=6",
            Fault.OPTION_VALUES,
            {"option": "knock_limit", "values": "knock_limit"},
            id="a number that there is not",
        ),
        pytest.param(
            "knock=no",
            Fault.OPTION_VALUES,
            {"option": "knock_limit", "values": "knock_limit"},
            id="no knock, or no limit?",
        ),
        pytest.param(
            "oklahoma=maybe",
            Fault.OPTION_VALUES,
            {"option": "oklahoma", "values": "oklahoma"},
            id="neither yes nor no",
        ),
        pytest.param(
            "spades",
            Fault.OPTION_NEEDS,
            {"option": "spade_double", "needs": "oklahoma"},
            id="needs",
        ),
        pytest.param(
            "knock=5 oklahoma",
            Fault.OPTION_BARRED,
            {"option": "knock_limit", "bars": "oklahoma"},
            id="bars",
        ),
        pytest.param("straight oklahoma", Fault.OKLAHOMA_STRAIGHT, {}, id="gin alone counts"),
    ],
)
def test_rules_that_make_no_sense_are_refused(
    line: str, fault: Fault, blanks: dict[str, object]
) -> None:
    with pytest.raises(NotAllowed) as refused:
        read_rules_words(line.split())

    assert (refused.value.fault, refused.value.blanks) == (fault, blanks)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("line", ["knock=6", "oklahoma=maybe", "shutout", "biggin=3"])
def test_who_says_too_little_is_told_what_can_be_typed(language: str, line: str) -> None:
    with pytest.raises(NotAllowed) as refused:
        read_rules_words([line])

    sentence = said(refusal(refused.value), language)

    key = str(refused.value.blanks["option"])
    assert said(option_name(key), language) in sentence
    for value in OPTIONS[key].values:
        assert _typeable(key, value, language) <= set(value_words(key))
        assert any(word in sentence for word in _shown(key, value, language))


@pytest.mark.parametrize("key", [*PRESETS, *ALIASES])
def test_every_system_is_understood_by_its_key(key: str) -> None:
    assert read_rules_words([key]) == Rules(ALIASES.get(key, key))


@pytest.mark.parametrize(("key", "value"), EVERY_VALUE)
def test_every_value_of_every_option_can_be_typed_in_every_language(
    key: str, value: OptionValue
) -> None:
    names = meanings(f"words-option-{hyphened(key)}") | {key}
    spelled = [
        word for word, meant in value_words(key).items() if meant is value or meant == value
    ]
    start = Rules() if key in {"knock_limit", "oklahoma"} else PLAYABLE
    helped = [] if key in {"knock_limit", "oklahoma"} else ["oklahoma"]

    read = {read_rules_words([*helped, f"{name}={word}"]) for name in names for word in spelled}

    assert spelled
    assert read == {with_option(start, key, value)}


def test_no_word_means_two_things() -> None:
    lines = [
        *((f"words-preset-{hyphened(key)}", key) for key in PRESETS),
        *((f"words-option-{hyphened(key)}", key) for key in OPTIONS),
        *((f"words-{key}", key) for key in ("computer", *ALL)),
    ]
    meant: dict[str, set[str]] = {}
    for line, key in lines:
        for word in {*map(plain, meanings(line)), plain(key)}:
            meant.setdefault(word, set()).add(line)

    assert {word: found for word, found in meant.items() if len(found) > 1} == {}
    assert not preset_words().keys() & option_words().keys()


@pytest.mark.parametrize("key", OPTIONS)
def test_no_word_means_two_values(key: str) -> None:
    lines = {typed_key(key, value) for value in OPTIONS[key].values if not is_number(value)}
    words = [plain(word) for line in lines for word in meanings(line)]

    assert all(words.count(word) == 1 for word in words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", OPTIONS)
def test_every_option_and_each_of_its_values_has_a_name_of_its_own(
    language: str, key: str
) -> None:
    names = [said(value_name(key, value), language) for value in OPTIONS[key].values]

    assert len(set(names)) == len(names)
    assert said(option_name(key), language)


def test_no_two_options_are_called_the_same() -> None:
    for language in LANGUAGES:
        names = [said(option_name(key), language) for key in OPTIONS]

        assert len(set(names)) == len(names)


def _shown(key: str, value: OptionValue, language: str) -> tuple[str, ...]:
    """What a list of the values may say for one of them."""
    if is_number(value):
        return (str(value),)
    line = Catalog.load().bundle(language).get_message(typed_key(key, value)).value
    assert line is not None
    return tuple(str(Catalog.load().bundle(language).format_pattern(line)[0]).split(", "))


def _typeable(key: str, value: OptionValue, language: str) -> set[str]:
    return set(map(plain, _shown(key, value, language)))
