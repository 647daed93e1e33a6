"""Orders: who may ask what of a table, and what they must have seen."""

from dataclasses import replace

import pytest

from engine.match.stages import Finished, Playing, Readying
from engine.match.table import to_act
from engine.round.faults import Fault, IllegalMove, NoTable, NotAllowed, StaleView
from engine.round.moves import DRAW_DISCARD, DRAW_STOCK, PASS
from engine.service.intents import Ask, Wish
from engine.service.ports import Person
from tests.builders import NORTH, SOUTH
from tests.engine.service.layouts import GIN, KNOCK, play_out
from tests.engine.service.parlour import (
    ADA,
    AGAINST_COMPUTER,
    BEN,
    CY,
    FIRST_SEAT_CHOOSES,
    Parlour,
)
from tests.engine.service.refusals import fault_of


async def test_whole_rounds_are_played(parlour: Parlour) -> None:
    table = await parlour.seated()

    await play_out(parlour, table, KNOCK, NORTH)
    await play_out(parlour, table, GIN, SOUTH)

    stored = await parlour.table(table)
    assert stored.sheet.scores == (29, 65)
    assert isinstance(stored.stage, Readying)
    assert stored.stage.number == 3


async def test_a_match_is_played_to_its_end(parlour: Parlour) -> None:
    table = await parlour.seated()

    await play_out(parlour, table, GIN, NORTH)
    await play_out(parlour, table, GIN, NORTH)

    stage = (await parlour.table(table)).stage
    assert isinstance(stage, Finished)
    assert stage.settlement is not None
    # 130 points, 100 for the match, doubled since Ben has won nothing, and two boxes.
    assert (stage.reason, stage.settlement.payment) == ("won", 510)


async def test_several_moves_count_all_or_none(parlour: Parlour) -> None:
    table = await parlour.dealt()

    refused = await fault_of(parlour.play(BEN, table, PASS, DRAW_STOCK), IllegalMove)

    assert refused is Fault.NOT_YOUR_TURN
    assert (await parlour.table(table)).version == 3


async def test_the_rules_refuse_a_move(parlour: Parlour) -> None:
    table = await parlour.dealt()

    assert await fault_of(parlour.play(BEN, table, DRAW_STOCK), IllegalMove) is Fault.MOVE_NOT_NOW


@pytest.mark.parametrize("version", [1, 2, 4])
async def test_a_move_by_one_who_saw_another_version_is_refused(
    parlour: Parlour, version: int
) -> None:
    table = await parlour.dealt()

    refused = await fault_of(parlour.play(BEN, table, PASS, version=version), StaleView)

    assert refused is Fault.STALE_BUTTON


@pytest.mark.parametrize(
    "wish", ["accept", "deal_first", "resign", "offer_abort", "agree_abort", "ready", "rematch"]
)
async def test_a_wish_by_one_who_saw_an_older_version_is_refused(
    parlour: Parlour, wish: Wish
) -> None:
    table = await parlour.dealt()

    assert await fault_of(parlour.ask(BEN, table, wish, version=2)) is Fault.STALE_BUTTON


async def test_nobody_moves_for_another_seat(parlour: Parlour) -> None:
    table = await parlour.dealt()

    assert await fault_of(parlour.play(ADA, table, PASS), IllegalMove) is Fault.NOT_YOUR_TURN


async def test_who_looks_on_does_not_move(parlour: Parlour) -> None:
    table = await parlour.dealt()

    assert await fault_of(parlour.play(CY, table, DRAW_DISCARD), NotAllowed) is Fault.NOT_AT_TABLE


@pytest.mark.parametrize(
    "wish",
    ["deal_first", "ready", "resign", "offer_abort", "agree_abort", "refuse_abort", "rematch"],
)
async def test_who_looks_on_asks_nothing_of_a_match(parlour: Parlour, wish: Wish) -> None:
    table = await parlour.dealt()

    assert await fault_of(parlour.ask(CY, table, wish), NotAllowed) is Fault.NOT_AT_TABLE


@pytest.mark.parametrize("wish", ["my_hand", "sort_suit", "sort_rank"])
async def test_a_look_at_the_own_hand_is_nothing_that_a_table_carries_out(
    parlour: Parlour, wish: Wish
) -> None:
    table = await parlour.dealt()

    assert await fault_of(parlour.ask(BEN, table, wish), NotAllowed) is Fault.NOT_NOW


async def test_a_table_that_never_was_is_not_found(parlour: Parlour) -> None:
    table = await parlour.dealt()
    order = await parlour.order(BEN, table, Ask("ready"))

    refused = await fault_of(parlour.service.carry_out(replace(order, table="none")), NoTable)

    assert refused is Fault.NO_TABLE


@pytest.mark.parametrize("loser", [ADA, BEN], ids=["the dealer", "who is in turn"])
async def test_who_resigns_loses_the_match(parlour: Parlour, loser: Person) -> None:
    table = await parlour.dealt()

    await parlour.ask(loser, table, "resign")

    stored = await parlour.table(table)
    assert isinstance(stored.stage, Finished)
    assert stored.stage.settlement is not None
    assert stored.players[stored.stage.settlement.winner].person != loser.id


async def test_nothing_is_played_after_the_end(parlour: Parlour) -> None:
    table = await parlour.dealt()
    await parlour.ask(ADA, table, "resign")

    assert await fault_of(parlour.play(BEN, table, PASS)) is Fault.MATCH_OVER


async def test_both_may_agree_to_end_a_match(parlour: Parlour) -> None:
    table = await parlour.dealt()

    await parlour.ask(ADA, table, "offer_abort")
    await parlour.ask(BEN, table, "agree_abort")

    assert (await parlour.table(table)).stage == Finished("aborted")


async def test_a_match_goes_on_when_its_end_is_refused(parlour: Parlour) -> None:
    table = await parlour.dealt()

    await parlour.ask(ADA, table, "offer_abort")
    await parlour.ask(BEN, table, "refuse_abort")

    stored = await parlour.table(table)
    assert (stored.stage, stored.abort_offer) == (Playing(), None)


async def test_nobody_agrees_to_their_own_offer(parlour: Parlour) -> None:
    table = await parlour.dealt()
    await parlour.ask(ADA, table, "offer_abort")

    assert await fault_of(parlour.ask(ADA, table, "agree_abort")) is Fault.ABORT_OFFERED


async def test_the_computer_agrees_to_end_a_match_at_once(parlour: Parlour) -> None:
    table = await parlour.open(ADA, AGAINST_COMPUTER)

    await parlour.ask(ADA, table, "offer_abort")

    assert (await parlour.table(table)).stage == Finished("aborted")
    assert await parlour.store.next_deadline("web") is None


async def test_the_next_round_is_dealt_when_both_are_ready(parlour: Parlour) -> None:
    table = await parlour.seated()
    await play_out(parlour, table, KNOCK, NORTH)

    await parlour.ask(ADA, table, "ready")
    waiting = await parlour.table(table)
    await parlour.ask(BEN, table, "ready")

    assert to_act(waiting) == (SOUTH,)
    assert (await parlour.table(table)).rounds[0].number == 2


async def test_against_the_computer_one_who_is_ready_is_enough(parlour: Parlour) -> None:
    parlour.chance.stack(FIRST_SEAT_CHOOSES)
    table = await parlour.open(ADA, AGAINST_COMPUTER)
    await play_out(parlour, table, KNOCK, NORTH)

    await parlour.ask(ADA, table, "ready")

    assert (await parlour.table(table)).rounds[0].number == 2
