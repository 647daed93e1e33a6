"""One bot on two platforms: the chat page and the fake Bot API server, with people on both."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import aiohttp

from tests.bot_process import BotProcess
from tests.contract.telegram_rig import PLENTY, TelegramRig
from tests.contract.web_rig import WebRig
from tests.servers import telegram as fake


@dataclass(frozen=True, slots=True)
class JointRig:
    """The same bot as each of its platforms has it."""

    bot: BotProcess
    web: WebRig
    telegram: TelegramRig

    async def kill(self) -> None:
        """End the bot's process at once."""
        await self.bot.kill()

    async def start(self) -> None:
        """Start a process on the same data; everybody on the page connects again."""
        await self.web.start()

    async def everybody_leaves(self) -> None:
        """Close what everybody has open; whoever comes next finds new groups."""
        await self.web.everybody_leaves()
        await self.telegram.everybody_leaves()

    @property
    def failures(self) -> list[str]:
        """What tells of an error, on either platform."""
        return self.telegram.failures


@asynccontextmanager
async def joint_rig(folder: Path, **settings: str) -> AsyncIterator[JointRig]:
    """A bot on both platforms that waits for nothing, unless ``settings`` say otherwise."""
    swift = {
        "WEB": "on",
        "WEB_NEWCOMERS": "100000",
        "TELEGRAM_GROUP_PER_MINUTE": PLENTY,
        "TELEGRAM_PRIVATE_PER_MINUTE": PLENTY,
        "TELEGRAM_PATIENCE_SECONDS": "0",
        "COMPUTER_PAUSE_SECONDS": "0",
        "DOUBLE_TAP_SECONDS": "0",
    }
    connector = aiohttp.TCPConnector(limit=0)
    async with (
        fake.TelegramServer.running() as server,
        aiohttp.ClientSession(connector=connector) as http,
    ):
        where = {"TELEGRAM_TOKEN": server.token, "TELEGRAM_API_URL": server.url}
        bot = BotProcess(folder, **(swift | where | settings))
        web = WebRig(bot, http)
        await web.begin()
        try:
            yield JointRig(bot, web, TelegramRig(server, bot))
        finally:
            await web.disconnect()
            await bot.close()
