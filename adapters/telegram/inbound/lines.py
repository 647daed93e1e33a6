"""What somebody wrote, as one line: for whom it is, and whom it speaks to."""

from dataclasses import dataclass
from typing import Final

from telegram import Message, MessageEntity, User

from adapters.frontdesk.people.opponents import BOT_NAME
from adapters.presentation.catalog import DEFAULT
from adapters.presentation.typed.bare import read_slashed
from adapters.presentation.words.commands import read_command
from engine.round.faults import Fault, NotAllowed

COMMAND: Final = "/"
START: Final = "/start"
_UTF_16: Final = "utf-16-le"
_UNIT_BYTES: Final = 2


@dataclass(frozen=True, slots=True)
class Line:
    """What was written, as the desk reads it: ``words`` without the bot's own handle.

    ``names_us`` says that its command is for this bot and no other; ``mentioned`` are the people
    whom it mentions by more than a handle.
    """

    words: str
    names_us: bool = False
    mentioned: User | None = None

    @property
    def is_command(self) -> bool:
        """Whether it begins as a command does."""
        return self.words.startswith(COMMAND)

    @property
    def started(self) -> str | None:
        """What a ``/start`` hands on, nothing where it is none."""
        head, _, rest = self.words.partition(" ")
        return rest.strip() if head.casefold() == START else None


def read_line(message: Message, us: str) -> Line | None:
    """The line that a message is; None if its command is for another bot than ``us``."""
    text, mentioned = _without_mention(message)
    head, *rest = text.split(maxsplit=1)[:2] or [""]
    if not head.startswith(COMMAND):
        return Line(" ".join(text.split()), mentioned=mentioned)
    command, at, whose = head.partition("@")
    if at and whose.casefold() != us.casefold():
        return None
    words = " ".join((command, *" ".join(rest).split()))
    return Line(_called(words, us), bool(at), mentioned)


def is_command_of_ours(words: str) -> bool:
    """Whether a line begins with one of the bot's commands, in whatever language."""
    if not words.startswith(COMMAND):
        return False
    try:
        read_command(words)
    except NotAllowed as refused:
        return refused.fault is not Fault.UNKNOWN_COMMAND
    return True


def is_move(words: str) -> bool:
    """Whether a line with a slash reads as a move."""
    try:
        read_slashed(words, DEFAULT)
    except NotAllowed as refused:
        return refused.fault is not Fault.UNKNOWN_COMMAND
    return True


def _without_mention(message: Message) -> tuple[str, User | None]:
    """The text without the name that stands for somebody who has no handle, and that somebody."""
    text = message.text or ""
    for entity in message.entities:
        if entity.type == MessageEntity.TEXT_MENTION and entity.user is not None:
            units = text.encode(_UTF_16, "surrogatepass")
            begin, end = (
                place * _UNIT_BYTES for place in (entity.offset, entity.offset + entity.length)
            )
            left = units[:begin] + units[end:]
            return left.decode(_UTF_16, "surrogatepass"), entity.user
    return text, None


def _called(words: str, us: str) -> str:
    """A line in which the bot is called by the one name that the desk knows it by."""
    return " ".join(
        f"@{BOT_NAME}" if word.casefold() == f"@{us}".casefold() else word
        for word in words.split(" ")
    )
