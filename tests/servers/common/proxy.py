"""An HTTP proxy that wants a password, as stands between many bots and the world."""

import asyncio
import base64
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final
from urllib.parse import urlsplit

_PIECE: Final = 65_536
_HEAD_END: Final = b"\r\n\r\n"
_REFUSED: Final = b"HTTP/1.1 407 Proxy Authentication Required\r\nContent-Length: 0\r\n\r\n"


class Proxy:
    """A proxy; ``passed`` are the first lines of what it let through, ``refused`` counts the rest.

    It closes each connection of plain requests after the first one's answer.
    """

    def __init__(self, login: str) -> None:
        self.passed: list[str] = []
        self.refused = 0
        self.url = ""
        self._login = login
        self._tasks: set[asyncio.Task[None]] = set()

    @classmethod
    @asynccontextmanager
    async def running(cls, login: str = "ann:sesame") -> AsyncIterator["Proxy"]:
        """A proxy on a free port of this machine; ``url`` says where, with the password."""
        proxy = cls(login)
        server = await asyncio.start_server(proxy._serve, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        proxy.url = f"http://{login}@127.0.0.1:{port}"
        try:
            yield proxy
        finally:
            server.close()
            for task in tuple(proxy._tasks):
                task.cancel()
            await asyncio.gather(*proxy._tasks, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        with suppress(ConnectionError, asyncio.IncompleteReadError, asyncio.CancelledError):
            await self._pass_on(reader, writer)
        writer.close()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first, *headers = (await reader.readuntil(_HEAD_END)).decode().split("\r\n")
        key = base64.b64encode(self._login.encode()).decode()
        if f"Proxy-Authorization: Basic {key}" not in headers:
            self.refused += 1
            writer.write(_REFUSED)
            await writer.drain()
            return
        method, address, version = first.split(" ")
        self.passed.append(f"{method} {address}")
        parts = urlsplit(address)
        path = f"{parts.path}?{parts.query}" if parts.query else parts.path
        kept = [
            line
            for line in headers
            if line and not line.lower().startswith(("proxy-", "connection: keep"))
        ]
        ends = [] if any("pgrade" in line for line in kept) else ["Connection: close"]
        head = "\r\n".join((f"{method} {path} {version}", *kept, *ends)).encode() + _HEAD_END
        there_reader, there = await asyncio.open_connection(parts.hostname, parts.port or 80)
        there.write(head)
        try:
            await asyncio.wait(
                [
                    asyncio.create_task(_copy(reader, there)),
                    asyncio.create_task(_copy(there_reader, writer)),
                ],
                return_when=asyncio.FIRST_COMPLETED,
            )
        finally:
            there.close()


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while piece := await reader.read(_PIECE):
            writer.write(piece)
            await writer.drain()
