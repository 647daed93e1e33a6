"""People are known by their handles, which they may change, give up and take from each other."""

from dataclasses import replace

import pytest

from adapters.frontdesk import Visitor
from adapters.frontdesk.people.people import People
from adapters.presentation.catalog import Catalog
from engine.service.ports import Person
from tests.fakes import FakeChance, FakeClock, MemoryStore

ANN = Visitor("telegram", "1", "Ann", handle="Queen")
BOB = Visitor("telegram", "2", "Bob")


class Told:
    """Hears who was recognised; fails as often as it is told to."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, str, str]] = []
        self.failures = 0

    async def __call__(self, platform: str, handle: str, person: Person) -> None:
        """Hear, or fail."""
        if self.failures:
            self.failures -= 1
            raise TimeoutError
        self.heard.append((platform, handle, person.name))


@pytest.fixture
def store() -> MemoryStore:
    """A store of the test's own."""
    return MemoryStore()


@pytest.fixture
def told() -> Told:
    """Who hears of handles."""
    return Told()


@pytest.fixture
def people(store: MemoryStore, told: Told) -> People:
    """Nobody yet."""
    telegram = frozenset({"telegram"})
    return People(store, FakeChance(), FakeClock(), Catalog.load(), told, telegram)


async def test_a_handle_is_kept_at_first_sight(people: People) -> None:
    met = await people.meet(ANN)

    assert await people.named("telegram", "queen") == met


async def test_a_changed_handle_is_noted_although_the_name_is_the_same(people: People) -> None:
    met = await people.meet(ANN)

    await people.meet(replace(ANN, handle="Empress"))

    assert await people.named("telegram", "empress") == met
    assert await people.store.people_handled("telegram", "queen") == ()


async def test_a_handle_that_was_given_up_means_nobody(people: People) -> None:
    await people.meet(ANN)

    await people.meet(replace(ANN, handle=""))

    assert await people.store.people_handled("telegram", "queen") == ()


async def test_a_handle_that_comes_back_to_its_first_owner_is_theirs(people: People) -> None:
    first = await people.meet(ANN)
    await people.meet(replace(BOB, handle="queen"))
    await people.meet(BOB)

    await people.meet(ANN)

    assert await people.named("telegram", "queen") == first


async def test_whoever_comes_with_a_handle_is_recognised_once(people: People, told: Told) -> None:
    await people.meet(ANN)
    await people.meet(ANN)
    await people.meet(replace(ANN, name="Anne"))
    await people.meet(BOB)

    assert told.heard == [("telegram", "queen", "Ann")]


async def test_who_could_not_be_recognised_is_when_they_come_again(
    people: People, told: Told
) -> None:
    told.failures = 1
    with pytest.raises(TimeoutError):
        await people.meet(ANN)

    await people.meet(ANN)

    assert told.heard == [("telegram", "queen", "Ann")]


async def test_the_same_handle_elsewhere_leaves_both_their_own(
    people: People, store: MemoryStore
) -> None:
    await people.meet(ANN)

    await people.meet(replace(ANN, platform="discord", user="7"))
    await people.meet(ANN)

    assert store.handles == {("telegram", "1"): "queen", ("discord", "7"): "queen"}
