"""The live tables at hand: one command at a time for each, saved before it is told."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from weakref import WeakValueDictionary

from engine.match.actions import Action
from engine.match.changes import advance
from engine.match.dated import is_away
from engine.match.people import Place, Player
from engine.match.rules import Rules
from engine.match.stages import Finished, Readying
from engine.match.table import Change, Game, Table, people_of, turn_of
from engine.round.faults import Fault, NoTable, StaleView
from engine.service.absentees import Absentees
from engine.service.ports import Chance, Deadline, MessageKey, Naming, Person, Store, VersionTaken
from engine.service.quiet import unwanted_messages
from engine.service.time.deadlines import Deadlines, Standing, rests
from engine.service.time.presence import LATELY_MS, Presence
from engine.service.time.table_time import TableTime
from engine.service.time.waits import Waits
from engine.service.units import Saved, Units, callable_persons
from engine.variants.house import variant_of


class LiveTables:
    """What every part of the service needs: a table, its lock, and the way to save a change."""

    def __init__(
        self, store: Store, time: TableTime, chance: Chance, waits: Waits | None = None
    ) -> None:
        """Keep tables in ``store``, and their deadlines on the clocks of ``time``."""
        self._store = store
        self._chance = chance
        self._waits = waits or Waits()
        self._time = time
        self._deadlines = Deadlines(time, self._waits)
        self._units = Units(time.clock, chance, self._deadlines)
        self._presence = Presence(time.clock, store)
        self._tables: dict[str, Standing] = {}
        self._absentees = Absentees()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._listeners: list[Callable[[str, int], None]] = []
        self._naming: Naming | None = None
        self._merged: set[str] = set()
        self._is_kept: Callable[[str, str, int], bool] = _nothing_is_kept

    def name_by(self, naming: Naming) -> None:
        """Let ``naming`` tell apart those who come to sit at one table."""
        self._naming = naming

    def mind(self, is_kept: Callable[[str, str, int], bool]) -> None:
        """Play no turn for somebody whose hand can not be brought to them.

        ``is_kept(table, person, version)`` tells whether it shows less than ``version`` for that.
        """
        self._is_kept = is_kept

    def listen(self, listener: Callable[[str, int], None]) -> None:
        """Call ``listener(table, version)`` after every saved change."""
        self._listeners.append(listener)

    def due(self, table_id: str) -> Deadline | None:
        """The deadline of a live table, as far as it is at hand."""
        known = self._tables.get(table_id)
        return None if known is None else known[1]

    async def _name_at(
        self, person: Person, others: Sequence[Player], places: Sequence[Place], came: str = ""
    ) -> str:
        """What a person is called at a table that stands in ``places``.

        ``came`` is the platform that they come from, if that is another.
        """
        platform = came or next((place.platform for place in places), "")
        if self._naming is None or not platform:
            return person.name
        return await self._naming.name_at(person, others, platform)

    def _tell(self, tables: Iterable[Table]) -> None:
        for table in tables:
            for listener in self._listeners:
                listener(table.id, table.version)

    def _lock(self, name: str) -> asyncio.Lock:
        return self._locks.setdefault(name, asyncio.Lock())

    def _is_busy(self, name: str) -> bool:
        """Whether something happens to a table at the moment, and more may wait for it."""
        lock = self._locks.get(name)
        return lock is not None and lock.locked()

    def _game(self, rules: Rules) -> Game:
        return Game(variant_of(rules), self._chance.order)

    async def _live(self, table_id: str) -> Standing:
        known = self._tables.get(table_id)
        if known is not None:
            return known
        table = await self._store.table(table_id)
        if table is None:
            raise NoTable(Fault.NO_TABLE)
        return table, await self._store.deadline(table_id)

    async def _standing(self, table: Table) -> Standing:
        """A table that was read from the store, with its deadline."""
        known = self._tables.get(table.id)
        if known is not None and known[0].version == table.version:
            return known
        return table, await self._store.deadline(table.id)

    async def _happens(self, table_id: str, action_of: Callable[[Table], Action | None]) -> int:
        """Let something happen to a table that nobody at it asked for, if it makes sense.

        Returns:
            The version of the table that it made, 0 if none.
        """
        async with self._lock(table_id):
            standing = await self._live(table_id)
            action = action_of(standing[0])
            if action is None:
                return 0
            change = self._advanced(standing, action)
            await self._commit(standing, change, Saved(action, action.kind))
            return change.table.version

    def _advanced(self, standing: Standing, action: Action) -> Change:
        table = standing[0]
        return advance(table, action, self._game(table.rules))

    async def _people(self, table: Table) -> dict[str, Person]:
        """Those at a table, where it matters when they sleep."""
        if not rests(table):
            return {}
        people = [await self._store.person(seat.person) for seat in table.players if seat.person]
        return {person.id: person for person in people if person is not None}

    async def _commit(self, before: Standing | None, change: Change, saved: Saved) -> str:
        """Save a change and announce it; the last table that it reached."""
        unit = self._units.unit(
            before,
            change,
            self._game(change.table.rules),
            await self._informed(before, change.table, saved),
        )
        if not self._merged.isdisjoint(people_of(change.table)):
            # Somebody there is known as another now; the store knows the table so, too.
            self._drop(change.table.id)
            raise StaleView(Fault.STALE_BUTTON)
        try:
            await self._store.commit(unit)
        except VersionTaken:
            self._drop(change.table.id)
            raise StaleView(Fault.STALE_BUTTON) from None
        except BaseException:
            # Also cancelled while it waited: what is saved now, only the store knows.
            self._drop(change.table.id)
            raise
        for done in (unit, *unit.also):
            self._remember(done.table, done.deadline)
        reached = [done.table for done in (unit, *unit.also)]
        self._tell(reached)
        return reached[-1].id

    async def _informed(self, before: Standing | None, after: Table, saved: Saved) -> Saved:
        """``saved`` with what else has to be known: who looks, who sleeps, what is unwanted.

        Most moves of people who play at the same time need to know nothing.
        """
        was, deadline = before or (None, None)
        persons = callable_persons(was, after, saved.action)
        elsewhere = await self._elsewhere(before, after, persons) if persons else persons
        # A clock rests at night; without one it only matters to those who are called.
        minds_nights = after.turn_seconds or elsewhere or (deadline and deadline.kind == "remind")
        people = await self._people(after) if minds_nights else {}
        unwanted: AbstractSet[MessageKey] = frozenset()
        if _is_between_rounds(after) or (was is not None and _is_between_rounds(was)):
            unwanted = await unwanted_messages(self._store, was, after)
        if not (elsewhere or people or unwanted):
            return saved
        return replace(saved, people=people, elsewhere=elsewhere, unwanted=unwanted)

    async def _elsewhere(
        self, before: Standing | None, after: Table, persons: AbstractSet[str]
    ) -> frozenset[str]:
        """Those of ``persons`` who do not look.

        Whoever has pressed nothing since their turn began may not know of it, however lately they
        did before; nor does whoever let their latest turn be played for them.
        """
        turn = None if before is None else before[1]
        is_same = before is not None and turn_of(before[0]) == turn_of(after)
        lately_ms = LATELY_MS
        if is_same and turn is not None:
            lately_ms = self._time.now(turn.clock) - turn.begun
        away = {player.person for seat, player in enumerate(after.players) if is_away(after, seat)}
        elsewhere = await self._presence.elsewhere(after.id, persons, lately_ms)
        return elsewhere | (persons & away)

    def _remember(self, table: Table, deadline: Deadline | None) -> None:
        """Keep a live table at hand; a finished one is read from the store when asked for."""
        if isinstance(table.stage, Finished):
            self._tables.pop(table.id, None)
        else:
            self._tables[table.id] = (table, deadline)
        self._absentees.note(table)

    def _drop(self, table_id: str) -> None:
        """Have a table read from the store again, which may know more of it."""
        self._tables.pop(table_id, None)
        self._absentees.forget()


def _nothing_is_kept(_table: str, _person: str, _version: int) -> bool:
    return False


def _is_between_rounds(table: Table) -> bool:
    """Whether the table stands where showdowns and results are shown."""
    return isinstance(table.stage, Readying | Finished)
