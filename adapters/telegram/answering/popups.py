"""The one answer to a press: words that pop up for the presser alone, or a way on."""

from dataclasses import dataclass
from typing import Final

import structlog
from telegram import Bot
from telegram.error import TelegramError

from adapters.telegram.drawing.markup import cut, units
from adapters.telegram.drawing.renderer import LONGEST_POPUP

TOAST_UNITS: Final = 80
"""What is longer than this can not be read in passing: it stays until it is closed."""

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class PopUps:
    """Answers presses; one that can not be answered any more is let go."""

    bot: Bot

    async def say(self, query: str, words: str, *, stays: bool = False) -> bool:
        """Let ``words`` pop up, or nothing; whether all of them had room."""
        shown = cut(words, LONGEST_POPUP)
        alert = bool(words) and (stays or units(words) > TOAST_UNITS)
        await self._answer(query, text=shown or None, show_alert=alert)
        return shown == words

    async def lead(self, query: str, url: str) -> None:
        """Lead whoever pressed to ``url``."""
        await self._answer(query, url=url)

    async def _answer(
        self,
        query: str,
        *,
        text: str | None = None,
        show_alert: bool = False,
        url: str | None = None,
    ) -> None:
        try:
            await self.bot.answer_callback_query(query, text=text, show_alert=show_alert, url=url)
        except TelegramError as error:
            # Too late, or Telegram is out of reach: what was pressed has been carried out.
            log.info("press could not be answered", error=type(error).__name__)
