"""What a place has chosen, as a button's token and the change log write it, and as people read it.

Every setting has a value in a few plain letters; empty leaves the matter to the bot.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, Final, get_args

from adapters.presentation.catalog import language_codes
from adapters.presentation.codes import CodeError, read_rules, rules_code
from adapters.presentation.terms import rules_name
from adapters.presentation.texts import Text, text
from engine.match.pace import PACES, PaceKey
from engine.match.rules import CLASSIC_RULES, Rules
from engine.round.faults import Fault, NotAllowed
from engine.service.intents import SettingKey
from engine.service.ports import Enders, PlaceSettings
from engine.variants.house import preset_of
from engine.variants.presets import PRESETS

USUAL_PACE: Final[PaceKey] = "casual"
"""The pace of a challenge between people where neither it nor its place says another."""
ENDERS: Final[tuple[Enders, ...]] = get_args(Enders)
MOST_PER_HOUR: Final = 999


def value_code(settings: PlaceSettings, key: SettingKey) -> str:
    """What a place has chosen for one of its settings, in a few letters."""
    return _SETTINGS[key].code(getattr(settings, _field(key)))


def with_value(settings: PlaceSettings, key: SettingKey, code: str) -> PlaceSettings:
    """What a place has chosen, with another value for one of its settings.

    Raises:
        NotAllowed: if there is no such value.
    """
    try:
        value = _SETTINGS[key].read(code)
    except (CodeError, KeyError, ValueError):
        raise NotAllowed(Fault.NOT_NOW) from None
    return replace(settings, **{_field(key): value})


def value_text(key: SettingKey, code: str) -> Text:
    """What a value is called; one that an older version wrote may say nothing any more."""
    try:
        return _SETTINGS[key].called(_SETTINGS[key].read(code))
    except (CodeError, KeyError, ValueError):
        return text("cell-none")


def value_codes(key: SettingKey) -> tuple[str, ...]:
    """The values of a setting that have a name of their own; there may be more."""
    return _CODES[key]


def setting_of(word: str) -> SettingKey | None:
    """The setting that the change log calls so; None if places have it no more."""
    return next((key for key in _SETTINGS if key == word), None)


def as_everywhere(value: Text) -> Text:
    """What the bot does where a place leaves it to the bot."""
    return text("place-as-everywhere", value=value)


@dataclass(frozen=True, slots=True)
class _Setting:
    """A setting: its value in letters, the letters as a value again, and in words."""

    code: Callable[[Any], str]
    read: Callable[[str], Any]
    called: Callable[[Any], Text]


def _field(key: SettingKey) -> str:
    return key.removeprefix("place_")


def _one_of(known: tuple[str, ...]) -> Callable[[str], str]:
    def read(code: str) -> str:
        if code not in known:
            raise KeyError(code)
        return code

    return read


def _rules_code(rules: Rules | None) -> str:
    return "" if rules is None else rules_code(rules)


def _read_rules(code: str) -> Rules | None:
    return read_rules(code) if code else None


def _rules_called(rules: Rules | None) -> Text:
    known = rules or CLASSIC_RULES
    target = preset_of(known).game_target
    called = text("place-rules-value", name=rules_name(known), target=target)
    return called if rules else as_everywhere(called)


def _pace_called(pace: str) -> Text:
    return text(f"pace-{pace}") if pace else as_everywhere(text(f"pace-{USUAL_PACE}"))


def _language_called(language: str) -> Text:
    return text(f"language-{language}") if language else text("place-no-language")


def _read_number(code: str) -> int:
    number = int(code)
    if not 0 <= number <= MOST_PER_HOUR:
        raise ValueError(code)
    return number


def _number_called(number: int) -> Text:
    return text("cell-number", number=number) if number else text("place-any-number")


_SWITCH: Final = _Setting(
    lambda on: "on" if on else "off",
    lambda code: {"on": True, "off": False}[code],
    lambda on: text("settings-on" if on else "settings-off"),
)
_SETTINGS: Final[Mapping[SettingKey, _Setting]] = MappingProxyType(
    {
        "place_language": _Setting(str, _one_of(("", *language_codes())), _language_called),
        "place_rules": _Setting(_rules_code, _read_rules, _rules_called),
        "place_pace": _Setting(str, _one_of(("", *PACES)), _pace_called),
        "place_enders": _Setting(
            str, _one_of(ENDERS), lambda enders: text(f"place-enders-{enders}")
        ),
        "place_per_hour": _Setting(str, _read_number, _number_called),
        "place_quiet": _SWITCH,
        "place_chosen": _SWITCH,
    }
)
_CODES: Final[Mapping[SettingKey, tuple[str, ...]]] = MappingProxyType(
    {
        "place_language": ("", *language_codes()),
        "place_rules": ("", *(rules_code(Rules(key)) for key in PRESETS)),
        "place_pace": ("", *PACES),
        "place_enders": ENDERS,
        "place_per_hour": ("0",),
        "place_quiet": ("on", "off"),
        "place_chosen": ("on", "off"),
    }
)
