"""Deadlines: when they come, that they come after a restart, and that none stops another."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace

import pytest

from engine.match.actions import Expire
from engine.match.people import Player
from engine.match.stages import Finished, Lobby, Playing
from engine.round.faults import NoTable
from engine.round.moves import PASS
from engine.service.intents import Play
from engine.service.ports import Deadline, Gap, LogRow, Person, StoreBusy, Unit
from engine.service.service import Service
from engine.service.time.table_time import TableTime
from engine.service.time.timekeeper import Timekeeper
from tests.engine.service.parlour import (
    ADA,
    BEN,
    EVERYBODY,
    FIRST_SEAT_CHOOSES,
    IN_PRIVATE,
    SECOND_SEAT_CHOOSES,
    TO_ANYBODY,
    TO_BEN,
    Parlour,
)
from tests.engine.service.time.turns import moment, paced, sleeps
from tests.fakes import FakeClock, MemoryStore
from tests.jumping import JumpingLoop

TEN_MINUTES = 600


@dataclass
class BusyStore(MemoryStore):
    """Refuses the first of its commits that ``refusals`` counts, and as many moved deadlines."""

    refusals: int = 0
    put_off: list[Deadline] = field(default_factory=list)

    async def commit(self, unit: Unit) -> None:
        """Save, or say that there is no room."""
        if self.refusals:
            self.refusals -= 1
            raise StoreBusy
        await super().commit(unit)

    async def move_deadline(self, deadline: Deadline, *, draw_again: bool = False) -> None:
        """Move it, and remember that."""
        self.put_off.append(deadline)
        await super().move_deadline(deadline, draw_again=draw_again)


@dataclass
class FickleStore(MemoryStore):
    """Fails at the next look for a deadline, with each of ``failures`` in turn."""

    failures: list[Exception] = field(default_factory=list)
    looks: int = 0

    async def next_deadline(self, clock: str) -> Deadline | None:
        """The nearest deadline, or a failure."""
        self.looks += 1
        if self.failures:
            raise self.failures.pop(0)
        return await super().next_deadline(clock)


@dataclass
class Watch:
    """Somebody who sees a timekeeper at work: what it reports, and that anything happened."""

    reports: list[Exception] = field(default_factory=list)
    news: asyncio.Event = field(default_factory=asyncio.Event)

    def report(self, error: Exception) -> None:
        """Hear of an exception."""
        self.reports.append(error)
        self.news.set()

    async def until(self, happened: Callable[[], bool]) -> None:
        """Wait for something to happen, but not for ever."""
        async with asyncio.timeout(10):
            while not happened():
                await self.news.wait()
                self.news.clear()


@asynccontextmanager
async def timekeeper(parlour: Parlour) -> AsyncIterator[Watch]:
    """A timekeeper at work, and somebody who watches it."""
    watch = Watch()
    parlour.service.listen(lambda _table, _version: watch.news.set())
    keeper = Timekeeper(parlour.service, parlour.store, parlour.time, watch.report)
    working = asyncio.create_task(keeper.run())
    yield watch
    working.cancel()
    with pytest.raises(asyncio.CancelledError):
        await working


async def _with_unknown_computer(parlour: Parlour) -> str:
    """A table whose computer player no longer exists, and is waited for."""
    parlour.chance.stack(FIRST_SEAT_CHOOSES)
    opened = await parlour.open(ADA, IN_PRIVATE)
    await parlour.deal(opened)
    table = await parlour.table(opened)
    players = (table.players[0], Player("gone", computer="gone"))
    broken = replace(table, players=players, version=3)
    row = LogRow(table.id, 3, "ada", Expire(), parlour.clock.now())
    now = parlour.time.now("")
    deadline = Deadline(table.id, 3, "computer", now + 1, begun=now)
    await parlour.store.commit(Unit(broken, row, deadline=deadline))
    await parlour.restart()
    return table.id


async def test_a_challenge_expires_after_ten_minutes(parlour: Parlour) -> None:
    table = await parlour.open(ADA, TO_BEN)
    parlour.clock.advance(TEN_MINUTES)

    async with timekeeper(parlour) as watch:
        await watch.until(lambda: parlour.heard[-1] == (table, 2))

    assert (await parlour.table(table)).stage == Finished("expired")
    assert watch.reports == []


async def test_a_challenge_does_not_expire_a_moment_before_ten_minutes(parlour: Parlour) -> None:
    table = await parlour.open(ADA, TO_BEN)
    parlour.clock.advance(TEN_MINUTES - 0.001)

    async with timekeeper(parlour) as watch:
        await asyncio.sleep(0.02)
        stage = (await parlour.table(table)).stage
        parlour.clock.advance(0.001)
        await watch.until(lambda: parlour.heard[-1] == (table, 2))

    assert isinstance(stage, Lobby)


async def test_a_match_is_never_hurried(parlour: Parlour) -> None:
    await parlour.dealt()

    assert await parlour.store.next_deadline("web") is None


async def test_the_computer_moves_after_its_pause(parlour: Parlour) -> None:
    parlour.chance.stack(SECOND_SEAT_CHOOSES)
    table = await parlour.open(ADA, IN_PRIVATE)

    deadline = await parlour.deadline()

    now = parlour.time.now("")
    assert deadline == Deadline(table, 1, "computer", now + 900, begun=now)


async def test_the_computer_moves_after_a_restart(parlour: Parlour) -> None:
    parlour.chance.stack(FIRST_SEAT_CHOOSES)
    table = await parlour.open(ADA, IN_PRIVATE)
    await parlour.ask(ADA, table, "deal_first")
    await parlour.restart()
    parlour.clock.advance(0.9)

    async with timekeeper(parlour) as watch:
        await watch.until(lambda: parlour.heard[-1] == (table, 3))

    stored = await parlour.table(table)
    assert isinstance(stored.stage, Playing)
    assert (await parlour.store.log(table))[-1].actor == "computer"
    assert watch.reports == []


async def test_a_deadline_that_comes_sooner_wakes_the_timekeeper(parlour: Parlour) -> None:
    parlour.chance.stack(SECOND_SEAT_CHOOSES)

    async with timekeeper(parlour) as watch:
        await asyncio.sleep(0.01)
        table = await parlour.open(ADA, IN_PRIVATE)
        parlour.clock.advance(0.9)
        await watch.until(lambda: (table, 2) in parlour.heard)

    assert isinstance((await parlour.table(table)).stage, Playing)


async def test_the_nearest_deadline_comes_first(parlour: Parlour) -> None:
    waiting = await parlour.open(BEN, TO_ANYBODY)
    parlour.clock.advance(TEN_MINUTES - 0.5)
    parlour.chance.stack(SECOND_SEAT_CHOOSES)
    playing = await parlour.open(ADA, IN_PRIVATE)
    parlour.clock.advance(1)

    async with timekeeper(parlour) as watch:
        await watch.until(lambda: len(parlour.heard) == 4)

    assert parlour.heard[2:] == [(waiting, 2), (playing, 2)]


async def test_a_late_deadline_is_harmless(parlour: Parlour) -> None:
    table = await parlour.open(ADA, TO_BEN)
    late = await parlour.store.next_deadline("web")
    assert late is not None
    await parlour.ask(BEN, table, "accept")
    before = await parlour.table(table)

    await parlour.service.on_deadline(late)

    assert await parlour.table(table) == before
    assert parlour.heard[-1] == (table, 2)


async def test_a_deadline_of_another_writer_makes_the_table_be_read_again(
    parlour: Parlour,
) -> None:
    table = await parlour.dealt()
    other = Parlour(parlour.store, parlour.clock, parlour.chance)
    await other.service.carry_out(await parlour.order(BEN, table, Play((PASS,))))

    await parlour.service.on_deadline(Deadline(table, 4, "computer", parlour.clock.now()))

    assert (await parlour.board(table)).version == 4


async def test_a_deadline_of_no_table_is_reported(parlour: Parlour) -> None:
    with pytest.raises(NoTable):
        await parlour.service.on_deadline(Deadline("none", 1, "expire", 0))


async def test_a_deadline_that_fails_is_reported_and_stops_no_other(parlour: Parlour) -> None:
    broken = await _with_unknown_computer(parlour)
    waiting = await parlour.open(BEN, TO_ANYBODY)
    parlour.clock.advance(TEN_MINUTES)

    async with timekeeper(parlour) as watch:
        await watch.until(lambda: parlour.heard[-1] == (waiting, 2))

    assert [type(report) for report in watch.reports] == [KeyError]
    assert (await parlour.table(broken)).version == 3


async def test_a_deadline_that_failed_is_tried_again_in_half_a_minute(parlour: Parlour) -> None:
    broken = await _with_unknown_computer(parlour)
    parlour.clock.advance(1)
    async with timekeeper(parlour) as watch:
        await watch.until(lambda: bool(watch.reports))
        await asyncio.sleep(0.01)

    moved = await parlour.deadline()

    assert (moved.table, moved.due) == (broken, parlour.time.now("") + 30_000)


async def test_a_full_store_makes_a_deadline_late_and_not_fail() -> None:
    store = BusyStore()
    parlour = Parlour(store)
    table = await parlour.open(ADA, TO_ANYBODY)
    parlour.clock.advance(TEN_MINUTES)
    store.refusals = 1

    async with timekeeper(parlour) as watch:
        await watch.until(lambda: parlour.heard[-1] == (table, 2))

    assert (watch.reports, store.put_off) == ([], [])


async def test_a_failing_look_for_deadlines_ends_nothing() -> None:
    error = OSError("the disk was away for a moment")
    store = FickleStore(failures=[StoreBusy(), error])
    parlour = Parlour(store)
    table = await parlour.open(ADA, TO_ANYBODY)
    parlour.clock.advance(TEN_MINUTES)

    async with timekeeper(parlour) as watch:
        await watch.until(lambda: parlour.heard[-1] == (table, 2))

    assert watch.reports == [error]


async def test_a_deadline_of_which_nothing_comes_holds_up_no_other(parlour: Parlour) -> None:
    table = await parlour.table(await parlour.dealt())
    behind = replace(table, version=4)
    now = parlour.time.now("web")
    stale = Deadline(table.id, 3, "turn", now - 1, "web", now, now)
    row = LogRow(table.id, 4, "ada", Expire(), parlour.clock.now())
    await parlour.store.commit(Unit(behind, row, deadline=stale))
    await parlour.restart()
    parlour.chance.stack(SECOND_SEAT_CHOOSES)
    other = await parlour.open(ADA, IN_PRIVATE)
    parlour.clock.advance(1)

    async with timekeeper(parlour) as watch:
        await watch.until(lambda: (other, 2) in parlour.heard)

    moved = await parlour.store.deadline(table.id)
    assert moved is not None
    assert moved.due == parlour.time.now("web") + 30_000
    assert watch.reports == []


async def test_nothing_comes_due_on_a_platform_that_can_not_be_reached(parlour: Parlour) -> None:
    table = await parlour.open(ADA, TO_BEN)
    parlour.clock.advance(TEN_MINUTES)
    parlour.service.unreachable("web")

    async with timekeeper(parlour) as watch:
        await asyncio.sleep(0.02)
        waiting = (await parlour.table(table)).stage
        await parlour.service.reachable("web")
        await watch.until(lambda: parlour.heard[-1] == (table, 2))

    assert isinstance(waiting, Lobby)


async def test_later_deadlines_let_the_timekeeper_sleep() -> None:
    store = FickleStore()
    parlour = Parlour(store)

    async with timekeeper(parlour):
        await asyncio.sleep(0.01)
        looks = store.looks
        for person in (ADA, BEN):
            await parlour.open(person, TO_ANYBODY)
        await asyncio.sleep(0.01)

    assert store.looks == looks


async def test_many_overdue_deadlines_each_fire_once_after_a_restart(parlour: Parlour) -> None:
    people = [Person(f"p{number}", f"P{number}") for number in range(50)]
    tables = [await parlour.open(person, TO_ANYBODY) for person in people]
    parlour.clock.advance(TEN_MINUTES)
    await parlour.time.close()
    parlour.clock.advance(TEN_MINUTES)
    await parlour.restart()
    parlour.clock.advance(TEN_MINUTES)

    async with timekeeper(parlour) as watch:
        await watch.until(lambda: sum(version == 2 for _, version in set(parlour.heard)) == 50)

    logs = [await parlour.store.log(table) for table in tables]
    assert {tuple(row.action.kind for row in log) for log in logs} == {("open", "expire")}
    assert watch.reports == []


@dataclass
class SlowStore(MemoryStore):
    """Takes ``seconds`` to move a deadline, and to have a clock's tables drawn again."""

    seconds: float = 0

    async def move_deadline(self, deadline: Deadline, *, draw_again: bool = False) -> None:
        """Move it, after a while."""
        await asyncio.sleep(self.seconds)
        await super().move_deadline(deadline, draw_again=draw_again)

    async def draw_again(self, clock: str) -> tuple[str, ...]:
        """Have them drawn again, after a while."""
        await asyncio.sleep(self.seconds)
        return await super().draw_again(clock)


