"""The bot's own account, its application, the people and servers it can ask about."""

from tests.servers.discord_api.refusal import Json, forbidden, invalid, unknown
from tests.servers.discord_api.rest.given import Given

_MINUTE = 60.0


def get_gateway(given: Given) -> Json:
    """GET /gateway."""
    return {"url": given.world.gateway.url}


def get_gateway_bot(given: Given) -> Json:
    """GET /gateway/bot."""
    gateway = given.world.gateway
    return {
        "url": gateway.url,
        "shards": gateway.shards,
        "session_start_limit": {
            "total": 1000,
            "remaining": gateway.starts_left,
            "reset_after": 86_400_000,
            "max_concurrency": gateway.max_concurrency,
        },
    }


def get_me(given: Given) -> Json:
    """GET /users/@me."""
    return given.world.bot.json | {"verified": True, "mfa_enabled": False, "flags": 0}


def get_my_guilds(given: Given) -> list[Json]:
    """GET /users/@me/guilds."""
    most = int(given.query.get("limit", "200"))
    after = int(given.query.get("after", "0"))
    there = [one for one in given.world.guilds.values() if one.has_bot and one.id > after]
    return [
        {
            "id": str(one.id),
            "name": one.title,
            "icon": None,
            "banner": None,
            "owner": False,
            "permissions": str(one.rights | one.bot.rights),
            "features": [],
        }
        for one in there[:most]
    ]


def get_user(given: Given) -> Json:
    """GET /users/{user}."""
    user = given.world.users.get(given.number("user"))
    if user is None:
        raise unknown("User")
    return user.account.json


def open_dm(given: Given) -> Json:
    """POST /users/@me/channels."""
    world = given.world
    recipient = str(given.body.get("recipient_id"))
    if not recipient.isdecimal():
        raise invalid("recipient_id", "NUMBER_TYPE_COERCE", f'Value "{recipient}" is no id.')
    user = world.users.get(int(recipient))
    if user is None:
        raise invalid("recipient_id", "USER_INVALID", "There is nobody like that.")
    if world.dms_a_minute:
        opened = [at for at in world.opened if at > world.now - _MINUTE]
        if len(opened) >= world.dms_a_minute:
            raise forbidden(40003, "You are opening direct messages too fast.")
        world.opened = [*opened, world.now]
    return user.dm.json


def get_application(given: Given) -> Json:
    """GET /oauth2/applications/@me, and /applications/@me."""
    said = given.world.application.json
    guilds, users = given.world.guilds.values(), given.world.users.values()
    said["approximate_guild_count"] = sum(one.has_bot for one in guilds)
    said["approximate_user_install_count"] = sum(one.installed for one in users)
    return said
