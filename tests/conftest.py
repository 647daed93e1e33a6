"""What every test may use: hypothesis' profiles, and a Chromium for the browser tests."""

import os
from collections.abc import AsyncIterator
from datetime import timedelta

import hypothesis
import pytest
from playwright.async_api import Browser, async_playwright

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
