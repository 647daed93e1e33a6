"""A bot of each test's own, and the tabs that are opened on its page."""

import socket
from collections.abc import AsyncIterator, Awaitable
from pathlib import Path
from typing import Protocol

import pytest_asyncio
from playwright.async_api import Browser, async_playwright

from tests.bot_inside import BotInside
from tests.bot_process import BotProcess
from tests.browser.pages import Pages
from tests.browser.tab import WIDE, Tab, Width
from tests.conftest import CHROMIUM_OPTIONS


def free_port() -> int:
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


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def pages(browser: Browser) -> Pages:
    """The pages that all these tests share, one test after the other."""
    return Pages(browser)


@pytest_asyncio.fixture(loop_scope="session")
async def bot(tmp_path: Path) -> AsyncIterator[BotInside]:
    """A running bot with an empty database; what it logs as an error fails the test."""
    inside = BotInside(tmp_path, free_port())
    await inside.start()
    yield inside
    await inside.close()
    assert inside.failures == []


@pytest_asyncio.fixture(loop_scope="session")
async def sits(bot: BotInside | BotProcess, pages: Pages) -> AsyncIterator[Sitting]:
    """Opens tabs, each in a browser profile of its own; an error on a page fails the test."""
    tabs: list[Tab] = []

    async def sitting(name: str, width: Width = WIDE) -> Tab:
        tab = Tab(await pages.borrow(width))
        tabs.append(tab)
        await tab.open(bot.url)
        await tab.sit_down(name)
        return tab

    yield sitting
    errors = [error for tab in tabs for error in tab.errors]
    for tab in tabs:
        await pages.take_back(tab.page, bot.url)
    assert errors == []
