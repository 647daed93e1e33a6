"""Who is called on Discord, by what, how often; and where hands come that are wanted here."""

import random
from collections.abc import AsyncIterator
from functools import partial
from typing import Final

import pytest
import pytest_asyncio

from adapters.presentation.catalog import Catalog
from adapters.presentation.texts import text
from engine.match.stages import Finished
from tests.contract.discord_rig import DiscordRig, discord_rig
from tests.contract.discord_turns import of
from tests.contract.playing import Sitting, Way
from tests.contract.rig import Message
from tests.contract.seats import Pair, Seated, a_challenge, a_match, accepted, dealt, mover_of
from tests.contract.seeing import until, version_of, wish_button
from tests.contract.truth import table_now
from tests.servers import discord as fake

TURN_SECONDS: Final = 12
"""Whoever is to play is called after three quarters of it."""
YOUR_TURN: Final = Catalog.load().say("en", text("discord-your-turn"))

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def brisk(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[DiscordRig]:
    """A bot whose turns are over soon; what it logs as an error fails the tests."""
    folder = tmp_path_factory.mktemp("calls")
    async with discord_rig(folder, LIVE_SECONDS=str(TURN_SECONDS)) as rig:
        yield rig
        assert rig.failures == []


async def test_over_a_whole_match_the_challenged_alone_is_called_and_once(
    brisk: DiscordRig,
) -> None:
    watcher = await brisk.person("Wim")
    pair = await a_match(brisk, brisk.place(0), "Ann", "Bob", target=20)

    await Sitting(pair, Way(random.Random(3))).play()

    with brisk.saved() as saved:
        assert isinstance(table_now(saved, pair.table).stage, Finished)
    challenger, challenged = (of(seated).account for seated in pair.by_turns())
    assert len(challenged.pings) == 1
    assert challenger.pings == watcher.account.pings == []


async def test_whoever_does_not_come_is_called_by_a_new_hand_in_place_of_the_old_one(
    brisk: DiscordRig,
) -> None:
    pair = await a_match(brisk, brisk.place(0), "Ann", "Bob", rules="live")
    mover = await mover_of(pair, pair.dealt_at)
    old = await mover.hand_at(pair.dealt_at)

    new = await until(mover.user, partial(_another_hand, mover, old.id), "a new hand")

    assert version_of(new, pair.table) > pair.dealt_at
    assert [message.id for message in of(mover).private()] == [new.id]
    assert _lines(pair) == []


async def test_whoever_takes_no_private_messages_is_called_where_they_play_until_they_press(
    brisk: DiscordRig,
) -> None:
    pair = await _a_match_with_hands_here(brisk, rules="live")
    mover = await mover_of(pair, pair.dealt_at)
    before = len(of(mover).account.pings)

    line = await until(mover.user, lambda: next(iter(_lines(pair)), None), "a line")
    board = await mover.board_at()
    await mover.user.press(board, wish_button(board, "my_hand"))

    assert of(mover).account.pings[before:] == [line]
    assert line.mentions == [of(mover).account.account]
    await until(mover.user, lambda: line.deleted or None, "the line go")


async def test_whoever_wants_their_hand_where_they_play_has_it_there_alone(
    brisk: DiscordRig,
) -> None:
    pair = await a_challenge(brisk, brisk.place(0), "Ann", "Bob", target=10)
    users = [of(seated) for seated in pair.by_turns()]
    for user in users:
        await user.say(None, "/settings hands here")
    known = [user.account.private for user in users]
    await accepted(pair)
    hands = [await _asked_for(seated) for seated in pair.by_turns()]

    assert all(hand.ephemeral for hand in hands)
    assert [user.account.private for user in users] == known


async def _a_match_with_hands_here(rig: DiscordRig, rules: str) -> Pair:
    """Two people whose first round is dealt and who take no private messages."""
    pair = await a_challenge(rig, rig.place(0), "Ann", "Bob", rules=rules)
    for user in pair.users:
        await user.close_private()
    await accepted(pair)
    for seated in pair.by_turns():
        await _asked_for(seated)
    return await dealt(pair)


async def _asked_for(seated: Seated) -> fake.Message:
    """The hand that somebody asks for where they play."""
    board = await seated.board_at()
    reply = await seated.user.press(board, wish_button(board, "my_hand"))
    return of(seated).at(reply.message)


def _another_hand(seated: Seated, known: str) -> Message | None:
    hand = seated.hand
    return hand if hand is not None and hand.id != known else None


def _lines(pair: Pair) -> list[fake.Message]:
    """The lines in the place that call somebody to their turn."""
    user = of(pair.by_turns()[0])
    there = [user.at(message) for message in user.messages(pair.place)]
    return [one for one in there if YOUR_TURN in one.text]
