"""Telegram: is the token right, does anybody else use it, what may the bot do there."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from telegram import User, WebhookInfo
from telegram.error import (
    BadRequest,
    Conflict,
    InvalidToken,
    NetworkError,
    RetryAfter,
    TelegramError,
    TimedOut,
)

from adapters.presentation.catalog import Catalog
from adapters.storage.accounts import account_in
from adapters.telegram import PLATFORM
from adapters.telegram.menu import SCOPES, Menu
from adapters.telegram.receiving.webhook import SECRET, complaint_of
from adapters.telegram.wire.api import TOKEN, RawBot, bot_over, seconds_of
from adapters.telegram.wire.transport import Stranger, Unreached
from adapters.wire.addresses import ProxyUnusable, ServerUnusable
from bot.checking.findings import Finding, ok, problem, warning
from bot.checking.strangers import NONSENSE, strange
from bot.on_telegram import UNFIT_HOOK
from bot.parts import DATABASE
from bot.settings import Settings

LISTEN_SECONDS: Final = 6
"""How long it is listened; another program that fetches comes back within that."""
_UNANSWERED: Final = (TelegramError, *NONSENSE)
"""What it is that Telegram did not answer: not at all, or something else in its stead."""
_COPY: Final = "copy it once more from @BotFather"


async def findings(settings: Settings, *, is_free: bool) -> AsyncIterator[Finding]:
    """How Telegram is; unless the data folder ``is_free``, the bot itself fetches there."""
    token = settings.telegram_token.get_secret_value() if settings.telegram_token else ""
    proxy = settings.telegram_proxy.get_secret_value() if settings.telegram_proxy else None
    if not TOKEN.fullmatch(token):
        yield problem(f"TELEGRAM_TOKEN does not look like a token: {_COPY}")
        return
    for finding in _hook(settings):
        yield finding
    try:
        bot = bot_over(token, settings.telegram_api_url, proxy)
    except (ProxyUnusable, ServerUnusable) as error:
        yield problem(str(error))
        return
    async with AsyncExitStack() as stack:
        stack.push_async_callback(bot.shutdown)
        async for finding in _Call(bot, settings, is_free).findings():
            yield finding


def _hook(settings: Settings) -> Iterator[Finding]:
    """What is wrong with the webhook as it is set."""
    url, secret = settings.telegram_webhook_url, settings.telegram_webhook_secret
    if url and urlsplit(url).scheme != "https":
        yield warning("TELEGRAM_WEBHOOK_URL: Telegram itself takes https:// alone")
    if url and secret and not SECRET.fullmatch(secret.get_secret_value()):
        yield problem(UNFIT_HOOK)


@dataclass(frozen=True, slots=True)
class _Call:
    """One conversation with Telegram."""

    bot: RawBot
    settings: Settings
    is_free: bool

    async def findings(self) -> AsyncIterator[Finding]:
        """All that Telegram tells."""
        failure = await self._failure()
        if failure is not None:
            yield failure
            return
        yield ok(f"Telegram knows the bot: @{self.bot.username}")
        for finding in (*self._account(), *_rights(self.bot.bot)):
            yield finding
        for what, part in (
            ("how its news come", self._news()),
            ("which commands it has", self._commands()),
        ):
            async for finding in _answered(what, part):
                yield finding

    def _account(self) -> Iterator[Finding]:
        """Whether another bot than this one has played with this data folder before."""
        known = account_in(self.settings.data_dir / DATABASE, PLATFORM)
        if known not in {"", str(self.bot.id)}:
            yield warning(
                "this is another bot than the one that has played here: what is played goes on in"
                " each group once that has the new one as a member, and for everybody who presses"
                " START in its private chat"
            )

    async def _failure(self) -> Finding | None:
        """Why Telegram does not say who the bot is; None where it does."""
        try:
            await self.bot.initialize()
        except InvalidToken:
            return problem(
                f"Telegram refuses TELEGRAM_TOKEN: {_COPY}, and see that TELEGRAM_API_URL, if it"
                " is set, is a Bot API server"
            )
        except _UNANSWERED as error:
            return self._unreachable(error)
        return None

    def _unreachable(self, error: Exception) -> Finding:
        host = urlsplit(self.settings.telegram_api_url).hostname
        way = " through TELEGRAM_PROXY" if self.settings.telegram_proxy else ""
        advice = "look at the proxy" if way else "look at the network, or set TELEGRAM_PROXY"
        nobody = f"cannot be reached{way} ({error}): {advice}"
        return problem(f"{host} {_troubled(error, nobody)}")

    async def _news(self) -> AsyncIterator[Finding]:
        """By which way they come, and whether somebody else takes them."""
        info = await self.bot.get_webhook_info()
        for finding in self._webhook(info):
            yield finding
        if not self.settings.telegram_webhook_url:
            yield await self._listener(info)

    def _webhook(self, info: WebhookInfo) -> list[Finding]:
        """Whose webhook is set, and what Telegram says of it."""
        wanted, found = self.settings.telegram_webhook_url or "", info.url
        if found and found != wanted:
            does = "replaces" if wanted else "takes away"
            return [
                warning(
                    f"a webhook to {urlsplit(found).hostname} is set, which the next start {does}:"
                    " if another program set it, give that one another token"
                )
            ]
        complaint = complaint_of(info)
        if complaint:
            return [self._not_brought(complaint)]
        return [ok("the webhook is set" if found else "no webhook is set yet")] if wanted else []

    def _not_brought(self, complaint: str) -> Finding:
        """What it means that news wait: no more than that, unless the bot is there for them."""
        if self.is_free:
            return warning(f"Telegram could not bring its news to the webhook: {complaint}")
        return problem(
            f"Telegram cannot bring its news to the webhook: {complaint}. Nobody there is heard:"
            " look at TELEGRAM_WEBHOOK_URL, at what stands between, and at the port"
        )

    async def _listener(self, info: WebhookInfo) -> Finding:
        """Whether another program fetches the bot's news."""
        if info.url:
            return warning("whether another program listens is not known while a webhook is set")
        if not self.is_free:
            return ok("the bot itself is listening now")
        try:
            if await self._somebody_listens():
                return _TAKEN
        except Conflict:
            return _TAKEN
        return ok("no other program listens with this token")

    async def _somebody_listens(self) -> bool:
        """Whether news go away that nobody has fetched here; listens for some seconds.

        Raises:
            Conflict: if another program fetches meanwhile.
        """
        first = await self.bot.raw_updates(0, LISTEN_SECONDS)
        if not first:
            return False
        await asyncio.sleep(LISTEN_SECONDS / 2)
        then = await self.bot.raw_updates(0, 0)
        return first[0] not in then

    async def _commands(self) -> AsyncIterator[Finding]:
        menu = Menu(self.bot, Catalog.load(), self.settings.default_language)
        is_set = await self.bot.get_my_commands(SCOPES[0]) == menu.commands(
            SCOPES[0], self.settings.default_language
        )
        yield ok("its commands are set" if is_set else "the next start sets its commands")


