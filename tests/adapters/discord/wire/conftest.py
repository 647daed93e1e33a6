"""A fake Discord for each test, and no long waits."""

from collections.abc import AsyncIterator

import pytest

from adapters.discord.wire import entrance, shards
from tests.servers.discord import DiscordServer


@pytest.fixture
async def server() -> AsyncIterator[DiscordServer]:
    async with DiscordServer.running() as opened:
        yield opened


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """No trouble is waited for as long as in earnest."""
    monkeypatch.setattr(shards, "FIRST_SECONDS", 0.02)
    monkeypatch.setattr(entrance, "FIRST_SECONDS", 0.02)
    monkeypatch.setattr(entrance, "SPACING_SECONDS", 0.02)
