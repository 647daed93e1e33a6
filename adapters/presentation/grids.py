"""A small table in letters of one width: columns in line, names cut to the width of a phone."""

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache, reduce
from typing import Final

from adapters.presentation.lengths import END_ISOLATE, ISOLATE
from adapters.presentation.names import graphemes
from adapters.presentation.texts import Text, text

WIDEST: Final = 34
"""Columns that fit on a phone."""
_EMPTY: Final = "cell-empty"
_GAP: Final = 2
_NARROWEST_NAME: Final = 7
_MORE: Final = "…"
_WIDE: Final = frozenset("WF")
_REMEMBERED: Final = 1024
"""Words whose width is kept: most of a table says the same again."""
_EMOJI: Final = "\ufe0f"
_NAME: Final = re.compile(f"(.*?){ISOLATE}(.*){END_ISOLATE}(.*)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Cell:
    """The words of one cell; those of a name may be cut."""

    words: str
    is_name: bool = False


Rows = Sequence[Sequence[Cell]]


def table(rows: Rows, widest: int = WIDEST) -> str | None:
    """The rows in lines, numbers at the right; None where they are wider than ``widest``."""
    widths = _widths(rows, widest)
    if sum(widths) + _GAP * (len(widths) - 1) > widest:
        return None
    return "\n".join(_line(row, widths) for row in rows)


@lru_cache(maxsize=_REMEMBERED)
def width(words: str) -> int:
    """The columns that words take in letters of one width."""
    return sum(map(_columns, graphemes(words)))


def narrowed(words: str, columns: int) -> str:
    """A name of so many columns at most; what stands around it stays."""
    if width(words) <= columns:
        return words
    found = _NAME.fullmatch(words)
    if found is None:
        return _shortened(words, columns)
    before, name, after = found.groups()
    room = columns - width(before) - width(after)
    return f"{before}{ISOLATE}{_shortened(name, room)}{END_ISOLATE}{after}"


def side_by_side(cells: Sequence[Text]) -> Text:
    """The cells of a row in one sentence, where a table would be too wide."""
    shown = [text("cell-none") if cell.key == _EMPTY else cell for cell in cells]
    return reduce(lambda first, second: text("grid-parts", first=first, second=second), shown)


def _widths(rows: Rows, widest: int) -> list[int]:
    """The width of each column, those with names as narrow as they have to be."""
    columns = list(zip(*rows, strict=True))
    widths = [max(width(cell.words) for cell in column) for column in columns]
    least = [_least(column, wide) for column, wide in zip(columns, widths, strict=True)]
    room = widest - _GAP * (len(widths) - 1)
    while sum(widths) > room and widths != least:
        at = max(range(len(widths)), key=lambda at: (widths[at] > least[at], widths[at]))
        widths[at] -= 1
    return widths


def _least(column: Sequence[Cell], wide: int) -> int:
    """How narrow a column may get: only names are cut, and not to nothing."""
    fixed = max((width(cell.words) for cell in column if not cell.is_name), default=0)
    return min(wide, max(fixed, _NARROWEST_NAME))


def _line(row: Sequence[Cell], widths: Sequence[int]) -> str:
    first, *others = (
        narrowed(cell.words, wide) if cell.is_name else cell.words
        for cell, wide in zip(row, widths, strict=True)
    )
    left = first + " " * (widths[0] - width(first))
    right = (
        " " * (_GAP + wide - width(words)) + words
        for words, wide in zip(others, widths[1:], strict=True)
    )
    return "".join((left, *right)).rstrip()


def _shortened(words: str, columns: int) -> str:
    kept, room = "", columns - width(_MORE)
    for letter in graphemes(words):
        room -= _columns(letter)
        if room < 0:
            break
        kept += letter
    return kept.rstrip() + _MORE


def _columns(letter: str) -> int:
    """The columns of one letter: two for wide ones and emoji, none for what cannot be seen."""
    if _EMOJI in letter:
        return 2
    return max((_columns_of(mark) for mark in letter), default=0)


def _columns_of(mark: str) -> int:
    if unicodedata.category(mark) in {"Mn", "Me", "Cf"}:
        return 0
    return 2 if unicodedata.east_asian_width(mark) in _WIDE else 1
