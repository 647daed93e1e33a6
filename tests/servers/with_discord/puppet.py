"""discord.py's own client, which hands all that it hears to a test."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager

import discord
import pytest
from discord.http import Route

from tests.servers.discord import Asked, DiscordServer, TextChannel, User
from tests.servers.discord_api.refusal import Json

INTENTS = discord.Intents(guilds=True, dm_messages=True)
GIN: Json = {
    "name": "gin",
    "description": "Play gin rummy",
    "type": 1,
    "name_localizations": {"ru": "джин"},
    "description_localizations": {"ru": "Сыграть в джин"},
    "contexts": [0, 1, 2],
    "integration_types": [0, 1],
    "options": [
        {"name": "opponent", "description": "Who", "type": 6},
        {"name": "rules", "description": "Which", "type": 3, "autocomplete": True},
        {"name": "target", "description": "Points", "type": 4, "min_value": 1},
        {
            "name": "pace",
            "description": "How fast",
            "type": 3,
            "choices": [{"name": "Fast", "value": "fast"}],
        },
    ],
}
CHALLENGE: Json = {
    "name": "Challenge to gin",
    "type": 2,
    "contexts": [0, 1, 2],
    "integration_types": [0, 1],
}


def text(words: str) -> Json:
    """A line of a modern message."""
    return {"type": 10, "content": words}


def button(label: str, custom_id: str = "", **more: object) -> Json:
    """A button."""
    return {"type": 2, "style": 2, "label": label, "custom_id": custom_id or label} | more


def row(*components: Json) -> Json:
    """A row of components."""
    return {"type": 1, "components": list(components)}


def modern(*components: Json, flags: int = 0) -> Json:
    """A modern message."""
    return {"flags": 1 << 15 | flags, "components": list(components)}


def window(title: str, label: str) -> Json:
    """A window with one field for a text."""
    field: Json = {"type": 4, "custom_id": "word", "style": 1}
    labelled: Json = {"type": 18, "label": label, "component": field}
    return {"custom_id": "m:1", "title": title, "components": [labelled]}


async def refused(call: Awaitable[object]) -> int:
    """The code with which a call is refused."""
    with pytest.raises(discord.HTTPException) as refusal:
        await call
    return refusal.value.code


class Puppet(discord.AutoShardedClient):
    """A client that answers nothing by itself; ``heard`` are the names of events."""

    def __init__(self, shard_count: int | None = None) -> None:
        super().__init__(intents=INTENTS, max_messages=None, shard_count=shard_count)
        self.heard: list[str] = []
        self._asked: asyncio.Queue[discord.Interaction] = asyncio.Queue()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for nothing between shards."""

    async def on_socket_event_type(self, event: str) -> None:
        """An event has come."""
        self.heard.append(event)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Somebody asks for something."""
        self._asked.put_nowait(interaction)

    async def asked(self) -> discord.Interaction:
        """The next thing that somebody asks for."""
        async with asyncio.timeout(5):
            return await self._asked.get()

    async def call(self, method: str, path: str, body: object = None, **query: str) -> Json:
        """Call a route."""
        more: Json = {} if body is None else {"json": body}
        said: Json = await self.http.request(Route(method, path), params=query, **more)
        return said

    async def answer(
        self, interaction: discord.Interaction, kind: int, data: Json | None = None
    ) -> Json:
        """Answer an interaction."""
        path = f"/interactions/{interaction.id}/{interaction.token}/callback"
        body: Json = {"type": kind} | ({} if data is None else {"data": data})
        return await self.call("POST", path, body, with_response="1")

    async def by_token(
        self,
        interaction: discord.Interaction,
        method: str,
        body: Json | None = None,
        message: str = "@original",
    ) -> Json:
        """Do something with a message of an interaction."""
        root = f"/webhooks/{interaction.application_id}/{interaction.token}"
        return await self.call(method, f"{root}/messages/{message}", body)

    async def follow(self, interaction: discord.Interaction, body: Json) -> Json:
        """Send one message more."""
        root = f"/webhooks/{interaction.application_id}/{interaction.token}"
        return await self.call("POST", root, body, wait="true")

    async def post(self, channel: int, body: Json) -> Json:
        """Write into a channel."""
        return await self.call("POST", f"/channels/{channel}/messages", body)

    async def edit(self, channel: int, message: int, body: Json) -> Json:
        """Change a message."""
        return await self.call("PATCH", f"/channels/{channel}/messages/{message}", body)

    async def offer(self, *commands: Json) -> None:
        """Sync commands."""
        assert self.application_id is not None
        await self.call("PUT", f"/applications/{self.application_id}/commands", list(commands))


async def pressed(
    bot: Puppet, channel: TextChannel, user: User
) -> tuple[Asked, discord.Interaction]:
    """Somebody presses the one button of a board that was posted for it."""
    board = modern(text("The board"), row(button("My hand", "1hand")))
    await bot.post(channel.id, board)
    asked = user.press(channel.last, "1hand")
    return asked, await bot.asked()


@asynccontextmanager
async def connected(
    server: DiscordServer, shard_count: int | None = None
) -> AsyncIterator[Puppet]:
    """A client that listens to the gateway."""
    puppet = Puppet(shard_count)
    running = asyncio.create_task(puppet.start(server.token))
    try:
        await server.ready(shard_count or server.gateway.shards)
        yield puppet
    finally:
        await puppet.close()
        running.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await running
