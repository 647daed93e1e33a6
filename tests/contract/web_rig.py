"""The chat page as the contract's platform: its real HTTP and live line, by virtual users."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, asynccontextmanager
from pathlib import Path
from typing import Final

import aiohttp

from adapters.web.site import PLATFORM
from engine.match.people import Place
from tests.bot_process import BotProcess
from tests.contract.bot_rig import UNHURRIED
from tests.contract.rig import Message, User
from tests.contract.web_user import Page, WebUser

CHANNELS: Final = ("lounge", "table-one", "table-two")
ADMINS: Final = tuple(f"Warden-{number:02}" for number in range(50))
"""The names of those who may set up channels: a name is given to one person alone."""

SWIFT: Final = UNHURRIED | {
    "WEB": "on",
    "WEB_NEWCOMERS": "100000",
    "WEB_ADMINS": ",".join(ADMINS),
}
"""Settings of a bot with a page that waits for nothing."""


@asynccontextmanager
async def web_rig(folder: Path, **settings: str) -> AsyncIterator["WebRig"]:
    """A rig with a bot that waits for nothing, unless ``settings`` say otherwise."""
    bot = BotProcess(folder, **(SWIFT | settings))
    connector = aiohttp.TCPConnector(limit=0)
    async with aiohttp.ClientSession(connector=connector) as http:
        rig = WebRig(bot, http)
        await rig.begin()
        try:
            yield rig
        finally:
            await rig.disconnect()
            await bot.close()


class WebRig:
    """The page, its bot and everybody on it."""

    def __init__(self, bot: BotProcess, http: aiohttp.ClientSession) -> None:
        self.bot = bot
        self._page = Page(http)
        self._users: list[WebUser] = []
        self._admins = iter(ADMINS)

    async def begin(self) -> None:
        """Start the bot's process."""
        await self.bot.start()
        self._page.url = self.bot.url

    async def person(self, name: str, language: str = "en") -> "WebUser":
        """Somebody new."""
        user = WebUser(self._page, name, language)
        await user.hello()
        await user.connect()
        self._users.append(user)
        return user

    async def admin(self, language: str = "en") -> "WebUser":
        """Somebody new whose name the settings name."""
        return await self.person(next(self._admins), language)

    @property
    def neighbours(self) -> tuple[Place, Place]:
        """Any two channels: all are set up together."""
        return self.place(0), self.place(1)

    def place(self, number: int) -> Place:
        """One of the page's channels."""
        return Place(PLATFORM, f"#{CHANNELS[number]}", CHANNELS[number])

    async def everybody_leaves(self) -> None:
        """Close every tab for good."""
        await self.disconnect()
        self._users.clear()

    async def remove_board(self, message: Message) -> None:
        """Take a message off the page's shelf."""
        with self.bot.opened() as database:
            database.execute(
                "delete from web_messages where chat = ? and id = ?", (message.chat, message.id)
            )

    async def kill(self) -> None:
        """End the bot's process at once."""
        await self.bot.kill()

    async def start(self) -> None:
        """Start a process on the same data; everybody connects again."""
        await self.disconnect()
        await self.begin()
        for user in self._users:
            await user.connect()

    async def freeze(self, seconds: float) -> None:
        """Let the bot's process stand still, and go on."""
        await self.bot.freeze(seconds)

    async def disconnect(self) -> None:
        """Close everybody's live line."""
        for user in self._users:
            await user.disconnect()

    async def leave(self, user: User) -> None:
        """Close somebody's tab for good."""
        tab = next(tab for tab in self._users if tab is user)
        await tab.disconnect()
        self._users.remove(tab)

    def saved(self) -> AbstractContextManager[sqlite3.Connection]:
        """A copy of the bot's database as it is now."""
        return self.bot.saved()

    @property
    def log(self) -> str:
        """What the bot's process has logged."""
        return self.bot.text

    @property
    def failures(self) -> list[str]:
        """The lines of the log that tell of an error."""
        return [*self.bot.failures, *self.bot.errors.splitlines()]
