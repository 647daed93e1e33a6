"""Missed turns: warning, autopilot, forfeit; who comes back, and who comes at the last moment."""

import asyncio
from dataclasses import dataclass, replace

import pytest

from engine.match.actions import Autopilot, Warn
from engine.match.people import Player
from engine.match.stages import Finished, Playing
from engine.match.table import to_act
from engine.round.faults import Fault, StaleView
from engine.round.moves import DRAW_STOCK, PASS
from engine.service.intents import Play
from engine.service.ports import Deadline, Unit
from tests.builders import NORTH, SOUTH
from tests.engine.service.layouts import KNOCK, play_out
from tests.engine.service.parlour import ADA, BEN, CY, EVERYBODY, Parlour
from tests.engine.service.refusals import fault_of
from tests.engine.service.time.turns import called, kinds, miss_turn, noticed, paced, play_turn
from tests.fakes import MemoryStore

MISSED = ["warn", "autopilot"]


@dataclass
class DyingStore(MemoryStore):
    """Its process dies right after the commit that is told to be its last."""

    dies: bool = False

    async def commit(self, unit: Unit) -> None:
        """Save, and perhaps die before anybody hears of it."""
        await super().commit(unit)
        if self.dies:
            self.dies = False
            raise asyncio.CancelledError


async def away(parlour: Parlour, table: str) -> tuple[int, ...]:
    """How many turns in a row autopilot has played for each seat."""
    return (await parlour.table(table)).away


async def ending(parlour: Parlour, table: str) -> tuple[str, int | None]:
    """Why a match has ended, and by whom."""
    stage = (await parlour.table(table)).stage
    assert isinstance(stage, Finished)
    return stage.reason, stage.by


async def test_who_dawdles_is_warned_once(parlour: Parlour) -> None:
    table = await parlour.dealt(paced("live"))

    await parlour.pass_time()

    assert (await parlour.table(table)).warned
    assert await kinds(parlour, table) == ["warn"]


async def test_who_has_pressed_nothing_in_a_short_turn_is_called_by_its_warning(
    parlour: Parlour,
) -> None:
    table = await parlour.dealt(paced("live"))
    parlour.clock.advance(1)
    await parlour.play(BEN, table, PASS)
    assert await called(parlour, table) == set()

    await parlour.pass_time()

    assert await called(parlour, table) == {"ada"}


async def test_who_looks_at_their_cards_in_their_turn_is_not_called_by_its_warning(
    parlour: Parlour,
) -> None:
    table = await parlour.dealt(paced("live"))
    parlour.clock.advance(1)
    await parlour.service.came_back(BEN, table)

    await parlour.pass_time()

    assert await called(parlour, table) == set()


async def test_who_is_dealt_the_first_turn_after_their_own_press_is_called_by_its_warning(
    parlour: Parlour,
) -> None:
    table = await parlour.dealt(paced("live"))

    await parlour.pass_time()

    assert await called(parlour, table) == {"ben"}


async def test_a_turn_right_after_a_missed_one_calls_whoever_missed_it(parlour: Parlour) -> None:
    table = await parlour.dealt(paced("live"))
    await miss_turn(parlour, table)
    await noticed(parlour, table)
    await play_turn(parlour, table)

    assert await called(parlour, table) == {"ben"}


async def test_whose_time_is_up_has_their_turn_played(parlour: Parlour) -> None:
    table = await parlour.dealt(paced("live"))
    begun = parlour.clock.elapsed()

    await miss_turn(parlour, table)

    last = (await parlour.store.log(table))[-1]
    assert last.action == Autopilot(SOUTH, (PASS,))
    assert (last.actor, parlour.clock.elapsed() - begun) == ("turn", 60_000)
    assert await away(parlour, table) == (0, 1)
    assert to_act(await parlour.table(table)) == (NORTH,)


async def test_who_has_drawn_already_has_the_rest_of_their_turn_played(parlour: Parlour) -> None:
    table = await parlour.dealt(paced("live"))
    await parlour.play(BEN, table, PASS)
    await parlour.play(ADA, table, PASS)
    await parlour.play(BEN, table, DRAW_STOCK)

    await miss_turn(parlour, table)

    last = (await parlour.store.log(table))[-1]
    assert isinstance(last.action, Autopilot)
    assert len(last.action.moves) == 1
    assert to_act(await parlour.table(table)) == (NORTH,)


