"""What a turn costs: the calls that it takes, counted by the server."""

from collections.abc import AsyncIterator

import pytest

from tests.adapters.discord.hall import Hall
from tests.adapters.discord.playing import Match
from tests.servers.discord import Call, Message, User

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
