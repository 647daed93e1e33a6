"""What may be typed for rules, offered while somebody types: systems and options by their names.

Whatever is offered reads as the line that it makes, so that more can be typed after it.
"""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import Final

from adapters.presentation.catalog import DEFAULT, Catalog
from adapters.presentation.options import is_number, typed_key
from adapters.presentation.terms import variant_name
from adapters.presentation.texts import First, hyphened, text
from adapters.presentation.words.commands import read_command
from adapters.presentation.words.spelling import plain
from engine.match.rules import OptionValue
from engine.round.faults import GinError
from engine.variants.options import OPTIONS
from engine.variants.presets import PRESETS

MOST: Final = 25
"""How many choices Discord shows."""
LONGEST: Final = 100
"""Letters of a choice, at most."""
_REMEMBERED: Final = 1000
"""Beginnings whose choices are kept: many people begin alike, and all at once."""


@lru_cache(maxsize=_REMEMBERED)
def rules_choices(typed: str, language: str) -> tuple[str, ...]:
    """The lines that what was typed may become, those that begin so first."""
    before, _, last = typed.rpartition(" ")
    begun = " ".join(before.split())
    lines = [" ".join(filter(None, (begun, word))) for word in _fitting(last, language)]
    names = _beginning(typed, language) if begun else []
    return tuple(_most(line for line in names + lines if len(line) <= LONGEST and _is_sense(line)))


def _most(lines: Iterable[str]) -> Iterator[str]:
    seen: set[str] = set()
    for line in lines:
        if line not in seen:
            seen.add(line)
            yield line
        if len(seen) == MOST:
            return


def _fitting(last: str, language: str) -> list[str]:
    """The words that go on with what was typed last, in the language and in English."""
    wanted = plain(last)
    if not wanted:
        return list(_words(language))
    begin = _beginning(last, language)
    return begin + [word for word in _known(language) if wanted in plain(word)]


def _beginning(typed: str, language: str) -> list[str]:
    """The words that begin as all that was typed does, such as a name of several words."""
    wanted = plain(typed)
    return [word for word in _known(language) if plain(word).startswith(wanted)]


def _known(language: str) -> tuple[str, ...]:
    return (*_words(language), *_words(DEFAULT))


@cache
def _words(language: str) -> tuple[str, ...]:
    """All that may be typed for rules in a language: systems, then options."""
    return (*_systems(language), *_options(language))


def _systems(language: str) -> Iterator[str]:
    catalog = Catalog.load()
    for key in PRESETS:
        yield catalog.say(language, variant_name(key))


def _options(language: str) -> Iterator[str]:
    catalog = Catalog.load()
    for key, option in OPTIONS.items():
        for value in option.values:
            name = First(f"words-option-{hyphened(key)}")
            typed = text("option-typed", option=name, value=_value(key, value))
            yield catalog.say(language, typed).strip()


def _value(key: str, value: OptionValue) -> int | First:
    return value if is_number(value) else First(typed_key(key, value))


def _is_sense(line: str) -> bool:
    """Whether a line reads as rules that can be played."""
    try:
        read_command(f"/gin {line}")
    except GinError:
        return False
    return True
