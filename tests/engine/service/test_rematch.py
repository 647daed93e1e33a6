"""After the end: who would play again, and the table that opens when all would."""

import pytest

from engine.match.actions import Open
from engine.match.stages import ChoosingDealer, Finished
from engine.round.faults import Fault
from engine.service.intents import Ask, Wish
from tests.builders import NORTH, PARLOUR, SOUTH
from tests.engine.service.layouts import GIN, play_out
from tests.engine.service.parlour import (
    ADA,
    AGAINST_COMPUTER,
    BEN,
    FIRST_SEAT_CHOOSES,
    IN_PRIVATE,
    TO_BEN,
    Parlour,
)
from tests.engine.service.refusals import fault_of
from tests.engine.service.time.turns import called, moment, paced, sleeps


async def _resigned(parlour: Parlour) -> str:
    """A table whose match Ben has resigned."""
    table = await parlour.dealt()
    await parlour.ask(BEN, table, "resign")
    return table


async def test_an_offered_rematch_waits(parlour: Parlour) -> None:
    table = await _resigned(parlour)
    parlour.clock.advance(seconds=30 * 24 * 3600)

    await parlour.ask(ADA, table, "rematch")

    stage = (await parlour.table(table)).stage
    assert isinstance(stage, Finished)
    assert stage.rematch == (NORTH,)
    assert await parlour.store.tables_of("ada") == ()


async def test_an_offer_calls_whoever_looks_elsewhere(parlour: Parlour) -> None:
    table = await _resigned(parlour)
    parlour.clock.advance(60)

    await parlour.ask(ADA, table, "rematch")

    assert await called(parlour, table) == {"ben"}


async def test_an_offer_calls_nobody_who_is_there(parlour: Parlour) -> None:
    table = await _resigned(parlour)

    await parlour.ask(ADA, table, "rematch")

    assert await called(parlour, table) == set()


async def test_an_offer_calls_nobody_at_night(parlour: Parlour) -> None:
    parlour.clock.set_wall(moment("2027-03-01 23:00"))
    await parlour.restart()
    await sleeps(parlour, BEN, "UTC")
    table = await parlour.dealt(paced("slow"))
    await parlour.ask(ADA, table, "resign")
    parlour.clock.advance(60)

    await parlour.ask(ADA, table, "rematch")

    assert await called(parlour, table) == set()


async def test_the_rematch_begins_when_both_want_it(parlour: Parlour) -> None:
    table = await _resigned(parlour)

    await parlour.ask(ADA, table, "rematch")
    await parlour.ask(BEN, table, "rematch")

    (again,) = await parlour.store.tables_of("ada")
    assert isinstance(again.stage, ChoosingDealer)
    assert (again.version, again.rematch_of, again.places) == (1, table, (PARLOUR,))
    assert again.players == (await parlour.table(table)).players


async def test_who_began_the_rematch_goes_on_at_its_table(parlour: Parlour) -> None:
    table = await _resigned(parlour)

    offered = await parlour.service.carry_out(await parlour.order(ADA, table, Ask("rematch")))
    begun = await parlour.service.carry_out(await parlour.order(BEN, table, Ask("rematch")))

    (again,) = await parlour.store.tables_of("ada")
    assert (offered, begun) == (table, again.id)


async def test_both_tables_are_saved_and_told_together(parlour: Parlour) -> None:
    table = await _resigned(parlour)
    await parlour.ask(ADA, table, "rematch")

    await parlour.ask(BEN, table, "rematch")

    (again,) = await parlour.store.tables_of("ada")
    assert parlour.heard[-2:] == [(table, 6), (again.id, 1)]


async def test_the_log_of_the_rematch_begins_with_its_opening(parlour: Parlour) -> None:
    table = await _resigned(parlour)
    await parlour.ask(ADA, table, "rematch")
    await parlour.ask(BEN, table, "rematch")
    (again,) = await parlour.store.tables_of("ada")

    (row,) = await parlour.store.log(again.id)

    assert isinstance(row.action, Open)
    assert (row.version, row.action.table, row.action.rematch_of) == (1, again.id, table)


async def test_the_rematch_is_dealt_from_a_seed_of_its_own(parlour: Parlour) -> None:
    table = await _resigned(parlour)
    await parlour.ask(ADA, table, "rematch")
    await parlour.ask(BEN, table, "rematch")

    (again,) = await parlour.store.tables_of("ada")

    assert again.seed != (await parlour.table(table)).seed


async def test_a_rematch_is_played_after_a_restart(parlour: Parlour) -> None:
    table = await _resigned(parlour)
    await parlour.ask(ADA, table, "rematch")
    await parlour.restart()

    await parlour.ask(BEN, table, "rematch")
    (again,) = await parlour.store.tables_of("ben")
    await parlour.deal(again.id)

    assert (await parlour.table(again.id)).version == 2


async def test_nobody_asks_for_a_third_match_of_the_same_table(parlour: Parlour) -> None:
    table = await _resigned(parlour)
    await parlour.ask(ADA, table, "rematch")
    await parlour.ask(BEN, table, "rematch")

    assert await fault_of(parlour.ask(ADA, table, "rematch")) is Fault.REMATCH_BEGUN
    assert len(await parlour.store.tables_of("ada")) == 1


async def test_the_computer_agrees_to_a_rematch_at_once(parlour: Parlour) -> None:
    table = await parlour.open(ADA, IN_PRIVATE)
    await parlour.ask(ADA, table, "resign")

    await parlour.ask(ADA, table, "rematch")

    (again,) = await parlour.store.tables_of("ada")
    assert (again.rematch_of, again.places) == (table, ())
    assert [player.computer for player in again.players] == ["", "casual"]


async def test_a_match_that_was_won_may_be_played_again(parlour: Parlour) -> None:
    parlour.chance.stack(FIRST_SEAT_CHOOSES)
    table = await parlour.open(ADA, AGAINST_COMPUTER)
    await play_out(parlour, table, GIN, NORTH)
    await play_out(parlour, table, GIN, NORTH)

    await parlour.ask(ADA, table, "rematch")

    assert len(await parlour.store.tables_of("ada")) == 1


@pytest.mark.parametrize(("wish", "who"), [("decline", SOUTH), ("withdraw", NORTH)])
async def test_a_challenge_that_came_to_nothing_is_not_played_again(
    parlour: Parlour, wish: Wish, who: int
) -> None:
    table = await parlour.open(ADA, TO_BEN)
    await parlour.ask((ADA, BEN)[who], table, wish)

    assert await fault_of(parlour.ask(ADA, table, "rematch")) is Fault.NOT_NOW


async def test_there_is_no_rematch_before_the_end(parlour: Parlour) -> None:
    table = await parlour.dealt()

    assert await fault_of(parlour.ask(ADA, table, "rematch")) is Fault.NOT_OVER_YET
