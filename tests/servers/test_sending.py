"""What the fake Bot API server takes and shows, and what it refuses as Telegram does."""

from typing import Any

import aiohttp
import pytest
import telegram
from telegram import InlineKeyboardButton, InlineKeyboardMarkup, ReplyParameters
from telegram.error import BadRequest, InvalidToken

from tests.servers.telegram import Button, Group, TelegramServer, User


def keyboard(*rows: list[InlineKeyboardButton]) -> InlineKeyboardMarkup:
    return InlineKeyboardMarkup(rows)


def pressable(text: str, data: str) -> InlineKeyboardButton:
    return InlineKeyboardButton(text, callback_data=data)


async def test_a_bot_learns_who_it_is(server: TelegramServer, bot: telegram.Bot) -> None:
    me = await bot.get_me()

    assert (me.id, me.username, me.is_bot) == (42, server.bot.username, True)


async def test_a_wrong_token_is_unauthorized(server: TelegramServer, bot: telegram.Bot) -> None:
    other = telegram.Bot(
        "42:WRONG",
        base_url=f"{server.url}/bot",
        request=bot.request,
        get_updates_request=bot.request,
    )

    with pytest.raises(InvalidToken, match=r"(?i)Unauthorized"):
        await other.get_me()


async def test_a_message_is_shown_as_people_read_it(bot: telegram.Bot, ann: User) -> None:
    buttons = keyboard([pressable("7♥", "1abc"), InlineKeyboardButton("Rules", url="https://a.b")])

    sent = await bot.send_message(
        ann.id, "<b>Your hand</b> &amp; more", parse_mode="HTML", reply_markup=buttons
    )

    assert ann.last.id == sent.message_id
    assert ann.last.text == "Your hand & more"
    assert ann.last.html == "<b>Your hand</b> &amp; more"
    assert ann.last.keyboard == ((Button("7♥", "1abc"), Button("Rules", url="https://a.b")),)
    assert sent.entities[0].type == "bold"


async def test_all_that_somebody_was_shown_is_kept(bot: telegram.Bot, ann: User) -> None:
    sent = await bot.send_message(ann.id, "one", reply_markup=keyboard([pressable("go", "data")]))

    await bot.edit_message_text("two", ann.id, sent.message_id)

    shown = [seen.raw for seen in ann.received]
    assert all(word in shown[0] for word in (b"one", b"go", b"data"))
    assert b"two" in shown[1]


async def test_a_group_message_is_seen_by_its_members(
    server: TelegramServer, bot: telegram.Bot, club: Group, ann: User
) -> None:
    stranger = server.user("Bob")

    await bot.send_message(club.id, "hello")

    assert club.messages[0].text == "hello"
    assert (len(ann.received), len(stranger.received)) == (1, 0)


async def test_a_photo_arrives_with_its_bytes_and_may_be_swapped(
    bot: telegram.Bot, ann: User
) -> None:
    sent = await bot.send_photo(ann.id, b"first picture", caption="one")
    picture = telegram.InputMediaPhoto(b"second picture", caption="two")

    await bot.edit_message_media(picture, ann.id, sent.message_id)

    assert (ann.last.photo, ann.last.text) == (b"second picture", "two")


async def test_a_reply_and_a_silent_message_say_so(bot: telegram.Bot, ann: User) -> None:
    line = ann.say(None, "hello")

    sent = await bot.send_message(
        ann.id, "hi", disable_notification=True, reply_parameters=ReplyParameters(line.id)
    )

    assert sent.reply_to_message is not None
    assert sent.reply_to_message.text == "hello"
    assert (ann.last.reply_to, ann.last.silent) == (line.id, True)


