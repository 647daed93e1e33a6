"""200 tables at which somebody presses at the same moment on Discord: the bot beside an echo.

The bot runs in this process. The echo is a bot of discord.py alone that answers each press at once
and plays nothing: no bot on that library can answer sooner. Each has a fake Discord of its own in
another process, and they take turns. A press is a move against the computer at a table in a
channel, so it costs the answer, which redraws the hand, a commit and, now and then, a board.
Nothing may be lost, and nobody may wait for longer than Discord does, which is three seconds.
"""

import asyncio
import json
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any, Final

from pydantic import SecretStr

from bench.report import SHORT, Report
from bot.app import running, until_stopped
from bot.garbage import collect_seldom
from bot.logs import set_up_logs
from bot.settings import Settings

PEOPLE: Final = 200
TURNS: Final = 3 if SHORT else 7
LONGEST_SECONDS: Final = 3.0
"""How long Discord waits for an answer before it says that the bot has failed."""
AT_MOST: Final = 8
"""How many times as long as the echo the bot may take for all answers."""


@dataclass(frozen=True, slots=True)
class Turn:
    """What came of one press by everybody, in seconds; ``metered`` calls count toward a limit."""

    waited: list[float]
    answered: float
    calls: int
    metered: int


class Hall:
    """A fake Discord in a process of its own."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process
        self.url, self.token = self._told().values()

    async def seat(self) -> None:
        """Let everybody begin a match."""
        await self._asked(f"people {PEOPLE}")

    async def press(self) -> Turn:
        """Let everybody press."""
        return Turn(**await self._asked("press"))

    async def _asked(self, line: str) -> dict[str, Any]:
        if self._process.stdin is not None:
            self._process.stdin.write(f"{line}\n")
            self._process.stdin.flush()
        return await asyncio.to_thread(self._told)

    def _told(self) -> dict[str, Any]:
        line = self._process.stdout.readline() if self._process.stdout is not None else ""
        return dict(json.loads(line))


def main() -> int:
    """Print moves a second and the slowest answers; 1 if one is too slow or anything is lost."""
    set_up_logs("error", "console")
    collect_seldom()
    report = Report(f"Discord, somebody presses at each of {PEOPLE} tables at the same moment")
    asyncio.run(_compared(report))
    return report.exit_code()


async def _compared(report: Report) -> None:
    with _hall() as ours, _hall() as theirs, tempfile.TemporaryDirectory() as folder:
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(_bot(ours, Path(folder)))
            stack.enter_context(_echo(theirs))
            for hall in (ours, theirs):
                await hall.seat()
            turns = [(await ours.press(), await theirs.press()) for _ in range(TURNS)]
    _tell(report, [one for one, _ in turns], [one for _, one in turns])


def _tell(report: Report, ours: list[Turn], theirs: list[Turn]) -> None:
    for name, turns in (("the bot", ours), ("the echo", theirs)):
        report.measured(f"moves a second, {name}", f"{PEOPLE / _answered(turns):.0f}")
        report.measured(f"p99 of the answer, {name}", f"{_slow(turns) * 1000:.0f} ms")
    slowest = max(seconds for turn in ours for seconds in turn.waited)
    presses = TURNS * PEOPLE
    calls = sum(turn.calls for turn in ours) / presses
    metered = sum(turn.metered for turn in ours) / presses
    words = f"median of {TURNS} turns"
    report.at_most(
        "all answers, the bot's time by the echo's",
        _answered(ours) / _answered(theirs),
        AT_MOST,
        words,
    )
    report.at_most("the slowest answer, in seconds", slowest, LONGEST_SECONDS)
    report.at_least("presses answered", sum(len(turn.waited) for turn in ours) / presses, 1)
    report.measured("calls for a press", f"{calls:.2f}, of which metered {metered:.2f}")


def _answered(turns: list[Turn]) -> float:
    return median(turn.answered for turn in turns)


def _slow(turns: list[Turn]) -> float:
    return median(sorted(turn.waited)[int(len(turn.waited) * 0.99)] for turn in turns)


@contextmanager
def _hall() -> Iterator[Hall]:
    code = "import asyncio; from bench._discord_server import serve; asyncio.run(serve())"
    with subprocess.Popen(
        [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            yield Hall(process)
        finally:
            process.terminate()


@contextmanager
def _echo(hall: Hall) -> Iterator[None]:
    command = [sys.executable, "-m", "bench._discord_echo", hall.url, hall.token]
    with subprocess.Popen(command) as process:
        try:
            yield
        finally:
            process.terminate()


@asynccontextmanager
async def _bot(hall: Hall, folder: Path) -> AsyncIterator[None]:
    """A bot that is on Discord alone."""
    settings = Settings.model_construct(
        data_dir=folder,
        web=False,
        discord_token=SecretStr(hall.token),
        discord_api_url=hall.url,
        computer_pause_seconds=0.0,
        double_tap_seconds=0.0,
    )
    stop = asyncio.Event()
    async with running(settings) as bot:
        work = asyncio.create_task(until_stopped(stop, settings, bot))
        await bot.is_open()
        try:
            yield
        finally:
            stop.set()
            await work


if __name__ == "__main__":
    sys.exit(main())
