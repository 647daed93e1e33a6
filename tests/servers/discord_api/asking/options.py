"""A command line as somebody fills it in, checked against what was synced."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from tests.servers.discord_api.accounts import Account
from tests.servers.discord_api.places.channel import Channel
from tests.servers.discord_api.refusal import Json

if TYPE_CHECKING:
    from tests.servers.discord_api.people.user import User

SUBCOMMAND, GROUP = 1, 2
STRING, INTEGER, BOOLEAN, USER, CHANNEL, NUMBER = 3, 4, 5, 6, 7, 10
Given = dict[str, object]
_PLAIN: Final = {STRING: str, INTEGER: int, BOOLEAN: bool, NUMBER: float}


def filled(command: Json, path: list[str], given: Given, focused: str = "") -> Json:
    """The data of a command; ``path`` are the names of subcommands.

    ``focused`` is what somebody is typing at the moment.
    """
    people: Json = {}
    options = _level(command, path, given, (focused, people))
    kinds = {"id": command["id"], "name": command["name"], "type": command["type"]}
    resolved: Json = {"resolved": people} if people else {}
    return kinds | resolved | ({"options": options} if options else {})


def resolved(person: "User | Account", where: Channel) -> Json:
    """Somebody, or the bot, as a command tells of those that it names."""
    if isinstance(person, Account):
        return {"users": {str(person.id): person.json}}
    said: Json = {"users": {str(person.id): person.account.json}}
    guild = where.guild
    if guild is not None and person in guild.members:
        member = guild.member_json(person, where.rights_of(person))
        del member["user"]
        said["members"] = {str(person.id): member}
    return said


def named(identities: Iterable[str], where: Channel) -> Json:
    """Several people, as an interaction tells of those that it names; nothing where it names none.

    Raises:
        KeyError: if there is nobody of such a number.
    """
    people: Json = {}
    for identity in identities:
        told = resolved(where.world.person(int(identity)), where)
        for part, entries in told.items():
            people.setdefault(part, {}).update(entries)
    return {"resolved": people} if people else {}


def _level(command: Json, path: list[str], given: Given, focus: tuple[str, Json]) -> list[Json]:
    options = command.get("options", [])
    if path:
        inner = _named(options, path[0])
        assert inner["type"] in {SUBCOMMAND, GROUP}, f"{path[0]} is no subcommand"
        below = _level(inner, path[1:], given, focus)
        return [{"name": inner["name"], "type": inner["type"], "options": below}]
    subcommands = [one["name"] for one in options if one["type"] in {SUBCOMMAND, GROUP}]
    assert not subcommands, f"one of {subcommands} must be chosen"
    missing = {one["name"] for one in options if one.get("required")} - given.keys()
    assert not missing or focus[0], f"{missing} must be filled in"
    return [_one(_named(options, name), value, focus) for name, value in given.items()]


def _named(options: Iterable[Json], name: str) -> Json:
    for one in options:
        if one["name"] == name:
            return one
    message = f"there is no {name!r} among {[one['name'] for one in options]}"
    raise AssertionError(message)


def _one(option: Json, value: object, focus: tuple[str, Json]) -> Json:
    said: Json = {"name": option["name"], "type": option["type"]}
    if option["name"] == focus[0]:
        assert option.get("autocomplete"), f"nothing is offered for {focus[0]}"
        return said | {"value": value, "focused": True}
    if option["type"] in _PLAIN:
        return said | {"value": _plain(option, value)}
    assert option["type"] in {USER, CHANNEL, 8, 9}, f"{option} cannot be filled in"
    identity = str(getattr(value, "id", value))
    if option["type"] == USER:
        focus[1].setdefault("ids", []).append(identity)
    return said | {"value": identity}


def _plain(option: Json, value: object) -> object:
    kind = _PLAIN[option["type"]]
    fits = isinstance(value, kind) and not (kind is int and isinstance(value, bool))
    assert fits, f"{option['name']} takes no {value!r}"
    choices = [one["value"] for one in option.get("choices", ())]
    assert not choices or value in choices, f"{value!r} is not among {choices}"
    if isinstance(value, str):
        least, most = option.get("min_length") or 0, option.get("max_length") or 6000
        assert least <= len(value) <= most, f"{value!r} is too short or too long"
    elif isinstance(value, int | float) and not isinstance(value, bool):
        lower, upper = option.get("min_value"), option.get("max_value")
        assert lower is None or value >= lower, f"{value} is too small"
        assert upper is None or value <= upper, f"{value} is too large"
    return value
