"""Addresses on the way to a platform and back: whether they are of any use.

What is said of one repeats nothing of it, for a password or a token may stand in it.
"""

import re
from ipaddress import ip_address
from typing import Final
from urllib.parse import SplitResult, unquote, urlsplit

_PLAIN: Final = re.compile("[!-~]+")
_ODD: Final = frozenset('{}<>"\\^`|#')
"""Characters that stand for something else in an address, or for nothing."""
_HOW: Final = "the proxy must be an HTTP one, written http://user:password@host:port"


class ProxyUnusable(ValueError):
    """The proxy's address is none that can be gone through."""


class ServerUnusable(ValueError):
    """The address of a platform's server is none."""

    def __init__(self, setting: str, example: str) -> None:
        super().__init__(
            f"{setting} must begin with https:// or http:// and name a host, and hold no token:"
            f" such as {example}"
        )


def check_proxy(address: str) -> None:
    """See to it that a proxy can be gone through.

    An empty address stands for no proxy.

    Raises:
        ProxyUnusable: if it can not; the text repeats nothing of it but the scheme.
    """
    if not address:
        return
    parts = parts_of(address)
    if parts is not None and parts.scheme.startswith("socks"):
        message = f"a {parts.scheme} proxy cannot be used: {_HOW}"
        raise ProxyUnusable(message)
    if parts is None or parts.scheme != "http":
        raise ProxyUnusable(_HOW)


def is_server(url: str, token: str = "") -> bool:
    """Whether ``url`` can be the address of a server that is asked over HTTP."""
    parts = parts_of(url)
    fits = parts is not None and parts.scheme in {"http", "https"} and not parts.query
    return fits and is_plain(url) and not holds(url, token)


def is_same_door(one: tuple[str, int], other: tuple[str, int]) -> bool:
    """Whether who listens at one host and port leaves no room at the other; 0 is any port."""
    (host, port), (other_host, other_port) = one, other
    if port != other_port or port == 0:
        return False
    return host == other_host or _is_everywhere(host) or _is_everywhere(other_host)


def parts_of(address: str) -> SplitResult | None:
    """What an address is made of; None where it names no host, or a port that is none."""
    try:
        parts = urlsplit(address)
        is_whole = bool(parts.hostname) and parts.port != 0
    except ValueError:
        return None
    return parts if is_whole else None


def is_plain(address: str) -> bool:
    """Whether an address is written without anything that stands for something else."""
    return _PLAIN.fullmatch(address) is not None and not _ODD & set(address)


def holds(address: str, token: str) -> bool:
    """Whether a token stands in an address, in whatever way it is written there."""
    return bool(token) and token in unquote(address)


def _is_everywhere(host: str) -> bool:
    """Whether who listens there listens at every address of the machine."""
    try:
        return ip_address(host).is_unspecified
    except ValueError:
        return not host
