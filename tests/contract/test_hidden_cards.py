"""No card that a person may not know is in anything they are sent, over hundreds of rounds."""

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from typing import Final

import pytest
import pytest_asyncio

from tests.contract.oracle import Leak, Oracle, told_by
from tests.contract.playing import Sitting, Way, a_match
from tests.contract.rig import Received, Rig, User
from tests.contract.truth import table_now
from tests.contract.web_rig import web_rig

ROUNDS: Final = 200
TABLES_AT_ONCE: Final = 12
WILD: Final = 0.2
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

    assert matches.rounds >= ROUNDS
    assert matches.leaks + matches.judged([watcher]) == []
    assert matches.cards_seen > ROUNDS * 100
    assert quiet_rig.failures == []


class _Matches:
    """Matches that go on until enough rounds were played; ``rounds`` counts them."""

    def __init__(self, rig: Rig) -> None:
        self.rounds = 0
        self.cards_seen = 0
        self.leaks: list[Leak] = []
        self._rig = rig

    async def play(self, number: int) -> None:
        """Play match after match, each between two new people, and judge what they were sent."""
        chance = random.Random(number)
        while self.rounds < ROUNDS:
            pair = await a_match(self._rig, self._rig.place(number % 3), "Ann", "Bob")
            way = Way(chance, wild=chance.random() < WILD)
            await Sitting(pair, way, curious=0.1).play()
            with self._rig.saved() as saved:
                self.rounds += len(table_now(saved, pair.table).sheet.entries)
            self.leaks += self.judged(pair.users)

    def judged(self, users: Iterator[User] | tuple[User, ...] | list[User]) -> list[Leak]:
        """The leaks in all that these people were sent."""
        with self._rig.saved() as saved:
            oracle = Oracle.of(saved)
        found = []
        for user in users:
            self.cards_seen += _cards(user.received)
            found += oracle.leaks(user.name, user.received)
            user.received.clear()
        return found


def _cards(received: list[Received]) -> int:
    return sum(len(told_by(one.raw).cards) for one in received)
