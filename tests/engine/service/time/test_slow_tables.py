"""Slow tables: nights in which no clock runs and nobody is called, wherever people live."""

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from engine.match.pace import PaceKey
from engine.match.stages import Finished, Readying
from engine.match.table import Table
from engine.round.moves import DRAW_STOCK, PASS
from engine.service.ports import Deadline, StoreBusy
from tests.builders import PARLOUR
from tests.engine.service.layouts import KNOCK, play_out
from tests.engine.service.parlour import ADA, BEN, GARDEN, PERSONS, Parlour
from tests.engine.service.time.turns import (
    DAY,
    HOUR,
    MINUTE,
    called,
    chooses_night,
    kinds,
    miss_turn,
    moment,
    noticed,
    paced,
    play_turn,
    sleeps,
)
from tests.fakes import MemoryStore

ALMATY, BERLIN, NEW_YORK = "Asia/Almaty", "Europe/Berlin", "America/New_York"


@dataclass
class UnreadableStore(MemoryStore):
    """Can not read one table, and has no room for a moved deadline while it is full."""

    unreadable: str = ""
    is_full: bool = False

    async def table(self, table: str) -> Table | None:
        """The table, if it can be read."""
        if table == self.unreadable:
            raise ValueError("unreadable")
        return await super().table(table)

    async def move_deadline(self, deadline: Deadline, *, draw_again: bool = False) -> None:
        """Move it, or say that there is no room."""
        if self.is_full:
            raise StoreBusy
        await super().move_deadline(deadline, draw_again=draw_again)


async def at(parlour: Parlour, text: str, zone: str = ALMATY) -> None:
    """Let the day begin at a moment as the clocks of a zone show it."""
    parlour.clock.set_wall(moment(text, zone))
    await parlour.restart()


async def until(parlour: Parlour, table: str) -> int:
    """Until when the board says that it waits, in UTC milliseconds."""
    time = (await parlour.board(table)).time
    assert time is not None
    return time.until


async def given_back(parlour: Parlour, table: str) -> int:
    """How many seconds the board says were given back."""
    time = (await parlour.board(table)).time
    assert time is not None
    return time.given_back_seconds


@pytest.mark.parametrize(
    ("zone", "begun", "ends"),
    [
        pytest.param(ALMATY, "2027-03-27 20:00", "2027-03-29 16:00", id="Almaty"),
        pytest.param(BERLIN, "2027-03-27 20:00", "2027-03-29 16:00", id="Berlin in spring"),
        pytest.param(BERLIN, "2027-10-30 20:00", "2027-11-01 16:00", id="Berlin in autumn"),
        pytest.param(NEW_YORK, "2027-03-13 20:00", "2027-03-15 16:00", id="New York in spring"),
        pytest.param(NEW_YORK, "2027-11-06 20:00", "2027-11-08 16:00", id="New York in autumn"),
    ],
)
async def test_a_day_is_a_day_of_waking_whatever_clocks_are_set(
    parlour: Parlour, zone: str, begun: str, ends: str
) -> None:
    await at(parlour, begun, zone)
    await sleeps(parlour, BEN, zone)

    table = await parlour.dealt(paced("slow"))

    assert await until(parlour, table) == moment(ends, zone)


async def test_the_warning_comes_after_eighteen_waking_hours(parlour: Parlour) -> None:
    await at(parlour, "2027-03-01 20:00")
    await sleeps(parlour, BEN, ALMATY)
    await parlour.dealt(paced("slow"))

    while (deadline := await parlour.deadline()).kind != "warn":
        await parlour.pass_time()

    due = parlour.time.wall("web", deadline.due)
    # Two hours, then fourteen, then two.
    assert (deadline.kind, due) == ("warn", moment("2027-03-03 10:00", ALMATY))


async def test_who_has_no_zone_has_a_plain_day(parlour: Parlour) -> None:
    await at(parlour, "2027-03-01 20:00")

    table = await parlour.dealt(paced("slow"))

    assert await until(parlour, table) == moment("2027-03-02 20:00", ALMATY)


