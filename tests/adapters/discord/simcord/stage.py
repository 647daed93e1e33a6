"""The bot on simcord: all of it but the connection, on a Discord that knows who sees what."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import discord
import simcord
from discord import Button, SelectMenu

from adapters.discord import LOCALES, PLATFORM
from adapters.discord.answering.house import House
from adapters.discord.answering.membership import Membership
from adapters.discord.drawing.renderer import Renderer
from adapters.discord.emojis.faces import Faces
from adapters.discord.inbound.router import Router
from adapters.discord.menu import Menu
from adapters.discord.sending.courier import DiscordCourier, Means
from adapters.discord.wire.gateway import Gateway, Way
from adapters.presentation.ink import Ink
from tests.adapters.discord.hall import MemoryAccount, MemoryCalls
from tests.counter import Counter
from tests.fakes import MemoryStore

A_MOMENT = 1.0
"""Longer than a second tap comes after a first."""
_SUITS = "♠♥♦♣"


class Installed(Gateway):
    """The bot of a server that has installed it, of which simcord says nothing by itself."""

    def interaction(self, data: Mapping[str, Any]) -> discord.Interaction:
        """What a press, a command or a form is."""
        owners = {"0": data["guild_id"]} if "guild_id" in data else {}
        return super().interaction({**data, "authorizing_integration_owners": owners})


@dataclass
class Stage:
    """A server with one channel, its people, and the bot."""

    env: simcord.Env
    counter: Counter
    room: simcord.ChannelHandle
    guild: simcord.GuildHandle
    calls: MemoryCalls = field(default_factory=MemoryCalls)

    @classmethod
    @asynccontextmanager
    async def open(cls) -> AsyncIterator["Stage"]:
        """Raise the curtain; what simcord or the bot calls an error fails the test."""
        counter = Counter(
            MemoryStore(),
            elsewhere=frozenset((PLATFORM,)),
            handles=frozenset((PLATFORM,)),
            menus={PLATFORM: LOCALES},
        )
        async with simcord.run(Installed(Way())) as env, counter.running():
            guild = env.create_guild()
            stage = cls(env, counter, guild.create_text_channel("parlour"), guild)
            await stage.wire()
            yield stage
        assert counter.reports == []

    async def wire(self) -> None:
        """Let the bot that simcord has now hear and answer."""
        counter, gateway = self.counter, self.env.bot
        assert isinstance(gateway, Gateway)
        ink, renderer = _ink(counter), Renderer(_ink(counter), Faces())
        membership = Membership(counter.desk, MemoryAccount())
        means = Means(
            gateway, renderer, counter.desk.drawing, counter.clock, self.calls, membership
        )
        courier = DiscordCourier(means, 0)
        counter.outbox.serve(courier)
        gateway.hear(Router(House(gateway, counter.desk, ink, renderer, courier, membership)))
        await Menu(gateway, counter.catalog).offer()
        await self.quiet()

    async def restart(self) -> None:
        """End the bot and start another, which knows what the store does."""
        await self.env.restart_bot(Installed(Way()))
        await self.wire()

    def person(self, name: str) -> simcord.MemberActor:
        """Somebody who comes into the server."""
        return self.guild.add_member(self.env.create_user(name))

    async def quiet(self) -> None:
        """Wait until everything was handled and delivered."""
        await self.env.settle()
        await self.counter.settled()
        await self.env.settle()

    async def greeted(self) -> discord.Message:
        """What the bot says once it hears that it has come into a server."""
        news = self.env.bot._connection.parsers["GUILD_CREATE"]
        channel = {"id": str(self.room.id), "type": 0, "position": 0}
        news({"id": "1", "name": "Club", "preferred_locale": "en-US", "channels": [channel]})
        await self.quiet()
        said = self.room.last_message
        assert said is not None
        return said

    async def press(
        self, who: simcord.MemberActor, message: discord.Message, words: str
    ) -> simcord.InteractionResult:
        """Press a button by what it says, late enough to be obeyed."""
        return await self.press_id(who, message, button_of(message, words))

    async def press_id(
        self, who: simcord.MemberActor, message: discord.Message, custom_id: str
    ) -> simcord.InteractionResult:
        """Press a button by its id."""
        self.counter.clock.advance(A_MOMENT)
        in_private = message.channel.id == who.user.dm_channel.id
        result = await (who.user if in_private else who).click(message, custom_id=custom_id)
        await self.quiet()
        return result

    async def press_late(
        self, who: simcord.MemberActor, message: discord.Message, words: str, seconds: float
    ) -> simcord.InteractionResult:
        """Press a button of which the bot hears only after a while."""
        parsers = self.env.bot._connection.parsers
        heard, loop = parsers["INTERACTION_CREATE"], asyncio.get_running_loop()

        def later(data: object) -> None:
            loop.call_later(seconds, heard, data)

        parsers["INTERACTION_CREATE"] = later
        self.counter.clock.advance(A_MOMENT)
        result = await who.click(message, custom_id=button_of(message, words))
        parsers["INTERACTION_CREATE"] = heard
        await self.env.advance_time(seconds)
        await self.quiet()
        return result

    async def challenged(
        self, host: simcord.MemberActor, guest: simcord.MemberActor, **more: object
    ) -> discord.Message:
        """The board of a challenge."""
        asked = await host.slash(self.room, "gin", opponent=guest, **more)
        await self.quiet()
        return shown(asked)

    async def dealt(
        self, host: simcord.MemberActor, guest: simcord.MemberActor, **more: object
    ) -> discord.Message:
        """The board of a match whose first cards are dealt."""
        board = await self.challenged(host, guest, **more)
        await self.press(guest, board, "Accept")
        chooser = next(one for one in (host, guest) if can(hand(one), "I deal first"))
        await self.press(chooser, hand(chooser), "I deal first")
        return self.now(board)

    def now(self, message: discord.Message) -> discord.Message:
        """A message of the channel as it is now."""
        return next(one for one in self.room.history() if one.id == message.id)


def shown(result: simcord.InteractionResult) -> discord.Message:
    """The message that an answer shows."""
    assert result.response is not None, result
    return result.response.message


def hand(who: simcord.MemberActor) -> discord.Message:
    """The newest message in somebody's private chat: their hand, as a rule."""
    message = who.user.dm_channel.last_message
    assert message is not None, f"{who} has been sent nothing"
    return message


