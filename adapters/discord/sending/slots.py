"""Answers that wait for a board: whoever asks for a table gets its board as the answer."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Final

import discord
import structlog

DECIDING_SECONDS: Final = 1.0
"""How long a board waits for whoever asked in its channel to know whether it is the answer."""
ANSWERING_SECONDS: Final = 2.5
"""How long Discord may take to show the board."""

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
            async with asyncio.timeout(ANSWERING_SECONDS):
                message = await answer(self.interaction)
        except (discord.DiscordException, OSError, TimeoutError) as error:
            # The board comes by itself then.
            log.info("discord takes no board as an answer", error=type(error).__name__)
        finally:
            self._is_filled.set_result(bool(message))
        return message


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
