"""A day of many tables on a clock that jumps: people who come or do not, a bot with troubles."""

import asyncio
from dataclasses import dataclass, field
from math import inf
from random import Random
from typing import Final

from engine.match.boards import HandView
from engine.match.pace import PaceKey
from engine.match.rules import Rules
from engine.match.stages import ChoosingDealer, Finished, Lobby, Playing, Readying
from engine.match.table import Table
from engine.opponents.autopilot import Autopilot
from engine.round.outcome import Seat
from engine.service.intents import Ask, Challenge, Play, Wanted, Wish
from engine.service.orders import Order
from engine.service.ports import Audience, Person
from engine.service.service import Service
from engine.service.time.table_time import TableTime
from engine.service.time.timekeeper import Timekeeper
from engine.service.time.waits import Waits
from tests.builders import PARLOUR
from tests.engine.service.time.turns import DAY, HOUR, MINUTE
from tests.fakes import FakeChance, FakeClock, MemoryStore

PACES: Final[tuple[PaceKey, ...]] = ("live", "casual", "slow", "none")
TURNS: Final[dict[PaceKey, int]] = {"live": MINUTE, "casual": 10 * MINUTE, "slow": 3 * HOUR}
OFFERS: Final[dict[PaceKey, int]] = {"live": 600, "casual": HOUR, "slow": 3 * DAY, "none": 7 * DAY}
CHALLENGES: Final[dict[PaceKey, int]] = {"slow": DAY}
HABITS: Final = ("always", "at times", "never")
PATIENCE: Final = 20
"""After so many turns at a table whoever is in turn gives up."""
Wait = tuple[str, int, Seat | None]
"""What is waited for at a table: the stage, the number of the round, and whose turn it is."""
WISHES: Final[dict[str, Wish]] = {
    "lobby": "accept",
    "choosing": "deal_first",
    "readying": "ready",
}


@dataclass(frozen=True)
class Waiting:
    """One wait at a table, ``begun`` in usable seconds, and after how many each seat acts.

    ``whole`` is how long it may take.
    """

    wait: Wait
    begun: float
    acts: dict[Seat, float]
    whole: float

    @property
    def last(self) -> float:
        """After how many seconds everybody has acted."""
        return max(self.acts.values(), default=inf)


def wait_at(table: Table) -> Wait:
    """What is waited for at a table."""
    stage = table.stage
    if isinstance(stage, ChoosingDealer):
        return "choosing", 0, stage.chooser
    if isinstance(stage, Readying):
        return "readying", stage.number, None
    if isinstance(stage, Playing):
        return "playing", table.rounds[-1].number, table.rounds[-1].state.phase.seat
    if isinstance(stage, Finished):
        return "offer" if len(stage.rematch) == 1 else "over", 0, None
    return "lobby", 0, 1


def whole_of(table: Table) -> float:
    """How many seconds a table may wait for what it waits for."""
    pace = table.rules.pace
    name, _, _ = wait_at(table)
    if name == "lobby":
        return CHALLENGES.get(pace, 600)
    if name in {"offer", "over"}:
        return OFFERS[pace] if name == "offer" else inf
    return TURNS.get(pace, inf)


