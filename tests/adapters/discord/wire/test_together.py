"""Several connections to one platform, and the clocks that hear of them."""

import asyncio

import pytest

from adapters.discord.wire.together import Together
from tests.adapters.wire.clocks import Clocks

LOST, BACK = "discord lost", "discord back"


async def test_one_lost_connection_stops_the_clocks() -> None:
    clocks = Clocks()
    together = Together(clocks)

    together.of(1).unreachable("discord")

    assert clocks.told == [LOST]


async def test_clocks_stand_still_until_the_last_connection_is_back() -> None:
    clocks = Clocks()
    together = Together(clocks)
    one, other = together.of(0), together.of(1)
    one.unreachable("discord")
    other.unreachable("discord")

    await one.reachable("discord")
    between = list(clocks.told)
    await other.reachable("discord")

    assert between == [LOST]
    assert clocks.told == [LOST, BACK]


async def test_clocks_that_could_not_be_told_are_told_again() -> None:
    clocks = Clocks()
    one = Together(clocks).of(0)
    one.unreachable("discord")
    clocks.is_broken = True

    with pytest.raises(RuntimeError):
        await one.reachable("discord")
    clocks.is_broken = False
    await one.reachable("discord")

    assert clocks.told == [LOST, BACK]


async def test_new_connections_in_the_place_of_lost_ones_bring_the_clocks_back() -> None:
    clocks = Clocks()
    together = Together(clocks)
    together.of(0).unreachable("discord")

    are_lost = together.begin(2)
    await together.of(0).reachable("discord")
    between = list(clocks.told)
    await together.of(1).reachable("discord")

    assert are_lost
    assert between == [LOST]
    assert clocks.told == [LOST, BACK]


async def test_new_connections_in_the_place_of_those_that_stood_have_nothing_to_bring_back() -> (
    None
):
    assert not Together(Clocks()).begin(2)


class SlowClocks(Clocks):
    """Clocks that take a moment to go on."""

    async def reachable(self, platform: str) -> None:
        """Hear it, and act on it later."""
        await super().reachable(platform)
        await asyncio.sleep(0.01)


async def test_a_connection_that_is_lost_while_another_comes_back_stops_the_clocks() -> None:
    clocks = SlowClocks()
    together = Together(clocks)
    together.of(0).unreachable("discord")

    coming = asyncio.create_task(together.of(0).reachable("discord"))
    await asyncio.sleep(0)
    together.of(1).unreachable("discord")
    await coming

    assert clocks.told == [LOST, BACK, LOST]
