"""Whether python-telegram-bot's own classes read an answer, with nothing left over."""

import inspect
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import telegram

from tests.servers.bot_api.refusal import Json

CLASSES: Final[Mapping[str, type[telegram.TelegramObject]]] = {
    "getMe": telegram.User,
    "getUpdates": telegram.Update,
    "getWebhookInfo": telegram.WebhookInfo,
    "sendMessage": telegram.Message,
    "sendPhoto": telegram.Message,
    "editMessageText": telegram.Message,
    "editMessageCaption": telegram.Message,
    "editMessageMedia": telegram.Message,
    "editMessageReplyMarkup": telegram.Message,
    "getChat": telegram.ChatFullInfo,
    "getChatMember": telegram.ChatMember,
    "getChatAdministrators": telegram.ChatMember,
    "getMyCommands": telegram.BotCommand,
    "getMyName": telegram.BotName,
    "getMyDescription": telegram.BotDescription,
    "getMyShortDescription": telegram.BotShortDescription,
    "getChatMenuButton": telegram.MenuButton,
}


_CHOOSING: Final = frozenset({"type", "status"})
"""The fields that say of which class something is."""
_READ: Final[set[tuple[type[telegram.TelegramObject], object]]] = set()


def complaint(method: str, result: object) -> str:
    """What is wrong with an answer; empty if nothing is."""
    kind = CLASSES.get(method)
    if kind is None:
        return "" if isinstance(result, bool | int) else f"{method} answers {result!r}"
    for one in result if isinstance(result, list) else [result]:
        if not isinstance(one, dict):
            return f"{method} answers {result!r}"
        try:
            unknown = leftovers(kind, one)
        except (TypeError, ValueError, KeyError, AttributeError) as error:
            return f"{method} answers {one!r}: {error!r}"
        if unknown:
            return f"{method} answers {one!r}: wrong are {unknown}"
    return ""


def leftovers(kind: type[telegram.TelegramObject], said: Json) -> list[str]:
    """The fields that ``kind`` does not know, or misses, at any depth.

    To read a message takes longer than to send it, so each shape is read once.
    """
    shape = kind, _shape(said)
    if shape in _READ:
        return []
    unknown = [*_unknown(kind.de_json(dict(said)), said)]
    if not unknown:
        _READ.add(shape)
    return unknown


def _shape(value: object, name: str = "") -> object:
    """What decides how a value is read: its fields, its type, and what names a class."""
    if isinstance(value, dict):
        return frozenset((key, _shape(part, key)) for key, part in value.items())
    if isinstance(value, list):
        return frozenset(map(_shape, value)), "list"
    return value if name in _CHOOSING or value == 0 else type(value)


def _unknown(read: object, said: object) -> Iterator[str]:
    if isinstance(read, telegram.TelegramObject) and isinstance(said, dict):
        yield from read.api_kwargs
        yield from (f"no {name}" for name in _needed(type(read)) if getattr(read, name) is None)
        for name, value in said.items():
            if isinstance(value, dict | list):
                yield from _unknown(getattr(read, _attribute(read, name), None), value)
    elif isinstance(read, Sequence) and isinstance(said, list):
        for one, value in zip(read, said, strict=True):
            yield from _unknown(one, value)


def _needed(kind: type) -> tuple[str, ...]:
    """What a class can not do without; it does not always look itself."""
    known = inspect.signature(kind).parameters.values()
    return tuple(one.name for one in known if one.default is one.empty)


def _attribute(read: telegram.TelegramObject, name: str) -> str:
    return "from_user" if name == "from" and hasattr(read, "from_user") else name
