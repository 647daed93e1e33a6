"""Addresses on the way to Telegram and back: whether they are of any use.

What is said of one repeats nothing of it, for a password or a token may stand in it.
"""

import re
from ipaddress import ip_address
from typing import Final
from urllib.parse import SplitResult, unquote, urlsplit

TELEGRAM: Final = "https://api.telegram.org"
_PLAIN: Final = re.compile("[!-~]+")
_ODD: Final = frozenset('{}<>"\\^`|#')
"""Characters that stand for something else in an address, or for nothing."""
_HOW: Final = "the proxy must be an HTTP one, written http://user:password@host:port"


class ProxyUnusable(ValueError):
    """The proxy's address is none that can be gone through."""


class ServerUnusable(ValueError):
    """The address of the Bot API server is none."""

    def __init__(self) -> None:
        super().__init__(
            "TELEGRAM_API_URL must begin with https:// or http:// and name a host, and hold no"
            f" token: such as {TELEGRAM}"
        )


class HookUnusable(ValueError):
    """The address of the webhook is none that Telegram could bring anything to."""


def check_proxy(address: str) -> None:
    """See to it that a proxy can be gone through.

    An empty address stands for no proxy.

    Raises:
        ProxyUnusable: if it can not; the text repeats nothing of it but the scheme.
    """
    if not address:
        return
    parts = _parts(address)
    if parts is not None and parts.scheme.startswith("socks"):
        message = f"a {parts.scheme} proxy cannot be used: {_HOW}"
        raise ProxyUnusable(message)
    if parts is None or parts.scheme != "http":
        raise ProxyUnusable(_HOW)


def check_server(url: str, token: str = "") -> None:
    """See to it that ``url`` can be the address of a Bot API server.

    Raises:
        ServerUnusable: if it can not.
    """
    parts = _parts(url)
    fits = parts is not None and parts.scheme in {"http", "https"} and not parts.query
    if not fits or not _is_plain(url) or _holds(url, token):
        raise ServerUnusable


def check_hook(url: str, server: str = TELEGRAM, token: str = "") -> None:
    """See to it that Telegram could bring its news to ``url``, if there is one.

    A ``server`` of one's own brings them over plain HTTP too.

    Raises:
        HookUnusable: if it could not.
    """
    if not url:
        return
    parts = _parts(url)
    schemes = {"https"} if server.rstrip("/") == TELEGRAM else {"https", "http"}
    if parts is None or parts.scheme not in schemes or "@" in parts.netloc:
        message = "must begin with https:// and name a host: such as https://bot.example.com/hook"
        raise HookUnusable(message)
    if _holds(url, token):
        message = "must not hold the token: what keeps others out is TELEGRAM_WEBHOOK_SECRET"
        raise HookUnusable(message)
    if not _is_plain(url):
        message = "must be plain letters, digits and signs, without spaces, braces and #"
        raise HookUnusable(message)


def is_same_door(one: tuple[str, int], other: tuple[str, int]) -> bool:
    """Whether who listens at one host and port leaves no room at the other; 0 is any port."""
    (host, port), (other_host, other_port) = one, other
    if port != other_port or port == 0:
        return False
    return host == other_host or _is_everywhere(host) or _is_everywhere(other_host)


def _is_everywhere(host: str) -> bool:
    """Whether who listens there listens at every address of the machine."""
    try:
        return ip_address(host).is_unspecified
    except ValueError:
        return not host


def _parts(address: str) -> SplitResult | None:
    """What an address is made of; None where it names no host, or a port that is none."""
    try:
        parts = urlsplit(address)
        is_whole = bool(parts.hostname) and parts.port != 0
    except ValueError:
        return None
    return parts if is_whole else None


def _is_plain(address: str) -> bool:
    return _PLAIN.fullmatch(address) is not None and not _ODD & set(address)


def _holds(address: str, token: str) -> bool:
    """Whether a token stands in an address, in whatever way it is written there."""
    return bool(token) and token in unquote(address)