def parts(message: discord.Message) -> Iterator[object]:
    """Every component of a message, from top to bottom."""
    yield from _walk(message.components)


def words(message: discord.Message) -> str:
    """All that a message says, with what stands on its buttons."""
    said = (
        getattr(part, "content", None) or getattr(part, "label", None) for part in parts(message)
    )
    return "\n".join(str(line) for line in said if line)


def buttons(message: discord.Message) -> list[Button]:
    """The buttons that can be pressed."""
    return [part for part in parts(message) if isinstance(part, Button) and not part.disabled]


def menus(message: discord.Message) -> list[SelectMenu]:
    """The menus of a message."""
    return [part for part in parts(message) if isinstance(part, SelectMenu)]


def can(message: discord.Message, label: str) -> bool:
    """Whether something can be pressed."""
    return any(label in str(button.label) for button in buttons(message))


def button_of(message: discord.Message, label: str) -> str:
    """The id of the first button that says ``label``."""
    found = [button.custom_id for button in buttons(message) if label in str(button.label)]
    assert found, f"no {label!r} to press on: {words(message)}"
    return str(found[0])


def cards(message: discord.Message) -> list[str]:
    """The ids of the cards that can be pressed."""
    return [str(one.custom_id) for one in buttons(message) if str(one.label)[-1:] in _SUITS]


def _ink(counter: Counter) -> Ink:
    return Ink(counter.drawing.on(PLATFORM).catalog, counter.tokens)


def _walk(components: Sequence[object]) -> Iterator[object]:
    for component in components:
        yield component
        yield from _walk(getattr(component, "children", ()))
