"""Telegram as a platform: connects, wires what answers people there, receives, stops."""

import asyncio
from dataclasses import dataclass, field
from typing import Final

import structlog
from telegram.error import InvalidToken

from adapters.frontdesk import FrontDesk
from adapters.outbox import Outbox
from adapters.presentation.ink import Ink
from adapters.telegram import PLATFORM
from adapters.telegram.answering.accounts import Accounts
from adapters.telegram.answering.asides import Asides
from adapters.telegram.answering.house import House
from adapters.telegram.answering.membership import Membership
from adapters.telegram.answering.turns import Turns
from adapters.telegram.drawing.renderer import Renderer
from adapters.telegram.inbound.inbound import Inbound
from adapters.telegram.links import Links
from adapters.telegram.menu import Menu
from adapters.telegram.receiving.apologies import Apologies
from adapters.telegram.receiving.intake import Inbox, Intake
from adapters.telegram.receiving.poller import Poller
from adapters.telegram.receiving.troubles import MALFORMED, REFUSED, Tries
from adapters.telegram.receiving.webhook import Hook, Webhook
from adapters.telegram.sending.budget import Budget
from adapters.telegram.sending.courier import TelegramCourier
from adapters.telegram.wire.api import TOKEN, Transport, bot_over
from adapters.telegram.wire.transport import AiohttpRequest
from adapters.wire.connection import Connection

ANOTHER_BOT: Final = (
    "the token is that of another bot than before: what is played goes on in each group once that"
    " has the new one as a member, and for everybody who presses START in its private chat"
)

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Account:
    """The bot's account, the way to Telegram, and what may be sent there.

    ``secret`` is what links are made with. Without a ``hook`` the bot fetches updates itself.
    """

    token: str = field(repr=False)
    url: str
    secret: bytes = field(repr=False)
    proxy: str | None = field(default=None, repr=False)
    hook: Hook | None = None
    group_per_minute: int = 20
    private_per_minute: int = 60
    patience_seconds: float = 60.0
    transport: Transport = AiohttpRequest


@dataclass(frozen=True, slots=True)
class Ground:
    """What Telegram stands on: what every platform shares, and where this one keeps things.

    ``bot`` builds it before anybody is connected; what needs a connection too is in ``House``.
    """

    desk: FrontDesk
    outbox: Outbox
    ink: Ink
    inbox: Inbox
    asides: Asides
    accounts: Accounts


class TelegramClient:
    """One bot on Telegram; it connects by itself, however long that takes.

    ``settled`` is set once it has tried. ``name`` is its handle with the ``@``, empty while it is
    not connected. ``refusal`` says why it never will be, empty as long as it may.
    """

    def __init__(self, account: Account, ground: Ground) -> None:
        """Speak to nobody yet.

        Raises:
            ProxyUnusable: if the proxy is none that can be gone through.
            ServerUnusable: if the server's address is none.
        """
        self.name = self.refusal = ""
        self.settled = asyncio.Event()
        self._account = account
        self._ground = ground
        self._bot = bot_over(account.token, account.url, account.proxy, account.transport)
        self._connection = Connection(ground.desk, PLATFORM)
        self._webhook = Webhook(account.hook) if account.hook else None
        self._intake: Intake | None = None
        self._inbound: Inbound | None = None
        self._work: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to connect; what listens for Telegram's news does so from now on.

        Raises:
            WebhookPortInUse: if another program has the port of the webhook.
        """
        if self._webhook is not None:
            await self._webhook.start()
        self._work = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Fetch nothing more, let what runs end within a few seconds, and hang up."""
        self._connection.close()
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)
        if self._webhook is not None:
            await self._webhook.stop()
        if self._intake is not None:
            await self._intake.stop()
        if self._inbound is not None:
            await self._inbound.close()
        await self._bot.shutdown()

    async def ended(self) -> None:
        """Wait until this platform is off for good: it was refused."""
        if self._work is not None:
            await asyncio.shield(self._work)

    async def _run(self) -> None:
        tries = Tries(self._connection)
        while not await tries.succeeds(self._connect):
            pass
        if self._intake is None:
            log.error("telegram is off", reason=self.refusal)
            return
        log.info("telegram ready", bot=self.name)
        await self._ground.outbox.catch_up()
        await self._intake.start()
        async with asyncio.TaskGroup() as work:
            work.create_task(self._menu.offer())
            work.create_task(self._receive(self._intake))

    async def _connect(self) -> None:
        """Find out who the bot is, and open up; without effect if it is refused."""
        try:
            if not TOKEN.fullmatch(self._account.token):
                self.refusal = MALFORMED
                return
            await self._bot.initialize()
        except InvalidToken:
            # Not told from here: its text, and so a traceback, quotes the token.
            self.refusal = REFUSED
        else:
            await self._introduce()
            self._intake = self._opened()
            self.name = f"@{self._bot.username}"
        finally:
            self.settled.set()

    async def _introduce(self) -> None:
        """Say so if the token is not that of the bot that has played here before."""
        if await self._ground.accounts.take(str(self._bot.id)):
            log.error(ANOTHER_BOT, bot=self._bot.username)

    def _opened(self) -> Intake:
        """Serve the outbox from now on; what is to take updates in."""
        account, ground = self._account, self._ground
        links = Links(account.secret, self._bot.username)
        renderer = Renderer(ground.ink, links)
        budget = Budget(account.group_per_minute, account.private_per_minute)
        membership = Membership(ground.desk, ground.accounts)
        courier = TelegramCourier(
            self._bot, renderer, budget, account.patience_seconds, membership
        )
        self._connection.mind(courier.outcomes)
        ground.outbox.serve(courier)
        house = House(
            self._bot,
            ground.desk,
            ground.ink,
            links,
            courier,
            renderer,
            ground.asides,
            membership,
            turns=Turns.of(account.group_per_minute),
        )
        self._inbound = Inbound(house)
        return Intake(ground.inbox, self._bot, self._inbound.handle, Apologies(house).say)

    @property
    def _menu(self) -> Menu:
        drawing = self._ground.desk.drawing
        return Menu(self._bot, drawing.catalog, drawing.default_language)

    async def _receive(self, intake: Intake) -> None:
        if self._webhook is None:
            await Poller(self._bot, intake, self._connection).run()
        else:
            await self._webhook.run(self._bot, intake, self._connection)
