"""What happens to tables from outside: people leave and come back, accounts and places go."""

from dataclasses import dataclass, replace

import pytest

from engine.match.people import Place
from engine.match.stages import Finished, Lobby
from engine.match.table import Table
from engine.round.faults import Fault
from engine.round.moves import PASS
from engine.service.intents import Ask
from engine.service.orders import Order
from engine.service.ports import Deadline, Person
from tests.builders import NORTH, PARLOUR, SOUTH
from tests.engine.service.layouts import KNOCK, play_out
from tests.engine.service.parlour import ADA, BEN, CY, GARDEN, PERSONS, TO_BEN, Parlour
from tests.engine.service.refusals import fault_of
from tests.engine.service.time.turns import kinds, miss_turn, paced
from tests.fakes import MemoryStore

ELSEWHERE = Place("web", "attic", "The Attic")


async def ended(parlour: Parlour, table: str) -> str:
    """Why a table is over, empty while it is not."""
    stage = (await parlour.table(table)).stage
    return stage.reason if isinstance(stage, Finished) else ""


@pytest.mark.parametrize("person", [ADA, BEN], ids=["the challenger", "the challenged"])
async def test_a_challenge_ends_when_one_of_the_two_leaves(
    parlour: Parlour, person: Person
) -> None:
    table = await parlour.open(ADA, TO_BEN)

    await parlour.service.departed(person, PARLOUR)

    assert await ended(parlour, table) == "departed"


async def test_a_challenge_stands_when_somebody_else_leaves(parlour: Parlour) -> None:
    table = await parlour.open(ADA, TO_BEN)

    await parlour.service.departed(CY, PARLOUR)

    assert isinstance((await parlour.table(table)).stage, Lobby)


async def test_a_match_goes_on_when_somebody_leaves_its_place(parlour: Parlour) -> None:
    table = await parlour.dealt()

    await parlour.service.departed(BEN, PARLOUR)

    assert (await ended(parlour, table), (await parlour.table(table)).departed) == ("", (SOUTH,))


async def test_who_leaves_another_place_is_not_missed(parlour: Parlour) -> None:
    table = await parlour.dealt()

    await parlour.service.departed(BEN, GARDEN)

    assert (await parlour.table(table)).departed == ()


async def test_who_leaves_twice_is_missed_once(parlour: Parlour) -> None:
    table = await parlour.dealt()

    for _ in range(2):
        await parlour.service.departed(BEN, PARLOUR)

    assert await kinds(parlour, table) == ["depart"]


async def test_who_left_and_presses_again_is_back(parlour: Parlour) -> None:
    table = await parlour.dealt()
    await parlour.service.departed(BEN, PARLOUR)

    await parlour.service.came_back(BEN, table)

    assert (await parlour.table(table)).departed == ()


async def test_a_match_ends_when_an_account_is_no_more(parlour: Parlour) -> None:
    table = await parlour.dealt()

    await parlour.service.person_gone(BEN)

    assert await ended(parlour, table) == "person_gone"
    assert (await parlour.service.record(ADA)).people.matches_won == 0


async def test_every_table_of_an_account_ends(parlour: Parlour) -> None:
    tables = [await parlour.dealt(), await parlour.open(ADA, TO_BEN)]

    await parlour.service.person_gone(BEN)

    assert [await ended(parlour, table) for table in tables] == ["person_gone"] * 2


async def test_a_match_ends_with_its_place(parlour: Parlour) -> None:
    table = await parlour.dealt(paced("live"))

    await parlour.service.place_gone(PARLOUR)

    assert await ended(parlour, table) == "place_gone"
    assert await parlour.store.deadline(table) is None


async def test_a_place_that_has_no_tables_ends_none(parlour: Parlour) -> None:
    table = await parlour.dealt()

    await parlour.service.place_gone(ELSEWHERE)

    assert await ended(parlour, table) == ""


async def test_a_match_that_ended_with_its_place_is_in_the_history(parlour: Parlour) -> None:
    table = await parlour.seated()
    await play_out(parlour, table, KNOCK)
    await parlour.service.place_gone(PARLOUR)

    (past,) = await parlour.service.ended_matches(ADA, 0, 10)

    assert past.view.board.id == table


async def test_who_types_in_a_place_is_back_at_its_tables(parlour: Parlour) -> None:
    table = await parlour.dealt(paced("live"))
    await miss_turn(parlour, table)

    await parlour.service.came_back_at(BEN, GARDEN)
    elsewhere = (await parlour.table(table)).away
    await parlour.service.came_back_at(BEN, PARLOUR)

    assert (elsewhere, (await parlour.table(table)).away) == ((0, 1), ())


