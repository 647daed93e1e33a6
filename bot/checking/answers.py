"""What Discord does instead of an answer, in words for people."""

from http import HTTPStatus

from discord import HTTPException, RateLimited

from bot.checking.strangers import NONSENSE, strange


def troubled(error: Exception, otherwise: str) -> str:
    """What Discord did instead of an answer, in words that hold no address and no token.

    ``otherwise`` is what to say where nothing has answered.
    """
    if isinstance(error, RateLimited):
        return f"asks to wait for {error.retry_after:.0f} seconds: try again then"
    if isinstance(error, HTTPException):
        return _refused(error.status)
    if isinstance(error, NONSENSE):
        return strange("DISCORD_API_URL")
    return otherwise


def _refused(status: int) -> str:
    if status == HTTPStatus.TOO_MANY_REQUESTS:
        return f"says that too much was asked of it (status {status}): try again in an hour"
    if status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return f"is out of order (status {status}): try again later"
    return (
        f"refuses that (status {status}): look at what the bot may do, and whether this network is"
        " let through"
    )
