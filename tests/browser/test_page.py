"""The page itself: command line, sheets, private messages, keys, and one press at a time."""

import pytest
from playwright.async_api import Request, expect

from adapters.presentation.words.commands import COMMANDS
from tests.bot_inside import BotInside
from tests.browser.conftest import Sitting
from tests.browser.positions import set_up
from tests.browser.tab import ANN, PHONE, challenged
from tests.builders import a_round

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

HAND = "3h 4h 5h 7c 8c Kd 2s 9s Jh Qd 7s"


async def test_a_slash_lists_the_commands_and_one_is_picked_by_keys(sits: Sitting) -> None:
    ann = await sits("Ann")
    field = ann.page.locator("#room .composer input")

    await field.press("/")
    await expect(ann.page.get_by_role("option")).to_have_count(len(COMMANDS))
    await field.type("ru")
    await field.press("ArrowDown")
    await field.press("Enter")

    await expect(field).to_have_value("/rules ")


async def test_an_at_sign_lists_the_people(sits: Sitting) -> None:
    ann, _bob = await sits("Ann"), await sits("Bob Lee")
    field = ann.page.locator("#room .composer input")
    await expect(ann.page.locator("#people")).to_contain_text("Bob Lee")

    await field.fill("/gin @b")
    await ann.page.get_by_role("option").first.click()

    await expect(field).to_have_value('/gin @"Bob Lee" ')


async def test_statistics_open_on_a_sheet(sits: Sitting) -> None:
    ann = await sits("Ann")

    await ann.type("/stats")

    await expect(ann.sheet).to_contain_text(f"Statistics of {ANN}")
    await ann.page.keyboard.press("Escape")
    await expect(ann.sheet).to_be_hidden()


async def test_the_rules_are_paged_on_their_sheet(sits: Sitting) -> None:
    ann = await sits("Ann")
    await ann.type("/rules")
    first = await ann.sheet.inner_text()

    await ann.sheet.get_by_role("button", name="Next page").click()

    await expect(ann.sheet).not_to_have_text(first, use_inner_text=True)


async def test_my_hand_points_at_the_hand_that_lies_there(sits: Sitting) -> None:
    ann, bob = await sits("Ann"), await sits("Bob", PHONE)
    await challenged(ann, bob)

    await bob.press("My hand")

    await expect(bob.page.locator("#private")).to_be_visible()
    await expect(bob.screen("private")).to_contain_text("Your hand against")
    await expect(bob.sheet).to_be_hidden()


async def test_a_deleted_hand_comes_back_by_itself(sits: Sitting) -> None:
    ann, bob = await sits("Ann"), await sits("Bob")
    await challenged(ann, bob)
    deleted = await ann.screen("private").get_attribute("data-id")

    await ann.screen("private").get_by_role("button", name="Delete this message").click()

    hand = ann.page.locator("#private article")
    await expect(hand).not_to_have_attribute("data-id", str(deleted))
    await expect(hand).to_have_count(1)
    await expect(hand).to_contain_text("Your hand against")


async def test_closed_private_messages_leave_a_way_to_the_hand(sits: Sitting) -> None:
    ann, bob = await sits("Ann"), await sits("Bob")
    await ann.page.get_by_role("button", name="Settings").click()
    await ann.page.get_by_label("Private messages from the bot").uncheck()
    await ann.page.keyboard.press("Escape")
    await ann.type("/gin @Bob")
    await bob.press("Accept")
    await expect(ann.button("My hand")).to_be_visible()

    await ann.press("My hand")

    await expect(ann.sheet).to_contain_text("Your hand against")
    assert await ann.page.locator("#private article").count() == 0


async def test_a_double_click_is_one_press(sits: Sitting, bot: BotInside) -> None:
    ann, bob = await sits("Ann"), await sits("Bob")
    await challenged(ann, bob)
    await set_up(bot, a_round(HAND))
    sent: list[Request] = []
    ann.page.on("request", lambda one: sent.append(one) if "/api/press" in one.url else None)

    await ann.card("Kd").dblclick()

    await expect(ann.screen()).to_contain_text("threw K♦")
    assert len(sent) == 1