_TAKEN: Final = problem(
    "another program listens with this token, so each would hear only a part: stop the other one,"
    " or let @BotFather make another bot"
)


async def _answered(what: str, part: AsyncIterator[Finding]) -> AsyncIterator[Finding]:
    """What a part of the conversation tells, be it that Telegram does not say ``what``."""
    try:
        async for finding in part:
            yield finding
    except _UNANSWERED as error:
        nobody = f"does not answer ({error}): try again"
        yield problem(f"Telegram does not say {what}: it {_troubled(error, nobody)}")


def _troubled(error: Exception, otherwise: str) -> str:
    """What Telegram did instead of an answer; ``otherwise`` is that nothing has answered."""
    match error:
        case RetryAfter():
            return f"asks to wait for {seconds_of(error):.0f} seconds: try again then"
        case Stranger():
            return strange("TELEGRAM_API_URL")
        case TimedOut() | Unreached():
            return otherwise
        case NetworkError() if not isinstance(error, BadRequest):
            return f"is out of order ({error}): try again later"
        case TelegramError():
            return f"refuses that ({error}): look at whether this network is let through"
        case _:
            return strange("TELEGRAM_API_URL")


def _rights(bot: User) -> list[Finding]:
    """What the bot may do in groups."""
    groups = (
        ok("it can be added to groups")
        if bot.can_join_groups
        else warning("it cannot be added to groups: allow that with /setjoingroups at @BotFather")
    )
    hears = (
        "privacy mode is off, so it is sent all that groups say; it needs commands alone"
        if bot.can_read_all_group_messages
        else "privacy mode is on, which is as it should be: commands and buttons reach it"
    )
    return [groups, ok(hears)]
