"""`python -m bot` with Telegram as its only platform, or beside the page."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot_process import BotProcess, ended
from tests.servers.telegram import TelegramServer


@pytest.fixture
async def server() -> AsyncIterator[TelegramServer]:
    async with TelegramServer.running() as opened:
        yield opened


def settings(server: TelegramServer, **more: str) -> dict[str, str]:
    """A bot of the fake server."""
    given = {
        "TELEGRAM_TOKEN": server.token,
        "TELEGRAM_API_URL": server.url,
        "LOG_LEVEL": "debug",
    }
    return given | more


async def test_a_token_alone_makes_a_bot_that_plays_on_telegram_and_stops_well(
    server: TelegramServer, tmp_path: Path
) -> None:
    bot = BotProcess(tmp_path, **settings(server))
    await bot.start()
    ann = server.user("Ann")
    ann.start()
    await server.until(lambda: ann.private)

    status = await bot.stop()

    assert (status, bot.url, bot.errors, bot.failures) == (0, "", "", [])
    assert server.token not in bot.text


async def test_what_is_said_while_the_bot_is_killed_is_answered_after_its_start(
    server: TelegramServer, tmp_path: Path
) -> None:
    bot = BotProcess(tmp_path, **settings(server))
    await bot.start()
    await bot.kill()
    ann = server.user("Ann")
    ann.start()

    await bot.start()
    await server.until(lambda: ann.private)

    assert await bot.stop() == 0
    assert len(ann.private) == 1


async def test_a_token_in_a_file_is_read(server: TelegramServer, tmp_path: Path) -> None:
    (tmp_path / "token").write_text(f"{server.token}\n", encoding="utf-8")
    given = settings(server, TELEGRAM_TOKEN_FILE=str(tmp_path / "token"))
    del given["TELEGRAM_TOKEN"]
    bot = BotProcess(tmp_path, **given)

    await bot.start()

    assert await bot.stop() == 0
    assert any("@DeadwoodBot" in line for line in bot.log)


async def test_a_token_that_is_refused_ends_a_bot_that_has_nothing_else(
    server: TelegramServer, tmp_path: Path
) -> None:
    refused = await ended(tmp_path, **settings(server, TELEGRAM_TOKEN="42:HUNTER2"))

    assert refused.status == 2
    assert "refuses the bot's token" in refused.errors
    assert '"ready"' not in refused.out
    assert "Traceback" not in refused.errors
    assert "HUNTER2" not in refused.out + refused.errors


async def test_a_token_that_is_none_is_called_so_and_telegram_is_not_asked(
    server: TelegramServer, tmp_path: Path
) -> None:
    refused = await ended(tmp_path, **settings(server, TELEGRAM_TOKEN="../HUNTER2"))

    assert refused.status == 2
    assert "does not look like a token" in refused.errors
    assert "refuses" not in refused.out + refused.errors
    assert "HUNTER2" not in refused.out + refused.errors
    assert list(server.journal) == []


async def test_a_page_and_a_webhook_at_one_port_end_the_start(
    server: TelegramServer, tmp_path: Path
) -> None:
    given = settings(
        server,
        WEB="on",
        WEB_PORT="18123",
        TELEGRAM_WEBHOOK_URL="https://bot.example/hook",
        TELEGRAM_WEBHOOK_PORT="18123",
    )

    refused = await ended(tmp_path, **given)

    assert refused.status == 2
    assert "WEB_PORT or TELEGRAM_WEBHOOK_PORT" in refused.errors
    assert "another program" not in refused.errors


async def test_a_token_that_is_refused_leaves_the_page_on(
    server: TelegramServer, tmp_path: Path
) -> None:
    given = settings(server, TELEGRAM_TOKEN="42:HUNTER2", WEB="on")
    bot = BotProcess(tmp_path, **given)

    await bot.start()

    assert bot.url.startswith("http://127.0.0.1:")
    assert await bot.stop() == 0
    assert "HUNTER2" not in bot.text


async def test_a_proxy_that_cannot_be_used_ends_the_start_without_a_traceback(
    server: TelegramServer, tmp_path: Path
) -> None:
    given = settings(server, TELEGRAM_PROXY="socks5://ann:hunter2@host:1")

    refused = await ended(tmp_path, **given)

    assert refused.status == 2
    assert "socks5" in refused.errors
    assert "Traceback" not in refused.errors
    assert "hunter2" not in refused.out + refused.errors
