"""A board becomes the answer to whoever asked for it, or never."""

import asyncio

import discord
import pytest

from adapters.discord.sending.slots import Fill, Slots
from tests.adapters.discord.sending.interactions import an_interaction

CHANNEL, OTHER = "7", "8"
TABLE = "t1"
BOARD = 42
SOON = 0.05


def shows(message: int = BOARD) -> Fill:
    """An answer that gets through."""

    async def fill(_: discord.Interaction) -> int:
        return message

    return fill


async def refused(_: discord.Interaction) -> int:
    """An answer that gets through to nobody."""
    raise ConnectionResetError


@pytest.fixture
def slots() -> Slots:
    """Nobody waits for anything."""
    return Slots()


async def test_a_board_is_the_answer_to_whoever_asked_for_its_table(
    client: discord.Client, slots: Slots
) -> None:
    with slots.open(CHANNEL, an_interaction(client)) as slot:
        slot.wants(TABLE)
        found = await slots.wanting(CHANNEL, TABLE)
        assert found is slot

        assert await slot.fill(shows()) == BOARD
        assert await slot.filled(SOON)


async def test_a_board_waits_for_whoever_does_not_know_yet_what_they_are_answered(
    client: discord.Client, slots: Slots
) -> None:
    with slots.open(CHANNEL, an_interaction(client)) as slot:
        board = asyncio.create_task(slots.wanting(CHANNEL, TABLE))
        await asyncio.sleep(0)
        slot.wants(TABLE)

        assert await board is slot


async def test_a_board_does_not_wait_for_others_once_its_own_asker_is_known(
    client: discord.Client, slots: Slots
) -> None:
    with (
        slots.open(CHANNEL, an_interaction(client, 1)),
        slots.open(CHANNEL, an_interaction(client, 2)) as slot,
    ):
        slot.wants(TABLE)
        async with asyncio.timeout(SOON):
            assert await slots.wanting(CHANNEL, TABLE) is slot


@pytest.mark.parametrize(("channel", "table"), [(OTHER, TABLE), (CHANNEL, "t2")])
async def test_a_board_is_no_answer_to_another_question(
    client: discord.Client, slots: Slots, channel: str, table: str
) -> None:
    with slots.open(CHANNEL, an_interaction(client)) as slot:
        slot.wants(TABLE)

        assert await slots.wanting(channel, table) is None


async def test_whoever_waited_in_vain_is_answered_in_no_other_way_later(
    client: discord.Client, slots: Slots
) -> None:
    with slots.open(CHANNEL, an_interaction(client)) as slot:
        slot.wants(TABLE)

        assert not await slot.filled(SOON)
        assert await slot.fill(shows()) == 0


async def test_a_board_on_its_way_is_waited_for(client: discord.Client, slots: Slots) -> None:
    arrives = asyncio.Event()

    async def slowly(_: discord.Interaction) -> int:
        await arrives.wait()
        return BOARD

    with slots.open(CHANNEL, an_interaction(client)) as slot:
        slot.wants(TABLE)
        fill = asyncio.create_task(slot.fill(slowly))
        await asyncio.sleep(0)
        waiting = asyncio.create_task(slot.filled(0.0))
        await asyncio.sleep(SOON)
        arrives.set()

        assert await waiting
        assert await fill == BOARD


async def test_an_answer_that_does_not_get_through_is_none(
    client: discord.Client, slots: Slots
) -> None:
    with slots.open(CHANNEL, an_interaction(client)) as slot:
        slot.wants(TABLE)

        assert await slot.fill(refused) == 0
        assert not await slot.filled(SOON)


async def test_nobody_waits_for_a_board_once_they_are_answered(
    client: discord.Client, slots: Slots
) -> None:
    with slots.open(CHANNEL, an_interaction(client)) as slot:
        board = asyncio.create_task(slots.wanting(CHANNEL, TABLE))
        await asyncio.sleep(0)
        slot.close()

        async with asyncio.timeout(SOON):
            assert await board is None
    assert await slots.wanting(CHANNEL, TABLE) is None
