"""Which match of a person ended last; on each store."""

from dataclasses import replace

import pytest

from engine.match.actions import Action, Decline, Expire, OfferRematch, Resign
from engine.match.people import Place
from engine.match.stages import Finished
from engine.match.table import Table
from engine.service.ports import LogRow, Store, Unit
from tests.adapters.storage.units import a_lobby, a_unit
from tests.builders import ADA, BEN, OPENING, PARLOUR, a_table

GARDEN = Place("web", "#garden", "garden")


def _match(table: str, version: int, place: Place = PARLOUR) -> Table:
    """A match of Ada and Ben that Ben has resigned."""
    return replace(
        a_lobby(table, version),
        players=(ADA, BEN),
        places=(place,),
        stage=Finished("resigned", by=1),
    )


async def _end(
    store: Store, table: str, at: int, action: Action | None = None, place: Place = PARLOUR
) -> None:
    """Let a match be resigned at a time, and ``action`` follow much later."""
    for version, done in enumerate((Resign(1), *([action] if action else ())), 1):
        when = at + 1000 * (version - 1)
        row = LogRow(table, version, "ben", done, when)
        await store.commit(Unit(_match(table, version, place), row))


async def test_of_two_matches_the_one_that_ended_last_is_found(store: Store) -> None:
    await _end(store, "t1", at=20)
    await _end(store, "t2", at=10)

    found = await store.latest_match("ben")

    assert found == _match("t1", 1)


async def test_of_two_that_ended_at_once_the_one_opened_last_is_found(store: Store) -> None:
    for table in ("t2", "t1"):
        await _end(store, table, at=10)

    found = await store.latest_match("ada")

    assert found == _match("t1", 1)


@pytest.mark.parametrize(
    "action",
    [
        pytest.param(OfferRematch(0), id="a rematch is offered"),
        pytest.param(Expire(), id="the offer lapses"),
    ],
)
async def test_what_comes_after_it_does_not_make_a_match_end_later(
    store: Store, action: Action
) -> None:
    await _end(store, "t1", at=10, action=action)
    await _end(store, "t2", at=20)

    found = await store.latest_match("ada")

    assert found == _match("t2", 1)


async def test_in_a_place_its_own_matches_count(store: Store) -> None:
    await _end(store, "t1", at=10)
    await _end(store, "t2", at=20, place=GARDEN)

    found = await store.latest_match("ada", PARLOUR.key)

    assert found == _match("t1", 1)


@pytest.mark.parametrize("person", ["ada", "ben"])
async def test_a_challenge_that_came_to_nothing_is_no_match(store: Store, person: str) -> None:
    opening = replace(OPENING, invited="ben", invited_name="Ben")
    await store.commit(a_unit(a_table(opening=opening)))
    await store.commit(a_unit(a_table(Decline("ben"), opening=opening)))

    assert await store.latest_match(person) is None


async def test_a_match_under_way_has_not_ended(store: Store) -> None:
    await store.commit(a_unit(replace(_match("t1", 1), stage=a_lobby("t1").stage)))

    assert await store.latest_match("ada") is None
