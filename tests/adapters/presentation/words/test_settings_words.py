"""What of their settings people change by words."""

from itertools import combinations

import pytest

from adapters.presentation.words.settings_words import read_settings
from adapters.presentation.words.spelling import meanings
from engine.round.faults import Fault, NotAllowed
from engine.service.intents import Choose, Look

SETTINGS = (
    "language", "notices", "asks-discard", "hand-order", "quiet-from", "zone", "takes-challenges",
    "block", "unblock",
)  # fmt: skip


@pytest.mark.parametrize(
    ("typed", "page"),
    [
        ("", ""),
        ("language", "lang"),
        ("zone", "zone"),
        ("тишина", "quiet"),
        ("бұғат", "block"),
        ("notices", ""),
    ],
)
def test_a_setting_without_a_value_shows_its_page(typed: str, page: str) -> None:
    assert read_settings(typed.split()) == Look("settings", page)


@pytest.mark.parametrize(
    ("typed", "key", "value"),
    [
        ("notices off", "notices", "off"),
        ("NOTICES On", "notices", "on"),
        ("напоминания нет", "notices", "off"),
        ("ask yes", "asks_discard", "on"),
        ("тастау қос", "asks_discard", "on"),
        ("order rank", "hand_order", "rank"),
        ("порядок масть", "hand_order", "suit"),
        ("challenges off", "takes_challenges", "off"),
        ("language kk", "language", "kk"),
        ("язык English", "language", "en"),
        ("zone Asia/Tokyo", "zone", "Asia~Tokyo"),
        ("пояс Нью-Йорк", "zone", "America~New_York"),
        ("zone New York", "zone", "America~New_York"),
        ("zone off", "zone", "none"),
        ("block Ann Lee", "block", "Ann Lee"),
        ("unblock Ann", "unblock", "Ann"),
        ("quiet off", "quiet_from", "off"),
        ("quiet 23-8", "quiet_from", "1380-480"),
        ("quiet 23 8", "quiet_from", "1380-480"),
        ("quiet 23:30–07:15", "quiet_from", "1410-435"),
        ("quiet 23.30 - 7", "quiet_from", "1410-420"),
        ("quiet 24-9", "quiet_from", "0-540"),
        ("quiet from 11pm to 8 am", "quiet_from", "1380-480"),
        ("quiet 12am-12pm", "quiet_from", "0-720"),
        ("тишина с 23 до 8", "quiet_from", "1380-480"),
        ("тыныштық 23 және 8", "quiet_from", "1380-480"),
    ],
)
def test_a_setting_is_chosen_by_words(typed: str, key: str, value: str) -> None:
    chosen = read_settings(typed.split())

    assert isinstance(chosen, Choose)
    assert (chosen.key, chosen.value) == (key, value)


@pytest.mark.parametrize(
    ("typed", "fault"),
    [
        ("nonsense", Fault.UNKNOWN_SETTING),
        ("nonsense on", Fault.UNKNOWN_SETTING),
        ("notices maybe", Fault.BAD_VALUE),
        ("order colour", Fault.BAD_VALUE),
        ("language xx", Fault.UNKNOWN_LANGUAGE),
        ("zone Atlantis", Fault.UNKNOWN_ZONE),
        ("quiet sometimes", Fault.BAD_VALUE),
        ("quiet 23", Fault.BAD_VALUE),
        ("quiet 25-8", Fault.BAD_VALUE),
        ("quiet 23-8:75", Fault.BAD_VALUE),
        ("quiet 13pm-8", Fault.BAD_VALUE),
        ("quiet 0pm-8", Fault.BAD_VALUE),
        ("quiet 8-8", Fault.NO_NIGHT),
        ("quiet 0-24", Fault.NO_NIGHT),
        ("quiet 23-8-9", Fault.BAD_VALUE),
    ],
)
def test_what_makes_no_sense_is_refused(typed: str, fault: Fault) -> None:
    with pytest.raises(NotAllowed) as refused:
        read_settings(typed.split())

    assert refused.value.fault is fault


@pytest.mark.parametrize(("one", "other"), [*combinations(SETTINGS, 2)])
def test_no_word_means_two_settings(one: str, other: str) -> None:
    assert not meanings(f"words-setting-{one}") & meanings(f"words-setting-{other}")
