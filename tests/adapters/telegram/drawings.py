"""Screens as Telegram shows them: the message in HTML, its buttons, and both on paper."""

from typing import Final

from telegram import InlineKeyboardButton
from telegram.constants import KeyboardButtonStyle

from adapters.presentation.catalog import Catalog
from adapters.presentation.ink import Drawn, Ink
from adapters.presentation.screen import Screen
from adapters.presentation.tokens import Tokens
from adapters.telegram.drawing.renderer import Rendered, Renderer
from adapters.telegram.links import Links
from tests.servers.bot_api.markup import read_html

TOKENS: Final = Tokens(b"for a test only")
LINKS: Final = Links(b"for a test only", "deadwood_bot")
RENDERER: Final = Renderer(Ink(Catalog.load(), TOKENS), LINKS)
ADA: Final = "person:00000001"
GROUP: Final = "place:telegram:-1001234567890/45"
_INVISIBLE: Final = str.maketrans("", "", "\u2060\u2068\u2069")
_FRAMES: Final[dict[str | None, str]] = {
    KeyboardButtonStyle.PRIMARY: "[* {} *]",
    KeyboardButtonStyle.SUCCESS: "[+ {} +]",
    KeyboardButtonStyle.DANGER: "[! {} !]",
}
_KINDS: Final = {"bold", "italic", "pre", "date_time"}


def drawn(screen: Screen, language: str = "en", scope: str = ADA) -> Drawn:
    """A screen for a reader."""
    return Drawn(screen, language, scope)


def shown(screen: Screen, language: str = "en", scope: str = ADA) -> Rendered:
    """A screen as the message that a reader gets."""
    return RENDERER.rendered(drawn(screen, language, scope))


def popped(screen: Screen, language: str = "en") -> str:
    """A screen as a pop-up."""
    return RENDERER.popup(drawn(screen, language))


def read(html: str) -> tuple[str, int]:
    """What Telegram makes of a message: its plain text, and how many tags are in it."""
    words = read_html(html)
    assert {entity["type"] for entity in words.entities} <= _KINDS
    return words.text, len(words.entities)


def words_of(message: Rendered) -> str:
    """A message as people read it, without what cannot be seen."""
    return read(message.text)[0].translate(_INVISIBLE)


def rows_of(message: Rendered) -> tuple[tuple[InlineKeyboardButton, ...], ...]:
    """The rows of buttons under a message."""
    return () if message.keyboard is None else message.keyboard.inline_keyboard


def labels_of(message: Rendered) -> list[list[str]]:
    """What the buttons under a message say."""
    return [[button.text.translate(_INVISIBLE) for button in row] for row in rows_of(message)]


def on_paper(message: Rendered) -> str:
    """A message as a golden file keeps it."""
    rows = (" ".join(map(_button, row)) for row in rows_of(message))
    return "\n".join((message.text.translate(_INVISIBLE), *rows))


def _button(button: InlineKeyboardButton) -> str:
    label = button.text.translate(_INVISIBLE)
    if button.url:
        return f"[{label} ->]"
    return _FRAMES.get(button.style, "[{}]").format(label)
