"""Presses, menus and windows, and how the bot hears of them."""

import discord
import pytest

from tests.servers.discord import TextChannel, User
from tests.servers.with_discord.puppet import Puppet, button, modern, refused, row, text, window

MENU = {
    "type": 3,
    "custom_id": "s:0",
    "options": [{"label": "7♥", "value": "7h"}, {"label": "K♠", "value": "ks"}],
}


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
