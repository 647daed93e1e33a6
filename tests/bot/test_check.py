"""`python -m bot check` as whoever runs it meets it."""

from pathlib import Path

from bot.checking.installing import NEEDED, server_link
from tests.bot_process import ended
from tests.servers.discord import DiscordServer
from tests.servers.telegram import TelegramServer


async def test_a_bot_that_could_start_is_told_so_line_by_line(tmp_path: Path) -> None:
    async with TelegramServer.running() as telegram, DiscordServer.running() as discord:
        discord.world.application.permissions = NEEDED.value
        checked = await ended(
            tmp_path,
            "check",
            DATA_DIR=str(tmp_path / "data"),
            DISCORD_TOKEN=discord.token,
            DISCORD_API_URL=discord.url,
            TELEGRAM_TOKEN=telegram.token,
            TELEGRAM_API_URL=telegram.url,
        )

    lines = checked.out.splitlines()
    assert (checked.status, checked.errors) == (0, "")
    assert {line.split()[0] for line in lines} == {"ok"}
    assert any("@DeadwoodBot" in line for line in lines)
    assert any(server_link(discord.bot.id) in line for line in lines)


async def test_what_is_wrong_is_said_with_what_to_do_and_no_secret(tmp_path: Path) -> None:
    (tmp_path / "data").touch()

    checked = await ended(
        tmp_path, "check", DATA_DIR=str(tmp_path / "data"), TELEGRAM_TOKEN="hunter2"
    )

    problems = [line for line in checked.out.splitlines() if line.startswith("problem")]
    assert checked.status == 1
    assert len(problems) == 2
    assert "hunter2" not in checked.out + checked.errors
    assert "Traceback" not in checked.errors


async def test_a_token_that_is_given_twice_is_warned_of(tmp_path: Path) -> None:
    (tmp_path / "token").write_text("hunter2", encoding="utf-8")

    checked = await ended(
        tmp_path,
        "check",
        DATA_DIR=str(tmp_path / "data"),
        DISCORD_TOKEN="hunter3",
        DISCORD_TOKEN_FILE=str(tmp_path / "token"),
        DISCORD_API_URL="http://127.0.0.1:9",
        WEB="on",
    )

    warnings = [line for line in checked.out.splitlines() if line.startswith("warning")]
    assert "DISCORD_TOKEN and DISCORD_TOKEN_FILE" in warnings[0]
    assert "hunter" not in checked.out + checked.errors


async def test_settings_that_cannot_be_read_are_a_problem(tmp_path: Path) -> None:
    checked = await ended(tmp_path, "check", WEB_PORT="hunter2", WEB="maybe")

    assert checked.status == 1
    assert [line.split()[0] for line in checked.out.splitlines()] == ["problem", "problem"]
    assert "hunter2" not in checked.out
