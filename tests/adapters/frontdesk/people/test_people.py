"""People are met once and remembered; the store is asked only when something is new."""

import asyncio
from dataclasses import replace

import pytest

from adapters.frontdesk import Visitor
from adapters.frontdesk.people.people import People
from adapters.presentation.catalog import Catalog
from engine.round.faults import Fault, NotAllowed
from engine.service.ports import Person
from tests.fakes import FakeChance, FakeClock, MemoryStore

ADA = Visitor("web", "ada", "Ada", "ru-RU")


class CountingStore(MemoryStore):
    """Counts how often it was asked who somebody is."""

    asked = 0
    listed = 0

    async def names_on(self, platform: str) -> tuple[tuple[str, str], ...]:
        """Count, and answer."""
        self.listed += 1
        return await super().names_on(platform)

    async def people_named(self, platform: str, name: str) -> tuple[Person, ...]:
        """Count, and answer."""
        self.listed += 1
        return await super().people_named(platform, name)

    async def meet(self, platform: str, user: str, person: Person, handle: str = "") -> Person:
        """Count, and answer."""
        self.asked += 1
        return await super().meet(platform, user, person, handle)


@pytest.fixture
def store() -> CountingStore:
    """A store of the test's own."""
    return CountingStore()


@pytest.fixture
def clock() -> FakeClock:
    """A clock of the test's own."""
    return FakeClock()


@pytest.fixture
def people(store: CountingStore, clock: FakeClock) -> People:
    """Nobody yet."""
    return People(store, FakeChance(), clock, Catalog.load())


@pytest.mark.parametrize(("handle", "name"), [("ada_l", "ada_l"), ("", "·")])
async def test_who_has_no_name_that_can_be_seen_goes_by_their_handle(
    people: People, handle: str, name: str
) -> None:
    nameless = Visitor("telegram", "1", "\u3164\u2800", handle=handle)

    person = await people.meet(nameless)

    assert person.name == name


async def test_a_stranger_becomes_a_person_who_speaks_their_clients_language(
    people: People,
) -> None:
    person = await people.meet(ADA)

    assert (person.name, person.language) == ("Ada", "ru")


async def test_a_stranger_whose_client_names_no_language_has_none(people: People) -> None:
    person = await people.meet(Visitor("web", "bo", "Bo"))

    assert person.language == ""


async def test_somebody_known_is_not_looked_up_again(people: People, store: CountingStore) -> None:
    first = await people.meet(ADA)

    second = await people.meet(ADA)

    assert (first, store.asked) == (second, 1)


async def test_who_is_met_again_under_another_name_is_the_same_person(people: People) -> None:
    first = await people.meet(ADA)

    second = await people.meet(Visitor("web", "ada", "Countess", "en"))

    assert (second.id, second.name, second.language) == (first.id, "Countess", "ru")


async def test_what_a_person_chooses_stays_chosen(people: People, store: CountingStore) -> None:
    await people.meet(ADA)
    await people.change(ADA, language="kk")
    await people.change(ADA, hand_order="rank")

    person = await people.meet(ADA)

    assert (person.language, person.hand_order) == ("kk", "rank")
    assert store.people[person.id] == person


async def test_the_same_name_at_the_same_instant_goes_to_one_alone(people: People) -> None:
    visitors = [Visitor("web", str(number), "Ada") for number in range(5)]

    names = await asyncio.gather(*(people.welcome(visitor) for visitor in visitors))

    assert len({name.casefold() for name in names}) == 5


@pytest.mark.parametrize(
    "name",
    [
        "Deadwood",
        "computer",
        "The Computer",
        "bot",
        "компьютер",
        "компьютер ойыншы",
        "De\u0430dwood",
    ],
)
async def test_nobody_is_called_as_the_bot_or_its_players_are(people: People, name: str) -> None:
    assert await people.welcome(Visitor("web", "1", name)) == f"{name}2"


async def test_nobody_looks_like_somebody_else(people: People) -> None:
    await people.meet(Visitor("web", "1", "Ann"))

    assert await people.welcome(Visitor("web", "2", "\u0410nn")) == "\u0410nn2"


async def test_a_name_that_was_given_up_is_free(people: People) -> None:
    await people.welcome(ADA)
    await people.welcome(Visitor("web", "ada", "Countess"))

    assert await people.welcome(Visitor("web", "other", "Ada")) == "Ada"


async def test_a_person_may_change_how_their_name_is_written(people: People) -> None:
    await people.welcome(ADA)

    assert await people.welcome(Visitor("web", "ada", "ADA")) == "ADA"


async def test_quotes_are_left_out_of_a_name(people: People) -> None:
    person = await people.meet(Visitor("web", "1", 'Jo "Ace"'))

    assert (person.name, await people.named("web", "Jo Ace")) == ("Jo Ace", person)


async def test_a_crowd_of_one_name_is_numbered_with_one_look_at_the_names(
    people: People, store: CountingStore
) -> None:
    for number in range(400):
        await people.welcome(Visitor("web", str(number), "Crowd"))

    assert await people.welcome(Visitor("web", "last", "Crowd")) == "Crowd401"
    assert store.listed == 1


