"""Which messages each kind of change asks for, and for whom."""

from engine.round.moves import DRAW_DISCARD, PASS
from tests.builders import NORTH, PARLOUR, SOUTH
from tests.engine.service.layouts import DEAD, GIN, KNOCK, LAYOFFS, play_out
from tests.engine.service.parlour import (
    ADA,
    AGAINST_COMPUTER,
    BEN,
    FIRST_SEAT_CHOOSES,
    IN_PRIVATE,
    TO_BEN,
    Parlour,
)


async def wanted(parlour: Parlour, table: str) -> set[str]:
    """The messages that must show the table as it is now, such as ``showdown 1 web:parlour``."""
    version = (await parlour.table(table)).version
    rows = await parlour.store.messages_of(table)
    return {
        f"{row.key.purpose}{f' {row.key.number}' if row.key.number else ''} {row.key.audience.id}"
        for row in rows
        if row.wanted == version
    }


BOARD, SHOWDOWN, RESULT = (
    f"board {PARLOUR.key}",
    f"showdown 1 {PARLOUR.key}",
    f"result {PARLOUR.key}",
)
HANDS = {"hand ada", "hand ben"}


async def test_a_challenge_is_a_board(parlour: Parlour) -> None:
    table = await parlour.open(ADA, TO_BEN)

    assert await wanted(parlour, table) == {BOARD}


async def test_a_challenge_that_is_declined_is_a_board(parlour: Parlour) -> None:
    table = await parlour.open(ADA, TO_BEN)

    await parlour.ask(BEN, table, "decline")

    assert await wanted(parlour, table) == {BOARD}


async def test_who_sits_down_gets_a_hand(parlour: Parlour) -> None:
    table = await parlour.seated()

    assert await wanted(parlour, table) == {BOARD} | HANDS


async def test_a_move_changes_the_board_and_the_hands(parlour: Parlour) -> None:
    table = await parlour.dealt()

    await parlour.play(BEN, table, DRAW_DISCARD)

    assert await wanted(parlour, table) == {BOARD} | HANDS


async def test_the_end_of_a_round_is_a_showdown(parlour: Parlour) -> None:
    table = await parlour.seated()

    await play_out(parlour, table, KNOCK, NORTH)

    assert await wanted(parlour, table) == {BOARD, SHOWDOWN} | HANDS


async def test_a_round_that_nobody_won_has_a_showdown_too(parlour: Parlour) -> None:
    table = await parlour.seated()

    await play_out(parlour, table, DEAD)

    assert SHOWDOWN in await wanted(parlour, table)


async def test_the_showdown_shows_who_is_ready(parlour: Parlour) -> None:
    table = await parlour.seated()
    await play_out(parlour, table, KNOCK, NORTH)

    await parlour.ask(ADA, table, "ready")

    assert SHOWDOWN in await wanted(parlour, table)


async def test_the_next_deal_takes_the_showdown_its_button(parlour: Parlour) -> None:
    table = await parlour.seated()
    await play_out(parlour, table, KNOCK, NORTH)

    await parlour.deal(table)

    assert await wanted(parlour, table) == {BOARD, SHOWDOWN} | HANDS


async def test_moves_of_the_next_round_leave_the_showdown_alone(parlour: Parlour) -> None:
    table = await parlour.seated()
    await play_out(parlour, table, KNOCK, NORTH)
    await parlour.deal(table)

    await parlour.play(ADA, table, PASS)

    assert await wanted(parlour, table) == {BOARD} | HANDS


async def test_each_round_has_a_showdown_of_its_own(parlour: Parlour) -> None:
    table = await parlour.seated()
    await play_out(parlour, table, KNOCK, NORTH)

    await play_out(parlour, table, LAYOFFS, SOUTH)

    assert await wanted(parlour, table) == {BOARD, f"showdown 2 {PARLOUR.key}"} | HANDS


async def test_the_end_of_a_match_is_a_showdown_and_a_result(parlour: Parlour) -> None:
    table = await parlour.seated()
    for _ in range(2):
        await play_out(parlour, table, GIN, NORTH)

    assert await wanted(parlour, table) == {BOARD, f"showdown 2 {PARLOUR.key}", RESULT} | HANDS


async def test_a_match_resigned_in_its_first_round_has_a_result_and_no_showdown(
    parlour: Parlour,
) -> None:
    table = await parlour.dealt()

    await parlour.ask(ADA, table, "resign")

    assert await wanted(parlour, table) == {BOARD, RESULT} | HANDS


async def test_who_resigns_between_two_rounds_takes_the_showdown_its_button(
    parlour: Parlour,
) -> None:
    table = await parlour.seated()
    await play_out(parlour, table, KNOCK, NORTH)

    await parlour.ask(BEN, table, "resign")

    assert await wanted(parlour, table) == {BOARD, SHOWDOWN, RESULT} | HANDS


async def test_a_match_that_both_ended_has_a_result(parlour: Parlour) -> None:
    table = await parlour.dealt()
    await parlour.ask(ADA, table, "offer_abort")

    await parlour.ask(BEN, table, "agree_abort")

    assert await wanted(parlour, table) == {BOARD, RESULT} | HANDS


async def test_the_result_shows_who_would_play_again(parlour: Parlour) -> None:
    table = await parlour.dealt()
    await parlour.ask(ADA, table, "resign")

    await parlour.ask(ADA, table, "rematch")

    assert RESULT in await wanted(parlour, table)


async def test_the_rematch_has_messages_of_its_own(parlour: Parlour) -> None:
    table = await parlour.dealt()
    await parlour.ask(ADA, table, "resign")
    await parlour.ask(ADA, table, "rematch")
    await parlour.ask(BEN, table, "rematch")

    (again,) = await parlour.store.tables_of("ada")

    assert await wanted(parlour, again.id) == {BOARD} | HANDS


async def test_the_computer_reads_no_messages(parlour: Parlour) -> None:
    table = await parlour.open(ADA, AGAINST_COMPUTER)

    assert await wanted(parlour, table) == {BOARD, "hand ada"}


async def test_a_private_table_is_shown_to_its_person_alone(parlour: Parlour) -> None:
    parlour.chance.stack(FIRST_SEAT_CHOOSES)
    table = await parlour.open(ADA, IN_PRIVATE)
    for _ in range(2):
        await play_out(parlour, table, GIN, NORTH)

    rows = await parlour.store.messages_of(table)

    assert await wanted(parlour, table) == {"hand ada", "showdown 2 ada", "result ada"}
    assert {row.key.audience.kind for row in rows} == {"person"}
