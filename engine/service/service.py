"""Carries out intents: load, play, commit, announce; answers show()."""

import asyncio
from collections.abc import Callable
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
from engine.match.people import Place, Player
from engine.match.rules import Rules
from engine.match.stages import Finished, Lobby
from engine.match.table import Change, Game, Table, advance, opened, rematch_opening, seat_of
from engine.round.faults import Fault, NoTable, NotAllowed, StaleView
from engine.round.outcome import Seat
from engine.service import intents
from engine.service.computers import computer_action, computer_name, computer_seat
from engine.service.freshness import still_good
from engine.service.messages import wanted_messages
from engine.service.ports import (
    Audience,
    Chance,
    Clock,
    Deadline,
    LogRow,
    Person,
    Record,
    Store,
    Unit,
    Update,
)
from engine.service.records import match_results, round_results
from engine.variants.house import variant_of

MAX_LIVE_TABLES = 20


@dataclass(frozen=True, slots=True)
class Order:
    """An intent as it reaches the service: who asks, of which table, as they saw it at ``version``."""

    person: Person
    table: str
    version: int
    intent: intents.Play | intents.Ask
    update: Update | None = None


@dataclass(frozen=True, slots=True)
class Pace:
    """How long things wait, in milliseconds."""

    challenge_ms: int = 600_000
    computer_pause_ms: int = 900


@dataclass(frozen=True, slots=True)
class Saved:
    """What a change is saved with: the action, who acted, and the update that asked for it."""

    action: actions.Action
    actor: str
    update: Update | None = None


