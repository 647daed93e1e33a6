"""Messages in private chats that are answers from a group: where they were asked for."""

from typing import Protocol

from engine.match.people import Place


class Asides(Protocol):
    """Remembers where answers were asked for that stand in a private chat.

    What is pressed on such a message is meant for that group, as the line was that led to it.
    """

    async def keep(self, chat: str, message: str, place: Place) -> None:
        """Remember that a message in a private chat was asked for in ``place``."""

    async def place_of(self, chat: str, message: str) -> Place | None:
        """Where a message in a private chat was asked for; None for any other message."""
