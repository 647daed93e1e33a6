"""Messages as they go over the wire."""

from tests.servers.discord_api.ids import stamp
from tests.servers.discord_api.messages.message import Attachment, Message
from tests.servers.discord_api.refusal import Json

_CDN = "https://cdn.discordapp.test/attachments"
_PLAIN, _REPLY, _COMMAND, _MENU = 0, 19, 20, 23
_SLASH, _USER_COMMAND = 1, 2


def message_json(message: Message) -> Json:
    """A message as everybody is told of it who may see it."""
    said: Json = {
        "id": str(message.id),
        "channel_id": str(message.channel.id),
        "author": message.author.json,
        "content": message.content,
        "timestamp": stamp(message.at),
        "edited_timestamp": None if message.edited is None else stamp(message.edited),
        "tts": False,
        "mention_everyone": False,
        "mentions": [one.json for one in message.mentions],
        "mention_roles": [],
        "attachments": [attachment_json(message, one) for one in message.attachments],
        "embeds": message.embeds,
        "components": message.components,
        "pinned": False,
        "flags": message.flags,
        "type": _kind(message),
    }
    if message.nonce:
        said["nonce"] = message.nonce
    if message.reply_to:
        said["message_reference"] = {
            "message_id": str(message.reply_to),
            "channel_id": str(message.channel.id),
        }
    return said | _origin(message)


def attachment_json(message: Message, one: Attachment) -> Json:
    """An uploaded file."""
    url = f"{_CDN}/{message.channel.id}/{one.id}/{one.name}"
    said = {
        "id": str(one.id),
        "filename": one.name,
        "size": len(one.content),
        "url": url,
        "proxy_url": url,
    }
    return said | ({"description": one.description} if one.description else {})


def _kind(message: Message) -> int:
    if message.reply_to:
        return _REPLY
    asked = message.made_by
    if asked is None or asked.kind != 2:
        return _PLAIN
    return _COMMAND if asked.data.get("type") == _SLASH else _MENU


def _origin(message: Message) -> Json:
    """What a message came as the answer to."""
    asked = message.made_by
    if asked is None:
        return {}
    metadata: Json = {
        "id": str(asked.id),
        "type": asked.kind,
        "user": asked.user.account.json,
        "authorizing_integration_owners": asked.owners,
    }
    if asked.kind == 2:
        metadata["name"] = asked.data["name"]
    if asked.pressed is not None:
        metadata["interacted_message_id"] = str(asked.pressed.id)
    return {
        "webhook_id": str(asked.world.bot.id),
        "application_id": str(asked.world.bot.id),
        "interaction_metadata": metadata,
    }
