"""What stands on a page of the settings and is typed again: settings by name, and their values."""

from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Final, TypeVar

from adapters.presentation.words.spelling import meanings, plain
from engine.round.faults import Fault, NotAllowed
from engine.service.intents import SettingKey

_LONGEST_NAME: Final = 6
"""Words of a setting's name, at most."""
_AFTER_NAME: Final = ":"

OF_PEOPLE: Final[Mapping[SettingKey, tuple[str, ...]]] = MappingProxyType(
    {
        "block": ("words-setting-block", "setting-block"),
        "unblock": ("words-setting-unblock",),
    }
)
"""What the settings are called whose values are people."""

OF_HANDS: Final = ("words-setting-hands", "setting-hands")
"""What the setting is called of whose values one is a word for the place."""

Named = TypeVar("Named")


@cache
def spellings(*keys: str) -> frozenset[str]:
    """Every plain spelling in some lines of the catalogs, in every language."""
    return frozenset(plain(word) for key in keys for word in meanings(key))


def parted(words: Sequence[str], names: Mapping[Named, Sequence[str]]) -> tuple[Named, list[str]]:
    """What the first words name, the longest name there is, and the words after it.

    ``names`` are the lines of the catalogs that list what each may be called.

    Raises:
        NotAllowed: if there is no such setting.
    """
    for count in range(min(len(words), _LONGEST_NAME), 0, -1):
        typed = plain(" ".join(words[:count])).rstrip(_AFTER_NAME)
        for named, keys in names.items():
            if typed in spellings(*keys):
                return named, list(words[count:])
    raise NotAllowed(Fault.UNKNOWN_SETTING, setting=words[0])


def is_own(words: Sequence[str]) -> bool:
    """Whether words after the first are a value of one's own, though they may mean a place.

    They name somebody, whatever they are called, or say where one's hand is read.
    """
    try:
        return bool(parted(words, {**OF_PEOPLE, "hands": OF_HANDS}))
    except NotAllowed:
        return False


def switch(key: SettingKey, typed: str) -> str:
    """Whether typed words switch a setting on or off.

    Raises:
        NotAllowed: if they do neither.
    """
    for value, said in (("on", "true"), ("off", "false")):
        if plain(typed) in spellings(f"words-value-{said}", f"settings-{value}"):
            return value
    raise no_value(key, typed)


def no_value(key: SettingKey, typed: str) -> NotAllowed:
    """Says that something is no value of a setting, and which are."""
    return NotAllowed(Fault.BAD_VALUE, argument=typed, called=key, allowed=key)
