"""What virtual users and groups of the fake Bot API server do, as the bot hears of it."""

import pytest
import telegram
from telegram import InlineKeyboardButton, InlineKeyboardMarkup, ReplyParameters

from tests.servers.telegram import STICKER, Group, TelegramServer, User


async def heard(bot: telegram.Bot) -> list[telegram.Update]:
    """All that is new."""
    updates = await bot.get_updates()
    if updates:
        await bot.get_updates(offset=updates[-1].update_id + 1, timeout=0)
    return list(updates)


async def message(bot: telegram.Bot) -> telegram.Message:
    """The one new message."""
    (update,) = await heard(bot)
    assert update.message is not None
    return update.message


async def test_a_start_opens_the_private_chat(server: TelegramServer, bot: telegram.Bot) -> None:
    bob = server.user("Bob", language="ru")

    bob.start("payload")

    said = await message(bot)
    assert (said.text, said.chat.type, said.chat.id) == ("/start payload", "private", bob.id)
    assert said.from_user is not None
    assert said.from_user.language_code == "ru"
    await bot.send_message(bob.id, "hello")


async def test_commands_and_names_are_marked(bot: telegram.Bot, club: Group, ann: User) -> None:
    ann.say(club, "🂡 /gin@DeadwoodBot @bobby_1 a@b.c")

    said = await message(bot)
    assert list(said.parse_entities().values()) == ["/gin@DeadwoodBot", "@bobby_1"]
    assert [entity.type for entity in said.entities] == ["bot_command", "mention"]


async def test_somebody_without_a_handle_is_mentioned(
    server: TelegramServer, bot: telegram.Bot, club: Group, ann: User
) -> None:
    bob = server.user("Боб")

    ann.say(club, "/gin Боб", mentions=[bob])

    entity = (await message(bot)).entities[1]
    assert entity.user is not None
    assert (entity.type, entity.user.id) == ("text_mention", bob.id)


async def test_blocking_and_unblocking_are_told(bot: telegram.Bot, ann: User) -> None:
    ann.block()
    ann.unblock()

    changes = [update.my_chat_member for update in await heard(bot)]

    assert [one.new_chat_member.status for one in changes if one] == ["kicked", "member"]


async def test_a_bot_in_privacy_mode_hears_what_is_meant_for_it(
    bot: telegram.Bot, club: Group, ann: User
) -> None:
    sent = await bot.send_message(club.id, "board")
    board = club.messages[0]
    assert board.id == sent.message_id

    ann.say(club, "hello everybody")
    ann.say(club, "/gin@OtherBot")
    ann.say(club, "/gin")
    ann.say(club, "nice", reply_to=board)
    ann.say(club, "hey @DeadwoodBot")

    lines = [update.message.text for update in await heard(bot) if update.message]
    assert lines == ["/gin", "nice", "hey @DeadwoodBot"]


async def test_a_bot_that_reads_all_hears_everything(
    server: TelegramServer, bot: telegram.Bot, club: Group, ann: User
) -> None:
    server.world.reads_all = True

    ann.say(club, "/gin@OtherBot")

    assert (await message(bot)).text == "/gin@OtherBot"


async def test_a_sticker_has_no_words(bot: telegram.Bot, ann: User) -> None:
    ann.send(None, STICKER)

    said = await message(bot)
    assert said.sticker is not None
    assert said.text is None


async def test_an_edited_line_is_told(bot: telegram.Bot, club: Group, ann: User) -> None:
    line = ann.say(club, "/gin")
    await heard(bot)

    ann.edit(line, "/gin @bobby")

    (update,) = await heard(bot)
    assert update.edited_message is not None
    assert update.edited_message.text == "/gin @bobby"


async def test_an_anonymous_admin_and_a_channel_write_as_others(
    bot: telegram.Bot, club: Group, ann: User
) -> None:
    ann.say(club, "/gin", anonymous=True)
    ann.say(club, "/gin", as_channel="News")

    first, second = (update.message for update in await heard(bot))
    assert first is not None
    assert first.sender_chat == first.chat
    assert first.from_user is not None
    assert first.from_user.username == "GroupAnonymousBot"
    assert second is not None
    assert second.sender_chat is not None
    assert second.sender_chat.type == "channel"


async def test_adding_and_removing_the_bot_is_told(
    bot: telegram.Bot, club: Group, ann: User
) -> None:
    club.remove_bot(ann)
    club.add_bot(ann)

    changes = [update.my_chat_member for update in await heard(bot)]

    assert [one.new_chat_member.status for one in changes if one] == ["kicked", "member"]


