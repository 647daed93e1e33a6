"""Whether a platform can be reached, and what the clocks there hear of it."""

import asyncio
import time

import pytest

from adapters.wire.connection import Connection
from adapters.wire.outcomes import Outcomes
from tests.adapters.wire.clocks import Clocks


async def test_a_short_silence_stops_no_clock() -> None:
    clocks = Clocks()
    connection = Connection(clocks, "telegram", silence_seconds=0.5)

    connection.asked()
    for _ in range(4):
        await asyncio.sleep(0.2)
        await connection.answered()
    connection.close()

    assert clocks.told == []


async def test_silence_after_an_answer_stops_the_clocks_though_nothing_has_failed() -> None:
    clocks = Clocks()
    connection = Connection(clocks, "telegram", silence_seconds=0.02)

    await connection.answered()
    await asyncio.sleep(0.06)

    assert clocks.told == ["telegram lost"]


async def test_work_of_the_bots_own_is_no_silence() -> None:
    clocks = Clocks()
    connection = Connection(clocks, "telegram", silence_seconds=0.5)

    await connection.answered()
    asyncio.get_running_loop().call_soon(time.sleep, 1.8)
    for _ in range(3):
        await asyncio.sleep(0)
    await connection.answered()
    connection.close()

    assert clocks.told == []


async def test_what_came_while_the_bot_was_busy_has_time_to_be_read() -> None:
    clocks = Clocks()
    connection = Connection(clocks, "telegram", silence_seconds=0.8)

    await connection.answered()
    asyncio.get_running_loop().call_soon(time.sleep, 1.6)
    await asyncio.sleep(0)
    await asyncio.sleep(0.6)
    await connection.answered()
    connection.close()

    assert clocks.told == []


async def test_clocks_stand_still_while_nothing_can_be_sent_though_people_are_heard() -> None:
    clocks, sendings = Clocks(), Outcomes()
    connection = Connection(clocks, "telegram", silence_seconds=60)
    connection.mind(sendings)

    begin_in_vain(sendings, seconds=4)
    await connection.answered()
    await asyncio.sleep(0.6)
    await connection.answered()
    while_broken = list(clocks.told)
    sendings.answered()
    await connection.answered()
    connection.close()

    assert while_broken == ["telegram lost"]
    assert clocks.told == ["telegram lost", "telegram back"]


def begin_in_vain(sendings: Outcomes, seconds: float) -> None:
    """Let messages to two chats have been under way for some time, and then fail."""
    now = time.monotonic()
    sendings._now = lambda: now - seconds
    with sendings.of(1), sendings.of(2):
        pass
    sendings._now = time.monotonic
    sendings.failed()


async def test_a_long_silence_stops_the_clocks_once_until_the_next_answer() -> None:
    clocks = Clocks()
    connection = Connection(clocks, "telegram", silence_seconds=0.01)

    connection.asked()
    await asyncio.sleep(0.03)
    connection.asked()
    await asyncio.sleep(0.03)
    while_silent = list(clocks.told)
    await connection.answered()
    await connection.answered()

    assert while_silent == ["telegram lost"]
    assert clocks.told == ["telegram lost", "telegram back"]


async def test_clocks_that_could_not_be_told_are_told_again() -> None:
    clocks = Clocks()
    connection = Connection(clocks, "telegram", silence_seconds=0.001)
    connection.asked()
    await asyncio.sleep(0.01)

    clocks.is_broken = True
    with pytest.raises(RuntimeError):
        await connection.answered()
    clocks.is_broken = False
    await connection.answered()

    assert clocks.told == ["telegram lost", "telegram back"]


async def test_what_counts_as_lost_from_the_start_brings_the_clocks_back() -> None:
    clocks = Clocks()
    connection = Connection(clocks, "telegram", is_lost=True)

    await connection.answered()
    connection.close()

    assert clocks.told == ["telegram back"]


async def test_after_the_end_no_clock_is_stopped() -> None:
    clocks = Clocks()
    connection = Connection(clocks, "telegram", silence_seconds=0.01)

    connection.asked()
    connection.close()
    await asyncio.sleep(0.03)

    assert clocks.told == []
