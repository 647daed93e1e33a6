"""What Discord shows of the bot's commands: names, options and choices, in its languages."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

import discord
import structlog
from discord import AppCommandOptionType, AppCommandType, HTTPException

from adapters.discord import LOCALES
from adapters.discord.inbound.lines import HERE
from adapters.discord.wire.commands import commands_of, replace_commands
from adapters.discord.wire.insisting import insisted
from adapters.presentation.catalog import DEFAULT, Catalog
from adapters.presentation.pace_terms import pace_name
from adapters.presentation.terms import variant_name
from adapters.presentation.texts import Text, text
from adapters.presentation.words.commands import COMMANDS, CommandHint
from adapters.wire.pauses import Pauses
from engine.match.pace import PACES
from engine.opponents import ALL
from engine.variants.house import HIGHEST_TARGET, LOWEST_TARGET
from engine.variants.presets import PRESETS

MENU_ENTRY: Final = "discord-menu-challenge"
_LONGEST: Final = 100
_EVERYWHERE: Final = (0, 1, 2)
"""Servers, the bot's own private chat, chats of people."""
_WHERE: Final = {"end": (0, 2)}
_INSTALLS: Final = (0, 1)
"""By a server, by somebody for themselves."""
_LONGEST_WORDS: Final = 300
_FIRST_PAUSE_SECONDS: Final = 1.0
_LAST_PAUSE_SECONDS: Final = 300.0

log = structlog.get_logger()
Json = dict[str, Any]
Kind = Literal["who", "words", "rules", "number", "switch"]
_TYPES: Final[Mapping[Kind, AppCommandOptionType]] = {
    "who": AppCommandOptionType.user,
    "words": AppCommandOptionType.string,
    "rules": AppCommandOptionType.string,
    "number": AppCommandOptionType.integer,
    "switch": AppCommandOptionType.boolean,
}


@dataclass(frozen=True, slots=True)
class Option:
    """Something that may follow a command; ``choices`` are all that it can be, if it is one.

    ``told`` is what its hint is about, if not what it is called.
    """

    name: str
    kind: Kind
    choices: tuple[tuple[str, Text], ...] = ()
    required: bool = False
    told: str = ""


_PACES: Final = tuple((key, pace_name(key)) for key in PACES)
_LEVELS: Final = tuple((key, text(f"level-{key}")) for key in ALL)
_LANGUAGES: Final = tuple((code, text(f"language-{code}")) for code in Catalog.load().codes)
_SYSTEMS: Final = tuple((key, variant_name(key)) for key in PRESETS)
_RULES: Final = Option("rules", "rules")
_TERMS: Final = (_RULES, Option("target", "number"))
OPTIONS: Final[Mapping[str, tuple[Option, ...]]] = {
    "gin": (
        Option("opponent", "who"),
        *_TERMS,
        Option("level", "words", _LEVELS),
        Option("pace", "words", _PACES),
    ),
    "invite": (*_TERMS, Option("pace", "words", _PACES)),
    "move": (Option("text", "words", required=True),),
    "rules": (_RULES,),
    "stats": (
        Option("player", "who"),
        Option("versus", "who"),
        Option("rules", "words", _SYSTEMS, told="system"),
    ),
    "settings": (Option("change", "words"), Option(HERE, "switch")),
    "language": (Option("language", "words", _LANGUAGES), Option(HERE, "switch")),
    "join": (Option("code", "words", required=True),),
    "link": (Option("code", "words"),),
}
"""What may follow each command; the others stand alone."""


