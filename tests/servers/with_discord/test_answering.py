"""The one answer to an interaction: what it may be, and what the bot is told of it."""

import pytest

from tests.servers.discord import DiscordServer, TextChannel, User
from tests.servers.discord_api.asking.asked import CHOICES, LATER, MESSAGE, MODAL, UPDATE
from tests.servers.discord_api.messages.message import EPHEMERAL
from tests.servers.with_discord.puppet import Puppet, modern, pressed, refused, text, window


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
    asked, interaction = await pressed(bot, parlour, ann)

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


async def test_a_window_opens_and_comes_back_filled_in(
    bot: Puppet, ann: User, parlour: TextChannel
) -> None:
    asked, interaction = await pressed(bot, parlour, ann)
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
