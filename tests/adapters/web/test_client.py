"""The server: starts, listens, stops."""

import socket
from dataclasses import replace
from ipaddress import IPv4Address

import pytest

from adapters.storage.shelf import SqliteShelf
from adapters.web.client import PortInUse, WebClient
from adapters.web.site import Site
from tests.adapters.web.tabs import Served


def client(served: Served, site: Site) -> WebClient:
    parts = served.parts
    return WebClient(parts.desk, parts.ink, SqliteShelf(parts.database), site)


@pytest.mark.parametrize("path", ["/livez", "/readyz", "/", "/static/app.js"])
async def test_what_everybody_may_ask_is_answered(served: Served, path: str) -> None:
    async with served.http.get(served.origin + path) as response:
        assert response.status == 200


@pytest.mark.parametrize("path", ["/static/../client.py", "/static/%2e%2e/client.py", "/static/"])
async def test_nothing_but_the_page_is_served(served: Served, path: str) -> None:
    async with served.http.get(served.origin + path) as response:
        assert response.status in (403, 404)


async def test_a_taken_port_is_named(served: Served) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        second = client(served, Site(b"secret", port=port))

        with pytest.raises(PortInUse, match=f"port {port} on 127.0.0.1 is taken"):
            await second.start()


async def test_a_host_that_is_not_here_is_told_as_it_is(served: Served) -> None:
    stranger = client(served, Site(b"secret", host="203.0.113.1", port=0))

    with pytest.raises(OSError, match=r"203\.0\.113\.1"):
        await stranger.start()


@pytest.mark.parametrize(
    ("host", "shown"),
    [
        (str(IPv4Address(0)), "http://127.0.0.1:8080/"),
        ("::", "http://127.0.0.1:8080/"),
        ("::1", "http://[::1]:8080/"),
        ("cards.lan", "http://cards.lan:8080/"),
    ],
)
async def test_the_page_names_an_address_that_a_browser_can_open(
    served: Served, host: str, shown: str
) -> None:
    site = replace(Site(b"secret"), host=host)

    assert client(served, site).url == shown


async def test_a_stopped_page_frees_its_port(served: Served) -> None:
    port = int(served.origin.rsplit(":", maxsplit=1)[1])
    await served.page.stop()

    second = client(served, Site(b"secret", port=port))
    await second.start()

    await second.stop()
