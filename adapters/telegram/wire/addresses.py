"""Addresses on the way to Telegram and back: whether they are of any use.

What is said of one repeats nothing of it, for a password or a token may stand in it.
"""

from typing import Final

from adapters.wire.addresses import ServerUnusable, holds, is_plain, is_server, parts_of

TELEGRAM: Final = "https://api.telegram.org"


class HookUnusable(ValueError):
    """The address of the webhook is none that Telegram could bring anything to."""


def check_server(url: str, token: str = "") -> None:
    """See to it that ``url`` can be the address of a Bot API server.

    Raises:
        ServerUnusable: if it can not.
    """
    if not is_server(url, token):
        raise ServerUnusable("TELEGRAM_API_URL", TELEGRAM)


def check_hook(url: str, server: str = TELEGRAM, token: str = "") -> None:
    """See to it that Telegram could bring its news to ``url``, if there is one.

    A ``server`` of one's own brings them over plain HTTP too.

    Raises:
        HookUnusable: if it could not.
    """
    if not url:
        return
    parts = parts_of(url)
    schemes = {"https"} if server.rstrip("/") == TELEGRAM else {"https", "http"}
    if parts is None or parts.scheme not in schemes or "@" in parts.netloc:
        message = "must begin with https:// and name a host: such as https://bot.example.com/hook"
        raise HookUnusable(message)
    if holds(url, token):
        message = "must not hold the token: what keeps others out is TELEGRAM_WEBHOOK_SECRET"
        raise HookUnusable(message)
    if not is_plain(url):
        message = "must be plain letters, digits and signs, without spaces, braces and #"
        raise HookUnusable(message)
