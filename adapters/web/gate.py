"""Which requests come in at all, and the headers that every answer bears.

The page trusts nothing but itself: a request must name a host that is ours (else another site
could reach a local bot under its own name), and one that acts must come from that same host.
"""

import ipaddress
from typing import Final
from urllib.parse import urlsplit

from aiohttp import hdrs, web
from aiohttp.typedefs import Handler, Middleware

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Referrer-Policy": "no-referrer",
    "Server": "Deadwood",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


def gate(hosts: frozenset[str]) -> Middleware:
    """Lets in what names one of ``hosts``, this machine or an address, and comes from there."""

    @web.middleware
    async def guarded(request: web.Request, handler: Handler) -> web.StreamResponse:
        if not (_is_ours(request.headers.get(hdrs.HOST, ""), hosts) and _is_from_us(request)):
            raise web.HTTPForbidden
        return await handler(request)

    return guarded


async def dress(_request: web.Request, response: web.StreamResponse) -> None:
    """Give an answer that is about to be sent the headers that all bear."""
    response.headers.update(HEADERS)
    response.headers.setdefault(hdrs.CACHE_CONTROL, "no-cache")


def _is_ours(netloc: str, hosts: frozenset[str]) -> bool:
    """Whether a browser that was sent to ``netloc`` cannot have been sent by a stranger's name.

    A bare address cannot be somebody's name, so it is safe.
    """
    name = _hostname(netloc)
    return name in hosts or name == "localhost" or _is_address(name)


def _hostname(netloc: str) -> str:
    try:
        return urlsplit(f"//{netloc}").hostname or ""
    except ValueError:
        return ""


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _is_from_us(request: web.Request) -> bool:
    """Whether the page that sent this is of the host that it asks; reading needs no origin."""
    origin = request.headers.get(hdrs.ORIGIN)
    if origin is None:
        return request.method in ("GET", "HEAD") and not _is_upgrade(request)
    return urlsplit(origin).netloc.lower() == request.headers.get(hdrs.HOST, "").lower()


def _is_upgrade(request: web.Request) -> bool:
    return request.headers.get(hdrs.UPGRADE, "").lower() == "websocket"
