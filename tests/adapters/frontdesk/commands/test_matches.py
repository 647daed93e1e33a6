"""What is typed about matches: which one is meant, and what is said when none is."""

import pytest

from adapters.frontdesk import Answer, Visitor
from engine.match.people import Place
from engine.match.stages import ChoosingDealer, Finished, Readying
from engine.round.faults import Fault
from engine.service.intents import Ask
from engine.service.orders import Order
from tests.counter import ADA, BEN, EVE, PARLOUR, Counter
from tests.engine.service.layouts import KNOCK, play_out
from tests.engine.service.parlour import ADA as PARLOUR_ADA
from tests.engine.service.parlour import AGAINST_COMPUTER, Parlour
from tests.engine.service.parlour import BEN as PARLOUR_BEN

GARDEN = Place("web", "#garden", "garden")


@pytest.mark.parametrize("place", [PARLOUR, None], ids=["here", "in private"])
@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("/hand", Fault.NO_MATCH_HERE),
        ("/resign", Fault.NO_MATCH_HERE),
        ("/abort", Fault.NO_MATCH_HERE),
        ("/ready", Fault.NOTHING_TO_READY),
        ("/rematch", Fault.NO_MATCH_TO_REPEAT),
    ],
)
async def test_a_challenge_that_nobody_took_is_no_match(
    counter: Counter, line: str, fault: Fault, place: Place | None
) -> None:
    await counter.say(ADA, "/gin")

    answer = await counter.say(ADA, line, place)

    assert answer.notice == counter.sentence(fault)


@pytest.mark.parametrize("line", ["/hand", "/resign", "/abort"])
async def test_beside_open_challenges_the_one_match_is_meant(counter: Counter, line: str) -> None:
    await counter.say(ADA, "/gin")
    await counter.say(ADA, "/gin bot casual")
    match = counter.table().id
    await counter.say(BEN, "/help")
    await counter.say(ADA, "/gin @Ben")

    answer = await counter.say(ADA, line)

    assert answer.private is not None
    assert answer.private.screen.table == match


async def test_the_hand_is_shown_by_command(counter: Counter) -> None:
    await counter.say(ADA, "/gin bot casual")

    answer = await counter.say(ADA, "/hand")

    assert answer.private is not None
    assert answer.private.screen.table == counter.table().id


@pytest.mark.parametrize(("line", "screen"), [("/resign", "resign"), ("/abort", "abort")])
async def test_leaving_by_command_asks_first(counter: Counter, line: str, screen: str) -> None:
    await counter.say(ADA, "/gin bot casual")

    answer = await counter.say(ADA, line)

    wish = {"resign": Ask("resign"), "abort": Ask("offer_abort")}[screen]
    assert answer.private is not None
    assert wish in _intents(answer)
    assert not isinstance(counter.table().stage, Finished)


@pytest.mark.parametrize("line", ["/hand", "/resign", "/abort"])
async def test_of_two_tables_a_command_asks_which(counter: Counter, line: str) -> None:
    await counter.say(ADA, "/gin bot casual")
    await counter.say(ADA, "/gin bot casual")

    answer = await counter.say(ADA, line)

    assert answer.private is not None
    tables = {button.table for row in answer.private.screen.rows for button in row}
    assert tables == set(counter.store.tables)


async def test_a_table_elsewhere_is_not_meant_in_this_place(counter: Counter) -> None:
    await counter.say(ADA, "/gin bot casual", GARDEN)

    answer = await counter.say(ADA, "/hand", PARLOUR)

    assert answer.notice == counter.sentence(Fault.NO_MATCH_HERE)


async def test_readiness_without_a_wait_is_refused(counter: Counter) -> None:
    await counter.say(ADA, "/gin bot casual")

    answer = await counter.say(ADA, "/ready")

    assert answer.notice == counter.sentence(Fault.NOTHING_TO_READY)


async def test_readiness_is_for_the_match_that_waits_for_it(counter: Counter) -> None:
    parlour = _parlour(counter)
    (waiting,) = await _between_rounds(parlour, 1)
    await parlour.open(PARLOUR_ADA, AGAINST_COMPUTER)

    answer = await counter.say(ADA, "/ready", None, update="new")

    stage = counter.store.tables[waiting].stage
    assert answer.private is not None
    assert answer.private.screen.table == waiting
    assert isinstance(stage, Readying)
    assert stage.ready == (0,)


async def test_of_two_matches_that_wait_readiness_asks_which(counter: Counter) -> None:
    parlour = _parlour(counter)
    waiting = await _between_rounds(parlour, 2)
    await parlour.open(PARLOUR_ADA, AGAINST_COMPUTER)

    answer = await counter.say(ADA, "/ready", None)

    assert answer.private is not None
    assert [row[0].table for row in answer.private.screen.rows] == waiting


async def test_who_is_ready_everywhere_is_told_so(counter: Counter) -> None:
    await _between_rounds(_parlour(counter), 1)
    await counter.say(ADA, "/ready", None, update="new")

    answer = await counter.say(ADA, "/ready", None, update="newer")

    assert answer.notice == counter.sentence(Fault.ALREADY_READY)


