"""A fake Bot API server, and python-telegram-bot's own Bot that talks to it."""

from collections.abc import AsyncIterator

import pytest
import telegram
from telegram.request import HTTPXRequest

from tests.servers.telegram import Group, TelegramServer, User


@pytest.fixture
async def server() -> AsyncIterator[TelegramServer]:
    async with TelegramServer.running() as server:
        yield server


@pytest.fixture
async def bot(server: TelegramServer) -> AsyncIterator[telegram.Bot]:
    def plain() -> HTTPXRequest:
        # To read the machine's certificates takes longer than most tests.
        return HTTPXRequest(8, httpx_kwargs={"verify": False})

    bot = telegram.Bot(
        server.token,
        base_url=f"{server.url}/bot",
        request=plain(),
        get_updates_request=plain(),
    )
    async with bot:
        yield bot


@pytest.fixture
def ann(server: TelegramServer) -> User:
    """Ann, who has started the bot."""
    ann = server.user("Ann", "ann")
    ann.start()
    server.world.updates.forget()
    return ann


@pytest.fixture
def club(server: TelegramServer, ann: User) -> Group:
    """A group that Ann has made."""
    return server.group("Card club", [ann])
