"""Who can be dealt in: whose private chat takes messages, or who reads beside the table."""

import pytest

from adapters.frontdesk.people.reach import PrivateReach
from engine.service.ports import Person, PrivateState
from tests.fakes import MemoryStore

STARTS = "telegram"
BESIDE = "discord"


@pytest.fixture
async def store() -> MemoryStore:
    """Ben is known on two platforms."""
    store = MemoryStore()
    await store.meet(STARTS, "1", Person("ben", "Ben"))
    await store.meet(BESIDE, "2", Person("ben", "Ben"))
    return store


@pytest.fixture
def reach(store: MemoryStore) -> PrivateReach:
    """One platform is as Telegram, the other as Discord."""
    return PrivateReach(store, frozenset((STARTS,)), frozenset((BESIDE,)))


async def test_whose_private_chats_are_all_closed_reads_beside_a_table_only_where_it_stands(
    store: MemoryStore, reach: PrivateReach
) -> None:
    await store.set_private(STARTS, "1", "closed")
    await store.set_private(BESIDE, "2", "closed")

    assert await reach.is_open("ben", {BESIDE})
    assert not await reach.is_open("ben", {STARTS})
    assert not await reach.is_open("ben", ())


@pytest.mark.parametrize("state", ["open", ""])
async def test_one_private_chat_that_takes_messages_is_enough_wherever_a_table_stands(
    store: MemoryStore, reach: PrivateReach, state: PrivateState
) -> None:
    await store.set_private(STARTS, "1", "closed")
    await store.set_private(BESIDE, "2", state)

    assert await reach.is_open("ben", {STARTS})


async def test_nobody_reads_beside_tables_of_a_platform_that_is_off(store: MemoryStore) -> None:
    reach = PrivateReach(store, frozenset((STARTS,)))
    await store.set_private(STARTS, "1", "closed")
    await store.set_private(BESIDE, "2", "closed")

    assert not await reach.is_open("ben", {BESIDE})
