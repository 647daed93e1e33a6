"""All that Discord brings, each thing to whoever deals with it; the one answer to each."""

import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import structlog
from discord import Interaction, InteractionType, Message

from adapters.discord import PLATFORM
from adapters.discord.answering.callbacks import Callback
from adapters.discord.answering.house import House
from adapters.discord.answering.kinds import Line
from adapters.discord.inbound.commands import CommandsIn
from adapters.discord.inbound.greeting import Greeting
from adapters.discord.inbound.places import PlacesIn
from adapters.discord.inbound.presses import PressesIn, pressed
from adapters.discord.inbound.visitors import is_alone, visitor_of, writer_of
from adapters.discord.inbound.writing import Writing
from adapters.discord.spots import private_chat
from adapters.discord.wire.errors import TROUBLES
from adapters.discord.wire.listener import Server, Servers
from adapters.frontdesk import Visitor
from adapters.frontdesk.lanes import Lanes
from adapters.frontdesk.manners import Gait
from adapters.presentation.refusals import refusal
from adapters.presentation.texts import Text, text
from engine.round.faults import Fault, GinError

MOST_WAITING: Final = 5000
"""Of how many things that wait it is known; no more than that many are expected."""

log = structlog.get_logger()
Job = Callable[[], Awaitable[None]]


class Router:
    """Hears the gateway. What one person does is done in its order, what others do beside it."""

    def __init__(self, house: House, gait: Gait | None = None) -> None:
        """Answer with what ``house`` has; ``gait`` is how fast people may go on."""
        self._house = house
        self._gait = gait or Gait()
        self._lanes: Lanes[Job] = Lanes(_done, MOST_WAITING)
        self._presses, self._commands = PressesIn(house), CommandsIn(house)
        self._places, self._greeting = PlacesIn(house), Greeting(house)
        self._writing = Writing(house, self._gait)

    async def interaction(self, interaction: Interaction) -> None:
        """Answer a press, a command, a form or a question for choices."""
        match interaction.type:
            case InteractionType.autocomplete:
                with suppress(*TROUBLES):  # whoever types on asks again
                    await self._commands.complete(interaction)
            case InteractionType.component:
                press = pressed(interaction)
                self._add(press, lambda: self._presses.take(press))
            case InteractionType.modal_submit:
                form = Line(interaction)
                self._add(form, lambda: self._commands.form(form))
            case InteractionType.application_command:
                line = Line(interaction)
                self._add(line, lambda: self._commands.command(line))
            case _:
                log.info("discord asks what nobody here knows", type=interaction.type.name)

    async def said(self, message: Message) -> None:
        """Hear what somebody has written into their private chat with the bot."""
        if message.author.bot:
            return
        user = str(message.author.id)
        self._house.courier.privates.learn(user, message.channel.id)
        self._lanes.add(user, lambda: self._heard(message))

    async def deleted(self, channel: int, message: int) -> None:
        """Hear that a message of a private chat is no more: a hand comes again."""
        user = self._house.courier.privates.user_in(channel)
        if user:
            await self._house.desk.lost(PLATFORM, private_chat(user), str(message))

    async def within(self, servers: Servers) -> None:
        """Hear in which servers the bot is: where it was before and is no more, tables end."""
        await self._house.membership.within(servers)

    async def joined(self, server: Server) -> None:
        """Hear that the bot has come into a server, anew or again."""
        self._house.courier.mute.clear()
        await self._house.membership.back(server.id)
        await self._greeting.greet(server)

    async def left(self, server: int) -> None:
        """Hear that a server is no more, or has sent the bot away."""
        self._greeting.forget(server)
        await self._house.membership.away(server)

    async def channel_gone(self, channel: int) -> None:
        """Hear that a channel is no more."""
        await self._house.membership.gone(str(channel))

    async def thread_gone(self, thread: int) -> None:
        """Hear that a thread is no more."""
        await self._house.membership.gone(str(thread))

    @property
    def is_idle(self) -> bool:
        """Whether nobody is being answered."""
        return self._lanes.is_idle

    async def close(self, seconds: float) -> None:
        """Begin nothing more; what is being answered may end within ``seconds``."""
        await self._lanes.close(seconds)

    def _add(self, callback: Callback, answer: Job) -> None:
        user = str(callback.interaction.user.id)
        self._lanes.add(user, lambda: self._answered(callback, answer))

    async def _answered(self, callback: Callback, answer: Job) -> None:
        """Have an interaction answered, whatever goes wrong."""
        visitor = visitor_of(callback.interaction)
        try:
            if callback.interaction.channel is None and not is_alone(callback.interaction):
                await self._tell(callback, visitor, text("discord-not-here"))
            elif not self._gait.allows(visitor.user):
                await self._tell(callback, visitor, text("discord-too-fast"))
            else:
                await self._places.learn(callback.interaction)
                await answer()
                await self._called(callback.interaction)
        except Exception:  # whoever asked must not wait for ever, and their next press goes on
            sorry = _sorry("interaction failed", callback.interaction.id)
            await self._tell(callback, visitor, sorry)

    async def _called(self, interaction: Interaction) -> None:
        """Whoever does something needs no call to their turn any more."""
        channel = "" if is_alone(interaction) else str(interaction.channel_id)
        await self._house.courier.calls.over(str(interaction.user.id), channel)

    async def _heard(self, message: Message) -> None:
        try:
            await self._writing.take(message)
            await self._house.courier.calls.over(str(message.author.id))
        except Exception:  # their next line has to go on
            sorry = _sorry("message failed", message.id)
            sheet = await self._house.tell(writer_of(message.author), sorry)
            await self._writing.say(message, sheet)

    async def _tell(self, callback: Callback, visitor: Visitor, sentence: Text) -> None:
        await callback.whisper(await self._house.tell(visitor, sentence))


async def _done(job: Job) -> None:
    try:
        await job()
    except Exception:  # even the apology did not get through
        log.exception("discord answer failed")


def _sorry(what: str, number: int) -> Text:
    """An apology, with the id under which the log tells what has just gone wrong."""
    incident = secrets.token_hex(4)
    log.exception(what, number=number, incident=incident)
    return refusal(GinError(Fault.BROKEN, id=incident))
