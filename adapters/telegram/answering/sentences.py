"""Sentences in plain words; one that does not get through is said again for a while."""

from dataclasses import dataclass
from typing import Final

from telegram import InlineKeyboardMarkup

from adapters.outbox import Delivery
from adapters.telegram.answering.retries import Errand, Retries
from adapters.telegram.sending.courier import TelegramCourier

PATIENCE_SECONDS: Final = 5.0
"""How long whatever its reader asks next waits for a sentence."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence that answers ``update`` in ``chat``; there it may be a reply to a message."""

    update: str
    chat: str
    html: str
    reply_to: int | None = None
    keyboard: InlineKeyboardMarkup | None = None


@dataclass(frozen=True, slots=True)
class Sentences:
    """Says sentences, those of one chat one after another."""

    courier: TelegramCourier
    retries: Retries

    async def say(self, sentence: Sentence) -> Delivery | None:
        """Say a sentence; what comes of it, None while it is tried on."""
        # So it keeps its place among all that waits for its chat.
        name = f"words {id(sentence)}"

        async def send() -> Delivery:
            return await self.courier.say(
                sentence.chat,
                sentence.html,
                reply_to=sentence.reply_to,
                keyboard=sentence.keyboard,
                name=name,
            )

        return await self.retries.insist(
            Errand(sentence.update, send, queue=sentence.chat), PATIENCE_SECONDS
        )
