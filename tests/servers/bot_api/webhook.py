"""Updates posted to the bot's own address, again and again until they are taken."""

import asyncio
import re
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urlsplit

import aiohttp

from tests.servers.bot_api.refusal import Json, bad
from tests.servers.bot_api.updates import Updates
from tests.servers.common.clock import Clock

SECRET_HEADER: Final = "X-Telegram-Bot-Api-Secret-Token"
_NEARBY: Final = frozenset({"127.0.0.1", "localhost", "::1"})
_FIRST_WAIT_SECONDS: Final = 0.05
_LONGEST_WAIT_SECONDS: Final = 1.0
_PATIENCE_SECONDS: Final = 10.0


@dataclass(slots=True)
class Posted:
    """One attempt to deliver an update, and the status that came back; 0 for none."""

    update: int
    status: int


@dataclass(slots=True)
class Webhook:
    """Where updates go. ``ways`` says which local address stands behind a public one.

    ``posted`` are all attempts, in order.
    """

    updates: Updates
    clock: Clock
    url: str = ""
    secret: str = ""
    connections: int = 40
    ways: dict[str, str] = field(default_factory=dict)
    posted: list[Posted] = field(default_factory=list)
    last_error: str = ""
    last_error_at: int = 0

    @property
    def json(self) -> Json:
        """How it goes, as the bot is told."""
        said: Json = {
            "url": self.url,
            "has_custom_certificate": False,
            "pending_update_count": len(self.updates.waiting),
        }
        if self.url:
            said["max_connections"] = self.connections
        if self.updates.allowed is not None:
            said["allowed_updates"] = self.updates.allowed
        if self.last_error:
            said |= {"last_error_date": self.last_error_at, "last_error_message": self.last_error}
        return said

    def set(self, url: str, secret: str, connections: int | None) -> None:
        """Post updates to ``url`` from now on.

        Raises:
            Refusal: if Telegram would not.
        """
        parts = urlsplit(url)
        if parts.scheme != "https" and parts.hostname not in _NEARBY:
            raise bad("bad webhook: An HTTPS URL must be provided for webhook")
        if secret and not re.fullmatch(r"[A-Za-z0-9_-]{1,256}", secret):
            raise bad("secret token contains unallowed characters")
        if connections is not None and not 1 <= connections <= 100:
            raise bad("max_connections must be between 1 and 100")
        self.url, self.secret, self.connections = url, secret, connections or 40
        self.last_error, self.last_error_at = "", 0
        self.updates.hooked = True
        self.updates.stir()

    def delete(self) -> None:
        """Post nothing any more."""
        self.url = self.secret = ""
        self.updates.hooked = False
        self.updates.stir()

    async def run(self) -> None:
        """Post what there is, for ever."""
        timeout = aiohttp.ClientTimeout(total=_PATIENCE_SECONDS)
        async with aiohttp.ClientSession(timeout=timeout) as http:
            wait = _FIRST_WAIT_SECONDS
            while True:
                first = self.updates.first() if self.url else None
                if first is None:
                    await self.updates.next_news()
                elif await self._post(http, first):
                    self.updates.take(first)
                    wait = _FIRST_WAIT_SECONDS
                else:
                    await asyncio.sleep(wait)
                    wait = min(wait * 2, _LONGEST_WAIT_SECONDS)

    async def _post(self, http: aiohttp.ClientSession, update: Json) -> bool:
        headers = {SECRET_HEADER: self.secret} if self.secret else {}
        status = 0
        try:
            async with http.post(self._address, json=update, headers=headers) as response:
                status = response.status
        except (aiohttp.ClientError, TimeoutError) as error:
            self._failed(f"Connection failed: {type(error).__name__}")
        else:
            if not 200 <= status < 300:
                self._failed(f"Wrong response from the webhook: {status} {response.reason}")
        self.posted.append(Posted(update["update_id"], status))
        return 200 <= status < 300

    @property
    def _address(self) -> str:
        for public, local in self.ways.items():
            if self.url.startswith(public):
                return local + self.url.removeprefix(public)
        return self.url

    def _failed(self, why: str) -> None:
        self.last_error, self.last_error_at = why, int(self.clock.now())
