"""Why Discord will not have the bot, in words for whoever runs it; what is tried again."""

import re
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from adapters.discord.wire.gateway import Unwelcome
from adapters.discord.wire.insisting import insisted

TOKEN: Final = re.compile("[!-~]+")
"""What a token looks like; whatever else it may be, it can be sent."""
MALFORMED: Final = (
    "DISCORD_TOKEN does not look like a token, so Discord was not asked: copy it once more from"
    " the developer portal, the page Bot"
)
REFUSED: Final = (
    "Discord refuses the bot's token: copy it once more from the developer portal, the page Bot,"
    " into DISCORD_TOKEN (and see that DISCORD_API_URL, if it is set, is Discord's)."
)
TOO_FEW: Final = (
    "DISCORD_SHARDS is too small for the servers that the bot is in: leave it empty, and Discord"
    " says how many there must be."
)
_TOKEN_REFUSED: Final = 4004
_SHARDS: Final = frozenset({4010, 4011})
_REASONS: Final = {
    4012: "Discord no longer speaks the bot's version of its API: update the bot.",
    4013: "Discord does not know what the bot asks to hear: update the bot.",
    4014: "Discord does not let the bot hear what it asks to, though it asks for nothing that"
    " wants a permission: update the bot.",
}

log = structlog.get_logger()


def refusal_of(error: Unwelcome, shards: int | None) -> str:
    """Why Discord will never have the bot as it is set up; empty if the next try may go well."""
    if error.code == _TOKEN_REFUSED:
        return REFUSED
    if error.code in _SHARDS:
        return "" if shards is None else TOO_FEW
    return _REASONS.get(error.code, "")


async def carried_out(work: Callable[[], Awaitable[None]]) -> None:
    """Do what may fail without harm; again as long as Discord has only not taken it."""
    try:
        await insisted(work)
    except Exception:  # whatever it was, people can play without it
        log.exception("discord has not taken what the bot has to say of itself")


def told(error: Exception) -> str:
    """An error in words that hold no address: a token may stand in one."""
    return type(error).__name__
