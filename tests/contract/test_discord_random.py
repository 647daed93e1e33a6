"""Random presses on Discord, stale and doubled ones among them: nobody learns a hidden card."""

import asyncio
import random
from typing import Final

import pytest

from engine.match.stages import Finished
from tests.contract.chance import Chance
from tests.contract.discord_rig import DiscordRig
from tests.contract.oracle import Oracle, told_by
from tests.contract.seats import a_match
from tests.contract.truth import table_now

SEEDS: Final = range(4)
PRESSES: Final = 30
RULES: Final = ("", "standard oklahoma", "remik", "remik-free")
CLOSED: Final = ((), (0,), (0, 1), (1,))
"""Who of the two at each table takes no private messages."""
HELD_UP: Final = (0.3, 0.9, 1.7)
"""Seconds after which the bot stands still once, longer than a press may wait for its answer."""
STILL_SECONDS: Final = 1.7

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_no_random_press_tells_anybody_a_card_that_they_may_not_know(
    discord: DiscordRig,
) -> None:
    watcher = await discord.person("Wim")
    players = [await _at_a_table(discord, seed) for seed in SEEDS]

    await asyncio.gather(*(chance.play(PRESSES) for chance in players), _hold_up(discord))
    await asyncio.gather(*(chance.give_up() for chance in players))

    with discord.saved() as saved:
        oracle = Oracle.of(saved, (chance.pair.table for chance in players))
        stages = [table_now(saved, chance.pair.table).stage for chance in players]
    assert all(isinstance(stage, Finished) for stage in stages)
    users = [watcher, *(user for chance in players for user in chance.pair.users)]
    leaks = [leak for user in users for leak in oracle.leaks(user.name, user.received)]
    assert leaks == []
    assert sum(chance.moves for chance in players) > PRESSES
    assert (
        sum(len(told_by(one.raw).cards) for user in users for one in user.received) > PRESSES * 50
    )
    assert sum(chance.peeks > 0 for chance in players) >= len(SEEDS) // 2


async def _at_a_table(discord: DiscordRig, seed: int) -> Chance:
    rules = RULES[seed % len(RULES)]
    pair = await a_match(discord, discord.place(seed % 3), "Ann", "Bob", rules=rules)
    for seat in CLOSED[seed % len(CLOSED)]:
        await pair.users[seat].close_private()
    return Chance(pair, random.Random(seed))


async def _hold_up(discord: DiscordRig) -> None:
    """Let the bot stand still now and then, so that some answers have to be put off."""
    discord.server.world.answer_seconds += STILL_SECONDS
    for seconds in HELD_UP:
        await asyncio.sleep(seconds)
        await discord.freeze(STILL_SECONDS)
