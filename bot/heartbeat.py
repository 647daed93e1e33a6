"""A sign of life in the data folder, for the container's health check."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

BEAT_SECONDS = 5.0
STALE_SECONDS = 30.0
_FILE = "heartbeat"


async def beat(folder: Path, check: Callable[[], Awaitable[object]]) -> None:
    """Every few seconds, touch the file if ``check`` passes; until cancelled."""
    while True:
        await check()
        (folder / _FILE).touch()
        await asyncio.sleep(BEAT_SECONDS)


def still(folder: Path) -> None:
    """Leave no sign of life behind after a clean stop."""
    (folder / _FILE).unlink(missing_ok=True)


def is_alive(folder: Path) -> bool:
    """Whether a bot on this data folder has shown a sign of life lately."""
    try:
        age = time.time() - (folder / _FILE).stat().st_mtime
    except FileNotFoundError:
        return False
    return age < STALE_SECONDS
