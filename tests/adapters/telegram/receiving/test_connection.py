"""Whether Telegram can be reached, and what the clocks there hear of it."""

import asyncio

import pytest

from adapters.telegram.receiving.connection import Connection
from tests.adapters.telegram.inlet import Clocks


async def test_a_short_silence_stops_no_clock() -> None:
    clocks = Clocks()
    connection = Connection(clocks, silence_seconds=0.02)

    connection.failed()
    await connection.answered()
    await asyncio.sleep(0.05)

    assert clocks.told == []


async def test_a_long_silence_stops_the_clocks_once_until_the_next_answer() -> None:
    clocks = Clocks()
    connection = Connection(clocks, silence_seconds=0.01)

    connection.failed()
    await asyncio.sleep(0.03)
    connection.failed()
    await asyncio.sleep(0.03)
    while_silent = list(clocks.told)
    await connection.answered()
    await connection.answered()

    assert while_silent == ["telegram lost"]
    assert clocks.told == ["telegram lost", "telegram back"]


async def test_clocks_that_could_not_be_told_are_told_again() -> None:
    clocks = Clocks()
    connection = Connection(clocks, silence_seconds=0)
    connection.failed()
    await asyncio.sleep(0.01)

    clocks.is_broken = True
    with pytest.raises(RuntimeError):
        await connection.answered()
    clocks.is_broken = False
    await connection.answered()

    assert clocks.told == ["telegram lost", "telegram back"]


async def test_after_the_end_no_clock_is_stopped() -> None:
    clocks = Clocks()
    connection = Connection(clocks, silence_seconds=0.01)

    connection.failed()
    connection.close()
    await asyncio.sleep(0.03)

    assert clocks.told == []