async def test_who_does_not_choose_the_dealer_lets_the_other_deal(parlour: Parlour) -> None:
    table = await parlour.seated(paced("live"))

    for _ in MISSED:
        await parlour.pass_time()

    known = await parlour.table(table)
    assert isinstance(known.stage, Playing)
    assert (known.rounds[0].state.dealer, known.away) == (SOUTH, (1, 0))


async def test_who_does_not_get_ready_is_dealt_to_all_the_same(parlour: Parlour) -> None:
    table = await parlour.seated(paced("live"))
    await play_out(parlour, table, KNOCK)
    await parlour.ask(ADA, table, "ready")

    await parlour.pass_time()

    known = await parlour.table(table)
    assert isinstance(known.stage, Playing)
    assert (known.unready, known.away) == ((SOUTH,), ())


async def test_three_missed_turns_in_a_row_forfeit_the_match(parlour: Parlour) -> None:
    table = await parlour.dealt(paced("live"))

    for _ in range(2):
        await miss_turn(parlour, table)
        await play_turn(parlour, table)
    await miss_turn(parlour, table)

    assert await ending(parlour, table) == ("forfeited", SOUTH)
    assert await parlour.store.deadline(table) is None


async def test_two_missed_turns_do_not(parlour: Parlour) -> None:
    table = await parlour.dealt(paced("live"))

    for _ in range(2):
        await miss_turn(parlour, table)
        await play_turn(parlour, table)
    await play_turn(parlour, table)
    await play_turn(parlour, table)
    await miss_turn(parlour, table)

    assert await away(parlour, table) == (0, 1)


async def test_where_nobody_is_there_nobody_wins(parlour: Parlour) -> None:
    table = await parlour.dealt(paced("live"))

    for _ in range(5):
        await miss_turn(parlour, table)

    assert await ending(parlour, table) == ("abandoned", None)
    assert await kinds(parlour, table) == MISSED * 5


async def test_who_has_missed_one_turn_wins_by_the_others_absence(parlour: Parlour) -> None:
    table = await parlour.dealt(paced("live"))
    await miss_turn(parlour, table)
    await play_turn(parlour, table)

    for _ in range(3):
        await miss_turn(parlour, table)

    assert await ending(parlour, table) == ("forfeited", SOUTH)


async def test_a_missed_turn_is_in_the_sheet_and_the_records(parlour: Parlour) -> None:
    table = await parlour.dealt(paced("live"))
    for _ in range(2):
        await miss_turn(parlour, table)
        await play_turn(parlour, table)
    await miss_turn(parlour, table)

    record = await parlour.service.record(BEN)

    assert (record.people.forfeits, record.people.matches_lost) == (1, 1)


@pytest.mark.parametrize("missed", [0, 1, 2])
@pytest.mark.parametrize("warned", [False, True], ids=["before a warning", "after a warning"])
async def test_who_comes_back_in_their_own_turn_has_missed_nothing(
    parlour: Parlour, missed: int, *, warned: bool
) -> None:
    table = await parlour.dealt(paced("live"))
    for _ in range(missed):
        await miss_turn(parlour, table)
        await play_turn(parlour, table)
    if warned:
        await parlour.pass_time()

    version = await parlour.service.came_back(BEN, table)

    assert bool(version) == bool(missed)
    assert await away(parlour, table) == ()
    await play_turn(parlour, table)
    assert to_act(await parlour.table(table)) == (NORTH,)


@pytest.mark.parametrize("missed", [1, 2])
async def test_who_comes_back_in_the_others_turn_has_missed_nothing(
    parlour: Parlour, missed: int
) -> None:
    table = await parlour.dealt(paced("live"))
    for _ in range(missed - 1):
        await miss_turn(parlour, table)
        await play_turn(parlour, table)
    await miss_turn(parlour, table)
    left = await parlour.deadline()

    version = await parlour.service.came_back(BEN, table)

    now = await parlour.deadline()
    assert (await away(parlour, table), now.version) == ((), version)
    assert (now.kind, now.due, now.ends) == (left.kind, left.due, left.ends)


