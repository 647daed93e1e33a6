"""How virtual users press buttons of the fake Bot API server, and how they are answered."""

import asyncio

import pytest
import telegram
from telegram import InlineKeyboardButton, InlineKeyboardMarkup
from telegram.error import BadRequest

from tests.servers.telegram import Answered, Group, Message, TelegramServer, User

TOO_OLD = "Query is too old and response timeout expired or query id is invalid"


async def shown(bot: telegram.Bot, user: User, data: str = "1abc") -> Message:
    """A message with one button in somebody's private chat."""
    keys = InlineKeyboardMarkup([[InlineKeyboardButton("go", callback_data=data)]])
    await bot.send_message(user.id, "text", reply_markup=keys)
    return user.last


async def query(bot: telegram.Bot) -> telegram.CallbackQuery:
    """The press that the bot hears of next."""
    update = (await bot.get_updates(timeout=5))[-1]
    assert update.callback_query is not None
    return update.callback_query


async def test_a_press_reaches_the_bot_with_the_message_as_it_is(
    bot: telegram.Bot, ann: User
) -> None:
    message = await shown(bot, ann)

    ann.press(message, message.button("go"))

    heard = await query(bot)
    assert (heard.data, heard.from_user.id) == ("1abc", ann.id)
    assert isinstance(heard.message, telegram.Message)
    assert heard.message.text == "text"


async def test_only_what_is_there_can_be_pressed(bot: telegram.Bot, ann: User) -> None:
    message = await shown(bot, ann)

    with pytest.raises(AssertionError, match="'1old' is not there"):
        ann.press(message, "1old")


async def test_a_stale_button_is_pressed_on_purpose(bot: telegram.Bot, ann: User) -> None:
    message = await shown(bot, ann)

    ann.press(message, "1old", stale=True)

    assert (await query(bot)).data == "1old"


async def test_a_deleted_message_is_pressed_on_purpose_and_told_of_without_words(
    bot: telegram.Bot, ann: User
) -> None:
    message = await shown(bot, ann)
    ann.delete(message)

    ann.press(message, "1abc", stale=True)

    heard = await query(bot)
    # The library makes a Message of it all the same.
    assert heard.message is not None
    assert not heard.message.is_accessible
    assert heard.message.message_id == message.id


async def test_a_message_beyond_memory_is_told_of_without_words(
    server: TelegramServer, bot: telegram.Bot, ann: User
) -> None:
    server.world.memory_seconds = 3600
    message = await shown(bot, ann)
    server.clock.advance(3601)

    ann.press(message, "1abc")

    heard = await query(bot)
    assert heard.message is not None
    assert not heard.message.is_accessible


async def test_an_outsider_cannot_press_in_a_group(
    server: TelegramServer, bot: telegram.Bot, club: Group
) -> None:
    keys = InlineKeyboardMarkup([[InlineKeyboardButton("go", callback_data="1")]])
    await bot.send_message(club.id, "text", reply_markup=keys)
    stranger = server.user("Bob")

    with pytest.raises(AssertionError, match="Bob is not there"):
        stranger.press(club.messages[0], "1")


async def test_an_answer_reaches_the_presser_alone(
    server: TelegramServer, bot: telegram.Bot, club: Group, ann: User
) -> None:
    bob = server.user("Bob")
    club.join(bob)
    keys = InlineKeyboardMarkup([[InlineKeyboardButton("hand", callback_data="1")]])
    await bot.send_message(club.id, "board", reply_markup=keys)
    pressed = ann.press(club.messages[0], "1")

    await bot.answer_callback_query(pressed.query, "7♥ 8♥", show_alert=True)

    assert await pressed.answer() == Answered("7♥ 8♥", alert=True)
    assert any("7♥".encode() in seen.raw for seen in ann.received)
    assert not any("7♥".encode() in seen.raw for seen in bob.received)


async def test_a_press_is_answered_once(bot: telegram.Bot, ann: User) -> None:
    pressed = ann.press(await shown(bot, ann), "1abc")
    await bot.answer_callback_query(pressed.query)

    with pytest.raises(BadRequest, match=TOO_OLD):
        await bot.answer_callback_query(pressed.query, "again")

    assert pressed.answered == Answered()


async def test_a_press_is_answered_in_time(
    server: TelegramServer, bot: telegram.Bot, ann: User
) -> None:
    pressed = ann.press(await shown(bot, ann), "1abc")
    server.clock.advance(server.world.query_seconds + 1)

    with pytest.raises(BadRequest, match=TOO_OLD):
        await bot.answer_callback_query(pressed.query)
    with pytest.raises(TimeoutError):
        await pressed.answer(seconds=0.01)


async def test_an_answer_has_200_characters_at_most(bot: telegram.Bot, ann: User) -> None:
    pressed = ann.press(await shown(bot, ann), "1abc")

    with pytest.raises(BadRequest, match=r"(?i)message_too_long"):
        await bot.answer_callback_query(pressed.query, "x" * 201)
    await bot.answer_callback_query(pressed.query, "x" * 200)


@pytest.mark.parametrize(
    "url", ["https://example.com", "https://t.me/OtherBot?start=x", "https://t.me/DeadwoodBot"]
)
async def test_an_answer_leads_nowhere_but_into_the_private_chat(
    bot: telegram.Bot, ann: User, url: str
) -> None:
    pressed = ann.press(await shown(bot, ann), "1abc")

    with pytest.raises(BadRequest, match=r"(?i)url_invalid"):
        await bot.answer_callback_query(pressed.query, url=url)


async def test_a_link_in_an_answer_starts_the_bot(
    server: TelegramServer, bot: telegram.Bot, club: Group
) -> None:
    bob = server.user("Bob")
    club.join(bob)
    keys = InlineKeyboardMarkup([[InlineKeyboardButton("accept", callback_data="1")]])
    await bot.send_message(club.id, "card", reply_markup=keys)
    pressed = bob.press(club.messages[0], "1")
    await bot.answer_callback_query(pressed.query, url="https://t.me/DeadwoodBot?start=pay_1-x")

    bob.follow((await pressed.answer()).url)

    update = (await bot.get_updates())[-1]
    assert update.message is not None
    assert update.message.text == "/start pay_1-x"
    await bot.send_message(bob.id, "hello")


async def test_whoever_waits_is_woken_by_what_they_see(bot: telegram.Bot, ann: User) -> None:
    hearing = asyncio.create_task(ann.heard())
    await asyncio.sleep(0)

    await bot.send_message(ann.id, "hello")

    await asyncio.wait_for(hearing, 1)
