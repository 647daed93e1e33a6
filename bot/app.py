"""Build store, service, adapters; start and stop them in order."""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial

import structlog

from adapters.drawing import Drawing
from adapters.frontdesk import FrontDesk
from adapters.frontdesk.people import People
from adapters.outbox import Outbox
from adapters.presentation.catalog import Catalog
from adapters.presentation.ink import Ink
from adapters.presentation.tokens import Tokens
from adapters.storage.database import Database
from adapters.storage.shelf import SqliteShelf
from adapters.storage.store import SqliteStore
from adapters.storage.tidying import keep_tidy
from adapters.web.client import WebClient
from adapters.web.site import Site
from bot import heartbeat
from bot.settings import Settings
from engine.service.service import Service
from engine.service.system import SystemChance, SystemClock
from engine.service.time.table_time import TableTime
from engine.service.time.timekeeper import Timekeeper
from engine.service.time.waits import Waits

log = structlog.get_logger()

DATABASE = "deadwood.sqlite3"


class NothingToServe(Exception):
    """The settings leave no platform on which anybody could play."""

    def __init__(self) -> None:
        super().__init__(
            "A platform's token is set, but this version speaks on its own page only:"
            " set WEB=on to serve that, or take the token away."
        )


@dataclass(frozen=True, slots=True)
class Parts:
    """What one running bot is made of."""

    database: Database
    store: SqliteStore
    shelf: SqliteShelf
    service: Service
    outbox: Outbox
    timekeeper: Timekeeper
    time: TableTime
    desk: FrontDesk
    ink: Ink


async def run(settings: Settings) -> None:
    """Run the bot until it is told to stop.

    Raises:
        NothingToServe: if no platform is on.
        PortInUse: if the page's port is taken.
        StoreError: if the database cannot be used, or fails while the bot runs.
    """
    if not settings.serves_page:
        raise NothingToServe
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    async with running(settings) as (page, parts):
        log.info("ready", page=page.url)
        await until_stopped(stop, settings, parts)
        log.info("stopping")
    heartbeat.still(settings.data_dir)


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[tuple[WebClient, Parts]]:
    """A bot with everything started, storage first and the doors last; stopped in reverse."""
    settings.data_dir.mkdir(parents=True, exist_ok=True)
    database = await Database.open(settings.data_dir / DATABASE, SystemClock())
    try:
        parts = await _built(settings, database)
        page = WebClient(parts.desk, parts.ink, parts.shelf, await _site(settings, parts.store))
        parts.outbox.serve(page.courier)
        await parts.time.start()
        await page.start()
        try:
            yield page, parts
        finally:
            await page.stop()
            await parts.time.close()
    finally:
        await database.close()


async def until_stopped(stop: asyncio.Event, settings: Settings, parts: Parts) -> None:
    """Work until a signal comes, or until one of the tasks that never end fails."""
    work = [
        asyncio.create_task(job, name=name)
        for name, job in (
            ("outbox", parts.outbox.run()),
            ("timekeeper", parts.timekeeper.run()),
            ("store", _failure(parts.database)),
            ("tidying", keep_tidy(parts.database)),
            (
                "heartbeat",
                heartbeat.beat(settings.data_dir, partial(parts.store.next_deadline, "")),
            ),
            ("stop", stop.wait()),
        )
    ]
    try:
        done, _ = await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)


async def _built(settings: Settings, database: Database) -> Parts:
    clock, chance, catalog = SystemClock(), SystemChance(), Catalog.load()
    store = SqliteStore(database)
    time = TableTime(clock, store)
    service = Service(store, time, chance, _waits(settings))
    drawing = Drawing(service, store, catalog, settings.default_language)
    outbox = Outbox(store, drawing, clock, _report)
    service.listen(outbox.table_changed)
    tokens = Tokens(await store.secret("tokens"))
    people = People(store, chance, clock, catalog)
    double_tap_ms = round(settings.double_tap_seconds * 1000)
    desk = FrontDesk(service, outbox, drawing, tokens, people, _report_incident, double_tap_ms)
    timekeeper = Timekeeper(service, store, time, _report)
    shelf, ink = SqliteShelf(database), Ink(catalog, tokens)
    return Parts(database, store, shelf, service, outbox, timekeeper, time, desk, ink)


async def _failure(database: Database) -> None:
    """End, with the reason, once nothing can be written any more."""
    await asyncio.shield(database.failed)


def _waits(settings: Settings) -> Waits:
    return Waits(
        challenge_ms=settings.challenge_seconds * 1000,
        computer_pause_ms=round(settings.computer_pause_seconds * 1000),
        paces={
            "live": settings.live_seconds,
            "casual": settings.casual_seconds,
            "slow": settings.slow_seconds,
        },
    )


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


def _report(error: Exception) -> None:
    log.error("work failed", exc_info=error)


def _report_incident(error: Exception, incident: str) -> None:
    log.error("press failed", incident=incident, exc_info=error)
