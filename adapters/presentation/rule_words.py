"""Typed rules: the name of a system, a target and options, in every language's words.

``remik 250 oklahoma knock=5`` is a name, a number, an option that is switched on, and one that is
given a value. The words stand in the catalogs: ``words-preset-…`` lists what a system may be
called, ``words-option-…`` an option and ``words-value-…`` a value that is no number. Hyphens and
case make no difference, and the order of the words none either.
"""

import difflib
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final, NoReturn

from adapters.presentation.options import hyphened, is_number, typed_key
from adapters.presentation.spelling import meanings, plain
from engine.match.rules import CLASSIC_RULES, OptionValue, Rules
from engine.round.faults import Fault, NotAllowed
from engine.variants.house import with_option, with_preset, with_target
from engine.variants.options import OPTIONS
from engine.variants.presets import ALIASES, PRESETS

_VALUE_MARK: Final = re.compile(r"[=:]")
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


def means_rules(word: str) -> bool:
    """Whether a word means something about rules: a system, a target, or an option by name."""
    name = plain(_VALUE_MARK.split(word)[0])
    return word.isdecimal() or name in preset_words() or name in option_words()


@cache
def preset_words() -> dict[str, str]:
    """Every plain spelling of a system, in every language, and its key."""
    found = {plain(key): key for key in PRESETS}
    found |= {plain(name): key for name, key in ALIASES.items()}
    return found | {
        plain(word): key for key in PRESETS for word in meanings(f"words-preset-{hyphened(key)}")
    }


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


@dataclass(slots=True)
class _Reading:
    """What some words have named so far."""

    preset: str = ""
    target: int | None = None
    options: dict[str, OptionValue] = field(default_factory=dict)

    def take(self, word: str) -> None:
        """Read one more word.

        Raises:
            NotAllowed: if it means nothing, or its like was named already.
        """
        name, *given = map(plain, _VALUE_MARK.split(word, maxsplit=1))
        if name in option_words():
            self._take_option(word, option_words()[name], given)
        elif word.isdecimal() and self.target is None:
            self.target = int(word)
        elif name in preset_words() and not given and not self.preset:
            self.preset = preset_words()[name]
        else:
            _refuse(word, name)

    def rules(self) -> Rules:
        """The rules that were named.

        Raises:
            NotAllowed: if they can not be played.
        """
        rules = with_preset(self.preset or CLASSIC_RULES.variant)
        if self.target is not None:
            rules = with_target(rules, self.target)
        # In menu order: there, what others need or bar comes before them.
        for key in OPTIONS:
            if key in self.options:
                rules = with_option(rules, key, self.options[key])
        return rules

    def _take_option(self, word: str, key: str, given: Sequence[str]) -> None:
        if key in self.options:
            raise NotAllowed(Fault.BAD_ARGUMENT, argument=word)
        known = value_words(key)
        value = known.get(given[0], _UNSAID) if given else _switched_on(key)
        if value == _UNSAID:
            raise NotAllowed(Fault.OPTION_VALUES, option=key, values=key)
        self.options[key] = value


def _switched_on(key: str) -> OptionValue:
    """What an option becomes by its name alone, where that says enough."""
    values = OPTIONS[key].values
    if values[0] is None:
        return values[1]
    return True if isinstance(values[0], bool) else _UNSAID


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
    known = {**preset_words(), **option_words()}
    alike = difflib.get_close_matches(name, known, n=1, cutoff=_SHORTEST_GUESS)
    if name in known or not alike:
        raise NotAllowed(Fault.BAD_ARGUMENT, argument=word)
    raise NotAllowed(Fault.UNKNOWN_WORD, argument=word, nearest=alike[0])
