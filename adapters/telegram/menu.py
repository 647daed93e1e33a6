"""What Telegram shows of the bot before anybody plays: its commands and what it is."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

import structlog
from telegram import (
    Bot,
    BotCommand,
    BotCommandScope,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
    BotCommandScopeDefault,
)
from telegram.error import BadRequest, NetworkError, RetryAfter

from adapters.presentation.catalog import Catalog
from adapters.presentation.texts import text
from adapters.presentation.words.commands import COMMANDS
from adapters.telegram.receiving.troubles import Troubles

SCOPES: Final = (
    BotCommandScopeDefault(),
    BotCommandScopeAllPrivateChats(),
    BotCommandScopeAllGroupChats(),
)
_IN_GROUPS: Final = frozenset({"end"})
"""Commands for whoever leads a group; in a private chat they end nothing."""

Part = Callable[[], Awaitable[None]]
"""Sets one thing of the menu, unless it is set."""

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Menu:
    """Sees to it that Telegram shows the commands and descriptions in every language.

    ``default`` is the language of whoever reads none of them.
    """

    bot: Bot
    catalog: Catalog
    default: str

    async def offer(self) -> None:
        """Change what is not as it should be, each part until that has gone well or is refused.

        However long that takes, people can play meanwhile.
        """
        troubles, parts = Troubles(), deque(self._parts())
        while parts:
            part = parts.popleft()
            try:
                await part()
                troubles.over()
            except Exception as error:  # whatever it was, the other parts can be set
                if not _may_pass(error):
                    log.warning("telegram menu is not whole", reason=str(error))
                    continue
                parts.append(part)
                await asyncio.sleep(troubles.seconds_after(error))

    def commands(self, scope: BotCommandScope, language: str) -> tuple[BotCommand, ...]:
        """The commands of one kind of chat, described in a language."""
        is_private = isinstance(scope, BotCommandScopeAllPrivateChats)
        return tuple(
            BotCommand(hint.name, self.catalog.say(language, text(hint.description)))
            for hint in COMMANDS
            if not (is_private and hint.name in _IN_GROUPS)
        )

    def _languages(self) -> Iterator[tuple[str, str]]:
        """Each language by its code for Telegram, which is empty for all that have no words."""
        yield "", self.default
        for code in self.catalog.codes:
            if code != self.default:
                yield code, code

    def _parts(self) -> Iterator[Part]:
        """All that is to be set, one thing at a time."""
        for code, language in self._languages():
            for scope in SCOPES:
                yield partial(self._offer_commands, scope, code, language)
            yield partial(self._describe, code, language)
            yield partial(self._describe_shortly, code, language)

    async def _offer_commands(self, scope: BotCommandScope, code: str, language: str) -> None:
        wanted = self.commands(scope, language)
        if await self.bot.get_my_commands(scope, code) != wanted:
            await self.bot.set_my_commands(wanted, scope, code)

    async def _describe(self, code: str, language: str) -> None:
        about = self.catalog.say(language, text("telegram-about"))
        if (await self.bot.get_my_description(code)).description != about:
            await self.bot.set_my_description(about, code)

    async def _describe_shortly(self, code: str, language: str) -> None:
        short = self.catalog.say(language, text("telegram-about-short"))
        if (await self.bot.get_my_short_description(code)).short_description != short:
            await self.bot.set_my_short_description(short, code)


def _may_pass(error: Exception) -> bool:
    """Whether what failed may go well later: nobody has refused it for good."""
    is_refusal = isinstance(error, BadRequest)
    return isinstance(error, NetworkError | RetryAfter) and not is_refusal
