"""What goes wrong on purpose, limits, and what is written down of all calls."""

import time

import aiohttp
import discord
import pytest

from tests.servers.discord import DiscordServer, Limits, TextChannel, User
from tests.servers.discord_api.refusal import Refusal
from tests.servers.discord_api.rest.journal import names
from tests.servers.with_discord.puppet import Puppet, modern, refused, text

POST = "POST /channels/{channel}/messages"
LINE = {"content": "x"}


async def test_a_fault_meets_as_many_calls_as_it_was_asked_to(
    server: DiscordServer, caller: Puppet, parlour: TextChannel
) -> None:
    fault = server.fault(POST, status=403, code=50013)

    code = await refused(caller.post(parlour.id, LINE))
    await caller.post(parlour.id, LINE)

    assert (code, fault.met) == (50013, 1)
    assert len(parlour.messages) == 1


async def test_a_fault_may_be_one_channels_alone(
    server: DiscordServer, caller: Puppet, parlour: TextChannel
) -> None:
    other = parlour.guild.channel("other")
    server.fault("*", chat=other.id, status=403)

    await caller.post(parlour.id, LINE)

    assert await refused(caller.post(other.id, LINE)) == 0


async def test_too_much_is_waited_for(
    server: DiscordServer, caller: Puppet, parlour: TextChannel
) -> None:
    server.fault(POST, status=429, retry_after=0.05)

    await caller.post(parlour.id, LINE)

    assert [call.status for call in server.journal.calls("POST")] == [429, 200]


async def test_a_ban_by_what_stands_before_discord_is_not(
    server: DiscordServer, caller: Puppet, parlour: TextChannel
) -> None:
    server.fault(POST, status=429, banned=True)

    with pytest.raises(discord.HTTPException) as refusal:
        await caller.post(parlour.id, LINE)

    assert refusal.value.status == 429
    assert len(server.journal.calls("POST")) == 1


async def test_a_call_may_be_carried_out_and_its_answer_lost(
    server: DiscordServer, caller: Puppet, parlour: TextChannel
) -> None:
    server.fault(POST, drop=True, after=True)

    with pytest.raises(aiohttp.ClientError):
        await caller.post(parlour.id, LINE)

    assert parlour.last.text == "x"


async def test_a_broken_gateway_answers_with_a_page(
    server: DiscordServer, caller: Puppet, parlour: TextChannel
) -> None:
    server.fault(POST, status=403, raw=b"<html>No</html>")

    with pytest.raises(discord.Forbidden) as refusal:
        await caller.post(parlour.id, LINE)

    assert refusal.value.text == "<html>No</html>"


async def test_a_slow_call_is_carried_out(
    server: DiscordServer, caller: Puppet, parlour: TextChannel
) -> None:
    server.fault(POST, delay=0.1)
    before = time.monotonic()

    await caller.post(parlour.id, LINE)

    assert time.monotonic() - before >= 0.1
    assert parlour.last.text == "x"


async def test_a_route_takes_so_many_in_a_channel_and_says_so(
    server: DiscordServer, caller: Puppet, parlour: TextChannel
) -> None:
    server.limits = Limits(per_route=2, seconds=0.3)

    for _ in range(3):
        await caller.post(parlour.id, LINE)

    assert [call.status for call in server.journal.calls("POST")] == [200] * 3
    assert server.journal[-1].at - server.journal[-3].at >= 0.3


async def test_more_than_a_route_takes_is_refused(server: DiscordServer) -> None:
    limits = Limits(per_route=2)
    now = server.clock.now()

    left = [limits.count(POST, "1", now)["X-RateLimit-Remaining"] for _ in range(2)]
    with pytest.raises(Refusal):
        limits.count(POST, "1", now)
    elsewhere = limits.count(POST, "2", now)
    later = limits.count(POST, "1", now + 6)

    assert left == ["1", "0"]
    assert elsewhere["X-RateLimit-Remaining"] == later["X-RateLimit-Remaining"] == "1"


async def test_the_whole_bot_has_a_limit_that_interactions_do_not_count_toward(
    server: DiscordServer, bot: Puppet, parlour: TextChannel, ann: User
) -> None:
    server.limits = Limits(overall=1)
    server.clock.freeze()
    await bot.post(parlour.id, LINE)
    asked = ann.command(parlour, "gin")

    await bot.answer(await bot.asked(), 4, modern(text("Hello")))
    answer = await asked.answer()

    assert answer.text == "Hello"
    with pytest.raises(Refusal):
        server.limits.count_overall(server.clock.now())


async def test_the_journal_tells_what_counts_and_whose_it_was(
    server: DiscordServer, bot: Puppet, parlour: TextChannel, ann: User
) -> None:
    mark = server.journal.mark
    ann.command(parlour, "gin")
    interaction = await bot.asked()
    await bot.answer(interaction, 4, modern(text("Hello")))
    await bot.by_token(interaction, "PATCH", modern(text("Again")))
    await bot.post(ann.dm.id, LINE)

    calls = server.journal.since(mark)

    assert names(calls) == [
        "POST /interactions/{interaction}/{token}/callback",
        "PATCH /webhooks/{application}/{token}/messages/{message}",
        POST,
    ]
    assert [call.counts for call in calls] == [False, False, True]
    assert [call.chat for call in calls] == [parlour.id, parlour.id, ann.dm.id]
    assert [call.who for call in calls] == [ann.id] * 3
    assert server.journal.metered(since=mark) == calls[2:]


async def test_quiet_comes_when_there_were_no_calls_for_a_while(
    server: DiscordServer, caller: Puppet, parlour: TextChannel
) -> None:
    await caller.post(parlour.id, LINE)
    before = time.monotonic()

    await server.quiet(0.1)

    assert time.monotonic() - before >= 0.09


async def test_two_hundred_presses_at_once_are_told_and_answered_quickly(
    server: DiscordServer, bot: Puppet, parlour: TextChannel, ann: User
) -> None:
    before = time.monotonic()
    all_asked = [ann.command(parlour, "gin") for _ in range(200)]

    for _ in all_asked:
        await bot.answer(await bot.asked(), 4, modern(text("Hello"), flags=64))
    answers = [await asked.answer() for asked in all_asked]

    assert {answer.text for answer in answers} == {"Hello"}
    assert time.monotonic() - before < 10
    assert server.refusals == []
