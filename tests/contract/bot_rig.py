"""What every rig has whose platform is a fake server: the bot's own process, and its database."""

import sqlite3
from contextlib import AbstractContextManager
from typing import Final

from tests.bot_process import BotProcess

UNHURRIED: Final = {"WEB": "off", "COMPUTER_PAUSE_SECONDS": "0", "DOUBLE_TAP_SECONDS": "0"}
"""Settings of a bot that waits for nobody, and has no platform yet."""


class BotRig:
    """A bot that can be killed, started again, frozen and looked into."""

    def __init__(self, bot: BotProcess) -> None:
        self.bot = bot

    async def kill(self) -> None:
        """End the bot's process at once."""
        await self.bot.kill()

    async def start(self) -> None:
        """Start a process on the same data."""
        await self.bot.start()

    async def freeze(self, seconds: float) -> None:
        """Let the bot's process stand still, and go on."""
        await self.bot.freeze(seconds)

    def saved(self) -> AbstractContextManager[sqlite3.Connection]:
        """A copy of the bot's database as it is now."""
        return self.bot.saved()

    @property
    def log(self) -> str:
        """What the bot's process has logged."""
        return self.bot.text