async def test_members_and_admins_can_be_asked_for(
    server: TelegramServer, bot: telegram.Bot, club: Group, ann: User
) -> None:
    bob, cid = server.user("Bob"), server.user("Cid")
    club.join(bob)
    club.promote(bob)

    statuses = [(await bot.get_chat_member(club.id, user.id)).status for user in (ann, bob, cid)]

    assert statuses == ["creator", "administrator", "left"]
    admins = await bot.get_chat_administrators(club.id)
    assert [admin.user.id for admin in admins] == [ann.id, bob.id]
    assert (await bot.get_chat(club.id)).title == "Card club"


async def test_a_line_in_a_topic_says_so_and_a_reply_elsewhere_does_not(
    server: TelegramServer, bot: telegram.Bot, ann: User, club: Group
) -> None:
    topic = server.group("Forum", [ann], forum=True).topic("Poker")
    await heard(bot)
    await bot.send_message(club.id, "board")

    ann.say(topic, "/gin")
    in_topic = await message(bot)
    ann.say(club, "/gin", reply_to=club.messages[0])
    reply = await message(bot)

    assert (in_topic.is_topic_message, in_topic.message_thread_id) == (True, topic.id)
    assert in_topic.reply_to_message is not None
    assert in_topic.reply_to_message.forum_topic_created is not None
    assert (reply.is_topic_message, reply.message_thread_id) == (None, club.messages[0].id)


async def test_an_answer_in_a_topic_stays_there(
    server: TelegramServer, bot: telegram.Bot, ann: User
) -> None:
    topic = server.group("Forum", [ann], forum=True).topic("Poker")
    line = ann.say(topic, "/gin")

    await bot.send_message(topic.group.id, "yes", reply_parameters=ReplyParameters(line.id))

    assert [one.text for one in topic.messages] == ["yes"]


async def test_a_forwarded_card_keeps_its_links_alone(
    bot: telegram.Bot, ann: User, club: Group
) -> None:
    keys = InlineKeyboardMarkup(
        [
            [InlineKeyboardButton("Accept", callback_data="1")],
            [InlineKeyboardButton("First time", url="https://t.me/DeadwoodBot?start=x")],
        ]
    )
    await bot.send_message(ann.id, "card", reply_markup=keys)

    forwarded = ann.forward(ann.last, club)

    assert forwarded.labels == [["First time"]]
    with pytest.raises(AssertionError, match="is not there"):
        ann.press(forwarded, "1")


async def test_a_supergroup_tells_where_it_came_from(
    server: TelegramServer, bot: telegram.Bot, ann: User
) -> None:
    old = server.group("Old club", [ann], basic=True)

    new = old.migrate()

    first, second = [update.message for update in await heard(bot)]
    assert first is not None
    assert second is not None
    assert (first.chat.id, first.migrate_to_chat_id) == (old.id, new.id)
    assert (second.chat.id, second.migrate_from_chat_id) == (new.id, old.id)
    await bot.send_message(new.id, "hello")


async def test_nobody_writes_where_they_are_not(
    server: TelegramServer, club: Group, ann: User
) -> None:
    ann.leave(club)

    with pytest.raises(AssertionError, match="is not in"):
        ann.say(club, "hello")
    with pytest.raises(AssertionError, match="is not in"):
        server.user("Bob").say(club, "hello")


async def test_what_the_bot_tells_of_itself_is_kept_by_language(
    server: TelegramServer, bot: telegram.Bot
) -> None:
    scope = telegram.BotCommandScopeAllGroupChats()
    await bot.set_my_commands([("gin", "Играть")], scope=scope, language_code="ru")
    await bot.set_my_description("Карты", language_code="ru")

    commands = await bot.get_my_commands(scope=scope, language_code="ru")

    assert [(one.command, one.description) for one in commands] == [("gin", "Играть")]
    assert await bot.get_my_commands() == ()
    assert (await bot.get_my_description("ru")).description == "Карты"
    assert server.world.profile.descriptions == {"ru": "Карты"}


@pytest.mark.parametrize(
    "command", [("Gin", "capital"), ("gin", ""), ("gin", "x" * 257)], ids=["name", "none", "long"]
)
async def test_a_command_that_telegram_would_not_take_is_refused(
    bot: telegram.Bot, command: tuple[str, str]
) -> None:
    with pytest.raises(telegram.error.BadRequest):
        await bot.set_my_commands([command])
