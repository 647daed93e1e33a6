"""Sends, edits and deletes the bot's messages on Telegram, within what each chat takes."""

import asyncio
from itertools import count
from typing import Final
from weakref import WeakValueDictionary

from telegram import InlineKeyboardMarkup

from adapters.latest import Latest
from adapters.outbox import Delivered, Delivery, Gone, Later
from adapters.outbox.pictures import Picture, Pictures, Spot
from adapters.presentation.ink import Drawn
from adapters.presentation.screen import Screen
from adapters.telegram import PLATFORM
from adapters.telegram.chats import Whereabouts
from adapters.telegram.drawing.renderer import Rendered, Renderer
from adapters.telegram.sending.attempts import Attempts, Events
from adapters.telegram.sending.budget import Budget
from adapters.telegram.wire.api import RawBot, Written
from adapters.wire.outcomes import Outcomes

MOST_LEFT_OVER: Final = 10
"""Messages of one chat, at most, that wait to be taken away."""


class TelegramCourier:
    """Telegram as a platform of the outbox.

    Whoever is dealt a hand or called is notified, and so is a group by a challenge; everything
    else comes silently.
    """

    platform = PLATFORM
    hands_elsewhere = False

    def __init__(
        self, bot: RawBot, renderer: Renderer, budget: Budget, patience: float, events: Events
    ) -> None:
        """Send through ``bot`` what ``renderer`` makes, within ``budget``."""
        self.patience = patience
        self._bot = bot
        self._renderer = renderer
        self._budget = budget
        self._attempts = Attempts(budget, events)
        self._pictures = Pictures()
        self._posted: Latest[tuple[str, str], str] = Latest()
        self._left_over: Latest[str, tuple[str, ...]] = Latest()
        self._locks: WeakValueDictionary[Spot, asyncio.Lock] = WeakValueDictionary()
        self._count = count()

    @property
    def outcomes(self) -> Outcomes:
        """What becomes of what is sent."""
        return self._attempts.outcomes

    def private_chat(self, user: str) -> str:
        """The chat in which ``user`` reads private messages."""
        return user

    async def post(self, chat: str, drawn: Drawn, nonce: str) -> Delivery:
        """Send a new message; what was posted under ``nonce`` before is brought up instead.

        That is only known as long as the bot runs, and only where Telegram has answered.
        """
        known = self._posted.get((chat, nonce)) if nonce else None
        if known is not None:
            delivery = await self.edit(chat, known, drawn)
            if not isinstance(delivery, Gone):
                return delivery
            self._posted.take((chat, nonce))
        return await self._post(chat, drawn, nonce)

    async def edit(self, chat: str, message: str, drawn: Drawn) -> Delivery:
        """Bring a message to ``drawn``; one that shows it, or a newer version, is left alone."""
        return await self._edit(chat, message, drawn, urgent=False)

    async def edit_now(self, chat: str, message: str, drawn: Drawn) -> Delivery:
        """Bring a message to ``drawn`` at once: somebody has pressed it and waits."""
        return await self._edit(chat, message, drawn, urgent=True)

    async def ring(self, chat: str, message: str, drawn: Drawn, nonce: str) -> Delivery:
        """Post a message that is noticed, and then take away the one in whose place it comes."""
        delivery = await self.post(chat, drawn, nonce)
        if isinstance(delivery, Delivered) and message not in {"", delivery.message}:
            await self.delete(chat, message)
        return delivery

    async def delete(self, chat: str, message: str) -> None:
        """Take a message away, if it is there; an old one stays, without its buttons.

        Where Telegram does not answer, that is made up for with the next message to the chat.
        """
        self._pictures.forget((chat, message))
        where = Whereabouts.read(chat)
        call = self._bot.delete_message(where.chat, int(message))
        delivery = await self._attempts.of(where.chat, message, call)
        if isinstance(delivery, Gone):
            delivery = await self.strip(chat, message)
        if isinstance(delivery, Later):
            waiting = self._left_over.take(chat) or ()
            self._left_over.note(chat, (*waiting, message)[-MOST_LEFT_OVER:])

    async def strip(self, chat: str, message: str) -> Delivery:
        """Take a message's buttons away."""
        self._pictures.forget((chat, message))
        where = Whereabouts.read(chat)
        wait = self._budget.urge(where.chat)
        if wait:
            return Later(wait)
        call = self._bot.edit_message_reply_markup(where.chat, int(message))
        return await self._attempts.of(where.chat, message, call)

    async def say(
        self,
        chat: str,
        html: str,
        *,
        reply_to: int | None = None,
        keyboard: InlineKeyboardMarkup | None = None,
        name: str = "",
    ) -> Delivery:
        """Send a sentence; as a reply only where what it answers is still there.

        Under its ``name`` it keeps its place until it is tried again.
        """
        where = Whereabouts.read(chat)
        wait = self._budget.ask(where.chat, name or f"words {next(self._count)}", "words")
        if wait:
            return Later(wait)
        buttons = "" if keyboard is None else keyboard.to_json()
        sentence = Written(where.chat, html, buttons, where.topic, reply_to or 0)
        return await self._attempts.of(where.chat, "", self._bot.write(sentence))

    async def _post(self, chat: str, drawn: Drawn, nonce: str) -> Delivery:
        where = Whereabouts.read(chat)
        rendered = self._renderer.rendered(drawn)
        wait = self._budget.ask(where.chat, nonce or f"post {next(self._count)}", "new")
        if wait:
            return Later(wait)
        silent = _is_silent(where, drawn.screen)
        written = Written(where.chat, rendered.text, rendered.buttons, where.topic, silent=silent)
        delivery = await self._attempts.of(where.chat, "", self._bot.write(written))
        if isinstance(delivery, Delivered):
            if nonce:
                self._posted.note((chat, nonce), delivery.message)
            self._pictures.note((chat, delivery.message), _picture(drawn, rendered))
            await self._tidy_up(chat)
        return delivery

    async def _edit(self, chat: str, message: str, drawn: Drawn, *, urgent: bool) -> Delivery:
        spot, where = (chat, message), Whereabouts.read(chat)
        async with self._locks.setdefault(spot, asyncio.Lock()):
            rendered = self._renderer.rendered(drawn)
            picture = _picture(drawn, rendered)
            if not self._pictures.is_news(spot, picture):
                self._budget.leave(where.chat, message)
                return Delivered(message)
            ask = self._budget.urge if urgent else self._budget.ask
            wait = ask(where.chat, message)
            if wait:
                return Later(wait)
            # Until the answer is there nobody knows what it shows.
            self._pictures.forget(spot)
            written = Written(where.chat, rendered.text, rendered.buttons)
            call = self._bot.rewrite(int(message), written)
            delivery = await self._attempts.of(where.chat, message, call)
            if isinstance(delivery, Delivered):
                self._pictures.note(spot, picture)
                await self._tidy_up(chat)
            return delivery

    async def _tidy_up(self, chat: str) -> None:
        """Take away what could not be taken away before."""
        for message in self._left_over.take(chat) or ():
            await self.delete(chat, message)


def _picture(drawn: Drawn, rendered: Rendered) -> Picture:
    return Picture.of(drawn, (rendered.text, rendered.buttons))


def _is_silent(where: Whereabouts, screen: Screen) -> bool:
    """Whether a message comes without a sound: in a group all but a challenge, else what stays."""
    return not screen.of_challenge if where.chat < 0 else screen.stays
