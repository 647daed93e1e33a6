"""Who can be written to in private; on each store."""

from dataclasses import replace

from adapters.storage.database import Database
from adapters.storage.store import SqliteStore
from engine.service.ports import Contact, Person, Store
from tests.fakes import FakeClock

ANN = Person("p1", "Ann")


async def test_nobody_knows_at_first_whether_a_private_chat_is_open(store: Store) -> None:
    await store.meet("telegram", "7", ANN)

    assert await store.reach("p1") == (Contact("telegram", "7", ""),)


async def test_a_private_chat_opens_and_closes(store: Store) -> None:
    await store.meet("telegram", "7", ANN)

    await store.set_private("telegram", "7", "open")
    opened = await store.reach("p1")
    await store.set_private("telegram", "7", "closed")

    assert opened == (Contact("telegram", "7", "open"),)
    assert await store.reach("p1") == (Contact("telegram", "7", "closed"),)


async def test_a_private_chat_is_that_of_one_identity(store: Store) -> None:
    await store.meet("telegram", "7", ANN)
    await store.meet("web", "7", Person("p2", "Bob"))

    await store.set_private("web", "7", "closed")

    assert await store.reach("p1") == (Contact("telegram", "7", ""),)


async def test_the_chat_of_somebody_never_met_is_not_kept(store: Store) -> None:
    await store.set_private("telegram", "7", "open")
    await store.meet("telegram", "7", ANN)

    assert await store.reach("p1") == (Contact("telegram", "7", ""),)


async def test_meeting_somebody_again_opens_and_closes_nothing(store: Store) -> None:
    await store.meet("telegram", "7", ANN)
    await store.set_private("telegram", "7", "open")

    await store.meet("telegram", "7", Person("p1", "Anna"))

    assert await store.reach("p1") == (Contact("telegram", "7", "open"),)


async def test_somebody_unknown_has_nothing_to_be_written_to(store: Store) -> None:
    assert await store.reach("p1") == ()


async def test_whoever_was_told_once_that_their_chat_is_closed_is_known_to_be(
    store: Store,
) -> None:
    await store.meet("discord", "7", ANN)
    await store.meet("web", "7", Person("p2", "Bob"))

    await store.set_told("discord", "7")

    assert [contact.told for contact in await store.reach("p1")] == [True]
    assert [contact.told for contact in await store.reach("p2")] == [False]


async def test_when_a_private_chat_closed_is_kept(database: Database, clock: FakeClock) -> None:
    store = SqliteStore(database)
    await store.meet("discord", "7", ANN)
    met = clock.now()
    clock.advance(60)

    await store.set_private("discord", "7", "closed")

    (contact,) = await store.reach("p1")
    assert (contact.private_at, contact.seen) == (met + 60_000, met)


async def test_where_a_person_would_read_their_hands_is_kept(store: Store) -> None:
    await store.meet("discord", "7", ANN)

    await store.change_person(replace(ANN, hands="here"))

    assert await store.person("p1") == replace(ANN, hands="here")
