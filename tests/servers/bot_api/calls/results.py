"""Whether python-telegram-bot's own classes read an answer, with nothing left over."""

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


def complaint(method: str, result: object) -> str:
    """What is wrong with an answer; empty if nothing is."""
    kind = CLASSES.get(method)
    if kind is None:
        return "" if isinstance(result, bool | int) else f"{method} answers {result!r}"
    for one in result if isinstance(result, list) else [result]:
        if not isinstance(one, dict):
            return f"{method} answers {result!r}"
        try:
            unknown = [*leftovers(kind, one)]
        except (TypeError, ValueError, KeyError, AttributeError) as error:
            return f"{method} answers {one!r}: {error!r}"
        if unknown:
            return f"{method} answers {one!r}: nobody knows {unknown}"
    return ""


def leftovers(kind: type[telegram.TelegramObject], said: Json) -> Iterator[str]:
    """The fields that ``kind`` does not know, at any depth."""
    yield from _unknown(kind.de_json(dict(said)))


def _unknown(read: object) -> Iterator[str]:
    if isinstance(read, telegram.TelegramObject):
        yield from read.api_kwargs
        for name in read.to_dict():
            yield from _unknown(getattr(read, _attribute(read, name), None))
    elif isinstance(read, Sequence) and not isinstance(read, str | bytes):
        for one in read:
            yield from _unknown(one)


def _attribute(read: telegram.TelegramObject, name: str) -> str:
    return "from_user" if name == "from" and hasattr(read, "from_user") else name
