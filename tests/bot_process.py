"""A real `python -m bot` of a test's own: started, watched, killed, started again."""

import asyncio
import json
import os
import shutil
import signal
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.parts import DATABASE
from bot.settings import SECRETS, Settings

ROOT: Final = Path(__file__).parents[1]
START_SECONDS: Final = 60.0
STOP_SECONDS: Final = 20.0
_SETTINGS: Final = frozenset(
    name.upper() for name in (*Settings.model_fields, *(f"{name}_file" for name in SECRETS))
)


class BotProcess:
    """One bot on a data folder of its own; ``settings`` are environment variables.

    ``log`` is every line it has written to standard output so far, over all its starts.
    """

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.log: list[str] = []
        self.errors = ""
        self.url = ""
        self.seconds_to_ready = 0.0
        self._settings = settings
        self._process: asyncio.subprocess.Process | None = None
        self._readers: list[asyncio.Task[None]] = []
        self._ready = asyncio.Event()

    @property
    def data(self) -> Path:
        """The data folder."""
        return self.folder / "data"

    @property
    def pid(self) -> int:
        """The number of the running process."""
        return self._running.pid

    async def start(self) -> None:
        """Start, and wait until it is ready; fails with what it said if it ends instead."""
        began = time.monotonic()
        await self.launch()
        ready = asyncio.create_task(self._ready.wait())
        ended = asyncio.create_task(self._running.wait())
        await asyncio.wait(
            (ready, ended), timeout=START_SECONDS, return_when=asyncio.FIRST_COMPLETED
        )
        ready.cancel()
        ended.cancel()
        assert self._ready.is_set(), f"never ready: {self.errors}\n{self.text}"
        self.seconds_to_ready = time.monotonic() - began

    async def launch(self) -> None:
        """Start, and wait for nothing."""
        self.folder.mkdir(parents=True, exist_ok=True)
        self._ready.clear()
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "bot",
            cwd=self.folder,
            env=environment(DATA_DIR=str(self.data), **self._settings),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        self._readers = [
            asyncio.create_task(self._read_log()),
            asyncio.create_task(self._read_errors()),
        ]

    async def wait(self) -> int:
        """The exit status, once it has ended and all it wrote is read."""
        status = await asyncio.wait_for(self._running.wait(), STOP_SECONDS)
        await asyncio.gather(*self._readers)
        self._process = None
        return status

    async def stop(self) -> int:
        """Ask it to stop; the exit status."""
        self._running.send_signal(signal.SIGTERM)
        return await self.wait()

    async def kill(self) -> None:
        """End it at once, as a power cut would."""
        self._running.kill()
        await self.wait()

    async def freeze(self, seconds: float) -> None:
        """Let it stand still, as a suspended machine would, and go on."""
        with self._standing_still():
            await asyncio.sleep(seconds)

    async def close(self) -> None:
        """End it if it still runs."""
        if self._process is not None:
            await self.stop()

    @property
    def text(self) -> str:
        """The whole log."""
        return "\n".join(self.log)

    @property
    def failures(self) -> list[str]:
        """Every line of the log that tells of an error."""
        return [line for line in self.log if _field(line, "level") in {"error", "critical"}]

    @contextmanager
    def saved(self) -> Iterator[sqlite3.Connection]:
        """A copy of what is on the disk at this moment; the bot alone may open its database."""
        copy = self.folder / "copy"
        shutil.rmtree(copy, ignore_errors=True)
        copy.mkdir()
        with self._standing_still():
            for file in self.data.glob(f"{DATABASE}*"):
                shutil.copy(file, copy)
        with closing(sqlite3.connect(copy / DATABASE)) as connection:
            yield connection

    @contextmanager
    def opened(self) -> Iterator[sqlite3.Connection]:
        """The database itself, while the bot does not run."""
        assert self._process is None, "the bot runs"
        with closing(sqlite3.connect(self.data / DATABASE)) as connection, connection:
            yield connection

    @contextmanager
    def _standing_still(self) -> Iterator[None]:
        if self._process is None:
            yield
            return
        self._process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self._process.send_signal(signal.SIGCONT)

    @property
    def _running(self) -> asyncio.subprocess.Process:
        assert self._process is not None, "the bot does not run"
        return self._process

    async def _read_log(self) -> None:
        stdout = self._running.stdout
        assert stdout is not None
        async for line in stdout:
            self.log.append(line.decode().rstrip("\n"))
            if _field(self.log[-1], "event") == "ready":
                self.url = str(_field(self.log[-1], "page"))
                self._ready.set()

    async def _read_errors(self) -> None:
        stderr = self._running.stderr
        assert stderr is not None
        async for line in stderr:
            self.errors += line.decode()


@dataclass(frozen=True, slots=True)
class Ended:
    """A bot that has ended by itself: its status, what it wrote, and how long it took."""

    status: int
    out: str
    errors: str
    seconds: float


async def ended(folder: Path, *arguments: str, **settings: str) -> Ended:
    """Run the bot with these arguments and settings to its own end, in ``folder``."""
    began = time.monotonic()
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        *arguments,
        cwd=folder,
        env=environment(**settings),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    out, errors = await asyncio.wait_for(process.communicate(), START_SECONDS)
    status = process.returncode
    assert status is not None
    return Ended(status, out.decode(), errors.decode(), time.monotonic() - began)


def environment(**settings: str) -> dict[str, str]:
    """This process's environment, with these settings of the bot and none that are set here."""
    outside = {name: value for name, value in os.environ.items() if name not in _SETTINGS}
    return {
        **outside,
        "PYTHONPATH": str(ROOT),
        # Empty is off: each of a hundred started bots would compile all its modules anew.
        "PYTHONDONTWRITEBYTECODE": "",
        "LOG_FORMAT": "json",
        "WEB_PORT": "0",
        **settings,
    }


def _field(line: str, name: str) -> object:
    """One field of a log line, None where there is none."""
    try:
        found = json.loads(line)
    except ValueError:
        return None
    return found.get(name) if isinstance(found, dict) else None
