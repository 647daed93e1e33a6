"""What the benchmarks play on: real tables of two persons each, opened by the real service."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from sqlite3 import Connection
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from adapters.storage.database import Database
from adapters.storage.store import SqliteStore
from engine.match.changes import advance
from engine.match.people import Place
from engine.match.rules import Rules
from engine.match.stages import ChoosingDealer, Readying
from engine.match.table import Game, Table, to_act
from engine.opponents import ALL
from engine.round.views import player_view
from engine.service.intents import Ask, Challenge, Play
from engine.service.orders import Order, action_of
from engine.service.ports import Person, Unit, Update
from engine.service.service import Service
from engine.service.system import SystemChance, SystemClock
from engine.service.time.table_time import TableTime
from engine.service.time.waits import Waits
from engine.variants.house import HIGHEST_TARGET, variant_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterable, Iterator, Sequence

RULES: Final = Rules(target=HIGHEST_TARGET)
"""A match that does not end while it is measured."""
TABLES_AT_A_PLACE: Final = 10


class RecordingStore(SqliteStore):
    """The real store; it remembers the units that it was given."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._units: list[Unit] = []

    async def commit(self, unit: Unit) -> None:
        """Write all of ``unit``, as the store does."""
        self._units.append(unit)
        await super().commit(unit)

    def recorded(self) -> list[Unit]:
        """The units since the last call, in the order in which they came."""
        units, self._units = self._units, []
        return units


@asynccontextmanager
async def a_database(driver: type[Connection] = Connection) -> AsyncIterator[Database]:
    """An empty database in a folder of its own, used through ``driver``."""
    with TemporaryDirectory() as folder:
        database = await Database.open(Path(folder) / "bench.sqlite3", SystemClock(), driver)
        try:
            yield database
        finally:
            await database.close()


def a_service(store: SqliteStore) -> Service:
    """The real service, with the machine's own clock and chance."""
    return Service(store, TableTime(SystemClock(), store), SystemChance())


async def opened(service: Service, store: SqliteStore, count: int) -> list[Table]:
    """That many tables, at each of which two persons were dealt their first round."""
    return await asyncio.gather(*(_opened(service, store, number) for number in range(count)))


async def _opened(service: Service, store: SqliteStore, number: int) -> Table:
    host, guest = people_at(number)
    place = Place("web", f"bench{number // TABLES_AT_A_PLACE}", "Bench")
    await service.challenge(host, Challenge(place, rules=RULES), Update("web", host.id))
    (table,) = await store.tables_of(host.id)
    await service.carry_out(_order(guest, table, Ask("accept")))
    (table,) = await store.tables_of(host.id)
    if isinstance(table.stage, ChoosingDealer):
        chooser = (host, guest)[table.stage.chooser]
        await service.carry_out(_order(chooser, table, Ask("deal_first")))
        (table,) = await store.tables_of(host.id)
    return table


def people_at(number: int) -> tuple[Person, Person]:
    """The two who play at the table of that number."""
    return Person(f"{number}a", f"Ada {number}"), Person(f"{number}b", f"Ben {number}")


def next_orders(table: Table, count: int) -> list[Order]:
    """What the two at ``table`` do next, move by move, as the casual computer player would."""
    return list(_played_on(table, count, Random(table.id)))


def _played_on(table: Table, count: int, rng: Random) -> Iterator[Order]:
    game = Game(variant_of(table.rules), SystemChance().order)
    for _ in range(count):
        seat = to_act(table)[0]
        intent: Play | Ask = Ask("ready")
        if not isinstance(table.stage, Readying):
            view = player_view(game.variant, table.rounds[-1].state, seat)
            intent = Play((ALL["casual"].choose(view, rng),))
        player = table.players[seat]
        order = _order(Person(player.person, player.name), table, intent)
        yield order
        table = advance(table, action_of(order, table, Waits()), game).table


def _order(person: Person, table: Table, intent: Play | Ask) -> Order:
    update = Update("web", f"{table.id} {table.version} {person.id}")
    return Order(person, table.id, table.version, intent, update)


async def write(store: SqliteStore, units: Iterable[Unit]) -> None:
    """Write ``units`` as fast as they go, those of one table one after the other."""
    of_table: dict[str, list[Unit]] = {}
    for unit in units:
        of_table.setdefault(unit.table.id, []).append(unit)
    await asyncio.gather(*(write_in_turn(store, some) for some in of_table.values()))


async def write_in_turn(store: SqliteStore, units: Sequence[Unit]) -> None:
    """Write ``units``, each when the one before is on the disk."""
    for unit in units:
        await store.commit(unit)
