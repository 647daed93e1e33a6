"""Whether a platform can be reached; while it cannot, nobody there loses any time."""

import asyncio
from typing import Final, Protocol

import structlog

from adapters.wire.outcomes import Outcomes

SILENCE_SECONDS: Final = 5.0
"""How long nothing may come from a platform before the clocks there stand still.

No outage costs anybody more. Whoever asks a platform sees to it that it answers more often.
"""
_LOOK_SECONDS: Final = 0.5
_BUSY_SECONDS: Final = 0.25
"""Who looks so much too late was kept by the bot's own work, as were the answers."""

log = structlog.get_logger()


class Clocks(Protocol):
    """What stops and starts the clocks of a platform; the desk does."""

    def unreachable(self, platform: str) -> None:
        """Hear that a platform can not be reached."""

    async def reachable(self, platform: str) -> None:
        """Hear that a platform can be reached again."""


class Connection:
    """Hears of every answer, looks at what becomes of messages, and tells the clocks."""

    def __init__(
        self,
        clocks: Clocks,
        platform: str,
        silence_seconds: float = SILENCE_SECONDS,
        *,
        is_lost: bool = False,
    ) -> None:
        """It counts as reachable until it was asked and has not answered for a while.

        One that ``is_lost`` counts as not reachable until it answers, as the clocks know already.
        """
        self._clocks = clocks
        self._platform = platform
        self._silence_seconds = silence_seconds
        self._look_seconds = min(_LOOK_SECONDS, silence_seconds / 2)
        self._sendings = Outcomes()
        self._timer: asyncio.TimerHandle | None = None
        self._heard = 0.0
        self._is_lost = is_lost

    def mind(self, sendings: Outcomes) -> None:
        """Count the platform as lost, too, while no message gets through."""
        self._sendings = sendings

    def asked(self) -> None:
        """Hear that the platform was asked something: from now on it ought to answer."""
        if self._timer is None and not self._is_lost:
            self._heard = _now()
            self._look_later()

    async def answered(self) -> None:
        """Hear that the platform has answered, and nobody else in this bot's place."""
        self.close()
        self._heard = _now()
        if self._is_lost and not self._sendings.are_broken():
            await self._clocks.reachable(self._platform)
            self._is_lost = False
            back = f"{self._platform} can be reached again"
            log.info(back)
        if not self._is_lost:
            self._look_later()

    def close(self) -> None:
        """Expect nothing more until the platform is asked the next time."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look_later(self) -> None:
        due = _now() + self._look_seconds
        self._timer = asyncio.get_running_loop().call_at(due, self._look, due)

    def _look(self, due: float) -> None:
        late = _now() - due
        was_busy = late >= _BUSY_SECONDS
        if was_busy:
            # What came meanwhile has yet to be read.
            self._heard += self._look_seconds + late
        is_silent = _now() - self._heard >= self._silence_seconds
        if not was_busy and (is_silent or self._sendings.are_broken()):
            self._lose()
        else:
            self._look_later()

    def _lose(self) -> None:
        self._timer = None
        self._is_lost = True
        self._clocks.unreachable(self._platform)
        lost = f"{self._platform} cannot be reached: the clocks of its tables stand still"
        log.warning(lost)


def _now() -> float:
    return asyncio.get_running_loop().time()
