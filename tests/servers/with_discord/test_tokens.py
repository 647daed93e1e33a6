"""What the token of an interaction opens after its first answer, and for how long."""

from tests.servers.discord import DiscordServer, GroupDM, TextChannel, User
from tests.servers.discord_api.asking.asked import LATER, MESSAGE, THINKING
from tests.servers.discord_api.messages.message import EPHEMERAL
from tests.servers.with_discord.puppet import Puppet, modern, pressed, refused, text


async def test_an_answer_that_is_put_off_is_filled_in_by_its_token(
    bot: Puppet, ann: User, parlour: TextChannel
) -> None:
    asked = ann.command(parlour, "gin")
    interaction = await bot.asked()
    await bot.answer(interaction, THINKING, {"flags": EPHEMERAL})
    first = await asked.acknowledgement()

    await bot.by_token(interaction, "PATCH", modern(text("At last")))
    answer = await asked.answer()

    assert first == "thinking"
    assert (answer.type, answer.text, answer.ephemeral) == ("message", "At last", True)


async def test_the_first_message_after_a_deferral_fills_it_in(
    bot: Puppet, ann: User, parlour: TextChannel
) -> None:
    asked = ann.command(parlour, "gin")
    interaction = await bot.asked()
    await bot.answer(interaction, THINKING, {"flags": EPHEMERAL})

    await bot.follow(interaction, modern(text("At last")))
    answer = await asked.answer()

    assert (answer.text, answer.ephemeral, asked.followups) == ("At last", True, [])


async def test_after_a_silent_deferral_the_original_is_the_pressed_message(
    bot: Puppet, ann: User, parlour: TextChannel
) -> None:
    asked, interaction = await pressed(bot, parlour, ann)
    await bot.answer(interaction, LATER)

    await bot.by_token(interaction, "PATCH", modern(text("Redrawn")))
    answer = await asked.answer()

    assert (answer.type, answer.message) == ("update", parlour.last)
    assert parlour.last.text == "Redrawn"


async def test_after_a_silent_deferral_a_message_more_is_a_new_one(
    bot: Puppet, ann: User, parlour: TextChannel
) -> None:
    asked, interaction = await pressed(bot, parlour, ann)
    await bot.answer(interaction, LATER)

    await bot.follow(interaction, modern(text("Only you"), flags=EPHEMERAL))

    assert [one.text for one in asked.followups] == ["Only you"]
    assert parlour.last.text == "The board"


async def test_a_token_opens_nothing_before_the_answer(
    bot: Puppet, ann: User, parlour: TextChannel
) -> None:
    ann.command(parlour, "gin")
    interaction = await bot.asked()

    code = await refused(bot.by_token(interaction, "PATCH", modern(text("Early"))))

    assert code == 10015


async def test_a_token_is_dead_after_fifteen_minutes(
    server: DiscordServer, bot: Puppet, ann: User, parlour: TextChannel
) -> None:
    ann.command(parlour, "gin")
    interaction = await bot.asked()
    await bot.answer(interaction, MESSAGE, modern(text("Hello"), flags=EPHEMERAL))
    server.clock.advance(901)

    code = await refused(bot.by_token(interaction, "PATCH", modern(text("Late"))))

    assert code == 50027


async def test_an_ephemeral_message_is_changed_by_its_token_and_by_nothing_else(
    bot: Puppet, ann: User, parlour: TextChannel
) -> None:
    asked = ann.command(parlour, "gin")
    interaction = await bot.asked()
    await bot.answer(interaction, MESSAGE, modern(text("Hand"), flags=EPHEMERAL))
    message = (await asked.answer()).message
    assert message is not None

    code = await refused(bot.edit(parlour.id, message.id, modern(text("Stranger"))))
    await bot.by_token(interaction, "PATCH", modern(text("Redrawn")))

    assert code == 10008
    assert message.text == "Redrawn"


async def test_what_somebody_put_away_is_changed_no_more(
    bot: Puppet, ann: User, parlour: TextChannel
) -> None:
    asked = ann.command(parlour, "gin")
    interaction = await bot.asked()
    await bot.answer(interaction, MESSAGE, modern(text("Hand"), flags=EPHEMERAL))
    message = (await asked.answer()).message
    assert message is not None

    ann.dismiss(message)

    assert await refused(bot.by_token(interaction, "PATCH", modern(text("Redrawn")))) == 10008


async def test_a_follow_up_is_changed_and_deleted_by_its_id(
    bot: Puppet, ann: User, parlour: TextChannel
) -> None:
    asked = ann.command(parlour, "gin")
    interaction = await bot.asked()
    await bot.answer(interaction, MESSAGE, modern(text("Hello")))
    told = await bot.follow(interaction, modern(text("And"), flags=EPHEMERAL))

    await bot.by_token(interaction, "PATCH", modern(text("Changed")), message=told["id"])
    changed = asked.followups[0].text
    await bot.by_token(interaction, "DELETE", message=told["id"])

    assert changed == "Changed"
    assert asked.followups[0].deleted


async def test_where_the_app_is_its_users_alone_five_messages_follow_at_most(
    bot: Puppet, friends: GroupDM, ann: User
) -> None:
    ann.command(friends, "gin")
    interaction = await bot.asked()
    await bot.answer(interaction, MESSAGE, modern(text("Hello")))
    for number in range(5):
        await bot.follow(interaction, modern(text(f"{number}")))

    code = await refused(bot.follow(interaction, modern(text("One more"))))

    assert code == 40094
