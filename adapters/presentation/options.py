"""What the options of a table and their values are called, and how they are typed."""

from typing import Final, TypeGuard

from adapters.presentation.texts import First, Name, Text, hyphened, joined, text
from engine.match.rules import OptionValue
from engine.opponents import ALL
from engine.variants.options import OPTIONS

_OWN_WORDS: Final = frozenset({("knock_limit", 0), ("ace_limit", 0)})
"""Numbers that are more than numbers: no knock, only gin."""


def option_name(key: str) -> Text:
    """What the option ``key`` is called."""
    return text(f"option-{hyphened(key)}")


def level_name(key: str) -> Text:
    """What a level of the computer is called; one that there is not stands for itself."""
    return text(f"level-{key}") if key in ALL else text("cell-name", name=Name(key))


def value_name(key: str, value: OptionValue) -> Text:
    """What it is called that the option ``key`` is ``value``."""
    if isinstance(value, bool):
        return text(f"option-value-{_code(value)}")
    if is_number(value) and (key, value) not in _OWN_WORDS:
        return text("cell-number", number=value)
    return text(f"option-value-{hyphened(key)}-{_code(value)}")


def typed_values(key: str) -> Text:
    """Everything that may be typed for the option ``key``."""
    return joined(_typed(key, value) for value in OPTIONS[key].values)


def typed_key(key: str, value: OptionValue) -> str:
    """The line of the catalogs with the words for a value that is no number."""
    return f"words-value-{hyphened(key)}-none" if value is None else f"words-value-{_code(value)}"


def is_number(value: OptionValue) -> TypeGuard[int]:
    """Whether a value is typed as a number; yes and no are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def _typed(key: str, value: OptionValue) -> Text:
    option = First(f"words-option-{hyphened(key)}")
    if is_number(value):
        return text("option-typed", option=option, value=value)
    return text("option-typed", option=option, value=First(typed_key(key, value)))


def _code(value: OptionValue) -> str:
    return hyphened(str(value).lower())
