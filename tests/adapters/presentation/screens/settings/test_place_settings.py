"""The pages of a place's settings: where their buttons lead and stay, and who may press them."""

from dataclasses import replace

import pytest

from adapters.presentation.place_values import value_code, with_value
from adapters.presentation.screens.rules.systems import SYSTEM_PAGES
from adapters.presentation.screens.settings.place_settings import (
    LOG_LINES,
    PAGES,
    place_settings_screen,
)
from adapters.presentation.texts import text
from adapters.presentation.tokens import MAX_BYTES, Tokens
from engine.match.rules import Rules
from engine.service.intents import Choose, Look, SettingKey
from engine.service.ports import PlaceSettings
from tests.adapters.presentation.paper import buttons, on_paper
from tests.adapters.presentation.place_scenes import (
    LOG,
    NEW,
    READ,
    SCENES,
    SETTLED,
)
from tests.adapters.presentation.place_scenes import PAGES as CHOICES

SETTINGS = tuple(key for key in PAGES if key)


@pytest.mark.parametrize("choice", CHOICES)
def test_buttons_keep_their_places_whatever_is_chosen(choice: str) -> None:
    usual = replace(SETTLED, settings=with_value(SETTLED.settings, "place_per_hour", "5"))
    sizes = [
        [len(row) for row in place_settings_screen(posted, choice).rows]
        for posted in (NEW, usual, replace(READ, settings=usual.settings))
    ]

    assert sizes[0] == sizes[1] == sizes[2]


@pytest.mark.parametrize("choice", CHOICES)
def test_who_is_no_admin_reads_all_and_chooses_nothing(choice: str) -> None:
    screen = place_settings_screen(READ, choice)

    pressable = [button for row in screen.rows for button in row if button.enabled]
    assert pressable
    assert not [button for button in pressable if isinstance(button.intent, Choose)]


def test_who_is_no_admin_is_told_why_nothing_can_be_chosen() -> None:
    quiet = buttons(place_settings_screen(READ, "p"))["Quiet mode: on"]

    assert (quiet.enabled, quiet.why) == (False, text("fault-not-an-admin"))


@pytest.mark.parametrize("scene", SCENES)
def test_every_button_fits_into_a_token(scene: str) -> None:
    tokens = Tokens(b"s" * 32)
    screen = SCENES[scene]()

    made = [
        tokens.encode(button.intent, "a" * 12, 10**6, "person:ada")
        for row in screen.rows
        for button in row
    ]

    assert max(map(len, made)) <= MAX_BYTES


def test_every_system_can_be_chosen() -> None:
    chosen = {
        with_value(NEW.settings, "place_rules", button.intent.value).rules
        for at in range(len(SYSTEM_PAGES))
        for row in place_settings_screen(NEW, f"pr{at}").rows
        for button in row
        if isinstance(button.intent, Choose)
    }

    assert chosen - {None} == {Rules(key) for page in SYSTEM_PAGES for key in page}


@pytest.mark.parametrize("choice", ["p7", "px", "pr99", "pc0", "pé", "p²"])
def test_a_choice_that_names_no_page_shows_one_all_the_same(choice: str) -> None:
    assert place_settings_screen(NEW, choice).rows


def test_a_channel_without_a_server_can_not_be_chosen_to_play_in() -> None:
    alone = replace(NEW, place=replace(NEW.place, home=""))

    chosen = buttons(place_settings_screen(alone, "p"))["Chosen to play in: off"]

    assert (chosen.enabled, chosen.why) == (False, text("fault-no-other-places"))


def test_a_number_that_was_typed_is_the_last_button() -> None:
    last = place_settings_screen(SETTLED, "ph").rows[-1][-1]

    assert last.label == text("setup-chosen", choice=text("cell-number", number=7))


def test_the_log_goes_on_where_there_is_more_of_it() -> None:
    long = replace(READ, changes=LOG * 3)

    first, last = (place_settings_screen(posted, "pc2") for posted in (long, READ))

    assert on_paper(first).count("UTC") == LOG_LINES
    assert buttons(first)["Next page"].intent == Look("settings", "pc3")
    assert buttons(first)["Previous page"].intent == Look("settings", "pc1")
    assert not buttons(last)["Next page"].enabled


@pytest.mark.parametrize("key", SETTINGS)
def test_what_is_written_of_a_setting_is_read_as_the_same(key: SettingKey) -> None:
    code = value_code(SETTLED.settings, key)

    again = with_value(PlaceSettings(SETTLED.settings.key), key, code)

    assert value_code(again, key) == code
    assert value_code(again, key) != value_code(NEW.settings, key)
