"""Time zones: what they are called, and what may be typed for them."""

from zoneinfo import ZoneInfo, available_timezones

import pytest

from adapters.presentation.tokens import Tokens
from adapters.presentation.words.spelling import listed
from adapters.presentation.zones import (
    COMMON,
    SPELT,
    read_zone_code,
    zone_code,
    zone_name,
    zone_typed,
)
from engine.service.intents import Choose
from tests.adapters.presentation.paper import CATALOG, said


def test_every_zone_is_read_back_from_a_button() -> None:
    zones = sorted(available_timezones() - {"localtime", "Factory"})
    tokens, scope = Tokens(b"a secret of the tests"), "person:abcdefgh"

    written = [
        tokens.encode(Choose("zone", zone_code(zone), "quiet"), "", 0, scope) for zone in zones
    ]

    read = [tokens.decode(token, scope).intent for token in written]
    assert [read_zone_code(one.value) for one in read if isinstance(one, Choose)] == zones


@pytest.mark.parametrize(
    "code", ["none", "localtime", "Factory", "", "Asia~Atlantis", "..~etc~passwd", "~"]
)
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
        ("Astana", "Asia/Almaty"),
        ("Астана", "Asia/Almaty"),
        ("Караганда", "Asia/Almaty"),
        ("Қарағанды", "Asia/Almaty"),
        ("Шымкент", "Asia/Almaty"),
        ("Kostanay", "Asia/Qostanay"),
        ("Қостанай", "Asia/Qostanay"),
        ("Қызылорда", "Asia/Qyzylorda"),
        ("Ақтөбе", "Asia/Aqtobe"),
        ("Aktobe", "Asia/Aqtobe"),
        ("Атырау", "Asia/Atyrau"),
        ("Омск", "Asia/Omsk"),
        ("Санкт-Петербург", "Europe/Moscow"),
        ("санкт петербург", "Europe/Moscow"),
        ("MSK", "Europe/Moscow"),
        ("мск", "Europe/Moscow"),
        ("Минск", "Europe/Minsk"),
        ("Киев", "Europe/Kyiv"),
        ("Київ", "Europe/Kyiv"),
        ("Ташкент", "Asia/Tashkent"),
        ("Бишкек", "Asia/Bishkek"),
        ("Новосибирск", "Asia/Novosibirsk"),
        ("UTC+5", "Etc/GMT-5"),
        ("utc + 5", "Etc/GMT-5"),
        ("GMT+05:00", "Etc/GMT-5"),
        ("+5", "Etc/GMT-5"),
        ("-3", "Etc/GMT+3"),
        ("\u22123", "Etc/GMT+3"),
        ("MSK+2", "Etc/GMT-5"),
        ("МСК-3", "UTC"),
        ("UTC+0", "UTC"),
    ],
)
def test_a_zone_is_typed_by_its_name_or_its_city(typed: str, zone: str) -> None:
    assert zone_typed(typed) == zone


@pytest.mark.parametrize("typed", [
    "", "Atlantis", "Europe", "Central", "Etc", "localtime", "Factory", "posixrules",
    "right/Asia/Tokyo", "UTC+15", "-13",
])  # fmt: skip
def test_what_means_no_zone_or_two_is_none(typed: str) -> None:
    assert zone_typed(typed) == ""


def test_a_zone_without_a_button_is_called_by_its_own_name() -> None:
    assert said(zone_name("America/Port_of_Spain")) == "America/Port of Spain"


@pytest.mark.parametrize(
    ("zone", "name"), [("Etc/GMT-5", "UTC+5"), ("Etc/GMT+11", "UTC-11"), ("Etc/GMT", "Etc/GMT")]
)
def test_a_zone_by_hours_is_called_as_people_count(zone: str, name: str) -> None:
    assert said(zone_name(zone)) == name


@pytest.mark.parametrize("zone", SPELT)
@pytest.mark.parametrize("language", CATALOG.codes)
def test_whatever_a_zone_is_spelt_as_means_it(zone: str, language: str) -> None:
    key = f"words-zone-{zone.lower().replace('/', '-').replace('_', '-')}"

    assert {zone_typed(word) for word in listed(language, key)} == {zone}
