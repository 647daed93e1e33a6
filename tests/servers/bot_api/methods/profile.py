"""What the bot tells of itself: commands, descriptions, its name, the menu button."""

import json
import re
from typing import Final

from tests.servers.bot_api.calls.params import Params
from tests.servers.bot_api.refusal import Json, bad
from tests.servers.bot_api.world import World

MOST_COMMANDS: Final = 100
LONGEST_DESCRIPTION: Final = 256
_SCOPES: Final = frozenset(
    {
        "default",
        "all_private_chats",
        "all_group_chats",
        "all_chat_administrators",
        "chat",
        "chat_administrators",
        "chat_member",
    }
)
_DEFAULT: Final = {"type": "default"}


def set_commands(world: World, params: Params) -> bool:
    """The commands that people are shown, in a scope and a language."""
    commands = params.sequence("commands") or []
    if len(commands) > MOST_COMMANDS:
        raise bad("BOT_COMMANDS_TOO_MUCH")
    for command in commands:
        _check_command(command)
    world.profile.commands[_key(params)] = [dict(one) for one in commands if isinstance(one, dict)]
    return True


def get_commands(world: World, params: Params) -> list[Json]:
    """The commands of exactly that scope and language."""
    return world.profile.commands.get(_key(params), [])


def delete_commands(world: World, params: Params) -> bool:
    """No commands any more in that scope and language."""
    world.profile.commands.pop(_key(params), None)
    return True


def set_name(world: World, params: Params) -> bool:
    """What the bot is called."""
    return _put(world.profile.names, params, "name", 64)


def get_name(world: World, params: Params) -> Json:
    """What the bot is called; in no language of its own, as everywhere."""
    return {"name": _get(world.profile.names, params) or world.bot.name}


def set_description(world: World, params: Params) -> bool:
    """What stands in an empty private chat."""
    return _put(world.profile.descriptions, params, "description", 512)


def get_description(world: World, params: Params) -> Json:
    """What stands in an empty private chat."""
    return {"description": _get(world.profile.descriptions, params)}


def set_short_description(world: World, params: Params) -> bool:
    """What stands on the bot's page."""
    return _put(world.profile.short_descriptions, params, "short_description", 120)


def get_short_description(world: World, params: Params) -> Json:
    """What stands on the bot's page."""
    return {"short_description": _get(world.profile.short_descriptions, params)}


def set_menu_button(world: World, params: Params) -> bool:
    """The button beside the line that people type in."""
    button = params.mapping("menu_button") or _DEFAULT
    world.profile.menu_buttons[params.chat or 0] = button
    return True


def get_menu_button(world: World, params: Params) -> Json:
    """The button beside the line that people type in."""
    return world.profile.menu_buttons.get(params.chat or 0, _DEFAULT)


def _check_command(command: object) -> None:
    if not isinstance(command, dict) or command.keys() != {"command", "description"}:
        raise bad("can't parse BotCommand: a command and a description expected")
    if not re.fullmatch(r"[a-z0-9_]{1,32}", command["command"]):
        raise bad("BOT_COMMAND_INVALID")
    if not 1 <= len(command["description"]) <= LONGEST_DESCRIPTION:
        raise bad("BOT_COMMAND_DESCRIPTION_INVALID")


def _key(params: Params) -> tuple[str, str]:
    scope = params.mapping("scope") or _DEFAULT
    if scope.get("type") not in _SCOPES:
        raise bad("can't parse BotCommandScope: unsupported type specified")
    return json.dumps(scope, sort_keys=True), _language(params)


def _language(params: Params) -> str:
    language = params.text("language_code")
    if not re.fullmatch(r"(?:[a-z]{2})?", language):
        raise bad("invalid language code specified")
    return language


def _put(shelf: dict[str, str], params: Params, name: str, longest: int) -> bool:
    words = params.text(name)
    if len(words) > longest:
        raise bad(f"bot {name.replace('_', ' ')} is too long")
    shelf[_language(params)] = words
    return True


def _get(shelf: dict[str, str], params: Params) -> str:
    return shelf.get(_language(params)) or shelf.get("", "")


METHODS: Final = {
    "deleteMyCommands": delete_commands,
    "getChatMenuButton": get_menu_button,
    "getMyCommands": get_commands,
    "getMyDescription": get_description,
    "getMyName": get_name,
    "getMyShortDescription": get_short_description,
    "setChatMenuButton": set_menu_button,
    "setMyCommands": set_commands,
    "setMyDescription": set_description,
    "setMyName": set_name,
    "setMyShortDescription": set_short_description,
}
