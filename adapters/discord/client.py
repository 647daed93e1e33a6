"""Discord as a platform: logs in, wires what answers people there, stays connected, stops."""

import asyncio
from dataclasses import dataclass, field, replace
from typing import Final, Protocol

import structlog
from discord import LoginFailure

from adapters.discord import LOCALES, PLATFORM
from adapters.discord.answering.house import House
from adapters.discord.answering.membership import Homes, Membership
from adapters.discord.drawing.renderer import Renderer
from adapters.discord.emojis.faces import Faces
from adapters.discord.inbound.router import Router
from adapters.discord.menu import Menu
from adapters.discord.sending.calls import CallRows
from adapters.discord.sending.courier import DiscordCourier, Means
from adapters.discord.wire.gateway import Gateway, Unwelcome, Way
from adapters.discord.wire.troubles import (
    MALFORMED,
    REFUSED,
    TOKEN,
    carried_out,
    refusal_of,
    told,
)
from adapters.frontdesk import FrontDesk
from adapters.outbox import Outbox
from adapters.presentation.ink import Ink
from adapters.wire.connection import Connection
from adapters.wire.pauses import Pauses
from engine.service.ports import Clock

ANOTHER_BOT: Final = (
    "the token is that of another bot than before: what is played goes on in each server once that"
    " has the new one as a member"
)
LOGIN_SECONDS: Final = 20.0
"""How long one try to log in may take."""
LOOK_SECONDS: Final = 3.0
"""How long the bot waits for each thing that it looks up or tells before it hears anybody."""
FACES_SECONDS: Final = 600.0
"""How long after one look at the pictures of cards the next one is taken."""
FINISH_SECONDS: Final = 3.0
"""How long what was begun may take when the bot stops."""

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Account:
    """The bot's account, the way to Discord, and how long its messages may be behind."""

    token: str = field(repr=False)
    way: Way = field(default_factory=Way)
    patience_seconds: float = 20.0


class Accounts(Homes, Protocol):
    """Which account the bot has, as whoever keeps it tells."""

    async def take(self, user: str) -> bool:
        """Be ``user`` from now on; whether the bot was somebody else before.

        Then nothing is taken for this one's that was the other's.
        """


@dataclass(frozen=True, slots=True)
class Ground:
    """What Discord stands on: what every platform shares, and where this one keeps things.

    ``bot`` builds it before anybody is connected; what needs a connection too is in ``House``.
    """

    desk: FrontDesk
    outbox: Outbox
    ink: Ink
    clock: Clock
    calls: CallRows
    accounts: Accounts


