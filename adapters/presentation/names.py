"""Names and words that people gave, made harmless: no tricks, no walls of marks, no doubles."""

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

LONGEST_NAME: Final = 32
"""Graphemes of a name, at most."""
_MOST_MARKS: Final = 8
"""Code points of one grapheme, at most; a family of four people takes seven."""
_NO_QUOTES: Final = dict.fromkeys(map(ord, '"“”«»„'))
"""A command puts a name in quotes, so that none may stand in it."""
_BEGINS_OTHERWISE: Final = "@/# "
"""What begins a mention, a command or a channel begins no name."""
NAMELESS: Final = "·"
"""What somebody is called whose name shows nothing."""
_HANDLED: Final = re.compile(r"(.+) \((\w+)\)")
_LOOK_ALIKES: Final = str.maketrans(
    # Cyrillic and Greek letters, small as after casefolding, then two signs that pass for one.
    "\u0430\u0432\u0435\u0451\u043a\u043c\u043d\u043e\u0440\u0441\u0442\u0443\u0445\u0455\u0456\u0457\u0458\u0501"
    "\u051b\u051d\u04af\u04bb\u03b1\u03b2\u03b5\u03b6\u03b7\u03b9\u03ba\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7"
    "0l|",
    "abeekmhopctyxsiijdqwyhabezniknoptyxoii",
)
"""Letters of other scripts that stand in for the plain ones, small or capital."""
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


def person_name(text: str) -> str:
    """What a person is called everywhere: one line that a command can quote, never nothing."""
    plain = harmless(text.translate(_NO_QUOTES)).lstrip(_BEGINS_OTHERWISE)
    return plain or NAMELESS


def numbered(name: str, number: int) -> str:
    """``name`` with a number, no longer than a name may be.

    Without a space before it: in ``/gin @Ann 2`` the number would be the target.
    """
    return f"{harmless(name, LONGEST_NAME - len(str(number)))}{number}"


def with_handle(name: str, handle: str) -> str:
    """``name`` with what nobody else on its platform is called; where both are too long, that."""
    both = f"{name} ({handle})"
    return both if harmless(both) == both else person_name(handle)


def ways_to_call(name: str) -> frozenset[str]:
    """What somebody may be called in a line who goes by ``name``: with their handle or without."""
    parts = _HANDLED.fullmatch(name)
    return frozenset(way.casefold() for way in (name, *(parts.groups() if parts else ())))


def likeness(name: str) -> str:
    """``name`` as a hasty eye reads it: two names of one likeness are taken for each other."""
    wide = unicodedata.normalize("NFKC", name).casefold().translate(_LOOK_ALIKES)
    letters = "".join(mark for mark in wide if unicodedata.category(mark)[0] not in "PZ")
    return letters or wide


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
