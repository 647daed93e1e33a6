"""What every test may use: hypothesis' profiles, and a Chromium for the browser tests."""

import importlib
import os
import pkgutil
import sys
import threading
from collections.abc import AsyncIterator, Generator, Iterator
from contextlib import contextmanager
from datetime import timedelta
from itertools import chain, islice

import hypothesis
import pytest
from playwright.async_api import Browser, async_playwright

import adapters
import bot
import engine
from scripts import chromium

hypothesis.settings.register_profile("dev", max_examples=50, deadline=timedelta(seconds=2))
hypothesis.settings.register_profile(
    "ci", max_examples=200, deadline=None, derandomize=True, print_blob=True
)
hypothesis.settings.load_profile("ci" if os.environ.get("CI") else "dev")

# No look at the outside world, and no sandbox, which root and most containers cannot have.
CHROMIUM_OPTIONS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)

# What plays long, or against a whole bot. It starts first, a part on each of three processes, so
# that none is left alone with it at the end; and without measuring coverage, which makes code four
# times as slow: that every line of the engine is tried must be shown by the other tests alone, so
# these can only add to it.
WHOLE_BOTS = (
    "tests/contract/",
    "tests/bot/test_process.py",
    "tests/bot/test_on_discord.py",
    "tests/bot/test_on_telegram.py",
)
LONG_ALONE = (
    "tests/browser/",
    "tests/engine/service/time/test_a_day_of_tables.py",
    "tests/engine/rulebook/test_every_rule_set.py",
    "tests/engine/round/test_laws.py",
    "tests/engine/cards/test_melds.py::test_the_melder_answers_thousands_of_hands",
    "tests/engine/cards/test_pack.py::test_each_card_lies_on_top",
    "tests/engine/cards/test_pack.py::test_the_ace_of_spades_lies_anywhere",
    "tests/engine/service/test_random_matches.py",
    "tests/adapters/presentation/screens/test_every_screen.py",
    "tests/adapters/presentation/screens/test_reach.py",
    "tests/adapters/presentation/test_golden.py",
    "tests/adapters/presentation/test_names.py::test_no_name_hides_anything",
    "tests/adapters/frontdesk/people/test_people.py::test_a_crowd_of_one_name_is_numbered",
)
LONG = (*WHOLE_BOTS, *LONG_ALONE)
# A bot of each platform is shared by the tests of one process.
APART = ("telegram", "discord")
# Short, but thousands of them, and nothing of the engine is left to them alone.
UNMEASURED = (
    *LONG,
    "tests/adapters/presentation/",
    "tests/adapters/telegram/test_busy_group.py",
    "tests/adapters/telegram/test_costs.py",
    "tests/adapters/telegram/test_golden.py",
    "tests/adapters/telegram/test_typed_match.py",
    "tests/adapters/telegram/answering/test_popups.py",
    "tests/adapters/telegram/test_renderer_limits.py",
    # What they try is the fake server.
    "tests/servers/",
)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin each part with long tests: each process gets one of equal size, and then steals."""
    processes = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    parts: list[list[pytest.Item]] = [[] for _ in range(processes)]
    short = iter([item for item in items if not item.nodeid.startswith(LONG)])
    for item in items:
        if item.nodeid.startswith(LONG):
            parts[_part_of(item) % processes].append(item)
    for part in parts:
        part.extend(islice(short, max(len(items) // processes - len(part), 0)))
    items[:] = [*chain.from_iterable(parts), *short]


def _part_of(item: pytest.Item) -> int:
    """Which part a long test belongs to: a platform's own, or that of all others."""
    if item.nodeid.startswith(WHOLE_BOTS):
        for number, platform in enumerate(APART):
            if platform in item.nodeid:
                return number
    return len(APART)


_NOT_MEASURED: list[str] = []
"""The tests of this process since whose end nothing was measured."""


def _forget_what_was_not_measured() -> None:
    """Empty the engine's caches after tests that were left out.

    What these have worked out would not be worked out again, and so never be measured.
    """
    if not _NOT_MEASURED:
        return
    _NOT_MEASURED.clear()
    for name in [name for name in sys.modules if name.startswith("engine.")]:
        for value in list(vars(sys.modules[name]).values()):
            if hasattr(value, "cache_clear"):
                value.cache_clear()


@contextmanager
def _not_measuring() -> Iterator[None]:
    """Leave out for a while what coverage is measured of.

    The mark ``no_cover`` of pytest-cov does nothing in a process that pytest-xdist starts: there
    a second measuring goes on below the one that it stops.
    """
    here, in_threads = sys.gettrace(), threading.gettrace()
    sys.settrace(None)
    threading.settrace(None)
    try:
        yield
    finally:
        sys.settrace(here)
        threading.settrace(in_threads)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Measure what the bot does as it is loaded, and nothing more until the first test.

    To load thousands of tests takes twice as long when it is measured.
    """
    if sys.gettrace() is None:
        return (yield)
    for package in (adapters, bot, engine):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            # What runs by being loaded is no part of this.
            if "migrations." not in module.name and not module.name.endswith("__main__"):
                importlib.import_module(module.name)
    _NOT_MEASURED.append("the collection")
    with _not_measuring():
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Leave most of the work out when coverage is measured, with all that it sets up."""
    if not item.nodeid.startswith(UNMEASURED):
        if sys.gettrace() is not None:
            _forget_what_was_not_measured()
        return (yield)
    _NOT_MEASURED.append(item.nodeid)
    with _not_measuring():
        return (yield)


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """The Chromium of this machine; a test that asks for it is skipped where there is none."""
    path = chromium.found()
    if path is not None:
        return path
    if chromium.is_required():
        pytest.fail("no Chromium here, and this run must not go without")
    return pytest.skip("no Chromium here")


@pytest.fixture
async def browser(chromium_path: str) -> AsyncIterator[Browser]:
    """A headless Chromium of the test's own; mark the test ``browser``."""
    async with async_playwright() as playwright:
        opened = await playwright.chromium.launch(
            executable_path=chromium_path, args=CHROMIUM_OPTIONS
        )
        yield opened
        await opened.close()
