"""A screen into Telegram's HTML and buttons, or into the few words of a pop-up."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cached_property
from typing import Final

from telegram import InlineKeyboardMarkup

from adapters.presentation.catalog import card_sign
from adapters.presentation.grids import Cell, side_by_side, table
from adapters.presentation.ink import Drawn, Ink
from adapters.presentation.lengths import cut
from adapters.presentation.screen import Block, CardRow, Countdown, Grid, Line, Tone
from adapters.presentation.texts import Text, text
from adapters.telegram.drawing.keyboard import SIGNED, Keys
from adapters.telegram.drawing.markup import Piece, escaped, page, piece
from adapters.telegram.links import Links

LONGEST_POPUP: Final = 200
"""UTF-16 units of an answer to a press, at most."""
_TAGS: Final[dict[Tone, str]] = {"title": "b", "strong": "b", "quiet": "i", "normal": ""}
_HALF_A_DAY: Final = 12 * 60 * 60
_NAMES: Final = "cell-name"
"""What the keys of cells begin with that hold a name."""


@dataclass(frozen=True)
class Rendered:
    """A message as it is sent: ``text`` in HTML, and its buttons."""

    text: str
    keyboard: InlineKeyboardMarkup | None = None

    @cached_property
    def buttons(self) -> str:
        """The buttons as JSON, empty where there are none."""
        return "" if self.keyboard is None else self.keyboard.to_json()


class Renderer:
    """Makes messages and pop-ups of screens; ``links`` leads into the private chat."""

    def __init__(self, ink: Ink, links: Links) -> None:
        self._ink = ink
        self._keys = Keys(ink, links)

    def rendered(self, drawn: Drawn) -> Rendered:
        """The screen as a message."""
        pieces = list(_Pen(self._ink, drawn).pieces())
        return Rendered(page(pieces), self._keys.under(drawn))

    def popup(self, drawn: Drawn) -> str:
        """The screen in at most 200 units: its brief, or as much as there is room for."""
        brief = [self._ink.say(drawn, line) for line in drawn.screen.brief]
        lines = brief or [one.words for one in _Pen(self._ink, drawn).pieces()]
        return cut("\n".join(lines), LONGEST_POPUP)


class _Pen:
    """Writes one screen for one reader."""

    def __init__(self, ink: Ink, drawn: Drawn) -> None:
        self._ink = ink
        self._drawn = drawn

    def pieces(self) -> Iterator[Piece]:
        """The title, then block by block; what is strong begins a paragraph."""
        screen = self._drawn.screen
        yield piece(self._say(screen.title), "b", stays=True)
        above: Block | None = None
        for block in screen.blocks:
            yield from self._block(block, apart=_begins(above, block))
            above = block

    def _block(self, block: Block, *, apart: bool) -> Iterator[Piece]:
        match block:
            case Line():
                yield piece(self._say(block.text), _TAGS[block.tone], apart=apart)
            case CardRow():
                yield piece(self._cards(block), apart=apart, stays=True)
            case Countdown():
                yield self._countdown(block, apart=apart)
            case Grid():
                yield from self._grid(block, apart=apart)
            case _:
                yield piece(self._say(block.label), "i", apart=apart)

    def _cards(self, row: CardRow) -> str:
        cards = " ".join(SIGNED[face.mark].format(card_sign(face.card)) for face in row.cards)
        return cards if row.label is None else f"{self._say(row.label)}: {cards}"

    def _countdown(self, block: Countdown, *, apart: bool) -> Piece:
        """Time that counts down by itself where the app can do that; else when it is up."""
        label, until = self._say(block.text), block.until // 1000
        up = self._say(text("clock-until", time=_written(until, block.seconds)))
        counting = f'<tg-time unix="{until}" format="r">{escaped(up)}</tg-time>'
        return Piece(f"{label} {up}", f"{escaped(label)} {counting}", 1, apart)

    def _grid(self, grid: Grid, *, apart: bool) -> Iterator[Piece]:
        cells = [
            [Cell(self._say(cell), is_name=cell.key.startswith(_NAMES)) for cell in row]
            for row in grid.rows
        ]
        columns = table(cells)
        if columns is not None:
            yield piece(columns, "pre", apart=apart)
            return
        head, *rows = grid.rows
        yield piece(self._say(side_by_side(head[1:])), "i", apart=True)
        for name, *values in rows:
            words = text("grid-row", row=name, cells=side_by_side(values))
            yield piece(self._say(words))

    def _say(self, words: Text) -> str:
        return self._ink.say(self._drawn, words)


def _begins(above: Block | None, block: Block) -> bool:
    """Whether a block begins a paragraph: the first one, and what is strong below what is not."""
    return above is None or (_is_strong(block) and not _is_strong(above))


def _is_strong(block: Block) -> bool:
    return isinstance(block, Line) and block.tone == "strong"


def _written(until: int, seconds: int) -> str:
    """The time of day; with its date where it may be another day's."""
    at = datetime.fromtimestamp(until, UTC)
    is_soon = 0 < seconds <= _HALF_A_DAY
    return f"{at:%H:%M}" if is_soon else f"{at:%Y-%m-%d %H:%M}"
