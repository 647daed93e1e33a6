"""A whole bot on Discord: how it comes on, stays on and goes off."""

import asyncio
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from adapters.discord.client import ANOTHER_BOT
from adapters.discord.wire import gateway, shards
from tests.adapters.discord.working import on
from tests.servers.discord import DiscordServer, TextChannel, User
from tests.working import said, working

ME = "GET /users/@me"
pytestmark = pytest.mark.usefixtures("quick")


async def test_whoever_uses_a_command_is_answered(
    server: DiscordServer, ann: User, cards: TextChannel, tmp_path: Path
) -> None:
    async with working(on(server, tmp_path)) as bot:
        await bot.is_open()
        answer = await ann.command(cards, "gin").answer()
        await server.until(lambda: cards.messages)
        name = bot.discord_account

    assert name == "Deadwood"
    assert not answer.failed
    assert server.refusals == []


async def test_a_bot_is_ready_only_once_it_is_connected(
    server: DiscordServer, tmp_path: Path
) -> None:
    server.fault(ME, delay=0.3)

    with capture_logs() as log:
        async with working(on(server, tmp_path)):
            await server.until(lambda: "ready" in said(log))

    assert said(log).index("discord ready") < said(log).index("ready")
    assert log[said(log).index("ready")]["discord"] == "Deadwood"


@pytest.mark.parametrize("route", [ME, "GET /gateway/bot"])
async def test_a_bot_that_finds_no_discord_is_ready_and_connects_later(
    server: DiscordServer, ann: User, cards: TextChannel, tmp_path: Path, route: str
) -> None:
    fault = server.fault(route, times=1000, drop=True)

    with capture_logs() as log:
        async with working(on(server, tmp_path)):
            await server.until(lambda: "ready" in said(log))
            fault.left = 0
            await server.ready()
            await ann.command(cards, "gin").answer()

    assert said(log).index("ready") < said(log).index("discord ready")


async def test_a_gateway_that_takes_nobody_for_a_while_is_tried_again(
    server: DiscordServer, ann: User, cards: TextChannel, tmp_path: Path
) -> None:
    server.gateway.closed = True

    async with working(on(server, tmp_path)):
        await server.quiet()
        server.gateway.closed = False
        await server.ready()
        answer = await ann.command(cards, "gin").answer()

    assert not answer.failed


async def test_a_board_that_is_owed_comes_once_discord_is_there(
    server: DiscordServer, ann: User, cards: TextChannel, tmp_path: Path
) -> None:
    async with working(on(server, tmp_path)):
        await server.ready()
        await ann.command(cards, "gin").answer()
        await server.until(lambda: cards.messages)
        board = cards.last
        ann.delete(board)
        server.fault("POST /channels/{channel}/messages", times=1000, status=502)
        await ann.press(board, next(board.buttons), stale=True).answer()
    server.calls.faults.clear()

    async with working(on(server, tmp_path)):
        await server.until(lambda: cards.messages)

    assert server.refusals == []


async def test_a_connection_that_is_lost_stops_the_clocks_of_discord_alone(
    server: DiscordServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gateway, "SILENCE_SECONDS", 0.3)
    monkeypatch.setattr(shards, "BEAT_SECONDS", 0.1)

    with capture_logs() as log:
        async with working(on(server, tmp_path)) as bot:
            await bot.is_open()
            server.gateway.closed = True
            server.gateway.drop()
            await server.until(lambda: any("cannot be reached" in line for line in said(log)))
            server.gateway.closed = False
            await server.until(lambda: "discord can be reached again" in said(log))

    assert all("telegram" not in line for line in said(log))


async def test_a_press_from_a_gap_in_the_connection_is_answered_once(
    server: DiscordServer, ann: User, cards: TextChannel, tmp_path: Path
) -> None:
    async with working(on(server, tmp_path)) as bot:
        await bot.is_open()
        server.gateway.drop()
        asked = ann.command(cards, "gin")
        answer = await asked.answer()
        await server.until(lambda: server.gateway.resumed)
        await server.quiet()

    assert not answer.failed
    assert len(cards.messages) == 1
    assert len(server.journal.calls("POST", "/interactions")) == 1


async def test_people_behind_every_shard_and_in_private_are_answered(
    server: DiscordServer, ann: User, cards: TextChannel, tmp_path: Path
) -> None:
    server.gateway.shards = server.gateway.max_concurrency = 3
    rooms = [cards]
    while {shard_of(room) for room in rooms} != {0, 1, 2}:
        server.clock.advance(0.001)
        rooms.append(server.guild("Club", [ann]).channel("cards"))

    async with working(on(server, tmp_path)) as bot:
        await bot.is_open()
        asked = [ann.command(room, "rules") for room in (*rooms, None)]
        answers = [await one.answer() for one in asked]

    assert [answer.failed for answer in answers] == [False] * len(answers)


def shard_of(room: TextChannel) -> int:
    """Which of three shards hears of a channel."""
    return (room.guild.id >> 22) % 3


async def test_a_command_that_is_brought_twice_opens_one_table(
    server: DiscordServer, ann: User, cards: TextChannel, tmp_path: Path
) -> None:
    async with working(on(server, tmp_path)) as bot:
        await bot.is_open()
        asked = ann.command(cards, "gin")
        server.redeliver(asked)
        await asked.answer()
        server.redeliver(asked)
        await server.quiet()

    assert len(cards.messages) == 1


async def test_a_command_that_is_brought_again_after_a_restart_opens_no_second_table(
    server: DiscordServer, ann: User, cards: TextChannel, tmp_path: Path
) -> None:
    async with working(on(server, tmp_path)) as bot:
        await bot.is_open()
        asked = ann.command(cards, "gin")
        await asked.answer()

    async with working(on(server, tmp_path)) as bot:
        await bot.is_open()
        server.redeliver(asked)
        await server.quiet()

    assert len(cards.messages) == 1


async def test_what_is_being_answered_when_the_bot_stops_gets_its_answer(
    server: DiscordServer, ann: User, cards: TextChannel, tmp_path: Path
) -> None:
    async with working(on(server, tmp_path)) as bot:
        await bot.is_open()
        server.fault("POST /interactions/{interaction}/{token}/callback", delay=0.5)
        asked = ann.command(cards, "rules")
        await asyncio.sleep(0.1)

    assert asked.acknowledged
    assert server.gateway.sessions == {}


async def test_commands_are_offered_once_and_not_again_by_the_next_start(
    server: DiscordServer, tmp_path: Path
) -> None:
    for _ in range(2):
        async with working(on(server, tmp_path)) as bot:
            await bot.is_open()
            await server.quiet()

    assert len(server.journal.calls("PUT", "/applications")) == 1


async def test_a_token_of_another_bot_is_told(
    server: DiscordServer, ann: User, cards: TextChannel, tmp_path: Path
) -> None:
    async with working(on(server, tmp_path)) as bot:
        await bot.is_open()
        await ann.command(cards, "gin").answer()
        await server.until(lambda: cards.messages)
    board = cards.last

    with capture_logs() as log:
        async with DiscordServer.running() as other, working(on(other, tmp_path)) as bot:
            await bot.is_open()
            await other.quiet()

    assert ANOTHER_BOT in said(log)
    assert not board.deleted
