"""Messages come before people's eyes, change there, and go; and the bot hears of it."""

import json
from typing import Final

from tests.servers.discord_api.messages.message import SILENT, Message
from tests.servers.discord_api.messages.wire import message_json
from tests.servers.discord_api.refusal import Json

GUILD_MESSAGES: Final = 1 << 9
DM_MESSAGES: Final = 1 << 12


def posted(message: Message, allowed: Json | None = None) -> Message:
    """A message is new; ``allowed`` says whom it may call, None anybody it names."""
    message.channel.posted[message.id] = message
    message.channel.woken()
    _shown(message, "MESSAGE_CREATE")
    if not message.flags & SILENT:
        call(message, allowed)
    return message


def changed(message: Message) -> None:
    """A message says something else from now on, and calls nobody by it."""
    message.edits += 1
    message.edited = message.channel.world.now
    _shown(message, "MESSAGE_UPDATE")


def taken_away(message: Message) -> None:
    """A message is gone, for everybody."""
    message.deleted = True
    channel = message.channel
    for person in channel.watchers(message):
        person.notice()
    if not message.ephemeral:
        _tell(message, "MESSAGE_DELETE", {"id": str(message.id), "channel_id": str(channel.id)})
    channel.world.stir()


def _shown(message: Message, event: str) -> None:
    said = message_json(message)
    raw = json.dumps(said, ensure_ascii=False).encode("utf-8", "surrogatepass")
    for person in message.channel.watchers(message):
        person.see(message, raw)
    if not message.ephemeral:
        _tell(message, event, said)
    message.channel.world.stir()


def _tell(message: Message, event: str, said: Json) -> None:
    channel, guild = message.channel, message.channel.guild
    if guild is None:
        if channel.bot_rights:
            channel.world.gateway.tell_private(event, said, intent=DM_MESSAGES)
    elif guild.has_bot:
        place = {"guild_id": str(guild.id)}
        channel.world.gateway.tell_guild(guild.id, event, said | place, intent=GUILD_MESSAGES)


def call(message: Message, allowed: Json | None) -> None:
    """Those whom it names, and may, are called."""
    if not message.author.is_bot:
        return
    kinds = {"users", "everyone"} if allowed is None else set(allowed.get("parse", ()))
    single = {int(one) for one in (allowed or {}).get("users", ())}
    everybody = message.names_everyone and "everyone" in kinds
    named = message.named
    for person in message.channel.watchers(message):
        if everybody or (person.id in named and ("users" in kinds or person.id in single)):
            person.pings.append(message)
            message.mentions.append(person.account)
