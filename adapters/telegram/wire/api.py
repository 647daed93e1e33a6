"""The Bot API as this adapter calls it: python-telegram-bot's Bot over our own transport."""

import re
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Final, Protocol

from telegram import Bot, Update
from telegram.constants import ParseMode
from telegram.error import RetryAfter
from telegram.request import BaseRequest

from adapters.telegram.wire.addresses import check_server
from adapters.telegram.wire.transport import CONNECTIONS, AiohttpRequest

ALLOWED_UPDATES: Final = (
    Update.MESSAGE,
    Update.EDITED_MESSAGE,
    Update.CALLBACK_QUERY,
    Update.MY_CHAT_MEMBER,
)
"""What Telegram is asked to bring."""

LATE_SECONDS: Final = 5.0
"""How late an answer may come that tells whether Telegram is there; then it is asked anew."""

TOKEN: Final = re.compile(r"[0-9]+:[A-Za-z0-9_-]+(/test)?")
"""What a token looks like; whatever else it may be, it is no part of an address."""


@dataclass(frozen=True, slots=True)
class Written:
    """A message to be sent to ``chat``: words in HTML, and buttons as JSON.

    ``reply_to`` is the message that it answers, where that is still there.
    """

    chat: int
    html: str
    keyboard: str = ""
    topic: int = 0
    reply_to: int = 0
    silent: bool = False

    def parameters(self) -> dict[str, Any]:
        """What Telegram is sent; nothing that goes without saying."""
        reply = {"message_id": self.reply_to, "allow_sending_without_reply": True}
        told = {
            "message_thread_id": self.topic,
            "disable_notification": self.silent,
            "reply_parameters": reply if self.reply_to else None,
            "reply_markup": self.keyboard,
        }
        return {
            "chat_id": self.chat,
            "text": self.html,
            "parse_mode": ParseMode.HTML,
            "link_preview_options": {"is_disabled": True},
            **{name: value for name, value in told.items() if value},
        }


class RawBot(Bot):
    """A Bot that hands updates on as they came, and reads no message that it has just written.

    So updates can be kept before they are read, and one that cannot be read takes no others with
    it. To read back each message with all its buttons would take longer than all the rest of a
    press.
    """

    async def raw_updates(self, offset: int, seconds: int) -> list[dict[str, Any]]:
        """Wait up to ``seconds`` for the next updates; those below ``offset`` are confirmed.

        Raises:
            TelegramError: if there was no answer, or a refusal.
        """
        data = {
            "offset": offset,
            "timeout": seconds,
            "allowed_updates": list(ALLOWED_UPDATES),
        }
        found = await self._post(
            "getUpdates",
            {name: value for name, value in data.items() if value},
            read_timeout=seconds + LATE_SECONDS,
        )
        return found if isinstance(found, list) else []

    async def write(self, written: Written) -> str:
        """Send a message; its id.

        Raises:
            TelegramError: if there was no answer, or a refusal.
        """
        sent = await self._post("sendMessage", written.parameters())
        return str(sent["message_id"])

    async def rewrite(self, message: int, written: Written) -> None:
        """Change the words and buttons of a message.

        Raises:
            TelegramError: if there was no answer, or a refusal.
        """
        await self._post("editMessageText", {**written.parameters(), "message_id": message})


class Transport(Protocol):
    """Makes what carries a bot's requests."""

    def __call__(self, *, proxy: str | None, connections: int) -> BaseRequest:
        """Go through ``proxy``, if there is one, with as many ``connections`` at most."""


def seconds_of(error: RetryAfter) -> float:
    """How long Telegram asks to wait."""
    after = error.retry_after
    return after.total_seconds() if isinstance(after, timedelta) else float(after)


def bot_over(
    token: str, url: str, proxy: str | None = None, transport: Transport = AiohttpRequest
) -> RawBot:
    """A bot of the Bot API server at ``url``.

    Raises:
        ProxyUnusable: if the proxy is none that can be gone through.
        ServerUnusable: if ``url`` is no server's address.
        InvalidToken: if there is no token.
    """
    check_server(url)
    server = url.rstrip("/")
    return RawBot(
        token,
        base_url=f"{server}/bot",
        base_file_url=f"{server}/file/bot",
        request=transport(proxy=proxy, connections=CONNECTIONS),
        get_updates_request=transport(proxy=proxy, connections=1),
    )
