"""The clocks of tables: they stand still while nobody could play, and nobody can set them."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import pytest

from engine.service.ports import ClockRow, Deadline, Gap, LogRow, Store, StoreBusy, Unit
from engine.service.time.table_time import TableTime
from tests.builders import OPENING, a_table
from tests.fakes import FakeClock, MemoryStore

MINUTE = 60
HOUR = 60 * MINUTE


@dataclass
class BusyStore(MemoryStore):
    """Has no room as long as it is told so."""

    is_full: bool = False
    drawn: list[str] = field(default_factory=list)
    drawing_is_full: bool = False
    failure: Exception | None = None

    async def save_clocks(self, rows: Sequence[ClockRow], gaps: Sequence[Gap] = ()) -> None:
        """Write, or say that there is no room."""
        if self.is_full:
            raise StoreBusy
        await super().save_clocks(rows, gaps)

    async def draw_again(self, clock: str) -> tuple[str, ...]:
        """Have drawn again, or say that there is no room."""
        if self.failure is not None:
            failure, self.failure = self.failure, None
            raise failure
        if self.drawing_is_full:
            raise StoreBusy
        self.drawn.append(clock)
        return await super().draw_again(clock)


async def watched(time: TableTime, clock: FakeClock, seconds: int) -> set[str]:
    """Let seconds pass, one by one, and look after the clocks in each; what they had drawn."""
    drawn: set[str] = set()
    for _ in range(seconds):
        clock.advance(1)
        drawn.update(await time.tick())
    return drawn


async def with_deadline(store: Store, time: TableTime, begun: int) -> str:
    """A table with a turn on the page's clock that everybody is told of."""
    table = a_table()
    deadline = Deadline(table.id, 1, "turn", begun + 60_000, "web", begun, begun + 60_000)
    row = LogRow(table.id, 1, "ada", OPENING, time.clock.now())
    await store.commit(Unit(table, row, deadline=deadline))
    return table.id


@pytest.fixture
async def time(store: Store, clock: FakeClock) -> TableTime:
    """The clocks of a bot that has just begun."""
    begun = TableTime(clock, store)
    await begun.start()
    return begun


async def test_a_clock_that_is_looked_after_goes_on_with_time(
    time: TableTime, clock: FakeClock
) -> None:
    begun = time.now("web")

    await watched(time, clock, 100)

    assert time.now("web") - begun == 100_000
    assert time.given_back("web", begun) == 0


async def test_a_clock_goes_on_between_two_looks(time: TableTime, clock: FakeClock) -> None:
    begun = time.now("web")

    clock.advance(0.7)

    assert time.now("web") - begun == 700


async def test_a_frozen_process_stops_its_clocks(time: TableTime, clock: FakeClock) -> None:
    begun = time.now("web")
    await watched(time, clock, 10)

    clock.advance(4 * MINUTE)
    await time.tick()

    assert time.now("web") - begun == 12_000
    assert time.given_back("web", begun) == 238_000


async def test_a_clock_never_goes_back_after_a_freeze(time: TableTime, clock: FakeClock) -> None:
    time.now("web")
    clock.advance(4 * MINUTE)
    before = time.now("web")

    await time.tick()

    assert time.now("web") >= before


async def test_what_begins_before_a_freeze_was_noticed_gets_nothing_back(
    time: TableTime, clock: FakeClock
) -> None:
    time.now("web")
    clock.advance(4 * MINUTE)
    begun = time.now("web")

    await time.tick()

    assert time.given_back("web", begun) == 0


async def test_what_begins_after_a_gap_gets_nothing_back(
    time: TableTime, clock: FakeClock
) -> None:
    time.stop("web")
    clock.advance(MINUTE)
    await time.go("web")

    assert time.given_back("web", time.now("web")) == 0


async def test_short_gaps_are_given_back_and_not_talked_about(
    time: TableTime, clock: FakeClock
) -> None:
    begun = time.now("web")
    clock.advance(6)
    await time.tick()

    assert (time.now("web") - begun, time.given_back("web", begun)) == (2000, 0)


