"""Who may set up the page's channels."""

from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from bot.app import running
from bot.settings import Settings
from tests.adapters.web.tabs import LOUNGE, Served, Tab


@pytest.fixture
async def governed(tmp_path: Path) -> AsyncIterator[Served]:
    """The page of a bot whose one admin is called Ann Lee."""
    settings = Settings(data_dir=tmp_path, web_port=0, web_admins=("Ann Lee",))
    async with running(settings) as bot, aiohttp.ClientSession() as http:
        assert bot.page is not None
        yield Served(bot.page, bot.parts, http)


async def is_quiet(served: Served) -> bool:
    return (await served.parts.store.place(f"web:{LOUNGE}")).quiet


async def test_an_admin_sets_up_a_channel(governed: Served) -> None:
    ann = Tab(governed)
    await ann.hello("Ann Lee")

    await ann.say("/settings here quiet on")

    assert await is_quiet(governed)


async def test_who_is_no_admin_changes_nothing_in_a_channel(governed: Served) -> None:
    bob = Tab(governed)
    await bob.hello("Bob")

    reply = await bob.say("/settings here quiet on")

    assert "notice" in reply.body
    assert not await is_quiet(governed)


async def test_where_nobody_is_named_anybody_sets_up_a_channel(served: Served) -> None:
    bob = Tab(served)
    await bob.hello("Bob")

    await bob.say("/settings here quiet on")

    assert await is_quiet(served)
