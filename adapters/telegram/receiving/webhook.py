"""The webhook: Telegram brings updates itself, and hears 200 once they are kept."""

import asyncio
import errno
import hmac
import json
import re
from dataclasses import dataclass, field
from typing import Final, NoReturn
from urllib.parse import urlsplit

import structlog
from aiohttp import web
from telegram import WebhookInfo

from adapters.telegram.receiving.intake import Intake, NoUpdate
from adapters.telegram.receiving.troubles import NothingBrought, Tries
from adapters.telegram.wire.api import ALLOWED_UPDATES, LATE_SECONDS, RawBot
from adapters.wire.connection import Connection
from engine.service.ports import StoreBusy

BODY_BYTES: Final = 1024 * 1024
CONNECTIONS: Final = 40
"""How many updates Telegram may bring at the same moment."""
LOOK_SECONDS: Final = 2.0
"""How often it is asked whether the webhook is still ours, and whether news come through."""
STOP_SECONDS: Final = 5.0
HEADER: Final = "X-Telegram-Bot-Api-Secret-Token"
SECRET: Final = re.compile(r"[A-Za-z0-9_-]{1,256}")
"""What Telegram takes for a secret."""
CHANGED: Final = (
    "another program has changed this token's webhook; it is set again: use one token for one bot"
)

log = structlog.get_logger()


class WebhookPortInUse(Exception):
    """Another program listens on the port of the webhook."""

    def __init__(self, hook: "Hook") -> None:
        super().__init__(
            f"port {hook.port} on {hook.host} is taken by another program;"
            " stop that or set TELEGRAM_WEBHOOK_PORT"
        )


@dataclass(frozen=True, slots=True)
class Hook:
    """Where Telegram shall bring updates: the world's way there, and where the bot listens.

    ``secret`` is how the bot knows that it was Telegram who came.
    """

    url: str
    host: str
    port: int
    secret: str = field(repr=False)

    @property
    def path(self) -> str:
        """The part of the address that the bot listens on."""
        return urlsplit(self.url).path or "/"


class Webhook:
    """Listens from ``start`` on; before ``run`` Telegram is asked to come again later."""

    def __init__(self, hook: Hook) -> None:
        """Listen nowhere yet."""
        self._hook = hook
        self._intake: Intake | None = None
        self._is_set = False
        self._is_heard = False
        app = web.Application(client_max_size=BODY_BYTES)
        app.router.add_post(hook.path, self._receive)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=STOP_SECONDS)

    @property
    def port(self) -> int:
        """The port listened on, which the system chose where the hook says 0."""
        addresses = self._runner.addresses
        return int(addresses[0][1]) if addresses else self._hook.port

    async def start(self) -> None:
        """Listen.

        Raises:
            WebhookPortInUse: if another program has the port.
        """
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, self._hook.host, self._hook.port).start()
        except OSError as error:
            await self._runner.cleanup()
            if error.errno != errno.EADDRINUSE:
                raise
            raise WebhookPortInUse(self._hook) from error

    async def run(self, bot: RawBot, intake: Intake, connection: Connection) -> NoReturn:
        """Have Telegram bring updates to ``intake``, and see to it that it goes on.

        Until cancelled.
        """
        self._intake = intake
        tries = Tries(connection)
        while True:
            if await tries.succeeds(lambda: self._look_after(bot)):
                await asyncio.sleep(LOOK_SECONDS)

    async def stop(self) -> None:
        """Let what was brought be kept, and listen no more; Telegram keeps the rest."""
        await self._runner.cleanup()

    async def _look_after(self, bot: RawBot) -> None:
        """Set the webhook where it is not ours; else see whether news come through.

        Raises:
            NothingBrought: if none do that there are.
        """
        found = await bot.get_webhook_info(read_timeout=LATE_SECONDS)
        if self._is_set and found.url == self._hook.url:
            self._check(complaint_of(found))
            return
        if self._is_set:
            log.error(CHANGED)
        self._is_set = await bot.set_webhook(
            self._hook.url,
            secret_token=self._hook.secret,
            allowed_updates=ALLOWED_UPDATES,
            max_connections=CONNECTIONS,
            drop_pending_updates=False,
        )

    def _check(self, complaint: str) -> None:
        """Mind a complaint only if Telegram has not been here since the last look."""
        is_heard, self._is_heard = self._is_heard, False
        if complaint and not is_heard:
            raise NothingBrought(complaint)

    async def _receive(self, request: web.Request) -> web.Response:
        given = request.headers.get(HEADER, "").encode("utf-8", "surrogateescape")
        if not hmac.compare_digest(given, self._hook.secret.encode()):
            return web.Response(status=403)
        self._is_heard = True
        if self._intake is None or not self._intake.has_room:
            return _later()
        try:
            await self._intake.take([json.loads(await request.read())])
        except (NoUpdate, ValueError, RecursionError):
            return web.Response(status=400)
        except StoreBusy:
            return _later()
        return web.Response()


def complaint_of(found: WebhookInfo) -> str:
    """What Telegram says went wrong when it last failed to bring updates, if any wait."""
    complaint, waiting = found.last_error_message, found.pending_update_count
    return f"{complaint} ({waiting} wait)" if complaint and waiting else ""


def _later() -> web.Response:
    return web.Response(status=503, headers={"Retry-After": "1"})
