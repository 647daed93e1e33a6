"""A fake Discord with a few people, and a client of discord.py that talks to it."""

from collections.abc import AsyncIterator

import discord
import pytest
import yarl

from tests.servers.discord import DiscordServer, GroupDM, Guild, TextChannel, User
from tests.servers.with_discord.puppet import CHALLENGE, GIN, Puppet, connected


@pytest.fixture
async def server(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[DiscordServer]:
    async with DiscordServer.running() as server:
        monkeypatch.setattr(discord.http.Route, "BASE", server.url)
        gateway = yarl.URL(server.gateway_url)
        monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
        yield server


@pytest.fixture
def ann(server: DiscordServer) -> User:
    return server.user("Ann", "ann")


@pytest.fixture
def bob(server: DiscordServer) -> User:
    return server.user("Bob", "bob", locale="ru")


@pytest.fixture
def club(server: DiscordServer, ann: User, bob: User) -> Guild:
    """A server of Ann and Bob with the bot in it."""
    return server.guild("Card club", [ann, bob])


@pytest.fixture
def parlour(club: Guild) -> TextChannel:
    """A channel there."""
    return club.channel("parlour")


@pytest.fixture
async def caller(server: DiscordServer) -> AsyncIterator[Puppet]:
    """A client that makes calls, and listens to nothing."""
    puppet = Puppet()
    await puppet.login(server.token)
    yield puppet
    await puppet.close()


@pytest.fixture
async def bot(server: DiscordServer, parlour: TextChannel) -> AsyncIterator[Puppet]:
    """A client that listens, and has synced its commands; ``parlour`` is there before it."""
    del parlour
    async with connected(server) as puppet:
        await puppet.offer(GIN, CHALLENGE)
        yield puppet


@pytest.fixture
def friends(server: DiscordServer, ann: User, bob: User) -> GroupDM:
    """A private chat of Ann, who has the app for herself, and Bob, who has not."""
    ann.install()
    return server.group_dm([ann, bob], "Friends")
