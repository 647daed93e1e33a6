"""A client of the library that speaks to nobody."""

from collections.abc import AsyncIterator

import discord
import pytest


@pytest.fixture
async def client() -> AsyncIterator[discord.Client]:
    """A client that has not logged in."""
    made = discord.Client(intents=discord.Intents.none())
    yield made
    await made.close()
