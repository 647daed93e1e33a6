"""Long polling: fetches updates, and confirms them once they are kept."""

from typing import Final, NoReturn

from adapters.telegram.receiving.intake import Intake
from adapters.telegram.receiving.troubles import Tries
from adapters.telegram.wire.api import RawBot
from adapters.wire.connection import Connection

POLL_SECONDS: Final = 2
"""How long Telegram holds a request open until something happens.

That it answers at the end of it is all that tells a quiet hour from a lost connection.
"""


class Poller:
    """The one listener of a token."""

    def __init__(self, bot: RawBot, intake: Intake, connection: Connection) -> None:
        """Fetch nothing before ``run``."""
        self._bot = bot
        self._intake = intake
        self._connection = connection
        self._tries = Tries(connection)
        self._offset = 0

    async def run(self) -> NoReturn:
        """Fetch and keep updates, until cancelled."""
        # Nothing can be fetched while a webhook is set; what waits is left to be fetched.
        while not await self._tries.succeeds(self._take_webhook_away):
            pass
        while True:
            if not self._intake.has_room:
                # What nobody asks for cannot be answered: it is the bot itself that is slow.
                self._connection.close()
                await self._intake.room()
            await self._tries.succeeds(self._fetch)

    async def _take_webhook_away(self) -> None:
        await self._bot.delete_webhook(drop_pending_updates=False)

    async def _fetch(self) -> None:
        bodies = await self._bot.raw_updates(self._offset, POLL_SECONDS)
        await self._intake.take(bodies)
        # After a quiet week Telegram goes on counting from anywhere. All is confirmed where
        # nothing came, so that the next number may be below the last.
        self._offset = max((body["update_id"] for body in bodies), default=-1) + 1
