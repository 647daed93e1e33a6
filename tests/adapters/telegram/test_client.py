"""A whole bot on Telegram: how it comes on, stays on and goes off."""

import asyncio
import socket
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from pydantic import SecretStr
from structlog.testing import capture_logs

from adapters.telegram.receiving import troubles
from adapters.telegram.receiving.troubles import REFUSED
from bot.app import running, until_stopped
from bot.failures import CannotServe, NothingLeft
from bot.settings import Settings
from tests.servers.telegram import Group, TelegramServer, User
from tests.working import said, working


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """No trouble is waited for as long as in earnest."""
    monkeypatch.setattr(troubles, "FIRST_SECONDS", 0.02)


@pytest.fixture
async def server() -> AsyncIterator[TelegramServer]:
    async with TelegramServer.running() as opened:
        yield opened


@pytest.fixture
def ann(server: TelegramServer) -> User:
    """Ann, who has never written to the bot."""
    return server.user("Ann", "ann")


@pytest.fixture
def club(server: TelegramServer, ann: User) -> Group:
    """A group with Ann and the bot."""
    return server.group("Club", [ann])


def on(server: TelegramServer, folder: Path, **more: object) -> Settings:
    """A bot on the fake server alone, unless ``more`` says otherwise."""
    settings = Settings.model_construct(
        data_dir=folder,
        web=False,
        web_port=0,
        telegram_token=SecretStr(server.token),
        telegram_api_url=server.url,
    )
    return settings.model_copy(update=more)


async def test_whoever_writes_is_answered(
    server: TelegramServer, ann: User, tmp_path: Path
) -> None:
    async with working(on(server, tmp_path)) as bot:
        ann.start()
        await server.until(lambda: ann.private)
        name = bot.account

    assert name == "@DeadwoodBot"
    assert server.refusals == []


async def test_a_bot_is_ready_only_once_it_is_connected(
    server: TelegramServer, tmp_path: Path
) -> None:
    server.fault("getMe", delay=0.3)

    with capture_logs() as log:
        async with working(on(server, tmp_path)):
            await server.until(lambda: "ready" in said(log))

    assert said(log).index("telegram ready") < said(log).index("ready")
    assert log[said(log).index("ready")]["telegram"] == "@DeadwoodBot"


async def test_a_bot_that_finds_no_telegram_is_ready_and_connects_later(
    server: TelegramServer, ann: User, tmp_path: Path
) -> None:
    fault = server.fault("getMe", times=1000, drop=True)

    with capture_logs() as log:
        async with working(on(server, tmp_path)):
            await server.until(lambda: "ready" in said(log))
            fault.left = 0
            ann.start()
            await server.until(lambda: ann.private)

    assert said(log).index("ready") < said(log).index("telegram ready")


async def test_what_is_behind_is_delivered_to_a_platform_that_comes_on_late(
    server: TelegramServer, ann: User, club: Group, tmp_path: Path
) -> None:
    async with working(on(server, tmp_path)):
        lost = server.fault("sendMessage", times=1000, drop=True)
        ann.say(club, "/gin")
        await server.until(lambda: lost.met)
    lost.left = 0
    fault = server.fault("getMe", times=1000, drop=True)

    with capture_logs() as log:
        async with working(on(server, tmp_path)):
            await server.until(lambda: "ready" in said(log))
            fault.left = 0
            await server.until(lambda: club.messages)


async def test_updates_are_brought_where_the_settings_say_so(
    server: TelegramServer, ann: User, tmp_path: Path
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    url = f"http://127.0.0.1:{port}/tg"
    settings = on(server, tmp_path, telegram_webhook_url=url, telegram_webhook_port=port)

    async with working(settings):
        ann.start()
        await server.until(lambda: ann.private)

    assert server.journal.calls("getUpdates") == []
    assert len(server.world.webhook.secret) == 64


async def test_a_token_that_telegram_refuses_takes_the_page_with_it_nowhere(
    server: TelegramServer, tmp_path: Path
) -> None:
    settings = on(server, tmp_path, web=True, telegram_token=SecretStr("42:HUNTER2"))

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
        ("42:HUNTER2", "refuses the bot's token"),
        ("HUNTER2", "does not look like a token"),
        ("42: HUNTER2", "does not look like a token"),
        ("../HUNTER2", "does not look like a token"),
    ],
)
async def test_a_bot_that_was_refused_everywhere_ends_and_says_why(
    server: TelegramServer, tmp_path: Path, token: str, why: str
) -> None:
    settings = on(server, tmp_path, telegram_token=SecretStr(token))

    with capture_logs() as log:
        async with running(settings) as bot:
            with pytest.raises(NothingLeft, match=why):
                await until_stopped(asyncio.Event(), settings, bot)

    assert "HUNTER2" not in str(log)


@pytest.mark.parametrize(
    ("setting", "value", "words"),
    [
        ("telegram_proxy", SecretStr("socks5://ann:hunter2@host:1"), "socks5 proxy cannot"),
        ("telegram_api_url", "api.telegram.org", "TELEGRAM_API_URL"),
        ("telegram_webhook_secret", SecretStr("hunter2!"), "TELEGRAM_WEBHOOK_SECRET"),
    ],
)
async def test_a_setting_that_cannot_be_used_ends_the_start_and_is_named(
    server: TelegramServer, tmp_path: Path, setting: str, value: object, words: str
) -> None:
    hook = {"telegram_webhook_url": "https://cards.example/tg", "telegram_webhook_port": 0}
    settings = on(server, tmp_path, **hook, **{setting: value})

    with pytest.raises(CannotServe, match=words) as refused:
        async with running(settings):
            pytest.fail("it has started")

    assert "hunter2" not in str(refused.value)


async def test_a_port_that_the_webhook_cannot_have_ends_the_start(
    server: TelegramServer, tmp_path: Path
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        hook = {
            "telegram_webhook_url": "https://cards.example/tg",
            "telegram_webhook_port": taken.getsockname()[1],
        }

        with pytest.raises(CannotServe, match="TELEGRAM_WEBHOOK_PORT"):
            async with running(on(server, tmp_path, **hook)):
                pytest.fail("it has started")
