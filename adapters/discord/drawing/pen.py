"""A screen's words and cards as markdown, piece by piece."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Final

from adapters.discord.drawing.keyboard import SIGNED, is_chosen
from adapters.discord.drawing.markup import Piece, chip, columns, escaped, toned
from adapters.discord.emojis.faces import Faces
from adapters.presentation.catalog import card_sign
from adapters.presentation.grids import Cell, side_by_side, table
from adapters.presentation.ink import Drawn, Ink
from adapters.presentation.screen import Backs, Block, Button, CardRow, Countdown, Grid, Line
from adapters.presentation.texts import Text, text

WIDEST: Final = 30
"""Columns of a table that fit on a phone, inside a frame."""
_NAMES: Final = "cell-name"
"""What the keys of cells begin with that hold a name."""
_MOST_REASONS: Final = 2
"""How many are told beside a game; where somebody sets something up, all of them."""
_MOST_LABELS: Final = 6


@dataclass(frozen=True, slots=True)
class Pen:
    """Writes one screen for one reader."""

    ink: Ink
    faces: Faces
    drawn: Drawn

    def pieces(self) -> Iterator[Piece]:
        """The title, then block by block, what is strong apart; then why some buttons rest."""
        screen = self.drawn.screen
        yield Piece(toned(self._say(screen.title), "title"), stays=True)
        blocks = (None, None, *screen.blocks)
        for over, above, block in zip(blocks, blocks[1:], screen.blocks, strict=False):
            yield from self._block(block, apart=_begins(over, above, block))
        yield from self._reasons()

    def _block(self, block: Block, *, apart: bool) -> Iterator[Piece]:
        match block:
            case Line():
                yield Piece(toned(self._say(block.text), block.tone), apart)
            case CardRow():
                yield Piece(self._cards(block), apart, stays=True)
            case Countdown():
                until = f"<t:{block.until // 1000}:R>"
                yield Piece(f"{escaped(self._say(block.text))} {until}", apart)
            case Grid():
                yield from self._grid(block, apart=apart)
            case Backs():
                yield Piece(self._backs(block), apart)

    def _cards(self, row: CardRow) -> str:
        """Cards as pictures, where there are any, and always as text."""
        pictures = "".join(
            picture.code for face in row.cards if (picture := self.faces.of(face.card))
        )
        signs = (chip(SIGNED[face.mark].format(card_sign(face.card))) for face in row.cards)
        label = "" if row.label is None else f"{escaped(self._say(row.label))}:"
        return " ".join(filter(None, (label, pictures, " ".join(signs))))

    def _backs(self, backs: Backs) -> str:
        label = toned(self._say(backs.label), "normal")
        picture = self.faces.back
        return f"{picture.code} {label}" if picture else label

    def _grid(self, grid: Grid, *, apart: bool) -> Iterator[Piece]:
        cells = [
            [Cell(self._say(cell), is_name=cell.key.startswith(_NAMES)) for cell in row]
            for row in grid.rows
        ]
        lines = table(cells, WIDEST)
        if lines is not None:
            yield Piece(columns(lines), apart)
            return
        head, *rows = grid.rows
        yield Piece(toned(self._say(side_by_side(head[1:])), "quiet"), apart=True)
        for name, *values in rows:
            words = text("grid-row", row=name, cells=side_by_side(values))
            yield Piece(escaped(self._say(words)))

    def _reasons(self) -> Iterator[Piece]:
        """Why what can not be pressed can not be, for the buttons where it is least plain."""
        screen = self.drawn.screen
        told = {block.text for block in screen.blocks if isinstance(block, Line)}
        found: dict[Text, list[Text]] = {}
        for button in chain(*screen.rows):
            if button.why is not None and button.why not in told and _rests(button):
                found.setdefault(button.why, []).append(button.label)
        most = len(found) if screen.buttons_first else _MOST_REASONS
        rare = sorted(found, key=lambda why: len(found[why]))[:most]
        for why in filter(rare.__contains__, found):
            labels = found[why]
            words = text("grid-row", row=side_by_side(labels), cells=why)
            said = self._say(words if len(labels) <= _MOST_LABELS else why)
            yield Piece(toned(said, "quiet"))

    def _say(self, words: Text) -> str:
        return self.ink.say(self.drawn, words)


def _rests(button: Button) -> bool:
    """Whether a button can not be pressed for a reason that its label does not tell."""
    return not button.enabled and not is_chosen(button)


def _begins(over: Block | None, above: Block | None, block: Block) -> bool:
    """Whether a block begins a paragraph: what is strong does, but for the sum below a table."""
    if not _is_strong(block) or above is None or isinstance(above, Grid):
        return False
    return not _is_strong(above) or isinstance(over, Grid)


def _is_strong(block: Block) -> bool:
    return isinstance(block, Line) and block.tone == "strong"
