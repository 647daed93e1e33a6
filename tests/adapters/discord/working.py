"""A whole bot on the fake Discord, in the test's own process."""

import asyncio
from collections.abc import AsyncIterator, MutableMapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from pydantic import SecretStr

from bot.app import Running, running, until_stopped
from bot.settings import Settings
from tests.servers.discord import DiscordServer

Lines = list[MutableMapping[str, Any]]


def on(server: DiscordServer, folder: Path, **more: object) -> Settings:
    """A bot on the fake server alone, unless ``more`` says otherwise."""
    settings = Settings.model_construct(
        data_dir=folder,
        web=False,
        web_port=0,
        discord_token=SecretStr(server.token),
        discord_api_url=server.url,
    )
    return settings.model_copy(update=more)


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
