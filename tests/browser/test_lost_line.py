"""What the page does while the bot is away, and when it is back."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import expect

from tests.bot_process import BotProcess
from tests.browser.conftest import Sitting, free_port
from tests.browser.positions import set_up
from tests.browser.tab import challenged
from tests.builders import a_round

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


@pytest_asyncio.fixture(loop_scope="session")
async def bot(tmp_path: Path) -> AsyncIterator[BotProcess]:
    """A bot that can be killed: a process of its own."""
    settings = {"WEB": "on", "COMPUTER_PAUSE_SECONDS": "0", "DOUBLE_TAP_SECONDS": "0"}
    process = BotProcess(tmp_path, WEB_PORT=str(free_port()), **settings)
    await process.start()
    yield process
    await process.close()
    assert process.failures == []


async def test_a_killed_bot_comes_back_in_the_middle_of_a_round(
    sits: Sitting, bot: BotProcess
) -> None:
    ann, bob = await sits("Ann"), await sits("Bob")
    await challenged(ann, bob, "no clock")
    boards = [
        await tab.screen(side).inner_text() for tab in (ann, bob) for side in ("room", "private")
    ]

    await bot.kill()
    await expect(ann.page.locator("#status")).to_contain_text("Trying again")
    await bot.start()

    for tab in (ann, bob):
        await expect(tab.page.locator("#status")).to_be_hidden()
    again = [
        await tab.screen(side).inner_text() for tab in (ann, bob) for side in ("room", "private")
    ]
    assert again == boards


async def test_a_press_while_the_bot_is_away_gets_through_once_it_is_back(
    sits: Sitting, bot: BotProcess
) -> None:
    ann, bob = await sits("Ann"), await sits("Bob")
    await challenged(ann, bob)
    await set_up(bot, a_round("3h 4h 5h 7c 8c Kd 2s 9s Jh Qd 7s"))
    await expect(ann.card("Kd")).to_be_visible()

    await bot.kill()
    await ann.card("Kd").click()
    await expect(ann.card("Kd")).to_have_attribute("aria-busy", "true")
    await bot.start()

    await expect(bob.screen()).to_contain_text("threw K♦")
    await expect(ann.card("Kd")).to_have_count(0)


async def test_what_happened_meanwhile_is_there_after_a_lost_line(sits: Sitting) -> None:
    ann, bob = await sits("Ann"), await sits("Bob")
    await ann.page.context.set_offline(True)
    await ann.page.evaluate("dispatchEvent(new Event('offline'))")

    await bob.type("are you there?")
    await ann.page.context.set_offline(False)

    await expect(ann.page.locator("#room .said")).to_contain_text("are you there?")
