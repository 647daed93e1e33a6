"""Who can be written to in private; on each store."""

from engine.service.ports import Contact, Person, Store

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
