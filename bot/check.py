"""python -m bot check: says line by line what a start would meet, and changes nothing."""

import asyncio
import sys
from collections.abc import AsyncIterator

from bot.checking import doors, folder
from bot.checking.findings import Finding, ok, warning
from bot.settings import Settings, given_twice


def check(settings: Settings) -> int:
    """Print every finding; 0 if nothing has to be done, else 1."""
    return asyncio.run(_print_all(settings))


async def _print_all(settings: Settings) -> int:
    status = 0
    async for finding in _findings(settings):
        sys.stdout.write(f"{finding}\n")
        sys.stdout.flush()
        if finding.level == "problem":
            status = 1
    return status


async def _findings(settings: Settings) -> AsyncIterator[Finding]:
    yield ok("the settings can be read")
    for name in given_twice():
        yield warning(f"{name} and {name}_FILE are both set: what stands in the file is used")
    is_free = folder.is_free(settings.data_dir)
    for finding in folder.findings(settings.data_dir):
        yield finding
    for finding in doors.findings(settings, is_free=is_free):
        yield finding
    async for finding in _of_platforms(settings, is_free=is_free):
        yield finding


async def _of_platforms(settings: Settings, *, is_free: bool) -> AsyncIterator[Finding]:
    """What each platform says that has a token.

    Each takes as long to load as all the rest, which whoever has no token need not wait for.
    """
    if settings.discord_token is not None:
        from bot.checking import discord  # noqa: PLC0415 - see above

        async for finding in discord.findings(settings):
            yield finding
    if settings.telegram_token is not None:
        from bot.checking import telegram  # noqa: PLC0415 - see above

        async for finding in telegram.findings(settings, is_free=is_free):
            yield finding
