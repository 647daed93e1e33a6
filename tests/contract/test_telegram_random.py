"""Random presses on Telegram, stale and doubled ones among them: nobody learns a hidden card."""

import asyncio
import random
from typing import Final

import pytest

from engine.match.stages import Finished
from tests.contract.chance import Chance
from tests.contract.oracle import Oracle, told_by
from tests.contract.rig import Message, User
from tests.contract.seats import a_match
from tests.contract.telegram_rig import TelegramRig
from tests.contract.telegram_user import TelegramUser
from tests.contract.truth import table_now

SEEDS: Final = range(4)
PRESSES: Final = 30
RULES: Final = ("", "standard oklahoma", "remik", "remik-free")

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_no_random_press_tells_anybody_a_card_that_they_may_not_know(
    telegram: TelegramRig,
) -> None:
    watcher = await telegram.person("Wim")
    players = [await _at_a_table(telegram, seed) for seed in SEEDS]

    await asyncio.gather(*(chance.play(PRESSES) for chance in players))
    await asyncio.gather(*(chance.give_up() for chance in players))

    with telegram.saved() as saved:
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


async def _at_a_table(telegram: TelegramRig, seed: int) -> Chance:
    rules = RULES[seed % len(RULES)]
    pair = await a_match(telegram, telegram.place(seed % 3), "Ann", "Bob", rules=rules)
    return Chance(pair, random.Random(seed), _press_dimmed)


async def _press_dimmed(user: User, message: Message, chance: random.Random) -> None:
    """Press what can not be pressed now."""
    assert isinstance(user, TelegramUser)
    there = user.at(message)
    dimmed = [button for button in there.buttons if button.data.startswith("?")]
    if dimmed and not there.deleted:
        pressed = user.account.press(there, chance.choice(dimmed), stale=True)
        assert (await pressed.answer()).text
