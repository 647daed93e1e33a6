"""Time zones: those to choose from, what they are called, and how they are typed and coded."""

import re
from collections.abc import Iterator
from functools import cache
from types import MappingProxyType
from typing import Final
from zoneinfo import available_timezones

from adapters.presentation.catalog import Catalog
from adapters.presentation.texts import Text, text
from adapters.presentation.words.spelling import HYPHENS, meanings, plain
from engine.service.time.nights import zone_named

COMMON: Final = (
    "America/Los_Angeles",
    "America/New_York",
    "UTC",
    "Europe/London",
    "Europe/Berlin",
    "Europe/Moscow",
    "Europe/Samara",
    "Asia/Yekaterinburg",
    "Asia/Almaty",
    "Asia/Novosibirsk",
    "Asia/Irkutsk",
    "Asia/Vladivostok",
)
"""Those that have a button, from west to east."""
SPELT: Final = (
    "Pacific/Honolulu", "America/Los_Angeles", "America/Denver", "America/Chicago",
    "America/New_York", "America/Toronto", "America/Sao_Paulo", "Europe/London",
    "Europe/Lisbon", "Europe/Madrid", "Europe/Paris", "Europe/Berlin", "Europe/Rome",
    "Europe/Vienna", "Europe/Prague", "Europe/Warsaw", "Europe/Belgrade", "Europe/Athens",
    "Europe/Helsinki", "Europe/Riga", "Europe/Vilnius", "Europe/Tallinn", "Europe/Chisinau",
    "Europe/Kyiv", "Europe/Minsk", "Europe/Istanbul", "Europe/Kaliningrad", "Europe/Moscow",
    "Europe/Volgograd", "Europe/Astrakhan", "Europe/Saratov", "Europe/Samara",
    "Europe/Ulyanovsk", "Asia/Tbilisi", "Asia/Yerevan", "Asia/Baku", "Asia/Yekaterinburg",
    "Asia/Almaty", "Asia/Qostanay", "Asia/Qyzylorda", "Asia/Aqtobe", "Asia/Aqtau",
    "Asia/Atyrau", "Asia/Oral", "Asia/Tashkent", "Asia/Samarkand", "Asia/Bishkek",
    "Asia/Dushanbe", "Asia/Ashgabat", "Asia/Omsk", "Asia/Novosibirsk", "Asia/Barnaul",
    "Asia/Tomsk", "Asia/Novokuznetsk", "Asia/Krasnoyarsk", "Asia/Irkutsk", "Asia/Chita",
    "Asia/Yakutsk", "Asia/Vladivostok", "Asia/Magadan", "Asia/Sakhalin", "Asia/Kamchatka",
    "Asia/Ulaanbaatar", "Asia/Jerusalem", "Asia/Dubai", "Asia/Tehran", "Asia/Kolkata",
    "Asia/Bangkok", "Asia/Shanghai", "Asia/Hong_Kong", "Asia/Singapore", "Asia/Seoul",
    "Asia/Tokyo", "Australia/Sydney", "Australia/Melbourne",
)  # fmt: skip
"""Those for which the catalogs list what else they are typed as: larger cities, short names."""
_PARTED: Final = "/"
"""What parts a zone's name."""
_IN_TOKENS: Final = (("+", "~~"), (_PARTED, "~"))
_FROM_TOKENS: Final = (("~~", "+"), ("~", _PARTED))
"""Letters of a zone's name that a button's token has no room for, and what stands for them."""
_FIXED: Final = re.compile(
    rf"(utc|gmt|msk|мск)?\s*([+{re.escape(HYPHENS)}])\s*(\d{{1,2}})(?::?00)?", re.IGNORECASE
)
_AHEAD: Final = MappingProxyType({"msk": 3, "мск": 3})
"""By how many hours what an offset is counted from is ahead of UTC."""
_FIXED_ZONE: Final = "Etc/GMT"
_UTC: Final = "UTC"
_NAMED_BY_HOURS: Final = re.compile(rf"{_FIXED_ZONE}([+-]?\d+)")
_MOST_WEST, _MOST_EAST = -12, 14


def zone_name(zone: str) -> Text:
    """What a zone is called: a common one by its city, any other by its own name."""
    if zone in COMMON:
        return text(f"zone-{_key(zone)}")
    fixed = _NAMED_BY_HOURS.fullmatch(zone)
    name = f"{_UTC}{-int(fixed[1]):+}" if fixed else zone.replace("_", " ")
    return text("zone-other", zone=name)


def zone_code(zone: str) -> str:
    """A zone's name as a button's token writes it."""
    return _replaced(zone, _IN_TOKENS)


def read_zone_code(code: str) -> str:
    """The zone that ``zone_code`` wrote; empty if there is none called so."""
    zone = _replaced(code, _FROM_TOKENS)
    return zone if zone_named(zone) is not None else ""


def zone_typed(typed: str) -> str:
    """The one zone that typed words mean: its name, or its city's; empty if it is not one alone.

    Larger cities may be typed in every language, and how far a clock is ahead of UTC.
    """
    fixed = _FIXED.fullmatch(typed.strip())
    return _fixed(*fixed.groups("")) if fixed else _meant().get(plain(typed), "")


def _fixed(counted_from: str, sign: str, hours: str) -> str:
    """The zone whose clocks are always so far ahead of UTC, or behind it."""
    ahead = _AHEAD.get(counted_from.casefold(), 0) + int(hours) * (1 if sign == "+" else -1)
    if not _MOST_WEST <= ahead <= _MOST_EAST:
        return ""
    # The names of these zones count westward.
    return f"{_FIXED_ZONE}{-ahead:+}" if ahead else _UTC


@cache
def _meant() -> dict[str, str]:
    """Everything that may be typed for a zone, and the zone; of two zones it is neither."""
    cities: dict[str, set[str]] = {}
    for city, zone in _cities():
        cities.setdefault(plain(city), set()).add(zone)
    alone = {city: zone for city, zones in cities.items() for zone in _newest(zones)}
    names = {plain(zone): zone for zone in _places()}
    own = {plain(city): zone for city, zone in _called()}
    return alone | names | own


def _places() -> Iterator[str]:
    """The names of all zones that are some place's, or count from one clock."""
    return (zone for zone in available_timezones() if zone_named(zone) is not None)


def _cities() -> Iterator[tuple[str, str]]:
    """The last part of each zone's name; the old names of zones, which are no places, aside."""
    for zone in _places():
        area, parted, city = zone.rpartition(_PARTED)
        if parted and not area.startswith("Etc"):
            yield city, zone


def _newest(zones: set[str]) -> Iterator[str]:
    """The one of a city's zones that is meant: an older name has fewer parts than the newer."""
    deepest = max(zone.count(_PARTED) for zone in zones)
    newest = [zone for zone in zones if zone.count(_PARTED) == deepest]
    if len(newest) == 1:
        yield newest[0]


def _called() -> Iterator[tuple[str, str]]:
    """What every language calls the common ones, and what else may be typed."""
    catalog = Catalog.load()
    for zone in SPELT:
        for word in meanings(f"words-zone-{_key(zone)}"):
            yield word, zone
    for zone in COMMON:
        for language in catalog.codes:
            yield catalog.say(language, zone_name(zone)), zone


def _replaced(name: str, letters: tuple[tuple[str, str], ...]) -> str:
    for letter, other in letters:
        name = name.replace(letter, other)
    return name


def _key(zone: str) -> str:
    return zone.lower().replace(_PARTED, "-").replace("_", "-")
