"""Calls that are made again until Discord takes them, or refuses them."""

from collections.abc import Awaitable, Callable

import discord
import pytest

from adapters.discord.wire import insisting
from adapters.discord.wire.gateway import Gateway, Way
from adapters.discord.wire.insisting import insisted
from adapters.discord.wire.rates import never_sleep
from adapters.discord.wire.troubles import carried_out
from adapters.wire.pauses import Pauses
from tests.servers.common.faults import Going
from tests.servers.discord import DiscordServer

ME = "GET /users/@me"
SOON = Pauses(0.01, 0.01)
LOST: Going = {"drop": True}
LIMITED: Going = {"status": 429, "retry_after": 0.02}
LIMITED_FOR_LONG: Going = {"status": 429, "retry_after": 600.0}
BANNED: Going = {"status": 429, "banned": True}
REFUSED: Going = {"status": 403, "code": 50001}


@pytest.mark.parametrize("going", [LOST, LIMITED, BANNED])
async def test_a_call_that_discord_does_not_take_is_made_again(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch, going: Going
) -> None:
    monkeypatch.setattr(insisting, "BANNED_SECONDS", 0.02)
    async with Gateway(Way(server.url)) as gateway:
        ask = await _asking(gateway, server)
        fault = server.fault(ME, times=3, **going)

        me = await insisted(ask, pauses=SOON)

    assert fault.met == 3
    assert me == gateway.application_id


async def test_a_call_that_discord_refuses_is_not_made_again(server: DiscordServer) -> None:
    async with Gateway(Way(server.url)) as gateway:
        ask = await _asking(gateway, server)
        fault = server.fault(ME, times=3, **REFUSED)

        with pytest.raises(discord.HTTPException):
            await insisted(ask, pauses=SOON)

    assert fault.met == 1


async def test_nobody_waits_longer_than_it_is_worth(server: DiscordServer) -> None:
    async with Gateway(Way(server.url)) as gateway:
        ask = await _asking(gateway, server)
        server.fault(ME, **LIMITED_FOR_LONG)

        with pytest.raises(TimeoutError):
            await insisted(ask, seconds=0.1, pauses=SOON)


async def test_what_may_fail_is_tried_until_discord_takes_it(server: DiscordServer) -> None:
    done: list[int] = []
    async with Gateway(Way(server.url)) as gateway:
        ask = await _asking(gateway, server)
        server.fault(ME, times=2, **LIMITED)

        async def work() -> None:
            done.append(await ask())

        await carried_out(work)

    assert done == [gateway.application_id]


@pytest.mark.parametrize("error", [ValueError(), discord.ClientException()])
async def test_what_may_fail_harms_nobody_whatever_goes_wrong(error: Exception) -> None:
    async def work() -> None:
        raise error

    await carried_out(work)


async def _asking(gateway: Gateway, server: DiscordServer) -> Callable[[], Awaitable[int]]:
    """A bot that has logged in and asks who it is, by a call in no hurry."""
    await gateway.login(server.token)
    never_sleep(gateway.http)

    async def ask() -> int:
        return int((await gateway.http.request(discord.http.Route("GET", "/users/@me")))["id"])

    return ask
