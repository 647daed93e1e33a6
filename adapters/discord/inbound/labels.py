"""What options of rules are called where they are offered, and the words that are typed for them.

Whoever has chosen one may type on after it: then what it is called stands in their line, and
means the same.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from adapters.presentation.catalog import Catalog
from adapters.presentation.options import is_number, option_name, typed_key, value_name
from adapters.presentation.terms import variant_name
from adapters.presentation.texts import First, hyphened, text
from engine.match.rules import OptionValue
from engine.variants.options import OPTIONS
from engine.variants.presets import PRESETS


@dataclass(frozen=True, slots=True)
class Label:
    """A part of rules: how it is ``shown``, and how it is ``typed``."""

    shown: str
    typed: str


@cache
def labels(language: str) -> tuple[Label, ...]:
    """All that may be typed for rules in a language: systems, then options."""
    return (*_systems(language), *_options(language))


def as_typed(line: str) -> str:
    """A line with the words that are typed for each option that it calls as it is shown."""
    return _shown().sub(lambda found: _typed()[found[0].casefold()], line)


def _systems(language: str) -> Iterator[Label]:
    catalog = Catalog.load()
    for key in PRESETS:
        name = catalog.say(language, variant_name(key))
        yield Label(name, name)


def _options(language: str) -> Iterator[Label]:
    catalog = Catalog.load()
    for key, option in OPTIONS.items():
        for value in option.values:
            name = First(f"words-option-{hyphened(key)}")
            typed = text("option-typed", option=name, value=_value(key, value))
            shown = text("setup-option", option=option_name(key), value=value_name(key, value))
            yield Label(catalog.say(language, shown), catalog.say(language, typed).strip())


def _value(key: str, value: OptionValue) -> int | First:
    return value if is_number(value) else First(typed_key(key, value))


@cache
def _typed() -> dict[str, str]:
    """What is typed for each option, by how it is shown in any language."""
    return {
        label.shown.casefold(): label.typed
        for language in Catalog.load().codes
        for label in _options(language)
    }


@cache
def _shown() -> re.Pattern[str]:
    longest_first = sorted(_typed(), key=len, reverse=True)
    either = "|".join(map(re.escape, longest_first))
    return re.compile(rf"(?<!\w)(?:{either})(?!\w)", re.IGNORECASE)
