"""What a page of the settings shows can be typed, in every language: each name, each value."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from adapters.presentation.catalog import language_codes
from adapters.presentation.place_values import value_codes, with_value
from adapters.presentation.refusals import refusal
from adapters.presentation.screen import Button
from adapters.presentation.screens import Own, settings_screen
from adapters.presentation.screens.settings.place_settings import Posted, place_settings_screen
from adapters.presentation.texts import text
from adapters.presentation.words.command import SettingsCommand
from adapters.presentation.words.commands import read_command
from adapters.presentation.words.place_words import read_place_settings
from adapters.presentation.words.settings_words import read_settings
from engine.match.people import Place
from engine.match.rules import Rules
from engine.round.faults import NotAllowed
from engine.service.intents import Choose, Look, SettingKey
from engine.service.ports import Person, PlaceSettings
from tests.adapters.presentation.paper import said

ADA = Person("ada", "Ada", zone="Asia/Almaty", quiet_from=1380, quiet_to=480)
OWN = (
    ADA,
    replace(ADA, hand_order="rank", notices=False, asks_discard=True, takes_challenges=False),
    replace(ADA, zone="Etc/GMT-5", quiet_from=0, quiet_to=0),
    replace(ADA, zone="", quiet_from=90, quiet_to=570),
)
PARLOUR = Place("web", "parlour", "Parlour", "club")
NOTHING = PlaceSettings("web:parlour")
PLACE_KEYS: tuple[SettingKey, ...] = (
    "place_rules", "place_pace", "place_language", "place_enders", "place_per_hour",
    "place_quiet", "place_chosen",
)  # fmt: skip
"""The settings of a place in the order of their buttons."""


def _asked(line: str) -> Choose | Look:
    command = read_command(line)
    assert isinstance(command, SettingsCommand)
    return (read_place_settings if command.here else read_settings)(command.words)


def _buttons(person: Person, page: str, language: str) -> Iterator[Button]:
    for row in settings_screen(Own(person, language, in_place=True), page).rows:
        yield from row


def _place_labels(settings: PlaceSettings, language: str) -> dict[SettingKey, str]:
    """Every setting on the first page of a place, and what its button says."""
    screen = place_settings_screen(Posted(PARLOUR, settings, may_change=True), "")
    labels = [
        button.label
        for row in screen.rows
        for button in row
        if button.label.key == "settings-value"
    ]
    return dict(zip(PLACE_KEYS, (said(label, language) for label in labels), strict=True))


@pytest.mark.parametrize("language", language_codes())
@pytest.mark.parametrize("person", OWN)
def test_every_setting_of_ones_own_is_typed_as_it_is_shown_with_its_value(
    person: Person, language: str
) -> None:
    person = replace(person, language=language)
    labels = {
        said(button.label, language)
        for page in ("", "quiet")
        for button in _buttons(person, page, language)
        if button.label.key == "settings-value" and button.intent != Look("settings", "block")
    }

    kept = {label: _asked(f"/settings {label}") for label in labels}

    assert len(kept) == 9
    assert all(isinstance(asked, Choose) for asked in kept.values())


@pytest.mark.parametrize("language", language_codes())
@pytest.mark.parametrize(("page", "name"), [
    ("lang", "setting-language"), ("quiet", "setting-quiet-from"), ("from", "settings-from"),
    ("to", "settings-to"), ("zone", "setting-zone"),
])  # fmt: skip
def test_every_value_on_a_page_is_typed_after_the_name_of_the_page(
    page: str, name: str, language: str
) -> None:
    buttons = [
        button
        for button in _buttons(ADA, page, language)
        if isinstance(button.intent, Choose) and "…" not in said(button.label, language)
    ]

    for button in buttons:
        shown = said(button.label, language).removeprefix("✓ ")
        asked = _asked(f"/settings {said(text(name), language)} {shown}")
        assert isinstance(asked, Choose)
        assert isinstance(button.intent, Choose)
        assert (asked.key, asked.value) == (button.intent.key, button.intent.value)
    assert len(buttons) > 2


@pytest.mark.parametrize("language", language_codes())
@pytest.mark.parametrize("key", PLACE_KEYS)
def test_every_setting_of_a_place_is_typed_as_it_is_shown_with_each_of_its_values(
    key: SettingKey, language: str
) -> None:
    for code in value_codes(key):
        label = _place_labels(with_value(NOTHING, key, code), language)[key]
        asked = _asked(f"/settings here {label}")
        assert isinstance(asked, Choose)
        assert (asked.key, asked.value) == (key, code)


@pytest.mark.parametrize("language", language_codes())
def test_rules_with_another_target_are_typed_as_they_are_shown(language: str) -> None:
    settings = replace(NOTHING, rules=Rules("remik", 250))

    label = _place_labels(settings, language)["place_rules"]

    asked = _asked(f"/settings here {label}")
    assert isinstance(asked, Choose)
    assert with_value(NOTHING, asked.key, asked.value).rules == Rules("remik", 250)


@pytest.mark.parametrize(
    ("line", "key", "value"),
    [
        ("/settings order by suit", "hand_order", "suit"),
        ("/settings quiet hours 23-8", "quiet_from", "1380-480"),
        ("/settings turn notices off", "notices", "off"),
        ("/settings ask before discarding on", "asks_discard", "on"),
        ("/настройки порядок по мастям", "hand_order", "suit"),
        ("/настройки тихие часы 23-8", "quiet_from", "1380-480"),
        ("/настройки часовой пояс Москва", "zone", "Europe~Moscow"),
        ("/баптаулар бұғаттан шығару @Bob", "unblock", "Bob"),
        ("/баптаулар тыныш сағаттар 23-тен 8-ге дейін", "quiet_from", "1380-480"),
        ("/settings from 11pm to 8 am", "quiet_from", "1380-480"),
        ("/settings block here", "block", "here"),
        ("/settings block @here", "block", "here"),
        ("/settings here end anybody here", "place_enders", "anyone"),
    ],
)
def test_what_people_read_they_may_type(line: str, key: str, value: str) -> None:
    asked = _asked(line)

    assert isinstance(asked, Choose)
    assert (asked.key, asked.value) == (key, value)


@pytest.mark.parametrize(
    ("line", "allowed"),
    [
        ("notices maybe", "on, off"),
        ("order colour", "by suit, by rank"),
        ("quiet sometimes", "23:00–8:00, off"),
        ("until noon", "8:00"),
        ("here limit many", "any number, 1–999"),
        ("here end nobody", "players alone, admins too, anybody here"),
        ("here pace swift", "Casual (as everywhere), No clock, Live, Casual, Slow"),
        ("here quiet perhaps", "on, off"),
    ],
)
def test_what_is_no_value_is_told_which_are(line: str, allowed: str) -> None:
    with pytest.raises(NotAllowed) as refused:
        _asked(f"/settings {line}")

    assert said(refusal(refused.value)).endswith(f"You can type {allowed}.")
