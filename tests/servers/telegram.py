"""A fake Bot API server with virtual users, which python-telegram-bot talks to over HTTP."""

from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final, TypeVar, Unpack

from aiohttp import web

from tests.servers.bot_api.accounts import Account
from tests.servers.bot_api.clock import Clock
from tests.servers.bot_api.faults import Fault, Faults, Going
from tests.servers.bot_api.groups import Group, Topic
from tests.servers.bot_api.journal import Call, Journal
from tests.servers.bot_api.limits import Limits
from tests.servers.bot_api.messages import Button, Keyboard, Message
from tests.servers.bot_api.people import Seen, User
from tests.servers.bot_api.presses import Answered, Pressed
from tests.servers.bot_api.world import PATIENCE_SECONDS, World

__all__ = [
    "Answered",
    "Button",
    "Call",
    "Group",
    "Keyboard",
    "Limits",
    "Message",
    "Pressed",
    "Seen",
    "TelegramServer",
    "Topic",
    "User",
]

T = TypeVar("T")
TOKEN: Final = "42:TEST"


@dataclass(frozen=True, slots=True)
class Reply:
    """What is answered to a call."""

    status: int
    body: bytes


class TelegramServer:
    """Telegram as one bot sees it.

    ``refusals`` are the calls with a method or parameter that python-telegram-bot does not know;
    ``broken`` are the answers that it could not read, which is the server's own fault.
    """

    def __init__(
        self, username: str = "DeadwoodBot", token: str = TOKEN, clock: Clock | None = None
    ) -> None:
        self.token = token
        self.clock = clock or Clock()
        self.bot = Account(int(token.partition(":")[0]), "Deadwood", username, is_bot=True)
        self.world = World(self.bot, self.clock)
        self.journal = Journal()
        self.faults = Faults()
        self.limits = Limits()
        self.refusals: list[str] = []
        self.broken: list[str] = []
        self.url = ""

    @classmethod
    @asynccontextmanager
    async def running(
        cls, username: str = "DeadwoodBot", token: str = TOKEN
    ) -> AsyncIterator["TelegramServer"]:
        """A server on a free port of this machine; ``url`` says where."""
        server = cls(username, token)
        runner = web.AppRunner(web.Application(), shutdown_timeout=1)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        server.url = f"http://127.0.0.1:{runner.addresses[0][1]}"
        yield server
        await runner.cleanup()

    def user(self, name: str, username: str = "", language: str = "en") -> User:
        """Somebody new, who has not started the bot."""
        account = Account(self.world.next_user(), name, username, language)
        user = User(self.world, account)
        self.world.users[user.id] = user
        return user

    def group(
        self,
        title: str,
        members: Iterable[User] = (),
        *,
        forum: bool = False,
        basic: bool = False,
    ) -> Group:
        """A group that the bot is in already; the first of ``members`` has made it."""
        group = Group(self.world, title, forum=forum, basic=basic)
        for user in members:
            group.members[user] = "member" if group.members else "creator"
        return group

    def fault(
        self, method: str, *, times: int = 1, chat: int | None = None, **going: Unpack[Going]
    ) -> Fault:
        """Let the next ``times`` calls of a method (``*`` for any) go wrong, in one chat or all.

        ``going`` says how: see ``Going``.
        """
        return self.faults.add(Fault(method, times, chat, going))

    async def answer(self, token: str, method: str, params: dict[str, object]) -> Reply:
        """Carry out a call as if it had come over HTTP.

        Raises:
            Dropped: if a fault ends the connection.
        """
        raise NotImplementedError

    def redeliver(self, update: int) -> None:
        """Deliver an update once more under the same id, whether or not it is confirmed."""
        self.world.updates.again(update)

    async def until(self, what: Callable[[], T], seconds: float = PATIENCE_SECONDS) -> T:
        """Wait until ``what`` gives something true, and give it."""
        return await self.world.until(what, seconds)

    async def quiet(self, seconds: float = 0.2) -> None:
        """Wait until the bot has made no call for ``seconds``, polling aside."""
        await self.journal.quiet(seconds)
