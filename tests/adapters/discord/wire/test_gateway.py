"""What is heard of Discord over the network, and that nothing of it is kept."""

import discord

from adapters.discord.wire.gateway import heard
from tests.adapters.discord.wire.line import a_message, answered, people, up
from tests.servers.discord import DiscordServer


async def test_a_press_is_heard_and_can_be_answered(server: DiscordServer) -> None:
    club, ann = people(server)
    message = a_message(server, club)

    async with up(server) as line:
        press = ann.press(message, "1abc", stale=True)
        await answered(line, server)

        assert await press.acknowledgement() == "later"
    (heard_press,) = line.ears.interactions
    assert (heard_press.user.id, heard_press.channel_id) == (ann.id, message.channel.id)
    assert server.refusals == []


async def test_what_is_written_in_private_is_heard_and_what_the_bot_writes_is_not(
    server: DiscordServer,
) -> None:
    _, ann = people(server)

    async with up(server) as line:
        user = await line.gateway.fetch_user(ann.id)
        await user.send("hello")
        ann.say_privately("knock")
        await server.until(lambda: line.ears.messages)

    (written,) = line.ears.messages
    assert (written.content, written.author.id) == ("knock", ann.id)
    assert written.channel.id == ann.dm.id


async def test_what_discord_itself_says_in_private_is_no_line(server: DiscordServer) -> None:
    _, ann = people(server)

    async with up(server) as line:
        pin = {
            "id": str(server.world.ids.next()),
            "channel_id": str(ann.dm.id),
            "type": discord.MessageType.pins_add.value,
            "author": ann.account.json,
        }
        for session in server.gateway.live:
            session.tell("MESSAGE_CREATE", pin)
        ann.say_privately("knock")
        await server.until(lambda: line.ears.messages)

    assert [written.content for written in line.ears.messages] == ["knock"]


async def test_what_is_deleted_in_private_is_heard(server: DiscordServer) -> None:
    _, ann = people(server)

    async with up(server) as line:
        user = await line.gateway.fetch_user(ann.id)
        sent = await user.send("hello")
        ann.delete(ann.last)
        await server.until(lambda: line.ears.told)

    assert line.ears.told == [f"deleted {ann.dm.id} {sent.id}"]


async def test_servers_that_the_bot_is_in_are_no_news_and_new_ones_are(
    server: DiscordServer,
) -> None:
    people(server)

    async with up(server) as line:
        new = server.guild("Pub", [server.user("Ben")], bot=False, locale="ru")
        channels = [new.channel("one"), new.channel("two")]
        new.system_channel = channels[1]
        new.invite_bot()
        await server.until(lambda: line.ears.told)

    (joined,) = line.ears.servers
    assert (joined.id, joined.name, joined.locale) == (new.id, "Pub", "ru")
    assert joined.channels[0] == channels[1].id
    assert sorted(joined.channels) == sorted(channel.id for channel in channels)


async def test_each_connection_tells_in_which_servers_of_its_own_the_bot_is(
    server: DiscordServer,
) -> None:
    server.gateway.max_concurrency = 2
    clubs = [server.guild("Club")]
    while len({(club.id >> 22) % 2 for club in clubs}) < 2:
        server.clock.advance(0.001)
        clubs.append(server.guild("Club"))
    clubs[0].away = True
    elsewhere = server.guild("Elsewhere", bot=False)

    async with up(server, shards=2) as line:
        await server.until(lambda: len(line.ears.whereabouts) == 2)

    told = line.ears.whereabouts
    assert frozenset.union(*(one.servers for one in told)) == {club.id for club in clubs}
    assert [sum(one.lacks(club.id) for one in told) for club in clubs] == [0] * len(clubs)
    assert sum(one.lacks(elsewhere.id) for one in told) == 1


async def test_an_outage_of_a_server_is_no_leaving_and_its_end_no_joining(
    server: DiscordServer,
) -> None:
    club, _ = people(server)

    async with up(server) as line:
        club.fail()
        club.recover()
        club.kick_bot()
        await server.until(lambda: line.ears.told)

    assert line.ears.told == [f"left {club.id}"]


async def test_a_channel_and_a_thread_that_are_deleted_are_told(server: DiscordServer) -> None:
    club, ann = people(server)
    channel = club.channel("cards")
    thread = channel.thread("game", ann)

    async with up(server) as line:
        thread.delete()
        channel.delete()
        await server.until(lambda: len(line.ears.told) == 2)

    assert line.ears.told == [f"thread {thread.id} gone", f"channel {channel.id} gone"]


async def test_nothing_of_what_is_heard_is_kept(server: DiscordServer) -> None:
    club, ann = people(server)
    message = a_message(server, club)

    async with up(server) as line:
        ann.press(message, "1abc", stale=True)
        await answered(line, server)
        ann.say_privately("knock")
        await server.until(lambda: line.ears.messages)
        kept = line.gateway

        assert list(kept.guilds) == []
        assert list(kept.cached_messages) == []
        assert list(kept.private_channels) == []


async def test_an_interaction_that_is_brought_twice_is_heard_once(server: DiscordServer) -> None:
    club, ann = people(server)
    message = a_message(server, club)

    async with up(server) as line:
        press = ann.press(message, "1abc", stale=True)
        await answered(line, server)
        server.redeliver(press)
        ann.press(message, "2abc", stale=True)
        await answered(line, server, 2)

    assert len(line.ears.interactions) == 2


async def test_who_fails_to_hear_one_thing_hears_the_next(server: DiscordServer) -> None:
    club, ann = people(server)
    message = a_message(server, club)

    async with up(server) as line:
        line.ears.is_broken = True
        ann.press(message, "1abc", stale=True)
        await server.until(lambda: line.ears.interactions)
        line.ears.is_broken = False
        ann.press(message, "2abc", stale=True)
        await answered(line, server, 2)

    assert len(server.gateway.identified) == 1


async def test_news_that_cannot_be_read_cost_nobody_the_connection(
    server: DiscordServer,
) -> None:
    async with up(server) as line:
        server.gateway.tell_private("GUILD_DELETE", {"nonsense": True})
        server.gateway.tell_private("GUILD_DELETE", {"id": "7"})
        await server.until(lambda: line.ears.told)

    assert line.ears.told == ["left 7"]
    assert len(server.gateway.identified) == 1


def test_nothing_is_heard_that_wants_a_permission() -> None:
    asked = heard()

    assert {name for name, is_on in asked if is_on} == {"guilds", "dm_messages"}
