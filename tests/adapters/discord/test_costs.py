"""What a turn costs: the calls that it takes, counted by the server."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.adapters.discord.hall import Hall
from tests.adapters.discord.playing import Match, can, card_of
from tests.adapters.discord.working import on
from tests.servers.discord import Call, DiscordServer, Message, User
from tests.working import working

PATIENCE = 5.0
A_WHILE = 61.0
"""Longer than somebody who has just pressed something is thought to look."""


@pytest.fixture
async def hall() -> AsyncIterator[Hall]:
    """A bot on a fake Discord."""
    async with Hall.open(patience_seconds=PATIENCE) as hall:
        yield hall


def passing(user: User) -> Message:
    """The newest message that somebody alone sees where they play."""
    return user.ephemerals[-1]


def counted(calls: list[Call]) -> list[str]:
    """The calls that count toward the limit of the whole bot."""
    return [call.name for call in calls if call.counts]


async def _match(hall: Hall) -> Match:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    return await Match.begun(hall, hall.club(ann, bob), (ann, bob))


async def test_a_turn_of_two_people_costs_four_calls(hall: Hall) -> None:
    match = await _match(hall)
    drawer = await match.dealt()
    begun = hall.server.journal.mark

    await match.turn(drawer)

    calls = hall.server.journal.since(begun)
    assert len(calls) <= 4, calls
    assert len(counted(calls)) <= 2, calls


async def test_a_turn_costs_no_more_once_all_tokens_are_dead(hall: Hall) -> None:
    match = await _match(hall)
    drawer = await match.dealt()
    await match.turn(drawer)
    hall.server.clock.advance(901)
    await match.turn(match.other(drawer))
    begun = hall.server.journal.mark

    await match.turn(drawer)

    calls = hall.server.journal.since(begun)
    assert len(calls) <= 4, calls
    assert len(counted(calls)) <= 2, calls


async def test_a_notice_costs_a_message_more_and_takes_one_away(hall: Hall) -> None:
    match = await _match(hall)
    drawer = await match.dealt()
    hall.counter.clock.advance(A_WHILE)
    begun = hall.server.journal.mark

    await match.turn(drawer)

    calls = hall.server.journal.since(begun)
    assert len(calls) <= 5, calls
    assert [call.method for call in calls].count("DELETE") == 1


async def test_a_turn_with_hands_that_pass_costs_four_calls(hall: Hall) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    for user in (ann, bob):
        user.close_dms()
    match = await Match.begun(hall, hall.club(ann, bob), (ann, bob))
    for user in (ann, bob):
        await match.press_on(user, match.board, "My hand")
    match.hand = passing
    drawer = await match.dealt()
    begun = hall.server.journal.mark

    await match.turn(drawer)

    calls = hall.server.journal.since(begun)
    assert len(calls) <= 4, calls
    assert len(counted(calls)) <= 1, calls


@pytest.mark.parametrize("in_private", [False, True])
async def test_a_turn_against_the_computer_costs_two_calls(
    tmp_path: Path, *, in_private: bool
) -> None:
    async with DiscordServer.running() as server:
        settings = on(server, tmp_path, computer_pause_seconds=0.05, double_tap_seconds=0)
        async with working(settings):
            await server.ready()
            ann = server.user("Ann")
            room = server.guild("Card club", [ann]).channel("parlour")
            where = None if in_private else room
            await server.until(lambda: ann.commands(where))
            await ann.command(where, "gin", opponent=server.bot, level="casual").answer()
            await _until_draw(server, ann)
            begun = server.journal.mark

            await ann.press(ann.last, ann.last.button("Draw")).answer()
            await ann.press(ann.last, card_of(ann.last)).answer()
            await server.quiet(0.5)

            assert len(server.journal.since(begun)) == 2, server.journal.since(begun)
            assert server.refusals == []


async def _until_draw(server: DiscordServer, user: User) -> None:
    """Do whatever comes before the first draw."""
    await server.until(lambda: user.private)
    while not can(user.last, "Draw"):
        for words in ("I deal first", "Leave it"):
            if can(user.last, words):
                await user.press(user.last, user.last.button(words)).answer()
        await server.quiet(0.1)
