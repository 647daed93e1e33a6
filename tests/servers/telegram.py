"""A fake Bot API server with virtual users, which python-telegram-bot talks to over HTTP."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from typing import Final, TypeVar, Unpack

from tests.servers.bot_api.accounts import Account
from tests.servers.bot_api.attachments import PHOTO, STICKER, VOICE
from tests.servers.bot_api.calls.counter import Counter, Reply
from tests.servers.bot_api.calls.endpoint import application
from tests.servers.bot_api.calls.journal import Call, Journal
from tests.servers.bot_api.calls.limits import Limits
from tests.servers.bot_api.groups import Group, Topic
from tests.servers.bot_api.messages import Button, Keyboard, Message
from tests.servers.bot_api.people import Seen, User
from tests.servers.bot_api.presses import Answered, Pressed
from tests.servers.bot_api.world import World
from tests.servers.common.clock import Clock
from tests.servers.common.faults import Dropped, Fault, Going
from tests.servers.common.listening import listening
from tests.servers.common.news import PATIENCE_SECONDS

__all__ = [
    "PHOTO",
    "STICKER",
    "VOICE",
    "Answered",
    "Button",
    "Call",
    "Clock",
    "Dropped",
    "Fault",
    "Group",
    "Keyboard",
    "Limits",
    "Message",
    "Pressed",
    "Reply",
    "Seen",
    "TelegramServer",
    "Topic",
    "User",
]

T = TypeVar("T")
TOKEN: Final = "42:TEST"


class TelegramServer:
    """Telegram as one bot sees it: its people, groups, calls, and what goes wrong.

    ``world`` has what else may be set: whether the bot reads all of a group, how long a press
    may be answered, how old a message may be before the bot is told nothing of it.
    """

    def __init__(
        self, username: str = "DeadwoodBot", token: str = TOKEN, clock: Clock | None = None
    ) -> None:
        self.token = token
        self.clock = clock or Clock()
        self.bot = Account(int(token.partition(":")[0]), "Deadwood", username, is_bot=True)
        self.world = World(self.bot, self.clock)
        self.calls = Counter(self.world, token)
        self.url = ""

    @classmethod
    @asynccontextmanager
    async def running(
        cls, username: str = "DeadwoodBot", token: str = TOKEN
    ) -> AsyncIterator["TelegramServer"]:
        """A server on a free port of this machine; ``url`` says where.

        It ends with an error if it ever answered what python-telegram-bot cannot read.
        """
        server = cls(username, token)
        async with listening(application(server.calls.answer)) as place:
            server.url = f"http://{place}"
            posting = asyncio.create_task(server.world.webhook.run())
            try:
                yield server
            finally:
                posting.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await posting
                server.world.updates.close()
        assert not server.broken, server.broken

    @property
    def journal(self) -> Journal:
        """All calls, in order."""
        return self.calls.journal

    @property
    def refusals(self) -> list[str]:
        """The calls with a method or a parameter that python-telegram-bot does not know."""
        return self.calls.refusals

    @property
    def broken(self) -> list[str]:
        """The answers that python-telegram-bot cannot read: the server's own mistakes."""
        return self.calls.broken

    @property
    def limits(self) -> Limits:
        """How much may be sent into a chat."""
        return self.calls.limits

    @limits.setter
    def limits(self, limits: Limits) -> None:
        self.calls.limits = limits

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
        return self.calls.faults.add(method, times, chat, going)

    async def answer(
        self,
        token: str,
        method: str,
        params: dict[str, object],
        files: dict[str, bytes] | None = None,
    ) -> Reply:
        """Carry out a call as if it had come over HTTP.

        Raises:
            Dropped: if a fault ends the connection.
        """
        return await self.calls.answer(token, method, params, files or {})

    def route(self, public: str, local: str) -> None:
        """Post what goes to a public address of the bot's webhook to a local one."""
        self.world.webhook.ways[public] = local

    def redeliver(self, update: int) -> None:
        """Deliver an update once more under the same id, whether or not it is confirmed."""
        self.world.updates.again(update)

    async def until(self, what: Callable[[], T], seconds: float = PATIENCE_SECONDS) -> T:
        """Wait until ``what`` gives something true, and give it.

        Raises:
            TimeoutError: if it does not in time.
        """
        return await self.world.until(what, seconds)

    async def quiet(self, seconds: float = 0.2) -> None:
        """Wait until the bot has made no call for ``seconds``, polling aside."""
        await self.journal.quiet(seconds)
