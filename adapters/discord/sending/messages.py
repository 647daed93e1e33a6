"""Single messages: made, changed and taken away, each by the way that costs least."""

import asyncio
import time
from base64 import b32encode
from dataclasses import replace
from hashlib import sha256
from typing import Final
from weakref import WeakValueDictionary

from adapters.discord.drawing.message import Rendered
from adapters.discord.drawing.renderer import Renderer
from adapters.discord.sending.attempts import Attempts, Events
from adapters.discord.sending.keys import Key, Keys
from adapters.discord.sending.left_over import LeftOver
from adapters.discord.sending.letters import Letter, Letters, ids_in
from adapters.discord.sending.mute import Mute
from adapters.discord.sending.privates import Privates
from adapters.discord.spots import is_passing, number_of, user_of
from adapters.latest import Latest
from adapters.outbox import Delivered, Delivery, Gone, Later, Refused
from adapters.outbox.pictures import Picture, Pictures, Spot
from adapters.presentation.ink import Drawn

_NONCE_BYTES: Final = 15
"""Bytes of a name under which Discord knows a post: 24 letters of the 25 that it takes."""


class Messages:
    """What the bot has on Discord, message by message.

    A message is changed by a kept token where there is one, since that counts toward no limit of
    the whole bot; else by the route of its channel, if the bot has one there.
    """

    def __init__(
        self, letters: Letters, renderer: Renderer, privates: Privates, events: Events
    ) -> None:
        """Send what ``renderer`` makes."""
        self.keys = Keys()
        self.mute = Mute()
        self._left_over = LeftOver()
        self.attempts = Attempts(events, self.keys, self._left_over, self.mute)
        self._letters = letters
        self._renderer = renderer
        self._privates = privates
        self._pictures = Pictures()
        self._posted: Latest[Spot, str] = Latest()
        self._locks: WeakValueDictionary[Spot, asyncio.Lock] = WeakValueDictionary()

    def letter(self, drawn: Drawn, calls: str = "", *, silent: bool = True) -> Letter:
        """A screen as a message that ``calls`` one user, or none."""
        return Letter(self._renderer.sheet(drawn, mention=calls), silent)

    async def post(self, chat: str, drawn: Drawn, letter: Letter, nonce: str) -> Delivery:
        """Send a new message; what was posted under ``nonce`` before is brought up instead."""
        known = self._posted.get((chat, nonce)) if nonce else None
        if known is not None:
            delivery = await self.edit((chat, known), drawn)
            if not isinstance(delivery, Gone):
                return delivery
            self._posted.take((chat, nonce))
        delivery = await self.attempts.of(chat, "", self._send(chat, letter, nonce))
        if isinstance(delivery, Delivered):
            if nonce:
                self._posted.note((chat, nonce), delivery.message)
            self.shown((chat, delivery.message), drawn, letter.sheet.rendered)
            await self._tidy_up(chat)
        elif isinstance(delivery, Refused):
            self._privates.forget(user_of(chat))
        return delivery

    async def edit(self, spot: Spot, drawn: Drawn) -> Delivery:
        """Bring a message to ``drawn``; one that shows it, or a newer version, is left alone."""
        async with self._locks.setdefault(spot, asyncio.Lock()):
            letter = self.letter(drawn)
            if not self._pictures.is_news(spot, Picture.of(drawn, letter.sheet.rendered)):
                return Delivered(spot[1])
            delivery = await self._change(spot, letter)
            if isinstance(delivery, Delivered):
                self._pictures.note(spot, Picture.of(drawn, letter.sheet.rendered))
            return delivery

    async def delete(self, spot: Spot) -> None:
        """Take a message away, if it is there and can be."""
        self._pictures.forget(spot)
        key = self.keys.get(spot)
        chat, message = spot
        if key is not None and is_passing(message):
            self.keys.forget(spot, key)
            await self.attempts.by_key(chat, message, self._letters.delete_by(key))
        elif not is_passing(message):
            delivery = await self.attempts.of(chat, "", self._delete(spot))
            if isinstance(delivery, Later):
                self._left_over.note(chat, message)

    async def keep_tidy(self) -> None:
        """Take away whatever could not be taken away at once, until cancelled."""
        while True:
            for chat in await self._left_over.overdue():
                await self._tidy_up(chat)

    def shown(self, spot: Spot, drawn: Drawn, rendered: Rendered) -> None:
        """Hear that a message shows ``drawn``: sent so, or brought to that by an answer.

        What stands above it was for its reader once, and need not be taken away.
        """
        alone = replace(rendered, above="", mention="")
        self._pictures.note(spot, Picture.of(drawn, alone))

    async def _change(self, spot: Spot, letter: Letter) -> Delivery:
        """One way after the other; until there is an answer nobody knows what it shows."""
        key = self.keys.get(spot)
        if key is not None:
            delivery = await self._change_by(key, spot, letter)
            if not isinstance(delivery, Gone):
                return delivery
            self.keys.forget(spot, key)
        chat, message = spot
        if is_passing(message):
            return Gone()
        if chat in self.mute:
            return Refused(tried=False)
        self._pictures.forget(spot)
        return await self.attempts.of(chat, message, self._change_there(spot, letter))

    async def _change_by(self, key: Key, spot: Spot, letter: Letter) -> Delivery:
        now = time.monotonic()
        wait = key.wait(now)
        if wait:
            return Later(wait)
        key.use(now)
        self._pictures.forget(spot)
        return await self.attempts.by_key(*spot, self._letters.change_by(key, letter))

    async def _change_there(self, spot: Spot, letter: Letter) -> None:
        channel = await self._channel(spot[0])
        await self._letters.change(channel, number_of(spot[1]), letter)

    async def _delete(self, spot: Spot) -> None:
        await self._letters.delete(await self._channel(spot[0]), number_of(spot[1]))

    async def _send(self, chat: str, letter: Letter, nonce: str) -> str:
        """Send a message; the id that it has.

        Where the answer to an earlier one was lost, Discord names that one, which may show less.
        """
        channel = await self._channel(chat)
        posted = await self._letters.send(channel, letter, _name(nonce))
        if posted.ids != ids_in(letter.sheet.rendered):
            await self._letters.change(channel, posted.message, letter)
        return str(posted.message)

    async def _channel(self, chat: str) -> int:
        user = user_of(chat)
        return await self._privates.channel_of(user) if user else int(chat)

    async def _tidy_up(self, chat: str) -> None:
        """Take away what could not be taken away before."""
        for message in self._left_over.take(chat):
            await self.delete((chat, message))


def _name(nonce: str) -> str | None:
    """A nonce in as few letters as Discord takes."""
    if not nonce:
        return None
    return b32encode(sha256(nonce.encode()).digest()[:_NONCE_BYTES]).decode()
