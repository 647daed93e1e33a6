"""A bot that listens at the fake gateway, and notes what it hears."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass

from adapters.discord.wire.gateway import Gateway, Unwelcome, Way
from adapters.wire.outcomes import Outcomes
from tests.adapters.discord.wire.ears import Ears
from tests.adapters.wire.clocks import Clocks
from tests.servers.discord import DiscordServer, Guild, Message, User
from tests.servers.discord_api.messages import showing


@dataclass
class Line:
    """A bot that listens, and what it has heard."""

    gateway: Gateway
    ears: Ears
    clocks: Clocks
    work: asyncio.Task[None]


@asynccontextmanager
async def listening(
    server: DiscordServer, shards: int | None = None, outcomes: Outcomes | None = None
) -> AsyncIterator[Line]:
    """A bot of the server that listens until the test is through with it."""
    bot, ears, clocks = Gateway(Way(server.url, shards=shards)), Ears(), Clocks()
    await bot.login(server.token)
    bot.hear(ears)
    work = asyncio.create_task(bot.listen(clocks, outcomes or Outcomes()))
    try:
        yield Line(bot, ears, clocks, work)
    finally:
        work.cancel()
        with suppress(asyncio.CancelledError, Unwelcome):
            await work
        await bot.finish(1)
        await bot.close()


@asynccontextmanager
async def up(
    server: DiscordServer, shards: int | None = None, outcomes: Outcomes | None = None
) -> AsyncIterator[Line]:
    """A bot of the server whose connections all stand."""
    async with listening(server, shards, outcomes) as line:
        await line.gateway.is_up()
        yield line


def people(server: DiscordServer) -> tuple[Guild, User]:
    """A server with somebody in it."""
    ann = server.user("Ann")
    return server.guild("Club", [ann]), ann


async def answered(line: Line, server: DiscordServer, number: int = 1) -> None:
    """Wait until so many interactions were heard, and acknowledge the last."""
    await server.until(lambda: len(line.ears.interactions) >= number)
    await line.ears.interactions[-1].response.defer(ephemeral=True)


def a_message(server: DiscordServer, club: Guild) -> Message:
    """A message of the bot in a channel of a server."""
    message = Message(
        id=server.world.ids.next(),
        channel=club.channel("cards"),
        author=server.bot,
        at=server.clock.now(),
    )
    return showing.posted(message)
