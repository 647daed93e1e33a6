"""What goes wrong between Telegram and the bot: said once in plain words, and how long to wait."""

import asyncio
import logging
import math
import random
import time
from collections.abc import Awaitable, Callable
from typing import Final

import structlog
from telegram.error import (
    BadRequest,
    Conflict,
    InvalidToken,
    NetworkError,
    RetryAfter,
)

from adapters.telegram.wire.api import seconds_of
from adapters.wire.connection import Connection
from adapters.wire.pauses import Pauses, part_of
from engine.service.ports import StoreBusy

FIRST_SECONDS: Final = 0.5
LAST_SECONDS: Final = 15.0
"""How long to wait after the first failure in a row, and at most."""
BUSY_SECONDS: Final = 1.0
CONFLICT_SECONDS: Final = 3.0
REFUSED_SECONDS: Final = 300.0
"""How long to wait before a token that was refused is tried again."""
AGAIN_SECONDS: Final = 60.0
"""How long what was logged is not logged again."""
OWN_SECONDS: Final = 60.0
"""How long Telegram may hold a request of this bot's own open that has broken off here."""
PERSISTS_SECONDS: Final = 10.0
"""How long that may stand in the way before it is worth a word."""
OWN: Final = (
    "telegram still holds an old request of this bot open, or another program uses this token:"
    " if it goes on, look for one"
)
MALFORMED: Final = (
    "TELEGRAM_TOKEN does not look like a token, so Telegram was not asked: copy it once more from"
    " @BotFather"
)
REFUSED: Final = (
    "Telegram refuses the bot's token: copy it once more from @BotFather into TELEGRAM_TOKEN"
    " (and see that TELEGRAM_API_URL, if it is set, is a Bot API server)."
)
NOT_BROUGHT: Final = (
    "telegram cannot bring its news to the webhook, so nobody there is heard: look at"
    " TELEGRAM_WEBHOOK_URL, at what stands between, and at the port"
)

log = structlog.get_logger()


class NothingBrought(Exception):
    """Telegram has news, and tells why it can not bring them to the webhook."""


class Troubles:
    """Failures of one thing that is tried again and again; each kind is logged once a minute."""

    def __init__(
        self,
        chance: Callable[[], float] = random.random,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """``chance`` gives a number from 0 to 1, so that not everybody comes back at once."""
        self._chance = chance
        self._now = now
        self._said: dict[str, float] = {}
        self._pauses = Pauses(FIRST_SECONDS, LAST_SECONDS, chance)
        self._broke_off = -math.inf
        self._contested: float | None = None

    def over(self) -> None:
        """Hear that it went well."""
        self._contested = None
        self._pauses.over()

    def seconds_after(self, error: Exception) -> float:
        """How long to wait after ``error``, which is logged unless its like was just logged."""
        match error:
            case RetryAfter():
                return seconds_of(error)
            case StoreBusy():
                return BUSY_SECONDS
            case Conflict():
                self._contest(error)
                return part_of(CONFLICT_SECONDS, self._chance)
            case InvalidToken():
                self._say(logging.ERROR, REFUSED)
                return REFUSED_SECONDS
            case _:
                self._tell(error)
                return self._pauses.next()

    def _tell(self, error: Exception) -> None:
        if isinstance(error, NothingBrought):
            self._say(logging.WARNING, NOT_BROUGHT, reason=str(error))
        elif isinstance(error, NetworkError) and not isinstance(error, BadRequest):
            self._broke_off = self._now()
            self._say(logging.WARNING, "telegram does not answer", reason=str(error))
        else:
            self._say(logging.ERROR, "telegram work failed", exc_info=error)

    def _contest(self, error: Conflict) -> None:
        """Blame another program, unless it may be what this bot has asked itself before."""
        now = self._now()
        self._contested = now if self._contested is None else self._contested
        if _is_of_webhook(error) or now - self._broke_off > OWN_SECONDS:
            self._say(logging.ERROR, _conflict(error))
        elif now - self._contested >= PERSISTS_SECONDS:
            self._say(logging.WARNING, OWN)

    def _say(self, level: int, event: str, **more: object) -> None:
        now = self._now()
        if now - self._said.get(event, -math.inf) >= AGAIN_SECONDS:
            self._said[event] = now
            log.log(level, event, **more)


class Tries:
    """Something that Telegram is asked again and again until it goes well."""

    def __init__(self, connection: Connection) -> None:
        """``connection`` hears whether Telegram answers."""
        self._connection = connection
        self._troubles = Troubles()

    async def succeeds(self, work: Callable[[], Awaitable[None]]) -> bool:
        """Whether ``work`` went well; where it did not, that is said and some time has passed."""
        self._connection.asked()
        try:
            await work()
            await self._connection.answered()
        except Exception as error:  # whatever it was, the next try may go well
            if isinstance(error, StoreBusy):
                # Telegram has answered, and it is the bot itself that is slow.
                self._connection.close()
            await asyncio.sleep(self._troubles.seconds_after(error))
            return False
        self._troubles.over()
        return True


def _is_of_webhook(error: Conflict) -> bool:
    return "webhook" in str(error).lower()


def _conflict(error: Conflict) -> str:
    if _is_of_webhook(error):
        return (
            "a webhook is set for this token, so another program hears what people do here:"
            " use one token for one bot"
        )
    return (
        "another program fetches the news of this token, so this bot hears only a part of them:"
        " stop the other one, or use another token"
    )
