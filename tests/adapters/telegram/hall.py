"""A bot on the fake Bot API server without its process: what comes in is answered over HTTP."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

from telegram import Update

from adapters.frontdesk.manners import Gait
from adapters.presentation.ink import Ink
from adapters.presentation.texts import text
from adapters.telegram import PLATFORM
from adapters.telegram.answering.house import House
from adapters.telegram.answering.membership import Membership
from adapters.telegram.drawing.renderer import Renderer
from adapters.telegram.inbound.inbound import Inbound
from adapters.telegram.links import Links
from adapters.telegram.sending.budget import Budget
from adapters.telegram.sending.courier import TelegramCourier
from adapters.telegram.wire.api import RawBot, bot_over
from engine.match.people import Place
from engine.match.stages import Finished
from tests.counter import Counter
from tests.servers.telegram import Answered, Button, Group, Message, TelegramServer, Topic, User

SECRET: Final = b"a secret of the links in tests"
A_LOT: Final = 10_000


class MemoryAsides:
    """Remembers asides in memory."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, str], Place] = {}

    async def keep(self, chat: str, message: str, place: Place) -> None:
        """Remember that a message was asked for in ``place``."""
        self.kept[chat, message] = place

    async def place_of(self, chat: str, message: str) -> Place | None:
        """Where a message was asked for."""
        return self.kept.get((chat, message))


class MemoryAccounts:
    """Remembers in memory who the bot is and which groups have spoken to it."""

    def __init__(self) -> None:
        self.user = ""
        self.homes: set[str] = set()

    async def take(self, user: str) -> bool:
        """Be ``user`` from now on; whether the bot was somebody else before."""
        before, self.user = self.user, user
        if before in {"", user}:
            return False
        self.homes.clear()
        return True

    async def hear(self, home: str) -> None:
        """Keep that a group has spoken to the bot."""
        self.homes.add(home)

    async def was_heard(self, home: str) -> bool:
        """Whether a group has spoken to the bot."""
        return home in self.homes


@dataclass
class Hall:
    """A Telegram with one bot, its people and groups; ``failures`` is what handling raised."""

    server: TelegramServer
    counter: Counter
    bot: RawBot
    inbound: Inbound
    house: House
    asides: MemoryAsides
    failures: list[Exception] = field(default_factory=list)
    _next: int = 0
    _progress: asyncio.Condition = field(default_factory=asyncio.Condition)

    @classmethod
    @asynccontextmanager
    async def open(cls, gait: Gait | None = None) -> AsyncIterator["Hall"]:
        """Open the hall; updates are handled as they come, in order, until the block ends."""
        async with TelegramServer.running() as server:
            counter = Counter(starts=frozenset((PLATFORM,)), handles=frozenset((PLATFORM,)))
            bot = bot_over(server.token, server.url)
            await bot.initialize()
            hall = cls._built(server, counter, bot, gait)
            async with counter.running():
                handling = asyncio.create_task(hall._handle())
                yield hall
                handling.cancel()
                await asyncio.gather(handling, return_exceptions=True)
            await hall.inbound.close()
            await bot.shutdown()
            assert hall.failures == []
            assert server.refusals == []

    @classmethod
    def _built(
        cls, server: TelegramServer, counter: Counter, bot: RawBot, gait: Gait | None
    ) -> "Hall":
        asides = MemoryAsides()
        house = house_of(counter, bot, asides)
        counter.outbox.serve(house.courier)
        return cls(server, counter, bot, Inbound(house, gait), house, asides)

    def user(self, name: str, username: str = "", language: str = "en") -> User:
        """Somebody who has not started the bot."""
        return self.server.user(name, username, language)

    async def visitor(self, name: str, username: str = "", language: str = "en") -> User:
        """Somebody whose private chat is open and empty of all that was said at first."""
        user = self.user(name, username, language)
        user.say(None, "/language en" if language == "en" else f"/language {language}")
        await self.quiet()
        return user

    async def match(self, first: User, second: User, where: Group | Topic) -> Message:
        """A match that the first has challenged the second to; its board."""
        first.say(where, "/gin")
        await self.quiet()
        board = where.messages[-1]
        await self.pressed(second, board, "Accept")
        return board

    async def pressed(self, user: User, message: Message, label: str) -> Answered:
        """Press a button by its label, and wait until everything has followed."""
        pressed = user.press(message, button(message, label))
        answered = await pressed.answer()
        await self.quiet()
        return answered

    async def said(self, user: User, where: Group | Topic | None, line: str) -> None:
        """Say a line, and wait until everything has followed."""
        user.say(where, line)
        await self.quiet()

    def group(self, *members: User) -> Group:
        """A group of these people, in which the bot is."""
        return self.server.group("Card club", members)

    async def quiet(self) -> None:
        """Wait until everything was handled and delivered."""
        newest = max(self.server.world.updates.sent, default=0)
        async with self._progress:
            await self._progress.wait_for(lambda: self._next > newest)
        await self.counter.settled()
        await self.server.quiet(0.02)

    async def is_open(self, user: User) -> bool:
        """Whether somebody is known to take private messages."""
        return await self.counter.desk.reach.is_known_open(PLATFORM, str(user.id))

    @property
    def plays(self) -> bool:
        """Whether the newest table goes on."""
        return not isinstance(self.counter.table().stage, Finished)

    def sentence(self, key: str, language: str = "en") -> str:
        """A sentence of the catalog."""
        return self.counter.catalog.say(language, text(key))

    async def _handle(self) -> None:
        while True:
            for raw in await self.bot.raw_updates(self._next, 10):
                update = Update.de_json(raw, self.bot)
                try:
                    await self.inbound.handle(update)
                except Exception as error:  # the tests look at them in the end
                    self.failures.append(error)
                async with self._progress:
                    self._next = update.update_id + 1
                    self._progress.notify_all()


def house_of(counter: Counter, bot: RawBot, asides: MemoryAsides) -> House:
    """What answers through ``bot``, from the desk of ``counter``."""
    ink, links = Ink(counter.catalog, counter.tokens), Links(SECRET, bot.username)
    renderer, membership = Renderer(ink, links), Membership(counter.desk, MemoryAccounts())
    courier = TelegramCourier(bot, renderer, Budget(A_LOT, A_LOT), 0, membership)
    return House(bot, counter.desk, ink, links, courier, renderer, asides, membership)


def button(message: Message, label: str) -> Button:
    """The first button of a message whose label begins so."""
    return next(one for one in message.buttons if one.text.startswith(label))
