"""Discord: is the token right, can it be reached, how is the bot added, what is missing there."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from discord import LoginFailure

from adapters.discord import PLATFORM
from adapters.discord.emojis.faces import Faces
from adapters.discord.menu import Menu
from adapters.discord.wire.entrance import Limits
from adapters.discord.wire.errors import TROUBLES
from adapters.discord.wire.gateway import Gateway, Way
from adapters.discord.wire.troubles import MALFORMED, REFUSED, TOKEN
from adapters.presentation.catalog import Catalog
from adapters.storage.accounts import account_in
from adapters.wire.addresses import ProxyUnusable, ServerUnusable
from bot.checking.answers import troubled
from bot.checking.findings import Finding, ok, problem, warning
from bot.checking.installing import installing, servers
from bot.checking.strangers import NONSENSE
from bot.parts import DATABASE
from bot.settings import Settings
from engine.cards.card import PLAIN_CARDS

PATIENCE_SECONDS: Final = 20.0
"""How long Discord may take for all that it is asked at a time."""
FEW_SESSIONS: Final = 50
"""How many sessions of a day should be left: each start begins one for every connection."""
MOST_SERVERS: Final = 200
"""How many servers are looked at; more are not told at a time."""
_UNANSWERED: Final = (*TROUBLES, *NONSENSE)
"""What it is that Discord did not answer: not at all, too late, or something else in its stead."""


async def findings(settings: Settings) -> AsyncIterator[Finding]:
    """How Discord is; nothing is changed there, and no session is begun."""
    token = settings.discord_token.get_secret_value() if settings.discord_token else ""
    proxy = settings.discord_proxy.get_secret_value() if settings.discord_proxy else None
    if not TOKEN.fullmatch(token):
        yield problem(MALFORMED)
        return
    try:
        gateway = Gateway(Way(settings.discord_api_url, proxy))
    except (ProxyUnusable, ServerUnusable) as error:
        yield problem(str(error))
        return
    async with gateway:
        async for finding in _Call(gateway, settings).findings(token):
            yield finding


@dataclass(frozen=True, slots=True)
class _Call:
    """One conversation with Discord."""

    gateway: Gateway
    settings: Settings

    async def findings(self, token: str) -> AsyncIterator[Finding]:
        """All that Discord tells."""
        failure = await self._failure(token)
        if failure is not None:
            yield failure
            return
        yield ok(f"Discord knows the bot: {self.gateway.user}")
        for finding in self._account():
            yield finding
        for what, part in (
            ("how the bot is added", self._installing),
            ("whether its gateway can be reached", self._connections),
            ("in which servers it is", self._servers),
            ("which pictures it has", self._pictures),
            ("which commands it has", self._commands),
        ):
            for finding in await _answered(what, part):
                yield finding

    async def _failure(self, token: str) -> Finding | None:
        """Why Discord does not say who the bot is; None where it does."""
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                await self.gateway.login(token)
        except LoginFailure:
            return problem(REFUSED)
        except _UNANSWERED as error:
            return self._unreachable(error)
        return None

    def _unreachable(self, error: Exception) -> Finding:
        host = urlsplit(self.settings.discord_api_url).hostname
        way = " through DISCORD_PROXY" if self.settings.discord_proxy else ""
        advice = "look at the proxy" if way else "look at the network, or set DISCORD_PROXY"
        name = type(error).__name__
        is_late = isinstance(error, TimeoutError)
        does = "gives no answer in time" if is_late else "cannot be reached"
        nobody = f"{does}{way} ({name}): {advice}"
        return problem(f"{host} {troubled(error, nobody)}")

    def _account(self) -> Iterator[Finding]:
        """Whether another bot than this one has played with this data folder before."""
        known = account_in(self.settings.data_dir / DATABASE, PLATFORM)
        if self.gateway.user is not None and known not in {"", str(self.gateway.user.id)}:
            yield warning(
                "this is another bot than the one that has played here: what is played goes on in"
                " each server once that has the new one as a member"
            )

    async def _installing(self) -> list[Finding]:
        application = self.gateway.application
        return [*installing(application)] if application else []

    async def _connections(self) -> list[Finding]:
        """Whether the gateway answers, and lets the bot begin its sessions."""
        limits = await self.gateway.limits()
        await self.gateway.greets()
        return [ok("its gateway can be reached"), _sessions(limits), *self._shards(limits)]

    def _shards(self, limits: Limits) -> Iterator[Finding]:
        wanted = self.settings.discord_shards
        if wanted is not None and wanted < limits.shards:
            yield warning(
                f"DISCORD_SHARDS is {wanted}, and Discord recommends {limits.shards}: leave it"
                " empty, and the bot follows"
            )

    async def _servers(self) -> list[Finding]:
        return [servers(await self.gateway.servers(MOST_SERVERS))]

    async def _pictures(self) -> list[Finding]:
        """Whether there is a picture of each card."""
        faces = Faces()
        faces.learn(await self.gateway.fetch_application_emojis())
        missing = sum(faces.of(card) is None for card in PLAIN_CARDS)
        if not missing:
            return [ok("the pictures of all cards are there")]
        advice = "python -m bot emojis uploads them"
        if missing == len(PLAIN_CARDS):
            return [ok(f"cards are shown as text, for there are no pictures of them: {advice}")]
        return [warning(f"the pictures of {missing} cards are missing: {advice}")]

    async def _commands(self) -> list[Finding]:
        is_set = await Menu(self.gateway, Catalog.load()).is_offered()
        return [ok("its commands are set" if is_set else "the next start sets its commands")]


async def _answered(what: str, part: Callable[[], Awaitable[list[Finding]]]) -> list[Finding]:
    """What a part of the conversation tells, be it that Discord does not say ``what``."""
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            return await part()
    except _UNANSWERED as error:
        nobody = f"does not answer ({type(error).__name__}): try again"
        return [problem(f"Discord does not say {what}: it {troubled(error, nobody)}")]


def _sessions(limits: Limits) -> Finding:
    """How often the bot may still start today."""
    if limits.left > FEW_SESSIONS:
        return ok(f"it may begin {limits.left} more sessions today")
    hours = limits.reset_seconds / 3600
    told = f"Discord lets it begin {limits.left} more sessions in the next {hours:.1f} hours"
    advice = "does something start it again and again?"
    return warning(f"{told}: {advice}") if limits.left else problem(f"{told}: {advice}")