async def test_many_short_gaps_are_talked_about_together(
    time: TableTime, clock: FakeClock
) -> None:
    begun = time.now("web")
    for _ in range(5):
        clock.advance(4)
        await time.tick()

    assert time.given_back("web", begun) == 10_000


async def test_a_platform_that_can_not_be_reached_stops_its_own_clock_alone(
    time: TableTime, clock: FakeClock
) -> None:
    begun = {name: time.now(name) for name in ("web", "telegram")}
    time.stop("telegram")

    await watched(time, clock, MINUTE)
    await time.go("telegram")

    assert time.now("web") - begun["web"] == 60_000
    assert time.now("telegram") - begun["telegram"] == 1
    assert time.given_back("telegram", begun["telegram"]) == 60_000
    assert time.given_back("web", begun["web"]) == 0


async def test_a_clock_stands_from_the_moment_in_which_it_was_stopped(
    time: TableTime, clock: FakeClock
) -> None:
    begun = time.now("web")
    clock.advance(0.5)
    time.stop("web")

    clock.advance(30)

    assert (time.now("web") - begun, time.goes("web")) == (500, False)


async def test_a_platform_that_is_lost_or_found_twice_counts_once(
    time: TableTime, clock: FakeClock
) -> None:
    begun = time.now("web")
    for _ in range(2):
        time.stop("web")
        clock.advance(30)
    await time.go("web")

    assert await time.go("web") == ()
    assert time.given_back("web", begun) == 60_000


async def test_a_freeze_before_a_platform_is_lost_is_given_back_too(
    time: TableTime, clock: FakeClock
) -> None:
    begun = time.now("web")
    clock.advance(MINUTE)
    time.stop("web")
    clock.advance(MINUTE)
    await time.go("web")

    assert time.given_back("web", begun) == 118_000


async def test_a_freeze_while_a_platform_is_lost_counts_once(
    time: TableTime, clock: FakeClock
) -> None:
    begun = time.now("web")
    time.stop("web")
    clock.advance(MINUTE)
    await time.tick()
    await time.go("web")

    assert time.given_back("web", begun) == 60_000


@pytest.mark.parametrize("hours", [1, -1, 24 * 365, -24 * 365])
async def test_a_wall_clock_that_is_set_moves_no_clock(
    time: TableTime, clock: FakeClock, hours: int
) -> None:
    begun = time.now("web")
    await watched(time, clock, 10)

    clock.set_wall(clock.now() + hours * HOUR * 1000)
    await watched(time, clock, 10)

    assert time.now("web") - begun == 20_000
    assert time.given_back("web", begun) == 0


async def test_a_wall_clock_that_is_set_has_its_times_told_anew(
    store: Store, time: TableTime, clock: FakeClock
) -> None:
    begun = time.now("web")
    table = await with_deadline(store, time, begun)
    clock.set_wall(clock.now() + HOUR * 1000)

    drawn = await watched(time, clock, 1)

    assert drawn == {table}
    assert time.wall("web", begun) == clock.now() - 1000


async def test_a_wall_clock_that_is_nudged_has_nothing_told_anew(
    store: Store, time: TableTime, clock: FakeClock
) -> None:
    await with_deadline(store, time, time.now("web"))
    clock.set_wall(clock.now() + 1000)

    assert await watched(time, clock, 3) == set()


async def test_a_bot_that_was_closed_goes_on_where_it_was(
    store: Store, time: TableTime, clock: FakeClock
) -> None:
    begun = time.now("web")
    await watched(time, clock, 33)
    await time.close()
    clock.advance(4 * MINUTE)

    again = TableTime(clock, store)
    await again.start()

    assert again.now("web") - begun == 33_001
    assert again.given_back("web", begun) == 240_000


async def test_a_bot_that_was_killed_takes_a_few_seconds_back(
    store: Store, time: TableTime, clock: FakeClock
) -> None:
    begun = time.now("web")
    await watched(time, clock, 33)
    clock.advance(4 * MINUTE)

    again = TableTime(clock, store)
    await again.start()

    assert 28_000 <= again.now("web") - begun <= 33_001
    assert again.given_back("web", begun) == begun + 273_000 - again.now("web") + 1


