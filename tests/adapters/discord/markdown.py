"""A small model of how Discord reads a text: what it makes of its signs, and what is left to read.

It is stricter than Discord: what might be taken for markup in any client is. ``made`` names it.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

_LINES: Final = (
    ("title", re.compile(r"#{1,3} +")),
    ("quiet", re.compile(r"-# +")),
    ("quote", re.compile(r" *>(>>)? +")),
    ("list", re.compile(r" *[-*+] +")),
    ("list", re.compile(r" *\d+[.)] +")),
)
_BLOCK: Final = re.compile(r"```(?:\w*\n)?(.*?)\n?```", re.DOTALL)
_INLINE: Final = (
    ("", re.compile(r"\\([^0-9A-Za-z\s])")),
    ("code", re.compile(r"(?<!`)`([^`]+)`(?!`)")),
    ("time", re.compile(r"<t:-?\d+(?::[tTdDfFR])?>")),
    ("picture", re.compile(r"<a?:\w{2,32}:\d+>")),
    ("mention", re.compile(r"<(?:@[!&]?|#)\d+>")),
    ("mention", re.compile(r"</[^>]+:\d+>|<id:\w+>")),
    ("mention", re.compile(r"@(?:everyone|here)")),
    ("link", re.compile(r"\[([^\]]+)\]\([^)]+\)")),
    ("link", re.compile(r"(?:https?|discord|tg)://[^\s>]+")),
    ("link", re.compile(r"<(?:mailto|tel|sms):[^>]+>")),
    ("link", re.compile(r"(?:discord|t)\.\w+/\w+")),
    ("strong", re.compile(r"\*\*(.+?)\*\*(?!\*)")),
    ("underlined", re.compile(r"__(.+?)__(?!_)")),
    ("italic", re.compile(r"\*(?=\S)(.+?)\*|_(?=\S)(.+?)_")),
    ("struck", re.compile(r"~~(.+?)~~")),
    ("hidden", re.compile(r"\|\|(.+?)\|\|")),
    ("picture", re.compile(r":[\w+-]+:")),
    ("picture", re.compile(r"[♠♣♥♦]")),
)


@dataclass(slots=True)
class Read:
    """What is read of a text, and what Discord has made of signs in it."""

    text: str = ""
    made: set[str] = field(default_factory=set)


def read(markdown: str) -> Read:
    """A text as Discord shows it."""
    found = Read()
    at = 0
    for block in _BLOCK.finditer(markdown):
        _lines(markdown[at : block.start()], found)
        found.made.add("columns")
        found.text += block[1]
        at = block.end()
    _lines(markdown[at:], found)
    return found


def _lines(markdown: str, found: Read) -> None:
    found.text += "\n".join(_line(line, found) for line in markdown.split("\n"))


def _line(line: str, found: Read) -> str:
    for name, begin in _LINES:
        match = begin.match(line)
        if match:
            found.made.add(name)
            return _line(line[match.end() :], found)
    return "".join(_inline(line, found))


def _inline(words: str, found: Read) -> Iterator[str]:
    at = 0
    while at < len(words):
        for name, sign in _INLINE:
            match = sign.match(words, at)
            if match:
                found.made |= {name} - {""}
                yield _inside(name, match, found)
                at = match.end()
                break
        else:
            yield words[at]
            at += 1


def _inside(name: str, match: re.Match[str], found: Read) -> str:
    """What is read of one piece of markup."""
    inner = next(filter(None, match.groups()), "")
    if name in {"", "code"}:
        return inner
    return "".join(_inline(inner, found)) if inner else match[0]
