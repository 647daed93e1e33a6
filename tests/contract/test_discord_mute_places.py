"""Places on Discord where the bot is no member: it answers there, and does nothing by itself."""

import random
from collections.abc import Callable
from typing import Final

import pytest

from engine.match.stages import Finished
from tests.contract.discord_rig import DiscordRig, place_of
from tests.contract.discord_turns import a_move, of, tokens_run_out
from tests.contract.discord_user import DiscordUser
from tests.contract.oracle import Oracle
from tests.contract.playing import Sitting, Way
from tests.contract.rig import Message, Reply
from tests.contract.seats import Pair, Seated, accepted, challenged, dealt
from tests.contract.seeing import has_wish, table_of, until, version_of, wish_button
from tests.contract.truth import table_now
from tests.servers import discord as fake

Where = Callable[[DiscordRig, list[DiscordUser]], fake.Channel]

pytestmark = pytest.mark.asyncio(loop_scope="session")


def _a_group(rig: DiscordRig, people: list[DiscordUser]) -> fake.Channel:
    return rig.server.group_dm([user.account for user in people])


def _a_server_without_the_bot(rig: DiscordRig, people: list[DiscordUser]) -> fake.Channel:
    guild = rig.server.guild("Elsewhere", [user.account for user in people], bot=False)
    return guild.channel("lounge")


WHERE: Final = pytest.mark.parametrize(
    "where", [_a_group, _a_server_without_the_bot], ids=["group", "server"]
)


@WHERE
async def test_a_match_is_played_by_answers_alone(discord: DiscordRig, where: Where) -> None:
    pair, watcher = await _a_match(discord, where)
    tokens_run_out(discord)

    version = await Sitting(pair, Way(random.Random(3))).play()

    with discord.saved() as saved:
        stage = table_now(saved, pair.table).stage
        oracle = Oracle.of(saved, (pair.table,))
    assert isinstance(stage, Finished)
    assert _posted_by_itself(discord, pair) == []
    board = await pair.by_turns()[0].board_at()
    assert version_of(board, pair.table) < version
    users = (*pair.users, watcher)
    assert [oracle.leaks(user.name, user.received) for user in users] == [[], [], []]


@WHERE
async def test_the_next_press_brings_the_board_up_and_the_hand_to_its_presser(
    discord: DiscordRig, where: Where
) -> None:
    pair, watcher = await _a_match(discord, where)
    one, _ = pair.by_turns()
    tokens_run_out(discord)
    version = await a_move(pair)
    stale = await one.board_at()

    reply = await one.user.press(stale, wish_button(stale, "my_hand"))

    assert version_of(stale, pair.table) < version
    assert reply.redraw is not None
    assert version_of(reply.redraw, pair.table) == version
    hand = await until(one.user, lambda: _passing(one), "the hand")
    assert version_of(hand, pair.table) == version
    assert watcher.passing == []
    assert _posted_by_itself(discord, pair) == []


@WHERE
async def test_while_its_token_lives_the_board_follows_by_itself(
    discord: DiscordRig, where: Where
) -> None:
    pair, _ = await _a_match(discord, where)

    version = await a_move(pair)

    for seated in pair.by_turns():
        assert version_of(await seated.board_at(version), pair.table) == version
    assert _posted_by_itself(discord, pair) == []


@WHERE
async def test_the_next_match_begins_where_the_last_one_was_played(
    discord: DiscordRig, where: Where
) -> None:
    pair, _ = await _a_match(discord, where)
    one, other = pair.by_turns()
    board = await one.board_at(await Sitting(pair, Way(random.Random(5))).play())
    tokens_run_out(discord)

    offered = await one.user.press(board, wish_button(board, "rematch"))
    await other.user.press(offered.redraw or board, wish_button(board, "rematch"))

    await until(one.user, lambda: _another_board(pair), "the board of the next match")
    assert _posted_by_itself(discord, pair) == []


@WHERE
async def test_a_match_is_played_there_with_closed_private_messages(
    discord: DiscordRig, where: Where
) -> None:
    pair, _ = await _a_challenge(discord, where)
    for user in pair.users:
        await user.close_private()
    await accepted(pair)
    for seated in pair.by_turns():
        await _bring_up(seated)
    await dealt(pair)

    await Sitting(pair, Way(random.Random(3))).play()

    with discord.saved() as saved:
        assert isinstance(table_now(saved, pair.table).stage, Finished)
    assert _posted_by_itself(discord, pair) == []


async def _a_match(discord: DiscordRig, where: Where) -> tuple[Pair, DiscordUser]:
    """Two people whose first round is dealt, and somebody who looks on."""
    pair, watcher = await _a_challenge(discord, where)
    return await dealt(await accepted(pair)), watcher


async def _a_challenge(discord: DiscordRig, where: Where) -> tuple[Pair, DiscordUser]:
    people = [discord.outsider(name) for name in ("Ann", "Bob", "Wim")]
    for user in people:
        user.account.install()
    place = place_of(where(discord, people))
    return await challenged(discord, place, (people[0], people[1]), "20"), people[2]


async def _bring_up(seated: Seated) -> Reply:
    board = await seated.board_at()
    return await seated.user.press(board, wish_button(board, "my_hand"))


def _passing(seated: Seated) -> Message | None:
    """What somebody alone sees for a while where they play."""
    return next(iter(of(seated).whispers), None)


def _another_board(pair: Pair) -> Message | None:
    """The board of another table in the same place."""
    there = pair.users[0].messages(pair.place)
    boards = (one for one in there if has_wish(one, "my_hand"))
    return next((one for one in boards if table_of(one) != pair.table), None)


def _posted_by_itself(discord: DiscordRig, pair: Pair) -> list[fake.Call]:
    """The calls by which the bot did something there that was no answer."""
    return discord.server.journal.calls(route="/channels/", chat=int(pair.place.channel))