@dataclass(frozen=True, slots=True)
class Menu:
    """Sees to it that Discord offers the commands, as they are now."""

    client: discord.Client
    catalog: Catalog

    async def offer(self) -> None:
        """Replace the commands that are not as they should be; until Discord has taken them.

        However long that takes, people can play meanwhile.
        """
        try:
            await insisted(self._offer, pauses=Pauses(_FIRST_PAUSE_SECONDS, _LAST_PAUSE_SECONDS))
        except HTTPException as error:
            log.warning("discord refuses the commands", reason=str(error))

    async def _offer(self) -> None:
        user = self.client.application_id
        if user is None or await self.is_offered():
            return
        await replace_commands(self.client, user, self.payload())
        log.info("discord offers the commands")

    async def is_offered(self) -> bool:
        """Whether Discord has all commands as they should be.

        Raises:
            discord.HTTPException: if Discord does not say.
        """
        user = self.client.application_id
        return user is not None and is_like(self.payload(), await commands_of(self.client, user))

    def payload(self) -> Sequence[Json]:
        """Every command in Discord's words, and the entry in people's menus."""
        return (*(self._command(hint) for hint in COMMANDS), self._entry())

    def _command(self, hint: CommandHint) -> Json:
        return {
            "type": AppCommandType.chat_input.value,
            "name": hint.name,
            "name_localizations": {code: hint.spellings(code)[0] for code in LOCALES},
            **self._told("description", text(hint.description)),
            "options": [self._option(option) for option in OPTIONS.get(hint.name, ())],
            **_reach(hint.name),
        }

    def _entry(self) -> Json:
        return {
            "type": AppCommandType.user.value,
            **self._told("name", text(MENU_ENTRY)),
            **_reach(""),
        }

    def _option(self, option: Option) -> Json:
        described = text(f"discord-option-{option.told or option.name}-hint")
        return {
            "type": _TYPES[option.kind].value,
            "name": option.name,
            "name_localizations": {
                code: self.catalog.say(code, text(f"discord-option-{option.name}"))
                for code in LOCALES
            },
            **self._told("description", described),
            **dict(self._limits(option)),
        }

    def _limits(self, option: Option) -> Iterator[tuple[str, Any]]:
        """What may be filled in."""
        yield "required", option.required
        match option.kind:
            case "rules":
                yield "autocomplete", True
                yield "max_length", _LONGEST_WORDS
            case "words" if option.choices:
                yield "choices", [self._choice(*choice) for choice in option.choices]
            case "words":
                yield "max_length", _LONGEST_WORDS
            case "number":
                yield "min_value", LOWEST_TARGET
                yield "max_value", HIGHEST_TARGET
            case "who" | "switch":
                pass

    def _choice(self, value: str, called: Text) -> Json:
        return {"value": value, **self._told("name", called)}

    def _told(self, slot: str, words: Text) -> Json:
        """Words in English and in all languages that Discord has."""
        return {
            slot: self.catalog.say(DEFAULT, words)[:_LONGEST],
            f"{slot}_localizations": {
                code: self.catalog.say(code, words)[:_LONGEST] for code in LOCALES
            },
        }


def is_like(wanted: object, found: object) -> bool:
    """Whether Discord has what is wanted; what nobody asked for may be there besides."""
    if isinstance(wanted, Mapping):
        known = found if isinstance(found, Mapping) else {}
        return all(is_like(value, known.get(key)) for key, value in wanted.items())
    if isinstance(wanted, list | tuple):
        items = found if isinstance(found, list) else []
        if len(items) != len(wanted):
            return False
        return all(map(is_like, _sorted(wanted), _sorted(items)))
    # Discord leaves out what is false.
    return wanted == found or (not wanted and not found)


def _sorted(items: Sequence[Any]) -> list[Any]:
    """Commands by their kind and name, since Discord has them in an order of its own."""
    is_listed = all(isinstance(item, Mapping) and "integration_types" in item for item in items)
    if not is_listed:
        return list(items)
    return sorted(items, key=lambda item: (item.get("type", 1), item["name"]))


def _reach(command: str) -> Json:
    """Where a command can be used, and who may have brought the bot there."""
    return {
        "contexts": list(_WHERE.get(command, _EVERYWHERE)),
        "integration_types": list(_INSTALLS),
    }
