"""A screen as plain text, for tests to read: what a platform would make messages of."""

from collections.abc import Iterator

from adapters.presentation.catalog import Catalog, card_sign
from adapters.presentation.screen import (
    Block,
    Button,
    CardRow,
    Countdown,
    Face,
    Grid,
    Line,
    Screen,
)
from adapters.presentation.texts import Text

CATALOG = Catalog.load()
MARKS = {"meld": "", "plain": "", "deadwood": "·", "drawn": "*", "layoff": "+"}
ISOLATES = str.maketrans("", "", "\u2068\u2069")


def on_paper(screen: Screen, language: str = "en") -> str:
    """The whole screen; pressable cards in brackets, disabled buttons in parentheses.

    A way into the private chat is an arrow.
    """
    head = said(screen.title, language) + (" !" if screen.attention else "")
    blocks = [line for block in screen.blocks for line in _block(block, language)]
    rows = [" ".join(_button(button, language) for button in row) for row in screen.rows]
    door = [f"--> {said(screen.door, language)}"] if screen.door else []
    return "\n".join([head, *blocks, *rows, *door])


def said(text: Text, language: str = "en") -> str:
    """A text in a language, without the marks around names."""
    return CATALOG.say(language, text).translate(ISOLATES)


def buttons(screen: Screen, language: str = "en") -> dict[str, Button]:
    """The buttons of a screen by what they say."""
    return {said(button.label, language): button for row in screen.rows for button in row}


def faces(screen: Screen) -> dict[str, Face]:
    """The cards of a screen that can be pressed, or say why not, by their signs."""
    return {
        card_sign(face.card): face
        for block in screen.blocks
        if isinstance(block, CardRow)
        for face in block.cards
        if face.intent is not None or face.hint is not None
    }


def every_text(screen: Screen) -> Iterator[Text]:
    """All that a screen says or could say."""
    yield screen.title
    for block in screen.blocks:
        yield from _texts(block)
    for button in (button for row in screen.rows for button in row):
        yield button.label
        if button.why is not None:
            yield button.why
    if screen.door is not None:
        yield screen.door


def _texts(block: Block) -> Iterator[Text]:
    if isinstance(block, Line | Countdown):
        yield block.text
    elif isinstance(block, Grid):
        yield from (cell for row in block.rows for cell in row)
    else:
        if block.label is not None:
            yield block.label
        if isinstance(block, CardRow):
            yield from (face.hint for face in block.cards if face.hint is not None)


def _block(block: Block, language: str) -> Iterator[str]:
    if isinstance(block, Line):
        yield from said(block.text, language).split("\n")
    elif isinstance(block, Grid):
        yield from (" | ".join(said(cell, language) for cell in row) for row in block.rows)
    elif isinstance(block, Countdown):
        yield f"{said(block.text, language)} -> {block.until // 1000}"
    elif isinstance(block, CardRow):
        label = f"{said(block.label, language)}: " if block.label else ""
        yield label + " ".join(_face(face) for face in block.cards)
    else:
        yield f"{said(block.label, language)} [{block.count}]"


def _face(face: Face) -> str:
    sign = MARKS[face.mark] + card_sign(face.card)
    return f"[{sign}]" if face.intent is not None else sign


def _button(button: Button, language: str) -> str:
    label = said(button.label, language)
    if not button.enabled:
        return f"({label})"
    return f"[!{label}!]" if button.style == "danger" else f"[{label}]"
