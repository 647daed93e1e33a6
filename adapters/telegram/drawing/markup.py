"""Words into Telegram's HTML: harmless, escaped, put on a page."""

import html
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from adapters.presentation.lengths import END_ISOLATE, ISOLATE, units

MOST_UNITS: Final = 4096
"""UTF-16 units of a message's text, at most, without its tags."""
MOST_ENTITIES: Final = 100
"""Tags of a message that are heeded."""
_MORE: Final = "…"
_JOINER: Final = "\u2060"
"""Shows nothing, and nothing that goes over it is taken for a mention or an address."""
_LINKED: Final = re.compile(r"(?<=[@#$.])(?=\w)|(?<=:/)(?=/)")
"""Where Telegram would find a mention, a tag or an address."""
_COMMAND: Final = re.compile(r"(?<=/)(?=\w)")
_NAME: Final = re.compile(f"{ISOLATE}[^{ISOLATE}{END_ISOLATE}]*{END_ISOLATE}")


_REMEMBERED: Final = 1024
"""Sentences that are kept as they were last made harmless; most are said again and again."""


def escaped(words: str) -> str:
    """Plain words as HTML that mentions nobody and leads nowhere."""
    return html.escape(unlinked(words), quote=False)


@lru_cache(maxsize=_REMEMBERED)
def unlinked(words: str) -> str:
    """The same words, in which no mention and no address is found; commands only in names."""
    in_names = _NAME.sub(lambda name: _COMMAND.sub(_JOINER, name[0]), words)
    return _LINKED.sub(_JOINER, in_names)


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of a page that is shown whole or not at all.

    ``words`` is how it reads, ``html`` how it is written, with so many ``entities`` in it.
    ``apart`` says that a blank line stands before it, ``stays`` that a page is nothing without it.
    """

    words: str
    html: str
    entities: int = 0
    apart: bool = False
    stays: bool = False

    @property
    def size(self) -> int:
        """The units that it takes, with what parts it from the piece before."""
        return units(unlinked(self.words)) + 1 + self.apart


def piece(words: str, tag: str = "", *, apart: bool = False, stays: bool = False) -> Piece:
    """Words in a tag, or in none."""
    written = escaped(words)
    if not tag:
        return Piece(words, written, apart=apart, stays=stays)
    return Piece(words, f"<{tag}>{written}</{tag}>", 1, apart, stays)


def page(pieces: Sequence[Piece]) -> str:
    """All of them one below the other; too many lose those in the middle that can be spared."""
    left_out = _left_out(pieces)
    written = ""
    for at, one in enumerate(pieces):
        if at not in left_out:
            written += ("\n\n" if one.apart else "\n") + one.html
        elif at - 1 not in left_out:
            written += f"\n{_MORE}"
    return written.strip("\n")


def _left_out(pieces: Sequence[Piece]) -> set[int]:
    """Which pieces have to go so that the others fit: the nearest to the middle first."""
    middle = len(pieces) // 2
    spare = [at for at, one in enumerate(pieces) if not one.stays]
    spare.sort(key=lambda at: abs(at - middle), reverse=True)
    size, entities = sum(one.size for one in pieces), sum(one.entities for one in pieces)
    gone: set[int] = set()
    while spare and (size > MOST_UNITS or entities > MOST_ENTITIES):
        at = spare.pop()
        gone.add(at)
        # Every gap may need a mark and a line of its own.
        size += 2 - pieces[at].size
        entities -= pieces[at].entities
    return gone
