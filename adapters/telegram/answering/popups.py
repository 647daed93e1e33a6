"""The one answer to a press: words that pop up for the presser alone, or a way on."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

import structlog
from telegram import Bot
from telegram.error import BadRequest, NetworkError, RetryAfter, TelegramError

from adapters.latest import Latest
from adapters.presentation.lengths import cut, units
from adapters.telegram.drawing.renderer import LONGEST_POPUP
from adapters.telegram.wire.api import seconds_of

TOAST_UNITS: Final = 80
"""What is longer than this can not be read in passing: it stays until it is closed."""
PAUSES_SECONDS: Final = (0.2, 1.0)
"""How long to wait before an answer that did not get through is sent once more, each time."""
LONGEST_PAUSE_SECONDS: Final = 5.0
"""Whoever has waited longer than that for an answer looks elsewhere by now."""

log = structlog.get_logger()
_Answer = Callable[[], Awaitable[object]]


@dataclass(frozen=True, slots=True)
class PopUps:
    """Answers presses, each once; one that can not be answered any more is let go.

    ``answered`` are those that were, or never will be.
    """

    bot: Bot
    answered: Latest[str, None]

    async def say(self, query: str, words: str, *, stays: bool = False) -> bool:
        """Let ``words`` pop up, or nothing; whether all of them had room."""
        shown = cut(words, LONGEST_POPUP)
        alert = bool(words) and (stays or units(words) > TOAST_UNITS)
        answer = self.bot.answer_callback_query
        await self._answer(query, partial(answer, query, text=shown or None, show_alert=alert))
        return shown == words

    async def lead(self, query: str, url: str) -> None:
        """Lead whoever pressed to ``url``."""
        await self._answer(query, partial(self.bot.answer_callback_query, query, url=url))

    async def _answer(self, query: str, answer: _Answer) -> None:
        """Answer a press. One that was answered is left alone: the first answer has been read."""
        if query in self.answered:
            return
        for at_least in (*PAUSES_SECONDS, None):
            wait = await self._tried(answer)
            if wait is None:
                self.answered.note(query, None)
                return
            if at_least is None or wait > LONGEST_PAUSE_SECONDS:
                return
            await asyncio.sleep(max(wait, at_least))

    async def _tried(self, answer: _Answer) -> float | None:
        """None once there is no more to be done; else how long Telegram asks to wait."""
        try:
            await answer()
        except TelegramError as error:
            # Too late, or Telegram is out of reach: what was pressed has been carried out.
            log.info("press could not be answered", error=type(error).__name__)
            if isinstance(error, RetryAfter):
                return seconds_of(error)
            is_unanswered = isinstance(error, NetworkError) and not isinstance(error, BadRequest)
            return 0.0 if is_unanswered else None
        return None
