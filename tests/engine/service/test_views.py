"""What the service shows: to a place, to a stranger, to a person at the table."""

from dataclasses import replace

from engine.match.boards import BoardView, HandView, ReadyView, board_of
from engine.round.faults import Fault, NoTable
from engine.round.moves import DRAW_DISCARD, PASS
from engine.service.intents import Ask
from engine.service.ports import Audience, Record, Tally
from tests.builders import NORTH, PARLOUR, SOUTH
from tests.engine.service.layouts import GIN, KNOCK, LAYOFFS, play_out
from tests.engine.service.parlour import (
    ADA,
    AGAINST_COMPUTER,
    BEN,
    CY,
    GARDEN,
    IN_PRIVATE,
    TO_ANYBODY,
    TO_BEN,
    Parlour,
)
from tests.engine.service.refusals import fault_of

CY_LOOKS_ON = Audience("person", "cy")


async def test_who_looks_on_sees_the_board(parlour: Parlour) -> None:
    table = await parlour.dealt()

    seen = await parlour.service.show(table, CY_LOOKS_ON)

    assert isinstance(seen, BoardView)
    assert seen == await parlour.board(table)


async def test_who_sits_at_a_table_sees_their_hand(parlour: Parlour) -> None:
    table = await parlour.dealt()

    ada, ben = await parlour.hand(ADA, table), await parlour.hand(BEN, table)

    assert ada.round is not None
    assert ben.round is not None
    assert (ada.seat, ben.seat) == (NORTH, SOUTH)
    assert not set(ada.round.hand) & set(ben.round.hand)
    assert (ada.round.moves, ben.round.moves) == ((), (DRAW_DISCARD, PASS))


async def test_a_place_with_the_id_of_a_person_sees_no_hand(parlour: Parlour) -> None:
    table = await parlour.dealt()

    assert isinstance(await parlour.service.show(table, Audience("place", "ada")), BoardView)


async def test_a_challenger_sits_already_and_the_challenged_looks_on(parlour: Parlour) -> None:
    table = await parlour.open(ADA, TO_BEN)

    assert (await parlour.hand(ADA, table)).round is None
    assert isinstance(await parlour.service.show(table, Audience("person", "ben")), BoardView)


async def test_a_finished_table_is_shown_as_it_ended(parlour: Parlour) -> None:
    table = await parlour.dealt()
    await parlour.ask(ADA, table, "resign")

    await parlour.restart()

    assert (await parlour.board(table)).finished is not None


async def test_a_finished_table_is_not_kept_in_memory(parlour: Parlour) -> None:
    table = await parlour.dealt()
    await parlour.ask(ADA, table, "resign")
    other = Parlour(parlour.store, parlour.clock, parlour.chance)

    await other.service.carry_out(await parlour.order(BEN, table, Ask("rematch")))

    assert (await parlour.board(table)).version == 5


async def test_a_table_that_never_was_is_not_shown(parlour: Parlour) -> None:
    shown = parlour.service.show("none", CY_LOOKS_ON)

    assert await fault_of(shown, NoTable) is Fault.NO_TABLE


async def test_the_latest_showdown_says_who_is_ready(parlour: Parlour) -> None:
    table = await parlour.seated()
    await play_out(parlour, table, KNOCK, NORTH)
    await parlour.ask(BEN, table, "ready")

    shown = await parlour.service.showdown(table, 1)

    assert shown.entry.points == (29, 0)
    assert shown.readying == ReadyView(2, SOUTH, (SOUTH,))
    assert shown.version == (await parlour.table(table)).version


async def test_an_older_showdown_waits_for_nobody(parlour: Parlour) -> None:
    table = await parlour.seated()
    await play_out(parlour, table, KNOCK, NORTH)
    await play_out(parlour, table, LAYOFFS, SOUTH)

    shown = await parlour.service.showdown(table, 1)

    assert (shown.number, shown.entry.points, shown.readying) == (1, (29, 0), None)
    assert shown.version == (await parlour.table(table)).version


async def test_the_last_showdown_waits_for_nobody_while_the_next_round_is_in_play(
    parlour: Parlour,
) -> None:
    table = await parlour.seated()
    await play_out(parlour, table, KNOCK, NORTH)
    await parlour.deal(table)

    shown = await parlour.service.showdown(table, 1)

    assert (shown.number, shown.entry.running, shown.readying) == (1, (29, 0), None)


async def test_the_showdown_that_decided_the_match_says_so(parlour: Parlour) -> None:
    table = await parlour.seated()
    for _ in range(2):
        await play_out(parlour, table, GIN, NORTH)

    first, last = [await parlour.service.showdown(table, number) for number in (1, 2)]

    assert (first.over, last.over) == (False, True)


async def test_a_showdown_survives_a_restart(parlour: Parlour) -> None:
    table = await parlour.seated()
    await play_out(parlour, table, KNOCK, NORTH)
    before = await parlour.service.showdown(table, 1)

    await parlour.restart()

    assert await parlour.service.showdown(table, 1) == before


