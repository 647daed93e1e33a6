"""Private chats: their channels, whether they take messages, who reads their hands there."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from typing import Final, Protocol

from adapters.discord import PLATFORM
from adapters.latest import Latest
from engine.service.ports import Clock, Contact, MessageRow, Person

CLOSED_MS: Final = 24 * 60 * 60 * 1000
"""After so long a private chat that took nothing is tried again."""


class People(Protocol):
    """What is kept of people and tables, as far as it decides where they read."""

    async def person_of(self, platform: str, user: str) -> Person | None:
        """The person behind an identity."""

    async def reach(self, person: str) -> tuple[Contact, ...]:
        """The identities of a person, and which of their private chats take messages."""

    async def messages_of(self, table: str) -> tuple[MessageRow, ...]:
        """All messages of a table."""


Open = Callable[[int], Awaitable[int]]
"""Opens the private chat with a user; the number of its channel."""


def channels_of(rows: Iterable[MessageRow]) -> tuple[str, ...]:
    """The channels in which a table's boards stand."""
    boards = (row.key.audience for row in rows if row.key.purpose == "board")
    places = (audience.id.partition(":") for audience in boards if audience.kind == "place")
    return tuple(channel for platform, _, channel in places if platform == PLATFORM)


@dataclass(slots=True)
class Privates:
    """Where people can be written to alone."""

    people: People
    clock: Clock
    open: Open
    _channels: Latest[str, int] = field(default_factory=Latest)
    _users: Latest[int, str] = field(default_factory=Latest)
    _opening: dict[str, asyncio.Task[int]] = field(default_factory=dict)

    def learn(self, user: str, channel: int) -> None:
        """Hear which channel is somebody's private chat: something came from there."""
        self._channels.note(user, channel)
        self._users.note(channel, user)

    def user_in(self, channel: int) -> str:
        """Whose private chat a channel is, empty where that is not known."""
        return self._users.get(channel) or ""

    def forget(self, user: str) -> None:
        """Hear that the channel of somebody's private chat is not known any more."""
        self._channels.take(user)

    async def channel_of(self, user: str) -> int:
        """The channel of somebody's private chat; several who ask at once ask once.

        Raises:
            discord.HTTPException: if there is none.
        """
        known = self._channels.get(user)
        if known is not None:
            return known
        opening = self._opening.get(user)
        if opening is None:
            opening = self._opening[user] = asyncio.create_task(self._open(user))
        return await asyncio.shield(opening)

    async def takes(self, user: str) -> bool:
        """Whether somebody's private chat takes messages, as far as is known."""
        person = await self.people.person_of(PLATFORM, user)
        return person is None or await self._is_open(person, user)

    async def reads_there(self, user: str, table: str) -> bool:
        """Whether somebody's hand of a table comes into their private chat.

        It does not where that is closed, or where they would rather read it in the channel.
        """
        person = await self.people.person_of(PLATFORM, user)
        if person is None:
            return True
        if person.hands == "here" and await self._stands_in_a_channel(table):
            return False
        return await self._is_open(person, user)

    async def _is_open(self, person: Person, user: str) -> bool:
        for contact in await self.people.reach(person.id):
            if (contact.platform, contact.user) == (PLATFORM, user):
                is_old = self.clock.now() - contact.private_at >= CLOSED_MS
                return contact.private != "closed" or is_old
        return True

    async def _stands_in_a_channel(self, table: str) -> bool:
        return bool(channels_of(await self.people.messages_of(table)))

    async def _open(self, user: str) -> int:
        try:
            channel = await self.open(int(user))
        finally:
            del self._opening[user]
        self.learn(user, channel)
        return channel
