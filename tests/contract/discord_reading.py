"""Discord's messages as people read them: markdown as what it shows, pictures as their cards."""

import json
import re
from collections.abc import Iterator
from typing import Any, Final

from adapters.presentation.catalog import card_sign
from engine.cards.card import Card, parse_card
from tests.contract.rig import Button
from tests.servers.discord import Message

Json = dict[str, Any]

TOKEN: Final = "1"
"""How what a button carries begins, if it does something."""
_TEXT: Final = 10
_AGAIN: Final = re.compile(r"=\d+$")
"""What tells two buttons apart that do the same."""
_UNSEEN: Final = "\u2060"
"""Keeps Discord from finding links and mentions in names."""
_PICTURE: Final = re.compile(r"dw_(10|[a2-9jqk])([cdhs])_[0-9a-f]{6}")
_MARKDOWN: Final = re.compile(
    r"```\n(?P<block>.*?)\n?```|`(?P<chip>[^`\n]+)`|(?P<emoji><a?:\w+:\d+>)|(?P<time><t:\d+:R>)"
    r"|(?P<called><@!?\d+>)|\\(?P<letter>[^\w\s])|(?P<bold>\*\*)|^(?P<tone>-# |#{1,3} )",
    re.DOTALL | re.MULTILINE,
)


def plain(markdown: str) -> str:
    """What markdown says once it is shown, pictures and times aside."""

    def shown(found: re.Match[str]) -> str:
        return found["block"] or found["chip"] or found["letter"] or ""

    return _MARKDOWN.sub(shown, markdown).replace(_UNSEEN, "")


def words_of(message: Message) -> str:
    """All that a message says below what is said above its frame, or all if it has none."""
    _, framed = _parted(message)
    said = [plain(part["content"]) for part in framed if part["type"] == _TEXT]
    labels = [button.label for button in message.buttons]
    options = [one.label for select in message.selects for one in select.options]
    shown = [select.placeholder for select in message.selects]
    return "\n".join(line for line in (*said, *labels, *shown, *options) if line)


def notice_of(message: Message) -> str:
    """What is said above the frame of a message; all of it where it has none."""
    above, framed = _parted(message)
    lines = above if framed else [part["content"] for part in message.parts]
    return "\n".join(filter(None, (message.content, *map(plain, lines)))).strip()


def has_screen(message: Message) -> bool:
    """Whether a message is more than a sentence."""
    return bool(_parted(message)[1])


def buttons_of(message: Message) -> Iterator[Button]:
    """All that can be pressed or chosen on a message."""
    for button in message.buttons:
        if button.custom_id.startswith(TOKEN) and not button.disabled:
            yield Button(button.label, token_of(button.custom_id))
    for select in message.selects:
        for option in select.options:
            if option.value.startswith(TOKEN):
                yield Button(option.label, token_of(option.value))


def token_of(carried: str) -> str:
    """The token that a button or an option carries."""
    return _AGAIN.sub("", carried)


def told(raw: bytes) -> bytes:
    """Bytes that reached somebody, as they read them: nothing is left out that tells of a card."""
    try:
        return json.dumps(_read(json.loads(raw)), ensure_ascii=False).encode()
    except ValueError:
        return raw


def _read(value: object, key: str = "") -> object:
    if isinstance(value, dict):
        return {name: _read(one, name) for name, one in value.items()}
    if isinstance(value, list):
        return [_read(one, key) for one in value]
    if not isinstance(value, str):
        return value
    value = _PICTURE.sub(_pictured, value)
    if key in {"custom_id", "value"}:
        return token_of(value)
    return value.replace("\\", "") if key in {"content", "description"} else value


def _pictured(found: re.Match[str]) -> str:
    rank = "T" if found[1] == "10" else found[1].upper()
    card = parse_card(rank + found[2])
    assert isinstance(card, Card)
    return card_sign(card)


def _parted(message: Message) -> tuple[list[str], list[Json]]:
    """What stands above the frame of a message, and what is in it."""
    frames = [part for part in message.components if part["type"] != _TEXT]
    above = [part["content"] for part in message.components if part["type"] == _TEXT]
    return above, [inner for frame in frames for inner in _walk(frame)]


def _walk(part: Json) -> Iterator[Json]:
    yield part
    for inner in part.get("components", ()):
        yield from _walk(inner)
