"""No card that a person may not know is in anything they are sent, over hundreds of rounds."""

import asyncio
import random
from collections.abc import AsyncIterator, Iterable
from typing import Final

import pytest
import pytest_asyncio

from tests.contract.oracle import Oracle, told_by
from tests.contract.playing import Sitting, Way, a_match
from tests.contract.rig import Rig, User
from tests.contract.truth import table_now
from tests.contract.web_rig import web_rig

ROUNDS: Final = 200
TABLES_AT_ONCE: Final = 8
TARGETS: Final = (10, 10, 40)
"""Mostly short matches, so that many people sit down; some of several rounds."""
WILD: Final = 0.1
"""How many matches are played without any sense, so that rounds end with the stock."""

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def quiet_rig(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Rig]:
    """A bot with nobody but the players and one who looks on."""
    async with web_rig(tmp_path_factory.mktemp("hidden")) as rig:
        yield rig


async def test_nobody_is_ever_sent_a_card_that_they_may_not_know(quiet_rig: Rig) -> None:
    watcher = await quiet_rig.person("Wim")
    matches = _Matches(quiet_rig)

    await asyncio.gather(*(matches.play(number) for number in range(TABLES_AT_ONCE)))

    everybody = [watcher, *matches.players]
    with quiet_rig.saved() as saved:
        oracle = Oracle.of(saved)
    leaks = [leak for user in everybody for leak in oracle.leaks(user.name, user.received)]
    assert leaks == []
    assert matches.rounds >= ROUNDS
    assert _cards(everybody) > ROUNDS * 1000
    assert quiet_rig.failures == []


class _Matches:
    """Matches that go on until enough rounds were played; ``rounds`` counts them."""

    def __init__(self, rig: Rig) -> None:
        self.rounds = 0
        self.players: list[User] = []
        self._rig = rig

    async def play(self, number: int) -> None:
        """Play match after match at one table, each between two new people."""
        chance = random.Random(number)
        while self.rounds < ROUNDS:
            place, target = self._rig.place(number % 3), chance.choice(TARGETS)
            pair = await a_match(self._rig, place, "Ann", "Bob", target=target)
            way = Way(chance, wild=chance.random() < WILD)
            await Sitting(pair, way, curious=0.05).play()
            with self._rig.saved() as saved:
                self.rounds += len(table_now(saved, pair.table).sheet.entries)
            for user in pair.users:
                self.players.append(user)
                await self._rig.leave(user)


def _cards(users: Iterable[User]) -> int:
    """How many cards people were told, so that a test of nothing would be noticed."""
    return sum(len(told_by(one.raw).cards) for user in users for one in user.received)
