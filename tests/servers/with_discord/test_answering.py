"""The one answer to an interaction, and what its token opens afterwards."""

import discord
import pytest

from tests.servers.discord import Asked, DiscordServer, GroupDM, TextChannel, User
from tests.servers.with_discord.puppet import Puppet, button, modern, refused, row, text, window

MESSAGE, THINKING, LATER, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
EPHEMERAL = 64
BOARD = modern(text("The board"), row(button("My hand", "1hand")))


async def _board(bot: Puppet, channel: TextChannel) -> None:
    await bot.post(channel.id, BOARD)


async def _pressed(
    bot: Puppet, channel: TextChannel, user: User
) -> tuple[Asked, discord.Interaction]:
    await _board(bot, channel)
    asked = user.press(channel.last, "1hand")
    return asked, await bot.asked()


async def test_a_command_is_answered_by_a_message_that_all_see(
    bot: Puppet, ann: User, bob: User, parlour: TextChannel
) -> None:
    asked = ann.command(parlour, "gin")

    await bot.answer(await bot.asked(), MESSAGE, modern(text("Hello")))
    answer = await asked.answer()

    assert (answer.type, answer.text, answer.ephemeral) == ("message", "Hello", False)
    assert parlour.messages == (answer.message,)
    assert answer.message is not None
    assert bob.sees(answer.message)


async def test_an_ephemeral_answer_is_seen_by_one_person_alone(
    bot: Puppet, ann: User, bob: User, parlour: TextChannel
) -> None:
    asked = ann.command(parlour, "gin")

    await bot.answer(await bot.asked(), MESSAGE, modern(text("K♠"), flags=EPHEMERAL))
    answer = await asked.answer()

    assert answer.ephemeral
    assert ann.ephemerals == [answer.message]
    assert parlour.messages == ()
    assert "K♠" in ann.received[-1].raw.decode()
    assert bob.received == []


async def test_the_bot_is_told_which_message_its_answer_became(
    bot: Puppet, ann: User, parlour: TextChannel
) -> None:
    ann.command(parlour, "gin")

    told = await bot.answer(await bot.asked(), MESSAGE, modern(text("Hello")))

    assert told["interaction"]["response_message_id"] == str(parlour.last.id)
    assert told["resource"]["message"]["id"] == str(parlour.last.id)


async def test_a_press_is_answered_by_the_pressed_message_as_it_is_now(
    bot: Puppet, ann: User, parlour: TextChannel
) -> None:
    asked, interaction = await _pressed(bot, parlour, ann)

    await bot.answer(interaction, UPDATE, modern(text("Redrawn")))
    answer = await asked.answer()

    assert (answer.type, answer.message) == ("update", parlour.last)
    assert parlour.last.text == "Redrawn"


@pytest.mark.parametrize("kind", [LATER, UPDATE, CHOICES])
async def test_a_command_takes_no_answer_that_belongs_to_something_else(
    bot: Puppet, ann: User, parlour: TextChannel, kind: int
) -> None:
    ann.command(parlour, "gin")
    interaction = await bot.asked()

    code = await refused(bot.answer(interaction, kind, modern(text("Hello"))))

    assert code == 50035


async def test_nothing_is_answered_twice(bot: Puppet, ann: User, parlour: TextChannel) -> None:
    ann.command(parlour, "gin")
    interaction = await bot.asked()
    await bot.answer(interaction, MESSAGE, modern(text("Hello")))

    code = await refused(bot.answer(interaction, MESSAGE, modern(text("Again"))))

    assert code == 40060


async def test_what_is_not_answered_in_three_seconds_has_failed(
    server: DiscordServer, bot: Puppet, ann: User, parlour: TextChannel
) -> None:
    asked = ann.command(parlour, "gin")
    interaction = await bot.asked()
    server.clock.advance(3.1)

    code = await refused(bot.answer(interaction, MESSAGE, modern(text("Late"))))

    assert code == 10062
    assert (await asked.answer()).failed


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
    asked, interaction = await _pressed(bot, parlour, ann)
    await bot.answer(interaction, LATER)

    await bot.by_token(interaction, "PATCH", modern(text("Redrawn")))
    answer = await asked.answer()

    assert (answer.type, answer.message) == ("update", parlour.last)
    assert parlour.last.text == "Redrawn"


async def test_after_a_silent_deferral_a_message_more_is_a_new_one(
    bot: Puppet, ann: User, parlour: TextChannel
) -> None:
    asked, interaction = await _pressed(bot, parlour, ann)
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


async def test_a_window_opens_and_comes_back_filled_in(
    bot: Puppet, ann: User, parlour: TextChannel
) -> None:
    asked, interaction = await _pressed(bot, parlour, ann)
    await bot.answer(interaction, MODAL, window("Words", "A word"))
    modal = (await asked.answer()).modal
    assert modal is not None

    again = ann.submit(modal, {"A word": "gin"})
    filled = await bot.asked()
    await bot.answer(filled, UPDATE, modern(text("gin it is")))

    assert filled.data is not None
    assert again.data["components"][0]["component"]["value"] == "gin"
    assert parlour.last.text == "gin it is"


async def test_what_is_offered_while_typing_comes_as_choices(
    bot: Puppet, ann: User, parlour: TextChannel
) -> None:
    asked = ann.complete(parlour, "gin", "rules", "ok")
    interaction = await bot.asked()

    await bot.answer(interaction, CHOICES, {"choices": [{"name": "Oklahoma", "value": "okla"}]})
    answer = await asked.answer()

    assert asked.data["options"] == [{"name": "rules", "type": 3, "value": "ok", "focused": True}]
    assert [(one.name, one.value) for one in answer.choices] == [("Oklahoma", "okla")]


async def test_where_others_apps_are_not_allowed_their_answers_stay_private(
    server: DiscordServer, bot: Puppet, ann: User
) -> None:
    elsewhere = server.guild("Elsewhere", [ann], bot=False)
    hall = elsewhere.channel("hall")
    hall.forbid("USE_EXTERNAL_APPS", user=ann)
    ann.install()
    asked = ann.command(hall, "gin")

    await bot.answer(await bot.asked(), MESSAGE, modern(text("Hello")))

    assert (await asked.answer()).ephemeral