async def test_the_same_name_on_another_platform_is_free(people: People) -> None:
    await people.welcome(ADA)

    assert await people.welcome(Visitor("telegram", "1", "Ada")) == "Ada"


async def test_a_person_is_found_by_name_whatever_its_case(people: People) -> None:
    person = await people.meet(ADA)

    assert await people.named("web", "aDA") == person


async def test_a_name_of_nobody_is_refused(people: People) -> None:
    with pytest.raises(NotAllowed) as refused:
        await people.named("web", "Ada")

    assert refused.value.fault is Fault.UNKNOWN_PERSON


async def test_a_name_of_two_is_refused(people: People) -> None:
    await people.meet(ADA)
    await people.meet(Visitor("web", "other", "ADA"))

    with pytest.raises(NotAllowed) as refused:
        await people.named("web", "Ada")

    assert refused.value.fault is Fault.AMBIGUOUS_PERSON


async def test_only_ten_thousand_people_are_kept_in_mind(
    people: People, store: CountingStore
) -> None:
    await people.meet(ADA)
    for number in range(10_000):
        await people.meet(Visitor("web", str(number), "Bo"))
    asked = store.asked

    await people.meet(Visitor("web", "9999", "Bo"))
    await people.meet(ADA)

    assert store.asked == asked + 1


async def test_two_changes_at_once_are_both_kept(store: CountingStore, people: People) -> None:
    await people.meet(ADA)

    await asyncio.gather(
        people.keep(ADA, lambda person: replace(person, notices=False)),
        people.keep(ADA, lambda person: replace(person, asks_discard=True)),
    )

    known = await people.meet(ADA)
    assert (known.notices, known.asks_discard) == (False, True)
    assert store.people[known.id] == known


async def test_a_clock_tells_the_zone_of_its_person(people: People) -> None:
    await people.found_zone(ADA, "Asia/Almaty")

    assert (await people.meet(ADA)).zone == "Asia/Almaty"


async def test_it_is_kept_when_a_clock_told_a_zone(people: People, clock: FakeClock) -> None:
    await people.found_zone(ADA, "Asia/Almaty")

    assert (await people.meet(ADA)).quiet_changed == clock.now()


@pytest.mark.parametrize(
    "changed",
    [
        Person("ada", "Ada", "ru", zone="Asia/Almaty"),
        Person("ada", "Ada", "ru", quiet_from=60),
        Person("ada", "Ada", "ru", quiet_to=60),
    ],
)
async def test_it_is_kept_when_a_night_was_changed(
    people: People, clock: FakeClock, changed: Person
) -> None:
    await people.keep(ADA, lambda _: changed)

    assert (await people.meet(ADA)).quiet_changed == clock.now()


async def test_another_choice_or_the_same_night_again_changes_no_night(
    people: People, clock: FakeClock
) -> None:
    await people.keep(ADA, lambda person: replace(person, quiet_to=60))
    begun = clock.now()
    clock.advance(60)

    await people.keep(ADA, lambda person: replace(person, notices=False, quiet_to=60))

    assert (await people.meet(ADA)).quiet_changed == begun


async def test_a_clock_never_overrules_a_zone(people: People) -> None:
    await people.keep(ADA, lambda person: replace(person, zone="Europe/Berlin"))

    await people.found_zone(ADA, "Asia/Almaty")

    assert (await people.meet(ADA)).zone == "Europe/Berlin"


@pytest.mark.parametrize("zone", ["", "localtime", "Factory", "Asia/Atlantis", "../../etc/passwd"])
async def test_a_clock_in_no_zone_tells_nothing(people: People, zone: str) -> None:
    await people.found_zone(ADA, zone)

    assert (await people.meet(ADA)).zone == ""


async def test_a_clock_does_not_bring_back_a_zone_that_was_given_up(people: People) -> None:
    await people.keep(ADA, lambda person: replace(person, zone="", zone_asked=True))

    await people.found_zone(ADA, "Asia/Almaty")

    assert (await people.meet(ADA)).zone == ""


async def test_a_choice_of_what_is_chosen_already_writes_nothing(
    store: CountingStore, people: People
) -> None:
    known = await people.meet(ADA)
    store.people.clear()

    kept = await people.keep(ADA, lambda person: replace(person, notices=True))

    assert kept == known
    assert store.people == {}


async def test_whoever_was_met_by_what_others_told_reads_their_own_language_once_they_come(
    store: MemoryStore, people: People
) -> None:
    await people.meet(replace(ADA, language=""))

    person = await people.meet(replace(ADA, language="ru"))

    assert person.language == "ru"
    assert store.people[person.id].language == "ru"


async def test_a_language_that_is_known_stays_whatever_the_client_speaks(
    people: People,
) -> None:
    await people.meet(replace(ADA, language="kk"))

    assert (await people.meet(replace(ADA, language="ru"))).language == "kk"
