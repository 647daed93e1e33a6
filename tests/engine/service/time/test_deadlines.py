"""Deadlines: which one each stage of a table has at each pace, and which have none."""

from dataclasses import replace

import pytest

from engine.match.pace import PaceKey
from engine.match.rules import Rules
from engine.match.stages import Finished, Lobby
from engine.round.moves import PASS
from engine.service.ports import Deadline
from engine.service.time.deadlines import Deadlines
from engine.service.time.waits import Waits
from tests.engine.service.layouts import KNOCK, play_out
from tests.engine.service.parlour import (
    ADA,
    AGAINST_COMPUTER,
    BEN,
    FIRST_SEAT_CHOOSES,
    SOLO,
    TO_ANYBODY,
    Parlour,
)
from tests.engine.service.time.turns import DAY, HOUR, MINUTE, paced

TURNS = {"live": MINUTE, "casual": 10 * MINUTE, "slow": DAY}
TIMED: tuple[PaceKey, ...] = ("live", "casual", "slow")


async def deadline_of(parlour: Parlour, table: str) -> tuple[str, float, float] | None:
    """What happens next at a table, in how many seconds, and when what waits there ends."""
    deadline = await parlour.store.deadline(table)
    if deadline is None:
        return None
    now = parlour.time.now(deadline.clock)
    return deadline.kind, (deadline.due - now) / 1000, (deadline.ends - now) / 1000


@pytest.mark.parametrize(
    ("pace", "seconds"),
    [("none", 600), ("live", 600), ("casual", 600), ("slow", DAY)],
)
async def test_a_challenge_waits_as_long_as_its_pace_says(
    parlour: Parlour, pace: PaceKey, seconds: int
) -> None:
    table = await parlour.open(ADA, paced(pace))

    assert await deadline_of(parlour, table) == ("expire", seconds, seconds)


async def test_a_challenge_of_another_pace_waits_from_then_on(parlour: Parlour) -> None:
    table = await parlour.open(ADA, paced("live"))
    parlour.clock.advance(300)

    await parlour.propose(ADA, table, Rules(pace="slow"))

    assert await deadline_of(parlour, table) == ("expire", DAY, DAY)
    assert (await parlour.table(table)).turn_seconds == DAY


async def test_a_challenge_to_nobody_expires_too(parlour: Parlour) -> None:
    table = await parlour.open(ADA, SOLO)

    await parlour.pass_time()

    assert (await parlour.table(table)).stage == Finished("expired")


@pytest.mark.parametrize("pace", TIMED)
async def test_who_chooses_the_dealer_is_warned_after_three_quarters(
    parlour: Parlour, pace: PaceKey
) -> None:
    table = await parlour.seated(paced(pace))

    whole = TURNS[pace]
    assert await deadline_of(parlour, table) == ("warn", whole * 3 / 4, whole)


@pytest.mark.parametrize("pace", TIMED)
async def test_who_is_in_turn_is_warned_after_three_quarters(
    parlour: Parlour, pace: PaceKey
) -> None:
    table = await parlour.dealt(paced(pace))

    whole = TURNS[pace]
    assert await deadline_of(parlour, table) == ("warn", whole * 3 / 4, whole)


@pytest.mark.parametrize("pace", TIMED)
async def test_who_was_warned_has_a_quarter_left(parlour: Parlour, pace: PaceKey) -> None:
    table = await parlour.dealt(paced(pace))

    await parlour.pass_time()

    quarter = TURNS[pace] / 4
    assert await deadline_of(parlour, table) == ("turn", quarter, quarter)


@pytest.mark.parametrize("pace", TIMED)
async def test_nobody_is_warned_who_has_to_get_ready(parlour: Parlour, pace: PaceKey) -> None:
    table = await parlour.seated(paced(pace))
    await play_out(parlour, table, KNOCK)

    whole = TURNS[pace]
    assert await deadline_of(parlour, table) == ("turn", whole, whole)


async def test_who_is_ready_first_gives_the_other_no_more_time(parlour: Parlour) -> None:
    table = await parlour.seated(paced("live"))
    await play_out(parlour, table, KNOCK)
    parlour.clock.advance(20)

    await parlour.ask(ADA, table, "ready")

    assert await deadline_of(parlour, table) == ("turn", 40, 40)


@pytest.mark.parametrize(
    ("pace", "seconds"),
    [("none", 7 * DAY), ("live", 600), ("casual", HOUR), ("slow", 3 * DAY)],
)
async def test_the_offer_of_a_rematch_waits_as_long_as_its_pace_says(
    parlour: Parlour, pace: PaceKey, seconds: int
) -> None:
    table = await parlour.dealt(paced(pace))
    await parlour.ask(ADA, table, "resign")
    ended = await deadline_of(parlour, table)

    await parlour.ask(BEN, table, "rematch")

    assert (ended, await deadline_of(parlour, table)) == (None, ("expire", seconds, seconds))