async def test_only_the_nights_of_who_is_waited_for_count(parlour: Parlour) -> None:
    await at(parlour, "2027-03-01 20:00")
    await sleeps(parlour, ADA, ALMATY)

    table = await parlour.dealt(paced("slow"))

    assert await until(parlour, table) == moment("2027-03-02 20:00", ALMATY)


async def test_quiet_hours_move_no_live_clock(parlour: Parlour) -> None:
    await at(parlour, "2027-03-01 23:00")
    await sleeps(parlour, BEN, ALMATY)

    table = await parlour.dealt(paced("live"))

    assert await until(parlour, table) == parlour.clock.now() + 60_000


async def test_a_turn_that_begins_at_night_rests(parlour: Parlour) -> None:
    await at(parlour, "2027-03-01 23:00")
    await sleeps(parlour, BEN, ALMATY)

    table = await parlour.dealt(paced("slow"))

    time = (await parlour.board(table)).time
    deadline = await parlour.deadline()
    assert time is not None
    assert time.rests
    assert deadline.kind == "remind"
    # Fourteen hours on the first day, ten on the second.
    assert await until(parlour, table) == moment("2027-03-03 18:00", ALMATY)
    assert parlour.time.wall("web", deadline.due) == moment("2027-03-02 08:00", ALMATY)


async def test_in_the_morning_the_clock_runs(parlour: Parlour) -> None:
    await at(parlour, "2027-03-01 23:00")
    await sleeps(parlour, BEN, ALMATY)
    table = await parlour.dealt(paced("slow"))
    ends = await until(parlour, table)

    await parlour.pass_time()

    time = (await parlour.board(table)).time
    assert time is not None
    assert (time.until, time.rests) == (ends, False)
    assert await kinds(parlour, table) == ["remind"]


async def test_at_night_nobody_is_called_and_in_the_morning_once(parlour: Parlour) -> None:
    await at(parlour, "2027-03-01 21:50")
    await sleeps(parlour, BEN, ALMATY)
    table = await parlour.dealt(paced("slow"))
    await parlour.play(BEN, table, PASS)
    parlour.clock.advance(30 * MINUTE)
    await parlour.play(ADA, table, PASS)
    by_night = await called(parlour, table)

    await parlour.pass_time()

    assert (by_night, await called(parlour, table)) == (set(), {"ben"})
    await noticed(parlour, table)
    await miss_turn(parlour, table)
    assert "ben" not in await called(parlour, table)


async def test_by_day_whoever_is_elsewhere_is_called_at_once(parlour: Parlour) -> None:
    await at(parlour, "2027-03-01 12:00")
    await sleeps(parlour, BEN, ALMATY)
    table = await parlour.dealt(paced("slow"))
    await parlour.play(BEN, table, PASS)
    parlour.clock.advance(30 * MINUTE)

    await parlour.play(ADA, table, PASS)

    assert await called(parlour, table) == {"ben"}


async def test_who_has_just_played_is_not_called(parlour: Parlour) -> None:
    table = await parlour.dealt(paced("slow"))
    await parlour.play(BEN, table, PASS)
    parlour.clock.advance(59)

    await parlour.play(ADA, table, PASS)

    assert await called(parlour, table) == set()


async def test_who_played_before_a_restart_is_known_to_be_here(parlour: Parlour) -> None:
    table = await parlour.dealt(paced("slow"))
    await parlour.play(BEN, table, PASS)
    await parlour.restart()
    parlour.clock.advance(30)

    await parlour.play(ADA, table, PASS)

    assert await called(parlour, table) == set()


@pytest.mark.parametrize("hours", [1, -1])
async def test_who_played_long_before_a_clock_was_set_is_called(
    parlour: Parlour, hours: int
) -> None:
    table = await parlour.dealt(paced("slow"))
    await parlour.play(BEN, table, PASS)
    await parlour.restart()
    parlour.clock.advance(30 * MINUTE)
    parlour.clock.set_wall(parlour.clock.now() + hours * HOUR * 1000)

    await parlour.play(ADA, table, PASS)

    assert await called(parlour, table) == {"ben"}


