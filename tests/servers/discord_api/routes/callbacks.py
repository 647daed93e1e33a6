"""The first answer to an interaction."""

import json
from collections.abc import Callable
from typing import Final

from tests.servers.discord_api import permissions
from tests.servers.discord_api.asking.asked import (
    AUTOCOMPLETE,
    CHOICES,
    COMPONENT,
    LATER,
    MESSAGE,
    MODAL,
    SUBMIT,
    THINKING,
    UPDATE,
    Asked,
    Choice,
)
from tests.servers.discord_api.messages import showing
from tests.servers.discord_api.messages.message import EPHEMERAL, LOADING, Message
from tests.servers.discord_api.messages.wire import message_json
from tests.servers.discord_api.places.channel import GUILD
from tests.servers.discord_api.reading.checks import (
    check_choice,
    check_count,
    check_fields,
    check_length,
)
from tests.servers.discord_api.reading.modals import read_modal
from tests.servers.discord_api.reading.writing import write
from tests.servers.discord_api.refusal import Json, bad, unknown
from tests.servers.discord_api.rest.given import Given, Upload

_MOST_CHOICES: Final = 25


def answer(given: Given) -> Json | None:
    """POST /interactions/{interaction}/{token}/callback."""
    asked = given.world.asked.get(given.blanks["token"])
    if asked is None or str(asked.id) != given.blanks["interaction"]:
        raise unknown("interaction")
    if asked.acknowledged:
        raise bad(40060, "Interaction has already been acknowledged.")
    if asked.failed:
        raise unknown("interaction")
    if asked.where.deleted:
        raise unknown("Channel")
    kind = given.body.get("type")
    check_choice("type", kind, _takes(asked))
    assert isinstance(kind, int)
    _ANSWERS[kind](asked, given.body.get("data") or {}, given.files)
    asked.callback, asked.answered_at = kind, given.world.now
    asked.stir()
    return _told(asked, kind) if given.flag("with_response") else None


def new_message(
    asked: Asked, data: Json, files: tuple[Upload, ...], *, ephemeral: bool
) -> Message:
    """A message that comes as an answer.

    Raises:
        Refusal: if Discord would not take it.
    """
    world = asked.world
    message = Message(world.ids.next(), asked.where, world.bot, world.now, made_by=asked)
    if ephemeral or hidden(asked):
        message.owner, message.flags = asked.user, EPHEMERAL
    allowed = write(world, message, data, files)
    return showing.posted(message, allowed)


def hidden(asked: Asked) -> bool:
    """Whether nobody else may see what comes, whatever the bot wants."""
    allowed = asked.where.rights_of(asked.user) & permissions.USE_EXTERNAL_APPS
    return asked.only_installed_by_user and asked.where.context == GUILD and not allowed


def _takes(asked: Asked) -> set[int]:
    """The types of callbacks that an interaction takes."""
    if asked.kind == AUTOCOMPLETE:
        return {CHOICES}
    takes = {MESSAGE, THINKING}
    if asked.pressed is not None and asked.kind in {COMPONENT, SUBMIT}:
        takes |= {LATER, UPDATE}
    return takes if asked.kind == SUBMIT else takes | {MODAL}


def _message(asked: Asked, data: Json, files: tuple[Upload, ...]) -> None:
    ephemeral = bool((data.get("flags") or 0) & EPHEMERAL)
    asked.original = new_message(asked, data, files, ephemeral=ephemeral)


def _thinking(asked: Asked, data: Json, files: tuple[Upload, ...]) -> None:
    flags = check_fields("data", data, {"flags"}).get("flags") or 0
    check_choice("data.flags", flags, (0, EPHEMERAL))
    check_count("files", list(files), 0, 0)
    world = asked.world
    message = Message(
        world.ids.next(), asked.where, world.bot, world.now, flags=LOADING | flags, made_by=asked
    )
    if flags & EPHEMERAL or hidden(asked):
        message.owner, message.flags = asked.user, LOADING | EPHEMERAL
    asked.original = showing.posted(message)
    asked.deferred = True


def _later(asked: Asked, data: Json, files: tuple[Upload, ...]) -> None:
    check_fields("data", data, ())
    check_count("files", list(files), 0, 0)
    asked.original, asked.deferred = asked.pressed, True


def _update(asked: Asked, data: Json, files: tuple[Upload, ...]) -> None:
    message = asked.pressed
    assert message is not None
    if message.deleted or message.channel.deleted:
        raise unknown("Message")
    write(asked.world, message, data, files)
    asked.original = message
    showing.changed(message)


def _modal(asked: Asked, data: Json, files: tuple[Upload, ...]) -> None:
    check_count("files", list(files), 0, 0)
    asked.modal = read_modal(asked.world.application, asked, data)
    asked.user.read(json.dumps(data, ensure_ascii=False).encode(), asked.where)


def _choices(asked: Asked, data: Json, files: tuple[Upload, ...]) -> None:
    check_count("files", list(files), 0, 0)
    given = check_fields("data", data, {"choices"}).get("choices")
    choices = check_count("data.choices", given, 0, _MOST_CHOICES)
    for at, choice in enumerate(choices):
        path = f"data.choices.{at}"
        check_fields(path, choice, {"name", "name_localizations", "value"})
        check_length(f"{path}.name", choice.get("name"), 1, 100)
        if isinstance(choice.get("value"), str):
            check_length(f"{path}.value", choice["value"], 1, 100)
    asked.choices = tuple(Choice(one["name"], one["value"]) for one in choices)
    asked.user.read(json.dumps(data, ensure_ascii=False).encode(), asked.where)


def _told(asked: Asked, kind: int) -> Json:
    """What the bot is told of its own answer."""
    said: Json = {
        "id": str(asked.id),
        "type": asked.kind,
        "channel_id": str(asked.where.id),
    }
    if asked.where.guild is not None:
        said["guild_id"] = str(asked.where.guild.id)
    message = asked.original
    if message is None:
        return {"interaction": said}
    resource: Json = {"type": kind}
    said["response_message_id"] = str(message.id)
    said["response_message_loading"] = message.loading
    said["response_message_ephemeral"] = message.ephemeral
    if kind != LATER:
        resource |= {"message": message_json(message)}
    return {"interaction": said, "resource": resource}


_ANSWERS: Final[dict[int, Callable[[Asked, Json, tuple[Upload, ...]], None]]] = {
    MESSAGE: _message,
    THINKING: _thinking,
    LATER: _later,
    UPDATE: _update,
    CHOICES: _choices,
    MODAL: _modal,
}
