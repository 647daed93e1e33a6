"""A phone: the whole hand in sight, nothing cut, and notices beside what is played."""

import pytest
from playwright.async_api import Locator, expect

from tests.bot_inside import BotInside
from tests.browser.conftest import Sitting
from tests.browser.positions import set_up
from tests.browser.tab import PHONE, SMALL_PHONE, Tab, Width, challenged
from tests.builders import a_round

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

HAND = "3h 4h 5h 7c 8c Kd 2s 9s Jh Qd 7s"
LANGUAGES = ["en", "ru", "kk"]
IS_CUT = "element => element.scrollWidth > element.clientWidth"


async def speaks(tab: Tab, language: str) -> None:
    """Let a tab read ``language``, as from its settings."""
    await tab.type(f"/language {language}", "private")
    await tab.page.keyboard.press("Escape")
    await expect(tab.page.locator("html")).to_have_attribute("lang", language)


async def box(part: Locator) -> dict[str, float]:
    """Where something lies on the page."""
    found = await part.bounding_box()
    assert found is not None
    return {
        "top": found["y"],
        "bottom": found["y"] + found["height"],
    }


@pytest.mark.parametrize("width", [PHONE, SMALL_PHONE], ids=["phone", "small phone"])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_whole_hand_is_in_sight(
    sits: Sitting, bot: BotInside, width: Width, language: str
) -> None:
    ann, bob = await sits("Ann", width), await sits("Bob")
    await challenged(ann, bob)
    await ann.look_at("private")
    await speaks(ann, language)
    await set_up(bot, a_round(HAND))
    await expect(ann.card("Kd")).to_be_visible()

    stream = await box(ann.page.locator("#private-stream"))
    hand = await box(ann.screen("private"))
    last_row = ann.screen("private").locator(".row").last.locator(".button")
    tops = {(await box(button))["top"] for button in await last_row.all()}

    assert stream["top"] <= hand["top"]
    assert hand["bottom"] <= stream["bottom"]
    assert len(tops) == 1


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_whole_hand_is_in_sight_by_rules_with_more_to_say_and_press(
    sits: Sitting, bot: BotInside, language: str
) -> None:
    ann, bob = await sits("Ann", SMALL_PHONE), await sits("Bob")
    await challenged(ann, bob, "oklahoma biggin")
    await ann.look_at("private")
    await speaks(ann, language)
    await set_up(bot, a_round(HAND))
    await expect(ann.card("Kd")).to_be_visible()

    stream = await box(ann.page.locator("#private-stream"))
    hand = await box(ann.screen("private"))

    assert stream["top"] <= hand["top"]
    assert hand["bottom"] <= stream["bottom"]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_heading_button_or_placeholder_is_cut(sits: Sitting, language: str) -> None:
    ann = await sits("Ann", SMALL_PHONE)
    await ann.look_at("private")
    await speaks(ann, language)
    await ann.look_at("room")

    heads = ann.page.locator("#room-name, #room .head-actions .button")
    cut = [await part.evaluate(IS_CUT) for part in await heads.all()]
    heights = [
        await button.evaluate("element => element.clientHeight")
        for button in await ann.page.locator("#room .head-actions .button").all()
    ]
    field = ann.page.locator("#room .composer input")
    await field.evaluate("element => { element.value = element.placeholder; }")

    assert not any(cut)
    assert max(heights) <= 44
    assert not await field.evaluate(IS_CUT)


async def test_a_notice_covers_no_card_and_no_button(sits: Sitting, bot: BotInside) -> None:
    ann, bob = await sits("Ann", SMALL_PHONE), await sits("Bob")
    await challenged(ann, bob)
    await ann.look_at("private")
    await set_up(bot, a_round(HAND))
    await expect(ann.card("Kd")).to_be_visible()

    await ann.try_out(ann.button("Knock", "private"))

    await expect(ann.notice).to_contain_text("10 points")
    notice = await box(ann.notice.locator(".toast"))
    cards = [await box(card) for card in await ann.screen("private").locator(".card").all()]
    assert notice["bottom"] <= min(card["top"] for card in cards)


async def test_a_card_laid_off_is_marked_where_it_lies_now(sits: Sitting, bot: BotInside) -> None:
    ann, bob = await sits("Ann", PHONE), await sits("Bob")
    await challenged(ann, bob)
    against = "6h 7h 7d 7s Kc Kd Ks 2c 9s Qd"
    await set_up(bot, a_round("3h 4h 5h 8c 8d 8h As Ah 2d 3c Qh", against))
    await ann.press("Knock", "private")
    await ann.press("Knock with", "private")

    await bob.press("Lay off", "private")

    showdown = ann.page.locator("#room article.screen", has_text="Round 1.")
    laid_off = showdown.locator('.group.is-meld [data-card="6h"]')
    await expect(laid_off.locator(".tag.plus")).to_be_attached()
    await expect(laid_off).to_have_attribute("aria-label", "six of hearts, laid off")
