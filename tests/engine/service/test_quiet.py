"""Quiet places: nothing is posted beside the board, and what stands already stays true."""

from dataclasses import replace

from tests.builders import NORTH, PARLOUR
from tests.engine.service.layouts import KNOCK, play_out
from tests.engine.service.parlour import ADA, BEN, IN_PRIVATE, Parlour
from tests.engine.service.test_messages import BOARD, HANDS, RESULT, SHOWDOWN, wanted


async def _quiet(parlour: Parlour, *, quiet: bool = True) -> None:
    known = await parlour.store.place(PARLOUR.key)
    await parlour.store.change_place(replace(known, quiet=quiet))


async def test_a_quiet_place_gets_no_showdown(parlour: Parlour) -> None:
    await _quiet(parlour)
    table = await parlour.seated()

    await play_out(parlour, table, KNOCK, NORTH)

    assert await wanted(parlour, table) == {BOARD} | HANDS


async def test_a_quiet_place_gets_none_when_somebody_is_ready_either(parlour: Parlour) -> None:
    await _quiet(parlour)
    table = await parlour.seated()
    await play_out(parlour, table, KNOCK, NORTH)

    await parlour.ask(ADA, table, "ready")

    assert await wanted(parlour, table) == {BOARD} | HANDS


async def test_a_quiet_place_gets_no_result(parlour: Parlour) -> None:
    await _quiet(parlour)
    table = await parlour.dealt()

    await parlour.ask(ADA, table, "resign")

    assert await wanted(parlour, table) == {BOARD} | HANDS


async def test_the_round_is_kept_to_be_read_though_nothing_is_posted(parlour: Parlour) -> None:
    await _quiet(parlour)
    table = await parlour.seated()

    await play_out(parlour, table, KNOCK, NORTH)

    assert (await parlour.service.showdown(table, 1)).number == 1


async def test_a_showdown_that_stands_is_kept_true_where_it_has_become_quiet(
    parlour: Parlour,
) -> None:
    table = await parlour.seated()
    await play_out(parlour, table, KNOCK, NORTH)
    await _quiet(parlour)

    await parlour.ask(ADA, table, "ready")

    assert SHOWDOWN in await wanted(parlour, table)


async def test_a_place_that_is_quiet_no_more_gets_what_comes(parlour: Parlour) -> None:
    await _quiet(parlour)
    table = await parlour.dealt()
    await _quiet(parlour, quiet=False)

    await parlour.ask(BEN, table, "resign")

    assert RESULT in await wanted(parlour, table)


async def test_a_private_table_is_as_it_was(parlour: Parlour) -> None:
    await _quiet(parlour)
    table = await parlour.open(ADA, IN_PRIVATE)
    await parlour.ask(ADA, table, "resign")

    assert "result ada" in await wanted(parlour, table)


async def test_a_showdown_not_posted_while_quiet_is_not_posted_later(parlour: Parlour) -> None:
    await _quiet(parlour)
    table = await parlour.seated()
    await play_out(parlour, table, KNOCK, NORTH)
    await _quiet(parlour, quiet=False)

    await parlour.ask(ADA, table, "ready")

    assert SHOWDOWN not in await wanted(parlour, table)
