"""What of a place's settings is changed by words: those after ``/settings here``."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Final, Literal

from adapters.presentation.catalog import Catalog
from adapters.presentation.codes import rules_code
from adapters.presentation.place_values import ENDERS, MOST_PER_HOUR, value_codes, value_text
from adapters.presentation.screens.settings.place_settings import LOG, PAGES
from adapters.presentation.texts import hyphened
from adapters.presentation.words.pace_words import pace_words
from adapters.presentation.words.rule_phrases import phrased
from adapters.presentation.words.rule_words import read_rules_words
from adapters.presentation.words.settings_words import is_night
from adapters.presentation.words.shown_words import no_value, parted, spellings, switch
from adapters.presentation.words.spelling import Word, plain
from engine.round.faults import Fault, NotAllowed
from engine.service.intents import Choose, Look, SettingKey


def read_place_settings(words: Sequence[str]) -> Choose | Look:
    """The page of a place's settings that some words ask for, or what they choose.

    Raises:
        NotAllowed: if there is no such setting, or its value makes no sense.
    """
    if not words:
        return Look("settings", PAGES[""])
    name, value = parted(words, _NAMES)
    if name == LOG:
        return Look("settings", LOG)
    key, page = name, PAGES[name]
    if not value:
        return Look("settings", page)
    shown = _shown(key).get(plain(" ".join(value)))
    return Choose(key, _READERS[key](value) if shown is None else shown, page)


@cache
def _shown(key: SettingKey) -> dict[str, str]:
    """Every plain spelling of a value as it is shown, in every language, and its code."""
    catalog = Catalog.load()
    return {
        plain(catalog.say(language, value_text(key, code))): code
        for language in catalog.codes
        for code in value_codes(key)
    }


def _rules(words: Sequence[str]) -> str:
    if _is_usual(words):
        return ""
    # The target is shown with words beside it, which say nothing more.
    kept = [Word(word) for word in words if plain(word) not in spellings("words-up-to")]
    return rules_code(read_rules_words([word.text for word in phrased(kept)]))


def _pace(words: Sequence[str]) -> str:
    typed = " ".join(words)
    if _is_usual(words):
        return ""
    if plain(typed) not in pace_words():
        raise no_value("place_pace", typed)
    return pace_words()[plain(typed)]


def _language(words: Sequence[str]) -> str:
    """A language by its code, or by what it calls itself."""
    typed = " ".join(words)
    for code, name in Catalog.load().languages():
        if typed.casefold() in {code, name.casefold()}:
            return code
    known = ", ".join(Catalog.load().codes)
    raise NotAllowed(Fault.UNKNOWN_LANGUAGE, code=typed, known=known)


def _enders(words: Sequence[str]) -> str:
    typed = " ".join(words)
    for enders in ENDERS:
        if _means(typed, f"words-enders-{enders}"):
            return enders
    raise no_value("place_enders", typed)


def _number(words: Sequence[str]) -> str:
    typed = " ".join(words)
    if _means(typed, "words-any-number") or _means(typed, "words-value-false"):
        return "0"
    if not typed.isdecimal() or int(typed) > MOST_PER_HOUR:
        raise no_value("place_per_hour", typed)
    return str(int(typed))


def _quiet(words: Sequence[str]) -> str:
    """A switch; whoever means their own quiet hours is told that these are something else."""
    typed = " ".join(words)
    if is_night(typed):
        raise NotAllowed(Fault.QUIET_HOURS_OWN)
    return switch("place_quiet", typed)


def _is_usual(words: Sequence[str]) -> bool:
    """Whether words leave a setting to the bot."""
    return _means(" ".join(words), "words-as-everywhere")


def _means(typed: str, key: str) -> bool:
    return plain(typed) in spellings(key)


def _switch(key: SettingKey) -> Callable[[Sequence[str]], str]:
    return lambda words: switch(key, " ".join(words))


_READERS: Final[Mapping[SettingKey, Callable[[Sequence[str]], str]]] = MappingProxyType(
    {
        "place_language": _language,
        "place_rules": _rules,
        "place_pace": _pace,
        "place_enders": _enders,
        "place_per_hour": _number,
        "place_quiet": _quiet,
        "place_chosen": _switch("place_chosen"),
    }
)
_NAMES: Final[Mapping[SettingKey | Literal["pc"], tuple[str, ...]]] = MappingProxyType({
    **{key: (f"words-setting-{hyphened(key)}", f"setting-{hyphened(key)}") for key in _READERS},
    LOG: ("words-setting-place-log", "place-log"),
})  # fmt: skip
"""What each setting is called, and the log of their changes: words, and what is shown."""
