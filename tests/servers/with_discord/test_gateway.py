"""The gateway: beginning, going on after a break, and what is heard where."""

import asyncio

import discord
import pytest

from tests.servers.discord import DiscordServer, Guild, TextChannel, User
from tests.servers.with_discord.puppet import GIN, Puppet, connected, modern, text


async def test_a_bot_hears_first_which_servers_it_is_in(
    server: DiscordServer, bot: Puppet, club: Guild
) -> None:
    await server.until(lambda: "GUILD_CREATE" in bot.heard)

    assert bot.heard[:2] == ["READY", "GUILD_CREATE"]
    assert [guild.id for guild in bot.guilds] == [club.id]


async def test_what_falls_into_a_break_is_told_afterwards(
    server: DiscordServer, bot: Puppet, parlour: TextChannel, ann: User
) -> None:
    server.gateway.drop()
    asked = ann.command(parlour, "gin")

    await bot.answer(await bot.asked(), 4, modern(text("Here again")))

    assert (await asked.answer()).text == "Here again"
    assert len(server.gateway.resumed) == 1
    assert len(server.gateway.identified) == 1


@pytest.mark.parametrize("resumable", [True, False])
async def test_a_session_that_is_no_good_is_resumed_or_begun_anew(
    server: DiscordServer, bot: Puppet, *, resumable: bool
) -> None:
    assert bot.heard
    server.gateway.invalidate(resumable=resumable)

    gateway = server.gateway
    await server.until(lambda: len(gateway.identified) + len(gateway.resumed) > 1)

    assert (len(gateway.identified), len(gateway.resumed)) == ((1, 1) if resumable else (2, 0))


async def test_a_bot_that_is_asked_to_comes_again(server: DiscordServer, bot: Puppet) -> None:
    assert bot.heard
    server.gateway.ask_to_reconnect()

    await server.until(lambda: server.gateway.resumed)

    assert len(server.gateway.identified) == 1


async def test_a_wrong_token_ends_the_connection(server: DiscordServer, caller: Puppet) -> None:
    caller.http.token = "wrong"
    caller._connection.shard_count = caller.shard_count = 1

    with pytest.raises(discord.ConnectionClosed) as closed:
        await caller.connect(reconnect=False)

    assert closed.value.code == 4004
    assert server.gateway.identified == []


async def test_a_bot_that_closes_gives_its_session_up(server: DiscordServer, bot: Puppet) -> None:
    await bot.close()

    await server.until(lambda: not server.gateway.sessions)

    assert server.gateway.connections == []


async def test_an_interaction_that_is_told_twice_has_one_id(
    server: DiscordServer, bot: Puppet, parlour: TextChannel, ann: User
) -> None:
    asked = ann.command(parlour, "gin")
    server.redeliver(asked)

    first, second = await bot.asked(), await bot.asked()

    assert first.id == second.id == asked.id


async def test_joining_and_leaving_are_told(server: DiscordServer, bot: Puppet, ann: User) -> None:
    other = server.guild("Another club", [ann])
    other.kick_bot()

    await server.until(lambda: "GUILD_DELETE" in bot.heard)

    assert bot.heard[-2:] == ["GUILD_CREATE", "GUILD_DELETE"]


async def test_a_server_that_fails_for_a_while_is_not_left(
    server: DiscordServer, bot: Puppet, club: Guild
) -> None:
    club.fail()
    await server.until(lambda: "GUILD_DELETE" in bot.heard)
    club.recover()
    await server.until(lambda: bot.heard[-1] == "GUILD_CREATE")

    assert [guild.unavailable for guild in bot.guilds] == [False]


async def test_channels_and_threads_that_go_are_told(
    server: DiscordServer, bot: Puppet, parlour: TextChannel
) -> None:
    thread = parlour.thread("Table one")
    thread.archive()
    thread.delete()
    parlour.delete()

    await server.until(lambda: "CHANNEL_DELETE" in bot.heard)

    threads = [event for event in bot.heard if event.startswith(("THREAD", "CHANNEL_D"))]
    assert threads == ["THREAD_CREATE", "THREAD_UPDATE", "THREAD_DELETE", "CHANNEL_DELETE"]


