"""An interaction that waits for its one answer: given at once, or held and given later.

What it can be answered with is its kind's to say; see ``kinds``.
"""

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Final

import structlog
from discord import AllowedMentions, HTTPException, Interaction

from adapters.discord.drawing.sheet import Sheet
from adapters.discord.wire.errors import ALREADY_ANSWERED, TROUBLES, UNKNOWN_MESSAGE
from adapters.discord.wire.insisting import unless_refused

HOLD_SECONDS: Final = 1.5
"""An answer that is not there by then is held: whoever waits sees that it comes."""
ANSWER_SECONDS: Final = 2.9
"""What has no answer by then, and is not held, can not be answered any more."""
HELD_SECONDS: Final = 14.5 * 60
"""How long what is held can be answered."""
ATTEMPT_SECONDS: Final = 10.0
"""How long it is tried to answer what is held, or to say more."""
PAUSES_SECONDS: Final = (0.15, 0.6)
"""How long to wait before an answer that did not get through is given once more, each time."""
NOBODY: Final = AllowedMentions.none()

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Sent:
    """An answer that is there; ``message`` is the number of its message, 0 where it is not known.

    ``follows`` says that it came after another answer, ``passes`` that its message does not stay.
    """

    message: int = 0
    follows: bool = False
    passes: bool = True


Send = Callable[[], Awaitable[Sent]]
"""Answers by one way."""


class Callback(ABC):
    """The one answer that somebody waits for. It is held by itself where that takes long.

    Each way to answer returns None where nothing got through: it was answered before, or too late,
    or in another form.
    """

    def __init__(self, interaction: Interaction, hold_seconds: float = HOLD_SECONDS) -> None:
        """Begin to wait."""
        self.interaction = interaction
        self.is_held = self.is_done = False
        self._received = time.monotonic()
        self._lock = asyncio.Lock()
        self._holding: asyncio.Task[None] | None = None
        self._timer = asyncio.get_running_loop().call_later(hold_seconds, self._begin_to_hold)

    def seconds_until(self, since_received: float) -> float:
        """How long it is until so many seconds after it came; 0 if that is over."""
        return max(0.0, self._received + since_received - time.monotonic())

    async def whisper(self, sheet: Sheet) -> Sent | None:
        """Answer with a message that the asker alone sees."""
        return await self._answer(
            lambda: self._reply(sheet, ephemeral=True), lambda: self._whisper_late(sheet)
        )

    async def add(self, sheet: Sheet) -> Sent | None:
        """Say more to the asker alone, who has their answer."""
        if not self.is_done:
            return None
        return await self._sent(lambda: self._follow(sheet), ATTEMPT_SECONDS)

    async def found(self, sent: Sent) -> Sent:
        """The message of an answer that got through though nobody said so."""
        try:
            async with asyncio.timeout(ATTEMPT_SECONDS):
                message = await self.interaction.original_response()
        except TROUBLES:
            return sent
        return replace(sent, message=message.id, passes=message.flags.ephemeral)

    async def lend(self, give: Callable[[], Awaitable[bool]]) -> bool:
        """Let somebody else answer, unless it is held; whether they did. If not, it waits on."""
        self._timer.cancel()
        async with self._lock:
            if self.is_held or self.is_done:
                return False
            self.is_done = await give()
            return self.is_done

    @abstractmethod
    async def _hold(self) -> Sent:
        """Have the asker wait, in the form of what they may be answered with."""

    @abstractmethod
    async def _whisper_late(self, sheet: Sheet) -> Sent:
        """A whisper where the answer was held."""

    async def _answer(self, at_once: Send, late: Send | None) -> Sent | None:
        """Answer by whichever of two ways is open; None for one that there is not."""
        self._timer.cancel()
        async with self._lock:
            way = late if self.is_held else at_once
            if self.is_done or way is None:
                return None
            self.is_done = True
            until = HELD_SECONDS if self.is_held else ANSWER_SECONDS
            return await self._sent(way, min(self.seconds_until(until), ATTEMPT_SECONDS))

    def _begin_to_hold(self) -> None:
        self._holding = asyncio.create_task(self._held())

    async def _held(self) -> None:
        async with self._lock:
            if not self.is_done:
                # Nobody can tell later whether an attempt got through, so it counts as held.
                self.is_held = True
                await self._sent(self._hold, self.seconds_until(ANSWER_SECONDS))

    async def _sent(self, send: Send, seconds: float) -> Sent | None:
        """Send something, some more times where it does not get through."""
        tries = 0
        try:
            async with asyncio.timeout(seconds):
                for pause in (*PAUSES_SECONDS, None):
                    tries += 1
                    with unless_refused():
                        return await send()
                    if pause is not None:
                        await asyncio.sleep(pause)
        except HTTPException as error:
            if error.code == ALREADY_ANSWERED and tries > 1:
                # An attempt got through whose answer was lost on the way.
                return Sent()
            # Where what was pressed is gone, there is still another way to answer.
            self.is_done = self.is_done and error.code != UNKNOWN_MESSAGE
            log.info("interaction not answered", code=error.code, status=error.status)
        except TimeoutError:
            log.info("interaction not answered in time")
        return None

    async def _reply(self, sheet: Sheet, *, ephemeral: bool) -> Sent:
        response = await sheet.sent(
            lambda rendered: self.interaction.response.send_message(
                view=rendered.view(), ephemeral=ephemeral, allowed_mentions=NOBODY
            )
        )
        return Sent(response.message_id or 0, passes=ephemeral)

    async def _follow(self, sheet: Sheet) -> Sent:
        message = await sheet.sent(
            lambda rendered: self.interaction.followup.send(
                view=rendered.view(), ephemeral=True, wait=True, allowed_mentions=NOBODY
            )
        )
        return Sent(message.id, follows=True)
