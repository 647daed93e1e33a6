"""One bot on two platforms, with people on both of them."""

import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, AbstractContextManager, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

import aiohttp
import pytest

from tests.bot_process import BotProcess
from tests.contract import discord_rig, telegram_rig, web_rig
from tests.contract.discord_rig import DiscordRig
from tests.contract.rig import Rig
from tests.contract.telegram_rig import TelegramRig
from tests.contract.web_rig import WebRig
from tests.servers.discord import DiscordServer
from tests.servers.telegram import TelegramServer


@dataclass(frozen=True, slots=True)
class Ground:
    """A platform that a bot may come to: what it must be set to, and the rig that it has then."""

    settings: dict[str, str]
    rig: Callable[[BotProcess], Rig]


Opens = Callable[[], AbstractAsyncContextManager[Ground]]
"""Opens a platform for as long as it is needed."""


@asynccontextmanager
async def _page() -> AsyncIterator[Ground]:
    connector = aiohttp.TCPConnector(limit=0)
    async with aiohttp.ClientSession(connector=connector) as http:
        yield Ground(web_rig.SWIFT, partial(WebRig, http=http))


@asynccontextmanager
async def _telegram() -> AsyncIterator[Ground]:
    async with TelegramServer.running() as server:
        yield Ground(telegram_rig.swift(server), partial(TelegramRig, server))


@asynccontextmanager
async def _discord() -> AsyncIterator[Ground]:
    async with DiscordServer.running() as server:
        discord_rig.with_pictures(server)
        yield Ground(discord_rig.swift(server), partial(DiscordRig, server))


@dataclass(frozen=True, slots=True)
class Both:
    """Two platforms: what they are called, and how they open; that of the page is the second."""

    name: str
    one: Opens
    other: Opens


TELEGRAM_AND_WEB: Final = Both("telegram-and-web", _telegram, _page)
DISCORD_AND_TELEGRAM: Final = Both("discord-and-telegram", _discord, _telegram)
TELEGRAM_AND_DISCORD: Final = Both("telegram-and-discord", _telegram, _discord)
EVERY_TWO: Final = (
    DISCORD_AND_TELEGRAM,
    pytest.param(TELEGRAM_AND_WEB, marks=pytest.mark.harness),
    pytest.param(TELEGRAM_AND_DISCORD, marks=pytest.mark.harness),
)
"""The last two in long runs alone: they take minutes, and show the same from the other side."""


@dataclass(frozen=True, slots=True)
class JointRig:
    """The same bot as each of its platforms has it."""

    bot: BotProcess
    one: Rig
    other: Rig

    async def kill(self) -> None:
        """End the bot's process at once."""
        await self.bot.kill()

    async def start(self) -> None:
        """Start a process on the same data; everybody connects again."""
        await self.other.start()

    async def everybody_leaves(self) -> None:
        """Close what everybody has open; whoever comes next finds new places."""
        await self.one.everybody_leaves()
        await self.other.everybody_leaves()

    def saved(self) -> AbstractContextManager[sqlite3.Connection]:
        """A copy of the bot's database as it is now."""
        return self.bot.saved()

    @property
    def failures(self) -> list[str]:
        """What tells of an error, on either platform."""
        return [*self.one.failures, *self.other.failures]


@asynccontextmanager
async def joint_rig(folder: Path, both: Both, **settings: str) -> AsyncIterator[JointRig]:
    """A bot on both platforms that waits for nothing, unless ``settings`` say otherwise."""
    async with both.one() as one, both.other() as other:
        bot = BotProcess(folder, **(one.settings | other.settings | settings))
        rig = JointRig(bot, one.rig(bot), other.rig(bot))
        await rig.start()
        try:
            yield rig
        finally:
            await rig.everybody_leaves()
            await bot.close()
