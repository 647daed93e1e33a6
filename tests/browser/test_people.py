"""Coming, being somebody, going and coming back."""

import pytest
from playwright.async_api import Browser, expect

from tests.bot_inside import BotInside
from tests.browser.conftest import Sitting
from tests.browser.tab import Tab, challenged

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_second_player_is_somebody_else(sits: Sitting) -> None:
    ann = await sits("Ann")

    async with ann.page.context.expect_page() as opening:
        await ann.page.get_by_role("link", name="Open a second player").click()
    bob = Tab(await opening.value)
    await bob.sit_down("Bob")

    await expect(ann.page.locator("#people")).to_contain_text("Bob")
    assert (await ann.name(), await bob.name()) == ("Ann", "Bob")


async def test_a_reload_keeps_the_person_and_all_that_was_said(sits: Sitting) -> None:
    ann, bob = await sits("Ann"), await sits("Bob")
    await challenged(ann, bob, "no clock")
    await ann.type("good luck!")
    hand = await ann.screen("private").inner_text()

    await ann.page.reload()

    await expect(ann.page.locator("#room .said")).to_contain_text("good luck!")
    await expect(ann.screen("private")).to_have_text(hand, use_inner_text=True)
    assert await ann.name() == "Ann"


async def test_whoever_closed_the_tab_may_come_back(sits: Sitting, bot: BotInside) -> None:
    ann, bob = await sits("Ann"), await sits("Bob")
    await challenged(ann, bob)
    again = Tab(await ann.page.context.new_page())
    await ann.page.close()

    await again.open(bot.url)
    await again.page.locator("#welcome-back").get_by_role("button", name="Ann").click()

    await expect(again.screen("private")).to_contain_text("Your hand against")
    assert await again.name() == "Ann"


async def test_a_name_can_be_changed(sits: Sitting) -> None:
    ann, bob = await sits("Ann"), await sits("Bob")

    await ann.page.get_by_role("button", name="Settings").click()
    await ann.page.get_by_label("Your name").fill("Anna Lee")
    await ann.page.get_by_role("button", name="Save").click()

    await expect(bob.page.locator("#people")).to_contain_text("Anna Lee")


async def test_a_name_is_never_markup(sits: Sitting) -> None:
    nasty = "<img src=x onerror=1>"
    ann, bob = await sits("Ann"), await sits(nasty)

    await bob.type("<b>hello</b>")
    await ann.type(f'/gin @"{nasty}"')

    await expect(ann.page.locator("#room .said")).to_contain_text("<b>hello</b>")
    await expect(ann.screen()).to_contain_text(nasty)
    assert await ann.page.locator("img[src=x], .said b b").count() == 0


async def test_the_page_and_the_hand_follow_the_language(sits: Sitting) -> None:
    ann, bob = await sits("Ann"), await sits("Bob")
    await challenged(ann, bob)

    await ann.page.get_by_role("button", name="Settings").click()
    await ann.page.locator("#settings").get_by_role("button", name="Қазақша").click()
    await ann.page.keyboard.press("Escape")

    await expect(ann.page.locator("#private-name")).to_have_text("Тек сіз үшін")
    await expect(ann.page.locator("html")).to_have_attribute("lang", "kk")
    await expect(ann.button("Ережелер", "private")).to_be_visible()


async def test_a_typed_language_changes_the_page_too(sits: Sitting) -> None:
    ann = await sits("Ann")

    await ann.page.locator("#room .composer input").fill("/language ru")
    await ann.page.locator("#room .composer input").press("Enter")

    await expect(ann.page.locator("#private-name")).to_have_text("Только для вас")


async def test_a_browsers_language_is_spoken_from_the_first_word(
    browser: Browser, bot: BotInside
) -> None:
    page = await browser.new_page(locale="kk-KZ")

    await page.goto(bot.url)

    await expect(page.get_by_role("button", name="Үстелге отыру")).to_be_visible()
