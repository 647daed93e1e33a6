"""How connections to the gateway begin, break and go on."""

import asyncio

import pytest

from adapters.discord.wire import entrance, gateway, shards
from adapters.discord.wire.gateway import Unwelcome
from adapters.wire.outcomes import Outcomes
from tests.adapters.discord.wire.line import a_message, answered, people, up
from tests.servers.discord import DiscordServer


async def test_a_lost_connection_is_resumed_and_what_was_missed_is_heard_once(
    server: DiscordServer,
) -> None:
    club, ann = people(server)
    message = a_message(server, club)

    async with up(server) as line:
        server.gateway.drop()
        ann.press(message, "1abc", stale=True)
        await answered(line, server)

    assert len(server.gateway.resumed) == 1
    assert len(server.gateway.identified) == 1


async def test_a_session_outlives_attempts_to_resume_it_that_fail(
    server: DiscordServer,
) -> None:
    club, ann = people(server)
    message = a_message(server, club)

    async with up(server) as line:
        server.gateway.closed = True
        server.gateway.drop()
        ann.press(message, "1abc", stale=True)
        await asyncio.sleep(0.2)
        server.gateway.closed = False
        await answered(line, server)

    assert len(server.gateway.identified) == 1


async def test_a_session_that_is_over_is_followed_by_a_new_one(server: DiscordServer) -> None:
    async with up(server) as line:
        server.gateway.invalidate()
        await server.until(lambda: len(server.gateway.identified) == 2)
        server.gateway.tell_private("GUILD_DELETE", {"id": "7"})
        await server.until(lambda: line.ears.told)

    assert server.gateway.resumed == []


async def test_a_session_that_was_given_up_is_not_resumed(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shards, "KEPT_SECONDS", 0.0)

    async with up(server):
        server.gateway.closed = True
        server.gateway.drop()
        await asyncio.sleep(0.1)
        server.gateway.closed = False
        await server.until(lambda: len(server.gateway.identified) == 2)

    assert server.gateway.resumed == []


async def test_a_bot_that_is_asked_to_come_again_does_so(server: DiscordServer) -> None:
    async with up(server):
        server.gateway.ask_to_reconnect()

        await server.until(lambda: server.gateway.resumed)

    assert len(server.gateway.identified) == 1


async def test_shards_begin_side_by_side_where_discord_lets_them(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(entrance, "SPACING_SECONDS", 5.0)
    server.gateway.shards = server.gateway.max_concurrency = 3
    server.gateway.identify_seconds = 5.0

    async with asyncio.timeout(2), up(server):
        pass

    assert sorted(one.shard for one in server.gateway.identified) == [0, 1, 2]


async def test_shards_of_one_bucket_keep_discords_distance(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(entrance, "SPACING_SECONDS", 0.3)
    server.gateway.shards, server.gateway.max_concurrency = 3, 2
    server.gateway.identify_seconds = 0.3

    async with up(server):
        pass

    assert len(server.gateway.identified) == 3
    assert server.gateway.resumed == []


async def test_as_many_shards_as_were_asked_for_are_made(server: DiscordServer) -> None:
    server.gateway.max_concurrency = 2

    async with up(server, shards=2):
        pass

    assert [one.count for one in server.gateway.identified] == [2, 2]


async def test_clocks_stand_still_while_one_shard_of_several_is_away(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    shorten_silence(monkeypatch, 0.3)
    server.gateway.shards = server.gateway.max_concurrency = 2

    async with up(server) as line:
        server.gateway.closed = True
        server.gateway.connections[0].abort()
        await server.until(lambda: "discord lost" in line.clocks.told)
        server.gateway.closed = False
        await server.until(lambda: "discord back" in line.clocks.told)

    assert line.clocks.told == ["discord lost", "discord back"]


async def test_a_connection_over_which_nothing_comes_is_noticed_and_replaced(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    shorten_silence(monkeypatch, 0.3)
    monkeypatch.setattr(shards, "SILENCE_SECONDS", 0.8)

    async with up(server) as line:
        server.gateway.deaf = True
        await server.until(lambda: line.clocks.told == ["discord lost"])
        server.gateway.deaf = False
        await server.until(lambda: line.clocks.told == ["discord lost", "discord back"])

    assert server.gateway.beats > 3


async def test_clocks_stand_still_while_nothing_can_be_sent_though_people_are_heard(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    shorten_silence(monkeypatch, 2.0)

    async with up(server, outcomes=broken()) as line:
        await server.until(lambda: line.clocks.told)

    assert line.clocks.told == ["discord lost"]


async def test_connections_that_come_instead_of_lost_ones_bring_the_clocks_back(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    shorten_silence(monkeypatch, 0.2)

    async with up(server) as line:
        server.gateway.closed = True
        server.gateway.drop()
        await server.until(lambda: line.clocks.told)
        line.work.cancel()
        await asyncio.wait([line.work])
        server.gateway.closed = False
        again = asyncio.create_task(line.gateway.listen(line.clocks, Outcomes()))
        await server.until(lambda: len(line.clocks.told) == 2)
        again.cancel()
        await asyncio.wait([again])

    assert line.clocks.told == ["discord lost", "discord back"]


async def test_a_quiet_hour_is_no_silence(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    shorten_silence(monkeypatch, 0.4)

    async with up(server) as line:
        await asyncio.sleep(1.2)

    assert line.clocks.told == []
    assert len(server.gateway.identified) == 1


@pytest.mark.parametrize("code", [4004, 4010, 4011, 4012, 4013, 4014])
async def test_a_bot_that_discord_will_not_have_ends_and_says_the_code(
    server: DiscordServer, code: int
) -> None:
    async with up(server) as line:
        server.gateway.close(code)

        with pytest.raises(Unwelcome) as refused:
            await line.work

    assert refused.value.code == code


async def test_a_session_ends_when_the_bot_stops(server: DiscordServer) -> None:
    async with up(server):
        pass

    await server.until(lambda: not server.gateway.sessions)


def broken() -> Outcomes:
    """What becomes of messages to two chats that do not get through."""
    seconds = iter((0.0, 0.0))
    outcomes = Outcomes(now=lambda: next(seconds, 4.0))
    with outcomes.of("one"), outcomes.of("two"):
        pass
    outcomes.failed()
    return outcomes


def shorten_silence(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Let a silence be long after so many seconds, and let it be broken in time."""
    monkeypatch.setattr(gateway, "SILENCE_SECONDS", seconds)
    monkeypatch.setattr(shards, "BEAT_SECONDS", seconds / 4)
