"""Time on the page: what is left of a turn, autopilot, and being called when it is one's turn."""

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

import pytest
import pytest_asyncio
from playwright.async_api import expect

from tests.bot_inside import BotInside
from tests.browser.conftest import Sitting, free_port
from tests.browser.positions import set_up
from tests.browser.tab import ANN, PHONE, Tab, challenged
from tests.builders import a_round

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

LIVE_SECONDS: Final = 4
HAND: Final = "3h 4h 5h 7c 8c Kd 2s 9s Jh Qd 7s"
NEARLY_TEN_MINUTES: Final = re.compile(r"9 min [45]\d s")
LONG_AGO: Final = "update log set at = at - 3600000"
"""Lets everything that was done have been done an hour ago."""
SET_CLOCK: Final = """hours => {
  const Real = Date;
  globalThis.Date = class extends Real {
    constructor(...given) { given.length ? super(...given) : super(Real.now() + hours * 3.6e6); }
    static now() { return Real.now() + hours * 3.6e6; }
  };
}"""
LOOK_AWAY: Final = """() => {
  globalThis.calls = [];
  globalThis.Notification = class {
    static permission = 'granted';
    static async requestPermission() { return 'granted'; }
    constructor(title, {body}) { globalThis.calls.push(`${title}: ${body}`); }
    close() {}
  };
  document.hasFocus = () => false;
}"""
LOOK_AGAIN: Final = "() => { delete document.hasFocus; dispatchEvent(new Event('focus')); }"


@pytest_asyncio.fixture(loop_scope="session")
async def bot(tmp_path: Path) -> AsyncIterator[BotInside]:
    """A bot whose live turns are over in a moment."""
    inside = BotInside(tmp_path, free_port(), live_seconds=LIVE_SECONDS)
    await inside.start()
    yield inside
    await inside.close()
    assert inside.failures == []


def named(name: str) -> str:
    """A name inside a sentence."""
    return f"\u2068{name}\u2069"


async def away(sits: Sitting) -> tuple[Tab, Tab]:
    """Ann and Bob at a table; Bob, who takes notifications, looks at something else."""
    ann, bob = await sits("Ann"), await sits("Bob")
    await challenged(ann, bob)
    await bob.page.evaluate(LOOK_AWAY)
    await bob.page.get_by_role("button", name="Settings").click()
    await bob.page.get_by_label("Tell me when it is my turn").check()
    await bob.page.keyboard.press("Escape")
    return ann, bob


async def calls(tab: Tab) -> list[str]:
    """The notifications that a person got."""
    found: list[str] = await tab.page.evaluate("globalThis.calls ?? []")
    return found


async def test_a_countdown_is_the_bots_whatever_the_browsers_clock_says(sits: Sitting) -> None:
    ann, bob = await sits("Ann"), await sits("Bob")
    await ann.page.evaluate(SET_CLOCK, -5)
    await challenged(ann, bob, "casual")
    left = ann.screen().get_by_role("timer")

    await expect(left).to_contain_text(NEARLY_TEN_MINUTES)
    before = await left.inner_text()
    await ann.page.evaluate(SET_CLOCK, 7)

    await expect(left).not_to_have_text(before, use_inner_text=True)
    await expect(left).to_contain_text(NEARLY_TEN_MINUTES)
    await expect(bob.screen().get_by_role("timer")).to_contain_text(NEARLY_TEN_MINUTES)


async def test_autopilot_plays_before_everybody_and_any_press_takes_control_back(
    sits: Sitting,
) -> None:
    ann, bob = await sits("Ann"), await sits("Bob", PHONE)
    await challenged(ann, bob, "live")
    first, second = (ann, bob) if await ann.is_waited_for() else (bob, ann)

    for absent, way in ((first, "I’m back"), (second, "Sort")):
        played_for = f"Autopilot plays for {named(await absent.name())}"
        for tab in (ann, bob):
            await expect(tab.screen()).to_contain_text(played_for)
        await absent.press(way, "private")
        for tab in (ann, bob):
            await expect(tab.screen()).not_to_contain_text(played_for)


async def test_the_last_quarter_of_a_turn_looks_urgent(sits: Sitting) -> None:
    ann, bob = await sits("Ann"), await sits("Bob")
    await challenged(ann, bob, "live")
    left = ann.screen().get_by_role("timer")
    calm = await left.locator(".sign").is_visible()

    await expect(left.locator(".sign")).to_be_visible()

    assert not calm


async def test_who_looks_elsewhere_is_called_once_when_it_is_their_turn(
    sits: Sitting, bot: BotInside
) -> None:
    ann, bob = await away(sits)
    await set_up(bot, a_round(HAND), LONG_AGO)

    await ann.card("Kd").click()
    await expect(bob.page).to_have_title("🔔 Your turn · Deadwood")
    await ann.type("I have thrown.")
    await expect(bob.page.locator("#room .said")).to_be_attached()

    assert await calls(bob) == [f"Your turn: Your hand against {ANN} · \u2068lounge\u2069"]
    await bob.page.evaluate(LOOK_AGAIN)
    await expect(bob.page).to_have_title("● Your turn · Deadwood")


async def test_the_title_alone_tells_who_looks_at_the_page(sits: Sitting, bot: BotInside) -> None:
    ann, bob = await away(sits)
    await bob.page.evaluate(LOOK_AGAIN)
    await set_up(bot, a_round(HAND), LONG_AGO)

    await ann.card("Kd").click()
    await expect(bob.page).to_have_title("● Your turn · Deadwood")
    await ann.type("I have thrown.")
    await expect(bob.page.locator("#room .said")).to_be_attached()

    assert await calls(bob) == []
    await expect(bob.page).to_have_title("● Your turn · Deadwood")


async def test_who_wants_no_notices_reads_on_the_page_alone_that_it_is_their_turn(
    sits: Sitting, bot: BotInside
) -> None:
    ann, bob = await away(sits)
    await bob.type("/settings notices off", "private")
    await expect(bob.sheet).to_be_visible()
    await bob.page.keyboard.press("Escape")
    await set_up(bot, a_round(HAND), LONG_AGO)

    await ann.card("Kd").click()
    await expect(bob.screen("private").locator(".turn")).to_be_attached()
    by_then = await bob.page.title()
    await bob.type("/settings notices on", "private")

    await expect(bob.page).to_have_title("● Your turn · Deadwood")
    assert by_then == "Deadwood"
    assert await calls(bob) == []
