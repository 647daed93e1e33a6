"""What one running bot is made of, whatever platforms it speaks on."""

from dataclasses import dataclass
from typing import Final

import structlog

from adapters.discord import LOCALES as DISCORD_LOCALES
from adapters.discord import PLATFORM as DISCORD
from adapters.drawing import Drawing
from adapters.frontdesk import FrontDesk
from adapters.frontdesk.people.naming import TableNames
from adapters.frontdesk.people.people import People
from adapters.frontdesk.people.reach import PrivateReach
from adapters.outbox import Outbox
from adapters.presentation.catalog import Catalog
from adapters.presentation.ink import Ink
from adapters.presentation.tokens import Tokens
from adapters.storage.database import Database
from adapters.storage.store import SqliteStore
from adapters.telegram import PLATFORM as TELEGRAM
from bot.settings import Settings
from engine.service.service import Service
from engine.service.system import SystemChance, SystemClock
from engine.service.time.table_time import TableTime
from engine.service.time.timekeeper import Timekeeper
from engine.service.time.waits import Waits

DATABASE: Final = "deadwood.sqlite3"

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Parts:
    """What every platform stands on."""

    database: Database
    store: SqliteStore
    service: Service
    outbox: Outbox
    timekeeper: Timekeeper
    time: TableTime
    desk: FrontDesk
    ink: Ink


async def parts_over(database: Database, settings: Settings) -> Parts:
    """Everything that stands on ``database``, still at rest."""
    clock, chance, catalog = SystemClock(), SystemChance(), Catalog.load()
    store = SqliteStore(database)
    time = TableTime(clock, store)
    elsewhere = frozenset((DISCORD,) if settings.discord_token is not None else ())
    reach = PrivateReach(store, frozenset((TELEGRAM,)), elsewhere)
    service = Service(store, time, chance, _waits(settings), reach)
    service.name_by(TableNames(store))
    drawing = Drawing(
        service, store, catalog, settings.default_language, {DISCORD: DISCORD_LOCALES}
    )
    outbox = Outbox(store, drawing, clock, _report)
    service.listen(outbox.table_changed)
    service.mind(outbox.is_kept)
    tokens = Tokens(await store.secret("tokens"))
    people = People(store, chance, clock, catalog, service.recognised, frozenset((TELEGRAM,)))
    desk = FrontDesk(
        service,
        outbox,
        drawing,
        people,
        tokens,
        _report_incident,
        double_tap_ms=round(settings.double_tap_seconds * 1000),
        starts=reach.starts,
        elsewhere=reach.elsewhere,
    )
    timekeeper = Timekeeper(service, store, time, _report)
    return Parts(database, store, service, outbox, timekeeper, time, desk, Ink(catalog, tokens))


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


def _report(error: Exception) -> None:
    log.error("work failed", exc_info=error)


def _report_incident(error: Exception, incident: str) -> None:
    log.error("press failed", incident=incident, exc_info=error)
