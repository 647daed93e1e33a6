"""Which methods and parameters exist: those that python-telegram-bot's own Bot knows."""

import inspect
from functools import cache
from typing import Final

import telegram

from tests.servers.bot_api.refusal import BAD_REQUEST, NOT_FOUND, Refusal

_METHODS: Final = {
    name.lower(): name
    for name in dir(telegram.Bot)
    if name == "close" or (name[0].islower() and not name.islower() and "_" not in name)
}


def canonical(method: str) -> str | None:
    """A method's name as it is written; None if there is none. Telegram ignores the case."""
    return _METHODS.get(method.lower())


@cache
def parameters(method: str) -> frozenset[str]:
    """The parameters of a method.

    What must be named in python-telegram-bot's own methods is a convenience that it never sends.
    """
    known = inspect.signature(getattr(telegram.Bot, method)).parameters.values()
    return frozenset(one.name for one in known if one.kind is one.POSITIONAL_OR_KEYWORD) - {"self"}


def no_method(method: str) -> Refusal:
    """There is no such method."""
    return Refusal(NOT_FOUND, f"Not Found: method {method} not found")


def not_built(method: str) -> Refusal:
    """Telegram has this method; this server does not."""
    return Refusal(NOT_FOUND, f"Not Found: the fake server has no {method}")


def no_parameters(method: str, names: list[str]) -> Refusal:
    """There are no such parameters; the real server would not even notice."""
    words = f"Bad Request: {method} has no parameter {', '.join(names)}"
    return Refusal(BAD_REQUEST, words)