async def test_the_one_who_is_awake_is_called_and_the_sleeper_later(parlour: Parlour) -> None:
    await at(parlour, "2027-03-01 21:00")
    await sleeps(parlour, ADA, ALMATY)
    table = await parlour.seated(paced("slow"))
    parlour.clock.advance(2 * HOUR)
    await play_out(parlour, table, KNOCK)
    await noticed(parlour, table)
    known = await parlour.table(table)
    assert isinstance(known.stage, Readying)

    deadline = await parlour.deadline()

    assert deadline.kind == "remind"
    await parlour.pass_time()
    assert await called(parlour, table) == {"ada"}


async def test_without_a_pace_a_sleeper_is_called_in_the_morning(parlour: Parlour) -> None:
    await at(parlour, "2027-03-01 21:50")
    await sleeps(parlour, BEN, ALMATY)
    table = await parlour.dealt(paced("none"))
    await parlour.play(BEN, table, PASS)
    parlour.clock.advance(30 * MINUTE)
    await parlour.play(ADA, table, PASS)
    by_night = await called(parlour, table)
    time = (await parlour.board(table)).time

    await parlour.pass_time()

    assert (by_night, time, await called(parlour, table)) == (set(), None, {"ben"})
    assert await parlour.store.deadline(table) is None


async def test_without_a_pace_nobody_is_called_twice_in_a_turn(parlour: Parlour) -> None:
    await at(parlour, "2027-03-01 21:50")
    await sleeps(parlour, BEN, ALMATY)
    table = await parlour.dealt(paced("none"))
    parlour.clock.advance(30 * MINUTE)

    await parlour.ask(ADA, table, "offer_abort")

    assert await parlour.store.deadline(table) is None


async def test_who_wakes_up_early_is_waited_for_in_the_morning_all_the_same(
    parlour: Parlour,
) -> None:
    await at(parlour, "2027-03-01 23:00")
    await sleeps(parlour, BEN, ALMATY)
    table = await parlour.dealt(paced("slow"))
    parlour.clock.advance(HOUR)
    await parlour.play(BEN, table, PASS)
    await parlour.play(ADA, table, PASS)
    parlour.clock.advance(HOUR)

    await parlour.play(BEN, table, DRAW_STOCK)

    deadline = await parlour.deadline()
    assert deadline.kind == "remind"
    assert parlour.time.wall("web", deadline.due) == moment("2027-03-02 08:00", ALMATY)


async def test_downtime_by_day_costs_nobody_a_waking_hour(parlour: Parlour) -> None:
    await at(parlour, "2027-03-01 08:00")
    await sleeps(parlour, BEN, ALMATY)
    table = await parlour.dealt(paced("slow"))
    parlour.clock.advance(4 * HOUR)
    await parlour.time.close()
    parlour.clock.advance(6 * HOUR)
    await parlour.restart()

    await parlour.service.time_was_put_right(await parlour.time.tick())

    # Four hours before, four after on that day, fourteen on the next, two on the third.
    assert await until(parlour, table) == moment("2027-03-03 10:00", ALMATY)
    assert await given_back(parlour, table) == 6 * HOUR


async def test_downtime_by_night_takes_no_time_that_was_promised(parlour: Parlour) -> None:
    await at(parlour, "2027-03-01 20:00")
    await sleeps(parlour, BEN, ALMATY)
    table = await parlour.dealt(paced("slow"))
    promised = await until(parlour, table)
    parlour.clock.advance(2 * HOUR)
    await parlour.time.close()
    parlour.clock.advance(10 * HOUR)
    await parlour.restart()

    await parlour.service.time_was_put_right(await parlour.time.tick())

    assert await until(parlour, table) >= promised


async def test_an_unreachable_platform_costs_nobody_a_waking_hour(parlour: Parlour) -> None:
    await at(parlour, "2027-03-01 08:00")
    await sleeps(parlour, BEN, ALMATY)
    table = await parlour.dealt(paced("slow"))
    parlour.service.unreachable("web")
    parlour.clock.advance(6 * HOUR)

    await parlour.service.reachable("web")

    # Eight hours on this day, fourteen on the next, two on the third.
    assert await until(parlour, table) == moment("2027-03-03 10:00", ALMATY)
    assert await given_back(parlour, table) == 6 * HOUR
    assert (table, 3) == parlour.heard[-1]