async def test_a_hand_is_played_by_keys_and_the_focus_stays_in_it(
    sits: Sitting, bot: BotInside
) -> None:
    ann, bob = await sits("Ann"), await sits("Bob")
    await challenged(ann, bob)
    await set_up(bot, a_round(HAND))
    await expect(ann.card("Kd")).to_be_visible()

    await ann.page.locator("#room-stream").focus()
    await ann.page.keyboard.press("h")
    await expect(ann.screen("private").locator("button.card").first).to_be_focused()
    await ann.page.keyboard.press("ArrowRight")
    second = await ann.page.evaluate("document.activeElement.dataset.card")
    await ann.page.keyboard.press("Enter")

    await expect(ann.card(second)).to_have_count(0)
    assert await ann.page.evaluate("document.activeElement.closest('#private') !== null")


async def test_keys_do_nothing_while_one_types(sits: Sitting) -> None:
    ann = await sits("Ann")
    field = ann.page.locator("#room .composer input")

    await field.press_sequentially("hb?2")

    await expect(field).to_have_value("hb?2")
    await expect(field).to_be_focused()
    await expect(ann.page.locator("#room-name")).to_have_text("#lounge")


async def test_the_title_says_whose_turn_it_is(sits: Sitting, bot: BotInside) -> None:
    ann, bob = await sits("Ann"), await sits("Bob")
    await challenged(ann, bob)
    await set_up(bot, a_round(HAND))

    await expect(ann.page).to_have_title("● Your turn · Deadwood")
    await expect(bob.page).to_have_title("Deadwood")


async def test_a_phone_shows_that_a_card_is_waited_for(sits: Sitting) -> None:
    ann, bob = await sits("Ann", PHONE), await sits("Bob", PHONE)

    await challenged(ann, bob)
    for tab in (ann, bob):
        await tab.look_at("room")

    dots = [
        await tab.page.locator("#switch [data-view=private] .dot").is_visible()
        for tab in (ann, bob)
    ]
    assert dots.count(True) >= 1


async def test_another_channel_shows_that_something_is_new(sits: Sitting) -> None:
    ann, bob = await sits("Ann"), await sits("Bob")
    await ann.page.locator("#channels").get_by_role("button", name="table-one").click()

    await bob.type("over here!")

    lounge = ann.page.locator("#channels").get_by_role("button", name="lounge")
    await expect(lounge).to_contain_text("something new")
    await lounge.click()
    await expect(ann.page.locator("#room .said")).to_contain_text("over here!")


async def test_what_changes_is_said_aloud(sits: Sitting, bot: BotInside) -> None:
    ann, bob = await sits("Ann"), await sits("Bob")
    await challenged(ann, bob)
    await set_up(bot, a_round(HAND))
    await expect(ann.card("Kd")).to_have_attribute("aria-label", "king of diamonds, Throw K♦")
    # Only what comes over a live line is news: Bob's must be back before something happens.
    await expect(bob.screen("private")).to_contain_text("to throw a card")

    await ann.card("Kd").click()

    await expect(bob.page.locator("#spoken")).to_contain_text("Your turn")


async def test_a_notice_is_read_above_an_open_sheet(sits: Sitting) -> None:
    ann = await sits("Ann")
    await ann.type("/rules")

    await ann.try_out(ann.sheet.get_by_role("button", name="Previous page"))

    await expect(ann.sheet.locator("#toasts")).to_contain_text("There is no such page.")
    await ann.page.keyboard.press("Escape")
    await expect(ann.page.locator("body > #voices #toasts")).to_be_attached()


async def test_the_drawer_of_a_phone_opens_and_closes_by_keys(sits: Sitting) -> None:
    ann = await sits("Ann", PHONE)
    opener = ann.page.get_by_role("button", name="Channels and people")

    await opener.press("Enter")
    await expect(ann.page.locator("#channels button").first).to_be_focused()
    await ann.page.keyboard.press("Escape")

    await expect(ann.page.locator("#side")).to_be_hidden()
    await expect(opener).to_be_focused()


async def test_the_board_stays_below_what_is_told_of_its_table(
    sits: Sitting, bot: BotInside
) -> None:
    ann, bob = await sits("Ann"), await sits("Bob")
    await challenged(ann, bob)
    await set_up(bot, a_round("3h 4h 5h 8c 8d 8h As Ah 2d 3c Qh", "6h 7c 7d 7s Kc Kd Ks 2c 9s Qd"))
    await ann.press("Knock", "private")
    await ann.press("Knock with", "private")
    await bob.press("Lay off", "private")
    titles = ann.page.locator("#room article.screen h3")

    await expect(titles).to_have_count(2)

    await expect(titles.first).to_contain_text("Round 1.")
    await expect(titles.last).to_contain_text("round 1")
    await ann.page.reload()
    await expect(titles.last).to_contain_text("round 1")
