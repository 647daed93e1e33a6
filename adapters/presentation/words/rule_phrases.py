"""Typed words that belong together, made one: ``classic gin rummy``, ``gin 20``, ``no oklahoma``.

What reads rules takes them word by word; people part a name with spaces as well as with hyphens,
and write a value beside its option as well as after a ``=``.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from adapters.presentation.words.rule_words import (
    VALUE_MARK,
    is_without,
    option_words,
    preset_words,
    switched_on,
    value_words,
)
from adapters.presentation.words.spelling import HYPHENS, Word, plain, trimmed
from engine.round.faults import Fault, NotAllowed

_JOINT: Final = re.compile(rf"[{re.escape(HYPHENS)}]")
_THOUSAND: Final = re.compile(r"\d{1,3}")
_ZEROS: Final = "000"
_LONGEST_NAME: Final = 6
"""Words of a name, at most."""


def phrased(words: Sequence[Word]) -> list[Word]:
    """The words of a challenge or of rules, those made one that mean one thing.

    Raises:
        NotAllowed: if a number may be an option's or the target.
    """
    return list(_parted([tidy for word in words if (tidy := trimmed(word))]))


def with_systems(words: Sequence[Word]) -> list[Word]:
    """The same words, but the several words of a system's name are one."""
    found, at = [], 0
    while at < len(words):
        count = _system(words[at:]) or 1
        found.append(Word(" ".join(words[at : at + count])))
        at += count
    return found


def _parted(words: Sequence[Word]) -> Iterator[Word]:
    while words:
        count, word = _first(words)
        yield word
        words = words[count:]


def _first(words: Sequence[Word]) -> tuple[int, Word]:
    """How many words the first thing takes that is said, and those words as one."""
    if count := _system(words):
        return count, Word(" ".join(words[:count]))
    if words[0].names:
        return 1, words[0]
    if _THOUSAND.fullmatch(words[0]) and words[1:2] == [_ZEROS]:
        return 2, Word(words[0] + _ZEROS)
    if is_without(words[0]) and (count := _option(words[1:])):
        return count + 1, Word("-".join(words[: count + 1]))
    count = _option(words)
    if count and _has_value(words, count):
        return count + 1, Word(f"{'-'.join(words[:count])}={words[count]}")
    return max(count, 1), Word("-".join(words[: max(count, 1)]))


def _has_value(words: Sequence[Word], count: int) -> bool:
    """Whether the word after an option, which takes ``count`` words, is its value."""
    key = option_words().get(plain(" ".join(words[:count])))
    if key is None or len(words) == count or words[count].names:
        return False
    value = plain(words[count])
    if value not in value_words(key) or value in {**preset_words(), **option_words()}:
        return False
    if value.isdecimal() and switched_on(key) is not None:
        raise NotAllowed(Fault.OPTION_VALUES, option=key, values=key)
    # A no before an option is the one's after it.
    return not (is_without(words[count]) and _option(words[count + 1 :]))


def _system(words: Sequence[Word]) -> int:
    return _named(words, preset_words(), lambda word: word)


def _option(words: Sequence[Word]) -> int:
    return _named(words, option_words(), lambda word: VALUE_MARK.split(word)[0])


def _named(words: Sequence[Word], known: dict[str, str], last: Callable[[str], str]) -> int:
    """How many of the first words are a name, the longest there is; 0 if they are none."""
    for count in range(min(len(words), _LONGEST_NAME), 0, -1):
        parts = words[:count]
        name = plain(" ".join([*parts[:-1], last(parts[-1])]))
        if name in known and not any(part.names or _JOINT.match(part) for part in parts):
            return count
    return 0
