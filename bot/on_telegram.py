"""Telegram as the settings want it."""

from typing import Final

from adapters.storage.accounts import SqliteAccounts
from adapters.storage.asides import SqliteAsides
from adapters.storage.updates import SqliteUpdates
from adapters.telegram import PLATFORM
from adapters.telegram.client import Account, Ground, TelegramClient
from adapters.telegram.receiving.webhook import SECRET, Hook, WebhookPortInUse
from adapters.telegram.wire.api import Transport
from adapters.telegram.wire.transport import AiohttpRequest
from adapters.wire.addresses import ProxyUnusable, ServerUnusable
from bot.failures import CannotServe
from bot.parts import Parts
from bot.settings import Settings

UNFIT_HOOK: Final = (
    "TELEGRAM_WEBHOOK_SECRET: should be letters, digits, _ and - alone, 256 at the most"
)


async def started(
    parts: Parts, settings: Settings, transport: Transport = AiohttpRequest
) -> TelegramClient:
    """Telegram over ``parts``, on its way to be connected.

    Raises:
        CannotServe: if its settings cannot be used.
    """
    ground = Ground(
        parts.desk,
        parts.outbox,
        parts.ink,
        SqliteUpdates(parts.database, PLATFORM),
        SqliteAsides(parts.database, PLATFORM),
        SqliteAccounts(parts.database, PLATFORM),
    )
    try:
        telegram = TelegramClient(await _account(parts, settings, transport), ground)
        await telegram.start()
    except (ProxyUnusable, ServerUnusable, WebhookPortInUse) as error:
        raise CannotServe(str(error)) from error
    return telegram


async def _account(parts: Parts, settings: Settings, transport: Transport) -> Account:
    token, proxy = settings.telegram_token, settings.telegram_proxy
    return Account(
        token=token.get_secret_value() if token else "",
        url=settings.telegram_api_url,
        secret=await parts.store.secret("telegram links"),
        proxy=proxy.get_secret_value() if proxy else None,
        hook=await _hook(parts, settings),
        group_per_minute=settings.telegram_group_per_minute,
        private_per_minute=settings.telegram_private_per_minute,
        patience_seconds=settings.telegram_patience_seconds,
        transport=transport,
    )


async def _hook(parts: Parts, settings: Settings) -> Hook | None:
    """Where Telegram brings its news, if it shall; None where the bot fetches them."""
    url, given = settings.telegram_webhook_url, settings.telegram_webhook_secret
    if url is None:
        return None
    secret = given.get_secret_value() if given else (await parts.store.secret("webhook")).hex()
    if not SECRET.fullmatch(secret):
        raise CannotServe(UNFIT_HOOK)
    return Hook(url, settings.telegram_webhook_host, settings.telegram_webhook_port, secret)
