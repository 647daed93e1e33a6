"""The parts of discord.py that it does not promise to keep: where they were, and in one room."""

import ast
import inspect
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import discord
import pytest
from discord.gateway import DiscordWebSocket, KeepAliveHandler
from discord.http import HTTPClient, Ratelimit, handle_message_parameters
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from adapters.discord.wire.gateway import Gateway, Way

ROOT: Final = Path(__file__).parents[4]
UNPROMISED: Final = (
    "discord.gateway",
    "discord.http",
    "discord.state",
    "discord.webhook.async_",
)
"""Parts of the library whose names are no part of what it documents."""
CALLED: Final[tuple[tuple[Callable[..., Any], tuple[str, ...]], ...]] = (
    (HTTPClient.request, ("route", "kwargs")),
    (HTTPClient.start_private_message, ("user_id",)),
    (HTTPClient.send_message, ("channel_id", "params")),
    (HTTPClient.edit_message, ("channel_id", "message_id", "params")),
    (HTTPClient.delete_message, ("channel_id", "message_id")),
    (HTTPClient.bulk_upsert_global_commands, ("application_id", "payload")),
    (HTTPClient.get_bot_gateway, ()),
    (HTTPClient.get_guilds, ("limit", "with_counts")),
    (HTTPClient.ws_connect, ("url",)),
    (handle_message_parameters, ("view", "allowed_mentions", "nonce", "flags")),
    (AsyncWebhookAdapter.edit_webhook_message, ("payload", "with_components", "session", "proxy")),
    (AsyncWebhookAdapter.edit_original_interaction_response, ("payload", "session", "proxy")),
    (AsyncWebhookAdapter.delete_webhook_message, ("session", "proxy", "proxy_auth")),
    (AsyncWebhookAdapter.delete_original_interaction_response, ("session", "proxy")),
    (DiscordWebSocket.from_client, ("gateway", "shard_id", "session", "sequence", "resume")),
    (DiscordWebSocket.poll_event, ()),
    (DiscordWebSocket.send_heartbeat, ("data",)),
    (KeepAliveHandler.beat, ()),
    (KeepAliveHandler.stop, ()),
    (Ratelimit.acquire, ()),
    (Ratelimit.reset, ()),
    (Ratelimit.is_expired, ()),
    (Ratelimit.is_inactive, ()),
)
"""What is called, and what it is given by name."""


def test_the_version_is_one_that_was_looked_at() -> None:
    """A new one may move any of this: then these tests and the room want a look."""
    assert discord.version_info[:2] == (2, 7)


@pytest.mark.parametrize(("part", "given"), CALLED, ids=[part.__qualname__ for part, _ in CALLED])
def test_what_is_called_takes_what_it_is_given(
    part: Callable[..., Any], given: tuple[str, ...]
) -> None:
    assert set(given) <= set(inspect.signature(part).parameters)


def test_what_is_read_and_replaced_is_there() -> None:
    gateway = Gateway(Way())
    state = gateway._connection

    assert isinstance(state.parsers, dict)
    assert hasattr(state, "shard_count")
    assert isinstance(gateway.http._buckets, dict)
    assert hasattr(gateway.http, "max_ratelimit_timeout")
    assert isinstance(async_context.get(), AsyncWebhookAdapter)
    assert discord.http.Route.BASE == "https://discord.com/api/v10"
    assert discord.VoiceClient.warn_nacl is False
    assert discord.VoiceClient.warn_dave is False


@pytest.mark.parametrize("name", ["session_id", "sequence", "gateway", "_keep_alive"])
def test_a_connection_has_what_is_read_of_it(name: str) -> None:
    assert name in inspect.getsource(DiscordWebSocket)


async def test_a_route_has_the_counts_that_are_kept_for_it() -> None:
    counts = Ratelimit(None)

    for name in ("limit", "remaining", "outgoing", "reset_after", "expires", "dirty"):
        assert hasattr(counts, name)
    assert hasattr(counts, "_last_request")


def test_no_other_room_touches_any_of_it() -> None:
    rooms = [*(ROOT / "adapters").rglob("*.py"), *(ROOT / "bot").rglob("*.py")]
    others = [path for path in rooms if ROOT / "adapters/discord/wire" not in path.parents]

    assert [found for path in others for found in _unpromised_in(path)] == []


def _unpromised_in(path: Path) -> Iterator[str]:
    """Where a file names a part of the library that it does not promise to keep."""
    text = path.read_text()
    if "discord" not in text:
        return
    for node in ast.walk(ast.parse(text)):
        if _is_unpromised(node):
            yield f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}"


def _is_unpromised(node: ast.AST) -> bool:
    match node:
        case ast.ImportFrom(module=module):
            return module in UNPROMISED
        case ast.Import(names=names):
            return any(name.name in UNPROMISED for name in names)
        case ast.Attribute(value=ast.Name(id="self")):
            return False
        case ast.Attribute(attr=attr):
            return attr in {"http", "_connection", "_state"}
        case _:
            return False
