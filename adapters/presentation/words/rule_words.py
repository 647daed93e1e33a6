"""Typed rules: the name of a system, a target and options, in every language's words.

``remik 250 oklahoma knock=5`` is a name, a number, an option that is switched on, and one that is
given a value. The words stand in the catalogs: ``words-preset-…`` lists what a system may be
called, ``words-option-…`` an option and ``words-value-…`` a value that is no number. Hyphens and
case make no difference, and the order of the words none either. A system goes by every name that
is shown of it, too. ``-oklahoma`` and ``no-oklahoma`` switch an option off.
"""

import difflib
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final, NoReturn

from adapters.presentation.catalog import Catalog
from adapters.presentation.options import is_number, typed_key
from adapters.presentation.terms import variant_name
from adapters.presentation.texts import hyphened
from adapters.presentation.words.spelling import HYPHENS, meanings, plain, refuse_second
from engine.match.rules import CLASSIC_RULES, OptionValue, Rules
from engine.round.faults import Fault, NotAllowed
from engine.variants.house import with_option, with_preset, with_target
from engine.variants.options import OPTIONS
from engine.variants.presets import ALIASES, PRESETS

VALUE_MARK: Final = re.compile(r"[=:]")
_NUMBER: Final = re.compile(r"\d+|\d{1,3}(?:[,.]\d{3})+")
_OFF_MARK: Final = re.compile(rf"([^{re.escape(HYPHENS)}]*)[{re.escape(HYPHENS)}]+(.*)")
_PRESET: Final = "system"
_TARGET: Final = "target"
"""Where a reading keeps the system and the target that were named."""
_UNSAID: Final = "?"
"""No value of any option: what was typed does not say which one is meant."""
_SHORTEST_GUESS: Final = 0.7
"""How alike a mistyped word must be to the one that is suggested, from 0 to 1."""


def read_rules_words(words: Sequence[str]) -> Rules:
    """The rules that some words name, the classic ones where they name no system.

    Raises:
        NotAllowed: if a word means nothing or comes twice, or they can not be played together.
    """
    reading = _Reading()
    for word in words:
        reading.take(word)
    return reading.rules()


@cache
def preset_words() -> dict[str, str]:
    """Every plain spelling of a system, in every language, and its key."""
    found = {plain(key): key for key in PRESETS}
    found |= {plain(name): key for name, key in ALIASES.items()}
    return found | {plain(word): key for key in PRESETS for word in (*_shown(key), *_typed(key))}


@cache
def option_words() -> dict[str, str]:
    """Every plain spelling of an option, in every language, and its key."""
    found = {plain(key): key for key in OPTIONS}
    return found | {
        plain(word): key for key in OPTIONS for word in meanings(f"words-option-{hyphened(key)}")
    }


@cache
def value_words(key: str) -> dict[str, OptionValue]:
    """Every plain spelling of a value of the option ``key``, in every language."""
    return {plain(word): value for value in OPTIONS[key].values for word in _spellings(key, value)}


def is_without(word: str) -> bool:
    """Whether a word before an option switches it off: a no, a without, or a minus."""
    return not plain(word) or plain(word) in _no_words()


def switched_on(key: str) -> OptionValue:
    """What an option becomes by its name alone; None where that does not say enough."""
    values = OPTIONS[key].values
    if values[0] is None:
        return values[1]
    return True if isinstance(values[0], bool) else None


@dataclass(slots=True)
class _Reading:
    """What some words have named so far, each with the word that did."""

    named: dict[str, tuple[str, OptionValue]] = field(default_factory=dict)

    def take(self, word: str) -> None:
        """Read one more word.

        Raises:
            NotAllowed: if it means nothing, or another of its like was named already.
        """
        typed, *given = VALUE_MARK.split(word, maxsplit=1)
        off = _switched_off(typed)
        name = plain(off or typed)
        number = word.rstrip(",.;")
        if name in option_words() and not (off and given):
            self._take_option(word, option_words()[name], ["no"] if off else given)
        elif _NUMBER.fullmatch(number):
            self._name(_TARGET, word, int(re.sub(r"\D", "", number)))
        elif name in preset_words() and not given and not off:
            self._name(_PRESET, word, preset_words()[name])
        else:
            _refuse(word, name)

    def rules(self) -> Rules:
        """The rules that were named.

        Raises:
            NotAllowed: if they can not be played.
        """
        rules = with_preset(self._system())
        if _TARGET in self.named:
            rules = with_target(rules, int(str(self.named[_TARGET][1])))
        for key in sorted(OPTIONS, key=_depends):
            if key in self.named:
                rules = with_option(rules, key, self.named[key][1])
        return rules

    def _system(self) -> str:
        """The system that was named; its number may have been parted from it."""
        preset = self.named.get(_PRESET, ("", CLASSIC_RULES.variant))[1]
        numbered = f"{preset}_{self.named[_TARGET][1]}" if _TARGET in self.named else ""
        if numbered not in PRESETS:
            return str(preset)
        del self.named[_TARGET]
        return numbered

    def _take_option(self, word: str, key: str, given: Sequence[str]) -> None:
        value = value_words(key).get(plain(given[0]), _UNSAID) if given else switched_on(key)
        if value == _UNSAID or not (given or value):
            raise NotAllowed(Fault.OPTION_VALUES, option=key, values=key)
        self._name(key, word, value)

    def _name(self, slot: str, word: str, value: OptionValue) -> None:
        first, named = self.named.setdefault(slot, (word, value))
        if named != value:
            refuse_second(first, word)


def _depends(key: str) -> bool:
    """Whether an option depends on another: it comes after all that do not, in menu order."""
    option = OPTIONS[key]
    return bool(option.needs or option.bars or option.effect)


def _switched_off(word: str) -> str:
    """What a minus or a no before it switches off; empty where there is none."""
    parts = _OFF_MARK.fullmatch(word)
    if parts is None or (parts[1] and plain(word) in option_words()):
        return ""
    return parts[2] if is_without(parts[1]) else ""


@cache
def _no_words() -> frozenset[str]:
    return frozenset(map(plain, meanings("words-without") | meanings("words-value-false")))


def _shown(key: str) -> Iterator[str]:
    """What a system is called where it is shown, in every language."""
    catalog = Catalog.load()
    return (catalog.say(code, variant_name(key)) for code in catalog.codes)


def _typed(key: str) -> frozenset[str]:
    return meanings(f"words-preset-{hyphened(key)}")


def _spellings(key: str, value: OptionValue) -> frozenset[str]:
    own = frozenset({str(value)})
    words = own if is_number(value) else own | meanings(typed_key(key, value))
    return words | meanings("words-value-false") if _is_without(key, value) else words


def _is_without(key: str, value: OptionValue) -> bool:
    """Whether a plain no means this value: where nothing and none differ, it means neither."""
    values = OPTIONS[key].values
    return value in {None, "none"} if 0 not in values else not value and None not in values


def _refuse(word: str, name: str) -> NoReturn:
    """Say that a word means nothing, with the nearest that does."""
    lines = {word: f"words-preset-{hyphened(key)}" for word, key in preset_words().items()}
    lines |= {word: f"words-option-{hyphened(key)}" for word, key in option_words().items()}
    alike = difflib.get_close_matches(name, lines, n=1, cutoff=_SHORTEST_GUESS)
    if name in lines or not alike:
        raise NotAllowed(Fault.BAD_ARGUMENT, argument=word)
    raise NotAllowed(Fault.UNKNOWN_WORD, argument=word, suggested=lines[alike[0]])
