"""Screens and sentences into somebody's private chat, where nobody else reads them."""

from dataclasses import dataclass
from typing import Final

from adapters.frontdesk import Visitor
from adapters.outbox import Delivered, Delivery
from adapters.presentation.ink import Drawn
from adapters.telegram.answering.house import House
from adapters.telegram.answering.retries import Errand
from adapters.telegram.answering.sentences import Sentence
from adapters.telegram.drawing.markup import escaped
from engine.match.people import Place

PATIENCE_SECONDS: Final = 3.0
"""How long a line waits for its answer to be there, before it is said that it comes."""


@dataclass(frozen=True, slots=True)
class Privately:
    """Writes to people alone: there is no way here to write into a group.

    What comes of that is None while it is tried on, and ``Later`` where it was given up.
    """

    house: House
    patience: float = PATIENCE_SECONDS

    async def show(
        self, visitor: Visitor, drawn: Drawn, update: str, place: Place | None
    ) -> Delivery | None:
        """Send a screen that was asked for in ``place``; a hand moves down its chat instead."""
        house, chat = self.house, self._chat(visitor)
        if await house.desk.brought(visitor, drawn):
            return Delivered("")

        async def send() -> Delivery:
            delivery = await house.courier.post(chat, drawn, f"aside.{update}")
            if isinstance(delivery, Delivered):
                if place is not None:
                    await house.asides.keep(chat, delivery.message, place)
                await self._replace(chat, drawn, delivery.message)
            return delivery

        # Whoever asks for the same again has not got it yet: the newer is enough.
        key = (chat, drawn.screen.table, drawn.screen.title)
        return await house.retries.insist(Errand(update, send, chat, key), self.patience)

    async def tell(self, visitor: Visitor, sentence: str, update: str) -> Delivery | None:
        """Send a sentence, in plain words."""
        return await self.house.sentences.say(
            Sentence(update, self._chat(visitor), escaped(sentence))
        )

    async def _replace(self, chat: str, drawn: Drawn, message: str) -> None:
        """Take away what showed the same of a table before: nobody has it before them twice."""
        screen, copies = drawn.screen, self.house.copies
        if not screen.table:
            return
        copy = chat, screen.table, screen.title.key
        earlier = copies.take(copy)
        copies.note(copy, message)
        if earlier is not None and earlier != message:
            await self.house.courier.delete(chat, earlier)

    def _chat(self, visitor: Visitor) -> str:
        return self.house.courier.private_chat(visitor.user)


def word_of(sent: Delivery | None) -> str:
    """What to say of a screen that was to be sent: only what was, is said to be there."""
    if sent is None:
        return "telegram-on-its-way"
    return "telegram-sent-privately" if isinstance(sent, Delivered) else "telegram-not-now"
