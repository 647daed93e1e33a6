"""A bot on the fake Discord without its process: what comes in is answered over the real wire."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from adapters.discord import LOCALES, PLATFORM
from adapters.discord.client import Account, DiscordClient, Ground
from adapters.discord.wire.gateway import Way
from adapters.presentation.ink import Ink
from adapters.presentation.texts import text
from engine.match.stages import Finished
from tests.counter import Counter
from tests.fakes import MemoryStore
from tests.servers.discord import Answer, Asked, Channel, DiscordServer, Message, TextChannel, User


class MemoryCalls:
    """Keeps lines that call somebody in memory."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, str], tuple[str, str, str, str]] = {}

    async def add(self, user: str, chat: str, message: str, table: str) -> None:
        """Keep a line."""
        self.kept[chat, message] = user, chat, message, table

    async def all(self) -> tuple[tuple[str, str, str, str], ...]:
        """All lines that are kept."""
        return tuple(self.kept.values())

    async def remove(self, chat: str, message: str) -> None:
        """Forget a line."""
        self.kept.pop((chat, message), None)


class MemoryAccount:
    """Remembers in memory who the bot is, and in which servers."""

    def __init__(self) -> None:
        self.user = ""
        self.known: set[str] = set()

    async def take(self, user: str) -> bool:
        """Be ``user`` from now on; whether the bot was somebody else before."""
        before, self.user = self.user, user
        return before not in {"", user}

    async def homes(self) -> set[str]:
        """The servers."""
        return set(self.known)

    async def hear(self, *homes: str) -> None:
        """Be in servers."""
        self.known.update(homes)

    async def unhear(self, home: str) -> None:
        """Be in a server no more."""
        self.known.discard(home)


@dataclass
class Hall:
    """A Discord with one bot, its people and places; ``calls`` are the lines that call people."""

    server: DiscordServer
    counter: Counter
    client: DiscordClient
    calls: MemoryCalls = field(default_factory=MemoryCalls)

    @classmethod
    @asynccontextmanager
    async def open(
        cls, store: MemoryStore | None = None, patience_seconds: float = 0
    ) -> AsyncIterator["Hall"]:
        """Open the hall; what people do is answered as it comes, until the block ends."""
        async with DiscordServer.running() as server:
            counter = Counter(
                store or MemoryStore(),
                elsewhere=frozenset((PLATFORM,)),
                handles=frozenset((PLATFORM,)),
                menus={PLATFORM: LOCALES},
            )
            calls = MemoryCalls()
            client = DiscordClient(
                Account(server.token, Way(server.url), patience_seconds=patience_seconds),
                Ground(
                    counter.desk,
                    counter.outbox,
                    Ink(counter.catalog, counter.tokens),
                    counter.clock,
                    calls,
                    MemoryAccount(),
                ),
            )
            async with counter.running():
                await client.start()
                await client.settled.wait()
                await server.until(lambda: server.world.application.commands)
                yield cls(server, counter, client, calls)
                await client.stop()
            assert server.refusals == []
            assert counter.reports == []

    def user(self, name: str, *, locale: str = "en-US") -> User:
        """Somebody new."""
        return self.server.user(name, locale=locale)

    def club(self, *members: User) -> TextChannel:
        """A channel of a server in which these people and the bot are."""
        return self.server.guild("Card club", members).channel("parlour")

    async def answered(self, asked: Asked) -> Answer:
        """The answer to something, once everything has followed."""
        answer = await asked.answer()
        await self.quiet()
        return answer

    async def pressed(self, user: User, message: Message, label: str) -> Answer:
        """Press a button by its label, and wait until everything has followed."""
        return await self.answered(user.press(message, message.button(label)))

    async def typed(
        self, user: User, where: Channel | None, command: str, **given: object
    ) -> Answer:
        """Send a command, and wait until everything has followed."""
        return await self.answered(user.command(where, command, **given))

    async def match(self, first: User, second: User, where: Channel) -> Message:
        """A match that the first has challenged the second to; its board."""
        await self.typed(first, where, "gin", opponent=second)
        board = where.last
        await self.pressed(second, board, "Accept")
        return board

    async def quiet(self) -> None:
        """Wait until everything was handled and delivered."""
        await self.server.quiet(0.02)
        await self.server.until(lambda: not self._is_busy)
        await self.counter.settled()
        await self.server.quiet(0.02)

    @property
    def _is_busy(self) -> bool:
        """Whether anybody is still being answered."""
        router = self.client.router
        return router is not None and not router.is_idle

    @property
    def plays(self) -> bool:
        """Whether the newest table goes on."""
        return not isinstance(self.counter.table().stage, Finished)

    def sentence(self, key: str, language: str = "en") -> str:
        """A sentence of the catalog."""
        return self.counter.drawing.on(PLATFORM).catalog.say(language, text(key))
