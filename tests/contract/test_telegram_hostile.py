"""Hostile names and lines on Telegram: nothing breaks, and every table is played to its end."""

import asyncio
import itertools
import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

import pytest

from adapters.presentation.catalog import Catalog
from adapters.presentation.texts import text
from engine.match.stages import Finished
from engine.round.faults import Fault
from tests.contract.hostile import LINES, NAMES
from tests.contract.playing import Sitting, Way
from tests.contract.rig import Message, Reply, User
from tests.contract.seats import Pair, Seated, a_match, chooser_of, mover_of
from tests.contract.seeing import plays, table_of, until, version_of, wish_button
from tests.contract.telegram_rig import TelegramRig, place_of
from tests.contract.telegram_user import TelegramUser
from tests.contract.truth import table_now

CATALOG: Final = Catalog.load()
AT_ONCE: Final = 8
"""How many matches are played side by side."""
TABLES: Final = 3
"""How many matches the lines are shared among."""
LINES_A_PRESS: Final = 6

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_there_are_two_hundred_of_each() -> None:
    assert len(set(NAMES)) >= 200
    assert len(set(LINES)) >= 200


async def test_people_of_any_name_challenge_play_and_resign(telegram: TelegramRig) -> None:
    pairs = iter(list(zip(NAMES[::2], (*NAMES[1::2], "Bob"), strict=False)))
    met: list[Pair] = []

    await asyncio.gather(*(_play_each(telegram, pairs, met) for _ in range(AT_ONCE)))

    users = [user for pair in met for user in pair.users]
    assert len(users) >= len(NAMES)
    assert not _broken(users)
    with telegram.saved() as saved:
        stages = [table_now(saved, pair.table).stage for pair in met]
    assert all(isinstance(stage, Finished) for stage in stages)


async def test_whatever_is_typed_between_the_moves_a_match_is_played_to_its_end(
    telegram: TelegramRig,
) -> None:
    lines = iter(LINES)
    pairs = [
        await a_match(telegram, telegram.place(number % 3), "Ann", "Bob", target=10)
        for number in range(TABLES)
    ]

    await asyncio.gather(*(_heckled(pair, lines) for pair in pairs))

    assert next(lines, None) is None
    assert not _broken(user for pair in pairs for user in pair.users)
    with telegram.saved() as saved:
        stages = [table_now(saved, pair.table).stage for pair in pairs]
    assert all(isinstance(stage, Finished) and stage.reason == "won" for stage in stages)


async def _play_each(
    telegram: TelegramRig, names: Iterator[tuple[str, str]], met: list[Pair]
) -> None:
    """Let pair after pair of people with such names play a short match."""
    for both in names:
        ann, bob = [await telegram.person(name) for name in both]
        pair = await _begun(telegram, ann, bob)
        met.append(pair)
        chooser = await chooser_of(pair)
        await chooser.reply_to(2, "deal_first")
        mover = await mover_of(pair, 3)
        hand = await mover.hand_at(3)
        await mover.user.press(hand, plays(hand)[0][0])
        await _looked_about(pair.by_turns()[0])
        await _resigned(ann, pair.table)
        await pair.by_turns()[1].hand_at(5)
        for user in (ann, bob):
            await telegram.leave(user)


async def _begun(telegram: TelegramRig, ann: TelegramUser, bob: TelegramUser) -> Pair:
    """A match to which one has challenged the other, whatever they are called, in a new group."""
    group = telegram.server.group(bob.account.name[:99], [bob.account, ann.account])
    place = place_of(group)
    line = bob.account.say(group, "I am here")
    ann.account.say(group, "/gin 50", reply_to=line)
    card = await until(bob, lambda: next(iter(bob.messages(place)), None), "the card")
    reply = await bob.press(card, wish_button(card, "accept"))
    assert reply.notice == ""
    return Pair(telegram, place, table_of(card), (ann, bob))


async def _looked_about(seated: Seated) -> None:
    """Read all in which names stand."""
    board = await seated.board_at(3)
    await seated.user.press(board, wish_button(board, "my_hand"))
    await seated.user.say(None, "/stats")


async def _resigned(user: TelegramUser, table: str) -> None:
    asked = await user.say(None, "/resign")
    assert table_of(asked.message) == table
    await user.press(asked.message, wish_button(asked.message, "resign"))


async def _heckled(pair: Pair, lines: Iterator[str]) -> None:
    """Play a match to its end, and type lines before each press; then what is left of them."""
    heckler = Heckler(pair, lines)
    await Sitting(pair, HeckledWay(random.Random(5), heckler=heckler)).play()
    for seated in itertools.cycle(pair.by_turns()):
        if not await heckler.type(seated):
            return


@dataclass(slots=True)
class Heckler:
    """Lets players type one line after another, in the group and privately by turns."""

    pair: Pair
    lines: Iterator[str]
    privately: bool = False

    async def type(self, seated: Seated) -> bool:
        """Type the next line, and wait for what comes of it; False if there is none."""
        line = next(self.lines, None)
        if line is None:
            return False
        self.privately = not self.privately
        await seated.user.say(None if self.privately else self.pair.place, line)
        return True


@dataclass(frozen=True, slots=True, kw_only=True)
class HeckledWay(Way):
    """A way to play in which whoever is to press types something else first."""

    heckler: Heckler

    async def turn(self, seated: Seated, hand: Message) -> tuple[Message, Reply]:
        """Type, and press what there is to press then."""
        for _ in range(LINES_A_PRESS):
            await self.heckler.type(seated)
        hand = await seated.hand_at(version_of(hand, seated.table))
        if plays(hand):
            return await Way.turn(self, seated, hand)
        return hand, Reply(redraw=hand)


def _broken(users: Iterable[User]) -> list[bytes]:
    """All that says that the bot has failed, in whatever language."""
    sorry = [
        CATALOG.say(code, text(Fault.BROKEN, id="#")).split("#")[0].strip().encode()
        for code in CATALOG.codes
    ]
    received = (one.raw for user in users for one in user.received)
    return [raw for raw in received if any(words in raw for words in sorry)]