BUTTON = pressable("ok", "1")
BAD_KEYBOARDS = {
    "data of 65 bytes": ([[pressable("ok", "x" * 65)]], "Button_data_invalid"),
    "33 letters of two bytes": ([[pressable("ok", "é" * 33)]], "Button_data_invalid"),
    "a label without words": ([[pressable(" ", "1")]], "must be non-empty"),
    "a button that does nothing": ([[InlineKeyboardButton("ok")]], "Text buttons are unallowed"),
    "no address": ([[InlineKeyboardButton("ok", url="nowhere")]], "Button_url_invalid"),
    "an address nearby": ([[InlineKeyboardButton("ok", url="http://me/")]], "Button_url_invalid"),
    "nine in a row": ([[BUTTON] * 9], "too long"),
    "a hundred and one": ([[BUTTON]] * 101, "too long"),
    "an unknown style": (
        [[InlineKeyboardButton("ok", callback_data="1", style="pink")]],
        "style",
    ),
}


@pytest.mark.parametrize("case", BAD_KEYBOARDS.values(), ids=list(BAD_KEYBOARDS))
async def test_a_keyboard_that_telegram_would_not_take_is_refused(
    bot: telegram.Bot, ann: User, case: tuple[list[list[InlineKeyboardButton]], str]
) -> None:
    rows, words = case

    with pytest.raises(BadRequest, match=rf"(?i){words}"):
        await bot.send_message(ann.id, "text", reply_markup=InlineKeyboardMarkup(rows))


async def test_the_largest_keyboard_is_taken(bot: telegram.Bot, ann: User) -> None:
    button = pressable("ok", "x" * 64)

    await bot.send_message(ann.id, "text", reply_markup=keyboard(*[[button] * 8] * 12))

    assert len(list(ann.last.buttons)) == 96


BAD_TEXTS = {
    "nothing": ("", "text is empty"),
    "white space": (" \n", "non-empty"),
    "4,097 letters": ("x" * 4097, "too long"),
    "2,049 letters of two units": ("🂡" * 2049, "too long"),
    "an open tag": ("<b>text", "find end tag"),
}


@pytest.mark.parametrize("case", BAD_TEXTS.values(), ids=list(BAD_TEXTS))
async def test_a_text_that_telegram_would_not_take_is_refused(
    bot: telegram.Bot, ann: User, case: tuple[str, str]
) -> None:
    text, words = case

    with pytest.raises(BadRequest, match=rf"(?i){words}"):
        await bot.send_message(ann.id, text, parse_mode="HTML")


async def test_tags_do_not_count_as_text(bot: telegram.Bot, ann: User) -> None:
    await bot.send_message(ann.id, f"<b>{'x' * 4096}</b>", parse_mode="HTML")

    assert len(ann.last.text) == 4096


async def test_what_python_telegram_bot_does_not_know_is_refused_and_noted(
    server: TelegramServer, bot: telegram.Bot, ann: User
) -> None:
    words: dict[str, Any] = {"chat_id": ann.id, "text": "hello", "colour": "red"}

    unknown_method = await server.answer(server.token, "sendSmoke", {})
    unknown_parameter = await server.answer(server.token, "sendMessage", words)
    not_built = await server.answer(server.token, "sendPoll", {})

    assert (unknown_method.status, unknown_parameter.status, not_built.status) == (404, 400, 404)
    assert [refusal.split()[-1] for refusal in server.refusals] == ["found", "colour", "sendPoll"]
    assert ann.private == ()
    assert bot.token == server.token


@pytest.mark.parametrize("way", ["json", "form", "multipart", "address"])
async def test_parameters_may_come_in_every_way_that_telegram_takes(
    server: TelegramServer, ann: User, way: str
) -> None:
    words = {"chat_id": str(ann.id), "text": "grüße"}
    multipart = aiohttp.FormData(words, default_to_multipart=True)
    ways: dict[str, Any] = {
        "json": {"json": words},
        "form": {"data": words},
        "multipart": {"data": multipart},
        "address": {"params": words},
    }

    async with aiohttp.ClientSession(server.url) as http:
        await http.post("/bot42:TEST/sendmessage", **ways[way])

    assert ann.last.text == "grüße"


async def test_a_mention_is_found(bot: telegram.Bot, ann: User) -> None:
    words = 'hey @bobby, <a href="tg://user?id=5">Cid</a>, mail a@b.example'

    await bot.send_message(ann.id, words, parse_mode="HTML")

    assert ann.last.mentions == ["@bobby", "tg://user?id=5"]
