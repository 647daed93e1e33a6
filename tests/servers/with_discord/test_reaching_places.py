"""Where the bot may write and edit, and where it may not."""

import discord
import pytest

from tests.servers.discord import DiscordServer, Guild, TextChannel, User
from tests.servers.with_discord.puppet import Puppet, refused


async def test_nobody_edits_what_another_wrote(
    caller: Puppet, parlour: TextChannel, ann: User
) -> None:
    line = ann.say(parlour, "Hello")

    assert await refused(caller.edit(parlour.id, line.id, {"content": "x"})) == 50005


async def test_what_was_deleted_is_unknown(
    caller: Puppet, parlour: TextChannel, ann: User
) -> None:
    await caller.post(parlour.id, {"content": "x"})
    message = parlour.last
    ann.delete(message)

    assert await refused(caller.edit(parlour.id, message.id, {"content": "y"})) == 10008


async def test_a_channel_that_was_deleted_is_unknown(caller: Puppet, parlour: TextChannel) -> None:
    parlour.delete()

    assert await refused(caller.post(parlour.id, {"content": "x"})) == 10003


@pytest.mark.parametrize(("right", "code"), [("VIEW_CHANNEL", 50001), ("SEND_MESSAGES", 50013)])
async def test_the_bot_writes_where_it_may(
    caller: Puppet, parlour: TextChannel, right: str, code: int
) -> None:
    parlour.forbid(right)

    assert await refused(caller.post(parlour.id, {"content": "x"})) == code


async def test_the_bot_writes_nowhere_once_it_is_sent_away(
    caller: Puppet, club: Guild, parlour: TextChannel
) -> None:
    club.kick_bot()

    assert await refused(caller.post(parlour.id, {"content": "x"})) == 50001


async def test_the_bot_edits_where_it_may_not_write(caller: Puppet, parlour: TextChannel) -> None:
    await caller.post(parlour.id, {"content": "x"})
    parlour.forbid("SEND_MESSAGES")

    await caller.edit(parlour.id, parlour.last.id, {"content": "y"})

    assert parlour.last.text == "y"


async def test_an_archived_thread_is_edited_no_more_and_woken_by_a_message(
    caller: Puppet, parlour: TextChannel
) -> None:
    thread = parlour.thread("Table one")
    await caller.post(thread.id, {"content": "x"})
    thread.archive()

    code = await refused(caller.edit(thread.id, thread.last.id, {"content": "y"}))
    await caller.post(thread.id, {"content": "z"})

    assert code == 50083
    assert (thread.archived, thread.last.text) == (False, "z")


async def test_a_locked_thread_takes_nothing(caller: Puppet, club: Guild) -> None:
    post = club.forum("Games").post("Gin?")
    post.archive(locked=True)

    assert await refused(caller.post(post.id, {"content": "x"})) == 50083


async def test_a_post_of_a_forum_is_written_into_and_the_forum_is_not(
    caller: Puppet, club: Guild
) -> None:
    forum = club.forum("Games")
    post = forum.post("Gin?")

    await caller.post(post.id, {"content": "x"})
    code = await refused(caller.post(forum.id, {"content": "x"}))

    assert post.last.text == "x"
    assert code == 50008


async def test_what_is_older_than_an_hour_is_edited_now_and_then_alone(
    server: DiscordServer, caller: Puppet, parlour: TextChannel
) -> None:
    caller.http.max_ratelimit_timeout = 30.0
    await caller.post(parlour.id, {"content": "x"})
    server.clock.advance(3601)
    for number in range(server.world.old_edits):
        await caller.edit(parlour.id, parlour.last.id, {"content": f"{number}"})

    with pytest.raises(discord.RateLimited):
        await caller.edit(parlour.id, parlour.last.id, {"content": "too much"})

    assert server.journal[-1].error is not None
    assert server.journal[-1].error.code == 30046


async def test_messages_are_read_and_deleted(caller: Puppet, parlour: TextChannel) -> None:
    for line in ("one", "two"):
        await caller.post(parlour.id, {"content": line})
    path = f"/channels/{parlour.id}/messages"

    await caller.call("DELETE", f"{path}/{parlour.last.id}")
    there = [one async for one in caller.get_partial_messageable(parlour.id).history(limit=5)]

    assert [one.content for one in there] == ["one"]
