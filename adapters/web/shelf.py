"""What the page's chats keep: the port that storage fills."""

from typing import Protocol


class ShelfMessage(Protocol):
    """One message of a chat, as whoever keeps it makes it."""

    @property
    def id(self) -> str:
        """Its number, which grows within the store; a string, as everywhere."""

    @property
    def chat(self) -> str:
        """``#channel`` or ``@user``."""

    @property
    def author(self) -> str:
        """A user's id, empty for the bot."""

    @property
    def body(self) -> str:
        """What it says, as JSON."""

    @property
    def at(self) -> int:
        """When it was kept, in UTC milliseconds."""


class Shelf(Protocol):
    """The page's messages and people; every method returns when the change is durable."""

    async def add(self, chat: str, author: str, body: str, nonce: str) -> ShelfMessage:
        """Keep a message; a known ``nonce`` (where not empty) gives the message it made."""

    async def change(self, chat: str, message: str, body: str) -> bool:
        """Replace a message's body; False when it is gone."""

    async def remove(self, chat: str, message: str) -> bool:
        """Delete a message; False when it is gone already."""

    async def message(self, chat: str, message: str) -> ShelfMessage | None:
        """One message."""

    async def recent(self, chat: str, limit: int) -> tuple[ShelfMessage, ...]:
        """The newest messages of a chat, oldest first.

        Before them comes every older board and hand of a table that is still played or offered.
        """

    async def private_open(self, user: str) -> bool:
        """Whether the user takes private messages from the bot; True unless they said no."""

    async def set_private_open(self, user: str, *, is_open: bool) -> None:
        """Open or close a user's private messages."""