async def test_a_rematch_by_command_is_offered_at_the_table_that_ended_last(
    counter: Counter,
) -> None:
    await _resigned(counter)

    answer = await counter.say(ADA, "/rematch")

    stage = counter.table().stage
    assert answer.private is not None
    assert isinstance(stage, Finished)
    assert stage.rematch == (0,)


async def test_a_rematch_that_both_ask_for_by_command_is_a_new_table(counter: Counter) -> None:
    await _resigned(counter)
    await counter.say(ADA, "/rematch", update="hers")
    await counter.say(BEN, "/rematch")

    again = await counter.say(ADA, "/rematch", update="hers")

    assert len(counter.store.tables) == 2
    assert again.notice == counter.sentence(Fault.REMATCH_BEGUN)


async def test_a_rematch_that_has_begun_is_shown(counter: Counter) -> None:
    await _resigned(counter)
    await counter.say(ADA, "/rematch")

    answer = await counter.say(BEN, "/rematch")

    assert answer.private is not None
    assert answer.private.screen.table == counter.table().id
    assert len(counter.store.tables) == 2


async def test_a_rematch_with_the_computer_begins_at_once_and_is_shown(counter: Counter) -> None:
    await counter.say(ADA, "/gin bot casual")
    await _order(counter, ADA, Ask("resign"))

    answer = await counter.say(ADA, "/rematch")

    assert answer.private is not None
    assert answer.private.screen.table == counter.table().id
    assert len(counter.store.tables) == 2


async def test_a_rematch_that_was_offered_is_not_offered_again(counter: Counter) -> None:
    await _resigned(counter)
    await counter.say(ADA, "/rematch")

    answer = await counter.say(ADA, "/rematch")

    assert answer.notice == counter.sentence(Fault.REMATCH_OFFERED)


async def test_a_rematch_that_has_begun_is_not_begun_again(counter: Counter) -> None:
    await _resigned(counter)
    for visitor in (ADA, BEN):
        await counter.say(visitor, "/rematch")

    answer = await counter.say(ADA, "/rematch")

    assert answer.notice == counter.sentence(Fault.REMATCH_BEGUN)
    assert answer.private is not None
    assert answer.private.screen.table == counter.table().id
    assert len(counter.store.tables) == 2


async def test_boards_are_brought_to_the_end_of_their_place(counter: Counter) -> None:
    async with counter.running():
        await counter.say(ADA, "/gin")
        await counter.settled()
        before = counter.row("board").message
        answer = await counter.say(ADA, "/table")
        await counter.settled()

    assert answer.notice == counter.sentence("table-brought", count=1)
    assert counter.row("board").message != before


async def test_a_stranger_leaves_the_boards_where_they_are(counter: Counter) -> None:
    async with counter.running():
        await counter.say(ADA, "/gin")
        await counter.settled()
        before = counter.row("board").message
        answer = await counter.say(EVE, "/table")
        await counter.settled()

    assert answer.notice == counter.sentence(Fault.NOT_YOUR_TABLE_HERE)
    assert counter.row("board").message == before


async def test_of_the_boards_of_a_place_one_brings_ones_own(counter: Counter) -> None:
    async with counter.running():
        for visitor in (ADA, EVE):
            await counter.say(visitor, "/gin")
        await counter.settled()
        hers, eves = counter.store.tables
        before = [counter.row("board", table=table).message for table in (hers, eves)]
        answer = await counter.say(EVE, "/table")
        await counter.settled()

    after = [counter.row("board", table=table).message for table in (hers, eves)]
    assert answer.notice == counter.sentence("table-brought", count=1)
    assert (after[0] == before[0], after[1] == before[1]) == (True, False)


def _parlour(counter: Counter) -> Parlour:
    """Tables in the counter's store, of an Ada and a Ben whom the counter knows."""
    for person in (PARLOUR_ADA, PARLOUR_BEN):
        counter.store.known["web", person.id] = person.id
        counter.store.people[person.id] = person
    return Parlour(counter.store)


async def _between_rounds(parlour: Parlour, count: int) -> list[str]:
    """Matches of Ada and Ben that wait for both of them."""
    tables = []
    for _ in range(count):
        table = await parlour.seated()
        await play_out(parlour, table, KNOCK)
        tables.append(table)
    return tables


async def _resigned(counter: Counter) -> None:
    """A match of Ada and Ben that Ada resigned."""
    await counter.say(BEN, "/help")
    await counter.say(ADA, "/gin @Ben")
    await _order(counter, BEN, Ask("accept"))
    assert isinstance(counter.table().stage, ChoosingDealer)
    await _order(counter, ADA, Ask("resign"))


async def _order(counter: Counter, visitor: Visitor, ask: Ask) -> None:
    table = counter.table()
    await counter.service.carry_out(Order(counter.person(visitor), table.id, table.version, ask))


def _intents(answer: Answer) -> set[object]:
    assert answer.private is not None
    return {button.intent for row in answer.private.screen.rows for button in row}
