"""Names and words that people gave, made harmless: no tricks with direction, no walls of marks."""

import unicodedata
from collections.abc import Iterator
from typing import Final

LONGEST_NAME: Final = 32
"""Graphemes of a name, at most."""
_MOST_MARKS: Final = 8
"""Code points of one grapheme, at most; a family of four people takes seven."""
_JOINER: Final = "\u200d"
_HIDDEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_BLANK_LETTERS: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800")
"""Letters by their category that show nothing."""
_SKIN_TONES: Final = range(0x1F3FB, 0x1F400)
_FLAG_LETTERS: Final = range(0x1F1E6, 0x1F200)


def harmless(text: str, longest: int = LONGEST_NAME) -> str:
    """``text`` in one line, without hidden characters, of at most ``longest`` graphemes."""
    plain = "".join(_kept(mark) for mark in unicodedata.normalize("NFC", text))
    words = " ".join(plain.split()).strip(_JOINER)
    whole = list(graphemes(words))
    if len(whole) <= longest:
        return "".join(whole)
    return "".join(whole[: longest - 1]).rstrip() + "…"


def graphemes(text: str) -> Iterator[str]:
    """What a reader takes for one character each, overlong ones cut short."""
    cluster = ""
    for mark in text:
        if cluster and not _joins(cluster, mark):
            yield cluster[:_MOST_MARKS]
            cluster = ""
        cluster += mark
    if cluster:
        yield cluster[:_MOST_MARKS]


def _kept(mark: str) -> str:
    if mark in _BLANK_LETTERS:
        return ""
    if mark.isspace():
        return " "
    return "" if mark != _JOINER and unicodedata.category(mark) in _HIDDEN else mark


def _joins(cluster: str, mark: str) -> bool:
    """Whether ``mark`` belongs to the grapheme before it."""
    if mark == _JOINER or cluster[-1] == _JOINER:
        return True
    if unicodedata.category(mark).startswith("M") or ord(mark) in _SKIN_TONES:
        return True
    # Two letters make a flag, the third begins the next one.
    return ord(mark) in _FLAG_LETTERS and len(cluster) == 1 and ord(cluster) in _FLAG_LETTERS