async def test_each_shard_hears_of_its_own_servers(server: DiscordServer, ann: User) -> None:
    server.gateway.shards, server.gateway.max_concurrency = 3, 16
    server.gateway.identify_seconds = 5.0
    clubs = []
    for _ in range(6):
        server.clock.advance(0.001)
        clubs.append(server.guild("Club", [ann]))

    async with connected(server) as puppet:
        await server.until(lambda: puppet.heard.count("GUILD_CREATE") == 6)
        shards = [puppet.get_guild(club.id) for club in clubs]

    assert [one.shard for one in server.gateway.identified] == [0, 1, 2]
    assert [guild and guild.shard_id for guild in shards] == [(one.id >> 22) % 3 for one in clubs]


async def test_private_things_are_told_to_the_first_shard(
    server: DiscordServer, club: Guild, ann: User
) -> None:
    assert ann in club.members
    server.gateway.max_concurrency = 16
    async with connected(server, 2) as puppet:
        await puppet.offer(GIN)

        ann.command(None, "gin")
        await puppet.asked()

    told = [one.shard for one in server.gateway.identified if one.sequence > 1]
    assert 0 in told


async def test_who_identifies_too_soon_is_sent_away(server: DiscordServer) -> None:
    server.gateway.identify_seconds = 60.0

    first = server.gateway.may_identify(0)
    second = server.gateway.may_identify(0)
    server.clock.advance(61)
    third = server.gateway.may_identify(0)

    assert (first, second, third) == (True, False, True)


async def test_two_connections_hear_the_same(
    server: DiscordServer, bot: Puppet, parlour: TextChannel, ann: User
) -> None:
    async with connected(server) as other:
        await server.ready(2)
        ann.command(parlour, "gin")

        heard = await asyncio.gather(bot.asked(), other.asked())

    assert heard[0].id == heard[1].id


async def test_threads_of_a_channel_go_with_it(
    server: DiscordServer, bot: Puppet, parlour: TextChannel
) -> None:
    thread = parlour.thread("Table one")

    parlour.delete()
    await server.until(lambda: "CHANNEL_DELETE" in bot.heard)

    assert thread.deleted
    assert "THREAD_DELETE" not in bot.heard


async def test_a_gateway_that_is_closed_lets_nobody_in_until_it_opens(
    server: DiscordServer, bot: Puppet
) -> None:
    assert bot.heard
    server.gateway.closed = True
    server.gateway.close(4000)
    await server.until(lambda: not server.gateway.live)

    server.gateway.closed = False
    await server.ready()

    assert len(server.gateway.resumed) == 1


async def test_heartbeats_are_acknowledged(server: DiscordServer) -> None:
    server.gateway.heartbeat_seconds = 0.05

    async with connected(server) as puppet:
        await server.until(lambda: server.gateway.beats > 2)
        latency = puppet.latency

    assert latency < 1


@pytest.mark.parametrize(
    ("shard", "count", "intents", "code"),
    [
        pytest.param(2, 2, 0, 4010, id="no such shard"),
        pytest.param(0, 1, 0, 4011, id="too few shards"),
        pytest.param(0, 2, 1 << 40, 4013, id="no such intent"),
        pytest.param(0, 2, 1 << 1, 4014, id="a privileged intent"),
        pytest.param(0, 2, 1 | 1 << 12, 0, id="all in order"),
    ],
)
async def test_a_wrong_beginning_is_refused_with_its_code(
    server: DiscordServer, shard: int, count: int, intents: int, code: int
) -> None:
    server.gateway.least_shards = 2

    assert server.gateway.fault_of(shard, count, intents) == code
