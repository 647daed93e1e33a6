"""Who hears what Discord's gateway brings, and in which values."""

from dataclasses import dataclass
from typing import Protocol

from discord import Interaction, Message


@dataclass(frozen=True, slots=True)
class Servers:
    """The servers that the bot is in, as one connection tells; those of the others are not its.

    One that is out of order for a while is among them.
    """

    servers: frozenset[int]
    shard: int
    shards: int

    def lacks(self, server: int) -> bool:
        """Whether the bot is not in a server any more that is this connection's to tell of."""
        return server not in self.servers and (server >> 22) % self.shards == self.shard


@dataclass(frozen=True, slots=True)
class Server:
    """A server that the bot has come into.

    ``locale`` is that of its community, such as ``ru``; ``channels`` are those in which something
    may be said there, its own choice for such words first.
    """

    id: int
    name: str
    locale: str
    channels: tuple[int, ...]


class Listener(Protocol):
    """Hears what people do and what becomes of places; whatever it raises is logged."""

    async def interaction(self, interaction: Interaction) -> None:
        """Answer a press, a command, a form or a question for choices."""

    async def said(self, message: Message) -> None:
        """Hear what somebody has written into their private chat with the bot."""

    async def deleted(self, channel: int, message: int) -> None:
        """Hear that a message of a private chat is no more."""

    async def within(self, servers: Servers) -> None:
        """Hear in which servers the bot is, once a connection begins anew."""

    async def joined(self, server: Server) -> None:
        """Hear that the bot has come into a server, anew or again."""

    async def left(self, server: int) -> None:
        """Hear that a server is no more, or has sent the bot away; an outage is none of these."""

    async def channel_gone(self, channel: int) -> None:
        """Hear that a channel is no more."""

    async def thread_gone(self, thread: int) -> None:
        """Hear that a thread is no more."""
