"""Discord as a platform of the outbox: where each message goes, and who is called by it."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

import discord

from adapters.discord import PLATFORM
from adapters.discord.drawing.renderer import Renderer
from adapters.discord.sending.attempts import Events
from adapters.discord.sending.calls import Call, CallRows, Calls
from adapters.discord.sending.copies import Copies
from adapters.discord.sending.letters import Letter, Letters
from adapters.discord.sending.messages import Messages
from adapters.discord.sending.privates import Privates, channels_of
from adapters.discord.sending.slots import Slot, Slots
from adapters.discord.spots import is_passing, private_chat, user_of
from adapters.drawing import Drawing, scope_of
from adapters.outbox import Delivered, Delivery, Gone, Later, Refused
from adapters.presentation.ink import Drawn
from adapters.presentation.screen import Button, Screen
from adapters.presentation.texts import text
from adapters.wire.outcomes import Outcomes
from engine.service.intents import Ask
from engine.service.ports import Audience, Clock

_CALL: Final = ".call"
"""What the name of a line that calls somebody adds to that of the hand it calls to."""


@dataclass(frozen=True, slots=True)
class Means:
    """What messages are made of and sent by."""

    client: discord.Client
    renderer: Renderer
    drawing: Drawing
    clock: Clock
    calls: CallRows
    events: Events


class DiscordCourier:
    """Sends and edits the bot's messages on Discord.

    A board goes into its channel; as the answer to whoever asked for it, if they wait. A hand goes
    into the private chat of its person. Where that is closed, or they would rather have it so, it
    lives in the passing message that they pressed for, as long as that can be changed.

    ``keys``, ``slots``, ``mute``, ``privates`` and ``calls`` are there for whoever answers.
    """

    platform = PLATFORM
    hands_elsewhere = True

    def __init__(self, means: Means, patience: float) -> None:
        """Speak to nobody yet; ``patience`` is in seconds."""
        self.patience = patience
        self._drawing = means.drawing
        letters = Letters(means.client)
        self.privates = Privates(means.drawing.store, means.clock, letters.open)
        self.messages = Messages(letters, means.renderer, self.privates, means.events)
        self.keys, self.mute = self.messages.keys, self.messages.mute
        self.slots = Slots()
        self.calls = Calls(means.calls, self.delete)
        self._copies = Copies(self.keys)

    @property
    def outcomes(self) -> Outcomes:
        """What becomes of what is sent."""
        return self.messages.attempts.outcomes

    def private_chat(self, user: str) -> str:
        """The chat in which ``user`` reads private messages."""
        return private_chat(user)

    async def post(self, chat: str, drawn: Drawn, nonce: str) -> Delivery:
        """Send a new message; once for each ``nonce``."""
        user = user_of(chat)
        if not user:
            return await self._post_in(chat, drawn, nonce)
        delivery = await self._post_to(user, drawn, nonce)
        if isinstance(delivery, Refused):
            return await self._into_copy(user, drawn)
        return delivery

    async def edit(self, chat: str, message: str, drawn: Drawn) -> Delivery:
        """Bring a message to ``drawn``; one that shows it, or a newer version, is left alone.

        So is the passing message in which somebody has the same hand before them.
        """
        user, table = user_of(chat), drawn.screen.table
        if not user:
            return await self.messages.edit((chat, message), drawn)
        if not drawn.screen.attention:
            await self.calls.passed(user, table)
        copy = "" if drawn.screen.stays else self._copies.of(user, table)
        if copy in {"", message}:
            return await self.messages.edit((chat, message), drawn)
        delivery, _ = await asyncio.gather(
            self.messages.edit((chat, message), drawn), self.messages.edit((chat, copy), drawn)
        )
        return delivery

    async def ring(self, chat: str, message: str, drawn: Drawn, nonce: str) -> Delivery:
        """Call somebody to their hand: by a new one, or by a line where they play.

        The old hand is taken away once the new one is there.
        """
        user = user_of(chat)
        delivery = await self._post_to(user, drawn, nonce)
        if isinstance(delivery, Refused):
            delivery, called = await asyncio.gather(
                self._into_copy(user, drawn, message), self._call(user, drawn, nonce)
            )
            if isinstance(called, Later):
                return called
        if isinstance(delivery, Delivered) and message not in {"", delivery.message}:
            await self.delete(chat, message)
        return delivery

    async def delete(self, chat: str, message: str) -> None:
        """Take a message away, if it is there."""
        await self.messages.delete((chat, message))

    async def has_copy(self, user: str, table: str, message: str) -> None:
        """Hear that a passing message shows somebody's hand, whose key is kept already.

        One that did before is taken away: nobody has the same hand before them twice.
        """
        earlier = self._copies.note(user, table, message)
        if earlier:
            await self.delete(private_chat(user), earlier)

    async def _post_in(self, channel: str, drawn: Drawn, nonce: str) -> Delivery:
        """Post for all in a channel; a challenge calls the one person whom it is for."""
        called = await self._user_of(drawn.screen.addressee)
        letter = self.messages.letter(drawn, called, silent=not called)
        slot = await self.slots.wanting(channel, drawn.screen.table)
        if slot is not None:
            message = await slot.fill(_answering(slot, letter))
            if message:
                spot = channel, str(message)
                self.keys.keep(spot, slot.interaction, message if slot.follow_up else 0)
                self.messages.shown(spot, drawn, letter.sheet.rendered)
                return Delivered(str(message))
        if channel in self.mute:
            return Refused(tried=False)
        return await self.messages.post(channel, drawn, letter, nonce)

    async def _post_to(self, user: str, drawn: Drawn, nonce: str) -> Delivery:
        """Post into a private chat, if its person reads there."""
        if not await self.privates.reads_there(user, drawn.screen.table):
            return Refused(tried=False)
        letter = self.messages.letter(drawn, silent=drawn.screen.stays)
        return await self.messages.post(private_chat(user), drawn, letter, nonce)

    async def _into_copy(self, user: str, drawn: Drawn, message: str = "") -> Delivery:
        """Bring a hand to where its person has it before them, though it may pass."""
        copy = self._copies.of(user, drawn.screen.table) or (
            message if is_passing(message) else ""
        )
        if not copy or drawn.screen.stays:
            return Refused(tried=False)
        delivery = await self.messages.edit((private_chat(user), copy), drawn)
        if isinstance(delivery, Gone):
            self._copies.forget(user, drawn.screen.table, copy)
            return Refused(tried=False)
        return delivery

    async def _call(self, user: str, drawn: Drawn, nonce: str) -> Delivery:
        """Say in the channel of a table, to one person, that it is their turn."""
        channel = await self._channel_for(user, drawn.screen.table)
        if not channel:
            return Refused(tried=False)
        audience = Audience("place", f"{PLATFORM}:{channel}")
        screen = _line(drawn.screen)
        line = Drawn(screen, await self._drawing.language(audience), scope_of(audience))
        letter = self.messages.letter(line, user, silent=False)
        delivery = await self.messages.post(channel, line, letter, f"{nonce}{_CALL}")
        if isinstance(delivery, Delivered):
            call = Call(user, channel, delivery.message, drawn.screen.table)
            await self.calls.made(call)
        return delivery

    async def _channel_for(self, user: str, table: str) -> str:
        """The channel of a table where the bot may speak; that where somebody was last."""
        rows = await self._drawing.store.messages_of(table)
        channels = [channel for channel in channels_of(rows) if channel not in self.mute]
        last = self.calls.last_channel_of(user)
        return last if last in channels else next(iter(channels), "")

    async def _user_of(self, person: str) -> str:
        """Who a person is on Discord, empty if nobody."""
        known = await self._drawing.store.identities(person) if person else ()
        users = (user for platform, user in known if platform == PLATFORM)
        return next((user for user in users if user.isdecimal()), "")


def _line(hand: Screen) -> Screen:
    """What is said in a channel of a hand that waits for its person."""
    button = Button(text("button-my-hand"), Ask("my_hand"), "primary")
    return Screen(
        text("discord-your-turn"), (), ((button,),), table=hand.table, version=hand.version
    )


def _answering(slot: Slot, letter: Letter) -> Callable[[discord.Interaction], Awaitable[int]]:
    """How a slot is filled with a message."""
    return partial(_follow if slot.follow_up else _answer, letter)


async def _answer(letter: Letter, interaction: discord.Interaction) -> int:
    sent = await letter.sheet.sent(
        lambda rendered: interaction.response.send_message(
            view=rendered.view(), allowed_mentions=rendered.mentions, silent=letter.silent
        )
    )
    return sent.message_id or 0


async def _follow(letter: Letter, interaction: discord.Interaction) -> int:
    sent = await letter.sheet.sent(
        lambda rendered: interaction.followup.send(
            view=rendered.view(),
            allowed_mentions=rendered.mentions,
            silent=letter.silent,
            wait=True,
        )
    )
    return sent.id
