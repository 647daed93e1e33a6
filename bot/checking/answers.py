"""What a platform's answers come to where they are none, or not its own; in words for people."""

from http import HTTPStatus
from typing import Final

from discord import HTTPException, RateLimited

NONSENSE: Final = (TypeError, LookupError, ValueError, AttributeError)
"""What comes of an answer that makes no sense: something else than the platform has answered."""


def strange(setting: str) -> str:
    """What something does that answers in a platform's stead; ``setting`` is its address."""
    return (
        "answers, but not as the platform does: look at what stands between, such as a page that"
        f" wants a login, and at {setting} if it is set"
    )


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