async def test_who_types_in_private_is_back_everywhere(parlour: Parlour) -> None:
    table = await parlour.dealt(paced("live"))
    await miss_turn(parlour, table)

    await parlour.service.came_back_at(BEN, None)

    assert (await parlour.table(table)).away == ()


async def test_who_may_ends_a_match(parlour: Parlour) -> None:
    table = await parlour.dealt()
    version = (await parlour.table(table)).version

    await parlour.service.carry_out(
        Order(CY, table, version, Ask("end"), parlour.update(), may_end=True)
    )

    stage = (await parlour.table(table)).stage
    assert isinstance(stage, Finished)
    assert (stage.reason, stage.name) == ("ended", "Cy")


async def test_who_may_not_ends_none(parlour: Parlour) -> None:
    table = await parlour.dealt()

    fault = await fault_of(parlour.ask(CY, table, "end"))

    assert fault is Fault.NOT_AN_ENDER
    await parlour.play(BEN, table, PASS)


async def test_who_plays_a_match_does_not_end_it_though_they_may_end_others(
    parlour: Parlour,
) -> None:
    table = await parlour.dealt()
    order = await parlour.order(ADA, table, Ask("end"))

    fault = await fault_of(parlour.service.carry_out(replace(order, may_end=True)))

    assert fault is Fault.ENDS_OWN
    assert await ended(parlour, table) == ""


async def test_who_may_ends_their_own_challenge(parlour: Parlour) -> None:
    table = await parlour.open(ADA, TO_BEN)
    order = await parlour.order(ADA, table, Ask("end"))

    await parlour.service.carry_out(replace(order, may_end=True))

    assert await ended(parlour, table) == "ended"


async def test_an_offer_seen_before_the_other_left_does_not_end_the_match(
    parlour: Parlour,
) -> None:
    table = await parlour.dealt()
    seen = (await parlour.table(table)).version
    await parlour.service.departed(BEN, PARLOUR)

    fault = await fault_of(parlour.ask(ADA, table, "offer_abort", seen))
    still = await ended(parlour, table)
    await parlour.ask(ADA, table, "offer_abort")

    assert (fault, still, await ended(parlour, table)) == (Fault.STALE_BUTTON, "", "aborted")


async def test_an_offer_seen_before_the_other_left_and_came_back_is_made(
    parlour: Parlour,
) -> None:
    table = await parlour.dealt()
    seen = (await parlour.table(table)).version
    await parlour.service.departed(BEN, PARLOUR)
    await parlour.service.came_back(BEN, table)

    await parlour.ask(ADA, table, "offer_abort", seen)

    assert (await parlour.table(table)).abort_offer == NORTH


@dataclass
class ReadStore(MemoryStore):
    """Counts the tables that are read for somebody."""

    read: int = 0

    async def tables_of(self, person: str, *, live: bool = True) -> tuple[Table, ...]:
        """The tables of a person."""
        tables = await super().tables_of(person, live=live)
        self.read += len(tables)
        return tables


async def test_a_persons_tables_are_looked_through_once() -> None:
    store = ReadStore(people=dict(PERSONS))
    parlour = Parlour(store)
    table = await parlour.dealt(paced("live"))
    await parlour.restart()
    store.read = 0
    for _ in range(3):
        await parlour.service.came_back_at(BEN, PARLOUR)
    await miss_turn(parlour, table)

    await parlour.service.came_back_at(BEN, PARLOUR)

    assert store.read == 1
    assert (await parlour.table(table)).away == ()


async def test_who_was_missed_before_a_restart_is_back_when_they_type(parlour: Parlour) -> None:
    table = await parlour.dealt(paced("live"))
    await miss_turn(parlour, table)
    await parlour.restart()

    await parlour.service.came_back_at(BEN, PARLOUR)

    assert (await parlour.table(table)).away == ()


async def test_what_another_writer_has_saved_is_looked_through_again(parlour: Parlour) -> None:
    table = await parlour.dealt(paced("live"))
    await parlour.service.came_back_at(BEN, PARLOUR)
    other = Parlour(parlour.store, parlour.clock, parlour.chance)
    await miss_turn(other, table)
    await parlour.service.on_deadline(Deadline(table, 4, "warn", parlour.clock.now()))

    await parlour.service.came_back_at(BEN, PARLOUR)

    assert (await parlour.table(table)).away == ()