async def test_a_killed_bot_is_not_behind_what_began_last(
    store: Store, time: TableTime, clock: FakeClock
) -> None:
    time.now("web")
    await watched(time, clock, 33)
    begun = time.now("web")
    await with_deadline(store, time, begun)
    clock.advance(4 * MINUTE)

    again = TableTime(clock, store)
    await again.start()

    assert again.now("web") == begun + 1
    assert again.given_back("web", begun) == 240_000


async def test_a_clock_that_was_never_written_down_goes_on_with_what_began_on_it(
    store: Store, time: TableTime, clock: FakeClock
) -> None:
    begun = time.now("web")
    await with_deadline(store, time, begun)
    clock.advance(4 * MINUTE)

    again = TableTime(clock, store)
    await again.start()

    assert again.now("web") == begun + 1
    assert again.given_back("web", begun) == 0


async def test_what_a_restart_told_anew_is_told_at_the_first_look(
    store: Store, time: TableTime, clock: FakeClock
) -> None:
    table = await with_deadline(store, time, time.now("web"))

    again = TableTime(clock, store)
    await again.start()

    assert set(await again.tick()) == {table}
    assert set(await again.tick()) == set()


async def test_a_wall_clock_set_back_while_the_bot_is_down_gives_nothing_back(
    store: Store, time: TableTime, clock: FakeClock
) -> None:
    begun = time.now("web")
    await watched(time, clock, 10)
    await time.close()
    clock.set_wall(clock.now() - HOUR * 1000)

    again = TableTime(clock, store)
    await again.start()

    assert again.now("web") - begun == 10_001
    assert again.given_back("web", begun) == 0


async def test_a_bot_that_is_closed_while_a_platform_is_lost_remembers_since_when(
    store: Store, time: TableTime, clock: FakeClock
) -> None:
    begun = time.now("web")
    time.stop("web")
    clock.advance(MINUTE)
    await time.close()
    clock.advance(MINUTE)

    again = TableTime(clock, store)
    await again.start()

    assert again.given_back("web", begun) == 120_000


async def test_gaps_outlive_a_restart(store: Store, time: TableTime, clock: FakeClock) -> None:
    begun = time.now("web")
    clock.advance(MINUTE)
    await time.tick()
    await time.close()

    again = TableTime(clock, store)
    await again.start()

    assert again.given_back("web", begun) == 58_000


async def test_only_so_many_gaps_are_remembered(time: TableTime, clock: FakeClock) -> None:
    begun = time.now("web")
    for _ in range(1010):
        time.stop("web")
        clock.advance(1)
        await time.go("web")

    assert time.given_back("web", begun) == 1_000_000


async def test_a_full_store_is_told_of_a_gap_later(clock: FakeClock) -> None:
    store = BusyStore()
    time = TableTime(clock, store)
    begun = time.now("web")
    store.is_full = True
    clock.advance(MINUTE)
    assert await time.tick() == set()
    store.is_full = False

    await watched(time, clock, 1)

    assert [gap.lost for gap in store.all_gaps] == [58_000]
    assert time.given_back("web", begun) == 58_000
    assert store.drawn == ["web"]


async def test_a_full_store_has_times_told_anew_later(clock: FakeClock) -> None:
    store = BusyStore()
    time = TableTime(clock, store)
    table = await with_deadline(store, time, time.now("web"))
    store.drawing_is_full = True
    clock.advance(MINUTE)
    assert await time.tick() == set()
    store.drawing_is_full = False

    assert await watched(time, clock, 1) == {table}


async def test_a_full_store_does_not_keep_a_bot_from_closing(clock: FakeClock) -> None:
    store = BusyStore()
    time = TableTime(clock, store)
    time.now("web")
    store.is_full = True

    await time.close()

    assert store.clock_rows == {}


