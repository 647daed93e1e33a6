"""Whose challenges somebody takes, declined or had; on each store."""

from dataclasses import replace

import pytest

from engine.match.actions import Accept, Action, Decline, Withdraw
from engine.match.people import Player
from engine.service.ports import LogRow, Person, Store, Unit
from tests.builders import ADA, BEN, OPENING, a_table

ANN = Person("p1", "Ann")
BOB = Person("p2", "bob")
CYD = Person("p3", "Cyd")
FOR_BEN = replace(OPENING, invited="ben", invited_name="Ben")


async def everybody(store: Store) -> None:
    """Let Ann, Bob and Cyd be known."""
    for user, person in enumerate((CYD, BOB, ANN)):
        await store.meet("web", str(user), person)


async def test_those_whose_challenges_one_does_not_take_are_listed_by_name(store: Store) -> None:
    await everybody(store)
    for other in ("p3", "p2"):
        await store.block("p1", other)

    assert await store.blocked_by("p1") == (BOB, CYD)
    assert await store.blocked_by("p2") == ()


async def test_whoever_is_blocked_twice_is_blocked_once(store: Store) -> None:
    await everybody(store)
    for _ in range(2):
        await store.block("p1", "p2")

    assert await store.blocked_by("p1") == (BOB,)


async def test_challenges_are_taken_again(store: Store) -> None:
    await everybody(store)
    for other in ("p2", "p3"):
        await store.block("p1", other)

    await store.block("p1", "p2", blocks=False)

    assert await store.blocked_by("p1") == (CYD,)


async def test_who_was_not_blocked_need_not_be_unblocked(store: Store) -> None:
    await everybody(store)

    await store.block("p1", "p2", blocks=False)

    assert await store.blocked_by("p1") == ()


async def answer(
    store: Store, table: str, action: Action, at: int, challenger: Player = ADA
) -> None:
    """Let a challenge to Ben be opened and answered."""
    opening = replace(FOR_BEN, table=table, players=(challenger,))
    first = LogRow(table, 1, challenger.person, opening, at - 1)
    await store.commit(Unit(a_table(opening=opening), first))
    actor = "ben" if isinstance(action, Accept | Decline) else challenger.person
    row = LogRow(table, 2, actor, action, at)
    await store.commit(Unit(a_table(action, opening=opening), row))


async def test_the_last_time_that_somebody_declined_is_known(store: Store) -> None:
    for table, at in (("t1", 3000), ("t2", 4000), ("t3", 5000)):
        await answer(store, table, Decline("ben"), at)

    assert await store.last_declined("ada", "ben") == 5000
    assert await store.last_declined("ben", "ada") == 0


@pytest.mark.parametrize(
    "action",
    [
        pytest.param(Accept(BEN), id="who accepted"),
        pytest.param(Withdraw("ada"), id="who was not waited for any more"),
    ],
)
async def test_nobody_declined(store: Store, action: Action) -> None:
    await answer(store, "t1", action, 3000)

    assert await store.last_declined("ada", "ben") == 0


async def test_declining_one_challenger_is_not_declining_another(store: Store) -> None:
    await answer(store, "t1", Decline("ben"), 3000, Player("Cyd", person="p3"))

    assert await store.last_declined("ada", "ben") == 0
    assert await store.last_declined("p3", "ben") == 3000


async def test_those_who_challenged_somebody_are_listed_the_last_first(store: Store) -> None:
    await everybody(store)
    challengers = [Player(person.name, person=person.id) for person in (ANN, BOB, ANN, CYD)]
    for number, challenger in enumerate(challengers):
        await answer(store, f"t{number}", Decline("ben"), 3000, challenger)

    assert await store.challengers_of("ben", 2) == (CYD, ANN)
    assert await store.challengers_of("ben", 9) == (CYD, ANN, BOB)
    assert await store.challengers_of("p1", 9) == ()
