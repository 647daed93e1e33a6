"""Playing by words on the page: beside one's hand, and from a channel."""

import pytest
from playwright.async_api import expect

from tests.bot_inside import BotInside
from tests.browser.conftest import Sitting
from tests.browser.positions import set_up
from tests.browser.tab import challenged
from tests.builders import a_round

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

HAND = "3h 4h 5h 7c 8c Kd 2s 9s Jh Qd 7s"


async def test_a_move_is_typed_beside_the_hand_and_the_next_one_can_follow(
    sits: Sitting, bot: BotInside
) -> None:
    ann, bob = await sits("Ann"), await sits("Bob")
    await challenged(ann, bob)
    await set_up(bot, a_round(HAND))
    await expect(ann.card("Kd")).to_be_visible()

    await ann.type("K♦", "private")

    await expect(ann.notice).to_contain_text("You threw K♦.")
    await expect(ann.card("Kd")).to_have_count(0)
    await expect(ann.sheet).to_be_hidden()
    await expect(ann.page.locator("#private .composer input")).to_be_focused()


async def test_a_move_typed_in_a_channel_points_at_the_hand(sits: Sitting, bot: BotInside) -> None:
    ann, bob = await sits("Ann"), await sits("Bob")
    await challenged(ann, bob)
    await set_up(bot, a_round(HAND))
    await expect(ann.card("Kd")).to_be_visible()

    await ann.type("/move throw Kd")

    await expect(ann.notice).to_contain_text("You threw K♦.")
    await expect(ann.card("Kd")).to_have_count(0)
    await expect(ann.sheet).to_be_hidden()
    await expect(bob.screen()).to_contain_text("K♦")


async def test_what_nobody_understands_is_answered_with_what_can_be_typed(
    sits: Sitting, bot: BotInside
) -> None:
    ann, bob = await sits("Ann"), await sits("Bob")
    await challenged(ann, bob)
    await set_up(bot, a_round(HAND))
    await expect(ann.card("Kd")).to_be_visible()

    await ann.type("what now", "private")

    await expect(ann.notice).to_contain_text("I do not understand “what now”.")


@pytest.mark.parametrize(
    ("status", "sentence"),
    [
        (413, "That line is too long."),
        (400, "I could not read that."),
        (403, "That can not be done here."),
    ],
)
async def test_a_bare_refusal_of_whatever_stands_between_is_put_into_words(
    sits: Sitting, status: int, sentence: str
) -> None:
    ann = await sits("Ann")
    await ann.page.route(
        "**/api/say", lambda route: route.fulfill(status=status, body="<h1>No.</h1>")
    )

    field = ann.page.locator("#room .composer input")
    await field.fill("Hello")
    await field.press("Enter")

    await expect(ann.notice).to_contain_text(sentence)
    await expect(field).to_have_value("Hello")
