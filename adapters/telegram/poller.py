"""Long polling: fetches updates, and confirms them once they are kept."""

import asyncio
from typing import Final, NoReturn

from telegram.error import RetryAfter

from adapters.telegram.api import RawBot
from adapters.telegram.intake import Intake
from adapters.telegram.reach import Reach
from adapters.telegram.troubles import Troubles
from engine.service.ports import StoreBusy

POLL_SECONDS: Final = 30
"""How long Telegram holds a request open until something happens."""


class Poller:
    """The one listener of a token."""

    def __init__(self, bot: RawBot, intake: Intake, reach: Reach) -> None:
        """Fetch nothing before ``run``."""
        self._bot = bot
        self._intake = intake
        self._reach = reach
        self._troubles = Troubles()
        self._offset = 0

    async def run(self) -> NoReturn:
        """Fetch and keep updates, until cancelled."""
        is_open = False
        while True:
            await self._intake.room()
            try:
                if not is_open:
                    # Nothing is brought by hand while a webhook is set; what waits is kept.
                    await self._bot.delete_webhook(drop_pending_updates=False)
                    is_open = True
                await self._fetch()
            except Exception as error:  # whatever it was, the next try may go well
                if not isinstance(error, RetryAfter | StoreBusy):
                    self._reach.failed()
                await asyncio.sleep(self._troubles.seconds_after(error))

    async def _fetch(self) -> None:
        bodies = await self._bot.raw_updates(self._offset, POLL_SECONDS)
        self._troubles.over()
        await self._reach.answered()
        await self._intake.take(bodies)
        # After a quiet week Telegram goes on counting from anywhere. All is confirmed where
        # nothing came, so that the next number may be below the last.
        self._offset = max((body["update_id"] for body in bodies), default=-1) + 1
