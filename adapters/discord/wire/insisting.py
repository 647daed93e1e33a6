"""Calls that nobody hurries: each is made again until Discord takes it, or refuses it for good."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Final, TypeVar

import structlog
from discord import HTTPException, RateLimited

from adapters.discord.wire.errors import TOO_MANY, may_pass
from adapters.wire.pauses import Pauses

BANNED_SECONDS: Final = 60.0
"""How long to ask for nothing where somebody before Discord says that it is too much."""

Result = TypeVar("Result")

log = structlog.get_logger()


async def insisted(
    call: Callable[[], Awaitable[Result]],
    *,
    seconds: float | None = None,
    pauses: Pauses | None = None,
) -> Result:
    """What a call comes to; it is made again while Discord does not answer, or asks to wait.

    Raises:
        discord.HTTPException: if Discord refuses it.
        TimeoutError: if it takes longer than ``seconds``, where that is given.
    """
    pauses = pauses or Pauses()
    async with asyncio.timeout(seconds):
        while True:
            try:
                return await call()
            except Exception as error:
                if not may_pass(error):
                    raise
                # An error's own words may hold an address, and that a token.
                log.info("discord does not take a call now", reason=type(error).__name__)
                wait = max(pauses.next(), _asked_by(error))
            await asyncio.sleep(wait)


@contextmanager
def unless_refused() -> Iterator[None]:
    """Pass over what has only not got through; what is refused is raised."""
    try:
        yield
    except Exception as error:
        if not may_pass(error):
            raise


def _asked_by(error: Exception) -> float:
    """How long Discord asks to wait."""
    if isinstance(error, RateLimited):
        return error.retry_after
    is_banned = isinstance(error, HTTPException) and error.status == TOO_MANY
    return BANNED_SECONDS if is_banned else 0.0