@dataclass
class ADay:
    """A bot with many tables; ``waits`` is everything that each of them has waited for.

    ``lost`` are the seconds in which nobody could use the bot, ``troubles`` when it was so.
    ``early_or_late`` is what came at another time than it should.
    """

    seed: int
    clock: FakeClock = field(default_factory=FakeClock)
    store: MemoryStore = field(default_factory=MemoryStore)
    chance: FakeChance = field(default_factory=FakeChance)
    waits: dict[str, list[Waiting]] = field(default_factory=dict)
    heard: dict[str, int] = field(default_factory=dict)
    early_or_late: list[tuple[str, str, float]] = field(default_factory=list)
    reports: list[Exception] = field(default_factory=list)
    troubles: list[float] = field(default_factory=list)
    lost: float = 0

    async def run(self, tables: int) -> None:
        """Let the day pass."""
        self.rng = Random(self.seed)
        try:
            async with asyncio.timeout(DAY), asyncio.TaskGroup() as self.tasks:
                await self._open_up()
                for number in range(tables):
                    self.tasks.create_task(self._host(number))
                self.tasks.create_task(self._have_troubles())
        except TimeoutError:
            return

    def usable(self) -> float:
        """The seconds so far in which everybody could have played."""
        return self.clock.elapsed() / 1000 - self.lost

    async def _open_up(self) -> None:
        self.time = TableTime(self.clock, self.store)
        self.service = Service(self.store, self.time, self.chance, Waits(paces=TURNS))
        self.service.listen(self._hear)
        await self.time.start()
        keeper = Timekeeper(self.service, self.store, self.time, self.reports.append)
        self.keeper = self.tasks.create_task(keeper.run())

    async def _have_troubles(self) -> None:
        while True:
            await asyncio.sleep(self.rng.uniform(15 * MINUTE, 30 * MINUTE))
            trouble = self.rng.choice(("freeze", "restart", "kill", "clock", "platform"))
            if trouble == "clock":
                self.clock.set_wall(self.clock.now() + self.rng.choice((-1, 1)) * HOUR * 1000)
            else:
                await self._have(trouble)

    async def _have(self, trouble: str) -> None:
        """Let the bot be of no use to anybody for a while."""
        if trouble in {"restart", "kill"}:
            self.keeper.cancel()
        if trouble == "restart":
            await self.time.close()
        if trouble == "platform":
            self.service.unreachable("web")
        seconds = self.rng.randint(20, 5 * MINUTE)
        self.clock.advance(seconds)
        self.lost += seconds
        self.troubles.append(self.usable())
        if trouble in {"restart", "kill"}:
            await self._open_up()
        if trouble == "platform":
            await self.service.reachable("web")

    async def _host(self, number: int) -> None:
        """Open a table, some time in the first half of the day."""
        await self._until(self.rng.uniform(1, DAY / 2))
        host, guest = [await self._met(f"{name} {number}") for name in ("ada", "ben")]
        challenge = Challenge(PARLOUR, guest.id, rules=Rules(pace=PACES[number % len(PACES)]))
        if number % 20 == 0:
            challenge = Challenge(None, computer="casual")
        await self.service.challenge(host, challenge)

    async def _met(self, name: str) -> Person:
        return await self.store.meet("web", name, Person(name, name))

    async def _until(self, moment: float) -> None:
        left = moment - self.usable()
        if left > 0:
            await asyncio.sleep(left + 0.001)
            # Some of that may have been of no use to anybody.
            await self._until(moment)

    def _hear(self, table_id: str, version: int) -> None:
        if self.heard.get(table_id) == version:
            # It tells another time, and nothing else has changed.
            return
        self.heard[table_id] = version
        table = self.store.tables[table_id]
        known = self.waits.setdefault(table_id, [])
        kind = self.store.logs[table_id][-1].action.kind
        if kind in {"warn", "autopilot", "expire"}:
            self._check(table_id, known[-1], kind)
        if not known or known[-1].wait != wait_at(table):
            waiting = self._begun(table)
            known.append(waiting)
            for seat in waiting.acts:
                self.tasks.create_task(self._act(table, waiting, seat))

    def _check(self, table: str, waiting: Waiting, kind: str) -> None:
        """See to it that this was due now: a kill gives some seconds back, a freeze takes two."""
        since = self.usable() - waiting.begun
        due = waiting.whole * 0.75 if kind == "warn" else waiting.whole
        times = sum(at >= waiting.begun for at in self.troubles)
        if not due - 2 * times - 0.1 <= since <= due + 6 * times + 1.1:
            self.early_or_late.append((table, kind, since - due))

    def _begun(self, table: Table) -> Waiting:
        """A wait that begins, and who will act in it when."""
        wait, whole = wait_at(table), whole_of(table)
        seats = {"readying": (0, 1), "offer": (), "over": ()}.get(wait[0], (wait[2] or 0,))
        acts = {seat: self._acts(table, seat, min(whole, HOUR)) for seat in seats}
        return Waiting(wait, self.usable(), acts, whole)

    def _acts(self, table: Table, seat: Seat, whole: float) -> float:
        habit = Random(f"{self.seed} {table.id} {seat}").choice(HABITS)
        prompt, late = whole * self.rng.uniform(0.1, 0.5), whole * 0.88
        if isinstance(table.stage, Lobby):
            # Whoever accepts may never be seen again.
            return self.rng.choice((prompt, prompt, prompt, inf))
        if any(player.computer for player in table.players) or habit == "never":
            return inf
        return prompt if habit == "always" else self.rng.choice((prompt, prompt, late, inf))

    async def _act(self, table: Table, waiting: Waiting, seat: Seat) -> None:
        """Do what somebody is waited for to do, once they come."""
        if waiting.acts[seat] == inf:
            return
        await self._until(waiting.begun + waiting.acts[seat])
        invited = table.stage.invited if isinstance(table.stage, Lobby) else ""
        person = await self._met(invited or table.players[seat].person)
        wait = waiting.wait[0]
        if wait != "playing":
            await self._ask(person, table.id, Ask(WISHES[wait]))
        elif len(self.waits[table.id]) > PATIENCE:
            await self._ask(person, table.id, Ask("resign"))
            await self._ask(person, table.id, Ask("rematch"))
        else:
            await self._play(person, table.id, waiting)

    async def _play(self, person: Person, table: str, waiting: Waiting) -> None:
        while self.waits[table][-1] is waiting:
            view = await self.service.show(table, Audience("person", person.id))
            assert isinstance(view, HandView)
            assert view.round is not None
            await self._ask(person, table, Play((Autopilot().choose(view.round, self.rng),)))

    async def _ask(self, person: Person, table: str, wanted: Wanted) -> None:
        version = self.store.tables[table].version
        await self.service.carry_out(Order(person, table, version, wanted))
