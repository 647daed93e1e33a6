"""The sign of life that the health check reads."""

import asyncio
import os
import time
from pathlib import Path

import pytest

from bot import heartbeat


def test_a_folder_without_a_bot_is_not_alive(tmp_path: Path) -> None:
    assert not heartbeat.is_alive(tmp_path)


def test_a_folder_that_is_not_there_is_not_alive(tmp_path: Path) -> None:
    assert not heartbeat.is_alive(tmp_path / "nowhere")


async def test_a_bot_that_works_is_alive(tmp_path: Path) -> None:
    checked = asyncio.Event()

    async def check() -> None:
        checked.set()

    beating = asyncio.create_task(heartbeat.beat(tmp_path, check))
    await checked.wait()
    await asyncio.sleep(0)
    beating.cancel()

    assert heartbeat.is_alive(tmp_path)


async def test_a_bot_whose_store_cannot_be_read_ends_with_the_reason(tmp_path: Path) -> None:
    async def check() -> None:
        raise OSError("no disk")

    with pytest.raises(OSError, match="no disk"):
        await heartbeat.beat(tmp_path, check)

    assert not heartbeat.is_alive(tmp_path)


def test_a_sign_of_life_grows_stale(tmp_path: Path) -> None:
    (tmp_path / "heartbeat").touch()
    old = time.time() - heartbeat.STALE_SECONDS - 1
    os.utime(tmp_path / "heartbeat", (old, old))

    assert not heartbeat.is_alive(tmp_path)


def test_after_a_clean_stop_there_is_no_sign_of_life(tmp_path: Path) -> None:
    (tmp_path / "heartbeat").touch()

    heartbeat.still(tmp_path)
    heartbeat.still(tmp_path)

    assert not heartbeat.is_alive(tmp_path)
