"""Where messages are on Discord: channels, private chats, messages that one person alone sees."""

from typing import Final

from adapters.discord import PLATFORM
from adapters.presentation.names import harmless
from engine.match.people import Place

LONGEST_NAME: Final = 100
"""Graphemes of a channel's name, at most."""
_PRIVATE: Final = "@"
_PASSING: Final = "~"


def private_chat(user: str) -> str:
    """The chat in which ``user`` reads private messages, wherever these are."""
    return f"{_PRIVATE}{user}"


def user_of(chat: str) -> str:
    """The user whose private chat it is; empty for a channel."""
    return chat.removeprefix(_PRIVATE) if chat.startswith(_PRIVATE) else ""


def passing(message: int) -> str:
    """The id of a message that one person sees for a while; only interactions can change it."""
    return f"{_PASSING}{message}"


def is_passing(message: str) -> bool:
    """Whether a message is one that one person sees for a while."""
    return message.startswith(_PASSING)


def number_of(message: str) -> int:
    """The number by which Discord knows a message.

    Raises:
        ValueError: if it is none of Discord's.
    """
    return int(message.removeprefix(_PASSING))


def place_in(channel: int, name: str, server: int | None) -> Place:
    """A channel, a thread or a group chat as a place; channels belong to their server."""
    home = "" if server is None else str(server)
    return Place(PLATFORM, str(channel), harmless(name, LONGEST_NAME), home)
