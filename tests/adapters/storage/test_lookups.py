"""Which tables a person or a place has, and what showdowns are kept; on each store."""

from dataclasses import replace

from engine.match.actions import Accept, Decline, Withdraw
from engine.match.boards import ShowdownView
from engine.match.people import Place, Player
from engine.match.sheet import SheetEntry
from engine.round.outcome import Ending, Outcome
from engine.service.ports import Store
from tests.adapters.storage.units import a_lobby, a_unit
from tests.builders import ADA, BEN, OPENING, PARLOUR, a_table

SHOWDOWN = ShowdownView(
    table="t1",
    version=9,
    players=(ADA, BEN),
    target=100,
    number=3,
    dealer=1,
    outcome=Outcome(Ending.DEAD_HAND, None, (0, 0)),
    entry=SheetEntry(3, Ending.DEAD_HAND, None, (0, 0), (40, 15)),
)


async def test_a_person_finds_their_tables_oldest_first(store: Store) -> None:
    for table in ("t9", "t1", "t5"):
        await store.commit(a_unit(a_lobby(table)))

    tables = await store.tables_of("ada")

    assert [table.id for table in tables] == ["t9", "t1", "t5"]


async def test_whoever_takes_a_seat_finds_the_table(store: Store) -> None:
    await store.commit(a_unit(a_table()))
    await store.commit(a_unit(a_table(Accept(BEN))))

    tables = await store.tables_of("ben")

    assert tables == (a_table(Accept(BEN)),)


async def test_whoever_is_invited_finds_the_table(store: Store) -> None:
    invitation = a_table(opening=replace(OPENING, invited="ben", invited_name="Ben"))

    await store.commit(a_unit(invitation))

    assert await store.tables_of("ben") == (invitation,)


async def test_whoever_declined_is_rid_of_the_table(store: Store) -> None:
    opening = replace(OPENING, invited="ben", invited_name="Ben")
    await store.commit(a_unit(a_table(opening=opening)))

    await store.commit(a_unit(a_table(Decline("ben"), opening=opening)))

    assert await store.tables_of("ben", live=False) == ()


async def test_nobody_finds_the_tables_of_a_computer_player(store: Store) -> None:
    alone = replace(a_lobby("t1"), players=(ADA, Player("casual", computer="casual")))
    await store.commit(a_unit(alone))

    assert await store.tables_of("") == ()


async def test_a_finished_table_is_found_only_when_asked_for(store: Store) -> None:
    await store.commit(a_unit(a_table()))
    finished = a_table(Withdraw("ada"))

    await store.commit(a_unit(finished))

    assert await store.tables_of("ada") == ()
    assert await store.tables_of("ada", live=False) == (finished,)
    assert await store.tables_at(PARLOUR.key) == ()
    assert await store.tables_at(PARLOUR.key, live=False) == (finished,)


async def test_each_place_of_a_table_finds_it(store: Store) -> None:
    garden = Place("discord", "42", "garden")
    shared = replace(a_lobby("t1"), places=(PARLOUR, garden))
    await store.commit(a_unit(shared))
    await store.commit(a_unit(a_lobby("t2")))

    assert await store.tables_at(garden.key) == (shared,)
    assert await store.tables_at(PARLOUR.key) == (shared, a_lobby("t2"))


async def test_a_showdown_comes_back_as_it_was_saved(store: Store) -> None:
    await store.commit(replace(a_unit(a_lobby("t1")), showdowns=(SHOWDOWN,)))

    assert await store.showdown("t1", 3) == SHOWDOWN
    assert await store.showdown("t1", 2) is None


async def test_a_showdown_that_changes_is_kept_as_last_saved(store: Store) -> None:
    await store.commit(replace(a_unit(a_lobby("t1")), showdowns=(SHOWDOWN,)))
    over = replace(SHOWDOWN, over=True)

    await store.commit(replace(a_unit(a_lobby("t1", 2)), showdowns=(over,)))

    assert await store.showdown("t1", 3) == over
