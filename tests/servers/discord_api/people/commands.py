"""The commands that somebody has before them in some place."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tests.servers.discord_api.asking import asking, options
from tests.servers.discord_api.asking.asked import AUTOCOMPLETE, COMMAND, Asked
from tests.servers.discord_api.places.channel import GUILD, Channel
from tests.servers.discord_api.refusal import Json

if TYPE_CHECKING:
    from tests.servers.discord_api.people.user import User

SLASH, USER_MENU = 1, 2


@dataclass(frozen=True, slots=True)
class Offered:
    """A command as somebody reads it, in their language; ``command`` is what was synced."""

    name: str
    description: str
    command: Json


def offered(user: "User", where: Channel) -> Iterator[Offered]:
    """All commands that somebody may use in a place."""
    for command in _there(user, where):
        names = command.get("name_localizations") or {}
        told = command.get("description_localizations") or {}
        locale = user.account.locale
        name = names.get(locale, command["name"])
        yield Offered(str(name), str(told.get(locale, command["description"])), command)


def typed(user: "User", where: Channel, line: str, given: options.Given) -> Asked:
    """Somebody sends a command."""
    name, *path = line.split()
    command = _named(user, where, name, SLASH)
    return _sent(user, where, command, options.filled(command, path, _only_given(given)))


def half_typed(
    user: "User", where: Channel, line: str, given: options.Given, focused: str
) -> Asked:
    """Somebody is typing something that the bot may complete."""
    name, *path = line.split()
    command = _named(user, where, name, SLASH)
    data = options.filled(command, path, _only_given(given), focused)
    return _sent(user, where, command, data, AUTOCOMPLETE)


def from_menu(user: "User", where: Channel, name: str, target: "User") -> Asked:
    """Somebody chooses what the bot offers about a person."""
    command = _named(user, where, name, USER_MENU)
    data: Json = {"id": command["id"], "name": command["name"], "type": USER_MENU}
    data["target_id"] = str(target.id)
    data["resolved"] = options.resolved(target, where)
    return _sent(user, where, command, data)


def _only_given(given: options.Given) -> options.Given:
    return {name: value for name, value in given.items() if value is not None}


def _sent(user: "User", where: Channel, command: Json, data: Json, kind: int = COMMAND) -> Asked:
    if "ids" in data.get("resolved", {}):
        data |= options.named(data["resolved"]["ids"], where)
    through = asking.owners(user, where, _kinds(command))
    return asking.ask(asking.new(user, where, kind, data, through))


def _named(user: "User", where: Channel, name: str, kind: int) -> Json:
    known = [one for one in _there(user, where) if one["type"] == kind]
    for command in known:
        if command["name"] == name:
            return command
    message = f"{user} has no {name!r} in {where}, but {[one['name'] for one in known]}"
    raise AssertionError(message)


def _there(user: "User", where: Channel) -> Iterator[Json]:
    commands = user.world.application.commands
    local = commands.get(where.guild.id, {}) if where.guild else {}
    for command in (*commands.get(None, {}).values(), *local.values()):
        contexts = command.get("contexts")
        fits = contexts is None or where.context in contexts
        if fits and asking.owners(user, where, _kinds(command)) and _may(user, where, command):
            yield command


def _kinds(command: Json) -> list[int]:
    return command.get("integration_types") or [0]


def _may(user: "User", where: Channel, command: Json) -> bool:
    needed = int(command.get("default_member_permissions") or 0)
    return where.context != GUILD or where.rights_of(user) & needed == needed
