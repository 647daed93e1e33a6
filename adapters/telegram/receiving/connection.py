"""Whether Telegram can be reached; while it cannot, nobody there loses any time."""

import asyncio
from typing import Final, Protocol

import structlog

from adapters.telegram import PLATFORM

SILENCE_SECONDS: Final = 10.0
"""How long Telegram may fail to answer before the clocks there stand still."""

log = structlog.get_logger()


class Clocks(Protocol):
    """What stops and starts the clocks of a platform; the desk does."""

    def unreachable(self, platform: str) -> None:
        """Hear that a platform can not be reached."""

    async def reachable(self, platform: str) -> None:
        """Hear that a platform can be reached again."""


class Connection:
    """Hears of every answer and every failure, and tells the clocks."""

    def __init__(self, clocks: Clocks, silence_seconds: float = SILENCE_SECONDS) -> None:
        """Telegram counts as reachable until it has failed for a while."""
        self._clocks = clocks
        self._silence_seconds = silence_seconds
        self._timer: asyncio.TimerHandle | None = None
        self._is_lost = False

    def failed(self) -> None:
        """Hear that Telegram did not answer, or answers somebody else."""
        if self._timer is None and not self._is_lost:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(self._silence_seconds, self._lose)

    async def answered(self) -> None:
        """Hear that Telegram has answered."""
        self.close()
        if self._is_lost:
            await self._clocks.reachable(PLATFORM)
            self._is_lost = False
            log.info("telegram can be reached again")

    def close(self) -> None:
        """Tell the clocks nothing more by itself."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _lose(self) -> None:
        self._timer = None
        self._is_lost = True
        self._clocks.unreachable(PLATFORM)
        log.warning("telegram cannot be reached: the clocks of its tables stand still")