class DiscordClient:
    """One bot on Discord; it connects by itself, however long that takes.

    ``settled`` is set once it has tried. ``name`` is that of its account, empty while it is not
    connected; ``router`` hears people then. ``refusal`` says why it never will be, if it will not.
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
        self._gateway = Gateway(account.way)
        self._connection = Connection(ground.desk, PLATFORM)
        self._faces = Faces()
        self.router: Router | None = None
        self._work: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to connect."""
        self._work = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Hear nothing more, let what runs end within a few seconds, and hang up."""
        self._connection.close()
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)
        await self._gateway.finish(FINISH_SECONDS)
        if self.router is not None:
            await self.router.close(FINISH_SECONDS)
        await self._gateway.close()

    async def ended(self) -> None:
        """Wait until this platform is off for good: it was refused."""
        if self._work is not None:
            await asyncio.shield(self._work)

    async def _run(self) -> None:
        try:
            await self._stay()
        finally:
            self.settled.set()
        log.error("discord is off", reason=self.refusal)
        # Nobody can play there, so nobody is to lose time there.
        self._ground.desk.unreachable(PLATFORM)

    async def _stay(self) -> None:
        """Log in and stay connected until Discord will not have the bot any more."""
        await self._log_in()
        if self.refusal:
            return
        beside: list[asyncio.Task[None]] = []
        pauses = Pauses()
        try:
            # What is drawn without the faces would have to be drawn again; and to write the menu
            # takes as long as the words of all languages take to be read.
            for work in (self._look_at_faces, self._menu.offer):
                beside.append(asyncio.create_task(carried_out(work)))
                await asyncio.wait(beside[-1:], timeout=LOOK_SECONDS)
            courier = await self._open()
            lasting = (self._say_ready(), self._go_on_looking(), courier.messages.keep_tidy())
            beside.extend(map(asyncio.create_task, lasting))
            while not self.refusal:
                await self._listen(courier)
                await asyncio.sleep(pauses.next())
        finally:
            for task in beside:
                task.cancel()
            await asyncio.gather(*beside, return_exceptions=True)

    async def _log_in(self) -> None:
        """Find out who the bot is, however often that must be tried; or that it is refused."""
        pauses = Pauses()
        while not await self._is_logged_in():
            await self._gateway.close()
            self._gateway = Gateway(self._account.way)
            await asyncio.sleep(pauses.next())

    async def _is_logged_in(self) -> bool:
        """Whether one try to log in has come to an end, be it that the bot is refused."""
        if not TOKEN.fullmatch(self._account.token):
            self.refusal = MALFORMED
            return True
        self._connection.asked()
        try:
            async with asyncio.timeout(LOGIN_SECONDS):
                await self._gateway.login(self._account.token)
                await self._gateway.limits()
            await self._introduce()
            await self._connection.answered()
        except LoginFailure:
            self.refusal = REFUSED
        except Exception as error:  # whatever it was, the next try may go well
            log.warning("discord does not let the bot in yet", reason=told(error))
            self.settled.set()
            return False
        self._connection.close()
        return True

    async def _introduce(self) -> None:
        """Say so if the token is not that of the bot that has played here before."""
        user = self._gateway.user
        if user is not None and await self._ground.accounts.take(str(user.id)):
            log.error(ANOTHER_BOT, bot=user.name)

    async def _open(self) -> DiscordCourier:
        """Serve the outbox and hear people from now on."""
        ground = self._ground
        membership = Membership(ground.desk, ground.accounts)
        ink = replace(ground.ink, catalog=ground.ink.catalog.with_menu(LOCALES))
        renderer = Renderer(ink, self._faces)
        means = Means(
            self._gateway,
            renderer,
            ground.desk.drawing,
            ground.clock,
            ground.calls,
            membership,
        )
        courier = DiscordCourier(means, self._account.patience_seconds)
        house = House(self._gateway, ground.desk, ink, renderer, courier, membership)
        self.router = Router(house)
        self._gateway.hear(self.router)
        ground.outbox.serve(courier)
        await ground.outbox.catch_up()
        return courier

    async def _listen(self, courier: DiscordCourier) -> None:
        """Stay connected until Discord will not have it; why, if that is for good."""
        try:
            await self._gateway.listen(self._ground.desk, courier.outcomes)
        except Unwelcome as error:
            log.warning("discord sends the bot away", code=error.code)
            self.refusal = refusal_of(error, self._account.way.shards)
        except Exception as error:  # whatever it was, the next try may go well
            log.warning("discord does not say where it is", reason=told(error))

    async def _say_ready(self) -> None:
        """Be settled once every connection stands."""
        await self._gateway.is_up()
        user = self._gateway.user
        self.name = user.name if user else ""
        log.info("discord ready", bot=self.name)
        self.settled.set()

    async def _look_at_faces(self) -> None:
        """Find out which pictures of cards there are."""
        self._faces.learn(await self._gateway.fetch_application_emojis())

    async def _go_on_looking(self) -> None:
        """Find that out time and again: they may change."""
        while True:
            await asyncio.sleep(FACES_SECONDS)
            await carried_out(self._look_at_faces)

    @property
    def _menu(self) -> Menu:
        drawing = self._ground.desk.drawing
        return Menu(self._gateway, drawing.catalog)
