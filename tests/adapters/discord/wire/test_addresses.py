"""Addresses on the way to Discord."""

import pytest

from adapters.discord.wire.addresses import DISCORD, check_server, rest_of
from adapters.wire.addresses import ServerUnusable


@pytest.mark.parametrize(
    "url",
    [DISCORD, f"{DISCORD}/", "http://127.0.0.1:8082/api/v10", "https://discord.example"],
)
def test_the_address_of_a_server_is_taken(url: str) -> None:
    check_server(url, "secret.token.here")

    assert rest_of(url).startswith(url.rstrip("/"))


@pytest.mark.parametrize(
    "url",
    [
        pytest.param("discord.com/api", id="no scheme"),
        pytest.param("wss://gateway.discord.gg", id="the gateway itself"),
        pytest.param("https://", id="no host"),
        pytest.param("https://discord.com/api?v=10", id="a query"),
        pytest.param("https://discord.com/{hunter2}", id="a blank to fill"),
        pytest.param("https://discord.com/hunter2", id="the token"),
        pytest.param("https://discord.com/hunter%32", id="the token in disguise"),
    ],
)
def test_what_leads_nowhere_is_refused_without_being_repeated(url: str) -> None:
    with pytest.raises(ServerUnusable, match="DISCORD_API_URL must begin with https://") as found:
        check_server(url, "hunter2")

    assert "hunter2" not in str(found.value)


@pytest.mark.parametrize("url", [DISCORD, f"{DISCORD}/", f"{DISCORD}/v10", f"{DISCORD}/v10/"])
def test_the_version_is_said_once_whether_it_was_given_or_not(url: str) -> None:
    assert rest_of(url) == "https://discord.com/api/v10"
