"""A listener that notes what it hears, or fails to."""

from discord import Interaction, Message

from adapters.discord.wire.listener import Server, Servers


class Ears:
    """Hears everything and answers nothing.

    ``told`` is what was heard besides interactions and messages, in order. While it ``is_broken``
    it fails.
    """

    def __init__(self) -> None:
        self.told: list[str] = []
        self.interactions: list[Interaction] = []
        self.messages: list[Message] = []
        self.servers: list[Server] = []
        self.whereabouts: list[Servers] = []
        self.is_broken = False

    async def interaction(self, interaction: Interaction) -> None:
        """Note an interaction."""
        self.interactions.append(interaction)
        if self.is_broken:
            message = "broken"
            raise RuntimeError(message)

    async def said(self, message: Message) -> None:
        """Note what was written."""
        self.messages.append(message)

    async def deleted(self, channel: int, message: int) -> None:
        """Note that a message is no more."""
        self.told.append(f"deleted {channel} {message}")

    async def within(self, servers: Servers) -> None:
        """Note in which servers the bot is."""
        self.whereabouts.append(servers)

    async def joined(self, server: Server) -> None:
        """Note a server."""
        self.servers.append(server)
        self.told.append(f"joined {server.id}")

    async def left(self, server: int) -> None:
        """Note that a server is no more."""
        self.told.append(f"left {server}")

    async def channel_gone(self, channel: int) -> None:
        """Note that a channel is no more."""
        self.told.append(f"channel {channel} gone")

    async def thread_gone(self, thread: int) -> None:
        """Note that a thread is no more."""
        self.told.append(f"thread {thread} gone")
