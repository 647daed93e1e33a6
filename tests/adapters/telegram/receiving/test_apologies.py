"""What somebody is told whose press or line went wrong for a reason that nobody foresaw."""

from collections.abc import AsyncIterator

import pytest
from telegram import InlineKeyboardButton, InlineKeyboardMarkup, Update

from adapters.telegram.answering.house import House
from adapters.telegram.receiving.apologies import Apologies
from adapters.telegram.wire.api import RawBot, bot_over
from tests.adapters.telegram.hall import MemoryAsides, house_of
from tests.counter import Counter
from tests.servers.telegram import TelegramServer, User


@pytest.fixture
async def server() -> AsyncIterator[TelegramServer]:
    async with TelegramServer.running() as opened:
        yield opened


@pytest.fixture
async def bot(server: TelegramServer) -> AsyncIterator[RawBot]:
    async with bot_over(server.token, server.url) as opened:
        yield opened


@pytest.fixture
def ann(server: TelegramServer) -> User:
    """Ann, who reads Russian and has started the bot."""
    ann = server.user("Ann", language="ru")
    ann.start()
    server.world.updates.forget()
    return ann


def a_house(bot: RawBot) -> House:
    """What answers through the bot."""
    return house_of(Counter(), bot, MemoryAsides())


async def the_update(bot: RawBot) -> Update:
    """The one update that waits."""
    (body,) = await bot.raw_updates(0, 0)
    return Update.de_json(body, bot)


async def test_a_press_that_went_wrong_is_answered_in_a_pop_up_with_its_id(
    bot: RawBot, ann: User
) -> None:
    keyboard = InlineKeyboardMarkup([[InlineKeyboardButton("Draw", callback_data="1x")]])
    await bot.send_message(ann.id, "Your turn", reply_markup=keyboard)
    pressed = ann.press(ann.last, "1x")

    await Apologies(a_house(bot)).say(await the_update(bot), "c0ffee")

    answered = await pressed.answer()
    assert answered.alert
    assert "c0ffee" in answered.text
    assert "сломалось" in answered.text


async def test_a_press_that_has_its_answer_gets_no_other(
    server: TelegramServer, bot: RawBot, ann: User
) -> None:
    keyboard = InlineKeyboardMarkup([[InlineKeyboardButton("Draw", callback_data="1x")]])
    await bot.send_message(ann.id, "Your turn", reply_markup=keyboard)
    pressed, house = ann.press(ann.last, "1x"), a_house(bot)
    await house.popups.say(pressed.query, "Done.")

    await Apologies(house).say(await the_update(bot), "c0ffee")

    assert len(server.journal.calls("answerCallbackQuery")) == 1


async def test_a_line_in_private_that_went_wrong_is_answered_there(bot: RawBot, ann: User) -> None:
    ann.say(None, "/gin")

    await Apologies(a_house(bot)).say(await the_update(bot), "c0ffee")

    assert "c0ffee" in ann.last.text


async def test_a_group_is_not_troubled_with_it(
    server: TelegramServer, bot: RawBot, ann: User
) -> None:
    club = server.group("Club", [ann])
    ann.say(club, "/gin")

    await Apologies(a_house(bot)).say(await the_update(bot), "c0ffee")

    assert club.messages == ()
