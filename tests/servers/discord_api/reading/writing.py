"""What is to be written into a message, checked as a whole."""

from typing import Final

from tests.servers.discord_api.messages.message import COMPONENTS_V2, SILENT, Attachment, Message
from tests.servers.discord_api.reading.checks import check_count, check_fields, check_length
from tests.servers.discord_api.reading.components import Reader
from tests.servers.discord_api.reading.mentions import check_named, read_allowed
from tests.servers.discord_api.refusal import Json, bad, invalid
from tests.servers.discord_api.rest.given import Upload
from tests.servers.discord_api.world import World

NEW_FIELDS: Final = frozenset(
    {"content", "tts", "embeds", "allowed_mentions", "components", "attachments", "flags", "poll"}
)
EDIT_FIELDS: Final = frozenset(
    {"content", "tts", "embeds", "allowed_mentions", "components", "attachments", "flags"}
)
"""discord.py sends ``tts`` with every edit, and Discord minds it not."""
_SUPPRESS_EMBEDS: Final = 1 << 2
_SETTABLE: Final = _SUPPRESS_EMBEDS | SILENT | COMPONENTS_V2
_EPHEMERAL: Final = 1 << 6


def write(world: World, message: Message, body: Json, files: tuple[Upload, ...]) -> Json | None:
    """Write into a message, new or old; whom it may call is given back.

    Nothing is changed where anything cannot be read.

    Raises:
        Refusal: if Discord would not take it.
    """
    check_fields("body", body, NEW_FIELDS)
    allowed = read_allowed(body.get("allowed_mentions"))
    flags = _flags(message, body)
    modern = bool(flags & COMPONENTS_V2)
    content, embeds = _words(message, body, modern=modern)
    attachments = _attachments(world, message, body, files)
    reader = Reader(world.application, {one.name for one in attachments})
    components = message.components
    if "components" in body:
        components = reader.read(body["components"] or [], modern=modern)
    if not (content or embeds or components or attachments):
        raise bad(50006, "Cannot send an empty message")
    trial = Message(0, message.channel, message.author, 0, content, components, embeds)
    check_named(trial, allowed)
    message.content, message.components, message.embeds = content, components, embeds
    message.attachments, message.flags = attachments, flags
    return allowed


def _flags(message: Message, body: Json) -> int:
    given = body.get("flags")
    if given is None:
        return message.flags
    if not isinstance(given, int) or given & ~(_SETTABLE | _EPHEMERAL):
        raise invalid("flags", "BASE_TYPE_INVALID", f"{given} are no flags to set")
    if message.flags & COMPONENTS_V2 and not given & COMPONENTS_V2:
        words = "The IS_COMPONENTS_V2 flag cannot be removed"
        raise invalid("flags", "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG", words)
    kept = message.flags & ~_SETTABLE
    return kept | (given & _SETTABLE)


def _words(message: Message, body: Json, *, modern: bool) -> tuple[str, list[Json]]:
    content = body.get("content", message.content) or ""
    check_length("content", content, 0, 2000)
    embeds = check_count("embeds", body.get("embeds", message.embeds) or [], 0, 10)
    for embed in embeds:
        check_length("embeds.description", embed.get("description") or "", 0, 4096)
    if modern and (content or embeds or body.get("poll")):
        words = "The 'content' and 'embeds' fields cannot be used with IS_COMPONENTS_V2"
        code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
        raise invalid("content" if content else "embeds", code, words)
    return content, embeds


def _attachments(
    world: World, message: Message, body: Json, files: tuple[Upload, ...]
) -> list[Attachment]:
    """What a message has of files: those that it keeps, and those that come."""
    if "attachments" not in body:
        kept = list(message.attachments)
        return [*kept, *(Attachment(world.ids.next(), one.name, one.content) for one in files)]
    known = {str(one.id): one for one in message.attachments}
    coming = {str(one.number): one for one in files}
    found = []
    for at, given in enumerate(check_count("attachments", body["attachments"] or [], 0, 10)):
        fields = {"id", "filename", "description", "is_spoiler"}
        said = check_fields(f"attachments.{at}", given, fields)
        identity = str(said.get("id"))
        if identity in known:
            found.append(known[identity])
        elif identity in coming:
            upload, told = coming[identity], str(said.get("description") or "")
            name = str(said.get("filename") or upload.name)
            found.append(Attachment(world.ids.next(), name, upload.content, told))
        else:
            raise invalid(f"attachments.{at}.id", "UNKNOWN", f"there is no file {identity}")
    return found
