"""Typed lines made plain: what of a line counts, and the phrases that the catalogs list."""

import unicodedata
from collections.abc import Iterator
from functools import cache
from typing import Final

from adapters.presentation.catalog import Catalog
from adapters.presentation.texts import text

Words = tuple[str, ...]

_ASKING: Final = frozenset("?\u00bf\u061f")
"""A question is no move, so these are not left out as other punctuation is."""
_TEN: Final = str.maketrans({"\U0001f51f": "10"})
"""The keycap of a ten, the only one that is a sign of its own."""
_BREVE: Final = "\u0306"
"""The one mark that counts, since it makes a letter of its own in Cyrillic; not so the dots."""
_LONGEST: Final = 8
"""Words of a phrase, at most."""
_LEFT_OUT: Final = frozenset({"Cc", "Cf", "Mn", "Me", "Mc"})


def plain_words(line: str) -> Words:
    """The words of a line without case, marks, quotes, hyphens and whatever cannot be seen."""
    apart = unicodedata.normalize("NFKD", line.translate(_TEN).casefold())
    bare = (mark for mark in apart if mark == _BREVE or not unicodedata.combining(mark))
    plain = unicodedata.normalize("NFC", "".join(bare)).casefold()
    return tuple("".join(map(_kept, plain)).split())


def phrases(language: str, key: str) -> tuple[str, ...]:
    """The phrases of a comma-separated line of a catalog as they stand there."""
    listed = Catalog.load().say(language, text(key))
    return tuple(phrase.strip() for phrase in listed.split(","))


@cache
def every_phrase(key: str) -> frozenset[Words]:
    """The phrases of such a line in every language, made plain."""
    return frozenset(
        plain_words(phrase) for code in Catalog.load().codes for phrase in phrases(code, key)
    )


@cache
def every_word(key: str) -> frozenset[str]:
    """The words of such a line in every language, made plain; none of them is longer."""
    return frozenset(word for (word,) in every_phrase(key))


def parted(words: Words, phrase_lists: tuple[str, ...]) -> Iterator[tuple[str, Words]]:
    """Each list that has a phrase at either end of ``words``, and the rest; longest first."""
    for size in range(min(len(words), _LONGEST), 0, -1):
        for key in phrase_lists:
            known = every_phrase(key)
            if words[:size] in known:
                yield key, words[size:]
            if words[-size:] in known and size < len(words):
                yield key, words[:-size]


def _kept(mark: str) -> str:
    if mark.isspace():
        return " "
    category = unicodedata.category(mark)
    if category in _LEFT_OUT:
        return ""
    return " " if category[0] == "P" and mark not in _ASKING and mark not in "@/" else mark