async def _freeze(store: SlowStore, clock: FakeClock) -> list[Gap]:
    """The gaps of a bot that freezes for a minute once, and whose store takes long then."""
    parlour = Parlour(store, clock)
    parlour.time = TableTime(clock, store)
    parlour.service = Service(store, parlour.time, parlour.chance)
    parlour.service.listen(lambda table, version: parlour.heard.append((table, version)))
    for person in EVERYBODY:
        await store.meet("web", person.id, person)
    parlour.clock.set_wall(moment("2027-03-01 08:00"))
    await sleeps(parlour, BEN, "UTC")
    await parlour.dealt(paced("slow"))
    async with timekeeper(parlour) as watch:
        await asyncio.sleep(5)
        store.seconds = 30
        clock.advance(60)
        await asyncio.sleep(TEN_MINUTES)
        assert watch.reports == []
    return store.all_gaps


def test_a_store_that_takes_long_is_no_gap() -> None:
    clock = FakeClock()

    with asyncio.Runner(loop_factory=lambda: JumpingLoop(clock)) as runner:
        gaps = runner.run(_freeze(SlowStore(), clock))

    assert [gap.clock for gap in gaps] == ["web"]
    assert 58_000 <= gaps[0].lost <= 60_000


async def test_deadlines_wait_for_no_table_that_is_told_anew() -> None:
    store = SlowStore(seconds=60)
    parlour = Parlour(store)
    table = await parlour.open(ADA, TO_ANYBODY)
    parlour.clock.set_wall(0)
    parlour.clock.advance(TEN_MINUTES)

    async with timekeeper(parlour) as watch:
        await watch.until(lambda: (table, 2) in parlour.heard)

    assert watch.reports == []
