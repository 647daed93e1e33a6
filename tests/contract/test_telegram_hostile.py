"""Hostile names and lines on Telegram: nothing breaks, and every table is played to its end."""

import asyncio
import random
from collections.abc import Iterator
from typing import Final

import pytest

from engine.match.stages import Finished
from tests.contract.heckling import a_short_match, apologies, heckled
from tests.contract.hostile import LINES, NAMES
from tests.contract.playing import Way
from tests.contract.seats import Pair, a_match
from tests.contract.seeing import table_of, until, wish_button
from tests.contract.telegram_rig import TelegramRig, place_of
from tests.contract.telegram_user import TelegramUser
from tests.contract.truth import table_now

AT_ONCE: Final = 8
"""How many matches are played side by side."""
TABLES: Final = 3
"""How many matches the lines are shared among."""

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
    assert not apologies(users)
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

    await asyncio.gather(*(heckled(pair, lines, Way(random.Random(5))) for pair in pairs))

    assert next(lines, None) is None
    assert not apologies(user for pair in pairs for user in pair.users)
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
        await a_short_match(pair)
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
