"""`python -m bot` with Discord as its only platform, or beside others."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot_process import BotProcess, ended
from tests.servers.common.proxy import Proxy
from tests.servers.discord import DiscordServer, TextChannel, User
from tests.servers.telegram import TelegramServer

WRONG = "HUNTER2.HUNTER2.HUNTER2"


@pytest.fixture
async def server() -> AsyncIterator[DiscordServer]:
    async with DiscordServer.running() as opened:
        yield opened


@pytest.fixture
def ann(server: DiscordServer) -> User:
    """Somebody who is in a server with the bot."""
    return server.user("Ann")


@pytest.fixture
def cards(server: DiscordServer, ann: User) -> TextChannel:
    """A channel of that server."""
    return server.guild("Club", [ann]).channel("cards")


def settings(server: DiscordServer, **more: str) -> dict[str, str]:
    """A bot of the fake server."""
    given = {
        "DISCORD_TOKEN": server.token,
        "DISCORD_API_URL": server.url,
        "LOG_LEVEL": "debug",
    }
    return given | more


async def test_a_token_alone_makes_a_bot_that_plays_on_discord_and_stops_well(
    server: DiscordServer, ann: User, cards: TextChannel, tmp_path: Path
) -> None:
    bot = BotProcess(tmp_path, **settings(server))
    await bot.start()
    command = ann.command(cards, "gin")
    answer = await command.answer()
    await server.until(lambda: cards.messages)
    press = await ann.press(cards.last, cards.last.button("With")).answer()

    status = await bot.stop()

    assert (status, bot.url, bot.errors, bot.failures) == (0, "", "", [])
    assert not answer.failed
    assert not press.failed
    assert server.token not in bot.text
    assert server.refusals == []
    assert server.gateway.sessions == {}


async def test_buttons_from_before_a_bot_was_killed_work_after_its_start(
    server: DiscordServer, ann: User, cards: TextChannel, tmp_path: Path
) -> None:
    bot = BotProcess(tmp_path, **settings(server))
    await bot.start()
    await ann.command(cards, "gin").answer()
    await server.until(lambda: cards.messages)
    await bot.kill()

    await bot.start()
    answer = await ann.press(cards.last, next(cards.last.buttons)).answer()

    assert await bot.stop() == 0
    assert not answer.failed


async def test_a_token_in_a_file_is_read(server: DiscordServer, tmp_path: Path) -> None:
    (tmp_path / "token").write_text(f"{server.token}\n", encoding="utf-8")
    given = settings(server, DISCORD_TOKEN_FILE=str(tmp_path / "token"))
    del given["DISCORD_TOKEN"]
    bot = BotProcess(tmp_path, **given)

    await bot.start()

    assert await bot.stop() == 0
    assert any("Deadwood" in line for line in bot.log)


async def test_a_token_that_is_refused_ends_a_bot_that_has_nothing_else(
    server: DiscordServer, tmp_path: Path
) -> None:
    refused = await ended(tmp_path, **settings(server, DISCORD_TOKEN=WRONG))

    assert refused.status == 2
    assert "refuses the bot's token" in refused.errors
    assert '"ready"' not in refused.out
    assert "Traceback" not in refused.errors + refused.out
    assert "HUNTER2" not in refused.out + refused.errors


async def test_with_both_tokens_one_process_serves_both_platforms(
    server: DiscordServer, ann: User, cards: TextChannel, tmp_path: Path
) -> None:
    async with TelegramServer.running() as other:
        given = {"TELEGRAM_TOKEN": other.token, "TELEGRAM_API_URL": other.url}
        bot = BotProcess(tmp_path, **settings(server, **given))
        await bot.start()
        ben = other.user("Ben")
        ben.start()
        answer = await ann.command(cards, "gin").answer()
        await other.until(lambda: ben.private)

        status = await bot.stop()

    assert (status, bot.failures) == (0, [])
    assert not answer.failed


@pytest.mark.parametrize("wrong", ["DISCORD_TOKEN", "TELEGRAM_TOKEN"])
async def test_a_platform_that_refuses_its_token_leaves_the_other_one_on(
    server: DiscordServer, ann: User, cards: TextChannel, tmp_path: Path, wrong: str
) -> None:
    async with TelegramServer.running() as other:
        given = {"TELEGRAM_TOKEN": other.token, "TELEGRAM_API_URL": other.url}
        given[wrong] = WRONG if wrong == "DISCORD_TOKEN" else "42:HUNTER2"
        bot = BotProcess(tmp_path, **settings(server, **given))
        await bot.start()
        ben = other.user("Ben")
        if wrong == "DISCORD_TOKEN":
            ben.start()
            await other.until(lambda: ben.private)
        else:
            await ann.command(cards, "gin").answer()

        assert await bot.stop() == 0

    assert "HUNTER2" not in bot.text
    assert len(bot.failures) == 1


async def test_a_proxy_stands_before_all_that_the_bot_asks_and_hears(
    server: DiscordServer, ann: User, cards: TextChannel, tmp_path: Path
) -> None:
    async with Proxy.running() as proxy:
        bot = BotProcess(tmp_path, **settings(server, DISCORD_PROXY=proxy.url))
        await bot.start()
        answer = await ann.command(cards, "gin").answer()
        status = await bot.stop()

    passed = [line.partition("/api/v10")[2] or line for line in proxy.passed]
    assert status == 0
    assert not answer.failed
    assert "/users/@me" in passed
    assert any("/gateway?" in line for line in passed)
    assert any(line.endswith("/callback") or "/callback?" in line for line in passed)
    assert "sesame" not in bot.text + bot.errors


async def test_a_proxy_that_cannot_be_used_ends_the_start_without_a_traceback(
    server: DiscordServer, tmp_path: Path
) -> None:
    given = settings(server, DISCORD_PROXY="socks5://ann:hunter2@host:1")

    refused = await ended(tmp_path, **given)

    assert refused.status == 2
    assert "socks5" in refused.errors
    assert "Traceback" not in refused.errors
    assert "hunter2" not in refused.out + refused.errors


async def test_python_says_nothing_of_what_the_library_loads(
    server: DiscordServer, tmp_path: Path
) -> None:
    bot = BotProcess(tmp_path, **settings(server, PYTHONWARNINGS="default"))
    await bot.start()

    assert await bot.stop() == 0
    assert "audioop" not in bot.errors
    assert "PyNaCl" not in bot.errors
