"""What a platform tells once: it comes to every table, whatever gets in its way."""

import asyncio
from dataclasses import dataclass, field

import pytest

from engine.match.actions import Close
from engine.match.stages import Finished
from engine.round.faults import Fault
from engine.service.ports import Errand, Person, StoreBusy, Unit, Update
from engine.service.time.timekeeper import Timekeeper
from tests.builders import NORTH, PARLOUR, SOUTH
from tests.engine.service.parlour import ADA, BEN, CY, GARDEN, SOLO, TO_ADA, TO_BEN, Parlour
from tests.engine.service.refusals import fault_of
from tests.fakes import MemoryStore


@dataclass
class FailingStore(MemoryStore):
    """Fails at the next commits, and at what is written of errands and people, by ``failures``."""

    failures: list[Exception] = field(default_factory=list)
    refusals: int = 0

    async def commit(self, unit: Unit) -> None:
        """Save, or fail."""
        if self.failures:
            raise self.failures.pop(0)
        await super().commit(unit)

    async def change_person(self, person: Person, update: Update | None = None) -> None:
        """Save, or say that there is no room."""
        if self.refusals:
            self.refusals -= 1
            raise StoreBusy
        await super().change_person(person, update)


@pytest.fixture
def store() -> FailingStore:
    """A store that fails when it is told to."""
    return FailingStore()


@pytest.fixture
async def parlour(store: FailingStore) -> Parlour:
    """A parlour over that store, with everybody known."""
    for person in (ADA, BEN, CY):
        await store.change_person(person)
    return Parlour(store)


async def ended(parlour: Parlour, table: str) -> str:
    """Why a table is over, empty while it is not."""
    stage = (await parlour.table(table)).stage
    return stage.reason if isinstance(stage, Finished) else ""


async def end_of(parlour: Parlour, table: str) -> Finished:
    """The end that a table has reached."""
    stage = (await parlour.table(table)).stage
    assert isinstance(stage, Finished)
    return stage


async def test_a_busy_store_keeps_no_table_from_being_tried(
    parlour: Parlour, store: FailingStore
) -> None:
    tables = [await parlour.dealt(), await parlour.open(CY, SOLO)]
    store.failures = [StoreBusy()]

    await parlour.service.place_gone(PARLOUR)

    assert sorted([await ended(parlour, table) for table in tables]) == ["", "place_gone"]


@pytest.mark.parametrize("error", [StoreBusy(), ValueError("unreadable")], ids=["busy", "broken"])
async def test_what_failed_is_told_and_tried_again(
    parlour: Parlour, store: FailingStore, error: Exception
) -> None:
    table = await parlour.dealt()
    store.failures = [error, error]
    await parlour.service.place_gone(PARLOUR)

    failures = await parlour.service.catch_up()
    before = await ended(parlour, table)
    again = await parlour.service.catch_up()

    assert (failures, again) == ((error,), ())
    assert (before, await ended(parlour, table)) == ("", "place_gone")
    assert await store.errands() == ()


async def test_what_was_left_undone_is_done_after_a_restart(
    parlour: Parlour, store: FailingStore
) -> None:
    table = await parlour.dealt()
    await store.add_errands([Errand(table, Close("person_gone"))])
    await parlour.restart()

    await parlour.service.catch_up()

    assert await ended(parlour, table) == "person_gone"


@pytest.mark.parametrize(
    ("failures", "reports"),
    [([StoreBusy()], 0), ([ValueError("unreadable")], 1)],
    ids=["busy", "broken"],
)
async def test_the_timekeeper_does_what_was_left_undone_and_tells_what_is_broken(
    parlour: Parlour, store: FailingStore, failures: list[Exception], reports: int
) -> None:
    broken, whole = await parlour.dealt(), await parlour.open(CY, SOLO)
    closing = Close("place_gone")
    await store.add_errands([Errand(broken, closing), Errand(whole, closing)])
    store.failures = failures
    reported: list[Exception] = []
    closed = asyncio.Event()
    parlour.service.listen(lambda table, _version: closed.set() if table == whole else None)
    keeper = Timekeeper(parlour.service, store, parlour.time, reported.append)

    working = asyncio.create_task(keeper.run())
    async with asyncio.timeout(10):
        await closed.wait()
        await parlour.service.catch_up()
    working.cancel()

    assert len(reported) == reports
    assert [await ended(parlour, table) for table in (broken, whole)] == ["place_gone"] * 2


