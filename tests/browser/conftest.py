"""A bot of each test's own, and the tabs that are opened on its page."""

import socket
from collections.abc import AsyncIterator, Awaitable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final, Protocol

import pytest_asyncio
from playwright.async_api import Browser, async_playwright

from tests.bot_process import BotProcess
from tests.browser.tab import WIDE, Tab, Width
from tests.conftest import CHROMIUM_OPTIONS

SETTINGS: Final = {"WEB": "on", "COMPUTER_PAUSE_SECONDS": "0", "DOUBLE_TAP_SECONDS": "0"}


def _free_port() -> int:
    """A port for a bot that keeps it over a restart."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


class Sitting(Protocol):
    """Opens a tab and sits down under a name."""

    def __call__(self, name: str, width: Width = WIDE) -> Awaitable[Tab]:
        """The tab, in a window of ``width``."""


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser(chromium_path: str) -> AsyncIterator[Browser]:
    """One Chromium for all these tests; each opens profiles of its own in it."""
    async with async_playwright() as playwright:
        opened = await playwright.chromium.launch(
            executable_path=chromium_path, args=CHROMIUM_OPTIONS
        )
        yield opened
        await opened.close()


@pytest_asyncio.fixture(loop_scope="session")
async def bot(tmp_path: Path) -> AsyncIterator[BotProcess]:
    """A running bot with an empty database; what it logs as an error fails the test."""
    process = BotProcess(tmp_path, WEB_PORT=str(_free_port()), **SETTINGS)
    await process.start()
    yield process
    await process.close()
    assert process.failures == []


@pytest_asyncio.fixture(loop_scope="session")
async def sits(bot: BotProcess, browser: Browser) -> AsyncIterator[Sitting]:
    """Opens tabs, each in a browser profile of its own; an error on a page fails the test."""
    tabs: list[Tab] = []
    async with AsyncExitStack() as stack:

        async def sitting(name: str, width: Width = WIDE) -> Tab:
            context = await browser.new_context(viewport=width)
            stack.push_async_callback(context.close)
            tab = Tab(await context.new_page())
            tabs.append(tab)
            await tab.open(bot.url)
            await tab.sit_down(name)
            return tab

        yield sitting
        assert [error for tab in tabs for error in tab.errors] == []
