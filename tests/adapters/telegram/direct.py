"""A bot that reaches the fake Bot API server without a connection, so that any clock will do."""

import json
from collections.abc import Mapping
from typing import Any

import aiohttp

from adapters.telegram.wire.api import RawBot
from adapters.telegram.wire.transport import AiohttpRequest
from tests.servers.common.faults import Dropped
from tests.servers.telegram import TelegramServer


class DirectRequest(AiohttpRequest):
    """Hands each request to the server itself."""

    def __init__(self, server: TelegramServer) -> None:
        super().__init__()
        self._server = server

    async def initialize(self) -> None:
        """There is nothing to open."""

    async def _sent(
        self, url: str, method: str, limits: aiohttp.ClientTimeout, body: Mapping[str, Any]
    ) -> tuple[int, bytes]:
        del method, limits
        given = json.loads(body["data"]) if body else {}
        try:
            reply = await self._server.answer(self._server.token, url.rpartition("/")[2], given)
        except Dropped:
            raise aiohttp.ServerDisconnectedError from None
        return reply.status, reply.body


def direct_bot(server: TelegramServer) -> RawBot:
    """The server's bot."""
    return RawBot(
        server.token,
        base_url="http://bot.example/bot",
        request=DirectRequest(server),
        get_updates_request=DirectRequest(server),
    )
