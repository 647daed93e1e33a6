"""Pictures on their way to the fake Discord: once each, in any order of mishaps."""

from collections.abc import AsyncIterator

import discord
import pytest

from adapters.discord.emojis.pictures import Picture
from adapters.discord.emojis.upload import Step, brought
from adapters.discord.wire.gateway import Gateway, Way
from tests.servers.discord import DiscordServer
from tests.servers.discord_api.application import Emoji

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489"
    "0000000d49444154789c63f8ffff3f0005fe02fea7356c1a0000000049454e44ae426082"
)
TEN, ACE = Picture("10h", "dw_10h_aaaaaa", PNG), Picture("as", "dw_as_aaaaaa", PNG)
BOTH = [TEN, ACE]
OLD_TEN = "dw_10h_bbbbbb"


@pytest.fixture
async def server() -> AsyncIterator[DiscordServer]:
    async with DiscordServer.running() as opened:
        yield opened


@pytest.fixture
async def client(server: DiscordServer) -> AsyncIterator[Gateway]:
    async with Gateway(Way(server.url)) as gateway:
        await gateway.login(server.token)
        yield gateway


def have(server: DiscordServer, name: str) -> None:
    """Let the application have an emoji of this name."""
    emoji = Emoji(server.world.ids.next(), name, PNG)
    server.world.application.emojis[emoji.id] = emoji


def names_on(server: DiscordServer) -> list[str]:
    """The emojis that the application has."""
    return sorted(emoji.name for emoji in server.world.application.emojis.values())


async def steps(client: Gateway, wanted: list[Picture]) -> list[Step]:
    """All that is told while these are brought."""
    return [step async for step in brought(client, wanted)]


async def test_what_is_missing_is_uploaded(server: DiscordServer, client: Gateway) -> None:
    have(server, ACE.name)

    told = await steps(client, BOTH)

    assert told == [Step("uploaded", TEN.name, 1, 2), Step("kept", ACE.name, 2, 2)]
    assert names_on(server) == [TEN.name, ACE.name]
    assert {emoji.image for emoji in server.world.application.emojis.values()} == {PNG}
    assert server.refusals == []


async def test_a_second_time_nothing_is_sent(server: DiscordServer, client: Gateway) -> None:
    await steps(client, BOTH)
    before = len(server.journal.entries)

    told = await steps(client, BOTH)

    assert [step.kind for step in told] == ["kept", "kept"]
    assert {call.method for call in server.journal.entries[before:]} == {"GET"}


async def test_a_picture_that_changed_leaves_the_old_one_to_whoever_still_shows_it(
    server: DiscordServer, client: Gateway
) -> None:
    have(server, OLD_TEN)
    have(server, ACE.name)

    told = await steps(client, BOTH)

    assert [step.kind for step in told] == ["uploaded", "kept", "old"]
    assert names_on(server) == [TEN.name, OLD_TEN, ACE.name]


async def test_the_next_time_what_is_old_is_removed(
    server: DiscordServer, client: Gateway
) -> None:
    have(server, OLD_TEN)
    await steps(client, BOTH)

    told = await steps(client, BOTH)

    assert told[-1] == Step("removed", OLD_TEN, 1, 1)
    assert names_on(server) == [TEN.name, ACE.name]


async def test_what_is_not_ours_is_left_alone(server: DiscordServer, client: Gateway) -> None:
    have(server, "party")

    await steps(client, BOTH)

    assert "party" in names_on(server)


async def test_what_was_broken_off_goes_on(client: Gateway) -> None:
    async for _ in brought(client, BOTH):
        break

    told = await steps(client, BOTH)

    assert [step.kind for step in told] == ["kept", "uploaded"]


async def test_an_upload_whose_answer_was_lost_is_not_made_twice(
    server: DiscordServer, client: Gateway
) -> None:
    server.fault("POST", status=502, after=True)

    told = await steps(client, BOTH)

    assert [step.kind for step in told] == ["uploaded", "uploaded"]
    assert names_on(server) == [TEN.name, ACE.name]


async def test_whoever_asks_too_much_is_heard_later(
    server: DiscordServer, client: Gateway
) -> None:
    server.fault("POST", status=429, retry_after=0.1)

    told = await steps(client, BOTH)

    assert [step.kind for step in told] == ["uploaded", "uploaded"]


async def test_a_refusal_is_told(server: DiscordServer, client: Gateway) -> None:
    server.fault("POST", status=400, code=30008)

    with pytest.raises(discord.HTTPException):
        await steps(client, BOTH)

    assert names_on(server) == []
