"""The bot at Discord: its requests, and the connections over which it hears what happens.

Parts of discord.py that it does not promise to keep are touched in this room alone, and a test
knows them all. What the library would do by itself with what it hears (keep servers, channels and
people in memory, look for views) is left out: interactions tell all that matters.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

import structlog
from discord import (
    AllowedMentions,
    Client,
    ConnectionClosed,
    Intents,
    Interaction,
    MemberCacheFlags,
    Message,
    VoiceClient,
)
from discord.http import Route

from adapters.discord import PLATFORM
from adapters.discord.wire.addresses import DISCORD, check_server, rest_of
from adapters.discord.wire.entrance import Entrance, Limits
from adapters.discord.wire.listener import Listener
from adapters.discord.wire.news import News
from adapters.discord.wire.shards import Shard
from adapters.discord.wire.together import Together
from adapters.wire.addresses import check_proxy
from adapters.wire.connection import SILENCE_SECONDS, Clocks, Connection
from adapters.wire.outcomes import Outcomes

log = structlog.get_logger()

# It says at each start that it cannot play sounds, which it is never to do.
VoiceClient.warn_nacl = VoiceClient.warn_dave = False


@dataclass(frozen=True, slots=True)
class Way:
    """How Discord is reached: its REST API, a proxy before it, and over how many connections.

    Without a number of ``shards`` there are as many as Discord recommends.
    """

    url: str = DISCORD
    proxy: str | None = field(default=None, repr=False)
    shards: int | None = None


class Unwelcome(Exception):
    """Discord will not have the bot as it comes; ``code`` says why."""

    def __init__(self, code: int) -> None:
        super().__init__(f"Discord has closed the connection for good ({code})")
        self.code = code


class Gateway(Client):
    """A bot at Discord; it hears what it needs to and keeps nothing of it."""

    def __init__(self, way: Way) -> None:
        """Speak to nobody yet.

        Raises:
            ProxyUnusable: if the proxy is none that can be gone through.
            ServerUnusable: if the server's address is none.
        """
        check_server(way.url)
        check_proxy(way.proxy or "")
        # Requests, answers to interactions and webhooks all ask the class, so one process speaks
        # to one Discord.
        Route.BASE = rest_of(way.url)
        super().__init__(
            intents=heard(),
            proxy=way.proxy,
            max_messages=None,
            member_cache_flags=MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            allowed_mentions=AllowedMentions.none(),
        )
        self._shards_wanted = way.shards
        self._entrance = Entrance(self._asked_limits)
        self._shards: tuple[Shard, ...] = ()
        self._begun = asyncio.Event()
        self._together: Together | None = None
        self._news: News | None = None
        self._work: list[asyncio.Task[None]] = []
        # Until somebody listens, nothing that comes is worth a look.
        self._connection.parsers.clear()

    def hear(self, listener: Listener) -> None:
        """Tell ``listener`` of all that happens from now on."""
        self._news = News(self, listener)
        parsers = self._connection.parsers
        parsers.clear()
        parsers.update({name: _guarded(name, parse) for name, parse in self._news.parsers.items()})

    async def limits(self) -> Limits:
        """What Discord says of its gateway.

        Raises:
            discord.DiscordException: if it does not say.
        """
        return await self._entrance.limits()

    async def listen(self, clocks: Clocks, outcomes: Outcomes) -> None:
        """Keep all connections up; ``clocks`` hear whether Discord can be reached.

        Raises:
            Unwelcome: if Discord will not have the bot.
            discord.DiscordException: if it does not say where its gateway is.
        """
        count = self._shards_wanted or (await self.limits()).shards
        self.shard_count = self._connection.shard_count = count
        together = self._together = self._together or Together(clocks)
        is_lost = together.begin(count)
        self._shards = tuple(
            Shard(
                number,
                self,
                self._entrance,
                _watched(together.of(number), outcomes, is_lost=is_lost),
            )
            for number in range(count)
        )
        self._begun.set()
        self._work = [asyncio.create_task(shard.run()) for shard in self._shards]
        try:
            await asyncio.gather(*self._work)
        except ConnectionClosed as error:
            # It may be that more connections are needed by now.
            self._entrance.forget()
            raise Unwelcome(error.code) from None
        finally:
            await self._hang_up()

    async def is_up(self) -> None:
        """Wait until each connection has stood."""
        await self._begun.wait()
        for shard in self._shards:
            await shard.up.wait()

    async def finish(self, seconds: float) -> None:
        """Hear nothing more, and let what was begun end within ``seconds``."""
        await self._hang_up()
        if self._news is not None:
            await self._news.close(seconds)

    async def greets(self) -> None:
        """See to it that Discord's gateway can be reached; no session is begun.

        Raises:
            discord.DiscordException: if Discord does not say where that is.
            aiohttp.ClientError: if nobody is there.
        """
        socket = await self.http.ws_connect((await self.limits()).url)
        try:
            await socket.receive()
        finally:
            await socket.close()

    async def servers(self, most: int) -> Sequence[Mapping[str, Any]]:
        """The servers that the bot is in, at most so many, as Discord tells of them.

        Raises:
            discord.DiscordException: if it does not.
        """
        return await self.http.get_guilds(most, with_counts=False)

    async def before_identify_hook(self, shard_id: int | None, **_: bool) -> None:
        """Note that a session begins; its turn has been waited for."""
        self._entrance.entered(shard_id or 0)

    def interaction(self, data: Mapping[str, Any]) -> Interaction:
        """What a press, a command or a form is."""
        return Interaction(data=cast("Any", data), state=self._connection)

    def message(self, data: Mapping[str, Any]) -> Message:
        """What was written into a private chat."""
        channel = self.get_partial_messageable(int(data["channel_id"]))
        return Message(state=self._connection, channel=channel, data=cast("Any", data))

    async def _asked_limits(self) -> Limits:
        shards, url, start = await self.http.get_bot_gateway()
        return Limits(
            url,
            shards,
            at_once=start["max_concurrency"],
            left=start["remaining"],
            reset_seconds=start["reset_after"] / 1000,
        )

    async def _hang_up(self) -> None:
        work, self._work = self._work, []
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)
        await asyncio.gather(*(shard.close() for shard in self._shards))


def heard() -> Intents:
    """What Discord is to tell: of servers and their channels, and what is written in private."""
    intents = Intents.none()
    intents.guilds = intents.dm_messages = True
    return intents


def _watched(clocks: Clocks, outcomes: Outcomes, *, is_lost: bool) -> Connection:
    connection = Connection(clocks, PLATFORM, SILENCE_SECONDS, is_lost=is_lost)
    connection.mind(outcomes)
    return connection


def _guarded(
    name: str, parse: Callable[[Mapping[str, Any]], None]
) -> Callable[[Mapping[str, Any]], None]:
    """What cannot be read is logged; it must not take the connection with it."""

    def parsed(data: Mapping[str, Any]) -> None:
        try:
            parse(data)
        except Exception:  # whatever it was, the next news may be well
            log.exception("discord news cannot be read", news=name)

    return parsed
