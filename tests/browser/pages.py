"""Pages that tests borrow one after the other: to open a new one costs more than most tests do."""

from playwright.async_api import Browser, Error, Page

from tests.browser.tab import Width


class Pages:
    """Pages of one browser, each in a profile of its own that is empty whenever it is lent."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: list[Page] = []

    async def borrow(self, width: Width) -> Page:
        """A page in a window of ``width``, with nothing remembered."""
        if not self._free:
            context = await self._browser.new_context(viewport=width)
            return await context.new_page()
        page = self._free.pop()
        await page.set_viewport_size(width)
        return page

    async def take_back(self, page: Page, url: str) -> None:
        """Keep a page for the next test; what cannot be made as it was is closed for good.

        ``url`` is where its bot still runs, since a page forgets only where it has remembered.
        """
        if page.context.pages != [page] or not await _forgets(page, url):
            await page.context.close()
            return
        self._free.append(page)


async def _forgets(page: Page, url: str) -> bool:
    """Leave the chat page, then empty what its scripts have kept; whether that was possible."""
    try:
        await page.context.set_offline(offline=False)
        await page.emulate_media(color_scheme="light", reduced_motion="no-preference")
        await page.goto(f"{url}livez")
        await page.evaluate("localStorage.clear(); sessionStorage.clear()")
    except Error:
        return False
    return True
