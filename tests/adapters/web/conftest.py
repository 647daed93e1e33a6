"""A page that is served for one test, and the tabs that open it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import aiohttp
import pytest

from bot.app import running
from bot.settings import Settings
from tests.adapters.web.tabs import Served, Tab

Opening = Callable[[str], Awaitable[Tab]]


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Served]:
    """The real page on a free port, over an empty database."""
    settings = Settings(
        data_dir=tmp_path, web_port=0, web_names=("cards.example",), double_tap_seconds=0
    )
    async with running(settings) as bot, aiohttp.ClientSession() as http:
        assert bot.page is not None
        yield Served(bot.page, bot.parts, http)


@pytest.fixture
async def busy(served: Served) -> AsyncIterator[Served]:
    """The page of a bot that also delivers its messages."""
    deliveries = asyncio.create_task(served.parts.outbox.run())
    yield served
    deliveries.cancel()
    with suppress(asyncio.CancelledError):
        await deliveries


@pytest.fixture
async def opened(served: Served) -> AsyncIterator[Opening]:
    """Opens a tab for a new person of a name, with its live line."""
    async with AsyncExitStack() as stack:

        async def opening(name: str) -> Tab:
            tab = Tab(served)
            await tab.hello(name)
            await stack.enter_async_context(tab.listening())
            return tab

        yield opening
