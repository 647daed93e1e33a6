"""A board as the answer to whoever asked for its table."""

from dataclasses import dataclass
from typing import Final

from adapters.discord.answering.callbacks import Callback
from adapters.discord.answering.house import House
from adapters.discord.answering.told import Telling
from adapters.discord.answering.whence import Whence
from adapters.discord.sending.slots import Slot
from adapters.frontdesk import Answer

FILLING_SECONDS: Final = 1.0
"""How long an answer waits for the board that may become it."""
LATEST_SECONDS: Final = 2.2
"""How long after it was asked for a board may still become the answer."""


@dataclass(frozen=True, slots=True)
class BoardAnswers:
    """Answers with boards, through the slots that the courier fills."""

    house: House

    async def answer(self, callback: Callback, whence: Whence, slot: Slot, answer: Answer) -> bool:
        """Answer with the board that comes into the place now; whether that was possible.

        What all can not see on it, whoever asked is told besides.
        """
        seconds = min(FILLING_SECONDS, callback.seconds_until(LATEST_SECONDS))

        async def fill() -> bool:
            slot.wants(answer.board)
            return await slot.filled(seconds)

        if not await callback.lend(fill):
            return False
        if answer.private is not None or not answer.seen_by_all:
            await Telling(self.house).add(callback, whence, answer)
        return True

    async def follow(self, slot: Slot, whence: Whence, answer: Answer) -> None:
        """Let a board follow the answer, where it can come in no other way."""
        if whence.place is None or not answer.board:
            return
        if whence.channel in self.house.courier.mute:
            slot.wants(answer.board, follow_up=True)
            # It may have been refused meanwhile, when nothing was there to be followed.
            await self.house.desk.place_back(whence.place)
            await slot.filled(FILLING_SECONDS)
