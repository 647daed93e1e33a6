"""What has still to happen to tables, and offers that somebody may have to be taken out of."""

from dataclasses import replace

from engine.match.actions import Close, Depart, OfferRematch, Resign
from engine.service.ports import Deadline, Errand, Store
from tests.adapters.storage.units import a_unit
from tests.builders import DEALT, NORTH, SOUTH, a_table

FIRST = Errand("t1", Depart("ben"))
SECOND = Errand("t2", Close("place_gone"))


async def test_errands_are_kept_until_they_are_done(store: Store) -> None:
    await store.add_errands([FIRST, SECOND])

    before = await store.errands()
    await store.errand_done(FIRST)

    assert (before, await store.errands()) == ((FIRST, SECOND), (SECOND,))


async def test_what_has_to_happen_twice_happens_once(store: Store) -> None:
    for _ in range(2):
        await store.add_errands([FIRST])

    assert await store.errands() == (FIRST,)


async def test_offers_of_a_rematch_are_found_by_either_player(store: Store) -> None:
    moves = (*DEALT, Resign(SOUTH))
    for count in range(len(moves) + 1):
        await store.commit(a_unit(a_table(*moves[:count])))
    offered = a_table(*moves, OfferRematch(NORTH))
    deadline = Deadline("t1", offered.version, "expire", 9000)
    without = await store.rematch_offers_of("ben")

    await store.commit(replace(a_unit(offered), deadline=deadline))

    assert without == ()
    assert await store.rematch_offers_of("ada") == (offered,)
    assert await store.rematch_offers_of("ben") == (offered,)
    assert await store.rematch_offers_of("cy") == ()
