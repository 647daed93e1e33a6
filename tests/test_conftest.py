"""The fixtures that every test may use."""

from pathlib import Path

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from playwright.async_api import Browser

from tests.conftest import LONG

ROOT = Path(__file__).parent.parent


@pytest.mark.browser
async def test_the_browser_reads_a_page_served_on_this_machine(browser: Browser) -> None:
    async def greet(_request: web.Request) -> web.Response:
        return web.Response(text="<title>Seven of hearts</title>", content_type="text/html")

    application = web.Application()
    application.router.add_get("/", greet)
    async with TestServer(application) as server:
        page = await browser.new_page()
        await page.goto(str(server.make_url("/")))

        title = await page.title()

    assert title == "Seven of hearts"


@pytest.mark.parametrize("beginning", LONG)
def test_every_beginning_in_the_list_of_long_tests_is_that_of_a_test(beginning: str) -> None:
    path, _, name = beginning.partition("::")

    tests = sorted(ROOT.glob(f"{path}test_*.py")) if path.endswith("/") else [ROOT / path]

    assert any(f"def {name or 'test_'}" in test.read_text(encoding="utf-8") for test in tests)
