"""Whether Telegram can be reached, and what the clocks there hear of it."""

import asyncio

import pytest

from adapters.telegram.receiving.reach import Reach
from tests.adapters.telegram.inlet import Clocks


async def test_a_short_silence_stops_no_clock() -> None:
    clocks = Clocks()
    reach = Reach(clocks, silence_seconds=0.02)

    reach.failed()
    await reach.answered()
    await asyncio.sleep(0.05)

    assert clocks.told == []


async def test_a_long_silence_stops_the_clocks_once_until_the_next_answer() -> None:
    clocks = Clocks()
    reach = Reach(clocks, silence_seconds=0.01)

    reach.failed()
    await asyncio.sleep(0.03)
    reach.failed()
    await asyncio.sleep(0.03)
    while_silent = list(clocks.told)
    await reach.answered()
    await reach.answered()

    assert while_silent == ["telegram lost"]
    assert clocks.told == ["telegram lost", "telegram back"]


async def test_clocks_that_could_not_be_told_are_told_again() -> None:
    clocks = Clocks()
    reach = Reach(clocks, silence_seconds=0)
    reach.failed()
    await asyncio.sleep(0.01)

    clocks.is_broken = True
    with pytest.raises(RuntimeError):
        await reach.answered()
    clocks.is_broken = False
    await reach.answered()

    assert clocks.told == ["telegram lost", "telegram back"]


async def test_after_the_end_no_clock_is_stopped() -> None:
    clocks = Clocks()
    reach = Reach(clocks, silence_seconds=0.01)

    reach.failed()
    reach.close()
    await asyncio.sleep(0.03)

    assert clocks.told == []
