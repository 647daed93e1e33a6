"""What was chosen is not chosen again when its update is delivered again; on each store."""

from dataclasses import replace

import pytest

from engine.service.ports import AlreadyDone, Person, PlaceChange, PlaceSettings, Store, Update

ANN = Person("p1", "Ann")
BEN = Person("p2", "Ben")
PRESS = Update("web", "a press")


@pytest.fixture
async def known(store: Store) -> Store:
    """The store, which knows two people."""
    for person in (ANN, BEN):
        await store.meet("web", person.id, person)
    return store


async def test_what_somebody_chose_is_kept_with_its_update(known: Store) -> None:
    await known.change_person(replace(ANN, notices=False), PRESS)

    assert await known.person("p1") == replace(ANN, notices=False)
    assert await known.is_done(PRESS)


async def test_what_somebody_chose_is_not_chosen_again(known: Store) -> None:
    await known.change_person(replace(ANN, notices=False), PRESS)
    await known.change_person(ANN)

    with pytest.raises(AlreadyDone):
        await known.change_person(replace(ANN, notices=False), PRESS)

    assert await known.person("p1") == ANN


@pytest.mark.parametrize("blocks", [True, False])
async def test_nobody_is_blocked_or_unblocked_again(known: Store, *, blocks: bool) -> None:
    await known.block("p1", "p2", blocks=blocks, update=PRESS)
    await known.block("p1", "p2", blocks=not blocks)

    with pytest.raises(AlreadyDone):
        await known.block("p1", "p2", blocks=blocks, update=PRESS)

    assert await known.blocked_by("p1") == (() if blocks else (BEN,))


async def test_what_a_place_chose_is_neither_chosen_nor_told_again(known: Store) -> None:
    quiet, change = PlaceSettings("web:x", quiet=True), PlaceChange("web:x", 1, "Ann", "q", "", "")
    await known.change_place(quiet, change, PRESS)
    await known.change_place(PlaceSettings("web:x"))

    with pytest.raises(AlreadyDone):
        await known.change_place(quiet, change, PRESS)

    assert await known.place("web:x") == PlaceSettings("web:x")
    assert await known.place_changes("web:x", 0, 10) == (change,)
