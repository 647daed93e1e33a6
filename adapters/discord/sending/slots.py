"""Answers that wait for a board: whoever asks for a table gets its board as the answer."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Final

import aiohttp
import discord
import structlog

from adapters.discord.wire.errors import ALREADY_ANSWERED, may_pass
from adapters.discord.wire.insisting import insisted

DECIDING_SECONDS: Final = 1.0
"""How long a board waits for whoever asked in its channel to know whether it is the answer."""
ANSWERING_SECONDS: Final = 2.5
"""How long Discord may take to show the board."""
LANDING_SECONDS: Final = 0.5
"""After how long an answer that nobody waits for any more has come to Discord, if it will."""
FINDING_SECONDS: Final = 60.0
"""How long Discord is asked whether it did."""

log = structlog.get_logger()

Fill = Callable[[discord.Interaction], Awaitable[int]]
"""Answers an interaction with a board, so that all see it; the id of the message."""


class Slot:
    """The answer to one interaction, as long as it may turn out to be a board.

    Whoever handles the interaction says ``wants`` once they know the table, waits with ``filled``,
    and answers in another way where that says no. Nobody can answer both ways.
    """

    def __init__(self, interaction: discord.Interaction) -> None:
        self.interaction = interaction
        self.follow_up = False
        self._wanted: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._is_filled: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._is_taken = False

    def wants(self, table: str, *, follow_up: bool = False) -> None:
        """Say whose board would be the answer.

        As a ``follow_up`` it comes after an answer that is there already: that is for places where
        the bot can write in no other way.
        """
        if not self._wanted.done():
            self.follow_up = follow_up
            self._wanted.set_result(table)

    async def filled(self, seconds: float) -> bool:
        """Whether the board has become the answer within ``seconds``; if not, it never will.

        One that is on its way by then is waited for.
        """
        if not self._is_taken:
            await asyncio.wait([self._is_filled], timeout=seconds)
        if not self._is_taken:
            self.close()
            return False
        return await self._is_filled

    def close(self) -> None:
        """Say that it will be no board any more."""
        if not self._wanted.done():
            self._wanted.set_result("")
        if not self._is_taken and not self._is_filled.done():
            self._is_filled.set_result(False)

    async def is_for(self, table: str) -> bool:
        """Whether it turns out to be for the board of a table."""
        await asyncio.wait([self._wanted], timeout=DECIDING_SECONDS)
        return self._wanted.done() and self._wanted.result() == table

    async def fill(self, answer: Fill) -> int:
        """Answer with a board; the id of its message, 0 where that is not possible any more."""
        if self._is_taken or self._is_filled.done():
            return 0
        self._is_taken = True
        message = 0
        try:
            message = await self._answered(answer)
        finally:
            self._is_filled.set_result(bool(message))
        return message

    async def _answered(self, answer: Fill) -> int:
        """Answer; the id of the message, 0 where Discord has not taken it."""
        try:
            async with asyncio.timeout(ANSWERING_SECONDS):
                return await answer(self.interaction)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            # The board comes by itself then, if it is not there.
            log.info("discord takes no board as an answer", error=type(error).__name__)
            return await self._found() if self._may_be_there(error) else 0

    def _may_be_there(self, error: Exception) -> bool:
        """Whether an answer that failed so may have got through; a follow-up is never found."""
        if self.follow_up:
            return False
        # The library itself repeats what had no good answer, and is told then that it has one.
        is_repeated = isinstance(error, discord.HTTPException) and error.code == ALREADY_ANSWERED
        return is_repeated or may_pass(error)

    async def _found(self) -> int:
        """The answer whose confirmation was lost, 0 if it is not there.

        Nobody else answers meanwhile: there must not be two boards.
        """
        await asyncio.sleep(LANDING_SECONDS)
        try:
            found = await insisted(self.interaction.original_response, seconds=FINDING_SECONDS)
        except (discord.DiscordException, TimeoutError):
            return 0
        return found.id


class Slots:
    """The answers in each channel that may turn out to be a board."""

    def __init__(self) -> None:
        self._open: dict[str, list[Slot]] = {}

    @contextmanager
    def open(self, channel: str, interaction: discord.Interaction) -> Iterator[Slot]:
        """A slot for as long as an interaction is handled; enter it before the desk is asked."""
        slot = Slot(interaction)
        self._open.setdefault(channel, []).append(slot)
        try:
            yield slot
        finally:
            slot.close()
            self._open[channel].remove(slot)
            if not self._open[channel]:
                del self._open[channel]

    async def wanting(self, channel: str, table: str) -> Slot | None:
        """The open slot of a channel that is for the board of a table, if there is one."""
        asked = {
            asyncio.create_task(slot.is_for(table)): slot for slot in self._open.get(channel, ())
        }
        try:
            while asked:
                told, _ = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
                for task in told:
                    slot = asked.pop(task)
                    if task.result():
                        return slot
        finally:
            for task in asked:
                task.cancel()
        return None
