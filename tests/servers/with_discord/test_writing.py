"""How much a message may hold, and what people can read of it."""

import io

import discord
import pytest

from tests.servers.discord import DiscordServer, TextChannel
from tests.servers.discord_api.refusal import Json
from tests.servers.with_discord.puppet import Puppet, button, modern, refused, row, text

PICTURE: Json = {"type": 11, "media": {"url": "attachment://hand.png"}, "description": "A hand"}


def _menu(options: int, **more: object) -> Json:
    entries = [{"label": f"{one}", "value": f"{one}"} for one in range(options)]
    return {"type": 3, "custom_id": "s:0", "options": entries} | more


def _container(*components: Json) -> Json:
    return {"type": 17, "components": list(components)}


TOO_MUCH = [
    pytest.param(modern(row(button("x", "c" * 101))), id="custom_id of 101"),
    pytest.param(modern(row(button("x", "a"), button("y", "a"))), id="custom_id twice"),
    pytest.param(modern(row(button("l" * 81, "a"))), id="label of 81"),
    pytest.param(modern(row(button("", "a"))), id="no label"),
    pytest.param(modern(row(*(button(f"{n}") for n in range(6)))), id="six in a row"),
    pytest.param(modern(row(button("x"), _menu(2))), id="a menu beside a button"),
    pytest.param(modern(row(_menu(26))), id="26 options"),
    pytest.param(modern(row(_menu(2, max_values=3))), id="more chosen than there are"),
    pytest.param(modern(*(text("x") for _ in range(41))), id="41 components"),
    pytest.param(
        modern(_container(*(row(button(f"{n}")) for n in range(20)))), id="41 of them nested"
    ),
    pytest.param(modern(text("x" * 2001), text("y" * 2000)), id="4001 letters over all"),
    pytest.param(modern(text("")), id="an empty text"),
    pytest.param(modern(button("x")), id="a button without a row"),
    pytest.param(modern(text("x")) | {"content": "y"}, id="content beside components"),
    pytest.param({"components": [text("x")]}, id="modern components without their flag"),
    pytest.param({"components": [row(button(f"{n}")) for n in range(6)]}, id="six old rows"),
    pytest.param({"content": "x" * 2001}, id="content of 2001"),
    pytest.param({"content": ""}, id="nothing at all"),
    pytest.param(modern(row(button("x", url="https://a.test"))), id="a link with a custom_id"),
    pytest.param(modern(row(button("x", emoji={"id": "5", "name": "e"}))), id="no such emoji"),
    pytest.param(modern(row(button("x", colour="red"))), id="an unknown field of a button"),
    pytest.param({"content": "x", "text": "y"}, id="an unknown field of a message"),
    pytest.param(modern(text("x"), flags=1 << 3), id="a flag that nobody sets"),
    pytest.param(modern({"type": 1, "components": []}), id="an empty row"),
    pytest.param(modern({"type": 99}), id="a component that there is not"),
    pytest.param(
        modern(row({"type": 5, "custom_id": "s", "options": []})), id="people as options"
    ),
    pytest.param(modern(row(_menu(2) | {"custom_id": 5})), id="a number as custom_id"),
    pytest.param(modern(text("x") | {"id": 3}, text("y") | {"id": 3}), id="an id twice"),
    pytest.param(modern(_container(text("x")) | {"accent_color": 1 << 24}), id="no such colour"),
    pytest.param(modern({"type": 14, "spacing": 3}), id="no such spacing"),
    pytest.param(modern({"type": 12, "items": []}), id="an empty gallery"),
    pytest.param(
        modern(row({"type": 2, "style": 5, "label": "x", "url": "ftp://a.test"})),
        id="a link to nowhere",
    ),
    pytest.param({"content": "x", "nonce": "n" * 26}, id="a nonce of 26"),
]


@pytest.mark.parametrize("body", TOO_MUCH)
async def test_what_discord_does_not_take_is_refused_and_noted(
    server: DiscordServer, caller: Puppet, parlour: TextChannel, body: Json
) -> None:
    code = await refused(caller.post(parlour.id, body))

    assert code in {50035, 50006}
    assert parlour.messages == ()
    assert len(server.refusals) == 1


