"""A screen, or a sentence, into a message of Discord."""

from dataclasses import replace
from typing import Final

from adapters.discord.drawing.keyboard import Keyboard
from adapters.discord.drawing.markup import (
    MOST_LETTERS,
    Piece,
    escaped,
    length,
    paragraphs,
)
from adapters.discord.drawing.menus import Menus
from adapters.discord.drawing.message import MOST_PARTS, Rendered
from adapters.discord.drawing.pen import Pen
from adapters.discord.drawing.sheet import Sheet
from adapters.discord.emojis.faces import Faces
from adapters.presentation.ink import Drawn, Ink
from adapters.presentation.lengths import cut, units
from adapters.presentation.screen import Screen

TURN: Final = 0xF0B232
CHALLENGE: Final = 0x5865F2
OVER: Final = 0x80848E
TABLE: Final = 0x2E7D4F
"""The colours at the edge of a message; its words tell the same."""
_LEAST_PARTS: Final = 3
"""A message with a line above its frame has these: the line, the frame, a text."""
_LONGEST_NOTICE: Final = 1000
_PLAIN: Final = Faces()


class Renderer:
    """Makes messages of screens; ``faces`` are the pictures of cards that there are by then."""

    def __init__(self, ink: Ink, faces: Faces) -> None:
        self._ink = ink
        self._faces = faces

    def rendered(self, drawn: Drawn, *, notice: str = "", mention: str = "") -> Rendered:
        """The screen as a message, below a ``notice``, calling the user of the id ``mention``."""
        above = _above(notice, mention)
        menus = Menus(Keyboard(self._ink, self._faces, drawn), MOST_PARTS - _LEAST_PARTS)
        lines = tuple(menus.lines())
        texts = paragraphs(self._pieces(drawn, above), MOST_LETTERS - units(above))
        whole = Rendered(above, texts, lines, _colour(drawn.screen), mention)
        return whole if whole.parts <= MOST_PARTS else _closer(whole)

    def said(self, words: str, *, mention: str = "") -> Rendered:
        """A sentence as a message."""
        return Rendered(_above(words, mention), mention=mention)

    def sheet(self, drawn: Drawn, *, notice: str = "", mention: str = "") -> Sheet:
        """The screen as a message on its way."""
        return Sheet(lambda: self.rendered(drawn, notice=notice, mention=mention), self._faces)

    def note(self, words: str) -> Sheet:
        """A sentence as a message on its way."""
        return Sheet(lambda: self.said(words), self._faces)

    def _pieces(self, drawn: Drawn, above: str) -> list[Piece]:
        """The texts with their pictures, or without where these take too much room."""
        pieces = list(Pen(self._ink, self._faces, drawn).pieces())
        if length(pieces) + units(above) <= MOST_LETTERS:
            return pieces
        return list(Pen(self._ink, _PLAIN, drawn).pieces())


def _above(notice: str, mention: str) -> str:
    """The line over a message: whom it calls, and what is said to its reader alone."""
    called = f"<@{mention}>" if mention else ""
    return " ".join(filter(None, (called, escaped(cut(notice, _LONGEST_NOTICE)))))


def _colour(screen: Screen) -> int:
    if screen.attention:
        return TURN
    if screen.of_challenge:
        return CHALLENGE
    return OVER if screen.stays else TABLE


def _closer(whole: Rendered) -> Rendered:
    """The same message in fewer parts, without lines between its paragraphs."""
    return replace(whole, texts=("\n\n".join(whole.texts),))
