"""The bot hears of what somebody asks for."""

import json
import secrets
from typing import TYPE_CHECKING, Final

from tests.servers.discord_api.asking.asked import AUTOCOMPLETE, COMPONENT, SUBMIT, Asked
from tests.servers.discord_api.messages.message import Message
from tests.servers.discord_api.messages.wire import message_json
from tests.servers.discord_api.places.channel import BOT_DM, GUILD, Channel
from tests.servers.discord_api.refusal import Json

if TYPE_CHECKING:
    from tests.servers.discord_api.people.user import User

_LARGEST_UPLOAD: Final = 10 * 1024 * 1024


def owners(user: "User", where: Channel, kinds: list[int]) -> dict[str, str]:
    """Through whom a command is there: the server (0), the one who uses it (1), or nobody."""
    found: dict[str, str] = {}
    if 0 in kinds and where.context == GUILD and where.guild and where.guild.installed:
        found["0"] = str(where.guild.id)
    if 0 in kinds and where.context == BOT_DM:
        found["0"] = "0"
    if 1 in kinds and user.installed:
        found["1"] = str(user.id)
    return found


def owners_of(message: Message) -> dict[str, str]:
    """Through whom the buttons of a message work."""
    if message.made_by is not None:
        return message.made_by.owners
    return {"0": str(message.channel.guild.id if message.channel.guild else 0)}


def ask(asked: Asked) -> Asked:
    """Tell the bot of it."""
    # As text, so that what was told stays as it was.
    asked.payload = json.dumps(_payload(asked))
    asked.world.asked[asked.token] = asked
    deliver(asked)
    return asked


def deliver(asked: Asked) -> None:
    """Tell the bot of it, perhaps once more."""
    guild = asked.where.guild
    gateway = asked.world.gateway
    if guild is None:
        gateway.tell_private("INTERACTION_CREATE", asked.payload)
    else:
        gateway.tell_guild(guild.id, "INTERACTION_CREATE", asked.payload)


def new(
    user: "User",
    where: Channel,
    kind: int,
    data: Json,
    through: dict[str, str],
) -> Asked:
    """Something that somebody asks for."""
    world = user.world
    return Asked(
        world=world,
        user=user,
        where=where,
        kind=kind,
        data=data,
        id=world.ids.next(),
        token=secrets.token_urlsafe(48),
        at=world.now,
        owners=through,
    )


def _payload(asked: Asked) -> Json:
    where, user = asked.where, asked.user
    said: Json = {
        "id": str(asked.id),
        "application_id": str(asked.world.bot.id),
        "type": asked.kind,
        "version": 1,
        "token": asked.token,
        "data": asked.data,
        "channel": where.partial(user),
        "channel_id": str(where.id),
        "locale": user.account.locale,
        "app_permissions": str(_rights(asked)),
        "authorizing_integration_owners": asked.owners,
        "context": where.context,
        "entitlements": [],
        "entitlement_sku_ids": [],
        "attachment_size_limit": _LARGEST_UPLOAD,
    }
    if asked.kind in {COMPONENT, SUBMIT} and asked.pressed is not None:
        said["message"] = message_json(asked.pressed)
    if asked.kind == AUTOCOMPLETE:
        del said["entitlement_sku_ids"]
    return said | _person(asked)


def _person(asked: Asked) -> Json:
    guild = asked.where.guild
    if guild is None:
        return {"user": asked.user.account.json}
    rights = asked.where.rights_of(asked.user)
    return {
        "member": guild.member_json(asked.user, rights),
        "guild_id": str(guild.id),
        "guild": guild.partial,
        "guild_locale": guild.locale,
    }


def _rights(asked: Asked) -> int:
    return asked.where.app_rights
