"""Playing by buttons, from the challenge to the end of a match."""

import pytest
from playwright.async_api import expect

from tests.bot_inside import BotInside
from tests.browser.conftest import Sitting
from tests.browser.positions import set_up
from tests.browser.tab import ANN, BOB, PHONE, Tab, challenged
from tests.builders import a_round

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

MOST_TURNS = 400


async def test_a_challenge_shows_its_rules_before_anybody_accepts(sits: Sitting) -> None:
    ann, bob = await sits("Ann"), await sits("Bob", PHONE)

    await ann.type("/gin @Bob 150")

    await expect(bob.screen()).to_contain_text("150 points")
    await expect(bob.screen()).to_contain_text("Gin: 25 extra points")
    await expect(bob.button("Accept")).to_be_visible()


async def test_pressing_a_person_begins_a_challenge(sits: Sitting) -> None:
    ann, _bob = await sits("Ann"), await sits("Bob")

    await ann.page.locator("#people").get_by_role("button", name="Bob").click()

    await expect(ann.page.locator("#room .composer input")).to_have_value("/gin @Bob")


async def test_a_challenge_can_be_taken_and_the_cards_are_dealt(sits: Sitting) -> None:
    ann, bob = await sits("Ann"), await sits("Bob", PHONE)

    await challenged(ann, bob)

    await bob.look_at("private")
    for tab in (ann, bob):
        cards = tab.screen("private").locator(".group.is-deadwood .card, .group.is-meld .card")
        await expect(cards).to_have_count(10)
    await expect(ann.screen()).to_contain_text("round 1")


async def test_one_player_never_sees_the_others_cards(sits: Sitting) -> None:
    ann, bob = await sits("Ann"), await sits("Bob")
    await challenged(ann, bob)
    own = ".group.is-deadwood .card, .group.is-meld .card"
    cards = ann.screen("private").locator(own)
    held = {await card.get_attribute("aria-label") for card in await cards.all()}

    seen = await bob.page.content()

    assert len(held) == 10
    assert [label for label in held if label and label.split(",")[0] in seen] == []


async def test_a_button_that_waits_says_why(sits: Sitting) -> None:
    ann, bob = await sits("Ann"), await sits("Bob")
    await challenged(ann, bob)

    await ann.try_out(ann.button("Knock", "private"))

    await expect(ann.notice).not_to_be_empty()


async def test_what_is_not_mine_is_refused_to_me_alone(sits: Sitting) -> None:
    ann, bob, cid = await sits("Ann"), await sits("Bob"), await sits("Cid")
    await ann.type("/gin @Bob")

    await cid.press("Accept")

    await expect(cid.notice).to_contain_text("This challenge is for somebody else.")
    await expect(bob.button("Accept")).to_be_visible()
    assert await bob.notice.inner_text() == ""


async def test_the_card_just_taken_can_not_go_back(sits: Sitting, bot: BotInside) -> None:
    ann, bob = await sits("Ann"), await sits("Bob")
    await challenged(ann, bob)
    await set_up(bot, a_round("3h 4h 5h 7c 8c Kd 2s 9s Jh Qd 7s", taken="7s"))

    await ann.try_out(ann.card("7s"))
    await expect(ann.notice).to_contain_text("may not go back")
    await ann.card("Kd").click()

    await expect(ann.screen()).to_contain_text("threw K♦")


async def test_a_defender_lays_off_in_one_press(sits: Sitting, bot: BotInside) -> None:
    ann, bob = await sits("Ann"), await sits("Bob", PHONE)
    await challenged(ann, bob)
    against = "6h 7c 7d 7s Kc Kd Ks 2c 9s Qd"
    await set_up(bot, a_round("3h 4h 5h 8c 8d 8h As Ah 2d 3c Qh", against))

    await ann.press("Knock", "private")
    await ann.press("Knock with", "private")
    await bob.press("Lay off", "private")

    showdown = ann.page.locator("#room article.screen", has_text="Round 1.")
    await expect(showdown.locator(".is-layoff figcaption")).to_have_text("Laid off")


async def test_a_whole_match_is_played_by_buttons(sits: Sitting) -> None:
    ann, bob = await sits("Ann"), await sits("Bob", PHONE)
    await challenged(ann, bob, "10")

    await play_to_the_end(ann, bob)

    for tab in (ann, bob):
        await expect(tab.page.locator("#room")).to_contain_text("wins the match")
        rematch = tab.page.locator("#room .button", has_text="Rematch")
        await expect(rematch.first).to_be_attached()


async def test_a_resignation_says_its_price_and_asks_first(sits: Sitting) -> None:
    ann, bob = await sits("Ann"), await sits("Bob")
    await challenged(ann, bob)

    await ann.press("Resign")
    await expect(ann.sheet).to_contain_text(f"{BOB} wins")
    await ann.sheet.get_by_role("button", name="Yes, I resign").click()

    await expect(bob.page.locator("#room")).to_contain_text(f"{ANN} resigned")


async def test_the_computer_is_chosen_and_plays_at_once(sits: Sitting) -> None:
    ann = await sits("Ann")

    await ann.page.get_by_role("button", name="Play the computer").click()
    await expect(ann.screen()).to_contain_text("against the computer")
    await ann.press("Casual")

    await expect(ann.screen("private")).to_contain_text("the computer (casual)")


async def test_the_rules_of_a_challenge_are_changed_by_buttons(sits: Sitting) -> None:
    ann, bob = await sits("Ann"), await sits("Bob", PHONE)
    await ann.type("/gin @Bob")

    await ann.press("Change rules")
    for name in ("System: Classic", "Old scoring", "Back", "Target: 100", "250"):
        await ann.sheet.get_by_role("button", name=name, exact=False).first.click()
    await expect(ann.sheet.get_by_role("button", name="✓ 250")).to_be_visible()

    await expect(bob.screen()).to_contain_text("Old scoring")
    await expect(bob.screen()).to_contain_text("250 points")
    await bob.press("Accept")
    await expect(bob.button("My hand")).to_be_visible()


async def play_to_the_end(*tabs: Tab) -> None:
    """Let both press what is most to the point, until the match is over."""
    for _ in range(MOST_TURNS):
        if await tabs[0].page.locator("#room", has_text="wins the match").count():
            return
        for tab in tabs:
            if await tab.is_waited_for():
                await act(tab)
        await tabs[0].page.wait_for_timeout(20)
    pytest.fail("the match never ended")


WAYS = ("Knock with", "Gin!", "Gin", "Knock", "Lay off", "Lay down", "Ready", "Leave it", "Draw")


async def act(tab: Tab) -> None:
    """Press the first of what leads on; else throw the last card of the deadwood."""
    await tab.look_at("private")
    screen = tab.screen("private")
    before = await screen.inner_html()
    for way in WAYS:
        button = tab.button(way, "private")
        if await button.count() and await button.get_attribute("aria-disabled") is None:
            await button.click()
            break
    else:
        cards = screen.locator(".is-deadwood button.card:not([aria-disabled])")
        await (cards if await cards.count() else screen.locator("button.card")).last.click()
    await tab.page.wait_for_function(
        "before => [...document.querySelectorAll('#private article.screen')].at(-1).innerHTML"
        " !== before && !document.querySelector('[data-busy]')",
        arg=before,
    )