async def test_a_showdown_is_saved_once_when_its_round_ends(parlour: Parlour) -> None:
    table = await parlour.seated()
    await play_out(parlour, table, KNOCK, NORTH)
    saved = await parlour.store.showdown(table, 1)

    await parlour.ask(ADA, table, "ready")

    assert saved is not None
    assert await parlour.store.showdown(table, 1) == saved


async def test_a_round_still_in_play_has_no_showdown(parlour: Parlour) -> None:
    table = await parlour.dealt()

    assert await fault_of(parlour.service.showdown(table, 1), NoTable) is Fault.NO_TABLE


async def test_a_person_sees_all_their_live_tables_oldest_first(parlour: Parlour) -> None:
    dealt = await parlour.dealt()
    resigned = await parlour.open(ADA, IN_PRIVATE)
    await parlour.ask(ADA, resigned, "resign")
    waiting = await parlour.open(ADA, TO_BEN)
    await parlour.open(ADA, replace(TO_BEN, opponent="cy"))

    mine = await parlour.service.views_of(BEN)

    assert [type(view) for view in mine] == [HandView, BoardView]
    assert [board_of(view).id for view in mine] == [dealt, waiting]


async def test_a_person_sees_the_tables_of_one_place(parlour: Parlour) -> None:
    await parlour.open(ADA, TO_ANYBODY)
    await parlour.open(ADA, IN_PRIVATE)
    there = await parlour.open(ADA, replace(TO_ANYBODY, place=GARDEN))

    assert await parlour.service.views_of(ADA, GARDEN) == (await parlour.hand(ADA, there),)


async def test_a_place_has_its_live_boards(parlour: Parlour) -> None:
    first = await parlour.open(ADA, TO_ANYBODY)
    over = await parlour.open(BEN, AGAINST_COMPUTER)
    await parlour.ask(BEN, over, "resign")
    second = await parlour.open(CY, TO_ANYBODY)
    await parlour.open(CY, replace(TO_ANYBODY, place=GARDEN))

    boards = await parlour.service.boards_at(PARLOUR)

    assert [board.id for board in boards] == [first, second]


async def test_the_latest_match_that_is_over_is_the_one_to_play_again(parlour: Parlour) -> None:
    for challenge in (AGAINST_COMPUTER, IN_PRIVATE, AGAINST_COMPUTER):
        table = await parlour.open(ADA, challenge)
        await parlour.ask(ADA, table, "resign")
    await parlour.open(ADA, AGAINST_COMPUTER)

    latest = await parlour.service.latest_finished(ADA, None)

    assert latest == await parlour.hand(ADA, table)


async def test_the_match_to_play_again_is_the_one_that_ended_last_not_the_one_begun_last(
    parlour: Parlour,
) -> None:
    long, short = [await parlour.open(ADA, AGAINST_COMPUTER) for _ in range(2)]
    for table in (short, long):
        parlour.clock.advance(seconds=60)
        await parlour.ask(ADA, table, "resign")

    latest = await parlour.service.latest_finished(ADA, None)

    assert latest == await parlour.hand(ADA, long)


async def test_a_challenge_that_came_to_nothing_is_no_match_to_play_again(
    parlour: Parlour,
) -> None:
    played = await parlour.open(ADA, AGAINST_COMPUTER)
    await parlour.ask(ADA, played, "resign")
    withdrawn = await parlour.open(ADA, TO_BEN)
    await parlour.ask(ADA, withdrawn, "withdraw")

    latest = await parlour.service.latest_finished(ADA, None)

    assert latest == await parlour.hand(ADA, played)


async def test_the_latest_match_of_a_place_is_one_that_was_played_there(
    parlour: Parlour,
) -> None:
    here = await parlour.open(ADA, AGAINST_COMPUTER)
    there = await parlour.open(ADA, replace(AGAINST_COMPUTER, place=GARDEN))
    for table in (here, there):
        await parlour.ask(ADA, table, "resign")

    latest = await parlour.service.latest_finished(ADA, PARLOUR)

    assert latest == await parlour.hand(ADA, here)


async def test_who_has_finished_no_match_has_none_to_play_again(parlour: Parlour) -> None:
    table = await parlour.open(ADA, TO_BEN)
    await parlour.ask(BEN, table, "decline")

    assert await parlour.service.latest_finished(ADA, None) is None
    assert await parlour.service.latest_finished(BEN, None) is None


async def test_a_record_without_a_rival_has_no_part_against_one(parlour: Parlour) -> None:
    table = await parlour.open(ADA, AGAINST_COMPUTER)
    await parlour.ask(ADA, table, "resign")

    record = await parlour.service.record(ADA)

    assert record == Record(ADA, Tally(), Tally(matches_lost=1))


async def test_the_round_that_ended_last_awaits_nothing(parlour: Parlour) -> None:
    table = await parlour.seated()
    before = await parlour.service.latest_showdown(ADA)
    await play_out(parlour, table, KNOCK)

    showdown = await parlour.service.latest_showdown(ADA)

    assert before is None
    assert showdown is not None
    assert (showdown.table, showdown.number, showdown.readying) == (table, 1, None)
