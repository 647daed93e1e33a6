"""What the gateway brings, told to whoever listens; nothing of it is kept but what is awaited."""

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from typing import Any, Final, Protocol

import structlog
from discord import Interaction, Message, MessageType

from adapters.discord.wire.listener import Listener, Server, Servers
from adapters.latest import Latest

TEXT_CHANNEL: Final = 0
_LINES: Final = frozenset({MessageType.default.value, MessageType.reply.value})
"""What people write; that somebody has pinned a message is none of it."""
_SEEN: Final = 5_000
"""Interactions that are remembered, so that one which is brought twice is begun once."""

log = structlog.get_logger()
Payload = Mapping[str, Any]


class Reader(Protocol):
    """Makes the library's own values of what the gateway brings."""

    def interaction(self, data: Payload) -> Interaction:
        """What a press, a command or a form is."""

    def message(self, data: Payload) -> Message:
        """What was written into a private chat."""


class News:
    """Tells one listener, each thing in a task of its own.

    Servers that the bot is in already come as new ones do, after each connection and each outage;
    those that are awaited tell the two apart.
    """

    def __init__(self, reader: Reader, listener: Listener) -> None:
        self._reader = reader
        self._listener = listener
        self._awaited: set[int] = set()
        self._seen = Latest[int, bool](_SEEN)
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def parsers(self) -> dict[str, Callable[[Payload], None]]:
        """What is done with each kind of news; whatever is not named is passed over."""
        return {
            "READY": self._ready,
            "INTERACTION_CREATE": self._interaction,
            "MESSAGE_CREATE": self._said,
            "MESSAGE_DELETE": self._deleted,
            "GUILD_CREATE": self._server,
            "GUILD_DELETE": self._server_gone,
            "CHANNEL_DELETE": self._channel_gone,
            "THREAD_DELETE": self._thread_gone,
        }

    async def close(self, seconds: float) -> None:
        """Let what runs end within ``seconds``, and break off the rest."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=seconds)
        running = list(self._tasks)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    def _ready(self, data: Payload) -> None:
        there = frozenset(int(server["id"]) for server in data["guilds"])
        self._awaited |= there
        shard, shards = data.get("shard", (0, 1))
        self._tell(lambda: self._listener.within(Servers(there, shard, shards)))

    def _interaction(self, data: Payload) -> None:
        number = int(data["id"])
        if number in self._seen:
            return
        self._seen.note(number, value=True)
        self._tell(lambda: self._listener.interaction(self._reader.interaction(data)))

    def _said(self, data: Payload) -> None:
        is_line = data.get("type", MessageType.default.value) in _LINES
        if is_line and "guild_id" not in data and not data["author"].get("bot"):
            self._tell(lambda: self._listener.said(self._reader.message(data)))

    def _deleted(self, data: Payload) -> None:
        if "guild_id" not in data:
            channel, message = int(data["channel_id"]), int(data["id"])
            self._tell(lambda: self._listener.deleted(channel, message))

    def _server(self, data: Payload) -> None:
        if data.get("unavailable"):
            return
        server = _server_of(data)
        if server.id in self._awaited:
            self._awaited.discard(server.id)
        else:
            self._tell(lambda: self._listener.joined(server))

    def _server_gone(self, data: Payload) -> None:
        server = int(data["id"])
        if data.get("unavailable"):
            self._awaited.add(server)
            return
        self._awaited.discard(server)
        self._tell(lambda: self._listener.left(server))

    def _channel_gone(self, data: Payload) -> None:
        channel = int(data["id"])
        self._tell(lambda: self._listener.channel_gone(channel))

    def _thread_gone(self, data: Payload) -> None:
        thread = int(data["id"])
        self._tell(lambda: self._listener.thread_gone(thread))

    def _tell(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        task = asyncio.create_task(_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _logged(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    try:
        await work()
    except Exception:  # what one thing raises must not take the connection with it
        log.exception("discord news failed")


def _server_of(data: Payload) -> Server:
    chosen = data.get("system_channel_id")
    texts = [channel for channel in data.get("channels", ()) if channel["type"] == TEXT_CHANNEL]
    texts.sort(key=lambda channel: (channel.get("position", 0), int(channel["id"])))
    channels = [int(channel["id"]) for channel in texts]
    if chosen is not None:
        with suppress(ValueError):
            channels.remove(int(chosen))
        channels.insert(0, int(chosen))
    return Server(
        int(data["id"]),
        str(data.get("name", "")),
        str(data.get("preferred_locale", "")),
        tuple(channels),
    )
