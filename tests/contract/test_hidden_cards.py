"""No card that a person may not know is in anything they are sent, over many rounds."""

import asyncio
import os
import random
from collections.abc import AsyncIterator
from typing import Final

import pytest
import pytest_asyncio

from tests.contract.oracle import Leak, Oracle, told_by
from tests.contract.platforms import Platform
from tests.contract.playing import Alone, Sitting, Way
from tests.contract.rig import Rig, User
from tests.contract.seats import a_computer_match, a_match

HUNDREDS: Final = 60 if os.environ.get("HARNESS") == "short" else 200
ROUNDS_EACH: Final = (1, 1, 3)
"""Rounds that the same people play before others sit down: mostly one, so that many do."""
WILD: Final = 0.04
"""How many matches are played without any sense, so that rounds end with the stock."""
RULES: Final = ("", "standard oklahoma", "remik", "remik-free")
"""By what is played: without first turns and with them, with big gin and an opening card that
sets the limit, and where every hand may be laid down as it was dealt."""

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def rig(platform: Platform, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Rig]:
    """A bot with nobody but the players and one who looks on."""
    async with platform.begins(tmp_path_factory.mktemp("hidden")) as rig:
        yield rig


async def test_nobody_is_ever_sent_a_card_that_they_may_not_know(
    platform: Platform, rig: Rig
) -> None:
    matches = _Matches(rig, platform.rounds, await rig.person("Wim"))

    await matches.play_all()

    matches.judge()


@pytest.mark.harness
async def test_nobody_is_sent_such_a_card_in_hundreds_of_rounds(rig: Rig) -> None:
    matches = _Matches(rig, HUNDREDS, await rig.person("Wim"))

    await matches.play_all()

    matches.judge()


class _Matches:
    """Matches that go on until ``enough`` rounds were played; ``rounds`` counts them."""

    def __init__(self, rig: Rig, enough: int, watcher: User) -> None:
        self.rig = rig
        self._enough = enough
        self.rounds = 0
        self._people = [watcher]

    async def play_all(self) -> None:
        """Play at several tables at once, each in a place of its own."""
        tables = (self._two_people(0), self._two_people(1), self._the_computer(2))
        await asyncio.gather(*tables)

    def judge(self) -> None:
        """See that nothing leaked, of very much that was told, and that nothing went wrong."""
        assert self._leaks() == []
        assert self.rounds >= self._enough
        assert self._cards_told() > self._enough * 500
        assert self.rig.failures == []

    def _leaks(self) -> list[Leak]:
        """Every leak in all that anybody was sent."""
        with self.rig.saved() as saved:
            oracle = Oracle.of(saved)
        return [leak for user in self._people for leak in oracle.leaks(user.name, user.received)]

    def _cards_told(self) -> int:
        """How many cards people were told, so that a test of nothing would be noticed."""
        received = (one for user in self._people for one in user.received)
        return sum(len(told_by(one.raw).cards) for one in received)

    async def _two_people(self, number: int) -> None:
        """Match after match at one table, each between two new people."""
        chance = random.Random(number)
        while self.rounds < self._enough:
            rules = chance.choice(RULES)
            place = self.rig.place(number)
            pair = await a_match(self.rig, place, "Ann", "Bob", target=60, rules=rules)
            way = Way(chance, wild=chance.random() < WILD)
            await self._some_rounds(Sitting(pair, way, curious=0.05), chance)
            await self._gone(*pair.users)

    async def _the_computer(self, number: int) -> None:
        """Match after match at one table, each of one new person."""
        chance = random.Random(number)
        while self.rounds < self._enough:
            rules = chance.choice(RULES)
            place = self.rig.place(number)
            seated = await a_computer_match(self.rig, place, "Ann", target=60, rules=rules)
            await self._some_rounds(Alone(seated, Way(chance)), chance)
            await self._gone(seated.user)

    async def _some_rounds(self, match: Sitting | Alone, chance: random.Random) -> None:
        for _ in range(chance.choice(ROUNDS_EACH)):
            over = await match.play_round()
            self.rounds += 1
            if over or self.rounds >= self._enough:
                return

    async def _gone(self, *users: User) -> None:
        self._people.extend(users)
        for user in users:
            await self.rig.leave(user)