async def test_clocks_are_written_down_now_and_then(clock: FakeClock) -> None:
    store = MemoryStore()
    time = TableTime(clock, store)
    begun = time.now("web")
    await watched(time, clock, 4)
    early = dict(store.clock_rows)

    await watched(time, clock, 1)

    assert early == {}
    assert store.clock_rows == {"web": ClockRow("web", begun + 5000, clock.now())}


async def test_what_a_clock_counted_is_known_from_gap_to_gap(
    time: TableTime, clock: FakeClock
) -> None:
    begun, wall = time.now("web"), clock.now()
    for _ in range(2):
        await watched(time, clock, 10)
        time.stop("web")
        clock.advance(MINUTE)
        await time.go("web")

    stretches = time.stretches("web", begun)

    starts = [
        (round((at - begun) / 1000), round((at + ahead - wall) / 1000)) for at, ahead in stretches
    ]
    assert starts == [(0, 0), (10, 70), (20, 140)]


async def test_a_stall_that_nobody_can_see_has_nothing_told_anew(
    store: Store, time: TableTime, clock: FakeClock
) -> None:
    await with_deadline(store, time, time.now("web"))
    clock.advance(2.9)

    assert set(await time.tick()) == set()


async def test_stalls_that_add_up_to_a_second_have_it_told_anew(
    store: Store, time: TableTime, clock: FakeClock
) -> None:
    table = await with_deadline(store, time, time.now("web"))
    clock.advance(2.9)
    await time.tick()
    clock.advance(2.9)

    assert set(await time.tick()) == {table}


async def test_a_bot_that_is_killed_while_a_platform_is_lost_remembers_since_when(
    store: Store, time: TableTime, clock: FakeClock
) -> None:
    begun = time.now("web")
    time.stop("web")
    await watched(time, clock, HOUR)
    clock.advance(10)

    again = TableTime(clock, store)
    await again.start()

    assert again.given_back("web", begun) == 3_610_000


async def test_a_platform_lost_while_the_bot_closes_is_given_back_once(
    time: TableTime, clock: FakeClock
) -> None:
    begun = time.now("web")
    time.stop("web")
    clock.advance(MINUTE)
    await time.close()

    await time.go("web")

    assert time.given_back("web", begun) == 60_000


async def test_a_store_that_fails_has_times_told_anew_later(clock: FakeClock) -> None:
    store = BusyStore()
    time = TableTime(clock, store)
    table = await with_deadline(store, time, time.now("web"))
    store.failure = OSError("the disk was away for a moment")
    clock.advance(MINUTE)
    with pytest.raises(OSError, match="away"):
        await time.tick()

    assert set(await time.tick()) == {table}


async def test_a_clock_of_two_platforms_goes_while_both_are_reached(
    store: MemoryStore, clock: FakeClock
) -> None:
    time = TableTime(clock, store)
    begun = time.now("telegram+web")

    time.stop("telegram")
    time.stop("web")
    await watched(time, clock, MINUTE)
    await time.go("telegram")
    still = time.now("telegram+web")
    await watched(time, clock, MINUTE)
    await time.go("web")
    await watched(time, clock, MINUTE)

    assert still == begun
    assert time.now("telegram+web") - begun == pytest.approx(MINUTE * 1000, abs=2)


async def test_a_clock_that_begins_while_a_platform_is_away_stands_still(
    store: MemoryStore, clock: FakeClock
) -> None:
    time = TableTime(clock, store)
    time.stop("telegram")

    begun = time.now("telegram+web")
    await watched(time, clock, MINUTE)

    assert not time.goes("telegram+web")
    assert time.now("telegram+web") == begun


async def test_a_clock_of_two_platforms_is_told_anew_with_the_last_of_them(
    store: MemoryStore, clock: FakeClock
) -> None:
    time = TableTime(clock, store)
    begun = time.now("telegram+web")
    time.stop("web")
    await watched(time, clock, MINUTE)

    await time.go("web")

    assert time.given_back("telegram+web", begun) == pytest.approx(MINUTE * 1000, abs=1)
