"""How the fake Bot API server lets messages change and go."""

import pytest
import telegram
from telegram import InlineKeyboardButton, InlineKeyboardMarkup
from telegram.error import BadRequest

from tests.servers.telegram import Group, TelegramServer, User

KEYS = InlineKeyboardMarkup([[InlineKeyboardButton("go", callback_data="1")]])
TWO_DAYS = 48 * 60 * 60


async def test_an_edit_is_followed_and_takes_an_unnamed_keyboard_away(
    bot: telegram.Bot, ann: User
) -> None:
    sent = await bot.send_message(ann.id, "one", reply_markup=KEYS)
    message = ann.last

    edited = await bot.edit_message_text("two", ann.id, sent.message_id)

    assert isinstance(edited, telegram.Message)
    assert edited.edit_date is not None
    assert (message.text, message.keyboard, len(ann.private)) == ("two", (), 1)


async def test_an_edit_that_changes_nothing_is_refused(bot: telegram.Bot, ann: User) -> None:
    sent = await bot.send_message(ann.id, "<b>one</b>", parse_mode="HTML", reply_markup=KEYS)

    with pytest.raises(BadRequest, match="Message is not modified: specified new message"):
        await bot.edit_message_text(
            "<strong>one</strong>\n",
            ann.id,
            sent.message_id,
            parse_mode="HTML",
            reply_markup=KEYS,
        )
    with pytest.raises(BadRequest, match="Message is not modified"):
        await bot.edit_message_reply_markup(ann.id, sent.message_id, reply_markup=KEYS)


async def test_the_keyboard_alone_may_go(bot: telegram.Bot, ann: User) -> None:
    sent = await bot.send_message(ann.id, "one", reply_markup=KEYS)

    await bot.edit_message_reply_markup(ann.id, sent.message_id)

    assert (ann.last.text, ann.last.keyboard) == ("one", ())


async def test_a_message_that_is_gone_is_neither_edited_nor_deleted(
    bot: telegram.Bot, ann: User
) -> None:
    sent = await bot.send_message(ann.id, "one")
    ann.delete(ann.last)

    with pytest.raises(BadRequest, match="Message to edit not found"):
        await bot.edit_message_text("two", ann.id, sent.message_id)
    with pytest.raises(BadRequest, match="Message to delete not found"):
        await bot.delete_message(ann.id, sent.message_id)


async def test_other_peoples_lines_are_neither_edited_nor_deleted(
    bot: telegram.Bot, club: Group, ann: User
) -> None:
    line = ann.say(club, "/gin")

    with pytest.raises(BadRequest, match="Message can't be edited"):
        await bot.edit_message_text("two", club.id, line.id)
    with pytest.raises(BadRequest, match="Message can't be deleted"):
        await bot.delete_message(club.id, line.id)


async def test_an_admin_deletes_what_others_wrote(
    bot: telegram.Bot, club: Group, ann: User
) -> None:
    line = ann.say(club, "/gin")
    club.promote()

    await bot.delete_message(club.id, line.id)

    assert line.deleted


async def test_a_message_of_two_days_ago_is_edited_and_not_deleted(
    server: TelegramServer, bot: telegram.Bot, ann: User
) -> None:
    sent = await bot.send_message(ann.id, "one")
    server.clock.advance(TWO_DAYS + 1)

    with pytest.raises(BadRequest, match="Message can't be deleted for everyone"):
        await bot.delete_message(ann.id, sent.message_id)
    await bot.edit_message_text("two", ann.id, sent.message_id)

    assert ann.last.text == "two"


async def test_a_deleted_message_is_seen_no_more(bot: telegram.Bot, club: Group) -> None:
    sent = await bot.send_message(club.id, "one")

    await bot.delete_message(club.id, sent.message_id)

    assert club.messages == ()


async def test_a_photo_has_no_text_to_edit(bot: telegram.Bot, ann: User) -> None:
    sent = await bot.send_photo(ann.id, b"picture")

    with pytest.raises(BadRequest, match="There is no text in the message to edit"):
        await bot.edit_message_text("two", ann.id, sent.message_id)
    await bot.edit_message_caption(ann.id, sent.message_id, caption="two")

    assert ann.last.text == "two"
