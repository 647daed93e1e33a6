"""Whether everybody can use the page: axe, widths, touch targets."""

from itertools import product
from pathlib import Path
from typing import Any, Final, Literal

import pytest
from playwright.async_api import Page, expect

from tests.bot_inside import BotInside
from tests.browser.conftest import Sitting
from tests.browser.positions import set_up
from tests.browser.tab import PHONE, SMALL_PHONE, WIDE, Side, Tab, Width, challenged
from tests.builders import a_round

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

AXE = Path(__file__).with_name("vendor") / "axe.min.js"
HAND = "3h 4h 5h 7c 8c Kd 2s 9s Jh Qd 7s"
SCHEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
SIDES: Final[tuple[Side, ...]] = ("room", "private")
BUTTON_PLACES = (
    "[...document.querySelectorAll('#private .row .button')]"
    ".map(button => button.getBoundingClientRect().y)"
)
LAST_QUARTER = (
    "document.querySelectorAll('.countdown').forEach(one => { one.dataset.whole = 86400; })"
)
"""Lets what is left of a turn be little."""
SMALLEST_TARGET = 39
"""Pixels of the narrower side of what a finger must meet, at least; cards overlap a little."""


async def findings(page: Page) -> list[tuple[str, Any]]:
    """What axe finds serious or critical."""
    await page.evaluate(AXE.read_text(encoding="utf-8"))
    result = await page.evaluate("axe.run({resultTypes: ['violations']})")
    return [
        (found["id"], [node["html"] for node in found["nodes"]])
        for found in result["violations"]
        if found["impact"] in ("serious", "critical")
    ]


async def in_play(sits: Sitting, bot: BotInside, width: Width) -> Tab:
    """A tab in the middle of a round, in turn, with a clock that runs."""
    ann, bob = await sits("Ann", width), await sits("Bob")
    await challenged(ann, bob, "casual")
    await set_up(bot, a_round(HAND))
    await bob.type("well?")
    await expect(ann.page.locator("#room .said")).to_be_attached()
    return ann


async def test_the_table_is_for_everybody(sits: Sitting, bot: BotInside) -> None:
    ann = await in_play(sits, bot, WIDE)
    await ann.page.evaluate(LAST_QUARTER)
    await expect(ann.page.locator(".countdown.is-urgent")).to_have_count(2)

    for width, scheme in product((WIDE, PHONE), SCHEMES):
        await ann.page.set_viewport_size(width)
        # No colour is halfway to another when it is judged.
        await ann.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        for side in SIDES:
            await ann.look_at(side)
            assert await findings(ann.page) == []


async def test_sheets_and_settings_are_for_everybody(sits: Sitting) -> None:
    ann = await sits("Ann")

    for width, line in product((WIDE, PHONE), ("/rules", "/stats", "/help")):
        await ann.page.set_viewport_size(width)
        await ann.look_at("room")
        await ann.type(line)
        await expect(ann.sheet).to_be_visible()
        assert await findings(ann.page) == []
        await ann.page.keyboard.press("Escape")
    await ann.page.locator("#room-stream").focus()
    await ann.page.keyboard.press("?")
    await expect(ann.page.locator("#settings")).to_be_visible()

    assert await findings(ann.page) == []


async def test_the_welcome_is_for_everybody(sits: Sitting, bot: BotInside) -> None:
    ann = await sits("Ann")
    await ann.page.evaluate("sessionStorage.clear()")
    await ann.page.goto(bot.url)
    await expect(ann.page.get_by_label("What shall we call you?")).to_be_visible()

    for width in (WIDE, PHONE):
        await ann.page.set_viewport_size(width)
        assert await findings(ann.page) == []


@pytest.mark.parametrize("width", [PHONE, SMALL_PHONE], ids=["390", "360"])
async def test_a_phone_never_scrolls_sideways(sits: Sitting, bot: BotInside, width: Width) -> None:
    ann = await in_play(sits, bot, width)
    await ann.page.evaluate("document.documentElement.classList.add('large-cards')")

    for side in SIDES:
        await ann.look_at(side)
        overflow = await ann.page.evaluate(
            "[document.documentElement, document.querySelector('#room-stream'),"
            " document.querySelector('#private-stream')]"
            ".map(one => one.scrollWidth - one.clientWidth)"
        )
        assert overflow == [0, 0, 0]


async def test_everything_on_a_phone_is_large_enough_for_a_finger(
    sits: Sitting, bot: BotInside
) -> None:
    ann = await in_play(sits, bot, PHONE)
    await ann.look_at("private")

    small = await ann.page.evaluate(
        """smallest => [...document.querySelectorAll('button, input, a')]
          .filter(one => one.offsetParent && one.checkVisibility({visibilityProperty: true}))
          .map(one => [one.textContent || one.ariaLabel, one.getBoundingClientRect()])
          .filter(([, box]) => Math.min(box.width, box.height) < smallest)
          .map(([name]) => name)""",
        SMALLEST_TARGET,
    )

    assert small == []


async def test_the_buttons_of_a_hand_keep_their_places(sits: Sitting, bot: BotInside) -> None:
    ann = await in_play(sits, bot, PHONE)
    await ann.look_at("private")
    before = await ann.page.evaluate(BUTTON_PLACES)

    await ann.card("Kd").click()
    await expect(ann.card("Kd")).to_have_count(0)

    assert await ann.page.evaluate(BUTTON_PLACES) == pytest.approx(before, abs=1)
