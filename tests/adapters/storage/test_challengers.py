"""Who has challenged somebody lately; on each store."""

from dataclasses import replace

from engine.match.people import Player
from engine.match.stages import Finished, Lobby
from engine.service.ports import Person, Store, Unit
from tests.adapters.storage.units import a_lobby

EVERYBODY = ("ada", "ben", "cy", "dan")


async def _known(store: Store) -> None:
    for name in EVERYBODY:
        await store.meet("web", name, Person(name, name.title()))


async def _challenged(store: Store, table: str, challenger: str, invited: str) -> None:
    lobby = replace(
        a_lobby(table),
        players=(Player(name=challenger, person=challenger),),
        stage=Lobby(invited, invited),
    )
    await store.commit(Unit(lobby, None))


async def test_the_last_to_challenge_comes_first(store: Store) -> None:
    await _known(store)
    for table, challenger in enumerate(("ben", "cy", "ben", "dan", "cy")):
        await _challenged(store, f"t{table}", challenger, "ada")

    found = await store.challengers_of("ada", 10)

    assert [person.id for person in found] == ["cy", "dan", "ben"]


async def test_no_more_are_found_than_asked_for(store: Store) -> None:
    await _known(store)
    for table, challenger in enumerate(("ben", "cy", "dan")):
        await _challenged(store, f"t{table}", challenger, "ada")

    found = await store.challengers_of("ada", 2)

    assert [person.id for person in found] == ["dan", "cy"]


async def test_ones_own_challenges_and_those_of_others_do_not_count(store: Store) -> None:
    await _known(store)
    await _challenged(store, "t1", "ada", "ben")
    await _challenged(store, "t2", "cy", "dan")

    assert await store.challengers_of("ada", 10) == ()


async def test_whoever_was_declined_has_challenged_all_the_same(store: Store) -> None:
    await _known(store)
    await _challenged(store, "t1", "ben", "ada")
    declined = replace(
        a_lobby("t1", 2),
        players=(Player(name="ben", person="ben"),),
        stage=Finished("declined", by=0),
    )
    await store.commit(Unit(declined, None))

    assert [person.id for person in await store.challengers_of("ada", 10)] == ["ben"]
