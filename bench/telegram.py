"""200 people press at the same moment on Telegram: our transport beside the library's own.

Two bots in this process, alike but for the transport under python-telegram-bot, take turns; the
server and the people are in a process of their own. A press is a move against the computer, so
that each costs an answer, a commit and an edit. Nothing may be lost: every press is answered, and
everybody can press again.

Most of a press is the game itself, the same in both; so the transports are measured alone as well:
200 answers to presses at the same moment, and nothing else.
"""

import asyncio
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, Final

import aiohttp
from pydantic import SecretStr
from telegram.request import HTTPXRequest

from adapters.telegram.wire.api import Transport, bot_over
from adapters.telegram.wire.transport import AiohttpRequest
from bench.report import SHORT, Report
from bot.app import Running, running, until_stopped
from bot.garbage import collect_seldom
from bot.logs import set_up_logs
from bot.on_telegram import started
from bot.settings import Settings

PEOPLE: Final = 200
TURNS: Final = 3 if SHORT else 7
AT_LEAST: Final = 3
"""How many times as fast as the library's own transport ours must be by itself."""
AT_LEAST_IN_ALL: Final = 1.2
"""The same with the game, of which a press is mostly made."""
PATIENCE_SECONDS: Final = 300.0
OURS, THEIRS = "1:OURS", "2:THEIRS"
Presses = tuple[Sequence[float], float]
"""How long each press waited for its answer, and how long until all was shown; in seconds."""


def main() -> int:
    """Print moves a second and the slowest answers; 1 if ours is too slow or anything is lost."""
    set_up_logs("error", "console")
    collect_seldom()
    report = Report(f"Telegram, {PEOPLE} people press at the same moment")
    asyncio.run(_compared(report))
    return report.exit_code()


async def _compared(report: Report) -> None:
    with _server() as url, tempfile.TemporaryDirectory() as folder:
        await _compared_alone(report, url)
        async with AsyncExitStack() as stack:
            ours = _bot(_settings(OURS, url, Path(folder, "ours")), AiohttpRequest)
            theirs = _bot(_settings(THEIRS, url, Path(folder, "theirs")), _stock)
            await stack.enter_async_context(ours)
            await stack.enter_async_context(theirs)
            http = await stack.enter_async_context(aiohttp.ClientSession(url))
            tokens = (OURS, THEIRS)
            for token in tokens:
                await _asked(http, f"/people/{token}", {"people": PEOPLE})
            turns = [[await _pressed(http, token) for token in tokens] for _ in range(TURNS)]
    _tell(report, [ours for ours, _ in turns], [theirs for _, theirs in turns])


async def _compared_alone(report: Report, url: str) -> None:
    """Print how many answers a second each transport carries, and nothing around it."""
    turns = [[await _answers(url, one) for one in (AiohttpRequest, _stock)] for _ in range(TURNS)]
    ours, theirs = (median(rates) for rates in zip(*turns, strict=True))
    report.measured("answers a second, the transport alone, ours", f"{ours:.0f}")
    report.measured("answers a second, the transport alone, the library's", f"{theirs:.0f}")
    words = f"median of {TURNS} turns"
    report.at_least("answers, ours by the library's", ours / theirs, AT_LEAST, words)


async def _answers(url: str, transport: Transport) -> float:
    """Answers a second, of as many as people press at the same moment."""
    async with bot_over("3:ALONE", url, transport=transport) as bot:
        began = perf_counter()
        await asyncio.gather(*(bot.answer_callback_query(str(at)) for at in range(PEOPLE)))
        return PEOPLE / (perf_counter() - began)


def _tell(report: Report, ours: list[Presses], theirs: list[Presses]) -> None:
    for name, presses in (("ours", ours), ("the library's", theirs)):
        rate, slowest = _rate(presses), _slowest(presses)
        report.measured(f"moves a second, {name}", f"{rate:.0f}")
        report.measured(f"p99 of the answer, {name}", f"{slowest * 1000:.0f} ms")
    words = f"median of {TURNS} turns"
    report.at_least(
        "moves a second, ours by the library's",
        _rate(ours) / _rate(theirs),
        AT_LEAST_IN_ALL,
        words,
    )
    report.at_least(
        "p99 of the answer, the library's by ours",
        _slowest(theirs) / _slowest(ours),
        AT_LEAST_IN_ALL,
        words,
    )
    answered = sum(len(waited) for waited, _ in (*ours, *theirs))
    report.at_least("presses answered, of all", answered / (2 * TURNS * PEOPLE), 1)


def _rate(presses: list[Presses]) -> float:
    return median(len(waited) / shown for waited, shown in presses)


def _slowest(presses: list[Presses]) -> float:
    return median(sorted(waited)[int(len(waited) * 0.99)] for waited, _ in presses)


async def _pressed(http: aiohttp.ClientSession, token: str) -> Presses:
    told = await _asked(http, f"/press/{token}", {})
    return told["waited"], told["shown"]


async def _asked(http: aiohttp.ClientSession, path: str, what: dict[str, int]) -> dict[str, Any]:
    limit = aiohttp.ClientTimeout(total=PATIENCE_SECONDS)
    async with http.post(path, json=what, timeout=limit) as response:
        return dict(await response.json())


@contextmanager
def _server() -> Iterator[str]:
    """The server in a process of its own; its address."""
    code = "import asyncio; from bench._bot_api import serve; asyncio.run(serve())"
    with subprocess.Popen(
        [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            yield (process.stdout or sys.stdin).readline().strip()
        finally:
            (process.stdin or sys.stdout).close()


def _stock(*, proxy: str | None, connections: int) -> HTTPXRequest:
    """The library's own transport, with as much patience as ours has."""
    return HTTPXRequest(connections, proxy=proxy, read_timeout=60, pool_timeout=60)


def _settings(token: str, url: str, folder: Path) -> Settings:
    return Settings.model_construct(
        data_dir=folder,
        web=False,
        telegram_token=SecretStr(token),
        telegram_api_url=url,
        telegram_private_per_minute=100_000,
        computer_pause_seconds=0.0,
        double_tap_seconds=0.0,
    )


@asynccontextmanager
async def _bot(settings: Settings, transport: Transport) -> AsyncIterator[None]:
    """A bot that is on Telegram alone, over this transport."""
    stop = asyncio.Event()
    async with running(settings.model_copy(update={"telegram_token": None})) as bare:
        telegram = await started(bare.parts, settings, transport)
        bot = replace(bare, telegram=telegram)
        work = asyncio.create_task(_run(stop, settings, bot))
        await bot.is_open()
        try:
            yield
        finally:
            stop.set()
            await work
            await telegram.stop()


async def _run(stop: asyncio.Event, settings: Settings, bot: Running) -> None:
    await until_stopped(stop, settings, bot)


if __name__ == "__main__":
    sys.exit(main())