class Service:
    """The one door to every table: one command at a time per table, saved before it is told."""

    def __init__(self, store: Store, clock: Clock, chance: Chance, pace: Pace) -> None:
        self._store = store
        self._clock = clock
        self._chance = chance
        self._pace = pace
        self._tables: dict[str, Table] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._listeners: list[Callable[[str, int], None]] = []

    def listen(self, listener: Callable[[str, int], None]) -> None:
        """Call ``listener(table, version)`` after every saved change."""
        self._listeners.append(listener)

    async def challenge(
        self, person: Person, challenge: intents.Challenge, update: Update | None = None
    ) -> Table:
        """Open a table: a lobby for two people, or a match against the computer at once.

        Raises:
            NotAllowed: if the challenge makes no sense here or stands already.
            AlreadyDone: if the update was carried out before.
        """
        async with self._lock(f"person {person.id}"):
            await self._check_challenge(person, challenge)
            opening = await self._opening(person, challenge)
            change = opened(opening, self._game(opening.rules))
            await self._commit(None, change, Saved(opening, person.id, update))
            return change.table

    async def carry_out(self, order: Order) -> Table:
        """Do what ``order`` asks, save it, then announce the change.

        Raises:
            NoTable: if there is no such table.
            StaleView: if the table has changed since the person saw it.
            NotAllowed: if the person may not do this, or not now.
            IllegalMove: if the rules forbid the move.
            AlreadyDone: if the update was carried out before.
        """
        async with self._lock(order.table):
            table = await self._live(order.table)
            action = _action_of(order, table)
            change = advance(table, action, self._game(table.rules))
            await self._commit(table, change, Saved(action, order.person.id, order.update))
            return change.table

    async def on_deadline(self, deadline: Deadline) -> None:
        """Let a table's time pass: a challenge expires, a computer player moves.

        A late deadline names an old version and changes nothing.
        """
        async with self._lock(deadline.table):
            table = await self._live(deadline.table)
            if table.version != deadline.version:
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
        table = await self._live(table_id)
        game = self._game(table.rules)
        seat = seat_of(table, viewer.id) if viewer.kind == "person" else None
        return board_view(table, game) if seat is None else hand_view(table, game, seat)

    async def showdown(self, table_id: str, number: int) -> ShowdownView:
        """Round ``number`` of a table as it was laid out; nothing is awaited after old rounds.

        Raises:
            NoTable: if there is no such round.
        """
        table = await self._live(table_id)
        if table.sheet.entries and table.sheet.entries[-1].number == number:
            latest = showdown_view(table, self._game(table.rules))
            if latest is not None:
                return latest
        saved = await self._store.showdown(table_id, number)
        if saved is None:
            raise NoTable(Fault.NO_TABLE)
        return replace(saved, version=table.version, readying=None)

    async def tables_of(self, person: Person, place: Place | None = None) -> tuple[Table, ...]:
        """The live tables of a person, in one place if it is given, oldest first."""
        tables = await self._store.tables_of(person.id)
        return tuple(
            table
            for table in tables
            if place is None or place.key in {at.key for at in table.places}
        )

    async def latest_finished(self, person: Person, place: Place | None) -> Table | None:
        """The table a person finished last, in this place, or privately when None is given."""
        for table in reversed(await self._store.tables_of(person.id, live=False)):
            here = {at.key for at in table.places}
            if isinstance(table.stage, Finished) and (place is None or place.key in here):
                return table
        return None

    async def record(self, person: Person, rival: Person | None = None) -> Record:
        """The statistics of a person, and against ``rival`` if one is named."""
        people = await self._store.tally(person.id, computer=False)
        computer = await self._store.tally(person.id, computer=True)
        if rival is None:
            return Record(person, people, computer)
        versus = await self._store.tally(person.id, computer=False, versus=rival.id)
        return Record(person, people, computer, rival, versus)

    def _lock(self, name: str) -> asyncio.Lock:
        return self._locks.setdefault(name, asyncio.Lock())

    def _game(self, rules: Rules) -> Game:
        return Game(variant_of(rules), self._chance.order)

    async def _live(self, table_id: str) -> Table:
        table = self._tables.get(table_id) or await self._store.table(table_id)
        if table is None:
            raise NoTable(Fault.NO_TABLE)
        return table

    async def _check_challenge(self, person: Person, challenge: intents.Challenge) -> None:
        if challenge.opponent == person.id:
            raise NotAllowed(Fault.CHALLENGE_YOURSELF)
        if challenge.place is None and not challenge.computer:
            raise NotAllowed(Fault.NEEDS_CHANNEL)
        live = await self._store.tables_of(person.id)
        if len(live) >= MAX_LIVE_TABLES:
            raise NotAllowed(Fault.TOO_MANY_TABLES, limit=MAX_LIVE_TABLES)
        if challenge.place is not None and not challenge.computer:
            here = challenge.place.key
            _check_lobbies(
                person, challenge, [table for table in live if table.places and table.places[0].key == here]
            )

    async def _opening(self, person: Person, challenge: intents.Challenge) -> actions.Open:
        rules = Rules(target=challenge.target)
        variant = variant_of(rules)
        players = [Player(name=person.name, person=person.id)]
        if challenge.computer:
            players.append(
                Player(name=computer_name(challenge.computer), computer=challenge.computer)
            )
        invited = await self._store.person(challenge.opponent) if challenge.opponent else None
        return actions.Open(
            table=self._chance.id(),
            rules=rules,
            places=(challenge.place,) if challenge.place else (),
            players=tuple(players),
            capacity=variant.deal.seats,
            seed=self._chance.seed().hex(),
            invited=invited.id if invited else "",
            invited_name=invited.name if invited else "",
        )

    async def _commit(self, before: Table | None, change: Change, saved: Saved) -> None:
        unit = self._unit(before, change, saved)
        following = self._rematch(change.table, saved)
        if following is not None:
            unit = replace(unit, also=(following,))
        await self._store.commit(unit)
        for done in (unit, *unit.also):
            self._remember(done.table)
        for done in (unit, *unit.also):
            for listener in self._listeners:
                listener(done.table.id, done.table.version)

    def _remember(self, table: Table) -> None:
        """Keep a live table at hand; a finished one is read from the store when asked for."""
        if isinstance(table.stage, Finished):
            self._tables.pop(table.id, None)
        else:
            self._tables[table.id] = table

    def _unit(self, before: Table | None, change: Change, saved: Saved) -> Unit:
        table, now = change.table, self._clock.now()
        latest = showdown_view(table, self._game(table.rules)) if change.ended else None
        return Unit(
            table=table,
            log=LogRow(table.id, table.version, saved.actor, saved.action, now),
            update=saved.update,
            deadline=self._deadline(table, now),
            messages=wanted_messages(before, table),
            showdowns=() if latest is None else (latest,),
            rounds=round_results(change, now),
            matches=match_results(change, now),
        )

    def _deadline(self, table: Table, now: int) -> Deadline | None:
        if isinstance(table.stage, Lobby):
            return Deadline(table.id, table.version, "expire", now + self._pace.challenge_ms)
        if computer_seat(table) is not None:
            due = now + self._pace.computer_pause_ms
            return Deadline(table.id, table.version, "computer", due)
        return None

    def _rematch(self, table: Table, saved: Saved) -> Unit | None:
        """The new table's unit once everybody has agreed to play again."""
        agreed = isinstance(table.stage, Finished) and len(table.stage.rematch) == table.capacity
        if not agreed or not isinstance(saved.action, actions.OfferRematch):
            return None
        opening = rematch_opening(table, self._chance.id(), self._chance.seed())
        change = opened(opening, self._game(table.rules))
        return self._unit(None, change, Saved(opening, saved.actor))


