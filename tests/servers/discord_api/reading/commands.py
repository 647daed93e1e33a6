"""Commands that the bot syncs, as strictly as Discord reads them."""

import re
from collections.abc import Iterator
from typing import Final

from tests.servers.discord_api.reading.checks import (
    check_choice,
    check_count,
    check_fields,
    check_length,
)
from tests.servers.discord_api.refusal import Json, invalid

SLASH: Final = 1
MOST: Final = {1: 100, 2: 15, 3: 15}
LOCALES: Final = frozenset(
    {
        *("id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu"),
        *("nl", "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru"),
        *("uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko"),
    }
)
_NAME: Final = re.compile(r"[-_'\w]{1,32}")
_FIELDS: Final = frozenset(
    {
        "id",
        "name",
        "name_localizations",
        "description",
        "description_localizations",
        "options",
        "type",
        "nsfw",
        "contexts",
        "integration_types",
        "default_member_permissions",
        "dm_permission",
    }
)
_OPTION: Final = frozenset(
    {
        "type",
        "name",
        "name_localizations",
        "description",
        "description_localizations",
        "required",
        "choices",
        "options",
        "channel_types",
        "min_value",
        "max_value",
        "min_length",
        "max_length",
        "autocomplete",
    }
)
_LONGEST: Final = 8000


def read_commands(given: list[Json]) -> list[Json]:
    """All commands of a place.

    Raises:
        Refusal: if Discord would not take them.
    """
    commands = [read_command(str(at), one) for at, one in enumerate(given)]
    for kind, most in MOST.items():
        names = [one["name"] for one in commands if one["type"] == kind]
        if len(names) > most:
            words = "Maximum number of application commands reached"
            raise invalid("commands", "APPLICATION_COMMANDS_MAX", words)
        if len(set(names)) < len(names):
            words = "Application command names must be unique"
            raise invalid("commands", "APPLICATION_COMMANDS_DUPLICATE_NAME", words)
    return commands


def read_command(path: str, given: object) -> Json:
    """One command.

    Raises:
        Refusal: if Discord would not take it.
    """
    command = {"type": SLASH} | check_fields(path, given, _FIELDS)
    check_choice(f"{path}.type", command["type"], (1, 2, 3))
    if command["type"] == SLASH:
        _named(path, command)
        _options(path, command)
    else:
        _menu(path, command)
    check_count(f"{path}.contexts", command.get("contexts") or [0, 1, 2], 1, 3)
    check_count(f"{path}.integration_types", command.get("integration_types") or [0], 1, 2)
    length = sum(map(len, _counted(command)))
    if length > _LONGEST:
        words = f"Command exceeds maximum size ({length} of {_LONGEST})"
        raise invalid(path, "APPLICATION_COMMAND_TOO_LARGE", words)
    return command


def _menu(path: str, command: Json) -> None:
    """An entry of a menu, which has a name with blanks and no description."""
    names = command.get("name_localizations") or {}
    for name in (command.get("name"), *names.values()):
        check_length(f"{path}.name", name, 1, 32)
    _locales(path, names)
    if command.get("description") or command.get("options"):
        words = "Context menu commands cannot have description"
        raise invalid(path, "APPLICATION_COMMAND_INVALID_DESCRIPTION", words)


def _named(path: str, said: Json) -> None:
    """A name and a description, in every language."""
    names = said.get("name_localizations") or {}
    told = said.get("description_localizations") or {}
    _locales(path, names | told)
    for name in (said.get("name"), *names.values()):
        lowered = isinstance(name, str) and name == name.lower()
        if not lowered or not _NAME.fullmatch(str(name)):
            words = f"Command name {name!r} is invalid"
            raise invalid(f"{path}.name", "APPLICATION_COMMAND_INVALID_NAME", words)
    for description in (said.get("description"), *told.values()):
        check_length(f"{path}.description", description, 1, 100)


def _locales(path: str, names: Json) -> None:
    for locale in names:
        check_choice(f"{path}.localizations", locale, LOCALES)


def _options(path: str, said: Json, depth: int = 0) -> None:
    options = check_count(f"{path}.options", said.get("options") or [], 0, 25)
    seen: list[str] = []
    for at, given in enumerate(options):
        where = f"{path}.options.{at}"
        option = check_fields(where, given, _OPTION)
        _named(where, option)
        check_choice(f"{where}.type", option.get("type"), range(1, 12))
        _choices(where, option)
        if option["type"] <= 2:
            check_choice(f"{where}.depth", depth, (0, 1))
            _options(where, option, depth + 1)
        seen.append(option["name"])
    _check_order(path, options)
    if len(set(seen)) < len(seen):
        words = "Option names must be unique"
        raise invalid(path, "APPLICATION_COMMAND_OPTIONS_DUPLICATE_NAME", words)


def _choices(path: str, option: Json) -> None:
    choices = check_count(f"{path}.choices", option.get("choices") or [], 0, 25)
    for choice in choices:
        names = choice.get("name_localizations") or {}
        _locales(path, names)
        for name in (choice.get("name"), *names.values()):
            check_length(f"{path}.choices.name", name, 1, 100)
    if choices and option.get("autocomplete"):
        words = "Options with choices cannot be completed"
        raise invalid(path, "APPLICATION_COMMAND_OPTION_AUTOCOMPLETE_CHOICES", words)


def _check_order(path: str, options: list[Json]) -> None:
    needed = [bool(one.get("required")) for one in options]
    if needed != sorted(needed, reverse=True):
        words = "Required options must be placed before non-required options"
        raise invalid(path, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", words)


def _counted(said: Json) -> Iterator[str]:
    """The texts that count toward the size of a command; of translations the longest."""
    for name in ("name", "description"):
        texts = (said.get(name) or "", *(said.get(f"{name}_localizations") or {}).values())
        yield max(texts, key=len)
    for choice in said.get("choices") or ():
        yield str(choice["value"])
        yield choice["name"]
    for option in said.get("options") or ():
        yield from _counted(option)
