"""`python -m bot` as whoever runs it meets it: start, readiness, refusals, stop, health, log."""

import asyncio
import os
import random
import signal
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

import aiohttp
import pytest

from tests.bot_process import BotProcess, ended
from tests.contract.oracle import told_by
from tests.contract.playing import Sitting, Way
from tests.contract.seats import a_match
from tests.contract.web_rig import web_rig

READY_SECONDS: Final = 3.0
"""Of work until a bot is ready; other programs of a busy machine do not count."""


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[BotProcess]:
    """A running bot."""
    process = BotProcess(tmp_path)
    await process.start()
    yield process
    await process.close()


async def test_a_bot_is_ready_after_three_seconds_of_work(bot: BotProcess) -> None:
    assert _seconds_of_work(bot.pid) < READY_SECONDS


async def test_a_bot_that_is_ready_serves_its_page(bot: BotProcess) -> None:
    async with aiohttp.ClientSession() as http:
        pages = [
            (await http.get(bot.url)).status,
            (await http.get(f"{bot.url}livez")).status,
            (await http.get(f"{bot.url}readyz")).status,
        ]

    assert pages == [200, 200, 200]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT], ids=lambda one: one.name)
async def test_a_bot_that_is_told_to_stop_ends_well(
    tmp_path: Path, number: signal.Signals
) -> None:
    bot = BotProcess(tmp_path)
    await bot.start()

    os.kill(bot.pid, number)

    assert await bot.wait() == 0
    assert bot.errors == ""
    assert bot.failures == []


async def test_a_second_bot_on_the_same_folder_is_refused(bot: BotProcess) -> None:
    # Busy cores only ever add time: the quickest of three says how long it takes.
    tries = [await ended(bot.folder, DATA_DIR=str(bot.data)) for _ in range(3)]
    second = min(tries, key=lambda one: one.seconds)

    assert {one.status for one in tries} == {2}
    assert "another bot" in second.errors
    assert "Traceback" not in second.errors
    assert second.seconds < bot.seconds_to_ready + 1
    assert await bot.stop() == 0


async def test_a_bot_may_follow_one_that_was_killed(tmp_path: Path) -> None:
    bot = BotProcess(tmp_path)
    await bot.start()
    await bot.kill()

    await bot.start()

    assert await bot.stop() == 0


async def test_a_port_that_is_taken_is_said(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])

        refused = await ended(tmp_path, DATA_DIR=str(tmp_path / "data"), WEB_PORT=port)

    assert refused.status == 2
    assert port in refused.errors
    assert "WEB_PORT" in refused.errors
    assert "Traceback" not in refused.errors


async def test_settings_that_cannot_be_used_are_named_without_their_values(
    tmp_path: Path,
) -> None:
    refused = await ended(tmp_path, WEB_PORT="hunter2", LOG_LEVEL="loud")

    assert refused.status == 2
    assert "WEB_PORT" in refused.errors
    assert "LOG_LEVEL" in refused.errors
    assert "hunter2" not in refused.errors
    assert "Traceback" not in refused.errors


async def test_a_setting_that_cannot_be_used_is_told_what_it_should_be(tmp_path: Path) -> None:
    refused = await ended(tmp_path, WEB="maybe", WEB_CHANNELS="Big Room")

    assert "WEB: should be on or off" in refused.errors
    assert "WEB_CHANNELS: should be small letters" in refused.errors


async def test_a_secrets_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    refused = await ended(tmp_path, DISCORD_TOKEN_FILE="/nowhere/token")

    assert refused.status == 2
    assert "DISCORD_TOKEN_FILE: should name a file that can be read" in refused.errors
    assert "/nowhere/token" not in refused.errors
    assert "Traceback" not in refused.errors


async def test_a_secrets_file_that_is_no_text_is_no_traceback(tmp_path: Path) -> None:
    (tmp_path / "token").write_bytes(b"\xff\xfe\x00")

    refused = await ended(tmp_path, DISCORD_TOKEN_FILE=str(tmp_path / "token"))

    assert refused.status == 2
    assert "Traceback" not in refused.errors


async def test_a_bot_that_nobody_could_reach_does_not_start_and_says_why(tmp_path: Path) -> None:
    refused = await ended(tmp_path, WEB="off")

    assert refused.status == 2
    assert "WEB=on" in refused.errors


async def test_a_data_folder_that_is_a_file_is_said(tmp_path: Path) -> None:
    (tmp_path / "data").touch()

    refused = await ended(tmp_path, DATA_DIR=str(tmp_path / "data"))

    assert refused.status == 2
    assert str(tmp_path / "data") in refused.errors
    assert "Traceback" not in refused.errors


async def test_a_database_that_is_none_is_said(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "deadwood.sqlite3").write_bytes(b"no database at all" * 100)

    refused = await ended(tmp_path, DATA_DIR=str(tmp_path / "data"))

    assert refused.status == 2
    assert "Traceback" not in refused.errors


async def test_a_command_that_is_none_shows_those_that_are(tmp_path: Path) -> None:
    refused = await ended(tmp_path, "dance")

    assert refused.status == 2
    assert "healthcheck" in refused.errors


async def test_the_health_check_follows_the_bots_life(bot: BotProcess) -> None:
    alive = await ended(bot.folder, "healthcheck", DATA_DIR=str(bot.data))
    await bot.stop()
    gone = await ended(bot.folder, "healthcheck", DATA_DIR=str(bot.data))

    assert (alive.status, gone.status) == (0, 1)


async def test_the_log_of_a_whole_match_names_no_card(tmp_path: Path) -> None:
    async with web_rig(tmp_path, LOG_LEVEL="debug") as rig:
        pair = await a_match(rig, rig.place(0), "Ann", "Bob", target=10)
        await Sitting(pair, Way(random.Random(2))).play()

        told = told_by(f"{rig.bot.text}\n{rig.bot.errors}".encode())

        assert rig.bot.log
        assert told.cards == frozenset()


async def test_bots_on_two_folders_do_not_meet(tmp_path: Path) -> None:
    bots = [BotProcess(tmp_path / name) for name in ("one", "two")]
    await asyncio.gather(*(bot.start() for bot in bots))

    assert bots[0].url != bots[1].url
    assert [await bot.stop() for bot in bots] == [0, 0]


def _seconds_of_work(pid: int) -> float:
    """How long the processor has worked for a process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    user, system = int(fields[11]), int(fields[12])
    return (user + system) / os.sysconf("SC_CLK_TCK")
