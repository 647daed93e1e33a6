"""Settings on the page: on a sheet, by presses alone, and what they change of a hand."""

import pytest
from playwright.async_api import Locator, expect

from tests.bot_inside import BotInside
from tests.browser.conftest import Sitting
from tests.browser.positions import set_up
from tests.browser.tab import PHONE, Tab, challenged
from tests.builders import a_round

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

HAND = "3h 4h 5h 7c 8c Kd 2s 9s Jh Qd 7s"


def _on_sheet(tab: Tab, label: str) -> Locator:
    return tab.sheet.get_by_role("button", name=label, exact=True)


async def test_a_switch_is_pressed_on_its_sheet_and_stays_where_it_is(sits: Sitting) -> None:
    ann = await sits("Ann", PHONE)
    await ann.type("/settings")
    switch = _on_sheet(ann, "Turn notices: on")
    before = await switch.bounding_box()

    await switch.click()

    after = await _on_sheet(ann, "Turn notices: off").bounding_box()
    assert before is not None
    assert after is not None
    assert (after["x"], after["y"]) == (before["x"], before["y"])


async def test_quiet_hours_are_chosen_by_presses(sits: Sitting) -> None:
    ann = await sits("Ann")
    await ann.type("/settings quiet")

    await _on_sheet(ann, "23:00–8:00").click()
    await _on_sheet(ann, "Back").click()

    await expect(_on_sheet(ann, "Quiet hours: 23:00–8:00")).to_be_visible()


async def test_the_settings_of_a_channel_are_a_press_away_in_it(sits: Sitting) -> None:
    ann = await sits("Ann")
    await ann.type("/settings")

    await _on_sheet(ann, "Settings of this chat").click()

    await expect(ann.sheet).to_contain_text("Settings of \u2068lounge\u2069")


async def test_a_pressed_card_is_asked_about_where_that_was_wanted(
    sits: Sitting, bot: BotInside
) -> None:
    ann, bob = await sits("Ann"), await sits("Bob")
    await challenged(ann, bob)
    await ann.type("/settings ask on")
    await ann.page.keyboard.press("Escape")
    await set_up(bot, a_round(HAND))

    await ann.card("Kd").dblclick()
    await expect(ann.screen("private")).to_contain_text("Throw K♦?")
    await ann.press("Throw K♦", "private")

    await expect(ann.screen()).to_contain_text("threw K♦")
