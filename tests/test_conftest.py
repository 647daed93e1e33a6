"""The fixtures that every test may use."""

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from playwright.async_api import Browser


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
