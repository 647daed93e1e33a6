"""One call of the Bot API that sends or changes a message, and what comes of it."""

import time
from collections.abc import Awaitable
from dataclasses import dataclass, field
from typing import Final, Literal, Protocol

import structlog
from telegram.error import BadRequest, ChatMigrated, Forbidden, RetryAfter, TelegramError

from adapters.latest import Latest
from adapters.outbox import Delivered, Delivery, Gone, Later, Refused
from adapters.telegram.sending.budget import Budget
from adapters.telegram.wire.api import seconds_of
from adapters.wire.outcomes import Outcomes

log = structlog.get_logger()

FIRST_RETRY_SECONDS: Final = 1.0
LAST_RETRY_SECONDS: Final = 15.0
MOST_FAILURES: Final = 10
"""Failures in a row that are counted."""
AFTER_MOVE_SECONDS: Final = 1.0
"""How long to leave a chat alone that has another id now, until its tables know it."""

Meaning = Literal["same", "message gone", "chat gone", "not found", "not here", "unknown"]

_MEANINGS: Final[tuple[tuple[Meaning, tuple[str, ...]], ...]] = (
    ("same", ("message is not modified", "message to delete not found")),
    (
        "message gone",
        (
            "message to edit not found",
            "message can't be edited",
            "message_id_invalid",
            "message can't be deleted",
        ),
    ),
    (
        "not here",
        (
            "message thread not found",
            "topic_closed",
            "topic_deleted",
            "not enough rights",
            "have no rights",
            "chat_write_forbidden",
            "chat_send_plain_forbidden",
            "chat_restricted",
        ),
    ),
    # So says a server that has never met the chat, too, and to a bot that is not in it yet.
    ("not found", ("chat not found", "peer_id_invalid")),
    (
        "chat gone",
        (
            "group chat was deleted",
            "group chat was deactivated",
            "bot was kicked",
            "bot is not a member",
            "channel_private",
            "bot was blocked",
            "user_is_blocked",
            "can't initiate conversation",
            "user is deactivated",
        ),
    ),
)
"""The words by which the server tells what a refusal is about, in small letters."""


class Events(Protocol):
    """Whoever has to know what sending has brought to light."""

    async def refused(self, user: str, asked: float) -> bool:
        """Hear that ``user`` took no private message that was ``asked`` for then.

        Returns:
            Whether it still is so, as far as is known.
        """

    async def moved(self, old_chat: int, new_chat: int) -> None:
        """Hear that a group has another id now."""

    async def gone(self, chat: int, asked: float) -> bool:
        """Hear that a group was no more then, or that the bot was no longer in it.

        Returns:
            Whether it still is so, as far as is known.
        """

    async def lost(self, chat: int) -> None:
        """Hear that a group is not known, which says nothing of what will be."""


def meaning_of(error: TelegramError, chat: int) -> Meaning:
    """What a refusal to send to ``chat`` is about."""
    words = str(error).casefold()
    for meaning, signs in _MEANINGS:
        if any(sign in words for sign in signs):
            return meaning
    if isinstance(error, Forbidden):
        # Whatever the words: to a person nothing can be sent, and in a group not this.
        return "chat gone" if chat > 0 else "not here"
    return "unknown"


@dataclass(frozen=True, slots=True)
class _Refusal:
    """What a call to ``chat`` was answered that was made at ``asked``."""

    chat: int
    message: str
    error: TelegramError
    asked: float


@dataclass(slots=True)
class Attempts:
    """Makes calls, and turns what Telegram says into what came of the delivery.

    A call without an answer may have been carried out or not. What it sends is sent again all the
    same: Telegram knows no name under which the first could be found, and a message twice is a
    lesser evil than a hand that never comes.
    """

    budget: Budget
    events: Events
    outcomes: Outcomes = field(default_factory=Outcomes)
    _failures: Latest[int, int] = field(default_factory=Latest)
    _is_answered: bool = True
    _told: Latest[str, str] = field(default_factory=lambda: Latest(100))

    async def of(self, chat: int, message: str, call: Awaitable[object]) -> Delivery:
        """What comes of a call that sends to ``chat``, or changes ``message`` there.

        One that sends comes to the id of the new message.
        """
        before, asked = self._failures.get(chat) or 0, time.monotonic()
        try:
            with self.outcomes.of(chat):
                result = await call
        except RetryAfter as error:
            return self._stopped(chat, error)
        except ChatMigrated as error:
            await self.events.moved(chat, error.new_chat_id)
            return Later(AFTER_MOVE_SECONDS)
        except (BadRequest, Forbidden) as error:
            return await self._refused(_Refusal(chat, message, error, asked))
        except TelegramError as error:
            return self._unanswered(chat, before, error)
        self._answered(chat)
        return Delivered(result if isinstance(result, str) else message)

    def _stopped(self, chat: int, error: RetryAfter) -> Later:
        self.outcomes.answered()
        seconds = max(1.0, seconds_of(error))
        log.warning("telegram asks to wait", chat=chat, seconds=seconds)
        self.budget.stop(chat, seconds)
        return Later(seconds)

    def _unanswered(self, chat: int, before: int, error: TelegramError) -> Later:
        """Later, and later each time, until anything gets through to this chat again.

        ``before`` is how often that had failed when the call began: those that fail at the same
        time have failed once.
        """
        if self._is_answered:
            log.warning("telegram does not answer", error=str(error))
        self._is_answered = False
        self.outcomes.failed()
        self._failures.note(chat, min(before + 1, MOST_FAILURES))
        return Later(min(FIRST_RETRY_SECONDS * 2**before, LAST_RETRY_SECONDS))

    def _answered(self, chat: int) -> None:
        self._failures.take(chat)
        self._is_answered = True
        self.outcomes.answered()

    async def _refused(self, refusal: _Refusal) -> Delivery:
        self._answered(refusal.chat)
        match meaning_of(refusal.error, refusal.chat):
            case "same":
                return Delivered(refusal.message)
            case "message gone":
                return Gone()
            case "chat gone" | "not found" as meaning:
                is_so = await self._shut(refusal, meaning)
                return Refused() if is_so else Later(FIRST_RETRY_SECONDS)
            case "unknown":
                self._tell_once(refusal.error)
                return Refused(may_pass=True)
            case "not here":
                log.warning(
                    "telegram refuses a message", chat=refusal.chat, error=str(refusal.error)
                )
        return Refused()

    async def _shut(self, refusal: _Refusal, meaning: Meaning) -> bool:
        """Tell of a chat that took nothing; whether it still is so, as far as is known."""
        chat = refusal.chat
        if chat > 0:
            return await self.events.refused(str(chat), refusal.asked)
        if meaning == "chat gone":
            return await self.events.gone(chat, refusal.asked)
        log.warning("telegram does not know a group", chat=chat)
        await self.events.lost(chat)
        return True

    def _tell_once(self, error: TelegramError) -> None:
        """Log a refusal that ought not to be, but not for every message that meets it."""
        words = str(error)
        if self._told.get(words) is None:
            log.error("telegram refuses a message", error=words)
        self._told.note(words, words)
