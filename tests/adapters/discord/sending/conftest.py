"""A client of the library that speaks to nobody."""

from collections.abc import AsyncIterator

import discord
import pytest

from tests.adapters.discord.hall import Hall
from tests.adapters.discord.playing import Match


@pytest.fixture
async def client() -> AsyncIterator[discord.Client]:
    """A client that has not logged in."""
    made = discord.Client(intents=discord.Intents.none())
    yield made
    await made.close()


@pytest.fixture
async def hall() -> AsyncIterator[Hall]:
    """A bot on a fake Discord."""
    async with Hall.open() as hall:
        yield hall


@pytest.fixture
async def match(hall: Hall) -> Match:
    """A match of Ann and Bob in a channel of a server."""
    ann, bob = hall.user("Ann"), hall.user("Bob")
    return await Match.begun(hall, hall.club(ann, bob), (ann, bob))
