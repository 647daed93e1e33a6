"""Commands: who has them where, and how the bot hears of them."""

from typing import TYPE_CHECKING, cast

import pytest

from tests.servers.discord import DiscordServer, GroupDM, Guild, TextChannel, User
from tests.servers.discord_api import permissions
from tests.servers.with_discord.puppet import GIN, Puppet, button, modern, row

if TYPE_CHECKING:
    from tests.servers.discord_api.refusal import Json


async def test_a_command_tells_who_where_and_what(
    bot: Puppet, club: Guild, parlour: TextChannel, ann: User, bob: User
) -> None:
    club.nick(ann, "Annie")
    club.allow(ann, "MANAGE_GUILD")

    asked = ann.command(parlour, "gin", opponent=bob, rules="okla", target=50)
    heard = await bot.asked()

    assert (heard.user.id, heard.user.display_name) == (ann.id, "Annie")
    assert (heard.guild_id, heard.channel_id) == (club.id, parlour.id)
    assert heard.permissions.manage_guild
    told = cast("Json", heard.data)
    assert told == asked.data
    assert [one["value"] for one in told["options"]] == [str(bob.id), "okla", 50]
    assert told["resolved"]["users"][str(bob.id)]["username"] == "bob"


async def test_a_command_in_a_thread_is_asked_in_that_thread(
    bot: Puppet, parlour: TextChannel, ann: User
) -> None:
    thread = parlour.thread("Table one")

    ann.command(thread, "gin")
    heard = await bot.asked()

    assert heard.channel_id == thread.id


async def test_a_command_in_the_private_chat_has_no_server(bot: Puppet, ann: User) -> None:
    asked = ann.command(None, "gin")
    heard = await bot.asked()

    assert heard.guild_id is None
    assert heard.channel_id == ann.dm.id
    assert heard.context.dm_channel
    assert asked.owners == {"0": "0"}


async def test_in_a_group_chat_the_app_is_its_users_alone(
    bot: Puppet, friends: GroupDM, ann: User
) -> None:
    ann.command(friends, "gin")
    heard = await bot.asked()

    assert heard.context.private_channel
    assert heard.is_user_integration()
    assert not heard.is_guild_integration()
    assert not heard.app_permissions.send_messages


async def test_buttons_of_somebodys_own_app_work_for_everybody_through_them(
    bot: Puppet, friends: GroupDM, ann: User, bob: User
) -> None:
    asked = ann.command(friends, "gin")
    await bot.answer(await bot.asked(), 4, modern(row(button("Join", "1join"))))
    board = (await asked.answer()).message
    assert board is not None

    pressed = bob.press(board, "1join")

    assert (await bot.asked()).user.id == bob.id
    assert pressed.owners == {"1": str(ann.id)}


async def test_in_a_server_with_the_bot_its_rights_are_told(
    bot: Puppet, parlour: TextChannel, ann: User
) -> None:
    parlour.forbid("SEND_MESSAGES")

    ann.command(parlour, "gin")
    heard = await bot.asked()

    assert heard.app_permissions.view_channel
    assert not heard.app_permissions.send_messages


async def test_the_language_of_whoever_asks_is_told(
    bot: Puppet, parlour: TextChannel, bob: User
) -> None:
    bob.command(parlour, "gin")

    assert (await bot.asked()).locale.value == "ru"


async def test_commands_are_read_in_ones_own_language(
    bot: Puppet, parlour: TextChannel, ann: User, bob: User
) -> None:
    assert bot.application_id

    assert [one.name for one in ann.commands(parlour)] == ["gin", "Challenge to gin"]
    assert bob.commands(parlour)[0].name == "джин"
    assert bob.commands(parlour)[0].description == "Сыграть в джин"


async def test_nobody_has_the_commands_where_the_app_is_not(
    server: DiscordServer, bot: Puppet, ann: User
) -> None:
    assert bot.application_id
    elsewhere = server.guild("Elsewhere", [ann], bot=False).channel("hall")

    before = ann.commands(elsewhere)
    ann.install()
    after = ann.commands(elsewhere)

    assert before == []
    assert [one.name for one in after] == ["gin", "Challenge to gin"]


async def test_a_command_is_only_where_its_contexts_are(
    bot: Puppet, parlour: TextChannel, ann: User
) -> None:
    await bot.offer(GIN | {"contexts": [1]})

    assert ann.commands(parlour) == []
    assert [one.name for one in ann.commands(None)] == ["gin"]


async def test_a_command_that_needs_rights_is_theirs_who_have_them(
    bot: Puppet, club: Guild, parlour: TextChannel, ann: User, bob: User
) -> None:
    await bot.offer(GIN | {"default_member_permissions": str(permissions.MANAGE_GUILD)})

    club.allow(ann, "MANAGE_GUILD")

    assert len(ann.commands(parlour)) == 1
    assert bob.commands(parlour) == []


@pytest.mark.parametrize(
    ("line", "given"),
    [
        pytest.param("rummy", {}, id="no such command"),
        pytest.param("gin", {"stake": "5"}, id="no such option"),
        pytest.param("gin", {"target": "50"}, id="a number is no text"),
        pytest.param("gin", {"target": 0}, id="too small"),
        pytest.param("gin", {"pace": "slow"}, id="not among the choices"),
        pytest.param("gin new", {}, id="no such subcommand"),
    ],
)
async def test_nobody_can_send_what_discord_does_not_offer(
    bot: Puppet, parlour: TextChannel, ann: User, line: str, given: dict[str, object]
) -> None:
    assert bot.application_id

    with pytest.raises(AssertionError):
        ann.command(parlour, line, **given)


async def test_subcommands_are_chosen_by_name(
    bot: Puppet, parlour: TextChannel, ann: User
) -> None:
    play = {"name": "play", "description": "Play", "type": 1, "options": GIN["options"]}
    await bot.offer({"name": "gin", "description": "Gin", "options": [play]})

    asked = ann.command(parlour, "gin play", target=20)

    assert asked.data["options"][0]["name"] == "play"
    assert asked.data["options"][0]["options"][0]["value"] == 20


async def test_the_menu_about_somebody_names_them(
    bot: Puppet, parlour: TextChannel, ann: User, bob: User
) -> None:
    asked = ann.menu("Challenge to gin", bob, parlour)
    heard = await bot.asked()

    assert heard.data is not None
    assert heard.data.get("target_id") == str(bob.id)
    assert list(asked.data["resolved"]["members"]) == [str(bob.id)]
