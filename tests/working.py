"""A whole bot that works in the test's own process, and what it has said meanwhile."""

import asyncio
from collections.abc import AsyncIterator, MutableMapping
from contextlib import asynccontextmanager
from typing import Any

from bot.app import Running, running, until_stopped
from bot.settings import Settings

Lines = list[MutableMapping[str, Any]]


@asynccontextmanager
async def working(settings: Settings) -> AsyncIterator[Running]:
    """A bot that works, until the test is through with it."""
    stop = asyncio.Event()
    async with running(settings) as bot:
        work = asyncio.create_task(until_stopped(stop, settings, bot))
        yield bot
        stop.set()
        await work


def said(log: Lines) -> list[str]:
    """The events of a log, in order."""
    return [line["event"] for line in log]
