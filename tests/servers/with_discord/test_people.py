"""Whom messages reach and call, and private chats."""

import pytest

from tests.servers.discord import DiscordServer, Guild, TextChannel, User
from tests.servers.discord_api.refusal import Json
from tests.servers.with_discord.puppet import Puppet, button, modern, refused, row, text

NOBODY: Json = {"parse": []}


async def _dm(caller: Puppet, user: User) -> int:
    told = await caller.call("POST", "/users/@me/channels", {"recipient_id": str(user.id)})
    return int(told["id"])


async def test_everybody_in_a_channel_sees_what_is_written_there(
    caller: Puppet, parlour: TextChannel, ann: User, bob: User
) -> None:
    await caller.post(parlour.id, modern(text("Board"), row(button("My hand", "1hand"))))

    for person in (ann, bob):
        assert person.sees(parlour.last)
        assert "My hand" in person.received[-1].raw.decode()


async def test_whoever_may_not_look_into_a_channel_sees_nothing_of_it(
    caller: Puppet, parlour: TextChannel, ann: User, bob: User
) -> None:
    parlour.forbid("VIEW_CHANNEL", user=bob)

    await caller.post(parlour.id, {"content": "x"})

    assert len(ann.received) == 1
    assert bob.received == []


@pytest.mark.parametrize(
    ("allowed", "called"),
    [
        pytest.param(None, True, id="nothing said"),
        pytest.param(NOBODY, False, id="nobody"),
        pytest.param({"parse": ["users"]}, True, id="all people"),
    ],
)
async def test_who_is_named_is_called_where_that_is_allowed(
    caller: Puppet, parlour: TextChannel, bob: User, allowed: Json | None, *, called: bool
) -> None:
    body = modern(text(f"Your turn, {bob.mention}"))
    await caller.post(parlour.id, body | ({"allowed_mentions": allowed} if allowed else {}))

    assert bob.pings == ([parlour.last] if called else [])


async def test_one_alone_is_called(
    caller: Puppet, parlour: TextChannel, ann: User, bob: User
) -> None:
    allowed = {"parse": [], "users": [str(bob.id)]}

    await caller.post(
        parlour.id,
        modern(text(f"{ann.mention} {bob.mention} @everyone")) | {"allowed_mentions": allowed},
    )

    assert (ann.pings, bob.pings) == ([], [parlour.last])


async def test_whoever_is_to_be_called_must_be_named(
    caller: Puppet, parlour: TextChannel, bob: User
) -> None:
    allowed = {"parse": [], "users": [str(bob.id)]}

    code = await refused(
        caller.post(parlour.id, modern(text("Your turn")) | {"allowed_mentions": allowed})
    )

    assert code == 50035


async def test_an_edit_calls_nobody(caller: Puppet, parlour: TextChannel, bob: User) -> None:
    await caller.post(parlour.id, modern(text("Board")))

    await caller.edit(parlour.id, parlour.last.id, modern(text(bob.mention)))

    assert bob.pings == []


async def test_a_name_within_code_calls_nobody(
    caller: Puppet, parlour: TextChannel, bob: User
) -> None:
    await caller.post(parlour.id, modern(text(f"`{bob.mention}`")))

    assert bob.pings == []


async def test_the_private_chat_of_somebody_takes_messages(
    caller: Puppet, club: Guild, ann: User
) -> None:
    assert ann in club.members

    await caller.post(await _dm(caller, ann), {"content": "Your hand"})

    assert ann.last.text == "Your hand"


async def test_a_closed_chat_takes_none(caller: Puppet, club: Guild, ann: User) -> None:
    assert ann in club.members
    chat = await _dm(caller, ann)
    ann.close_dms()

    code = await refused(caller.post(chat, {"content": "x"}))
    ann.open_dms()
    await caller.post(chat, {"content": "y"})

    assert code == 50007
    assert ann.last.text == "y"


async def test_whoever_shares_no_server_with_the_bot_is_not_written_to(
    caller: Puppet, club: Guild, ann: User
) -> None:
    chat = await _dm(caller, ann)
    ann.leave(club)

    code = await refused(caller.post(chat, {"content": "x"}))
    ann.install()
    await caller.post(chat, {"content": "y"})

    assert code == 50278
    assert ann.last.text == "y"


async def test_too_many_chats_opened_at_once_are_refused(
    server: DiscordServer, caller: Puppet, ann: User, bob: User
) -> None:
    server.world.dms_a_minute = 1
    await _dm(caller, ann)

    code = await refused(_dm(caller, bob))
    server.clock.advance(61)
    chat = await _dm(caller, bob)

    assert code == 40003
    assert chat == bob.dm.id


async def test_what_is_written_to_the_bot_is_heard(bot: Puppet, ann: User) -> None:
    ann.say_privately("play")

    await ann.world.until(lambda: "MESSAGE_CREATE" in bot.heard)

    assert [one.content for one in ann.dm.posted.values()] == ["play"]


async def test_what_is_written_in_a_server_is_not_heard_without_that_intent(
    server: DiscordServer, bot: Puppet, parlour: TextChannel, ann: User
) -> None:
    ann.say(parlour, "play")
    ann.command(parlour, "gin")

    await bot.asked()

    assert "MESSAGE_CREATE" not in bot.heard
    assert server.refusals == []
