"""Channels and their messages, as the bot reaches them by itself."""

from typing import Final

from tests.servers.discord_api.messages import showing
from tests.servers.discord_api.messages.message import Message
from tests.servers.discord_api.messages.wire import message_json
from tests.servers.discord_api.places.channel import Channel
from tests.servers.discord_api.reading.checks import check_length
from tests.servers.discord_api.reading.writing import write
from tests.servers.discord_api.refusal import Json, forbidden, too_many, unknown
from tests.servers.discord_api.rest.given import Given

_OLD_SECONDS: Final = 3600.0
_NONCE_SECONDS: Final = 300.0


def get_channel(given: Given) -> Json:
    """GET /channels/{channel}."""
    channel = given.channel()
    channel.check_bot_reaches()
    return channel.json


def get_messages(given: Given) -> list[Json]:
    """GET /channels/{channel}/messages: the newest first."""
    channel = given.channel()
    channel.check_bot_reaches()
    most = int(given.query.get("limit", "50"))
    there = [one for one in channel.posted.values() if channel.find(one.id)]
    return [message_json(one) for one in reversed(there[-most:])]


def get_message(given: Given) -> Json:
    """GET /channels/{channel}/messages/{message}."""
    channel = given.channel()
    channel.check_bot_reaches()
    return message_json(_found(given, channel))


def post_message(given: Given) -> Json:
    """POST /channels/{channel}/messages."""
    channel = given.channel()
    channel.check_bot_posts()
    nonce = str(given.body.get("nonce") or "")
    check_length("nonce", nonce, 0, 25)
    if nonce and given.body.get("enforce_nonce"):
        known = given.world.noted.get((channel.id, nonce))
        if known and given.world.now - known.at < _NONCE_SECONDS and not known.deleted:
            return message_json(known)
    message = _new(given, channel, nonce)
    if nonce:
        given.world.noted[channel.id, nonce] = message
    return message_json(message)


def edit_message(given: Given) -> Json:
    """PATCH /channels/{channel}/messages/{message}."""
    channel = given.channel()
    channel.check_bot_edits()
    message = _found(given, channel)
    if message.author is not given.world.bot:
        raise forbidden(50005, "Cannot edit a message authored by another user")
    _count_old(given, message)
    write(given.world, message, given.body, given.files)
    showing.changed(message)
    return message_json(message)


def delete_message(given: Given) -> None:
    """DELETE /channels/{channel}/messages/{message}."""
    channel = given.channel()
    channel.check_bot_edits()
    message = _found(given, channel)
    if message.author is not given.world.bot:
        raise forbidden(50013, "Missing Permissions")
    showing.taken_away(message)


def _new(given: Given, channel: Channel, nonce: str) -> Message:
    world, body = given.world, dict(given.body)
    for name in ("nonce", "enforce_nonce", "sticker_ids"):
        body.pop(name, None)
    replied = body.pop("message_reference", None) or {}
    message = Message(world.ids.next(), channel, world.bot, world.now, nonce=nonce)
    if replied:
        message.reply_to = int(replied["message_id"])
    allowed = write(world, message, body, given.files)
    return showing.posted(message, allowed)


def _found(given: Given, channel: Channel) -> Message:
    message = channel.find(given.number("message"))
    if message is None:
        raise unknown("Message")
    return message


def _count_old(given: Given, message: Message) -> None:
    """What is older than an hour may be edited only now and then."""
    world = given.world
    now = world.now
    if now - message.at < _OLD_SECONDS:
        return
    edits = [at for at in world.edits_of_old.get(message.id, ()) if at > now - _OLD_SECONDS]
    world.edits_of_old[message.id] = edits
    if len(edits) >= world.old_edits:
        words = "Maximum number of edits to messages older than 1 hour reached. Try again later"
        refusal = too_many(edits[0] + _OLD_SECONDS - now, code=30046)
        refusal.words = words
        raise refusal
    edits.append(now)
