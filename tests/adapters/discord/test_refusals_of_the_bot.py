"""A whole bot that Discord will not have, and what whoever runs it reads."""

import asyncio
from pathlib import Path

import pytest
from pydantic import SecretStr
from structlog.testing import capture_logs

from adapters.discord.wire.troubles import REFUSED
from bot.app import running, until_stopped
from bot.failures import CannotServe, NothingLeft
from tests.adapters.discord.working import on
from tests.servers.discord import DiscordServer, TextChannel, User
from tests.servers.telegram import TelegramServer
from tests.working import said, working

WRONG = "HUNTER2.HUNTER2.HUNTER2"
pytestmark = pytest.mark.usefixtures("quick")


async def test_a_token_that_discord_refuses_takes_the_page_with_it_nowhere(
    server: DiscordServer, tmp_path: Path
) -> None:
    settings = on(server, tmp_path, web=True, discord_token=SecretStr(WRONG))

    with capture_logs() as log:
        async with working(settings) as bot:
            await server.until(lambda: "ready" in said(log))
            url = bot.url

    assert url
    assert [line["reason"] for line in log if line["log_level"] == "error"] == [REFUSED]
    assert "HUNTER2" not in str(log)


@pytest.mark.parametrize(
    ("token", "why"),
    [
        (WRONG, "refuses the bot's token"),
        ("Bot HUNTER2", "does not look like a token"),
        ("HUNTER2\n", "does not look like a token"),
        ("", "does not look like a token"),
    ],
)
async def test_a_bot_that_was_refused_everywhere_ends_and_says_why(
    server: DiscordServer, tmp_path: Path, token: str, why: str
) -> None:
    settings = on(server, tmp_path, discord_token=SecretStr(token))

    with capture_logs() as log:
        async with running(settings) as bot:
            with pytest.raises(NothingLeft, match=why):
                await until_stopped(asyncio.Event(), settings, bot)

    assert "HUNTER2" not in str(log)


@pytest.mark.parametrize(
    ("code", "why"),
    [
        pytest.param(4004, "refuses the bot's token", id="the token was replaced"),
        pytest.param(4012, "update the bot", id="its version is gone"),
        pytest.param(4014, "asks to", id="it may not hear"),
    ],
)
async def test_a_bot_that_is_sent_away_ends_and_says_why(
    server: DiscordServer, tmp_path: Path, code: int, why: str
) -> None:
    settings = on(server, tmp_path)

    async with running(settings) as bot:
        work = asyncio.create_task(until_stopped(asyncio.Event(), settings, bot))
        await bot.is_open()
        server.gateway.close(code)

        with pytest.raises(NothingLeft, match=why):
            await work


async def test_a_token_that_is_replaced_while_the_bot_runs_takes_telegram_with_it_nowhere(
    server: DiscordServer, tmp_path: Path
) -> None:
    async with TelegramServer.running() as telegram:
        settings = on(
            server,
            tmp_path,
            telegram_token=SecretStr(telegram.token),
            telegram_api_url=telegram.url,
        )
        with capture_logs() as log:
            async with working(settings) as bot:
                await bot.is_open()
                server.gateway.close(4004)
                await server.until(lambda: "discord is off" in said(log))
                telegram.user("Ann").say(None, "/help")
                await telegram.until(lambda: _sends(telegram))

    assert [line["reason"] for line in log if line["log_level"] == "error"] == [REFUSED]


def _sends(telegram: TelegramServer) -> list[str]:
    """The calls by which anything was sent there."""
    return [call.method for call in telegram.journal if call.method.startswith("send")]


async def test_shards_that_are_too_few_are_told_where_somebody_has_chosen_them(
    server: DiscordServer, tmp_path: Path
) -> None:
    server.gateway.least_shards = 2
    settings = on(server, tmp_path, discord_shards=1)

    async with running(settings) as bot:
        with pytest.raises(NothingLeft, match="DISCORD_SHARDS is too small"):
            await until_stopped(asyncio.Event(), settings, bot)


async def test_shards_that_have_become_too_few_are_counted_anew(
    server: DiscordServer, ann: User, cards: TextChannel, tmp_path: Path
) -> None:
    async with working(on(server, tmp_path)) as bot:
        await bot.is_open()
        server.gateway.shards = server.gateway.least_shards = server.gateway.max_concurrency = 2
        server.gateway.close(4011)
        await server.ready(sessions=2)
        answer = await ann.command(cards, "rules").answer()

    assert not answer.failed


@pytest.mark.parametrize(
    ("setting", "value", "words"),
    [
        ("discord_proxy", SecretStr("socks5://ann:hunter2@host:1"), "socks5 proxy cannot"),
        ("discord_api_url", "discord.com/hunter2", "DISCORD_API_URL"),
    ],
)
async def test_a_setting_that_cannot_be_used_ends_the_start_and_is_named(
    server: DiscordServer, tmp_path: Path, setting: str, value: object, words: str
) -> None:
    settings = on(server, tmp_path, **{setting: value})

    with pytest.raises(CannotServe, match=words) as refused:
        async with running(settings):
            pytest.fail("it has started")

    assert "hunter2" not in str(refused.value)