async def test_what_is_told_anew_is_drawn_anew(parlour: Parlour) -> None:
    await at(parlour, "2027-03-01 08:00")
    await sleeps(parlour, BEN, ALMATY)
    table = await parlour.dealt(paced("slow"))
    await noticed(parlour, table)
    parlour.service.unreachable("web")
    parlour.clock.advance(6 * HOUR)

    await parlour.service.reachable("web")

    rows = await parlour.store.messages_of(table)
    assert {row.shown for row in rows if row.key.purpose in {"board", "hand"}} == {0}


async def test_a_warning_never_comes_at_night(parlour: Parlour) -> None:
    await at(parlour, "2027-03-01 08:00")
    table = await parlour.dealt(paced("slow"))
    await sleeps(parlour, BEN, ALMATY)
    warning = await parlour.deadline()
    parlour.clock.advance(18 * HOUR)

    await parlour.service.on_deadline(warning)

    moved = await parlour.deadline()
    assert await kinds(parlour, table) == []
    # Fourteen hours on the first day, four on the second.
    assert parlour.time.wall("web", moved.due) == moment("2027-03-02 12:00", ALMATY)
    await parlour.pass_time()
    assert await kinds(parlour, table) == ["warn"]


async def test_autopilot_that_comes_with_the_night_waits_for_the_morning(
    parlour: Parlour,
) -> None:
    await at(parlour, "2027-03-01 22:00:00")
    table = await parlour.dealt(paced("slow"))
    await parlour.pass_time()
    turn = await parlour.deadline()
    await sleeps(parlour, BEN, ALMATY, "22:00", "23:00")
    parlour.clock.advance(6 * HOUR + 1)

    await parlour.service.on_deadline(turn)

    moved = await parlour.deadline()
    assert await kinds(parlour, table) == ["warn"]
    assert parlour.time.wall("web", moved.due) >= moment("2027-03-02 23:00", ALMATY)
    await parlour.pass_time()
    assert await kinds(parlour, table) == ["warn", "autopilot"]


async def test_a_night_chosen_in_a_turn_counts_from_the_next_one_on(parlour: Parlour) -> None:
    await at(parlour, "2027-03-01 20:00")
    table = await parlour.dealt(paced("slow"))
    promised = await until(parlour, table)
    parlour.clock.advance(MINUTE)

    await chooses_night(parlour, BEN, ALMATY)
    await parlour.service.time_was_put_right([table])
    in_this_turn = await until(parlour, table)
    for person in (BEN, ADA):
        await parlour.play(person, table, PASS)

    assert in_this_turn == promised
    assert await until(parlour, table) == moment("2027-03-03 16:01", ALMATY)


@pytest.mark.parametrize("zone", [ALMATY, NEW_YORK])
async def test_no_choice_of_nights_puts_off_a_turn(parlour: Parlour, zone: str) -> None:
    await at(parlour, "2027-03-01 20:00")
    await sleeps(parlour, BEN, ALMATY)
    table = await parlour.dealt(paced("slow"))
    promised = await until(parlour, table)

    while "autopilot" not in await kinds(parlour, table):
        deadline = await parlour.deadline()
        parlour.clock.advance((deadline.due - parlour.time.now("web")) / 1000)
        now = datetime.fromtimestamp(parlour.clock.now() / 1000, ZoneInfo(zone))
        tonight = (f"{now + timedelta(hours=hours):%H:%M}" for hours in (0, 11))
        await chooses_night(parlour, BEN, zone, *tonight)
        await parlour.service.on_deadline(deadline)

    assert parlour.clock.now() == promised
    happened = [kind for kind in await kinds(parlour, table) if kind != "remind"]
    assert happened == ["warn", "autopilot"]


async def test_a_warning_keeps_its_hour_whatever_night_is_chosen(parlour: Parlour) -> None:
    await at(parlour, "2027-03-01 20:00")
    await sleeps(parlour, BEN, ALMATY)
    table = await parlour.dealt(paced("slow"))
    before = await parlour.deadline()
    parlour.clock.advance(MINUTE)

    await chooses_night(parlour, BEN, ALMATY, "20:00", "07:00")
    await parlour.service.time_was_put_right([table])

    assert await parlour.deadline() == before