async def test_coming_back_gives_nobody_more_time(parlour: Parlour) -> None:
    table = await parlour.dealt(paced("live"))
    await miss_turn(parlour, table)
    await play_turn(parlour, table)
    parlour.clock.advance(50)

    await parlour.service.came_back(BEN, table)

    deadline = await parlour.deadline()
    assert deadline.ends - parlour.time.now("web") == 10_000


async def test_a_press_that_is_refused_brings_back_too(parlour: Parlour) -> None:
    table = await parlour.dealt(paced("live"))
    await miss_turn(parlour, table)

    fault = await fault_of(parlour.play(BEN, table, PASS))

    assert fault is Fault.NOT_YOUR_TURN
    assert await away(parlour, table) == ()


async def test_who_only_looks_on_brings_nobody_back(parlour: Parlour) -> None:
    table = await parlour.dealt(paced("live"))
    await miss_turn(parlour, table)

    assert await parlour.service.came_back(CY, table) == 0
    assert await parlour.service.came_back(ADA, table) == 0
    assert await away(parlour, table) == (0, 1)


async def test_nobody_comes_back_to_a_match_that_is_over(parlour: Parlour) -> None:
    table = await parlour.dealt(paced("live"))
    for _ in range(5):
        await miss_turn(parlour, table)

    assert await parlour.service.came_back(BEN, table) == 0
    assert await ending(parlour, table) == ("abandoned", None)


async def test_nobody_comes_back_to_no_table(parlour: Parlour) -> None:
    assert await parlour.service.came_back(BEN, "none") == 0


async def test_after_a_restart_it_is_known_who_was_missed(parlour: Parlour) -> None:
    table = await parlour.dealt(paced("live"))
    await miss_turn(parlour, table)
    await parlour.restart()

    assert await parlour.service.came_back(BEN, table) == 6
    assert await away(parlour, table) == ()


async def test_a_press_a_moment_before_the_deadline_counts(parlour: Parlour) -> None:
    table = await parlour.dealt(paced("live"))
    await parlour.pass_time()
    deadline = await parlour.deadline()
    parlour.clock.advance(15)

    await parlour.play(BEN, table, PASS)
    await parlour.service.on_deadline(deadline)

    assert await kinds(parlour, table) == ["warn", "play"]


async def test_a_press_a_moment_after_the_deadline_is_stale_and_brings_back(
    parlour: Parlour,
) -> None:
    table = await parlour.dealt(paced("live"))
    await parlour.pass_time()
    pressed = await parlour.order(BEN, table, Play((PASS,)))
    await parlour.pass_time()

    fault = await fault_of(parlour.service.carry_out(pressed), StaleView)

    assert fault is Fault.STALE_BUTTON
    assert await kinds(parlour, table) == ["warn", "autopilot", "come_back"]
    assert await away(parlour, table) == ()


@pytest.mark.parametrize("first", ["press", "timer"])
async def test_a_press_and_the_deadline_at_once_are_one_turn(parlour: Parlour, first: str) -> None:
    table = await parlour.dealt(paced("live"))
    await parlour.pass_time()
    pressed = await parlour.order(BEN, table, Play((PASS,)))
    deadline = await parlour.deadline()
    parlour.clock.advance(15)
    press, timer = parlour.service.carry_out(pressed), parlour.service.on_deadline(deadline)

    both = (press, timer) if first == "press" else (timer, press)
    results = await asyncio.gather(*both, return_exceptions=True)

    refused = [type(result) for result in results if isinstance(result, Exception)]
    if first == "press":
        assert (await kinds(parlour, table), refused) == (["warn", "play"], [])
    else:
        assert await kinds(parlour, table) == ["warn", "autopilot", "come_back"]
        assert refused == [StaleView]
    assert await away(parlour, table) == ()
    assert to_act(await parlour.table(table)) == (NORTH,)


