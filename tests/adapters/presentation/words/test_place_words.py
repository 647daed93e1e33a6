"""What of a place's settings is changed by words."""

from itertools import combinations

import pytest

from adapters.presentation.codes import rules_code
from adapters.presentation.place_values import value_text
from adapters.presentation.screens.settings.place_settings import LOG, PAGES
from adapters.presentation.texts import hyphened, text
from adapters.presentation.words.place_words import read_place_settings
from adapters.presentation.words.spelling import meanings, plain
from engine.match.rules import Rules
from engine.round.faults import Fault, NotAllowed
from engine.service.intents import Choose, Look

SETTINGS = tuple(hyphened(key) for key in PAGES if key)


@pytest.mark.parametrize(
    ("typed", "page"),
    [
        ("", "p"),
        ("rules", "pr"),
        ("темп", "pp"),
        ("тіл", "pl"),
        ("limit", "ph"),
        ("тихо", "p"),
        ("журнал", LOG),
        ("Changes", LOG),
    ],
)
def test_a_setting_without_a_value_shows_its_page(typed: str, page: str) -> None:
    assert read_place_settings(typed.split()) == Look("settings", page)


@pytest.mark.parametrize(
    ("typed", "key", "value"),
    [
        ("rules remik 250", "place_rules", rules_code(Rules("remik", 250))),
        ("rules usual", "place_rules", ""),
        ("ережелер ремик", "place_rules", rules_code(Rules("remik"))),
        ("pace without a clock", "place_pace", "none"),
        ("pace default", "place_pace", ""),
        ("скорость по переписке", "place_pace", "slow"),
        ("language English", "place_language", "en"),
        ("ending admins", "place_enders", "admins"),
        ("завершать кто угодно", "place_enders", "anyone"),
        ("limit 005", "place_per_hour", "5"),
        ("limit no", "place_per_hour", "0"),
        ("столы сколько угодно", "place_per_hour", "0"),
        ("тыныш қос", "place_quiet", "on"),
        ("play off", "place_chosen", "off"),
    ],
)
def test_a_setting_with_a_value_is_chosen(typed: str, key: str, value: str) -> None:
    chosen = read_place_settings(typed.split())

    assert isinstance(chosen, Choose)
    assert (chosen.key, chosen.value) == (key, value)


@pytest.mark.parametrize(
    ("typed", "fault"),
    [
        ("weather", Fault.UNKNOWN_SETTING),
        ("quiet perhaps", Fault.BAD_VALUE),
        ("quiet 23-8", Fault.QUIET_HOURS_OWN),
        ("тишина с 23 до 8", Fault.QUIET_HOURS_OWN),
        ("limit -1", Fault.BAD_VALUE),
        ("limit ²", Fault.BAD_VALUE),
        ("rules remik old", Fault.TWO_NAMED),
    ],
)
def test_what_makes_no_sense_is_refused(typed: str, fault: Fault) -> None:
    with pytest.raises(NotAllowed) as refusal:
        read_place_settings(typed.split())

    assert refusal.value.fault is fault


@pytest.mark.parametrize(("one", "other"), list(combinations((*SETTINGS, "place-log"), 2)))
def test_no_word_means_two_settings(one: str, other: str) -> None:
    spelled = [set(map(plain, meanings(f"words-setting-{key}"))) for key in (one, other)]

    assert not spelled[0] & spelled[1]


@pytest.mark.parametrize("code", ["glacial", "?"])
def test_a_value_that_an_older_version_wrote_says_nothing(code: str) -> None:
    assert value_text("place_pace", code) == value_text("place_rules", code) == text("cell-none")
