"""Carries out intents: load, play, commit, announce; answers show()."""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Iterable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, replace
from typing import Literal
from weakref import WeakValueDictionary

from engine.match import actions
from engine.match.actions import Action
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
from engine.match.table import Change, Game, Table, is_away, seat_of
from engine.round.faults import Fault, GinError, NoTable, StaleView
from engine.round.outcome import Seat
from engine.round.views import PlayerView
from engine.service.challenges import check_challenge, is_at, opening
from engine.service.computers import timely_action
from engine.service.deadlines import Deadlines, Standing, Waits, rests
from engine.service.intents import Challenge
from engine.service.limits import Limits
from engine.service.orders import Order, action_of
from engine.service.ports import (
    AlreadyDone,
    Audience,
    Chance,
    Deadline,
    Person,
    Reckoning,
    Record,
    Store,
    Update,
    VersionTaken,
)
from engine.service.presence import LATELY_MS, Presence
from engine.service.quiet import unwanted_messages
from engine.service.table_time import TableTime
from engine.service.units import Saved, Units
from engine.variants.house import variant_of


@dataclass(frozen=True, slots=True)
class PastMatch:
    """A match that is over, as one of its players sees it, and when it ended (UTC ms)."""

    view: HandView
    ended_at: int


class Service:
    """The one door to every table: one command at a time per table, saved before it is told."""

    def __init__(
        self, store: Store, time: TableTime, chance: Chance, waits: Waits | None = None
    ) -> None:
        """Keep tables in ``store``, and their deadlines on the clocks of ``time``."""
        self._store = store
        self._chance = chance
        self._waits = waits or Waits()
        self._time = time
        self._limits = Limits(store, time.clock)
        self._deadlines = Deadlines(time, self._waits)
        self._units = Units(time.clock, chance, self._deadlines)
        self._presence = Presence(time.clock)
        self._tables: dict[str, Standing] = {}
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
            NotAllowed: if the challenge makes no sense here or stands already, or its place or
                the one who is challenged will have none now.
            AlreadyDone: if the update was carried out before.
        """
        place = await self._limits.one_at_a_time(challenge)
        async with self._locks_of(person.id, challenge.opponent, place), self._once(update):
            check_challenge(person, challenge, await self._store.tables_of(person.id))
            await self._limits.check(person, challenge)
            invited = None
            if challenge.opponent:
                invited = await self._store.person(challenge.opponent)
            first = opening(person, challenge, invited, self._chance)
            first = replace(
                first,
                waits_seconds=self._waits.challenge_seconds_of(first.rules.pace),
                turn_seconds=self._waits.turn_seconds(first.rules),
            )
            self._presence.note(person.id)
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
        self._presence.note(order.person.id)
        async with self._lock(order.table), self._once(order.update):
            standing = await self._live(order.table)
            action = action_of(order, standing[0], self._waits)
            saved = Saved(action, order.person.id, order.update)
            return await self._commit(standing, self._advanced(standing, action), saved)

    async def on_deadline(self, deadline: Deadline) -> None:
        """Let a table's time pass: a challenge expires, a computer player or autopilot moves.

        A late deadline names an old version and changes nothing.
        """
        async with self._lock(deadline.table):
            standing = await self._live(deadline.table)
            table = standing[0]
            if table.version != deadline.version:
                # Should it be this one that is behind, the store's is asked for next time.
                self._tables.pop(table.id, None)
                return
            if await self._waits_for_morning(deadline, table):
                return
            action = await timely_action(deadline, table, self._game(table.rules))
            saved = Saved(action, deadline.kind)
            await self._commit(standing, self._advanced(standing, action), saved)

    async def _waits_for_morning(self, deadline: Deadline, table: Table) -> bool:
        """Whether a deadline was put off, since it has come in the night of the awaited person."""
        if deadline.kind not in {"warn", "turn"}:
            return False
        later = self._deadlines.late(deadline, table, await self._people(table))
        if later is None:
            return False
        await self._store.move_deadline(later)
        self._tables[table.id] = (table, later)
        self._tell((table,))
        return True

    async def came_back(self, person: Person, table_id: str) -> None:
        """Hear that somebody has pressed something of a table: no autopilot plays for them now."""
        self._presence.note(person.id)
        standing = self._tables.get(table_id)
        if standing is not None and not _is_missed(standing[0], person.id):
            return
        with suppress(NoTable):
            await self._happens(table_id, lambda table: _come_back(table, person.id))

    async def departed(self, person: Person, place: Place) -> None:
        """Hear that somebody has left a place, in which they may have tables."""
        for table in await self._store.tables_of(person.id):
            if is_at(table, place):
                await self._happens(table.id, lambda table: _depart(table, person.id))

    async def person_gone(self, person: Person) -> None:
        """Hear that somebody's account is no more: their tables end, and nobody has lost."""
        for table in await self._store.tables_of(person.id):
            await self._happens(table.id, lambda table: _close(table, "person_gone"))

    async def place_gone(self, place: Place) -> None:
        """Hear that a place is no more, or no longer open to the bot: its tables end."""
        for table in await self._store.tables_at(place.key):
            await self._happens(table.id, lambda table: _close(table, "place_gone"))

    async def time_was_put_right(self, tables: Iterable[str]) -> None:
        """Hear that a clock stood still for a while: what tells its time is told anew."""
        for table_id in tables:
            with suppress(NoTable):
                self._tell(((await self._live(table_id))[0],))

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
        table, _ = await self._live(table_id)
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
        viewer = Audience("person", person.id)
        here = (table for table in tables if place is None or is_at(table, place))
        return tuple([self._view(await self._standing(table), viewer) for table in here])

    async def boards_at(self, place: Place) -> tuple[BoardView, ...]:
        """The live boards of a place, oldest first."""
        tables = await self._store.tables_at(place.key)
        boards = [self._board(await self._standing(table)) for table in tables]
        return tuple(boards)

    async def latest_finished(self, person: Person, place: Place | None) -> HandView | None:
        """What a person sees of their match that ended last, in this place if it is given.

        A challenge that came to nothing is none.
        """
        table = await self._store.latest_match(person.id, place.key if place else "")
        seat = seat_of(table, person.id) if table else None
        if table is None or seat is None:
            return None
        standing = await self._standing(table)
        return HandView(self._board(standing), seat, self._hand(table, seat))

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
        views = ((self._view((each.table, None), viewer), each.at) for each in ended)
        return tuple(PastMatch(view, at) for view, at in views if isinstance(view, HandView))

    async def latest_showdown(self, person: Person) -> ShowdownView | None:
        """The round of a person that ended last, as it was laid out; nothing is awaited after."""
        latest = await self._store.latest_showdown(person.id)
        return None if latest is None else replace(latest, readying=None)

    def _view(self, standing: Standing, viewer: Audience) -> BoardView | HandView:
        table = standing[0]
        seat = seat_of(table, viewer.id) if viewer.kind == "person" else None
        board = self._board(standing)
        return board if seat is None else HandView(board, seat, self._hand(table, seat))

    def _board(self, standing: Standing) -> BoardView:
        table, deadline = standing
        board = board_view(table, self._game(table.rules))
        told = None if deadline is None else self._deadlines.told(deadline)
        return board if told is None else replace(board, time=told)

    def _hand(self, table: Table, seat: Seat) -> PlayerView | None:
        return hand_view(table, self._game(table.rules), seat).round

    def _lock(self, name: str) -> asyncio.Lock:
        return self._locks.setdefault(name, asyncio.Lock())

    @asynccontextmanager
    async def _locks_of(self, *names: str) -> AsyncIterator[None]:
        """Keep each of these persons and places to one challenge at a time, given or received.

        The same order everywhere, so that two who challenge each other do not wait for ever.
        """
        async with AsyncExitStack() as stack:
            for name in sorted({*names} - {""}):
                await stack.enter_async_context(self._lock(f"challenge {name}"))
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

    async def _happens(self, table_id: str, action_of: Callable[[Table], Action | None]) -> None:
        """Let something happen to a table that nobody at it asked for, if it makes sense."""
        async with self._lock(table_id):
            standing = await self._live(table_id)
            action = action_of(standing[0])
            if action is not None:
                saved = Saved(action, action.kind)
                await self._commit(standing, self._advanced(standing, action), saved)

    def _advanced(self, standing: Standing, action: Action) -> Change:
        table = standing[0]
        return advance(table, action, self._game(table.rules))

    async def _people(self, table: Table) -> dict[str, Person]:
        """Those at a table, where it matters when they sleep."""
        if not rests(table):
            return {}
        people = [await self._store.person(seat.person) for seat in table.players if seat.person]
        return {person.id: person for person in people if person is not None}

    async def _elsewhere(self, table: Table) -> frozenset[str]:
        """The ids of those at a table who do not look at the moment, as far as can be told."""
        away = set()
        for player in table.players:
            here = self._presence.lately(player.person) if player.person else True
            if here is None:
                acted = await self._store.last_acted(table.id, player.person)
                here = self._time.clock.now() - acted < LATELY_MS
            if not here:
                away.add(player.person)
        return frozenset(away)

    async def _commit(self, before: Standing | None, change: Change, saved: Saved) -> str:
        """Save a change and announce it; the last table that it reached."""
        elsewhere = await self._elsewhere(change.table)
        people = await self._people(change.table) if _minds_nights(change.table, elsewhere) else {}
        unwanted = await unwanted_messages(self._store, before and before[0], change.table)
        saved = replace(saved, people=people, elsewhere=elsewhere, unwanted=unwanted)
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
        for done in (unit, *unit.also):
            self._remember(done.table, done.deadline)
        reached = [done.table for done in (unit, *unit.also)]
        self._tell(reached)
        return reached[-1].id

    def _tell(self, tables: Iterable[Table]) -> None:
        for table in tables:
            for listener in self._listeners:
                listener(table.id, table.version)

    def _remember(self, table: Table, deadline: Deadline | None) -> None:
        """Keep a live table at hand; a finished one is read from the store when asked for."""
        if isinstance(table.stage, Finished):
            self._tables.pop(table.id, None)
        else:
            self._tables[table.id] = (table, deadline)


def _minds_nights(table: Table, elsewhere: Collection[str]) -> bool:
    """Whether it matters when somebody at a table sleeps: for the clock, or for calling them."""
    return bool(table.turn_seconds or elsewhere)


def _is_missed(table: Table, person: str) -> bool:
    """Whether the table does not know yet that ``person``, who sits there, is back."""
    seat = seat_of(table, person)
    return seat is not None and (is_away(table, seat) or seat in table.departed)


def _come_back(table: Table, person: str) -> Action | None:
    seat = seat_of(table, person)
    if seat is None or isinstance(table.stage, Finished) or not _is_missed(table, person):
        return None
    return actions.ComeBack(seat)


def _depart(table: Table, person: str) -> Action | None:
    seat = seat_of(table, person)
    is_over = isinstance(table.stage, Finished)
    return None if is_over or seat in table.departed else actions.Depart(person)


def _close(table: Table, reason: Literal["place_gone", "person_gone"]) -> Action | None:
    return None if isinstance(table.stage, Finished) else actions.Close(reason)
