"""What the contract needs of a platform: a bot that runs, places, people who press and type."""

import sqlite3
from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Protocol

from engine.match.people import Place


@dataclass(frozen=True, slots=True)
class Button:
    """Something that can be pressed now, whether a button or a card."""

    label: str
    token: str


@dataclass(frozen=True, slots=True)
class Message:
    """A message of the bot as a person has it before them; ``words`` is all that it says."""

    chat: str
    id: str
    words: str
    buttons: tuple[Button, ...]


@dataclass(frozen=True, slots=True)
class Reply:
    """The one answer to a press or a command, as the person who pressed sees it.

    ``posted`` is a message that it puts before everybody in the place.
    """

    redraw: Message | None = None
    private: Message | None = None
    notice: str = ""
    posted: Message | None = None

    @property
    def message(self) -> Message:
        """The message that it leads to."""
        message = self.redraw or self.private or self.posted
        assert message is not None, f"only a notice: {self.notice}"
        return message

    @property
    def words(self) -> str:
        """All that it says."""
        shown = (self.redraw, self.private, self.posted)
        return "\n".join((self.notice, *(message.words for message in shown if message)))


@dataclass(frozen=True, slots=True)
class Received:
    """Bytes that reached a person; ``chat`` and ``message`` say of which message, if of one.

    They may tell of so many versions ``later`` than the newest of those that they name.
    """

    raw: bytes
    chat: str = ""
    message: str = ""
    later: int = 0


class User(Protocol):
    """A person with the platform open before them.

    ``answers`` are the answers to what they did, in order.
    """

    name: str
    answers: list[Reply]

    @property
    def received(self) -> Sequence[Received]:
        """All that the platform has sent them so far."""

    def messages(self, place: Place) -> tuple[Message, ...]:
        """The bot's messages in a place, oldest first."""

    def private(self) -> tuple[Message, ...]:
        """The bot's private messages to this person, oldest first."""

    async def heard(self) -> None:
        """Wait until anything more has reached this person."""

    async def say(self, place: Place | None, line: str, update: str = "") -> Reply:
        """Type a line into a place, or privately; ``update`` is its id, a new one if empty."""

    async def press(self, message: Message, button: Button, update: str = "") -> Reply:
        """Press a button of a message."""

    async def press_raw(self, message: Message, token: str, update: str = "") -> Reply:
        """Press what need not be on the message."""

    async def delete(self, message: Message) -> None:
        """Delete one of the bot's private messages."""

    async def close_private(self) -> None:
        """Take no private messages from the bot any more."""

    async def open_private(self) -> None:
        """Take private messages again."""


class Rig(Protocol):
    """A platform with a real bot on it."""

    async def person(self, name: str, language: str = "en") -> User:
        """Somebody new, called ``name``, whose client speaks ``language``."""

    async def admin(self, language: str = "en") -> User:
        """Somebody new who may set up every place and end its tables."""

    def place(self, number: int) -> Place:
        """One of three places, counted from 0."""

    @property
    def neighbours(self) -> tuple[Place, Place]:
        """Two places that are set up together."""

    async def leave(self, user: User) -> None:
        """Close what one person has open, for good."""

    async def everybody_leaves(self) -> None:
        """Close what the people of one test have open; they do not come back."""

    async def remove_board(self, message: Message) -> None:
        """Take a message away from a place while the bot does not run, as a moderator may."""

    async def kill(self) -> None:
        """End the bot's process at once."""

    async def start(self) -> None:
        """Start a process on the same data; everybody connects again."""

    async def freeze(self, seconds: float) -> None:
        """Let the bot's process stand still, as a suspended machine would, and go on."""

    def saved(self) -> AbstractContextManager[sqlite3.Connection]:
        """A copy of the bot's database as it is now."""

    @property
    def log(self) -> str:
        """What the bot's process has logged."""

    @property
    def failures(self) -> list[str]:
        """The lines of the log that tell of an error."""
