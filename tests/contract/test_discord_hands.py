"""Whole matches on Discord, wherever the hands are: in private chats, or where one plays."""

import random
from typing import Final

import pytest

from adapters.presentation.catalog import Catalog
from adapters.presentation.texts import text
from engine.match.stages import Finished
from tests.contract.discord_rig import DiscordRig
from tests.contract.discord_user import DiscordUser
from tests.contract.oracle import Oracle
from tests.contract.playing import Alone, Sitting, Way
from tests.contract.rig import Message
from tests.contract.seats import Pair, Seated, a_challenge, accepted, dealt, mover_of
from tests.contract.seeing import has_wish, plays, table_of, until, version_of, wish_button
from tests.contract.truth import table_now

CATALOG: Final = Catalog.load()

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize("closed", [(), (0,), (0, 1)], ids=["open", "one closed", "both closed"])
async def test_a_match_is_played_wherever_the_hands_are(
    discord: DiscordRig, closed: tuple[int, ...]
) -> None:
    pair = await _a_match(discord, closed)

    version = await Sitting(pair, Way(random.Random(3))).play()

    with discord.saved() as saved:
        stage = table_now(saved, pair.table).stage
        oracle = Oracle.of(saved, (pair.table,))
    assert isinstance(stage, Finished)
    assert stage.reason == "won"
    assert version_of(await pair.by_turns()[0].board_at(version), pair.table) >= version
    assert [oracle.leaks(user.name, user.received) for user in pair.users] == [[], []]
    for number in closed:
        assert _user_of(pair, number).account.private == ()


async def test_that_private_messages_are_closed_is_said_once_and_to_nobody_else(
    discord: DiscordRig,
) -> None:
    pair = await _a_match(discord, (0,))
    board = await pair.by_turns()[0].board_at(pair.dealt_at)
    for _ in range(3):
        await pair.users[0].press(board, wish_button(board, "my_hand"))

    words = CATALOG.say("en", text("private-shut"))
    told = [sum(words in one.raw.decode() for one in user.received) for user in pair.users]
    assert told == [1, 0]


async def test_whoever_opens_their_private_chat_may_have_the_hand_there_again(
    discord: DiscordRig,
) -> None:
    pair = await _a_match(discord, (0, 1))
    mover = await mover_of(pair, pair.dealt_at)

    await mover.user.open_private()
    await mover.user.say(None, "/hand")

    hand = await mover.hand_at(pair.dealt_at)
    assert hand.id in {str(one.id) for one in _user(mover).account.private}
    assert plays(hand)


async def test_a_match_against_the_computer_is_played_with_closed_private_messages(
    discord: DiscordRig,
) -> None:
    ann = await discord.person("Ann")
    await ann.close_private()
    reply = await ann.say(discord.place(0), "/gin bot casual 10")
    seated = Seated(ann, table_of(reply.message), discord.place(0))
    await _bring_up(seated)

    await Alone(seated, Way(random.Random(5))).play()

    with discord.saved() as saved:
        assert isinstance(table_now(saved, seated.table).stage, Finished)


async def _a_match(discord: DiscordRig, closed: tuple[int, ...]) -> Pair:
    """Two people whose first round is dealt, some of whom take no private messages."""
    pair = await a_challenge(discord, discord.place(0), "Ann", "Bob", target=20)
    for number in closed:
        await pair.users[number].close_private()
    await accepted(pair)
    for number in closed:
        await _bring_up(pair.by_turns()[number])
    return await dealt(pair)


async def _bring_up(seated: Seated) -> None:
    """Press for one's hand where one plays."""
    board = await until(seated.user, lambda: _with_hand(seated), "the board")
    reply = await seated.user.press(board, wish_button(board, "my_hand"))
    assert reply.private is not None


def _with_hand(seated: Seated) -> Message | None:
    board = seated.board
    return board if board is not None and has_wish(board, "my_hand") else None


def _user_of(pair: Pair, number: int) -> DiscordUser:
    return _user(pair.by_turns()[number])


def _user(seated: Seated) -> DiscordUser:
    assert isinstance(seated.user, DiscordUser)
    return seated.user
