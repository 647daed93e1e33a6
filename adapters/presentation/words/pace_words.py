"""Typed paces: ``live``, ``casual``, ``slow`` or none, in every language's words.

``no clock`` and ``pace=slow`` are two words each that mean one thing. Where a computer player goes
by the word for a pace, the word means the pace only if somebody is challenged by name.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from adapters.presentation.words.rule_words import VALUE_MARK
from adapters.presentation.words.spelling import Word, meanings, plain
from engine.match.pace import PACES, PaceKey
from engine.round.faults import Fault, NotAllowed

_LONGEST_NAME: Final = 3
"""Words of a pace's name, at most."""


@cache
def pace_words() -> dict[str, PaceKey]:
    """Every plain spelling of a pace, in every language, and its key."""
    return {plain(word): key for key in PACES for word in {key, *meanings(f"words-pace-{key}")}}


def pace_of(word: str) -> PaceKey | None:
    """The pace that a word means, with or without saying that it is one; None if it means none.

    Raises:
        NotAllowed: if it says that it is one, and is none.
    """
    name, *given = VALUE_MARK.split(word, maxsplit=1)
    if not given:
        return pace_words().get(plain(word))
    if plain(name) not in _naming():
        return None
    if plain(given[0]) not in pace_words():
        raise NotAllowed(Fault.BAD_ARGUMENT, argument=given[0])
    return pace_words()[plain(given[0])]


def with_paces(words: Sequence[Word]) -> list[Word]:
    """The same words, but the several words of a pace's name are one."""
    found, at = [], 0
    while at < len(words):
        count = _named(words[at:])
        found.append(Word(" ".join(words[at : at + count])))
        at += count
    return found


def _named(words: Sequence[Word]) -> int:
    """How many of the first words are a pace's name; 1 if they are none."""
    for count in range(min(len(words), _LONGEST_NAME), 1, -1):
        parts = words[:count]
        name = plain(" ".join(parts))
        if name in pace_words() and not any(part.names for part in parts):
            return count
    return 1


@cache
def _naming() -> frozenset[str]:
    """What a pace may be introduced by."""
    return frozenset(map(plain, meanings("words-pace")))
