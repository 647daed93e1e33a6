"""A fake Discord with virtual users, which discord.py talks to over HTTP and a WebSocket."""

from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from typing import Final, TypeVar, Unpack

from tests.servers.common.clock import Clock
from tests.servers.common.faults import Dropped, Fault, Going
from tests.servers.common.listening import listening
from tests.servers.common.news import PATIENCE_SECONDS
from tests.servers.discord_api.accounts import Account
from tests.servers.discord_api.asking import asking
from tests.servers.discord_api.asking.asked import Answer, Asked, Choice
from tests.servers.discord_api.asking.modal import Modal
from tests.servers.discord_api.gateway.gateway import Gateway
from tests.servers.discord_api.messages.message import Message
from tests.servers.discord_api.messages.parts import Button, Option, Select
from tests.servers.discord_api.people.user import Seen, User
from tests.servers.discord_api.places.channel import Channel
from tests.servers.discord_api.places.guild import Guild
from tests.servers.discord_api.places.privates import DM, GroupDM
from tests.servers.discord_api.places.threads import Forum, TextChannel, Thread
from tests.servers.discord_api.rest.counter import Counter
from tests.servers.discord_api.rest.endpoint import BASE, application
from tests.servers.discord_api.rest.journal import Call, Journal
from tests.servers.discord_api.rest.limits import Limits
from tests.servers.discord_api.world import World

__all__ = [
    "DM",
    "Answer",
    "Asked",
    "Button",
    "Call",
    "Channel",
    "Choice",
    "Clock",
    "DiscordServer",
    "Dropped",
    "Forum",
    "GroupDM",
    "Guild",
    "Limits",
    "Message",
    "Modal",
    "Option",
    "Seen",
    "Select",
    "TextChannel",
    "Thread",
    "User",
]

T = TypeVar("T")
TOKEN: Final = "NDI.TEST.discord-bot-token"


class DiscordServer:
    """Discord as one bot sees it: its people, places, calls, and what goes wrong.

    ``url`` is where its REST routes begin, ``gateway_url`` where its gateway is. ``world`` has
    what else may be set: how long interactions wait, how often old messages may be edited.
    """

    def __init__(self, token: str = TOKEN, clock: Clock | None = None) -> None:
        self.token = token
        self.clock = clock or Clock()
        self.world = World(self.clock, token)
        self.calls = Counter(self.world, token)
        self.url = ""

    @classmethod
    @asynccontextmanager
    async def running(cls, token: str = TOKEN) -> AsyncIterator["DiscordServer"]:
        """A server on a free port of this machine; ``url`` says where."""
        server = cls(token)
        app = application(server.calls.answer, server.gateway)
        async with listening(app) as place:
            server.url = f"http://{place}{BASE}"
            server.gateway.url = f"ws://{place}/gateway"
            try:
                yield server
            finally:
                server.gateway.drop()

    @property
    def gateway(self) -> Gateway:
        """The gateway: who is connected, and how connections end."""
        return self.world.gateway

    @property
    def gateway_url(self) -> str:
        """Where the gateway is."""
        return self.gateway.url

    @property
    def bot(self) -> Account:
        """The bot's account."""
        return self.world.bot

    @property
    def journal(self) -> Journal:
        """All calls, in order."""
        return self.calls.journal

    @property
    def refusals(self) -> list[str]:
        """The calls that no right program makes; tests want none."""
        return self.calls.refusals

    @property
    def limits(self) -> Limits:
        """How much may be asked for in a while."""
        return self.calls.limits

    @limits.setter
    def limits(self, limits: Limits) -> None:
        self.calls.limits = limits

    def user(self, name: str, username: str = "", locale: str = "en-US") -> User:
        """Somebody new, who shares no server with the bot yet."""
        username = username or name.lower().replace(" ", "_")
        user = User(self.world, Account(self.world.ids.next(), name, username, locale))
        self.world.users[user.id] = user
        return user

    def guild(
        self,
        title: str,
        members: Iterable[User] = (),
        *,
        bot: bool = True,
        locale: str = "en-US",
    ) -> Guild:
        """A server, into which the app is installed unless ``bot`` says that it is not.

        The first of ``members`` owns it.
        """
        guild = Guild(self.world, title, locale)
        for user in members:
            guild.add(user)
        if bot:
            guild.invite_bot()
        return guild

    def group_dm(self, people: Iterable[User], name: str = "") -> GroupDM:
        """A private chat of several people."""
        return GroupDM(self.world, people, name)

    def fault(
        self, name: str, *, times: int = 1, chat: int | None = None, **going: Unpack[Going]
    ) -> Fault:
        """Let the next ``times`` calls go wrong, of one channel or all.

        ``name`` is a method (``PATCH``), a route (``/channels/{channel}/messages``), both with a
        blank between, or ``*`` for any; ``going`` says how: see ``Going``.
        """
        return self.calls.faults.add(name, times, chat, going)

    def redeliver(self, asked: Asked) -> None:
        """Tell the bot of an interaction once more."""
        asking.deliver(asked)

    async def ready(self, sessions: int = 1, seconds: float = PATIENCE_SECONDS) -> None:
        """Wait until so many sessions listen to the gateway.

        Raises:
            TimeoutError: if they do not in time.
        """
        await self.until(lambda: len(self.gateway.live) >= sessions, seconds)

    async def until(self, what: Callable[[], T], seconds: float = PATIENCE_SECONDS) -> T:
        """Wait until ``what`` gives something true, and give it.

        Raises:
            TimeoutError: if it does not in time.
        """
        return await self.world.until(what, seconds)

    async def quiet(self, seconds: float = 0.2) -> None:
        """Wait until the bot has made no call for ``seconds``."""
        await self.journal.quiet(seconds)
