"""What of a place's settings is changed by words: those after ``/settings here``."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from adapters.presentation.catalog import Catalog
from adapters.presentation.codes import rules_code
from adapters.presentation.place_values import ENDERS, MOST_PER_HOUR
from adapters.presentation.screens.settings.place_settings import LOG, PAGES
from adapters.presentation.texts import hyphened
from adapters.presentation.words.pace_words import pace_words
from adapters.presentation.words.rule_phrases import phrased
from adapters.presentation.words.rule_words import read_rules_words
from adapters.presentation.words.spelling import Word, meanings, plain
from engine.round.faults import Fault, NotAllowed
from engine.service.intents import Choose, Look, SettingKey


def read_place_settings(words: Sequence[str]) -> Choose | Look:
    """The page of a place's settings that some words ask for, or what they choose.

    Raises:
        NotAllowed: if there is no such setting, or its value makes no sense.
    """
    if not words:
        return Look("settings", PAGES[""])
    if _means(words[0], "words-setting-place-log"):
        return Look("settings", LOG)
    key = _setting(words[0])
    if len(words) == 1:
        return Look("settings", PAGES[key])
    return Choose(key, _READERS[key](words[1:]), PAGES[key])


def _setting(word: str) -> SettingKey:
    for key in _READERS:
        if _means(word, f"words-setting-{hyphened(key)}"):
            return key
    raise NotAllowed(Fault.UNKNOWN_SETTING, setting=word)


def _rules(words: Sequence[str]) -> str:
    if _is_usual(words):
        return ""
    return rules_code(read_rules_words([word.text for word in phrased(list(map(Word, words)))]))


def _pace(words: Sequence[str]) -> str:
    typed = " ".join(words)
    if _is_usual(words):
        return ""
    if plain(typed) not in pace_words():
        raise _unknown(typed)
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
    raise _unknown(typed)


def _number(words: Sequence[str]) -> str:
    typed = " ".join(words)
    if _means(typed, "words-any-number") or _means(typed, "words-value-false"):
        return "0"
    if not typed.isdecimal() or int(typed) > MOST_PER_HOUR:
        raise _unknown(typed)
    return str(int(typed))


def _switch(words: Sequence[str]) -> str:
    typed = " ".join(words)
    for value, key in (("on", "words-value-true"), ("off", "words-value-false")):
        if _means(typed, key):
            return value
    raise _unknown(typed)


def _is_usual(words: Sequence[str]) -> bool:
    """Whether words leave a setting to the bot."""
    return _means(" ".join(words), "words-as-everywhere")


def _means(typed: str, key: str) -> bool:
    return plain(typed) in set(map(plain, meanings(key)))


def _unknown(typed: str) -> NotAllowed:
    return NotAllowed(Fault.BAD_ARGUMENT, argument=typed)


_READERS: Final[Mapping[SettingKey, Callable[[Sequence[str]], str]]] = MappingProxyType(
    {
        "place_language": _language,
        "place_rules": _rules,
        "place_pace": _pace,
        "place_enders": _enders,
        "place_per_hour": _number,
        "place_quiet": _switch,
        "place_chosen": _switch,
    }
)
