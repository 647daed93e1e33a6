"""Addresses on the way to Discord: whether they are of any use."""

from typing import Final

from adapters.wire.addresses import ServerUnusable, is_server

DISCORD: Final = "https://discord.com/api"
VERSION: Final = "v10"
"""The version of the API that discord.py speaks."""


def check_server(url: str, token: str = "") -> None:
    """See to it that ``url`` can be the address of a server that speaks Discord's REST API.

    Raises:
        ServerUnusable: if it can not; the text repeats nothing of it.
    """
    if not is_server(url, token):
        raise ServerUnusable("DISCORD_API_URL", DISCORD)


def rest_of(url: str) -> str:
    """Where requests go, with the version of the API; ``url`` may have it or leave it out."""
    server = url.rstrip("/")
    return server if server.endswith(f"/{VERSION}") else f"{server}/{VERSION}"