async def test_two_presses_and_the_deadline_at_once_are_one_turn(parlour: Parlour) -> None:
    table = await parlour.dealt(paced("live"))
    await parlour.pass_time()
    presses = [await parlour.order(BEN, table, Play((PASS,))) for _ in range(2)]
    deadline = await parlour.deadline()
    parlour.clock.advance(15)

    results = await asyncio.gather(
        parlour.service.carry_out(presses[0]),
        parlour.service.on_deadline(deadline),
        parlour.service.carry_out(presses[1]),
        return_exceptions=True,
    )

    assert await kinds(parlour, table) == ["warn", "play"]
    assert [type(result) for result in results if isinstance(result, Exception)] == [StaleView]


async def test_whoever_presses_anything_while_autopilot_thinks_is_back(parlour: Parlour) -> None:
    table = await parlour.dealt(paced("live"))
    await parlour.pass_time()
    deadline = await parlour.deadline()
    parlour.clock.advance(15)

    await asyncio.gather(
        parlour.service.on_deadline(deadline), parlour.service.came_back(BEN, table)
    )

    assert await kinds(parlour, table) == ["warn", "autopilot", "come_back"]


async def test_a_deadline_that_comes_twice_fires_once(parlour: Parlour) -> None:
    table = await parlour.dealt(paced("live"))
    deadline = await parlour.deadline()
    parlour.clock.advance(45)

    await asyncio.gather(*(parlour.service.on_deadline(deadline) for _ in range(5)))

    assert await kinds(parlour, table) == ["warn"]


async def test_a_deadline_that_was_put_off_does_not_fire_early(parlour: Parlour) -> None:
    table = await parlour.dealt(paced("live"))
    early = await parlour.deadline()
    parlour.clock.advance(44.9)

    await parlour.service.on_deadline(early)

    assert await kinds(parlour, table) == []
    assert parlour.heard[-1] == (table, 3)


@pytest.mark.parametrize("step", range(11))
async def test_a_restart_changes_nothing_at_any_step(parlour: Parlour, step: int) -> None:
    table = await parlour.dealt(paced("live"))
    for number in range(10):
        if number == step:
            await parlour.restart()
        await parlour.pass_time()

    if step == 10:
        await parlour.restart()

    assert await kinds(parlour, table) == MISSED * 5
    assert await ending(parlour, table) == ("abandoned", None)
    assert await parlour.store.deadline(table) is None


@pytest.mark.parametrize("step", range(10))
async def test_a_bot_killed_before_it_told_of_a_step_takes_it_once(step: int) -> None:
    store = DyingStore()
    for person in EVERYBODY:
        await store.meet("web", person.id, person)
    parlour = Parlour(store)
    table = await parlour.dealt(paced("live"))
    for number in range(10):
        store.dies = number == step
        dies = store.dies
        try:
            await parlour.pass_time()
        except asyncio.CancelledError:
            assert dies
            await parlour.restart()

    assert await kinds(parlour, table) == MISSED * 5
    assert await ending(parlour, table) == ("abandoned", None)
    assert len(store.matches) == 2


async def test_a_warning_of_a_table_that_another_process_changed_is_late(
    parlour: Parlour,
) -> None:
    table = await parlour.dealt(paced("live"))
    deadline = await parlour.deadline()
    await parlour.play(BEN, table, PASS)
    parlour.clock.advance(60)

    await parlour.service.on_deadline(deadline)

    rows = await parlour.store.log(table)
    assert not any(isinstance(row.action, Warn) for row in rows)


async def test_autopilot_never_plays_for_a_computer(parlour: Parlour) -> None:
    known = await parlour.table(await parlour.dealt(paced("live")))
    players = (known.players[0], Player("casual", computer="casual"))
    broken = replace(known, players=players, version=4)
    now = parlour.time.now("web")
    await parlour.store.commit(
        Unit(broken, None, deadline=Deadline(known.id, 4, "turn", now, "web", now, now))
    )
    await parlour.restart()

    fault = await fault_of(
        parlour.service.on_deadline(Deadline(known.id, 4, "turn", now, "web", now, now))
    )

    assert fault is Fault.NOT_NOW
