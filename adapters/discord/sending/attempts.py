"""One call that sends or changes a message, and what comes of it."""

import asyncio
import time
from collections.abc import Awaitable
from dataclasses import dataclass, field
from typing import Final, Protocol

import aiohttp
import discord
import structlog

from adapters.discord.sending.keys import Keys
from adapters.discord.sending.left_over import LeftOver
from adapters.discord.sending.mute import Mute
from adapters.discord.spots import number_of, user_of
from adapters.discord.wire.errors import TOO_MANY, Meaning, meaning_of
from adapters.discord.wire.insisting import BANNED_SECONDS
from adapters.discord.wire.rates import NotYet
from adapters.latest import Latest
from adapters.outbox import Delivered, Delivery, Gone, Later, Refused
from adapters.wire.outcomes import Outcomes

log = structlog.get_logger()

FIRST_RETRY_SECONDS: Final = 1.0
LAST_RETRY_SECONDS: Final = 15.0
MOST_FAILURES: Final = 10
"""Failures in a row that are counted."""
LONGEST_CALL_SECONDS: Final = 8.0
"""How long a call may take, with what the library tries by itself."""
OPENING_SECONDS: Final = 60.0
"""How long to wait where private chats were opened too fast."""


class Events(Protocol):
    """Whoever has to know what sending has brought to light."""

    async def closed(self, user: str, asked: float) -> bool:
        """Hear that ``user`` took no private message that was ``asked`` for then.

        Returns:
            Whether it still is so, as far as is known.
        """

    async def gone(self, channel: str) -> None:
        """Hear that a channel is no more."""


@dataclass(frozen=True, slots=True)
class _Refusal:
    """What a call for ``chat`` was answered that was made at ``asked``."""

    chat: str
    message: str
    error: discord.HTTPException
    asked: float


@dataclass(slots=True)
class Attempts:
    """Makes calls, and turns what Discord says into what came of the delivery."""

    events: Events
    keys: Keys
    left_over: LeftOver
    mute: Mute
    outcomes: Outcomes = field(default_factory=Outcomes)
    _failures: Latest[str, int] = field(default_factory=Latest)
    _is_answered: bool = True
    _told: Latest[str, str] = field(default_factory=lambda: Latest(100))

    async def of(self, chat: str, message: str, call: Awaitable[object]) -> Delivery:
        """What comes of a call that sends to ``chat``, or changes ``message`` there.

        One that sends comes to the id of the new message.
        """
        asked = time.monotonic()
        made = await self._made(chat, message, call)
        if isinstance(made, discord.HTTPException):
            return await self._refused(_Refusal(chat, message, made, asked))
        return made

    async def by_key(self, chat: str, message: str, call: Awaitable[object]) -> Delivery:
        """What comes of a call with a kept token; whatever is refused, the token is dead."""
        made = await self._made(chat, message, call)
        if isinstance(made, Later) and self.keys.is_old(number_of(message)):
            # The library sleeps where an old message was changed too often.
            return Gone()
        return Gone() if isinstance(made, discord.HTTPException) else made

    async def _made(
        self, chat: str, message: str, call: Awaitable[object]
    ) -> Delivery | discord.HTTPException:
        """Make a call; what it comes to, or what was said against it."""
        before = self._failures.get(chat) or 0
        try:
            with self.outcomes.of(_number(chat)):
                async with asyncio.timeout(LONGEST_CALL_SECONDS):
                    result = await call
        except discord.RateLimited as error:
            return self._limited(chat, message, error)
        except (discord.DiscordServerError, aiohttp.ClientError, OSError, TimeoutError) as error:
            return self._unanswered(chat, before, error)
        except discord.HTTPException as error:
            self._answered(chat)
            is_stopped = error.status == TOO_MANY
            return self._stopped(chat, message, BANNED_SECONDS) if is_stopped else error
        self._answered(chat)
        return Delivered(result if isinstance(result, str) else message)

    def _limited(self, chat: str, message: str, error: discord.RateLimited) -> Delivery:
        """Later; whoever only has to wait for their turn has not been told anything."""
        if isinstance(error, NotYet):
            return Later(error.retry_after)
        self._answered(chat)
        return self._stopped(chat, message, error.retry_after)

    def _stopped(self, chat: str, message: str, seconds: float) -> Delivery:
        """Later; an old message that was changed too often has a new one take its place.

        Discord says so in the same way, and the library does not tell the one from the other.
        """
        if message and self.keys.is_old(number_of(message)):
            self.left_over.note(chat, message)
            return Gone()
        log.warning("discord asks to wait", chat=chat, seconds=seconds)
        return Later(seconds)

    def _unanswered(self, chat: str, before: int, error: Exception) -> Later:
        """Later, and later each time, until anything gets through to this chat again.

        ``before`` is how often that had failed when the call began: those that fail at the same
        time have failed once.
        """
        if self._is_answered:
            log.warning("discord does not answer", error=str(error) or type(error).__name__)
        self._is_answered = False
        self.outcomes.failed()
        self._failures.note(chat, min(before + 1, MOST_FAILURES))
        return Later(min(FIRST_RETRY_SECONDS * 2**before, LAST_RETRY_SECONDS))

    def _answered(self, chat: str) -> None:
        self._failures.take(chat)
        self._is_answered = True
        self.outcomes.answered()

    async def _refused(self, refusal: _Refusal) -> Delivery:
        meaning = meaning_of(refusal.error.code)
        if user_of(refusal.chat) and meaning in {"closed", "nobody", "chat gone"}:
            return await self._shut(refusal)
        if meaning == "chat gone":
            await self.events.gone(refusal.chat)
            return Refused()
        return self._result(meaning, refusal)

    def _result(self, meaning: Meaning, refusal: _Refusal) -> Delivery:
        match meaning:
            case "message gone" | "token dead":
                return Gone()
            case "too old" | "asleep" if refusal.message:
                # A new one takes its place; only then this one may go.
                self.left_over.note(refusal.chat, refusal.message)
                return Gone()
            case "too fast":
                return Later(OPENING_SECONDS)
            case "not here":
                self.mute.refused(refusal.chat)
                return Refused()
            case "asleep":
                return Refused()
            case _:
                self._tell_once(refusal.error)
                return Refused(may_pass=True)

    async def _shut(self, refusal: _Refusal) -> Delivery:
        """Tell of a private chat that took nothing; whether it still is so."""
        is_so = await self.events.closed(user_of(refusal.chat), refusal.asked)
        return Refused() if is_so else Later(FIRST_RETRY_SECONDS)

    def _tell_once(self, error: discord.HTTPException) -> None:
        """Log a refusal that ought not to be, but not for every message that meets it."""
        words = str(error)
        if self._told.get(words) is None:
            log.error("discord refuses a message", error=words)
        self._told.note(words, words)


def _number(chat: str) -> int:
    """The number of a chat, whichever it is: a channel's or a user's."""
    return int(chat.removeprefix("@"))
