"""A web application on a free port of this machine."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from aiohttp import web

_CLOSING_SECONDS: Final = 0.1


@asynccontextmanager
async def listening(app: web.Application) -> AsyncIterator[str]:
    """Serve an application, and say where: host and port."""
    runner = web.AppRunner(app, shutdown_timeout=_CLOSING_SECONDS)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        yield f"127.0.0.1:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()


def abort(request: web.Request) -> None:
    """End the connection of a request without an answer."""
    assert request.transport is not None
    request.transport.abort()
