"""By which name a platform knows somebody alone; on each store."""

import asyncio

from engine.service.ports import NEVER_MET, Person, Store
from tests.fakes import FakeClock

ANN = Person("p1", "Ann")
BOB = Person("p2", "Bob")


async def test_somebody_is_found_by_their_handle_in_any_case(store: Store) -> None:
    await store.meet("telegram", "7", ANN, "AnnOfCleves")

    assert await store.people_handled("telegram", "annofCLEVES") == (ANN,)


async def test_a_handle_belongs_to_one_platform(store: Store) -> None:
    await store.meet("telegram", "7", ANN, "ann_c")

    assert await store.people_handled("discord", "ann_c") == ()


async def test_nobody_is_found_by_no_handle(store: Store) -> None:
    await store.meet("web", "7", ANN)

    assert await store.people_handled("web", "") == ()


async def test_a_changed_handle_replaces_the_old_one(store: Store) -> None:
    await store.meet("telegram", "7", ANN, "ann_c")

    await store.meet("telegram", "7", ANN, "anne")

    assert await store.people_handled("telegram", "ann_c") == ()
    assert await store.people_handled("telegram", "anne") == (ANN,)


async def test_a_handle_that_was_given_up_is_forgotten(store: Store) -> None:
    await store.meet("telegram", "7", ANN, "ann_c")

    await store.meet("telegram", "7", ANN)

    assert await store.people_handled("telegram", "ann_c") == ()


async def test_a_handle_that_somebody_else_has_taken_leaves_its_former_owner(
    store: Store,
) -> None:
    await store.meet("telegram", "7", ANN, "queen")

    await store.meet("telegram", "8", BOB, "Queen")

    assert await store.people_handled("telegram", "queen") == (BOB,)


async def test_of_two_with_one_handle_at_once_one_has_it(store: Store) -> None:
    await asyncio.gather(
        store.meet("telegram", "7", ANN, "queen"), store.meet("telegram", "8", BOB, "queen")
    )

    assert len(await store.people_handled("telegram", "queen")) == 1


async def test_a_handle_taken_elsewhere_is_left_to_its_owner_here(store: Store) -> None:
    await store.meet("telegram", "7", ANN, "queen")

    await store.meet("discord", "8", BOB, "queen")

    assert await store.people_handled("telegram", "queen") == (ANN,)


async def test_a_handle_says_nothing_of_the_private_chat(store: Store) -> None:
    await store.meet("telegram", "7", ANN, "ann_c")
    await store.set_private("telegram", "7", "open")

    await store.meet("telegram", "7", ANN, "anne")

    assert [contact.private for contact in await store.reach("p1")] == ["open"]


async def test_whoever_was_never_met_is_found_by_no_name(store: Store, clock: FakeClock) -> None:
    await store.meet("telegram", f"{NEVER_MET}bob", BOB)
    clock.advance(seconds=90)
    await store.meet("telegram", "9", Person("p3", "bob"))

    assert [person.id for person in await store.people_named("telegram", "Bob")] == ["p3"]
    assert await store.names_on("telegram") == (("p3", "bob"),)


async def test_a_forgotten_identity_leaves_its_person(store: Store) -> None:
    await store.meet("telegram", f"{NEVER_MET}bob", BOB)

    await store.forget_identity("telegram", f"{NEVER_MET}bob")

    assert await store.person_of("telegram", f"{NEVER_MET}bob") is None
    assert await store.person("p2") == BOB


async def test_what_is_not_known_is_forgotten_in_peace(store: Store) -> None:
    await store.meet("telegram", "7", ANN)

    await store.forget_identity("telegram", "8")

    assert await store.person_of("telegram", "7") == ANN
