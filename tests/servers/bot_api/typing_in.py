"""What people write: the line, and the commands and names in it that Telegram marks."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from tests.servers.bot_api.accounts import ANONYMOUS, CHANNEL, Account
from tests.servers.bot_api.counting import utf16
from tests.servers.bot_api.messages import Keyboard, Message
from tests.servers.bot_api.refusal import Json
from tests.servers.bot_api.rooms import Room

_MARKED: Final = (
    ("bot_command", re.compile(r"(?<![^\s])/[A-Za-z0-9_]{1,64}(?:@[A-Za-z0-9_]{3,32})?(?!\w)")),
    ("mention", re.compile(r"(?<!\w)(?<!/)@[A-Za-z][A-Za-z0-9_]{3,31}(?!\w)")),
)


@dataclass(frozen=True, slots=True)
class Line:
    """What somebody writes, and how."""

    text: str
    thread: int | None = None
    reply_to: Message | None = None
    mentions: tuple[Account, ...] = ()
    channel: str = ""
    anonymous: bool = False
    extra: Json = field(default_factory=dict)
    forwarded: Message | None = None


def written(room: Room, author: Account, line: Line) -> Message:
    """The message that a line becomes in a chat."""
    sender, extra = author.json, dict(line.extra)
    if line.anonymous:
        sender, extra["sender_chat"] = ANONYMOUS.json, room.json
    elif line.channel:
        channel = {"id": -1_009_000_000_001, "type": "channel", "title": line.channel}
        sender, extra["sender_chat"] = CHANNEL.json, channel
    forwarded = line.forwarded
    if forwarded is not None:
        extra["forward_origin"] = {
            "type": "user",
            "sender_user": forwarded.sender,
            "date": forwarded.date,
        }
    return Message(
        id=room.next_id(),
        chat=room.id,
        date=room.world.date,
        sender=sender,
        text=line.text,
        entities=forwarded.entities if forwarded else list(_marks(line)),
        keyboard=_links(forwarded.keyboard) if forwarded else (),
        thread=line.thread,
        reply_to=line.reply_to.id if line.reply_to else None,
        service=extra,
    )


def _links(keyboard: Keyboard) -> Keyboard:
    """What is left of a keyboard when its message is forwarded: the buttons that are links."""
    rows = (tuple(button for button in row if button.url) for row in keyboard)
    return tuple(row for row in rows if row)


def _marks(line: Line) -> Iterator[Json]:
    found = [
        (match.start(), kind, match[0])
        for kind, pattern in _MARKED
        for match in pattern.finditer(line.text)
    ]
    for start, kind, words in sorted(found):
        yield _mark(kind, line.text, start, words)
    for account in line.mentions:
        start = line.text.find(account.name)
        if start >= 0:
            yield _mark("text_mention", line.text, start, account.name) | {"user": account.json}


def _mark(kind: str, text: str, start: int, words: str) -> Json:
    return {"type": kind, "offset": utf16(text[:start]), "length": utf16(words)}