async def test_as_much_as_discord_takes_is_taken(
    server: DiscordServer, caller: Puppet, parlour: TextChannel
) -> None:
    rows = [row(*(button(f"{n}{m}" * 20, f"{n}{m}") for m in range(5))) for n in range(5)]
    words = [text("x" * 400) for _ in range(9)]

    await caller.post(parlour.id, modern(_container(*rows, *words)))

    assert len(list(parlour.last.parts)) == 40
    assert len(list(parlour.last.buttons)) == 25
    assert server.refusals == []


async def test_pictures_files_and_lines_between_are_taken(
    caller: Puppet, parlour: TextChannel
) -> None:
    view = discord.ui.LayoutView()
    gallery: discord.ui.MediaGallery[discord.ui.LayoutView] = discord.ui.MediaGallery()
    gallery.add_item(media="https://a.test/a.png", description="Ten cards")
    line: discord.ui.Separator[discord.ui.LayoutView] = discord.ui.Separator()
    link: discord.ui.ActionRow[discord.ui.LayoutView] = discord.ui.ActionRow()
    link.add_item(discord.ui.Button(label="Rules", url="https://a.test/rules"))
    for item in (gallery, line, link):
        view.add_item(item)
    view.stop()

    await caller.get_partial_messageable(parlour.id).send(view=view)

    assert "Ten cards" in parlour.last.words
    assert parlour.last.button("Rules").url == "https://a.test/rules"


async def test_a_message_says_what_people_can_read_of_it(
    caller: Puppet, parlour: TextChannel
) -> None:
    await caller.post(
        parlour.id,
        modern(text("Board"), row(button("7♥", "1a", emoji={"name": "🃏"})), row(_menu(2))),
    )

    assert parlour.last.text == "Board"
    assert parlour.last.button("7♥").custom_id == "1a"
    assert parlour.last.labels == [["7♥"]]
    assert parlour.last.button("🃏").emoji == "🃏"
    assert parlour.last.select().option("1").value == "1"


async def test_a_modern_message_stays_one(caller: Puppet, parlour: TextChannel) -> None:
    await caller.post(parlour.id, modern(text("Board")))

    code = await refused(caller.edit(parlour.id, parlour.last.id, {"flags": 0}))
    await caller.edit(parlour.id, parlour.last.id, {"components": [text("Later")]})

    assert code == 50035
    assert (parlour.last.text, parlour.last.edits) == ("Later", 1)


async def test_the_same_nonce_makes_no_second_message(
    server: DiscordServer, caller: Puppet, parlour: TextChannel
) -> None:
    body = {"content": "x", "nonce": "n1", "enforce_nonce": True}
    first = await caller.post(parlour.id, body)

    second = await caller.post(parlour.id, body)
    server.clock.advance(600)
    third = await caller.post(parlour.id, body)

    assert second["id"] == first["id"]
    assert third["id"] != first["id"]


async def test_files_come_along_and_are_shown(caller: Puppet, parlour: TextChannel) -> None:
    view = discord.ui.LayoutView()
    picture: discord.ui.Thumbnail[discord.ui.LayoutView] = discord.ui.Thumbnail(
        "attachment://hand.png", description="A hand"
    )
    view.add_item(discord.ui.Section("Hand", accessory=picture))
    view.stop()
    channel = caller.get_partial_messageable(parlour.id)

    file = discord.File(io.BytesIO(b"png"), "hand.png", description="Ten cards")
    await channel.send(view=view, file=file)

    assert [one.content for one in parlour.last.attachments] == [b"png"]
    assert "Ten cards" in parlour.last.words
    assert "A hand" in parlour.last.words


async def test_a_picture_that_did_not_come_is_not_shown(
    caller: Puppet, parlour: TextChannel
) -> None:
    section: Json = {"type": 9, "components": [text("Hand")], "accessory": PICTURE}

    assert await refused(caller.post(parlour.id, modern(section))) == 50035
