"""Typed words: how a line is parted into them, and what they may mean in every language."""

import re
from functools import cache
from typing import Final, NoReturn

from adapters.presentation.catalog import Catalog
from adapters.presentation.texts import text
from engine.round.faults import Fault, NotAllowed

_WORD: Final = re.compile(r'@?"[^"]*"|@?“[^”]*”|@?«[^»]*»|\S+')
_QUOTES: Final = '"“”«»'
HYPHENS: Final = "-\u2010\u2011\u2012\u2013\u2014\u2212"
"""All kinds of hyphens, the dashes and the minus that stand in for one included."""
_JOINTS: Final = dict.fromkeys(map(ord, f"{HYPHENS}_ "))
"""What may part the halves of a word, or not."""
_HYPHENED_COMMA: Final = re.compile(rf",(?=[{re.escape(HYPHENS)}])")
_STOPS: Final = ",.;"
"""What ends a part of a sentence and is no part of its last word."""
_UNSEEN: Final = dict.fromkeys(map(ord, "\u2060\u2066\u2067\u2068\u2069"))
"""What messages put around and into names, and comes along where one is copied from there."""
_OTHER_SPELLING: Final = str.maketrans({"\u0451": "\u0435"})
"""The Russian letter that is often written without its dots."""


class Word(str):
    """A typed word, with its quotes and its @."""

    __slots__ = ()

    @property
    def text(self) -> str:
        """The word itself."""
        return self.lstrip("@").strip(_QUOTES).lstrip("@").strip()

    @property
    def names(self) -> bool:
        """Whether it names somebody: it begins with @, or stands in quotes."""
        return self[0] in f"@{_QUOTES}"

    @property
    def folded(self) -> str:
        """The word without regard to case."""
        return self.text.casefold()


def words_of(line: str) -> list[Word]:
    """The words of a line; what stands in quotes is one."""
    return [Word(found) for found in _WORD.findall(line.translate(_UNSEEN).strip())]


def refuse(word: Word) -> NoReturn:
    """Say that a word makes no sense.

    Raises:
        NotAllowed: always.
    """
    if not word.text:
        raise NotAllowed(Fault.NO_NAME)
    raise NotAllowed(Fault.BAD_ARGUMENT, argument=word.text)


def refuse_second(first: str, second: str) -> NoReturn:
    """Say that two were named where there can be one.

    Raises:
        NotAllowed: always.
    """
    raise NotAllowed(Fault.TWO_NAMED, first=first, second=second)


def plain(word: str) -> str:
    """A word without regard to case, to hyphens and to letters that are often left plain.

    Nor to the spaces that stand for hyphens, and to a comma or a full stop after a word.
    """
    words = "".join(part.rstrip(_STOPS) for part in _HYPHENED_COMMA.sub(" ", word).split())
    return words.casefold().translate(_JOINTS).translate(_OTHER_SPELLING)


def trimmed(word: Word) -> Word:
    """A word without the comma or the full stop after it; a name may end with a full stop."""
    return Word(word.rstrip("," if word.names else _STOPS))


@cache
def meanings(key: str) -> frozenset[str]:
    """Every spelling that a line of the catalogs lists, in every language."""
    return frozenset(word for code in Catalog.load().codes for word in listed(code, key))


def listed(language: str, key: str) -> tuple[str, ...]:
    """The words of a comma-separated line of a catalog."""
    line = Catalog.load().say(language, text(key))
    return tuple(word.strip().casefold() for word in line.split(","))
