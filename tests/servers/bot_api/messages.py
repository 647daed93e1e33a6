"""A message as the people in a chat have it before them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.servers.bot_api.refusal import Json


@dataclass(frozen=True, slots=True)
class Button:
    """A button under a message; ``style`` is primary, success, danger or empty."""

    text: str
    data: str = ""
    url: str = ""
    style: str = ""


Keyboard = tuple[tuple[Button, ...], ...]


@dataclass(slots=True, eq=False)
class Message:
    """A message, kept up to date: what it says now, and whether it is still there.

    ``html`` is as the bot sent it, ``text`` what people read. ``sender`` and ``origin`` are as
    they go over the wire: who wrote it, and where it was forwarded from. ``service`` are the
    fields of a message that only tells of something.
    """

    id: int
    chat: int
    date: int
    sender: Json
    text: str = ""
    html: str = ""
    entities: list[Json] = field(default_factory=list)
    keyboard: Keyboard = ()
    thread: int | None = None
    reply_to: int | None = None
    photo: bytes = b""
    silent: bool = False
    edited: int = 0
    deleted: bool = False
    by_bot: bool = False
    service: Json = field(default_factory=dict)

    @property
    def buttons(self) -> Iterator[Button]:
        """All buttons, row by row."""
        return (button for row in self.keyboard for button in row)

    def button(self, words: str) -> Button:
        """The first button whose label holds ``words``.

        Raises:
            LookupError: if there is none.
        """
        for button in self.buttons:
            if words in button.text:
                return button
        labels = [button.text for button in self.buttons]
        message = f"no button {words!r} among {labels}"
        raise LookupError(message)

    @property
    def mentions(self) -> list[str]:
        """Whom it names so that they are told: handles, and links to people."""
        links = [str(one["url"]) for one in self.entities if "url" in one]
        people = [link for link in links if link.startswith("tg://user")]
        return [*re.findall(r"(?<!\w)@[A-Za-z]\w{3,31}", self.text, re.ASCII), *people]

    @property
    def labels(self) -> list[list[str]]:
        """The labels, row by row."""
        return [[button.text for button in row] for row in self.keyboard]

    @property
    def words(self) -> str:
        """All that it says, labels included."""
        return "\n".join((self.text, *(button.text for button in self.buttons)))
