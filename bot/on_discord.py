"""Discord as the settings want it."""

from adapters.discord import PLATFORM
from adapters.discord.client import Account, DiscordClient, Ground
from adapters.discord.wire.gateway import Way
from adapters.storage.accounts import SqliteAccounts
from adapters.storage.calls import SqliteCalls
from adapters.wire.addresses import ProxyUnusable, ServerUnusable
from bot.failures import CannotServe
from bot.parts import Parts
from bot.settings import Settings
from engine.service.system import SystemClock


async def started(parts: Parts, settings: Settings) -> DiscordClient:
    """Discord over ``parts``, on its way to be connected.

    Raises:
        CannotServe: if its settings cannot be used.
    """
    ground = Ground(
        parts.desk,
        parts.outbox,
        parts.ink,
        SystemClock(),
        SqliteCalls(parts.database, PLATFORM),
        SqliteAccounts(parts.database, PLATFORM),
    )
    try:
        discord = DiscordClient(_account(settings), ground)
        await discord.start()
    except (ProxyUnusable, ServerUnusable) as error:
        raise CannotServe(str(error)) from error
    return discord


def _account(settings: Settings) -> Account:
    token, proxy = settings.discord_token, settings.discord_proxy
    return Account(
        token=token.get_secret_value() if token else "",
        way=Way(
            settings.discord_api_url,
            proxy.get_secret_value() if proxy else None,
            settings.discord_shards,
        ),
        patience_seconds=settings.discord_patience_seconds,
    )