async def test_nobody_loses_time_by_sleeping_less(parlour: Parlour) -> None:
    await at(parlour, "2027-03-01 20:00")
    await sleeps(parlour, BEN, ALMATY)
    table = await parlour.dealt(paced("slow"))
    promised = await until(parlour, table)
    parlour.clock.advance(MINUTE)

    await chooses_night(parlour, BEN, ALMATY, "00:00", "00:00")
    await parlour.service.time_was_put_right([table])

    assert await until(parlour, table) == promised


async def test_a_morning_comes_when_it_was_told_though_the_night_was_turned_off(
    parlour: Parlour,
) -> None:
    await at(parlour, "2027-03-01 23:00")
    await sleeps(parlour, BEN, ALMATY)
    table = await parlour.dealt(paced("slow"))
    before = await parlour.deadline()
    parlour.clock.advance(MINUTE)

    await chooses_night(parlour, BEN, ALMATY, "00:00", "00:00")
    await parlour.service.time_was_put_right([table])
    untouched = await parlour.deadline() == before
    await parlour.pass_time()

    warning = await parlour.deadline()
    assert untouched
    assert parlour.clock.now() == moment("2027-03-02 08:00", ALMATY)
    # A quarter of a day before the end.
    assert (warning.kind, warning.due) == ("warn", before.ends - 6 * HOUR * 1000)


async def test_the_morning_of_the_other_is_waited_for_whoever_chooses_a_night(
    parlour: Parlour,
) -> None:
    await at(parlour, "2027-03-01 21:00")
    await sleeps(parlour, ADA, ALMATY)
    await sleeps(parlour, BEN, ALMATY, "22:00", "07:00")
    table = await parlour.seated(paced("slow"))
    parlour.clock.advance(2 * HOUR)
    await play_out(parlour, table, KNOCK)
    before = await parlour.deadline()
    parlour.clock.advance(MINUTE)

    await chooses_night(parlour, BEN, ALMATY, "22:00", "09:00")
    await parlour.service.time_was_put_right([table])

    assert before.kind == "remind"
    assert await parlour.deadline() == before


async def test_time_put_right_at_a_table_that_is_gone_is_harmless(parlour: Parlour) -> None:
    heard = list(parlour.heard)

    await parlour.service.time_was_put_right(["none"])

    assert parlour.heard == heard


