"""A whole bot inside the test's process, on the fake Bot API server, with people before it."""

import asyncio
from collections import Counter as Tally
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from pydantic import SecretStr
from structlog.testing import capture_logs

from bot.app import Running, running, until_stopped
from bot.settings import Settings
from engine.round.moves import DRAW_STOCK, Discard
from engine.service.intents import Intent, Play
from tests.adapters.telegram.arena import button_for, meant
from tests.bot_inside import FAILED
from tests.servers.telegram import TelegramServer, User

EDIT = "editMessageText"
QUIET_SECONDS = 0.3
UNHURRIED = 1000
"""A minute's rate at which nothing has to wait."""


@dataclass
class Club:
    """A bot, and Ann and Ben who have started it."""

    server: TelegramServer
    bot: Running
    ann: User
    ben: User

    async def press(self, user: User, intent: Intent) -> None:
        """Press the button of one's newest message that means ``intent``; everything follows."""
        await user.press(user.last, button_for(user.last, intent)).answer()
        await self.server.quiet(QUIET_SECONDS)

    async def press_whoever_can(self, intent: Intent) -> None:
        """Let whoever has the button press it."""
        (user, *_) = [one for one in (self.ann, self.ben) if may(one, intent)]
        await self.press(user, intent)

    async def turn(self, user: User, edits: int) -> dict[str, int]:
        """Draw from the stock and throw a card; the calls that it took, once ``edits`` came."""
        journal = self.server.journal
        begun = journal.mark
        await self.press(user, Play((DRAW_STOCK,)))
        throws = [
            intent
            for _, intent in meant(user.last)
            if isinstance(intent, Play) and isinstance(intent.moves[0], Discard)
        ]
        await self.press(user, throws[-1])
        await self.server.until(lambda: len(journal.calls(EDIT, since=begun)) >= edits)
        await self.server.quiet(QUIET_SECONDS)
        return dict(Tally(call.method for call in journal.since(begun)))


def may(user: User, intent: Intent) -> bool:
    """Whether the newest message of somebody has a button that means ``intent``."""
    return bool(user.private) and intent in [means for _, means in meant(user.last)]


@asynccontextmanager
async def club(folder: Path, group_per_minute: int = UNHURRIED) -> AsyncIterator[Club]:
    """A whole bot with its people; nothing goes wrong in it."""
    with capture_logs() as log:
        async with TelegramServer.running() as server:
            settings = Settings.model_construct(
                data_dir=folder / "data",
                web=False,
                telegram_token=SecretStr(server.token),
                telegram_api_url=server.url,
                telegram_group_per_minute=group_per_minute,
                computer_pause_seconds=0.1,
                double_tap_seconds=0.0,
            )
            async with running(settings) as bot:
                stop = asyncio.Event()
                work = asyncio.create_task(until_stopped(stop, settings, bot))
                await bot.is_open()
                people = [server.user(name, name.lower()) for name in ("Ann", "Ben")]
                for user in people:
                    user.start()
                await server.until(lambda: all(user.private for user in people))
                await server.quiet(QUIET_SECONDS)
                yield Club(server, bot, *people)
                stop.set()
                await work
    assert [line for line in log if line["log_level"] in FAILED] == []
