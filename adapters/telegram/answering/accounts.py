"""Which account the bot has, as whoever keeps it tells, and in which groups it was spoken to."""

from typing import Protocol


class Accounts(Protocol):
    """What is kept of the bot's own account; every method returns when the change is durable."""

    async def take(self, user: str) -> bool:
        """Be ``user`` from now on; whether the bot was somebody else before.

        Then nothing is taken for this one's that was the other's.
        """

    async def hear(self, home: str) -> None:
        """Keep that the account was spoken to in a group."""

    async def was_heard(self, home: str) -> bool:
        """Whether the account was ever spoken to in a group."""
