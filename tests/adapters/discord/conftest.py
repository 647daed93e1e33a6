"""A fake Discord for each test that asks for one, with somebody and a channel."""

from collections.abc import AsyncIterator

import pytest

from adapters.discord.wire import entrance, shards
from tests.servers.discord import DiscordServer, TextChannel, User


@pytest.fixture
async def server() -> AsyncIterator[DiscordServer]:
    async with DiscordServer.running() as opened:
        yield opened


@pytest.fixture
def ann(server: DiscordServer) -> User:
    """Ann, who is in a server with the bot."""
    return server.user("Ann")


@pytest.fixture
def cards(server: DiscordServer, ann: User) -> TextChannel:
    """A channel of that server."""
    return server.guild("Club", [ann]).channel("cards")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """No trouble is waited for as long as in earnest."""
    for module in (entrance, shards):
        monkeypatch.setattr(module, "FIRST_SECONDS", 0.02)
    monkeypatch.setattr(entrance, "SPACING_SECONDS", 0.02)
