"""What Telegram shows of the bot before anybody plays: its commands and what it is."""

from collections.abc import Iterator
from dataclasses import dataclass
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

from adapters.presentation.catalog import Catalog
from adapters.presentation.texts import text
from adapters.presentation.words.commands import COMMANDS

SCOPES: Final = (
    BotCommandScopeDefault(),
    BotCommandScopeAllPrivateChats(),
    BotCommandScopeAllGroupChats(),
)
_IN_GROUPS: Final = frozenset({"end"})
"""Commands for whoever leads a group; in a private chat they end nothing."""

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
        """Change what is not as it should be; the game goes on without, so that may fail."""
        try:
            for code, language in self._languages():
                for scope in SCOPES:
                    await self._offer_commands(scope, code, language)
                await self._describe(code, language)
        except Exception as error:  # whatever it was, people can play
            log.warning("telegram menu is not set", reason=type(error).__name__)

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

    async def _offer_commands(self, scope: BotCommandScope, code: str, language: str) -> None:
        wanted = self.commands(scope, language)
        if await self.bot.get_my_commands(scope, code) != wanted:
            await self.bot.set_my_commands(wanted, scope, code)

    async def _describe(self, code: str, language: str) -> None:
        about = self.catalog.say(language, text("telegram-about"))
        short = self.catalog.say(language, text("telegram-about-short"))
        if (await self.bot.get_my_description(code)).description != about:
            await self.bot.set_my_description(about, code)
        if (await self.bot.get_my_short_description(code)).short_description != short:
            await self.bot.set_my_short_description(short, code)
