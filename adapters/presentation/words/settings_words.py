"""What of their settings people change by words: those after ``/settings``, in every language."""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Final, get_args

from adapters.presentation.catalog import Catalog
from adapters.presentation.screens.settings.quiet_hours import night_code
from adapters.presentation.words.shown_words import (
    OF_HANDS,
    OF_PEOPLE,
    no_value,
    parted,
    spellings,
    switch,
)
from adapters.presentation.words.spelling import HYPHENS, meanings, plain
from adapters.presentation.zones import zone_code, zone_typed
from engine.round.faults import Fault, NotAllowed
from engine.service.intents import Choose, Look, SettingKey
from engine.service.ports import Hands

_BEGINNING: Final = "from"
"""The page on which the beginning of the quiet hours is chosen."""
_ENDS: Final = frozenset({_BEGINNING, "to"})
_NAMES: Final[Mapping[tuple[SettingKey, str], tuple[str, ...]]] = MappingProxyType(
    {
        ("language", "lang"): ("words-setting-language", "setting-language"),
        ("notices", ""): ("words-setting-notices", "setting-notices"),
        ("asks_discard", ""): ("words-setting-asks-discard", "setting-asks-discard"),
        ("hand_order", ""): ("words-setting-hand-order", "setting-hand-order"),
        ("quiet_from", "quiet"): ("words-setting-quiet-from", "setting-quiet-from"),
        ("quiet_from", _BEGINNING): ("settings-from",),
        ("quiet_to", "to"): ("settings-to",),
        ("zone", "zone"): ("words-setting-zone", "setting-zone"),
        ("takes_challenges", ""): ("words-setting-takes-challenges", "setting-takes-challenges"),
        ("block", "block"): OF_PEOPLE["block"],
        ("unblock", "block"): OF_PEOPLE["unblock"],
        ("hands", ""): OF_HANDS,
    }
)
"""What each setting is called, with the page on which it is shown: words, and what is shown."""
_NO_HOURS: Final = 24
_HOUR: Final = 60
_NOON: Final = 12
_TIME: Final = r"(\d{1,2})(?:[:.](\d\d))?\s*(am|pm)?"
_ALONE: Final = re.compile(_TIME)
_NIGHT: Final = re.compile(rf"{_TIME}[\s{re.escape(HYPHENS)}]+{_TIME}")
_CONSIDERED: Final = re.compile(r"[^\W\d]+")
"""Words beside times, such as from and to."""


def read_settings(words: Sequence[str]) -> Choose | Look:
    """The page that some words ask for, or what they choose; names are left as they were typed.

    Raises:
        NotAllowed: if there is no such setting, or its value makes no sense.
    """
    if not words:
        return Look("settings")
    (key, page), value = parted(words, _NAMES)
    if not value:
        return Look("settings", page)
    return _chosen(key, page, " ".join(value))


def _chosen(key: SettingKey, page: str, typed: str) -> Choose:
    if page in _ENDS and plain(typed) in _no_night():
        return Choose("quiet_from", "off", page)
    read = _quiet_from if page == _BEGINNING else _READERS[key]
    return Choose(key, read(typed), page)


def _no_night() -> frozenset[str]:
    return spellings("words-value-false", "settings-off", "settings-no-night")


def _order(typed: str) -> str:
    for order in ("suit", "rank"):
        if plain(typed) in spellings(f"words-order-{order}", f"settings-order-{order}"):
            return order
    raise no_value("hand_order", typed)


def _language(typed: str) -> str:
    """A language by its code, or by what it calls itself."""
    wanted = typed.casefold()
    for code, name in Catalog.load().languages():
        if wanted in {code, name.casefold()}:
            return code
    raise NotAllowed(Fault.UNKNOWN_LANGUAGE, code=typed, known=", ".join(Catalog.load().codes))


def _quiet(typed: str) -> str:
    if plain(typed) in _no_night():
        return "off"
    night = _NIGHT.fullmatch(_times(typed))
    if night is None:
        raise no_value("quiet_from", typed)
    begins, ends = _minutes(*night.groups()[:3]), _minutes(*night.groups()[3:])
    if begins is None or ends is None:
        raise no_value("quiet_from", typed)
    if begins == ends:
        raise NotAllowed(Fault.NO_NIGHT)
    return night_code(begins, ends)


def is_night(typed: str) -> bool:
    """Whether typed words are two times, between which quiet hours may lie."""
    return _NIGHT.fullmatch(_times(typed)) is not None


def _quiet_from(typed: str) -> str:
    """The beginning of the quiet hours, and their end if it is said."""
    is_one = _ALONE.fullmatch(_times(typed)) is not None
    return _time("quiet_from", typed) if is_one else _quiet(typed)


def _quiet_until(typed: str) -> str:
    return _time("quiet_to", typed)


def _time(key: SettingKey, typed: str) -> str:
    """One end of the quiet hours."""
    time = _ALONE.fullmatch(_times(typed))
    minutes = None if time is None else _minutes(*time.groups())
    if minutes is None:
        raise no_value(key, typed)
    return str(minutes)


def _times(typed: str) -> str:
    """What was typed without the words between and after times."""
    between = meanings("words-night")
    kept = _CONSIDERED.sub(lambda found: "" if found[0] in between else found[0], typed.casefold())
    return kept.strip(f"{HYPHENS} ")


def _minutes(hour: str, minutes: str | None, half: str | None) -> int | None:
    """A time as minutes of the day; None if there is no such time."""
    hours, rest = int(hour), int(minutes or 0)
    if half is not None:
        if not 1 <= hours <= _NOON:
            return None
        hours = hours % _NOON + (_NOON if half == "pm" else 0)
    if hours > _NO_HOURS or rest >= _HOUR:
        return None
    return (hours * _HOUR + rest) % (_NO_HOURS * _HOUR)


def _zone(typed: str) -> str:
    if plain(typed) in spellings("words-value-false", "zone-none", "zone-unknown"):
        return "none"
    zone = zone_typed(typed)
    if not zone:
        raise NotAllowed(Fault.UNKNOWN_ZONE, zone=typed)
    return zone_code(zone)


def _hands(typed: str) -> str:
    for where in get_args(Hands):
        if plain(typed) in spellings(f"words-hands-{where}", f"settings-hands-{where}"):
            return str(where)
    raise no_value("hands", typed)


def _name(typed: str) -> str:
    return typed


_READERS: Final[Mapping[SettingKey, Callable[[str], str]]] = MappingProxyType(
    {
        "language": _language,
        "notices": partial(switch, "notices"),
        "asks_discard": partial(switch, "asks_discard"),
        "hand_order": _order,
        "quiet_from": _quiet,
        "quiet_to": _quiet_until,
        "zone": _zone,
        "takes_challenges": partial(switch, "takes_challenges"),
        "block": _name,
        "unblock": _name,
        "hands": _hands,
    }
)