async def test_an_offered_rematch_lapses_and_may_be_offered_again(parlour: Parlour) -> None:
    table = await parlour.dealt(paced("live"))
    await parlour.ask(ADA, table, "resign")
    await parlour.ask(BEN, table, "rematch")

    await parlour.pass_time()

    stage = (await parlour.table(table)).stage
    assert isinstance(stage, Finished)
    assert (stage.reason, stage.rematch, stage.lapsed) == ("resigned", (), True)
    assert await deadline_of(parlour, table) is None
    await parlour.ask(ADA, table, "rematch")
    assert await deadline_of(parlour, table) == ("expire", 600, 600)


async def test_the_rematch_keeps_the_pace(parlour: Parlour) -> None:
    table = await parlour.dealt(paced("casual"))
    await parlour.ask(ADA, table, "resign")
    await parlour.ask(ADA, table, "rematch")
    await parlour.ask(BEN, table, "rematch")

    (again,) = await parlour.store.tables_of("ada")

    assert await deadline_of(parlour, again.id) == ("warn", 450, 600)
    assert await deadline_of(parlour, table) is None


@pytest.mark.parametrize("stage", ["choosing", "playing", "readying", "finished"])
async def test_a_match_without_a_pace_waits_for_ever(parlour: Parlour, stage: str) -> None:
    table = await parlour.seated(paced("none"))
    if stage == "playing":
        await parlour.deal(table)
    if stage in {"readying", "finished"}:
        await play_out(parlour, table, KNOCK)
    if stage == "finished":
        await parlour.ask(ADA, table, "resign")

    parlour.clock.advance(10 * 365 * DAY)
    await parlour.time.tick()

    assert await parlour.store.deadline(table) is None


async def test_a_match_against_the_computer_has_no_pace(parlour: Parlour) -> None:
    parlour.chance.stack(FIRST_SEAT_CHOOSES)
    table = await parlour.open(ADA, replace(AGAINST_COMPUTER, rules=Rules(pace="live")))

    parlour.clock.advance(365 * DAY)

    assert await parlour.store.deadline(table) is None
    assert (await parlour.table(table)).rules.pace == "none"


async def test_a_computer_that_takes_the_free_seat_minds_no_pace(parlour: Parlour) -> None:
    parlour.chance.stack(FIRST_SEAT_CHOOSES)
    table = await parlour.open(ADA, replace(TO_ANYBODY, rules=Rules(pace="live")))

    await parlour.sit_down(ADA, table, "casual")

    assert await parlour.store.deadline(table) is None


async def test_a_turn_keeps_its_time_whatever_else_changes(parlour: Parlour) -> None:
    table = await parlour.dealt(paced("live"))
    parlour.clock.advance(20)

    await parlour.ask(ADA, table, "offer_abort")

    assert await deadline_of(parlour, table) == ("warn", 25, 40)


async def test_the_next_turn_has_all_its_time(parlour: Parlour) -> None:
    table = await parlour.dealt(paced("live"))
    parlour.clock.advance(50)

    await parlour.play(BEN, table, PASS)

    assert await deadline_of(parlour, table) == ("warn", 45, 60)


async def test_a_running_match_keeps_the_time_it_was_accepted_with(parlour: Parlour) -> None:
    table = await parlour.dealt(paced("live"))
    parlour.waits = Waits(paces={"live": 10})
    await parlour.restart()

    await parlour.play(BEN, table, PASS)

    assert await deadline_of(parlour, table) == ("warn", 45, 60)


async def test_a_bot_may_have_paces_of_its_own(parlour: Parlour) -> None:
    parlour.waits = Waits(paces={"live": 20})
    await parlour.restart()

    table = await parlour.dealt(paced("live"))

    assert await deadline_of(parlour, table) == ("warn", 15, 20)


async def test_a_turn_whose_deadline_was_lost_begins_anew(parlour: Parlour) -> None:
    table = await parlour.table(await parlour.dealt(paced("live")))
    deadlines = Deadlines(parlour.time, Waits())

    found = deadlines.after((table, None), table, {})

    now = parlour.time.now("web")
    assert found == Deadline(
        table.id, table.version, "warn", now + 45_000, "web", now, now + 60_000
    )


async def test_the_board_says_until_when_to_the_second(parlour: Parlour) -> None:
    table = await parlour.dealt(paced("live"))
    begun = parlour.clock.now()
    parlour.clock.advance(10)

    time = (await parlour.board(table)).time

    assert time is not None
    assert (time.until, time.given_back_seconds, time.rests) == (begun + 60_000, 0, False)


async def test_a_challenge_says_until_when_it_waits(parlour: Parlour) -> None:
    table = await parlour.open(ADA, paced("live"))

    time = (await parlour.board(table)).time

    assert isinstance((await parlour.table(table)).stage, Lobby)
    assert time is not None
    assert time.until == parlour.clock.now() + 600_000


async def test_a_computer_that_thinks_is_given_no_time_on_the_board(parlour: Parlour) -> None:
    parlour.chance.stack("2c Kd")
    table = await parlour.open(ADA, AGAINST_COMPUTER)

    assert (await parlour.board(table)).time is None
