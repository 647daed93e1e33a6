"""A challenge on the page: what stands on the sheet beside it, and when that goes."""

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Sitting
from tests.browser.tab import PHONE, SMALL_PHONE, WIDE, Tab, Width

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SYSTEM = "System: Classic"
TO_PAGES = {"front": (), "systems": (SYSTEM,), "knock": ("Knock and layoffs",)}


async def changing(challenger: Tab) -> None:
    """Let the challenger open the rules of their challenge."""
    await challenger.look_at("room")
    await challenger.press("Change rules")
    await expect(challenger.sheet).to_contain_text("The rules of your challenge")


@pytest.mark.parametrize("answer", ["Accept", "Decline"])
async def test_changing_rules_ends_when_the_challenge_is_answered(
    sits: Sitting, answer: str
) -> None:
    ann, bob = await sits("Ann"), await sits("Bob")
    await ann.type("/gin @Bob")
    await changing(ann)

    await bob.press(answer)

    await expect(ann.sheet).to_be_hidden()


async def test_a_card_on_a_sheet_ends_with_its_challenge(sits: Sitting) -> None:
    ann, bob = await sits("Ann"), await sits("Bob")
    await ann.type("/gin @Bob")
    await changing(ann)
    await ann.sheet.get_by_role("button", name="To the challenge").click()
    await expect(ann.sheet.get_by_role("button", name="Withdraw")).to_be_visible()

    await bob.press("Accept")

    await expect(ann.sheet).to_be_hidden()


async def test_the_rules_of_a_challenge_make_room_for_the_match(sits: Sitting) -> None:
    ann, bob = await sits("Ann"), await sits("Bob")
    await ann.type("/gin @Bob")
    await ann.press("Rules")
    await expect(ann.sheet).to_be_visible()

    await bob.press("Accept")

    await expect(ann.sheet).to_be_hidden()


async def test_changing_rules_ends_though_the_news_was_missed(sits: Sitting) -> None:
    ann, bob = await sits("Ann"), await sits("Bob")
    await ann.type("/gin @Bob")
    await changing(ann)
    await ann.page.context.set_offline(True)
    await ann.page.evaluate("dispatchEvent(new Event('offline'))")
    await bob.press("Accept")
    await expect(bob.button("My hand")).to_be_visible()

    await ann.page.context.set_offline(False)

    await expect(ann.sheet).to_be_hidden()


async def test_another_challenge_leaves_the_sheet_alone(sits: Sitting) -> None:
    ann, bob, cid = await sits("Ann"), await sits("Bob"), await sits("Cid")
    await cid.type("/gin @Bob")
    await ann.type("/gin 50")
    await changing(ann)

    accept = bob.page.locator("#room article.screen", has_text="Cid").locator(".button").first
    await accept.click()

    await expect(ann.page.locator("#room")).to_contain_text("My hand")
    await expect(ann.sheet).to_be_visible()


@pytest.mark.parametrize("width", [WIDE, SMALL_PHONE], ids=["wide", "small"])
async def test_rules_in_another_language_are_read_in_ones_own_and_accepted_there(
    sits: Sitting, width: Width
) -> None:
    ann, bob = await sits("Ann"), await sits("Bob", width)
    await bob.type("/language ru")
    await expect(bob.page.locator("html")).to_have_attribute("lang", "ru")
    await bob.page.keyboard.press("Escape")
    await ann.type("/gin @Bob 150")

    await bob.press("Accept")
    await expect(bob.sheet).to_contain_text("Матч идёт до 150 очков")
    await bob.sheet.get_by_role("button", name="Принять").click()

    await expect(ann.button("My hand")).to_be_visible()
    await expect(bob.sheet).to_be_hidden()
    await expect(bob.screen("private").locator(".button").first).to_be_attached()


async def test_what_was_declined_on_a_sheet_is_told_there(sits: Sitting) -> None:
    ann, bob = await sits("Ann"), await sits("Bob")
    await bob.type("/language ru")
    await expect(bob.page.locator("html")).to_have_attribute("lang", "ru")
    await bob.page.keyboard.press("Escape")
    await ann.type("/gin @Bob")

    await bob.press("Accept")
    await bob.sheet.get_by_role("button", name="Отказаться").click()

    await expect(ann.screen()).to_contain_text("declined")
    await expect(bob.sheet).to_contain_text("отклон")


@pytest.mark.parametrize("width", [WIDE, PHONE, SMALL_PHONE], ids=["wide", "phone", "small"])
@pytest.mark.parametrize("page", TO_PAGES)
async def test_what_can_be_changed_is_in_sight_at_once(
    sits: Sitting, width: Width, page: str
) -> None:
    ann = await sits("Ann", width)
    await ann.type("/gin oklahoma biggin gin=20 layoff=no 150")
    await changing(ann)

    for name in TO_PAGES[page]:
        await ann.sheet.get_by_role("button", name=name).first.click()

    buttons = ann.sheet.locator("#sheet-body .button")
    await expect(buttons.nth(0)).to_be_in_viewport(ratio=1)
    await expect(buttons.nth(3)).to_be_in_viewport(ratio=1)
