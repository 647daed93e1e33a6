"""Screens and sentences into somebody's private chat, where nobody else reads them."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from adapters.frontdesk import Visitor
from adapters.outbox import Delivered, Delivery, Later
from adapters.presentation.ink import Drawn
from adapters.telegram.answering.house import House
from adapters.telegram.drawing.markup import escaped
from engine.match.people import Place

PATIENCE_SECONDS: Final = 20.0
"""How long an answer may wait for its turn in a chat, in all."""


@dataclass(frozen=True, slots=True)
class Privately:
    """Writes to people alone: there is no way here to write into a group."""

    house: House

    async def show(
        self, visitor: Visitor, drawn: Drawn, update: str, place: Place | None
    ) -> Delivery:
        """Send a screen that was asked for in ``place``; a hand moves down its chat instead."""
        house, chat = self.house, self._chat(visitor)
        if await house.desk.brought(visitor, drawn):
            return Delivered("")
        nonce = f"aside.{update}"
        delivery = await _patiently(lambda: house.courier.post(chat, drawn, nonce))
        if isinstance(delivery, Delivered):
            if place is not None:
                await house.asides.keep(chat, delivery.message, place)
            await self._replace(chat, drawn, delivery.message)
        return delivery

    async def tell(self, visitor: Visitor, sentence: str) -> Delivery:
        """Send a sentence, in plain words."""
        return await self.house.courier.say(self._chat(visitor), escaped(sentence))

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


async def _patiently(send: Callable[[], Awaitable[Delivery]]) -> Delivery:
    """What comes of a delivery that may have to wait, but not for ever."""
    until = asyncio.get_running_loop().time() + PATIENCE_SECONDS
    while isinstance(delivery := await send(), Later):
        if asyncio.get_running_loop().time() + delivery.seconds > until:
            break
        await asyncio.sleep(delivery.seconds)
    return delivery
