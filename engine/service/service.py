"""Carries out intents: load, play, commit, announce; answers show()."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from weakref import WeakValueDictionary

from engine.match import actions
from engine.match.boards import (
    BoardView,
    HandView,
    ShowdownView,
    board_view,
    hand_view,
    showdown_view,
)
from engine.match.changes import advance
from engine.match.opening import opened
from engine.match.people import Place
from engine.match.rules import Rules
from engine.match.stages import Finished
from engine.match.table import Change, Game, Table, seat_of
from engine.round.faults import Fault, GinError, NoTable, StaleView
from engine.service.challenges import check_challenge, is_at, opening
from engine.service.computers import computer_action
from engine.service.intents import Challenge
from engine.service.orders import Order, action_of
from engine.service.ports import (
    AlreadyDone,
    Audience,
    Chance,
    Clock,
    Deadline,
    Person,
    Reckoning,
    Record,
    Store,
    Update,
    VersionTaken,
)
from engine.service.units import Pace, Saved, Units
from engine.variants.house import variant_of


@dataclass(frozen=True, slots=True)
class PastMatch:
    """A match that is over, as one of its players sees it, and when it ended (UTC ms)."""

    view: HandView
    ended_at: int


class Service:
    """The one door to every table: one command at a time per table, saved before it is told."""

    def __init__(self, store: Store, clock: Clock, chance: Chance, pace: Pace) -> None:
        self._store = store
        self._chance = chance
        self._units = Units(clock, chance, pace)
        self._tables: dict[str, Table] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._listeners: list[Callable[[str, int], None]] = []

    def listen(self, listener: Callable[[str, int], None]) -> None:
        """Call ``listener(table, version)`` after every saved change."""
        self._listeners.append(listener)

    async def challenge(
        self, person: Person, challenge: Challenge, update: Update | None = None
    ) -> None:
        """Open a table: a lobby for two people, or a match against the computer at once.

        Raises:
            NotAllowed: if the challenge makes no sense here or stands already.
            AlreadyDone: if the update was carried out before.
        """
        async with self._locks_of(person.id, challenge.opponent), self._once(update):
            check_challenge(person, challenge, await self._store.tables_of(person.id))
            invited = None
            if challenge.opponent:
                invited = await self._store.person(challenge.opponent)
            first = opening(person, challenge, invited, self._chance)
            first = replace(first, waits_seconds=self._units.pace.challenge_seconds)
            change = opened(first, self._game(first.rules))
            await self._commit(None, change, Saved(first, person.id, update))

    async def carry_out(self, order: Order) -> str:
        """Do what ``order`` asks, save it, then announce the change.

        Returns:
            The table at which it goes on: the order's, or that of the rematch which it began.

        Raises:
            NoTable: if there is no such table.
            StaleView: if the table has changed since the person saw it.
            NotAllowed: if the person may not do this, or not now.
            IllegalMove: if the rules forbid the move.
            AlreadyDone: if the update was carried out before.
        """
        async with self._lock(order.table), self._once(order.update):
            table = await self._live(order.table)
            action = action_of(order, table)
            change = advance(table, action, self._game(table.rules))
            return await self._commit(table, change, Saved(action, order.person.id, order.update))

    async def on_deadline(self, deadline: Deadline) -> None:
        """Let a table's time pass: a challenge expires, a computer player moves.

        A late deadline names an old version and changes nothing.
        """
        async with self._lock(deadline.table):
            table = await self._live(deadline.table)
            if table.version != deadline.version:
                # Should it be this one that is behind, the store's is asked for next time.
                self._tables.pop(table.id, None)
                return
            game = self._game(table.rules)
            action: actions.Action = actions.Expire()
            if deadline.kind == "computer":
                action = await computer_action(table, game)
            await self._commit(table, advance(table, action, game), Saved(action, deadline.kind))

    async def show(self, table_id: str, viewer: Audience) -> BoardView | HandView:
        """What ``viewer`` may see of a table: the own hand for a seated person, else the board.

        Raises:
            NoTable: if there is no such table.
        """
        return self._view(await self._live(table_id), viewer)

    async def showdown(self, table_id: str, number: int) -> ShowdownView:
        """Round ``number`` of a table as it was laid out; nothing is awaited after old rounds.

        Raises:
            NoTable: if there is no such round.
        """
        table = await self._live(table_id)
        latest = showdown_view(table, self._game(table.rules))
        if latest is not None and latest.number == number:
            return latest
        saved = await self._store.showdown(table_id, number)
        if saved is None:
            raise NoTable(Fault.NO_TABLE)
        return replace(saved, version=table.version, readying=None)

    async def views_of(
        self, person: Person, place: Place | None = None
    ) -> tuple[BoardView | HandView, ...]:
        """What a person sees of their live tables, in one place if it is given, oldest first.

        A board stands for a challenge that still waits for this person's answer.
        """
        tables = await self._store.tables_of(person.id)
        return tuple(
            self._view(table, Audience("person", person.id))
            for table in tables
            if place is None or is_at(table, place)
        )

    async def boards_at(self, place: Place) -> tuple[BoardView, ...]:
        """The live boards of a place, oldest first."""
        tables = await self._store.tables_at(place.key)
        return tuple(board_view(table, self._game(table.rules)) for table in tables)

    async def latest_finished(self, person: Person, place: Place | None) -> HandView | None:
        """What a person sees of their match that ended last, in this place if it is given.

        A challenge that came to nothing is none.
        """
        table = await self._store.latest_match(person.id, place.key if place else "")
        seat = seat_of(table, person.id) if table else None
        if table is None or seat is None:
            return None
        return hand_view(table, self._game(table.rules), seat)

    async def record(
        self, person: Person, rival: Person | None = None, variant: str = ""
    ) -> Record:
        """The statistics of a person, and against ``rival`` if one is named.

        ``variant`` counts what was played by one preset alone.
        """
        everybody = Reckoning(person.id, variant=variant)
        people = await self._store.tally(everybody)
        computer = await self._store.tally(replace(everybody, computer=True))
        if rival is None:
            return Record(person, people, computer, variant=variant)
        versus = await self._store.tally(replace(everybody, versus=rival.id))
        return Record(person, people, computer, rival, versus, variant)

    async def ended_matches(self, person: Person, skip: int, limit: int) -> tuple[PastMatch, ...]:
        """What a person may see of the matches in their record, the last to end first."""
        ended = await self._store.ended_matches(person.id, skip, limit)
        viewer = Audience("person", person.id)
        views = ((self._view(each.table, viewer), each.at) for each in ended)
        return tuple(PastMatch(view, at) for view, at in views if isinstance(view, HandView))

    async def latest_showdown(self, person: Person) -> ShowdownView | None:
        """The round of a person that ended last, as it was laid out; nothing is awaited after."""
        latest = await self._store.latest_showdown(person.id)
        return None if latest is None else replace(latest, readying=None)

    def _view(self, table: Table, viewer: Audience) -> BoardView | HandView:
        game = self._game(table.rules)
        seat = seat_of(table, viewer.id) if viewer.kind == "person" else None
        return board_view(table, game) if seat is None else hand_view(table, game, seat)

    def _lock(self, name: str) -> asyncio.Lock:
        return self._locks.setdefault(name, asyncio.Lock())

    @asynccontextmanager
    async def _locks_of(self, *persons: str) -> AsyncIterator[None]:
        """Keep each of ``persons`` to one challenge at a time, given or received.

        The same order everywhere, so that two who challenge each other do not wait for ever.
        """
        async with AsyncExitStack() as stack:
            for person in sorted({*persons} - {""}):
                await stack.enter_async_context(self._lock(f"person {person}"))
            yield

    @asynccontextmanager
    async def _once(self, update: Update | None) -> AsyncIterator[None]:
        """See to it that an update delivered again is not refused for what it did itself."""
        try:
            yield
        except GinError:
            if update is not None and await self._store.is_done(update):
                raise AlreadyDone from None
            raise

    def _game(self, rules: Rules) -> Game:
        return Game(variant_of(rules), self._chance.order)

    async def _live(self, table_id: str) -> Table:
        table = self._tables.get(table_id) or await self._store.table(table_id)
        if table is None:
            raise NoTable(Fault.NO_TABLE)
        return table

    async def _commit(self, before: Table | None, change: Change, saved: Saved) -> str:
        """Save a change and announce it; the last table that it reached."""
        unit = self._units.unit(before, change, self._game(change.table.rules), saved)
        try:
            await self._store.commit(unit)
        except VersionTaken:
            self._tables.pop(change.table.id, None)
            raise StaleView(Fault.STALE_BUTTON) from None
        except BaseException:
            # Also cancelled while it waited: what is saved now, only the store knows.
            self._tables.pop(change.table.id, None)
            raise
        reached = [done.table for done in (unit, *unit.also)]
        for table in reached:
            self._remember(table)
        for table in reached:
            for listener in self._listeners:
                listener(table.id, table.version)
        return reached[-1].id

    def _remember(self, table: Table) -> None:
        """Keep a live table at hand; a finished one is read from the store when asked for."""
        if isinstance(table.stage, Finished):
            self._tables.pop(table.id, None)
        else:
            self._tables[table.id] = table