def _check_lobbies(person: Person, challenge: intents.Challenge, here: list[Table]) -> None:
    for table in here:
        if not isinstance(table.stage, Lobby):
            continue
        challenger = table.players[0].person
        if challenger == person.id and table.stage.invited == challenge.opponent:
            raise NotAllowed(Fault.CHALLENGE_TWICE)
        if challenger == challenge.opponent and table.stage.invited == person.id:
            raise NotAllowed(Fault.CHALLENGE_WAITING, name=table.players[0].name)


def _action_of(order: Order, table: Table) -> actions.Action:
    """The action that an order asks for, checked for who asks and what they had seen."""
    if isinstance(order.intent, intents.Play):
        seat = _seat(order.person, table)
        if order.version != table.version:
            raise StaleView(Fault.STALE_BUTTON)
        return actions.Play(seat, order.intent.moves)
    if not still_good(table, order.intent.wish, order.version):
        raise StaleView(Fault.STALE_BUTTON)
    return _wished(order.person, order.intent.wish, table)


def _wished(person: Person, wish: intents.Wish, table: Table) -> actions.Action:
    if wish == "accept":
        return actions.Accept(Player(name=person.name, person=person.id))
    if wish == "decline":
        return actions.Decline(person.id)
    if wish == "withdraw":
        return actions.Withdraw(person.id)
    make = _SEAT_ACTIONS.get(wish)
    if make is None:
        raise NotAllowed(Fault.NOT_NOW)
    return make(_seat(person, table))


_SEAT_ACTIONS: dict[intents.Wish, Callable[[Seat], actions.Action]] = {
    "deal_first": lambda seat: actions.ChooseDealer(seat, deals=True),
    "let_deal": lambda seat: actions.ChooseDealer(seat, deals=False),
    "ready": actions.BeReady,
    "resign": actions.Resign,
    "offer_abort": actions.OfferAbort,
    "agree_abort": lambda seat: actions.AnswerAbort(seat, agrees=True),
    "refuse_abort": lambda seat: actions.AnswerAbort(seat, agrees=False),
    "rematch": actions.OfferRematch,
}


def _seat(person: Person, table: Table) -> Seat:
    seat = seat_of(table, person.id)
    if seat is None:
        raise NotAllowed(Fault.NOT_AT_TABLE)
    return seat