async def test_a_slow_match_that_nobody_plays_is_abandoned_by_day(parlour: Parlour) -> None:
    await at(parlour, "2027-03-01 20:00")
    for person in (ADA, BEN):
        await sleeps(parlour, person, BERLIN)
    table = await parlour.dealt(paced("slow"))
    hours = set()
    while not isinstance((await parlour.table(table)).stage, Finished):
        await parlour.pass_time()
        hours.add((parlour.clock.now() // (HOUR * 1000) + 1) % 24)

    assert hours <= set(range(8, 23))
    assert parlour.clock.now() > moment("2027-03-01 20:00", ALMATY) + 5 * DAY * 1000


async def test_a_turn_played_by_day_leaves_the_night_alone(parlour: Parlour) -> None:
    await at(parlour, "2027-03-01 12:00")
    await sleeps(parlour, BEN, ALMATY)
    table = await parlour.dealt(paced("slow"))

    await play_turn(parlour, table)

    deadline = await parlour.deadline()
    whole = replace(deadline, due=deadline.ends)
    assert whole == Deadline(
        table, 4, "warn", deadline.begun + DAY * 1000, "web", deadline.begun, deadline.ends
    )


async def test_a_warning_that_was_due_before_a_gap_comes_right_after_it(parlour: Parlour) -> None:
    await at(parlour, "2027-03-01 08:00")
    await sleeps(parlour, BEN, ALMATY, "22:00", "23:00")
    table = await parlour.dealt(paced("slow"))
    for _ in ("dusk", "dawn"):
        await parlour.pass_time()
    warning = await parlour.deadline()
    parlour.clock.advance(5 * HOUR)
    parlour.service.unreachable("web")
    parlour.clock.advance(HOUR)
    await parlour.service.reachable("web")

    await parlour.service.on_deadline(warning)

    assert (await kinds(parlour, table))[-1] == "warn"


async def _rests(parlour: Parlour, table: str) -> bool:
    """Whether the board says that the clock stands still."""
    time = (await parlour.board(table)).time
    return time is not None and time.rests


async def test_a_night_that_falls_within_a_turn_is_drawn_when_it_comes_and_when_it_ends(
    parlour: Parlour,
) -> None:
    await at(parlour, "2027-03-01 20:00")
    await sleeps(parlour, BEN, ALMATY)
    table = await parlour.dealt(paced("slow"))
    promised = await until(parlour, table)
    seen = [(await parlour.table(table)).version, await _rests(parlour, table)]

    await parlour.pass_time()
    by_night = (parlour.clock.now(), await _rests(parlour, table))
    await parlour.pass_time()
    by_day = (parlour.clock.now(), await _rests(parlour, table))

    assert seen[1] is False
    assert by_night == (moment("2027-03-01 22:00", ALMATY), True)
    assert by_day == (moment("2027-03-02 08:00", ALMATY), False)
    assert (await parlour.table(table)).version == seen[0] + 2
    assert await until(parlour, table) == promised


async def test_a_night_within_a_turn_calls_nobody(parlour: Parlour) -> None:
    await at(parlour, "2027-03-01 20:00")
    await sleeps(parlour, BEN, ALMATY)
    table = await parlour.dealt(paced("slow"))
    await noticed(parlour, table)

    for _ in ("dusk", "dawn"):
        await parlour.pass_time()

    assert await called(parlour, table) == set()


async def test_a_turn_that_began_at_night_rests_in_the_next_night_too_and_calls_once(
    parlour: Parlour,
) -> None:
    await at(parlour, "2027-03-01 23:00")
    await sleeps(parlour, BEN, ALMATY)
    table = await parlour.dealt(paced("slow"))
    await parlour.pass_time()
    await noticed(parlour, table)

    await parlour.pass_time()

    assert parlour.clock.now() == moment("2027-03-02 22:00", ALMATY)
    assert await _rests(parlour, table)
    assert await called(parlour, table) == set()


@pytest.mark.parametrize("hours", [1, 4])
async def test_a_gap_in_a_night_leaves_the_morning_and_one_before_it_the_evening(
    parlour: Parlour, hours: int
) -> None:
    await at(parlour, "2027-03-01 20:00")
    await sleeps(parlour, BEN, ALMATY)
    table = await parlour.dealt(paced("slow"))
    parlour.service.unreachable("web")
    parlour.clock.advance(hours * HOUR)

    await parlour.service.reachable("web")
    await parlour.pass_time()
    falls = parlour.clock.now()
    parlour.service.unreachable("web")
    parlour.clock.advance(HOUR)
    await parlour.service.reachable("web")
    await parlour.pass_time()

    assert falls == moment("2027-03-01 22:00" if hours == 1 else "2027-03-02 00:00", ALMATY)
    assert parlour.clock.now() == moment("2027-03-02 08:00", ALMATY)
    assert not await _rests(parlour, table)


async def test_a_gap_over_a_whole_night_leaves_no_night_to_wait_for(parlour: Parlour) -> None:
    await at(parlour, "2027-03-01 20:00")
    await sleeps(parlour, BEN, ALMATY)
    table = await parlour.dealt(paced("slow"))
    await parlour.pass_time()
    parlour.service.unreachable("web")
    parlour.clock.advance(12 * HOUR)

    await parlour.service.reachable("web")
    await parlour.pass_time()

    assert parlour.clock.now() == moment("2027-03-02 10:00", ALMATY)
    assert not await _rests(parlour, table)


async def test_a_showdown_tells_no_time_and_is_not_drawn_anew(parlour: Parlour) -> None:
    await at(parlour, "2027-03-01 08:00")
    await sleeps(parlour, BEN, ALMATY)
    table = await parlour.seated(paced("slow"))
    await play_out(parlour, table, KNOCK)
    await noticed(parlour, table)
    parlour.service.unreachable("web")
    parlour.clock.advance(6 * HOUR)

    await parlour.service.reachable("web")

    rows = await parlour.store.messages_of(table)
    assert {row.key.purpose for row in rows if row.shown} == {"showdown"}


async def test_without_a_pace_the_morning_comes_whatever_changes_by_night(
    parlour: Parlour,
) -> None:
    await at(parlour, "2027-03-01 21:50")
    await sleeps(parlour, BEN, ALMATY)
    table = await parlour.dealt(paced("none"))
    await parlour.play(BEN, table, PASS)
    parlour.clock.advance(30 * MINUTE)
    await parlour.play(ADA, table, PASS)

    await parlour.ask(ADA, table, "offer_abort")

    await parlour.pass_time()
    assert (await kinds(parlour, table))[-1] == "remind"
    assert await called(parlour, table) == {"ben"}


async def _becomes_bens_turn_by_night(parlour: Parlour, pace: PaceKey) -> str:
    await at(parlour, "2027-03-01 21:50")
    await sleeps(parlour, BEN, ALMATY)
    table = await parlour.dealt(paced(pace))
    await parlour.play(BEN, table, PASS)
    parlour.clock.advance(70 * MINUTE)
    await parlour.play(ADA, table, PASS)
    return table


@pytest.mark.parametrize("pace", ["slow", "none"])
@pytest.mark.parametrize("wish", ["offer_abort", "resume"])
async def test_a_call_that_is_due_outlives_what_the_other_does_first(
    parlour: Parlour, pace: PaceKey, wish: str
) -> None:
    table = await _becomes_bens_turn_by_night(parlour, pace)
    parlour.clock.advance(9 * HOUR)

    if wish == "offer_abort":
        await parlour.ask(ADA, table, "offer_abort")
    else:
        await parlour.service.departed(ADA, PARLOUR)
        await parlour.service.came_back(ADA, table)

    await parlour.pass_time()
    assert (await kinds(parlour, table))[-1] == "remind"
    assert await called(parlour, table) == {"ben"}


async def test_a_call_outlives_a_person_of_whom_nothing_is_known_any_more() -> None:
    store = MemoryStore(people=dict(PERSONS))
    parlour = Parlour(store)
    await _becomes_bens_turn_by_night(parlour, "none")
    before = await parlour.deadline()
    (table,) = store.tables
    store.people.clear()

    await parlour.ask(ADA, table, "offer_abort")

    assert await parlour.deadline() == replace(before, version=before.version + 1)


async def test_who_turned_their_night_off_is_called_in_the_morning(parlour: Parlour) -> None:
    await at(parlour, "2027-03-01 23:00")
    await sleeps(parlour, BEN, ALMATY)
    table = await parlour.dealt(paced("slow"))
    parlour.clock.advance(2 * MINUTE)
    await chooses_night(parlour, BEN, ALMATY, "00:00", "00:00")

    await parlour.pass_time()

    assert await called(parlour, table) == {"ben"}


async def test_a_bad_table_keeps_no_other_from_telling_its_time() -> None:
    store = UnreadableStore(people=dict(PERSONS))
    parlour = Parlour(store)
    bad = await parlour.dealt(paced("slow"))
    good = await parlour.dealt(replace(paced("slow"), place=GARDEN))
    await parlour.restart()
    parlour.heard.clear()
    store.unreadable = bad

    with pytest.raises(ExceptionGroup) as caught:
        await parlour.service.time_was_put_right(sorted(await parlour.time.tick()))

    assert [str(error) for error in caught.value.exceptions] == ["unreadable"]
    assert [table for table, _ in parlour.heard] == [good]


async def test_a_table_that_finds_no_room_is_told_anew_later() -> None:
    store = UnreadableStore(people=dict(PERSONS))
    parlour = Parlour(store)
    await at(parlour, "2027-03-01 08:00")
    await sleeps(parlour, BEN, ALMATY)
    table = await parlour.dealt(paced("slow"))
    parlour.service.unreachable("web")
    parlour.clock.advance(6 * HOUR)
    store.is_full = True
    await parlour.service.reachable("web")
    promised = (await parlour.deadline()).ends
    store.is_full = False

    await parlour.service.time_was_put_right(await parlour.time.tick())

    assert (await parlour.deadline()).ends != promised
    assert parlour.heard[-1] == (table, 3)
