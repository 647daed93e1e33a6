"""Time zones: what they are called, and what may be typed for them."""

from zoneinfo import ZoneInfo, available_timezones

import pytest

from adapters.presentation.tokens import Tokens
from adapters.presentation.zones import COMMON, read_zone_code, zone_code, zone_name, zone_typed
from engine.service.intents import Choose
from tests.adapters.presentation.paper import CATALOG, said


def test_every_zone_is_read_back_from_a_button() -> None:
    zones = sorted(available_timezones())
    tokens, scope = Tokens(b"a secret of the tests"), "person:abcdefgh"

    written = [
        tokens.encode(Choose("zone", zone_code(zone), "quiet"), "", 0, scope) for zone in zones
    ]

    read = [tokens.decode(token, scope).intent for token in written]
    assert [read_zone_code(one.value) for one in read if isinstance(one, Choose)] == zones


@pytest.mark.parametrize("code", ["none", "", "Asia~Atlantis", "..~etc~passwd", "~"])
def test_a_code_of_no_zone_is_none(code: str) -> None:
    assert read_zone_code(code) == ""


@pytest.mark.parametrize("zone", COMMON)
def test_a_common_zone_exists_and_is_understood_as_it_is_called(zone: str) -> None:
    assert ZoneInfo(zone).key == zone
    assert {zone_typed(said(zone_name(zone), language)) for language in CATALOG.codes} == {zone}


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Asia/Tokyo", "Asia/Tokyo"),
        ("asia/tokyo", "Asia/Tokyo"),
        ("tokyo", "Asia/Tokyo"),
        ("New York", "America/New_York"),
        ("new-york", "America/New_York"),
        ("buenos aires", "America/Argentina/Buenos_Aires"),
        ("utc", "UTC"),
        ("Мәскеу", "Europe/Moscow"),
        ("москва", "Europe/Moscow"),
        ("Алматы", "Asia/Almaty"),
    ],
)
def test_a_zone_is_typed_by_its_name_or_its_city(typed: str, zone: str) -> None:
    assert zone_typed(typed) == zone


@pytest.mark.parametrize("typed", ["", "Atlantis", "Europe", "Central", "Etc"])
def test_what_means_no_zone_or_two_is_none(typed: str) -> None:
    assert zone_typed(typed) == ""


def test_a_zone_without_a_button_is_called_by_its_own_name() -> None:
    assert said(zone_name("America/Port_of_Spain")) == "America/Port of Spain"
