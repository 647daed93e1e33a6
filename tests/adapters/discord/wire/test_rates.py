"""Whoever is in a hurry is told how long to wait, and nobody waits behind another."""

import asyncio
import time
from collections.abc import AsyncIterator

import discord
import pytest
from discord.http import HTTPClient, handle_message_parameters

from adapters.discord.wire.gateway import Gateway, Way
from adapters.discord.wire.rates import PER_SECOND, NotYet, hurried, never_sleep
from tests.servers.discord import DiscordServer, TextChannel

POST = "POST /channels/{channel}/messages"
LONG = 30.0
SOON = 1.0


@pytest.fixture
async def http(server: DiscordServer) -> AsyncIterator[HTTPClient]:
    """The calls of a client that never sleeps."""
    gateway = Gateway(Way(server.url))
    await gateway.login(server.token)
    never_sleep(gateway.http)
    yield gateway.http
    await gateway.close()


async def say(http: HTTPClient, channel: TextChannel) -> None:
    """Send a message."""
    await http.send_message(channel.id, params=handle_message_parameters("hello"))


async def test_what_has_no_room_is_not_sent_and_waits_nowhere(
    server: DiscordServer, cards: TextChannel, http: HTTPClient
) -> None:
    server.limits.routes[POST] = (1, LONG)
    begun = time.monotonic()
    with hurried():
        await say(http, cards)
        with pytest.raises(NotYet) as refused:
            await say(http, cards)

    assert time.monotonic() - begun < SOON
    assert LONG - SOON < refused.value.retry_after <= LONG
    assert len(cards.messages) == 1


async def test_those_who_have_no_room_come_back_in_turns(
    server: DiscordServer, cards: TextChannel, http: HTTPClient
) -> None:
    server.limits.routes[POST] = (1, LONG)
    waits = []
    with hurried():
        await say(http, cards)
        for _ in range(3):
            with pytest.raises(NotYet) as refused:
                await say(http, cards)
            waits.append(round(refused.value.retry_after / LONG))

    assert waits == [1, 2, 3]


async def test_a_channel_that_has_no_room_delays_no_other(
    server: DiscordServer, cards: TextChannel, http: HTTPClient
) -> None:
    assert cards.guild is not None
    other = cards.guild.channel("attic")
    server.limits.routes[POST] = (1, LONG)
    with hurried():
        await say(http, cards)

        await say(http, other)

    assert len(other.messages) == 1


async def test_what_discord_refuses_as_too_much_is_not_slept_over(
    server: DiscordServer, cards: TextChannel, http: HTTPClient
) -> None:
    server.fault(POST, status=429, retry_after=LONG)
    begun = time.monotonic()
    with hurried():
        with pytest.raises(discord.RateLimited) as refused:
            await say(http, cards)
        with pytest.raises(NotYet):
            await say(http, cards)

    assert time.monotonic() - begun < SOON
    assert (type(refused.value), refused.value.retry_after) == (discord.RateLimited, LONG)


async def test_a_route_of_which_nothing_was_told_can_be_used_again(
    server: DiscordServer, cards: TextChannel, http: HTTPClient
) -> None:
    server.fault(POST, status=503)
    with hurried():
        with pytest.raises(discord.DiscordServerError):
            await say(http, cards)

        await say(http, cards)

    assert len(cards.messages) == 1


async def test_the_whole_bot_stays_below_what_discord_takes_in_a_second(
    cards: TextChannel, http: HTTPClient
) -> None:
    assert cards.guild is not None
    rooms = [cards.guild.channel(f"room {number}") for number in range(PER_SECOND + 10)]

    async def in_a_hurry(room: TextChannel) -> float:
        try:
            with hurried():
                await say(http, room)
        except NotYet as error:
            return error.retry_after
        return 0.0

    waits = await asyncio.gather(*map(in_a_hurry, rooms))

    late = sorted(wait for wait in waits if wait)
    assert len(late) == 10
    assert all(0 < wait <= 1 + 10 / PER_SECOND for wait in late)
    assert len({round(wait, 4) for wait in late}) == 10


async def test_whoever_is_in_no_hurry_waits_for_room(
    server: DiscordServer, cards: TextChannel, http: HTTPClient
) -> None:
    server.limits.routes[POST] = (1, 0.2)

    for _ in range(3):
        await say(http, cards)

    assert len(cards.messages) == 3
    assert not [call for call in server.journal if call.status == 429]
