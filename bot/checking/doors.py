"""Where people could come in: the platforms that are on, and the ports they need."""

import socket
from collections.abc import Iterator

from bot.checking.findings import Finding, ok, problem
from bot.failures import NothingToServe, PortsClash
from bot.settings import Settings


def findings(settings: Settings, *, is_free: bool) -> Iterator[Finding]:
    """What is on; unless the data folder ``is_free``, the bot itself has the ports."""
    if settings.serves_nobody:
        yield problem(str(NothingToServe()))
    if settings.serves_page:
        yield _port(
            "the page", "WEB_PORT", (settings.web_host, settings.web_port), is_free=is_free
        )
    if settings.shares_port:
        yield problem(str(PortsClash()))
    elif settings.telegram_token is not None and settings.telegram_webhook_url:
        yield _port(
            "the webhook",
            "TELEGRAM_WEBHOOK_PORT",
            (settings.telegram_webhook_host, settings.telegram_webhook_port),
            is_free=is_free,
        )


def _port(what: str, setting: str, address: tuple[str, int], *, is_free: bool) -> Finding:
    host, port = address
    if not is_free:
        return ok(f"{what} is for port {port} on {host}")
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        socket.create_server(address, family=family).close()
    except OSError as error:
        return problem(
            f"{what} cannot have port {port} on {host} ({error.strerror}): set {setting}"
        )
    return ok(f"{what} can have port {port} on {host}")
