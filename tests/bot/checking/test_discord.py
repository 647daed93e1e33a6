"""Discord, as it is found before a start, over the fake server."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from discord import Permissions
from pydantic import SecretStr
from yarl import URL

from adapters.discord.emojis.faces import code_of, emoji_name
from adapters.discord.menu import Menu
from adapters.discord.wire.gateway import Gateway, Way
from adapters.presentation.catalog import Catalog
from adapters.storage.accounts import SqliteAccounts
from adapters.storage.database import Database
from bot.checking import discord as module
from bot.checking.discord import findings
from bot.checking.installing import account_link, server_link
from bot.parts import DATABASE
from bot.settings import Settings
from engine.cards.card import PLAIN_CARDS
from engine.service.system import SystemClock
from tests.servers.discord import DiscordServer
from tests.servers.discord_api.application import Emoji

WRITES = Permissions(view_channel=True, send_messages=True, send_messages_in_threads=True)


@pytest.fixture
async def server() -> AsyncIterator[DiscordServer]:
    async with DiscordServer.running() as opened:
        opened.world.application.permissions = WRITES.value
        yield opened


def draw(server: DiscordServer, cards: int) -> None:
    """Let there be pictures of so many cards."""
    for card in PLAIN_CARDS[:cards]:
        name = emoji_name(code_of(card), "0123456789")
        emoji = Emoji(server.world.ids.next(), name, b"")
        server.world.application.emojis[emoji.id] = emoji


async def found(server: DiscordServer, **more: object) -> list[tuple[str, str]]:
    """The level and words of each finding."""
    settings = Settings.model_construct(
        discord_token=SecretStr(server.token), discord_api_url=server.url
    ).model_copy(update=more)
    return [(one.level, one.text) async for one in findings(settings)]


async def wrong(server: DiscordServer, **more: object) -> list[tuple[str, str]]:
    """The findings that somebody should look at."""
    return [one for one in await found(server, **more) if one[0] != "ok"]


async def test_a_bot_that_is_as_it_should_be_is_called_by_its_name(server: DiscordServer) -> None:
    lines = await found(server)

    assert {level for level, _ in lines} == {"ok"}
    assert lines[0][1] == "Discord knows the bot: Deadwood"
    assert ("ok", "its gateway can be reached") in lines
    assert ("ok", "the next start sets its commands") in lines


async def test_both_links_are_printed_with_the_bots_own_number(server: DiscordServer) -> None:
    texts = [text for _, text in await found(server)]

    assert any(text.endswith(f" {server_link(server.bot.id)}") for text in texts)
    assert any(text.endswith(f" {account_link(server.bot.id)}") for text in texts)


def test_the_link_for_a_server_asks_for_what_is_needed_and_no_more() -> None:
    link = URL(server_link(42))

    assert link.host == "discord.com"
    assert dict(link.query) == {
        "client_id": "42",
        "scope": "bot applications.commands",
        "permissions": str(WRITES.value),
        "integration_type": "0",
    }


def test_the_link_for_an_account_asks_for_commands_alone() -> None:
    assert dict(URL(account_link(42)).query) == {
        "client_id": "42",
        "scope": "applications.commands",
        "integration_type": "1",
    }


async def test_nothing_is_changed_and_no_session_is_begun(server: DiscordServer) -> None:
    await found(server)

    assert {call.method for call in server.journal.entries} == {"GET"}
    assert server.refusals == []
    assert server.gateway.identified == []


async def test_commands_that_are_set_are_said_to_be(server: DiscordServer) -> None:
    async with Gateway(Way(server.url)) as gateway:
        await gateway.login(server.token)
        await Menu(gateway, Catalog.load()).offer()

    assert ("ok", "its commands are set") in await found(server)


@pytest.mark.parametrize("token", ["HUNTER2", "HUNTER2 with blanks", ""])
async def test_a_wrong_token_is_a_problem_and_is_not_repeated(
    server: DiscordServer, token: str
) -> None:
    ((level, text),) = await found(server, discord_token=SecretStr(token))

    assert level == "problem"
    assert "DISCORD_TOKEN" in text
    assert "HUNTER2" not in text


async def test_a_server_that_is_not_there_is_a_problem(server: DiscordServer) -> None:
    ((level, text),) = await found(server, discord_api_url="http://127.0.0.1:9")

    assert level == "problem"
    assert "127.0.0.1 cannot be reached" in text
    assert "network" in text


async def test_a_proxy_that_is_not_there_is_a_problem_of_the_proxy(server: DiscordServer) -> None:
    proxy = SecretStr("http://ann:hunter2@127.0.0.1:9")

    ((level, text),) = await found(server, discord_proxy=proxy)

    assert level == "problem"
    assert "look at the proxy" in text
    assert "hunter2" not in text


@pytest.mark.parametrize(
    ("setting", "value", "words"),
    [
        ("discord_proxy", SecretStr("socks5://ann:hunter2@host:1"), "socks5"),
        ("discord_api_url", "discord.com", "DISCORD_API_URL"),
    ],
)
async def test_an_address_that_cannot_be_used_is_a_problem(
    server: DiscordServer, setting: str, value: object, words: str
) -> None:
    ((level, text),) = await found(server, **{setting: value})

    assert level == "problem"
    assert words in text
    assert "hunter2" not in text


async def test_discord_that_fails_in_between_is_a_problem_and_the_rest_is_told(
    server: DiscordServer,
) -> None:
    server.fault("GET /users/@me/guilds", status=403, code=50001)

    ((level, text),) = await wrong(server)

    assert level == "problem"
    assert "status 403" in text


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        ({"status": 403, "raw": b"<html>blocked</html>"}, "refuses that (status 403)"),
        ({"status": 429, "banned": True, "retry_after": 60.0}, "too much was asked of it"),
        ({"status": 503}, "is out of order (status 503)"),
    ],
)
async def test_discord_that_answers_but_does_not_let_the_bot_in_is_no_trouble_of_the_way(
    server: DiscordServer, fault: dict[str, Any], words: str
) -> None:
    server.fault("GET /users/@me", times=100, **fault)

    ((level, text),) = await found(server)

    assert level == "problem"
    assert words in text
    assert "cannot be reached" not in text
    assert "blocked" not in text


async def test_discord_that_takes_too_long_is_not_said_to_be_out_of_reach(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PATIENCE_SECONDS", 0.3)
    server.fault("GET /users/@me", times=100, status=502)

    ((level, text),) = await found(server)

    assert level == "problem"
    assert "127.0.0.1 gives no answer in time (TimeoutError)" in text


@pytest.mark.parametrize("body", [b"<html>log in first</html>", b"[]", b"{}"])
async def test_something_else_that_answers_is_told_of(server: DiscordServer, body: bytes) -> None:
    server.fault("GET /users/@me", times=100, status=200, raw=body)

    ((level, text),) = await found(server)

    assert level == "problem"
    assert "127.0.0.1 answers, but not as the platform does" in text
    assert "DISCORD_API_URL" in text


@pytest.mark.parametrize("body", [b"<html>log in first</html>", b"[5]"])
@pytest.mark.parametrize(
    ("route", "what"),
    [
        ("GET /gateway/bot", "whether its gateway can be reached"),
        ("GET /users/@me/guilds", "in which servers it is"),
        ("GET /applications/{application}/emojis", "which pictures it has"),
    ],
)
async def test_something_else_that_answers_in_between_is_told_and_the_rest_as_well(
    server: DiscordServer, route: str, what: str, body: bytes
) -> None:
    server.fault(route, times=100, status=200, raw=body)

    lines = await found(server)

    ((level, text),) = [one for one in lines if one[0] != "ok"]
    assert level == "problem"
    assert f"does not say {what}: it answers, but not as the platform does" in text
    assert len(lines) > 5


async def test_a_gateway_that_takes_nobody_is_a_problem(server: DiscordServer) -> None:
    server.gateway.closed = True

    ((level, text),) = await wrong(server)

    assert level == "problem"
    assert "does not say whether its gateway can be reached" in text


@pytest.mark.parametrize(("left", "level"), [(0, "problem"), (7, "warning"), (700, "ok")])
async def test_sessions_that_run_out_are_told_of(
    server: DiscordServer, left: int, level: str
) -> None:
    server.gateway.starts_left = left

    (told,) = [one for one in await found(server) if f" {left} more sessions" in one[1]]

    assert told[0] == level


async def test_fewer_shards_than_discord_recommends_are_warned_of(server: DiscordServer) -> None:
    server.gateway.shards = 3

    ((level, text),) = await wrong(server, discord_shards=2)

    assert level == "warning"
    assert "DISCORD_SHARDS is 2, and Discord recommends 3" in text
    assert await wrong(server, discord_shards=3) == []


async def test_an_application_that_no_account_can_have_is_warned_of(server: DiscordServer) -> None:
    server.world.application.user_installable = False

    ((level, text),) = await wrong(server)

    assert level == "warning"
    assert "User Install" in text


async def test_an_application_that_no_server_can_have_is_warned_of(server: DiscordServer) -> None:
    server.world.application.guild_installable = False

    ((level, text),) = await wrong(server)

    assert level == "warning"
    assert "Guild Install" in text


async def test_a_profile_that_asks_for_too_little_is_warned_of(server: DiscordServer) -> None:
    server.world.application.permissions = Permissions(view_channel=True).value

    ((level, text),) = await wrong(server)

    assert level == "warning"
    assert "(Send Messages, Send Messages in Threads and Posts)" in text


async def test_a_bot_that_only_its_owner_can_add_is_no_problem(server: DiscordServer) -> None:
    server.world.application.public = False

    lines = await found(server)

    assert {level for level, _ in lines} == {"ok"}
    assert any("nobody but its owner" in text for _, text in lines)


async def test_presses_that_are_sent_elsewhere_are_a_problem(server: DiscordServer) -> None:
    server.world.application.endpoint = "https://elsewhere.example/secret/path"

    ((level, text),) = await wrong(server)

    assert level == "problem"
    assert "elsewhere.example" in text
    assert "secret" not in text


async def test_links_that_would_add_nothing_are_a_problem(server: DiscordServer) -> None:
    server.world.application.wants_code_grant = True

    ((level, text),) = await wrong(server)

    assert level == "problem"
    assert "Requires OAuth2 Code Grant" in text


async def test_servers_in_which_it_may_write_are_counted(server: DiscordServer) -> None:
    server.guild("Club")
    server.guild("Elsewhere", bot=False)

    assert ("ok", "its role may write in every server that it is in: 1") in await found(server)


async def test_servers_in_which_it_may_not_write_are_named(server: DiscordServer) -> None:
    server.guild("Club")
    server.guild("Hush").rights = Permissions(view_channel=True).value
    server.guild("Owned").rights = Permissions(administrator=True).value

    ((level, text),) = await wrong(server)

    assert level == "warning"
    assert "1 of 3 servers (Hush: Send Messages" in text


@pytest.mark.parametrize(
    ("pictures", "level", "words"),
    [
        pytest.param(0, "ok", "cards are shown as text", id="none"),
        pytest.param(40, "warning", "of 12 cards are missing", id="some"),
        pytest.param(52, "ok", "pictures of all cards are there", id="all"),
    ],
)
async def test_pictures_of_cards_are_counted(
    server: DiscordServer, pictures: int, level: str, words: str
) -> None:
    draw(server, pictures)

    (told,) = [one for one in await found(server) if words in one[1]]

    assert told[0] == level


@pytest.mark.parametrize("is_known", [True, False])
async def test_a_token_of_another_bot_than_before_is_warned_of(
    server: DiscordServer, tmp_path: Path, *, is_known: bool
) -> None:
    database = await Database.open(tmp_path / DATABASE, SystemClock())
    await SqliteAccounts(database, "discord").take(str(server.bot.id) if is_known else "43")
    await database.close()

    texts = [text for _, text in await wrong(server, data_dir=tmp_path)]

    assert ["another bot" in text for text in texts] == ([] if is_known else [True])
