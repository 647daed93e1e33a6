"""What a unit writes, and what is refused; on each store."""

from dataclasses import replace

import pytest

from engine.match.actions import Accept, Withdraw
from engine.service.ports import (
    AlreadyDone,
    Deadline,
    LogRow,
    Store,
    Unit,
    Update,
    VersionTaken,
    WantedMessage,
)
from tests.adapters.storage.units import LOBBY, a_lobby, a_message, a_unit
from tests.builders import BEN, DEALT, a_table


async def test_a_table_comes_back_as_it_was_saved(store: Store) -> None:
    table = replace(a_table(*DEALT), version=1)

    await store.commit(a_unit(table))

    assert await store.table(table.id) == table


async def test_a_table_nobody_saved_is_none(store: Store) -> None:
    assert await store.table("nowhere") is None


async def test_the_next_version_replaces_the_one_before(store: Store) -> None:
    await store.commit(a_unit(LOBBY))
    after = a_table(Accept(BEN))

    await store.commit(a_unit(after))

    assert await store.table(LOBBY.id) == after


@pytest.mark.parametrize(
    "version",
    [
        pytest.param(1, id="the same again"),
        pytest.param(2, id="the version that stands"),
        pytest.param(4, id="one that skips another"),
    ],
)
async def test_only_the_very_next_version_is_taken(store: Store, version: int) -> None:
    await store.commit(a_unit(a_lobby("t1")))
    await store.commit(a_unit(a_lobby("t1", 2)))

    with pytest.raises(VersionTaken):
        await store.commit(a_unit(a_lobby("t1", version), update="late"))

    assert await store.table("t1") == a_lobby("t1", 2)
    assert len(await store.log("t1")) == 2


async def test_a_table_starts_at_version_one(store: Store) -> None:
    with pytest.raises(VersionTaken):
        await store.commit(a_unit(a_lobby("t1", 2)))

    assert await store.table("t1") is None


async def test_an_update_is_carried_out_once(store: Store) -> None:
    await store.commit(a_unit(a_lobby("t1"), update="press 1"))

    with pytest.raises(AlreadyDone):
        await store.commit(a_unit(a_lobby("t1", 2), update="press 1"))

    assert await store.table("t1") == a_lobby("t1")


async def test_a_repeated_update_is_known_even_when_its_version_is_taken(store: Store) -> None:
    await store.commit(a_unit(a_lobby("t1"), update="press 1"))

    with pytest.raises(AlreadyDone):
        await store.commit(a_unit(a_lobby("t1"), update="press 1"))


async def test_an_update_of_a_refused_unit_may_come_again(store: Store) -> None:
    await store.commit(a_unit(a_lobby("t1")))
    with pytest.raises(VersionTaken):
        await store.commit(a_unit(a_lobby("t1"), update="press 1"))

    await store.commit(a_unit(a_lobby("t1", 2), update="press 1"))

    assert await store.table("t1") == a_lobby("t1", 2)


async def test_an_update_is_done_once_its_unit_is_written(store: Store) -> None:
    press = Update("web", "press 1")
    before = await store.is_done(press)

    await store.commit(a_unit(LOBBY, update="press 1"))

    assert not before
    assert await store.is_done(press)
    assert not await store.is_done(replace(press, source="discord"))


async def test_the_log_keeps_every_action_in_order(store: Store) -> None:
    first = LogRow("t1", 1, "ada", Withdraw("ada"), at=5)
    second = LogRow("t1", 2, "ben", Accept(BEN), at=4)

    await store.commit(Unit(a_lobby("t1"), first))
    await store.commit(Unit(a_lobby("t1", 2), second))

    assert await store.log("t1") == (first, second)


async def test_an_opening_may_leave_no_log(store: Store) -> None:
    await store.commit(Unit(LOBBY, None))

    assert await store.log(LOBBY.id) == ()


async def test_units_taken_along_are_written_with_the_first(store: Store) -> None:
    await store.commit(a_unit(a_lobby("old")))

    await store.commit(replace(a_unit(a_lobby("new")), also=(a_unit(a_lobby("old", 2)),)))

    assert await store.table("new") == a_lobby("new")
    assert await store.table("old") == a_lobby("old", 2)


async def test_one_refused_unit_takes_the_others_down_with_it(store: Store) -> None:
    await store.commit(a_unit(a_lobby("old")))

    with pytest.raises(VersionTaken):
        await store.commit(replace(a_unit(a_lobby("new")), also=(a_unit(a_lobby("old", 7)),)))

    assert await store.table("new") is None
    assert await store.table("old") == a_lobby("old")


async def test_the_nearest_deadline_comes_first(store: Store) -> None:
    late = Deadline("t1", 1, "expire", due=9000)
    soon = Deadline("t2", 1, "computer", due=4000)
    await store.commit(replace(a_unit(a_lobby("t1")), deadline=late))
    await store.commit(replace(a_unit(a_lobby("t2")), deadline=soon))

    nearest = await store.next_deadline("")

    assert nearest == soon


async def test_a_new_deadline_replaces_the_tables_old_one(store: Store) -> None:
    await store.commit(
        replace(a_unit(a_lobby("t1")), deadline=Deadline("t1", 1, "expire", due=4000))
    )
    later = Deadline("t1", 2, "computer", due=9000)

    await store.commit(replace(a_unit(a_lobby("t1", 2)), deadline=later))

    assert await store.next_deadline("") == later


async def test_a_unit_without_a_deadline_removes_it(store: Store) -> None:
    await store.commit(
        replace(a_unit(a_lobby("t1")), deadline=Deadline("t1", 1, "expire", due=4000))
    )

    await store.commit(a_unit(a_lobby("t1", 2)))

    assert await store.next_deadline("") is None


async def test_a_deadline_can_be_put_off(store: Store) -> None:
    deadline = Deadline("t1", 1, "expire", due=4000)
    await store.commit(replace(a_unit(a_lobby("t1")), deadline=deadline))

    await store.move_deadline(replace(deadline, due=9000))

    assert await store.next_deadline("") == replace(deadline, due=9000)


async def test_a_deadline_that_was_replaced_is_not_put_off(store: Store) -> None:
    deadline = Deadline("t1", 1, "expire", due=4000)
    await store.commit(replace(a_unit(a_lobby("t1")), deadline=deadline))
    newer = Deadline("t1", 2, "expire", due=5000)
    await store.commit(replace(a_unit(a_lobby("t1", 2)), deadline=newer))

    await store.move_deadline(replace(deadline, due=9000))

    assert await store.next_deadline("") == newer


async def test_a_refused_unit_wants_no_message(store: Store) -> None:
    await store.commit(a_unit(a_lobby("t1")))
    wanted = WantedMessage(a_message("t1"), version=1)

    with pytest.raises(VersionTaken):
        await store.commit(replace(a_unit(a_lobby("t1")), messages=(wanted,)))

    assert await store.messages_of("t1") == ()


async def test_a_secret_stays_the_same(store: Store) -> None:
    first = await store.secret("tokens")

    again = await store.secret("tokens")

    assert again == first
    assert len(first) == 32


async def test_each_secret_is_another(store: Store) -> None:
    assert await store.secret("tokens") != await store.secret("tabs")
