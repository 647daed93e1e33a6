"""Whom and where a bot may write on the fake Bot API server, refused as Telegram does."""

import pytest
import telegram
from telegram import ReplyParameters
from telegram.error import BadRequest, ChatMigrated, Forbidden

from tests.servers.telegram import Group, TelegramServer, User


async def test_nobody_is_written_to_who_never_started_the_bot(
    server: TelegramServer, bot: telegram.Bot
) -> None:
    bob = server.user("Bob")

    with pytest.raises(Forbidden, match=r"(?i)can't initiate conversation with a user"):
        await bot.send_message(bob.id, "hello")


async def test_nobody_is_written_to_who_blocked_the_bot(bot: telegram.Bot, ann: User) -> None:
    ann.block()

    with pytest.raises(Forbidden, match=r"(?i)bot was blocked by the user"):
        await bot.send_message(ann.id, "hello")
    ann.unblock()
    await bot.send_message(ann.id, "welcome back")


async def test_an_unknown_chat_is_not_found(bot: telegram.Bot) -> None:
    with pytest.raises(BadRequest, match=r"(?i)Chat not found"):
        await bot.send_message(-100, "hello")


async def test_nothing_is_written_where_the_bot_was_removed(
    bot: telegram.Bot, club: Group, ann: User
) -> None:
    club.remove_bot(ann)

    with pytest.raises(Forbidden, match=r"(?i)bot was kicked from the supergroup chat"):
        await bot.send_message(club.id, "hello")


async def test_nothing_is_written_where_the_group_is_gone(
    bot: telegram.Bot, club: Group, ann: User
) -> None:
    club.destroy(ann)

    with pytest.raises(Forbidden, match=r"(?i)group chat was deleted"):
        await bot.send_message(club.id, "hello")


async def test_nothing_is_written_where_the_bot_may_not_write(
    bot: telegram.Bot, club: Group
) -> None:
    club.mute_bot()

    with pytest.raises(BadRequest, match=r"(?i)not enough rights to send text messages"):
        await bot.send_message(club.id, "hello")


async def test_a_group_that_became_a_supergroup_says_where_it_is_now(
    server: TelegramServer, bot: telegram.Bot, ann: User
) -> None:
    group = server.group("Old club", [ann], basic=True)
    new = group.migrate()

    with pytest.raises(ChatMigrated) as raised:
        await bot.send_message(group.id, "hello")

    assert raised.value.new_chat_id == new.id == group.current.id


async def test_a_deleted_message_cannot_be_replied_to_unless_that_is_no_matter(
    bot: telegram.Bot, ann: User
) -> None:
    line = ann.say(None, "hello")
    ann.delete(line)

    with pytest.raises(BadRequest, match=r"(?i)Message to be replied not found"):
        await bot.send_message(ann.id, "hi", reply_parameters=ReplyParameters(line.id))
    await bot.send_message(
        ann.id,
        "hi",
        reply_parameters=ReplyParameters(line.id, allow_sending_without_reply=True),
    )


async def test_a_topic_is_written_to_until_it_is_closed_or_deleted(
    server: TelegramServer, bot: telegram.Bot, ann: User
) -> None:
    topic = server.group("Forum", [ann], forum=True).topic("Poker")

    sent = await bot.send_message(topic.group.id, "hello", message_thread_id=topic.id)
    topic.close()

    assert sent.is_topic_message
    assert [message.text for message in topic.messages] == ["hello"]
    with pytest.raises(BadRequest, match=r"(?i)Topic_closed"):
        await bot.send_message(topic.group.id, "hello", message_thread_id=topic.id)
    topic.delete()
    with pytest.raises(BadRequest, match=r"(?i)Message thread not found"):
        await bot.send_message(topic.group.id, "hello", message_thread_id=topic.id)
