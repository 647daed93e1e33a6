"""Build store, service, adapters; start and stop them in order."""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final, Protocol

import structlog

from adapters.storage.database import Database
from adapters.storage.shelf import SqliteShelf
from adapters.storage.store import SqliteStore
from adapters.storage.tidying import keep_tidy
from adapters.web.client import WebClient
from adapters.web.site import Site
from bot import heartbeat
from bot.failures import NothingLeft, NothingToServe, PortsClash
from bot.parts import DATABASE, Parts, parts_over
from bot.settings import Settings
from engine.service.system import SystemClock

if TYPE_CHECKING:
    from adapters.discord.client import DiscordClient
    from adapters.telegram.client import TelegramClient

CONNECTING_SECONDS: Final = 10.0
"""How long the bot waits for a platform before it says that it is ready without."""

log = structlog.get_logger()


class Platform(Protocol):
    """A platform that connects by itself, however long that takes.

    ``settled`` is set once it has tried. ``name`` is the bot's there, empty while it is not
    connected. ``refusal`` says why it never will be, empty as long as it may.
    """

    name: str
    refusal: str
    settled: asyncio.Event

    async def ended(self) -> None:
        """Wait until this platform is off for good: it was refused."""


@dataclass(frozen=True, slots=True)
class Running:
    """A bot with everything started; a platform that is not on is None."""

    parts: Parts
    page: WebClient | None
    discord: "DiscordClient | None"
    telegram: "TelegramClient | None"

    @property
    def url(self) -> str:
        """Where the page is, empty if it is not on."""
        return self.page.url if self.page else ""

    @property
    def account(self) -> str:
        """The bot's name on Telegram, empty if it is not connected there."""
        return self.telegram.name if self.telegram else ""

    @property
    def discord_account(self) -> str:
        """The bot's name on Discord, empty if it is not connected there."""
        return self.discord.name if self.discord else ""

    @property
    def platforms(self) -> tuple[Platform, ...]:
        """The platforms that connect by themselves."""
        return tuple(one for one in (self.discord, self.telegram) if one is not None)

    @property
    def is_of_use(self) -> bool:
        """Whether there is a platform on which anybody could play, now or later."""
        return self.page is not None or not all(one.refusal for one in self.platforms)

    async def is_open(self) -> None:
        """Wait until every platform has opened, or has failed to for now."""
        tries = [asyncio.create_task(one.settled.wait()) for one in self.platforms]
        if tries:
            await asyncio.wait(tries, timeout=CONNECTING_SECONDS)
        for one in tries:
            one.cancel()

    async def nothing_left(self) -> None:
        """Go on as long as there is a platform left.

        Raises:
            NothingLeft: if there is none.
        """
        await asyncio.gather(*(one.ended() for one in self.platforms))
        if self.page is None:
            raise NothingLeft("\n".join(one.refusal for one in self.platforms))
        await asyncio.Event().wait()


async def run(settings: Settings) -> None:
    """Run the bot until it is told to stop.

    Raises:
        CannotServe: if no platform is on, or can be as it is set up.
        PortInUse: if the page's port is taken.
        StoreError: if the database cannot be used, or fails while the bot runs.
    """
    if settings.serves_nobody:
        raise NothingToServe
    if settings.shares_port:
        raise PortsClash
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    async with running(settings) as bot:
        await until_stopped(stop, settings, bot)
        log.info("stopping")
    heartbeat.still(settings.data_dir)


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Running]:
    """A bot with everything started, storage first and the doors last; stopped in reverse."""
    settings.data_dir.mkdir(parents=True, exist_ok=True)
    async with AsyncExitStack() as stack:
        database = await Database.open(settings.data_dir / DATABASE, SystemClock())
        stack.push_async_callback(database.close)
        parts = await parts_over(database, settings)
        await parts.time.start()
        stack.push_async_callback(parts.time.close)
        page = await _page(parts, settings, stack)
        discord = await _discord(parts, settings, stack)
        telegram = await _telegram(parts, settings, stack)
        yield Running(parts, page, discord, telegram)


async def until_stopped(stop: asyncio.Event, settings: Settings, bot: Running) -> None:
    """Work until a signal comes, or until one of the tasks that never end fails."""
    parts = bot.parts
    work = [
        asyncio.create_task(job, name=name)
        for name, job in (
            ("outbox", parts.outbox.run()),
            ("tidings", parts.outbox.tidings.run()),
            ("timekeeper", parts.timekeeper.run()),
            ("store", _failure(parts.database)),
            ("tidying", keep_tidy(parts.database)),
            (
                "heartbeat",
                heartbeat.beat(settings.data_dir, partial(parts.store.next_deadline, "")),
            ),
            ("platforms", bot.nothing_left()),
            ("stop", stop.wait()),
        )
    ]
    saying = asyncio.create_task(_say_ready(bot))
    try:
        done, _ = await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in (saying, *work):
            task.cancel()
        await asyncio.gather(saying, *work, return_exceptions=True)


async def _say_ready(bot: Running) -> None:
    await bot.is_open()
    if bot.is_of_use:
        log.info("ready", page=bot.url, discord=bot.discord_account, telegram=bot.account)


async def _page(parts: Parts, settings: Settings, stack: AsyncExitStack) -> WebClient | None:
    """The page, started; None where it is not to be served."""
    if not settings.serves_page:
        return None
    site = await _site(settings, parts.store)
    page = WebClient(parts.desk, parts.ink, SqliteShelf(parts.database), site)
    parts.outbox.serve(page.courier)
    await page.start()
    stack.push_async_callback(page.stop)
    return page


async def _discord(
    parts: Parts, settings: Settings, stack: AsyncExitStack
) -> "DiscordClient | None":
    """Discord, on its way to be connected; None where it has no token."""
    if settings.discord_token is None:
        return None
    # Its library takes as long to load as all the rest, which a page alone need not wait for.
    from bot.on_discord import started  # noqa: PLC0415 - see above

    discord = await started(parts, settings)
    stack.push_async_callback(discord.stop)
    return discord


async def _telegram(
    parts: Parts, settings: Settings, stack: AsyncExitStack
) -> "TelegramClient | None":
    """Telegram, on its way to be connected; None where it has no token."""
    if settings.telegram_token is None:
        return None
    # Its library takes as long to load as all the rest, which a page alone need not wait for.
    from bot.on_telegram import started  # noqa: PLC0415 - see above

    telegram = await started(parts, settings)
    stack.push_async_callback(telegram.stop)
    return telegram


async def _failure(database: Database) -> None:
    """End, with the reason, once nothing can be written any more."""
    await asyncio.shield(database.failed)


async def _site(settings: Settings, store: SqliteStore) -> Site:
    return Site(
        secret=await store.secret("web tabs"),
        host=settings.web_host,
        port=settings.web_port,
        channels=settings.web_channels,
        hosts=frozenset(settings.web_names),
        newcomers=settings.web_newcomers,
        admins=frozenset(map(str.casefold, settings.web_admins)),
    )
