"""Ten tables in one Telegram group for minutes, over the real protocol and on a real disk."""

import asyncio
import os
from itertools import chain
from pathlib import Path
from random import Random

import pytest

from engine.service.intents import Ask
from tests.adapters.telegram.arena import GROUP_RATE, MINUTE, PRIVATE_RATE, button_for, moves
from tests.bot.telegram_club import Club, club
from tests.servers.telegram import Group, Limits, User

TABLES = 10
MINUTES = 1 if os.environ.get("HARNESS") == "short" else 5
UNHURRIED = (4.0, 12.0)
ANSWER_SECONDS = 1.0
Pair = tuple[User, User]


@pytest.mark.harness
async def test_ten_tables_play_for_five_minutes_within_the_limit(tmp_path: Path) -> None:
    async with club(tmp_path, GROUP_RATE) as house:
        house.server.limits = Limits(GROUP_RATE, PRIVATE_RATE)
        pairs = [(_person(house, "Ann", at), _person(house, "Ben", at)) for at in range(TABLES)]
        group = house.server.group("Card club", chain.from_iterable(pairs))
        for pair in pairs:
            await _seated(house, group, pair)
        until = asyncio.get_running_loop().time() + MINUTES * MINUTE
        waits = await asyncio.gather(*(_played(pair, until, Random(1)) for pair in pairs))
        await house.bot.parts.outbox.settle()

        journal = house.server.journal
        assert [call for call in journal if call.error] == []
        assert GROUP_RATE / 2 < journal.busiest(group.id) <= GROUP_RATE
        assert await house.bot.parts.store.messages_behind() == ()
        assert max(chain.from_iterable(waits)) < ANSWER_SECONDS


def _person(house: Club, name: str, number: int) -> User:
    user = house.server.user(f"{name} {number}", f"{name.lower()}{number}")
    user.start()
    return user


async def _seated(house: Club, group: Group, pair: Pair) -> None:
    """A table of two, opened and accepted."""
    known = set(group.messages)
    host, guest = pair
    host.say(group, f"/gin @{guest.username}")
    (board,) = await house.server.until(lambda: set(group.messages) - known, MINUTE)
    await guest.press(board, button_for(board, Ask("accept"))).answer()


async def _played(pair: Pair, until: float, dice: Random) -> list[float]:
    """Two people press what they may, each after a while; how long each answer took."""
    loop, waits = asyncio.get_running_loop(), []
    while loop.time() < until:
        await asyncio.sleep(dice.uniform(*UNHURRIED))
        for user in pair:
            wishes = [*moves(user.last)]
            if wishes:
                begun = loop.time()
                button = button_for(user.last, dice.choice(wishes))
                await user.press(user.last, button).answer()
                waits.append(loop.time() - begun)
                break
    return waits
