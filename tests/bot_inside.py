"""A whole bot inside the test's own process: started, stopped and started again in moments."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from structlog.testing import capture_logs

from bot.app import running, until_stopped
from bot.parts import DATABASE
from bot.settings import Settings

FAILED: Final = frozenset({"error", "critical"})
"""The levels of lines that tell of an error."""


class BotInside:
    """One bot on a data folder of its own, with everything but a process of its own.

    It takes no setting of this machine, but ``settings`` of its test. ``failures`` are the lines
    of its log that tell of an error, over all its starts, complete once it has stopped.
    """

    def __init__(self, folder: Path, port: int, **settings: int) -> None:
        self.url = ""
        self.failures: list[str] = []
        self._settings = Settings.model_construct(
            data_dir=folder / "data",
            web=True,
            web_port=port,
            computer_pause_seconds=0.0,
            double_tap_seconds=0.0,
        ).model_copy(update=settings)
        self._ready = asyncio.Event()
        self._stop = asyncio.Event()
        self._work: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start, and wait until it is ready."""
        self._ready.clear()
        self._stop.clear()
        self._work = asyncio.create_task(self._run())
        ready = asyncio.create_task(self._ready.wait())
        await asyncio.wait((ready, self._work), return_when=asyncio.FIRST_COMPLETED)
        ready.cancel()
        if self._work.done():
            self._work.result()

    async def stop(self) -> None:
        """Stop, and wait until it has."""
        assert self._work is not None, "the bot does not run"
        self._stop.set()
        await self._work
        self._work = None

    async def close(self) -> None:
        """Stop if it still runs."""
        if self._work is not None:
            await self.stop()

    @contextmanager
    def opened(self) -> Iterator[sqlite3.Connection]:
        """The database itself, while the bot does not run."""
        assert self._work is None, "the bot runs"
        path = self._settings.data_dir / DATABASE
        with closing(sqlite3.connect(path)) as connection, connection:
            yield connection

    async def _run(self) -> None:
        with capture_logs() as log:
            try:
                async with running(self._settings) as bot:
                    self.url = bot.url
                    self._ready.set()
                    await until_stopped(self._stop, self._settings, bot)
            finally:
                self.failures += [str(line) for line in log if line["log_level"] in FAILED]
