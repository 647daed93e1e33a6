"""The commands that the bot offers."""

from tests.servers.discord_api.reading.commands import read_commands
from tests.servers.discord_api.refusal import Json, unknown
from tests.servers.discord_api.rest.given import Given


def get_commands(given: Given) -> list[Json]:
    """GET /applications/{application}/commands, or those of one server."""
    return list(_there(given).values())


def put_commands(given: Given) -> list[Json]:
    """PUT /applications/{application}/commands: these, and no others."""
    there, commands = _there(given), read_commands(given.entries)
    before = {(one["type"], one["name"]): one["id"] for one in there.values()}
    there.clear()
    for command in commands:
        identity = before.get((command["type"], command["name"]))
        _keep(given, command, int(identity) if identity else given.world.ids.next())
    return list(there.values())


def _there(given: Given) -> dict[int, Json]:
    application = given.world.application
    if given.blanks["application"] != str(application.id):
        raise unknown("application")
    guild = given.number("guild") if "guild" in given.blanks else None
    if guild is not None and guild not in given.world.guilds:
        raise unknown("Guild")
    return application.commands.setdefault(guild, {})


def _keep(given: Given, command: Json, identity: int) -> Json:
    """Keep a command, with all that Discord adds to it."""
    kept: Json = {
        "description": "",
        "options": [],
        "nsfw": False,
        "contexts": None,
        "integration_types": [0],
        "default_member_permissions": None,
        "name_localizations": None,
        "description_localizations": None,
    } | command
    kept |= {
        "id": str(identity),
        "application_id": str(given.world.application.id),
        "version": str(given.world.ids.next()),
    }
    if "guild" in given.blanks:
        kept["guild_id"] = given.blanks["guild"]
    _there(given)[identity] = kept
    return kept
