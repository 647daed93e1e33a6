"""What Discord's refusals are about, by the number that each of them has."""

from typing import Final, Literal

import aiohttp
from discord import DiscordException, DiscordServerError, HTTPException, RateLimited

Meaning = Literal[
    "message gone",
    "chat gone",
    "not here",
    "closed",
    "too old",
    "asleep",
    "too fast",
    "token dead",
    "nobody",
    "unknown",
]
"""What a refusal is about.

``not here`` is a channel in which the bot may not write, ``closed`` a private chat that takes no
messages; what is ``too old`` has been changed too often lately; a thread that is ``asleep`` wakes
when something is written into it; ``nobody`` is a user that is not there.
"""

TROUBLES: Final = (DiscordException, aiohttp.ClientError, OSError)
"""All that a call to Discord may come to: a refusal, a wait, no answer, none in time."""
TOO_MANY: Final = 429
"""The status of a call that was one too many."""

UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_MESSAGE: Final = 10008
UNKNOWN_USER: Final = 10013
UNKNOWN_WEBHOOK: Final = 10015
UNKNOWN_INTERACTION: Final = 10062
TOO_OLD_TO_EDIT: Final = 30046
OPENING_TOO_FAST: Final = 40003
ALREADY_ANSWERED: Final = 40060
MISSING_ACCESS: Final = 50001
ANOTHERS_MESSAGE: Final = 50005
CANNOT_SEND_TO_USER: Final = 50007
CANNOT_SEND_HERE: Final = 50008
MISSING_PERMISSIONS: Final = 50013
INVALID_TOKEN: Final = 50027
ARCHIVED_THREAD: Final = 50083
INVALID_FORM: Final = 50035
NO_MUTUAL_SERVER: Final = 50278

DEAD_TOKEN: Final = frozenset(
    {UNKNOWN_MESSAGE, UNKNOWN_WEBHOOK, UNKNOWN_INTERACTION, INVALID_TOKEN}
)
"""What says that the token of an interaction changes its message no more."""

_EMOJI: Final = "emoji"
"""What Discord's words then tell, which name the part of the message and what is wrong with it."""

_MEANINGS: Final[dict[int, Meaning]] = {
    UNKNOWN_CHANNEL: "chat gone",
    UNKNOWN_MESSAGE: "message gone",
    UNKNOWN_USER: "nobody",
    UNKNOWN_WEBHOOK: "token dead",
    UNKNOWN_INTERACTION: "token dead",
    TOO_OLD_TO_EDIT: "too old",
    OPENING_TOO_FAST: "too fast",
    MISSING_ACCESS: "not here",
    ANOTHERS_MESSAGE: "message gone",
    CANNOT_SEND_TO_USER: "closed",
    CANNOT_SEND_HERE: "not here",
    MISSING_PERMISSIONS: "not here",
    INVALID_TOKEN: "token dead",
    ARCHIVED_THREAD: "asleep",
    NO_MUTUAL_SERVER: "closed",
}


def meaning_of(code: int) -> Meaning:
    """What the refusal with this number is about."""
    return _MEANINGS.get(code, "unknown")


def may_pass(error: Exception) -> bool:
    """Whether a call that failed so may go well when it is made again: nobody has said no."""
    match error:
        case DiscordServerError() | RateLimited():
            return True
        case HTTPException():
            return error.status == TOO_MANY
        case _:
            return isinstance(error, aiohttp.ClientError | OSError)


def is_about_an_emoji(error: HTTPException) -> bool:
    """Whether a message was refused for an emoji that Discord does not have."""
    return error.code == INVALID_FORM and _EMOJI in error.text.lower()
