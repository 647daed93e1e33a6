"""Who takes the bot's messages: private chats that open and close, places that come and go."""

import time
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from typing import Protocol

from adapters.discord import PLATFORM
from adapters.discord.wire.listener import Servers
from adapters.frontdesk import FrontDesk, Visitor
from adapters.latest import Latest
from engine.match.people import Place


class Homes(Protocol):
    """In which servers the bot's account is, as far as is known; each change is kept."""

    async def homes(self) -> AbstractSet[str]:
        """All of them."""

    async def hear(self, *homes: str) -> None:
        """Keep that it is in servers."""

    async def unhear(self, home: str) -> None:
        """Keep that it is in a server no more."""


@dataclass(frozen=True, slots=True)
class Membership:
    """Tells the desk where the bot is heard and where no more; told by news and by failures.

    A failure may come late: it says how things were when that was asked which failed.
    """

    desk: FrontDesk
    known: Homes
    _open: Latest[str, float] = field(default_factory=Latest)

    async def spoke(self, visitor: Visitor) -> None:
        """Hear that somebody does something in their private chat, which so is open."""
        if visitor.user not in self._open:
            await self.desk.spoke_in_private(visitor)
        self._open.note(visitor.user, time.monotonic())

    async def closed(self, user: str, asked: float) -> bool:
        """Hear that somebody took no private message that was ``asked`` for then.

        Returns:
            Whether it still is so.
        """
        if (self._open.get(user) or 0.0) >= asked:
            return False
        self._open.take(user)
        await self.desk.private_closed(Visitor(PLATFORM, user, ""))
        return True

    async def gone(self, channel: str) -> None:
        """Hear that a channel is no more: its tables end."""
        await self.desk.place_gone(Place(PLATFORM, channel))

    async def away(self, server: int) -> None:
        """Hear that a server is no more, or has sent the bot away: its tables end."""
        await self.desk.home_gone(PLATFORM, str(server))
        # Only now: should the bot be killed in between, its next start finds out anew.
        await self.known.unhear(str(server))

    async def back(self, server: int) -> None:
        """Hear that the bot is in a server, anew or again: what it owes there follows."""
        await self.known.hear(str(server))
        await self.desk.home_back(PLATFORM, str(server))

    async def within(self, servers: Servers) -> None:
        """Hear in which servers the bot is; while it did not hear, others may have sent it away.

        A server in which it never was, as where somebody brings it along, is none of these.
        """
        known = await self.known.homes()
        for home in sorted(known):
            if servers.lacks(int(home)):
                await self.away(int(home))
        new = {str(server) for server in servers.servers} - known
        await self.known.hear(*sorted(new))
