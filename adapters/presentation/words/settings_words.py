"""What of their settings people change by words: those after ``/settings``, in every language."""

import re
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from adapters.presentation.catalog import Catalog
from adapters.presentation.screens.settings.quiet_hours import night_code
from adapters.presentation.texts import hyphened
from adapters.presentation.words.spelling import HYPHENS, meanings
from adapters.presentation.zones import zone_code, zone_typed
from engine.round.faults import Fault, NotAllowed
from engine.service.intents import Choose, Look, SettingKey

_PAGES: Final[Mapping[SettingKey, str]] = MappingProxyType(
    {
        "language": "lang",
        "notices": "",
        "asks_discard": "",
        "hand_order": "",
        "quiet_from": "quiet",
        "zone": "zone",
        "takes_challenges": "",
        "block": "block",
        "unblock": "block",
    }
)
"""The page on which each setting is shown, by the key of its words."""
_NO_HOURS: Final = 24
_HOUR: Final = 60
_NOON: Final = 12
_TIME: Final = r"(\d{1,2})(?:[:.](\d\d))?\s*(am|pm)?"
_NIGHT: Final = re.compile(rf"{_TIME}[\s{re.escape(HYPHENS)}]+{_TIME}")
_CONSIDERED: Final = re.compile(r"[^\W\d]+")
"""Words between two times, such as from and to."""


def read_settings(words: Sequence[str]) -> Choose | Look:
    """The page that some words ask for, or what they choose; names are left as they were typed.

    Raises:
        NotAllowed: if there is no such setting, or its value makes no sense.
    """
    if not words:
        return Look("settings")
    key = _setting(words[0])
    if len(words) == 1:
        return Look("settings", _PAGES[key])
    return Choose(key, _READERS[key](" ".join(words[1:])), _PAGES[key])


def _setting(word: str) -> SettingKey:
    for key in _PAGES:
        if word.casefold() in meanings(f"words-setting-{hyphened(key)}"):
            return key
    raise NotAllowed(Fault.UNKNOWN_SETTING, setting=word)


def _switch(typed: str) -> str:
    for value, key in (("on", "words-value-true"), ("off", "words-value-false")):
        if typed.casefold() in meanings(key):
            return value
    raise _unknown(typed)


def _order(typed: str) -> str:
    for order in ("suit", "rank"):
        if typed.casefold() in meanings(f"words-order-{order}"):
            return order
    raise _unknown(typed)


def _language(typed: str) -> str:
    """A language by its code, or by what it calls itself."""
    wanted = typed.casefold()
    for code, name in Catalog.load().languages():
        if wanted in {code, name.casefold()}:
            return code
    raise NotAllowed(Fault.UNKNOWN_LANGUAGE, code=typed, known=", ".join(Catalog.load().codes))


def _quiet(typed: str) -> str:
    if typed.casefold() in meanings("words-value-false"):
        return "off"
    between = meanings("words-night")
    kept = _CONSIDERED.sub(lambda found: "" if found[0] in between else found[0], typed.casefold())
    night = _NIGHT.fullmatch(kept.strip())
    if night is None:
        raise _unknown(typed)
    hour, minutes, half, other_hour, other_minutes, other_half = night.groups()
    begins = _minutes(hour, minutes, half)
    ends = _minutes(other_hour, other_minutes, other_half)
    if begins is None or ends is None or begins == ends:
        raise _unknown(typed)
    return night_code(begins, ends)


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
    if typed.casefold() in meanings("words-value-false"):
        return "none"
    zone = zone_typed(typed)
    if not zone:
        raise NotAllowed(Fault.UNKNOWN_ZONE, zone=typed)
    return zone_code(zone)


def _name(typed: str) -> str:
    return typed


def _unknown(typed: str) -> NotAllowed:
    return NotAllowed(Fault.BAD_ARGUMENT, argument=typed)


_READERS: Final[Mapping[SettingKey, Callable[[str], str]]] = MappingProxyType(
    {
        "language": _language,
        "notices": _switch,
        "asks_discard": _switch,
        "hand_order": _order,
        "quiet_from": _quiet,
        "zone": _zone,
        "takes_challenges": _switch,
        "block": _name,
        "unblock": _name,
    }
)
