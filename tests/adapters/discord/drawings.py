"""Screens as Discord shows them: texts in markdown, buttons, menus, and all of it on paper."""

import re
from collections.abc import Iterator
from typing import Final

from discord import ButtonStyle

from adapters.discord import LOCALES
from adapters.discord.drawing.message import Choice, Key, Rendered
from adapters.discord.drawing.renderer import Renderer
from adapters.discord.emojis.faces import Emoji, Faces, code_of, emoji_name
from adapters.presentation.catalog import Catalog
from adapters.presentation.ink import Drawn, Ink
from adapters.presentation.screen import Screen
from adapters.presentation.tokens import Tokens
from engine.cards.card import card_at

TOKENS: Final = Tokens(b"for a test only")
INK: Final = Ink(Catalog.load().with_menu(LOCALES), TOKENS)
ADA: Final = "person:00000001"
CHANNEL: Final = "place:discord:1234567890123456789"
PACK: Final = 52
_NUMBER: Final = 1_400_000_000_000_000_000
_INVISIBLE: Final = str.maketrans("", "", "\u2060\u2068\u2069")
_PICTURE: Final = re.compile(r"<:dw_(\w+)_[0-9a-f]{6}:\d+>")
_FRAMES: Final = {
    ButtonStyle.primary: "[* {} *]",
    ButtonStyle.success: "[+ {} +]",
    ButtonStyle.danger: "[! {} !]",
    ButtonStyle.secondary: "[{}]",
}


def pictured() -> Faces:
    """Pictures of all cards, as an application has them that was given them."""
    faces = Faces()
    codes = [*(code_of(card_at(at)) for at in range(PACK)), "back"]
    faces.learn(
        Emoji(emoji_name(code, f"{at:06x}"), _NUMBER + at) for at, code in enumerate(codes)
    )
    return faces


PLAIN: Final = Renderer(INK, Faces())
PICTURED: Final = Renderer(INK, pictured())


def drawn(screen: Screen, language: str = "en", scope: str = ADA) -> Drawn:
    """A screen for a reader."""
    return Drawn(screen, language, scope)


def shown(
    screen: Screen, language: str = "en", scope: str = ADA, renderer: Renderer = PLAIN
) -> Rendered:
    """A screen as the message that a reader gets."""
    return renderer.rendered(drawn(screen, language, scope))


def keys_of(message: Rendered) -> Iterator[Key]:
    """Every button of a message."""
    for line in message.lines:
        if not isinstance(line, Choice):
            yield from line


def labels_of(message: Rendered) -> list[list[str]]:
    """What the buttons and options of a message say, line by line."""
    return [
        [_seen(one.label) for one in (line.options if isinstance(line, Choice) else line)]
        for line in message.lines
    ]


def on_paper(message: Rendered) -> str:
    """A message as a golden file keeps it; what can not be pressed stands in brackets."""
    lines = (_line(line) for line in message.lines)
    texts = "\n---\n".join(message.texts)
    return "\n".join(filter(None, (_seen(message.above), _seen(texts), *lines)))


def _line(line: tuple[Key, ...] | Choice) -> str:
    if isinstance(line, Choice):
        options = " | ".join(_seen(option.label) for option in line.options)
        return f"<{_seen(line.shown)}: {options}>"
    return " ".join(map(_key, line))


def _key(key: Key) -> str:
    picture = "" if key.face is None else key.face.code
    framed = _FRAMES[key.style].format(_seen(picture + key.label))
    return framed if key.enabled else f"({framed[1:-1]})"


def _seen(words: str) -> str:
    """Words without what can not be seen, pictures by what they show."""
    return _PICTURE.sub(r"«\1»", words.translate(_INVISIBLE))
