"""What a person does on the page: by the names that are written on things."""

import re
from typing import Final, Literal

from playwright.async_api import Locator, Page, ViewportSize, expect

Width = ViewportSize
WIDE: Final = Width(width=1280, height=800)
PHONE: Final = Width(width=390, height=844)
SMALL_PHONE: Final = Width(width=360, height=640)
PATIENCE_MS: Final = 15_000
ANN: Final = "\u2068Ann\u2069"
"""A name inside a sentence, kept apart from it whatever its script."""
BOB: Final = "\u2068Bob\u2069"
Side = Literal["room", "private"]

expect.set_options(timeout=PATIENCE_MS)


class Tab:
    """One tab; ``errors`` is what went wrong in its script."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.errors: list[str] = []
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    async def open(self, url: str) -> None:
        """Open the page."""
        await self.page.goto(url)

    async def sit_down(self, name: str) -> None:
        """Answer the question for a name."""
        await self.page.get_by_label("What shall we call you?").fill(name)
        await self.page.get_by_role("button", name="Sit down").click()
        await expect(self.page.locator("#app")).to_be_visible()
        await expect(self.page.locator("#people")).to_contain_text(name)

    async def name(self) -> str:
        """What the page calls this person."""
        return await self.page.locator("#me").text_content() or ""

    async def type(self, line: str, side: Side = "room") -> None:
        """Type a line and send it."""
        field = self.page.locator(f"#{side} .composer input")
        await field.fill(line)
        await field.press("Escape")
        await field.press("Enter")
        await expect(field).to_have_value("")

    def screen(self, side: Side = "room") -> Locator:
        """The newest screen of the bot."""
        return self.page.locator(f"#{side} article.screen").last

    @property
    def sheet(self) -> Locator:
        """The sheet with an answer for this person alone."""
        return self.page.locator("#sheet")

    @property
    def notice(self) -> Locator:
        """The notice on top of the page."""
        return self.page.locator("#toasts")

    def button(self, name: str, side: Side = "room") -> Locator:
        """A button of the newest screen, by how its label begins."""
        begins = re.compile("^" + re.escape(name))
        return self.screen(side).locator(".button").filter(has_text=begins).first

    def card(self, notation: str) -> Locator:
        """A card of the own hand."""
        return self.screen("private").locator(f'button.card[data-card="{notation}"]')

    async def press(self, name: str, side: Side = "room") -> None:
        """Press a button that can be pressed."""
        await self.look_at(side)
        button = self.button(name, side)
        await expect(button).not_to_have_attribute("aria-disabled", "true")
        await button.click()

    async def look_at(self, side: Side) -> None:
        """On a phone, turn to one of the two views."""
        switch = self.page.locator(f"#switch [data-view={side}]")
        if await switch.is_visible():
            await switch.click()

    async def try_out(self, waiting: Locator) -> None:
        """Press what can not be pressed now, to hear why."""
        await waiting.click(force=True)

    async def is_waited_for(self) -> bool:
        """Whether the newest hand says that it is this person's turn."""
        return "awaits" in (await self.screen("private").get_attribute("class") or "")


async def challenged(challenger: Tab, other: Tab, rules: str = "100") -> None:
    """Let one tab challenge another by these rules, the other accept, and the higher cut deal."""
    name = await other.name()
    await challenger.look_at("room")
    await challenger.type(f"/gin @{name} {rules}")
    await other.press("Accept")
    for tab in (challenger, other):
        await expect(tab.button("I deal first", "private")).to_be_attached()
    chooser = challenger if await challenger.is_waited_for() else other
    await chooser.press("I deal first", "private")
    await expect(challenger.screen("private").locator(".card").first).to_be_attached()
    await expect(other.screen("private").locator(".card").first).to_be_attached()
