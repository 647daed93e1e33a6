"""Presses that only add up: they hold for as long as everybody waits in the same step."""

import pytest

from engine.match.stages import Finished, Playing, Readying
from engine.round.faults import Fault
from engine.service.intents import Wish
from engine.service.ports import Person
from tests.builders import NORTH
from tests.engine.service.layouts import KNOCK, play_out
from tests.engine.service.parlour import (
    ADA,
    AGAINST_COMPUTER,
    BEN,
    FIRST_SEAT_CHOOSES,
    Parlour,
)
from tests.engine.service.refusals import fault_of

EITHER_ORDER = pytest.mark.parametrize(
    ("first", "second"), [(ADA, BEN), (BEN, ADA)], ids=["Ada first", "Ben first"]
)


async def _round_over(parlour: Parlour) -> tuple[str, int]:
    """A table that waits before its second deal, and its version."""
    table = await parlour.seated()
    await play_out(parlour, table, KNOCK, NORTH)
    return table, (await parlour.table(table)).version


async def _match_over(parlour: Parlour) -> tuple[str, int]:
    """A table whose match Ben has resigned, and its version."""
    table = await parlour.dealt()
    await parlour.ask(BEN, table, "resign")
    return table, (await parlour.table(table)).version


@EITHER_ORDER
async def test_two_get_ready_on_the_same_screen(
    parlour: Parlour, first: Person, second: Person
) -> None:
    table, seen = await _round_over(parlour)

    await parlour.ask(first, table, "ready", seen)
    await parlour.ask(second, table, "ready", seen)

    assert isinstance((await parlour.table(table)).stage, Playing)


@EITHER_ORDER
async def test_two_agree_to_a_rematch_on_the_same_screen(
    parlour: Parlour, first: Person, second: Person
) -> None:
    table, seen = await _match_over(parlour)

    await parlour.ask(first, table, "rematch", seen)
    await parlour.ask(second, table, "rematch", seen)

    assert len(await parlour.store.tables_of("ada")) == 1


@pytest.mark.parametrize("wish", ["ready", "resign"])
async def test_what_was_seen_before_the_round_ended_does_not_hold(
    parlour: Parlour, wish: Wish
) -> None:
    table, seen = await _round_over(parlour)

    assert await fault_of(parlour.ask(ADA, table, wish, seen - 1)) is Fault.STALE_BUTTON


async def test_a_rematch_is_not_offered_on_a_screen_of_before_the_end(parlour: Parlour) -> None:
    table, seen = await _match_over(parlour)

    assert await fault_of(parlour.ask(ADA, table, "rematch", seen - 1)) is Fault.STALE_BUTTON


async def test_nobody_has_seen_what_is_still_to_come(parlour: Parlour) -> None:
    table, seen = await _round_over(parlour)

    assert await fault_of(parlour.ask(ADA, table, "ready", seen + 1)) is Fault.STALE_BUTTON


async def test_that_the_other_is_ready_does_not_make_up_for_another_change(
    parlour: Parlour,
) -> None:
    table, seen = await _round_over(parlour)
    await parlour.ask(ADA, table, "offer_abort")
    await parlour.ask(ADA, table, "ready")

    refused = await fault_of(parlour.ask(BEN, table, "ready", seen))
    await parlour.ask(BEN, table, "ready", seen + 1)

    assert refused is Fault.STALE_BUTTON
    assert isinstance((await parlour.table(table)).stage, Playing)


async def test_a_computer_that_is_ready_by_itself_makes_no_older_screen_hold(
    parlour: Parlour,
) -> None:
    parlour.chance.stack(FIRST_SEAT_CHOOSES)
    table = await parlour.open(ADA, AGAINST_COMPUTER)
    await play_out(parlour, table, KNOCK, NORTH)
    stored = await parlour.table(table)
    assert isinstance(stored.stage, Readying)

    refused = await fault_of(parlour.ask(ADA, table, "ready", stored.version - 1))

    assert refused is Fault.STALE_BUTTON


async def test_a_computer_that_would_play_again_makes_no_older_screen_hold(
    parlour: Parlour,
) -> None:
    table = await parlour.open(ADA, AGAINST_COMPUTER)
    await parlour.ask(ADA, table, "resign")
    await parlour.ask(ADA, table, "rematch", version=2)

    assert await fault_of(parlour.ask(ADA, table, "rematch", version=1)) is Fault.STALE_BUTTON


async def test_one_offer_of_a_rematch_is_not_counted_twice(parlour: Parlour) -> None:
    table, seen = await _match_over(parlour)
    await parlour.ask(ADA, table, "rematch", seen)

    refused = await fault_of(parlour.ask(ADA, table, "rematch", seen))

    stage = (await parlour.table(table)).stage
    assert isinstance(stage, Finished)
    assert (refused, stage.rematch) == (Fault.REMATCH_OFFERED, (NORTH,))


async def test_being_ready_is_not_counted_twice(parlour: Parlour) -> None:
    table, seen = await _round_over(parlour)
    await parlour.ask(BEN, table, "ready", seen)

    assert await fault_of(parlour.ask(BEN, table, "ready", seen)) is Fault.ALREADY_READY
