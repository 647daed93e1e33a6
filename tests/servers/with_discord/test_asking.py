"""What people can ask the bot for, and how it hears of that."""

from typing import TYPE_CHECKING, cast

import discord
import pytest

from tests.servers.discord import DiscordServer, GroupDM, Guild, TextChannel, User
from tests.servers.discord_api import permissions
from tests.servers.with_discord.puppet import (
    GIN,
    Puppet,
    button,
    modern,
    refused,
    row,
    text,
    window,
)

if TYPE_CHECKING:
    from tests.servers.discord_api.refusal import Json

MENU = {
    "type": 3,
    "custom_id": "s:0",
    "options": [{"label": "7♥", "value": "7h"}, {"label": "K♠", "value": "ks"}],
}


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


async def test_a_press_tells_of_the_message_it_was_on(
    bot: Puppet, parlour: TextChannel, ann: User
) -> None:
    await bot.post(parlour.id, modern(text("Board"), row(button("Draw", "1draw"))))

    ann.press(parlour.last, parlour.last.button("Draw"))
    heard = await bot.asked()

    assert heard.data is not None
    assert heard.data.get("custom_id") == "1draw"
    assert heard.message is not None
    assert heard.message.id == parlour.last.id


async def test_a_press_on_what_one_alone_sees_tells_that_it_is_ephemeral(
    bot: Puppet, parlour: TextChannel, ann: User, bob: User
) -> None:
    asked = ann.command(parlour, "gin")
    hand = modern(row(button("7♥", "1seven")), flags=64)
    await bot.answer(await bot.asked(), 4, hand)
    message = (await asked.answer()).message
    assert message is not None

    with pytest.raises(AssertionError):
        bob.press(message, "1seven")
    ann.press(message, "1seven")
    heard = await bot.asked()

    assert heard.message is not None
    assert heard.message.flags.ephemeral


@pytest.mark.parametrize("disabled", [True, False])
async def test_what_cannot_be_pressed_is_not(
    bot: Puppet, parlour: TextChannel, ann: User, *, disabled: bool
) -> None:
    await bot.post(parlour.id, modern(row(button("Draw", "1draw", disabled=disabled))))

    with pytest.raises(AssertionError):
        ann.press(parlour.last, "1draw" if disabled else "1gone")


async def test_an_old_button_is_pressed_where_the_test_wants_it(
    bot: Puppet, parlour: TextChannel, ann: User
) -> None:
    await bot.post(parlour.id, modern(row(button("Draw", "1draw"))))

    ann.press(parlour.last, "1gone", stale=True)
    heard = await bot.asked()

    assert heard.data is not None
    assert heard.data.get("custom_id") == "1gone"


async def test_options_of_a_menu_come_as_their_values(
    bot: Puppet, parlour: TextChannel, ann: User
) -> None:
    await bot.post(parlour.id, modern(row(MENU)))
    menu = parlour.last.select()

    ann.select(parlour.last, menu, [menu.option("K♠").value])
    heard = await bot.asked()

    assert heard.data is not None
    assert heard.data.get("values") == ["ks"]


@pytest.mark.parametrize("values", [["7h", "ks"], [], ["qd"]])
async def test_no_more_options_are_chosen_than_may_be_and_none_that_is_not_there(
    bot: Puppet, parlour: TextChannel, ann: User, values: list[str]
) -> None:
    await bot.post(parlour.id, modern(row(MENU)))

    with pytest.raises(AssertionError):
        ann.select(parlour.last, "s:0", values)


async def test_a_window_that_is_too_long_does_not_open(
    bot: Puppet, parlour: TextChannel, ann: User
) -> None:
    ann.command(parlour, "gin")

    code = await refused(bot.answer(await bot.asked(), 9, window("W" * 46, "A word")))

    assert code == 50035


async def test_what_must_be_filled_in_is_not_left_empty(
    bot: Puppet, parlour: TextChannel, ann: User
) -> None:
    asked = ann.command(parlour, "gin")
    await bot.answer(await bot.asked(), 9, window("Words", "A word"))
    modal = (await asked.answer()).modal
    assert modal is not None

    with pytest.raises(AssertionError):
        ann.submit(modal)


async def test_whoever_is_chosen_in_a_window_is_told_of(
    bot: Puppet, parlour: TextChannel, ann: User, bob: User
) -> None:
    modal = discord.ui.Modal(title="A challenge", custom_id="m:3")
    who = discord.ui.UserSelect[discord.ui.Modal](custom_id="who", required=False)
    modal.add_item(discord.ui.Label(text="Opponent", component=who))
    asked = ann.command(parlour, "gin")
    await bot.answer(await bot.asked(), 9, modal.to_dict())
    opened = (await asked.answer()).modal
    assert opened is not None

    chosen = ann.submit(opened, {"Opponent": [str(bob.id)]})
    nobody = ann.submit(opened)

    assert chosen.data["resolved"]["users"][str(bob.id)]["username"] == "bob"
    assert "resolved" not in nobody.data


async def test_whoever_is_chosen_in_a_menu_is_told_of(
    bot: Puppet, parlour: TextChannel, ann: User, bob: User
) -> None:
    await bot.post(parlour.id, modern(row({"type": 5, "custom_id": "s:0"})))

    asked = ann.select(parlour.last, "s:0", [str(bob.id)])

    assert list(asked.data["resolved"]["members"]) == [str(bob.id)]


async def test_all_kinds_of_fields_come_back_filled_in(
    bot: Puppet, parlour: TextChannel, ann: User
) -> None:
    modal = discord.ui.Modal(title="A challenge", custom_id="m:2")
    paces = [discord.RadioGroupOption(label=one, value=one) for one in ("fast", "slow")]
    extras = [discord.CheckboxGroupOption(label=one, value=one) for one in ("big", "open")]
    rules = [discord.SelectOption(label=one, value=one) for one in ("classic", "okla")]
    for label, field in (
        ("Pace", discord.ui.RadioGroup(options=paces)),
        ("Extras", discord.ui.CheckboxGroup(options=extras)),
        ("Private", discord.ui.Checkbox()),
        ("Rules", discord.ui.Select(options=rules)),
    ):
        modal.add_item(discord.ui.Label(text=label, component=field))
    asked = ann.command(parlour, "gin")
    await bot.answer(await bot.asked(), 9, modal.to_dict())
    opened = (await asked.answer()).modal
    assert opened is not None

    filled = ann.submit(
        opened, {"Pace": "slow", "Extras": ["big"], "Private": True, "Rules": "okla"}
    )

    fields = [one["component"] for one in filled.data["components"]]
    given = [one.get("value", one.get("values")) for one in fields]
    assert given == ["slow", ["big"], True, ["okla"]]
