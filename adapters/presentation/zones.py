"""Time zones: those to choose from, what they are called, and how they are typed and coded."""

from collections.abc import Iterator
from functools import cache
from typing import Final
from zoneinfo import available_timezones

from adapters.presentation.catalog import Catalog
from adapters.presentation.texts import Text, text
from adapters.presentation.words.spelling import plain
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
_PARTED: Final = "/"
"""What parts a zone's name."""
_IN_TOKENS: Final = (("+", "~~"), (_PARTED, "~"))
_FROM_TOKENS: Final = (("~~", "+"), ("~", _PARTED))
"""Letters of a zone's name that a button's token has no room for, and what stands for them."""


def zone_name(zone: str) -> Text:
    """What a zone is called: a common one by its city, any other by its own name."""
    if zone in COMMON:
        return text(f"zone-{_key(zone)}")
    return text("zone-other", zone=zone.replace("_", " "))


def zone_code(zone: str) -> str:
    """A zone's name as a button's token writes it."""
    return _replaced(zone, _IN_TOKENS)


def read_zone_code(code: str) -> str:
    """The zone that ``zone_code`` wrote; empty if there is none called so."""
    zone = _replaced(code, _FROM_TOKENS)
    return zone if zone_named(zone) is not None else ""


def zone_typed(typed: str) -> str:
    """The one zone that typed words mean: its name, or its city's; empty if it is not one alone.

    Cities with a button may be typed in every language.
    """
    return _meant().get(plain(typed), "")


@cache
def _meant() -> dict[str, str]:
    """Everything that may be typed for a zone, and the zone; of two zones it is neither."""
    cities: dict[str, set[str]] = {}
    for city, zone in _cities():
        cities.setdefault(plain(city), set()).add(zone)
    alone = {city: zone for city, zones in cities.items() for zone in _newest(zones)}
    names = {plain(zone): zone for zone in available_timezones()}
    own = {plain(city): zone for city, zone in _called()}
    return alone | names | own


def _cities() -> Iterator[tuple[str, str]]:
    """The last part of each zone's name; the old names of zones, which are no places, aside."""
    for zone in available_timezones():
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
    """What every language calls the common ones."""
    catalog = Catalog.load()
    for zone in COMMON:
        for language in catalog.codes:
            yield catalog.say(language, zone_name(zone)), zone


def _replaced(name: str, letters: tuple[tuple[str, str], ...]) -> str:
    for letter, other in letters:
        name = name.replace(letter, other)
    return name


def _key(zone: str) -> str:
    return zone.lower().replace(_PARTED, "-").replace("_", "-")
