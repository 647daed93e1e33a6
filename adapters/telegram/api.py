"""The Bot API as this adapter calls it: python-telegram-bot's Bot over our own transport."""

import re
from typing import Any, Final
from urllib.parse import urlsplit

from telegram import Bot, Update

from adapters.telegram.transport import ANSWER_SECONDS, AiohttpRequest

ALLOWED_UPDATES: Final = (
    Update.MESSAGE,
    Update.EDITED_MESSAGE,
    Update.CALLBACK_QUERY,
    Update.MY_CHAT_MEMBER,
)
"""What Telegram is asked to bring."""

TOKEN: Final = re.compile(r"[0-9]+:[A-Za-z0-9_-]+(/test)?")
"""What a token looks like; whatever else it may be, it is no part of an address."""


class RawBot(Bot):
    """A Bot that hands updates on as they came, so that they can be kept before they are read.

    One that cannot be read takes no others with it then, and none is quoted in a log.
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
            read_timeout=seconds + ANSWER_SECONDS,
        )
        return found if isinstance(found, list) else []


def bot_over(token: str, url: str, proxy: str | None = None) -> RawBot:
    """A bot of the Bot API server at ``url``.

    Raises:
        ProxyUnusable: if the proxy is none that can be gone through.
        ServerUnusable: if ``url`` is no server's address.
        InvalidToken: if there is no token.
    """
    server = url.rstrip("/")
    if urlsplit(server).scheme not in {"http", "https"}:
        raise ServerUnusable
    return RawBot(
        token,
        base_url=f"{server}/bot",
        base_file_url=f"{server}/file/bot",
        request=AiohttpRequest(proxy=proxy),
        get_updates_request=AiohttpRequest(proxy=proxy, connections=1),
    )


class ServerUnusable(ValueError):
    """The address of the Bot API server is none."""

    def __init__(self) -> None:
        super().__init__("TELEGRAM_API_URL must begin with https:// or http://")