async def test_what_makes_no_sense_any_more_is_forgotten(
    parlour: Parlour, store: FailingStore
) -> None:
    table = await parlour.dealt()
    await parlour.ask(ADA, table, "resign")
    await store.add_errands([Errand(table, Close("place_gone")), Errand("t99", Close("ended"))])

    assert await parlour.service.catch_up() == ()
    assert await store.errands() == ()
    assert await ended(parlour, table) == "resigned"


async def test_nothing_is_read_where_nothing_is_left_to_do(
    parlour: Parlour, store: FailingStore
) -> None:
    await parlour.service.catch_up()
    table = await parlour.dealt()
    await store.add_errands([Errand(table, Close("place_gone"))])

    assert await parlour.service.catch_up() == ()
    assert await ended(parlour, table) == ""


async def test_an_account_that_is_gone_is_noted_even_by_a_busy_store(
    parlour: Parlour, store: FailingStore
) -> None:
    store.refusals = 1

    await parlour.service.person_gone(BEN)

    known = await store.person("ben")
    assert known is not None
    assert known.gone


async def offered(parlour: Parlour) -> str:
    """A match that Ben has resigned, and of which Ada would like a rematch."""
    table = await parlour.dealt()
    await parlour.ask(BEN, table, "resign")
    await parlour.ask(ADA, table, "rematch")
    return table


@pytest.mark.parametrize(("person", "seat"), [(ADA, NORTH), (BEN, SOUTH)], ids=["by", "to"])
async def test_an_offer_by_or_to_somebody_whose_account_is_no_more_lapses(
    parlour: Parlour, person: Person, seat: int
) -> None:
    table = await offered(parlour)

    await parlour.service.person_gone(person)

    end = await end_of(parlour, table)
    assert (end.rematch, end.lapsed, end.gone) == ((), True, seat)
    assert await parlour.store.deadline(table) is None


async def test_an_offer_to_somebody_who_left_lapses_and_can_be_made_anew(
    parlour: Parlour,
) -> None:
    table = await offered(parlour)
    await parlour.service.departed(BEN, PARLOUR)
    lapsed = (await end_of(parlour, table)).rematch

    await parlour.ask(ADA, table, "rematch")

    end = await end_of(parlour, table)
    assert (lapsed, end.rematch, end.lapsed, end.gone) == ((), (NORTH,), False, None)


async def test_a_button_from_before_the_other_left_makes_no_new_offer(parlour: Parlour) -> None:
    table = await offered(parlour)
    seen = (await parlour.table(table)).version
    await parlour.service.departed(ADA, PARLOUR)

    assert await fault_of(parlour.ask(BEN, table, "rematch", seen)) is Fault.STALE_BUTTON


async def test_an_offer_stands_when_its_owner_leaves_another_place(parlour: Parlour) -> None:
    table = await offered(parlour)

    await parlour.service.departed(ADA, GARDEN)

    assert (await end_of(parlour, table)).rematch == (NORTH,)


async def test_nobody_is_offered_a_rematch_whose_account_is_no_more(parlour: Parlour) -> None:
    table = await parlour.dealt()
    await parlour.ask(ADA, table, "resign")
    await parlour.service.person_gone(BEN)

    assert await fault_of(parlour.ask(ADA, table, "rematch")) is Fault.PERSON_GONE


async def test_nobody_is_challenged_whose_account_is_no_more(parlour: Parlour) -> None:
    await parlour.service.person_gone(ADA)

    assert await fault_of(parlour.open(BEN, TO_ADA)) is Fault.PERSON_GONE
    assert await parlour.open(CY, TO_BEN)
