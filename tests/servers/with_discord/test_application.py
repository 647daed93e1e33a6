"""The bot's commands and emojis, and what it can ask about itself and others."""

import base64
import struct
from typing import cast

import discord
import pytest

from tests.servers.discord import DiscordServer, Guild, TextChannel, User
from tests.servers.discord_api.refusal import Json
from tests.servers.with_discord.puppet import GIN, Puppet, button, modern, refused, row


def _png(side: int = 128, size: int = 200) -> str:
    head = b"\x89PNG\r\n\x1a\n" + struct.pack(">I4sII", 13, b"IHDR", side, side)
    return "data:image/png;base64," + base64.b64encode(head.ljust(size, b"\0")).decode()


def _option(**more: object) -> Json:
    return {"name": "rules", "description": "Which", "type": 3} | more


WRONG = [
    pytest.param({"name": "Gin"}, id="a name in capitals"),
    pytest.param({"name": "gin rummy"}, id="a name with a blank"),
    pytest.param({"name": "g" * 33}, id="a name of 33"),
    pytest.param({"name_localizations": {"ru": "Джин"}}, id="capitals in another language"),
    pytest.param({"name_localizations": {"kk": "джин"}}, id="a language that Discord has not"),
    pytest.param({"description": "d" * 101}, id="a description of 101"),
    pytest.param({"options": [_option(name=f"n{one}") for one in range(26)]}, id="26 options"),
    pytest.param({"options": [_option(), _option()]}, id="an option twice"),
    pytest.param(
        {"options": [_option(choices=[{"name": f"{n}", "value": f"{n}"} for n in range(26)])]},
        id="26 choices",
    ),
    pytest.param(
        {"options": [_option(), _option(name="other", required=True)]}, id="a needed one last"
    ),
    pytest.param({"colour": "red"}, id="an unknown field"),
    pytest.param({"type": 2}, id="an entry of a menu with a description"),
    pytest.param(
        {
            "options": [
                _option(
                    name=f"n{one}",
                    choices=[{"name": "n" * 90, "value": f"{n}" * 30} for n in range(9)],
                )
                for one in range(9)
            ]
        },
        id="more than 8000 letters",
    ),
]


@pytest.mark.parametrize("change", WRONG)
async def test_commands_that_discord_does_not_take_are_refused(
    caller: Puppet, ann: User, change: Json
) -> None:
    code = await refused(caller.offer(GIN | change))

    assert code == 50035
    assert ann.commands(None) == []


async def test_commands_are_replaced_and_keep_their_ids(caller: Puppet, ann: User) -> None:
    await caller.offer(GIN, GIN | {"name": "rules"})
    before = {one.name: one.command["id"] for one in ann.commands(None)}

    await caller.offer(GIN | {"description": "Other words"})
    after = ann.commands(None)

    assert [one.description for one in after] == ["Other words"]
    assert after[0].command["id"] == before["gin"]


async def test_commands_of_one_server_are_there_alone(
    caller: Puppet, server: DiscordServer, parlour: TextChannel, ann: User
) -> None:
    other = server.guild("Another club", [ann]).channel("hall")
    root = f"/applications/{caller.application_id}/guilds/{parlour.guild.id}/commands"

    await caller.call("PUT", root, [GIN])
    told = cast("list[Json]", await caller.call("GET", root))

    assert [one["name"] for one in told] == ["gin"]
    assert [one.name for one in ann.commands(parlour)] == ["gin"]
    assert ann.commands(other) == []


async def test_an_emoji_is_uploaded_shown_and_deleted(
    server: DiscordServer, caller: Puppet, parlour: TextChannel
) -> None:
    emoji = await caller.create_application_emoji(name="ten_hearts", image=_bytes())

    shown = button("10♥", "1ten", emoji={"id": str(emoji.id), "name": emoji.name})
    await caller.post(parlour.id, modern(row(shown)))
    there = await caller.fetch_application_emojis()
    await emoji.delete()

    assert parlour.last.button("ten_hearts").label == "10♥"
    assert [one.name for one in there] == ["ten_hearts"]
    assert server.world.application.emojis == {}


def _bytes() -> bytes:
    return base64.b64decode(_png().partition(",")[2])


@pytest.mark.parametrize(
    "body",
    [
        pytest.param({"name": "x", "image": _png()}, id="a name of one letter"),
        pytest.param({"name": "10♥", "image": _png()}, id="a name with a heart"),
        pytest.param({"name": "ten", "image": _png(side=129)}, id="129 pixels"),
        pytest.param({"name": "ten", "image": _png(size=256 * 1024 + 1)}, id="over 256 KiB"),
        pytest.param({"name": "ten", "image": "AAAA"}, id="no picture"),
    ],
)
async def test_an_emoji_that_discord_does_not_take_is_refused(
    caller: Puppet, server: DiscordServer, body: Json
) -> None:
    path = f"/applications/{caller.application_id}/emojis"

    assert await refused(caller.call("POST", path, body)) == 50035
    assert server.world.application.emojis == {}


async def test_no_two_emojis_have_one_name(caller: Puppet) -> None:
    await caller.create_application_emoji(name="ten", image=_bytes())

    assert await refused(caller.create_application_emoji(name="ten", image=_bytes())) == 50035


async def test_the_application_tells_how_it_may_be_installed(
    server: DiscordServer, caller: Puppet
) -> None:
    server.world.application.user_installable = False

    told = await caller.call("GET", "/applications/@me")

    assert list(told["integration_types_config"]) == ["0"]


async def test_the_bot_can_ask_about_people_servers_and_channels(
    caller: Puppet, club: Guild, parlour: TextChannel, ann: User
) -> None:
    user = await caller.fetch_user(ann.id)
    channel = await caller.fetch_channel(parlour.id)
    guilds = [one async for one in caller.fetch_guilds()]

    assert (user.name, user.display_name) == ("ann", "Ann")
    assert str(channel) == "parlour"
    assert [one.id for one in guilds] == [club.id]


async def test_a_wrong_token_opens_nothing(server: DiscordServer) -> None:
    client = discord.Client(intents=discord.Intents.none())

    with pytest.raises(discord.LoginFailure):
        await client.login("wrong")

    assert server.journal[-1].status == 401
    await client.close()


async def test_a_route_that_there_is_not_is_noted(server: DiscordServer, caller: Puppet) -> None:
    code = await refused(caller.call("GET", "/channels"))

    assert code == 0
    assert server.refusals == ["GET /channels: there is no such route"]
