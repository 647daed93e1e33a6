"""Words into Discord's markdown: harmless, escaped, put on a page."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from adapters.presentation.lengths import units
from adapters.presentation.screen import Tone

MOST_LETTERS: Final = 4000
"""UTF-16 units of all texts of a message together, at most."""
_MORE: Final = "…"
_JOINER: Final = "\u2060"
"""Shows nothing, and nothing that goes over it is taken for a mention or an address."""
_LINKED: Final = re.compile(r"(?<=@)(?=\w)|(?<=:/)(?=/)|(?<=\.)(?=[^\W\d_]{2,}/)")
"""Where Discord would find a mention, an address or an invitation."""
_MARKS: Final = re.compile(r"[\\*_~`|\[\]<♠♣♥♦]|:(?=[\w+-]+:)")
"""What begins markup, a mention, a masked link or an emoji; suits would become pictures."""
_BEGINS_LINE: Final = re.compile(r"^(\s*)([#>+-])", re.MULTILINE)
_NUMBERED: Final = re.compile(r"^(\s*\d+)([.)])(?=\s)", re.MULTILINE)
_REMEMBERED: Final = 2048
"""Sentences that are kept as they were last made harmless; most are said again and again."""
_WRITTEN: Final[dict[Tone, str]] = {
    "title": "### {}",
    "strong": "**{}**",
    "quiet": "-# {}",
    "normal": "{}",
}


@lru_cache(maxsize=_REMEMBERED)
def escaped(words: str) -> str:
    """Plain words as markdown that reads as they do, mentions nobody and leads nowhere."""
    safe = _MARKS.sub(r"\\\g<0>", unlinked(words))
    return _NUMBERED.sub(r"\1\\\2", _BEGINS_LINE.sub(r"\1\\\2", safe))


def unlinked(words: str) -> str:
    """The same words, in which no mention and no address is found."""
    return _LINKED.sub(_JOINER, words)


def toned(words: str, tone: Tone) -> str:
    """Plain words as markdown in a tone of voice, line by line."""
    written = _WRITTEN[tone]
    return "\n".join(written.format(line) for line in escaped(words).split("\n") if line.strip())


def chip(words: str) -> str:
    """A few letters of one width in a frame, such as a card."""
    return f"`{_in_code(words)}`"


def columns(words: str) -> str:
    """Lines in letters of one width."""
    return f"```\n{_in_code(words)}\n```"


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of a page that is shown whole or not at all, as markdown.

    ``apart`` says that it begins a paragraph, ``stays`` that a page is nothing without it.
    """

    written: str
    apart: bool = False
    stays: bool = False

    @property
    def size(self) -> int:
        """The units that it takes, with what parts it from the piece before."""
        return units(self.written) + 1 + self.apart


def paragraphs(pieces: Sequence[Piece], most: int = MOST_LETTERS) -> tuple[str, ...]:
    """A page, paragraph by paragraph; too long, it loses what can be spared in its middle."""
    gone = _left_out(pieces, most)
    lines: list[list[str]] = [[]]
    for at, piece in enumerate(pieces):
        if piece.apart and at not in gone:
            lines.append([])
        if at not in gone or at - 1 not in gone:
            lines[-1].append(_MORE if at in gone else piece.written)
    return tuple("\n".join(paragraph) for paragraph in lines if paragraph)


def length(pieces: Sequence[Piece]) -> int:
    """The units that pieces take together."""
    return sum(piece.size for piece in pieces)


def _left_out(pieces: Sequence[Piece], most: int) -> set[int]:
    """Which pieces have to go so that the others fit: the nearest to the middle first."""
    gone: set[int] = set()
    size = length(pieces)
    for at in _spare(pieces):
        if size <= most:
            break
        gone.add(at)
        # Every gap may need a mark and a line of its own.
        size += 2 - pieces[at].size
    return gone


def _spare(pieces: Sequence[Piece]) -> Iterator[int]:
    middle = len(pieces) // 2
    places = (at for at, piece in enumerate(pieces) if not piece.stays)
    yield from sorted(places, key=lambda at: abs(at - middle))


def _in_code(words: str) -> str:
    """Words in which no code ends: there is no way to escape anything there."""
    return unlinked(words).replace("`", "'")
