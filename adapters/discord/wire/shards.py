"""One connection to Discord's gateway: kept up for ever, resumed where it broke off.

The library's own keeper forgets a session as soon as one attempt to resume it has failed, and so
what people pressed meanwhile; it lets one connection wait for another, and takes a minute to
notice that nothing comes any more.
"""

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

import aiohttp
import structlog
import yarl
from discord import Client, ConnectionClosed, DiscordException
from discord.gateway import DiscordWebSocket, ReconnectWebSocket

from adapters.discord.wire.entrance import Entrance
from adapters.discord.wire.errors import TROUBLES
from adapters.wire.connection import Connection
from adapters.wire.pauses import Pauses

BEAT_SECONDS: Final = 2.0
"""How often Discord is asked for a sign of life."""
SILENCE_SECONDS: Final = 10.0
"""How long nothing may come before a connection is given up for a new one."""
CONNECT_SECONDS: Final = 20.0
"""How long it may take to make a connection."""
STEADY_SECONDS: Final = 5.0
"""How long a connection stands that is made anew at once, without a pause."""
FIRST_SECONDS: Final = 0.5
LAST_SECONDS: Final = 15.0
"""How long to wait after the first failure in a row to connect, and at most."""
KEPT_SECONDS: Final = 300.0
"""How long a session is worth trying to resume."""
HANG_UP_SECONDS: Final = 1.0
"""How long a connection may take to be closed at the end."""
_FOR_GOOD: Final = 1000
_FOR_NOW: Final = 4000
"""Why a connection is closed: so that its session ends, or so that it can be resumed."""

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Session:
    """A session that broke off: where it is gone on with, and after what."""

    id: str
    sequence: int | None
    gateway: yarl.URL
    broken_at: float


class Shard:
    """One connection of a bot; ``up`` is set while a session is under way."""

    def __init__(
        self,
        number: int,
        client: Client,
        entrance: Entrance,
        connection: Connection,
    ) -> None:
        """Connect nowhere yet; ``connection`` hears of every sign of life."""
        self.up = asyncio.Event()
        self._number = number
        self._client = client
        self._entrance = entrance
        self._connection = connection
        self._session: Session | None = None
        self._socket: DiscordWebSocket | None = None
        self._pauses = Pauses(FIRST_SECONDS, LAST_SECONDS)
        self._hanging_up: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Keep the connection up.

        Raises:
            ConnectionClosed: if Discord will not have it; its code says why.
        """
        while True:
            begun = _now()
            self._connection.asked()
            try:
                await self._listen()
            except ConnectionClosed:
                raise
            except Exception as error:  # whatever it was, the next connection may be well
                self._say(error)
                self._leave(may_resume=not isinstance(error, ReconnectWebSocket) or error.resume)
            await self._wait(_now() - begun)

    async def close(self) -> None:
        """Hang up for good; ``run`` must have been cancelled before."""
        self._connection.close()
        if self._socket is not None:
            self._hang_up(self._socket, _FOR_GOOD)
        if self._hanging_up:
            await asyncio.wait(self._hanging_up, timeout=HANG_UP_SECONDS)
        for task in self._hanging_up:
            task.cancel()
        await asyncio.gather(*self._hanging_up, return_exceptions=True)

    async def _listen(self) -> None:
        socket = self._socket = await self._dialled()
        beating = asyncio.create_task(self._beat(socket))
        try:
            async with asyncio.timeout(SILENCE_SECONDS) as limit:
                while True:
                    await socket.poll_event()
                    limit.reschedule(_now() + SILENCE_SECONDS)
                    await self._tell_of(socket)
        finally:
            beating.cancel()
            self.up.clear()

    async def _dialled(self) -> DiscordWebSocket:
        """A new connection, over which a session is begun or resumed."""
        session = self._session
        if session is None:
            async with self._entrance.turn(self._number) as url, asyncio.timeout(CONNECT_SECONDS):
                return await DiscordWebSocket.from_client(
                    self._client, gateway=yarl.URL(url), shard_id=self._number
                )
        async with asyncio.timeout(CONNECT_SECONDS):
            return await DiscordWebSocket.from_client(
                self._client,
                gateway=session.gateway,
                shard_id=self._number,
                session=session.id,
                sequence=session.sequence,
                resume=True,
            )

    async def _tell_of(self, socket: DiscordWebSocket) -> None:
        """Tell of a sign of life, once a session is under way."""
        if socket.session_id is None:
            return
        self.up.set()
        try:
            await self._connection.answered()
        except Exception as error:  # the next sign of life is told again
            log.warning("discord's clocks could not be told", exc_info=error)

    async def _beat(self, socket: DiscordWebSocket) -> None:
        """Ask for a sign of life time and again."""
        keeper = socket._keep_alive  # noqa: SLF001 - see below
        if keeper is None:
            return
        # The library's own beats, from a thread, are noted only after they are answered, so that
        # it says time and again that it lags.
        keeper.stop()
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            with suppress(*TROUBLES):
                await socket.send_heartbeat(keeper.beat())

    def _say(self, error: Exception) -> None:
        """Tell of a trouble, without any address: a token may stand in one."""
        match error:
            case ReconnectWebSocket():
                log.info("discord connects anew", shard=self._number, resumes=error.resume)
            case OSError() | aiohttp.ClientError() | DiscordException():
                reason = type(error).__name__
                log.info("discord does not answer", shard=self._number, reason=reason)
            case _:
                log.error("discord's connection failed", shard=self._number, exc_info=error)

    def _leave(self, *, may_resume: bool) -> None:
        """Remember where the session broke off, as long as it is worth it."""
        socket, self._socket = self._socket, None
        now = _now()
        if socket is not None:
            self._hang_up(socket, _FOR_NOW)
            self._session = None
            if socket.session_id is not None:
                self._session = Session(socket.session_id, socket.sequence, socket.gateway, now)
        is_over = self._session is not None and now - self._session.broken_at > KEPT_SECONDS
        if not may_resume or is_over:
            self._session = None

    def _hang_up(self, socket: DiscordWebSocket, code: int) -> None:
        """Close a connection without waiting for it: a dead one takes its time."""
        task = asyncio.create_task(socket.close(code))
        self._hanging_up.add(task)
        task.add_done_callback(self._hanging_up.discard)

    async def _wait(self, lasted: float) -> None:
        """Come back at once to what stood well, else after a pause that grows."""
        if lasted >= STEADY_SECONDS:
            self._pauses.over()
        else:
            await asyncio.sleep(self._pauses.next())


def _now() -> float:
    return asyncio.get_running_loop().time()
