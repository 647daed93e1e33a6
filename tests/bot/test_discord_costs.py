"""A whole bot on Discord: what a turn costs over the real protocol."""

from pathlib import Path

import pytest

from engine.service.time import presence
from tests.bot.discord_club import QUIET_SECONDS, club, passing
from tests.servers.discord import Call

A_LONG_WHILE = 901
"""Seconds after which no token of a press is good any more."""


def counted(calls: list[Call]) -> int:
    """How many calls count toward the limit of the whole bot."""
    return sum(call.counts for call in calls)


async def test_a_turn_of_two_people_costs_four_calls_over_the_wire(tmp_path: Path) -> None:
    async with club(tmp_path) as house:
        drawer = await house.match()

        calls = await house.turn(drawer)

    assert len(calls) <= 4, calls
    assert counted(calls) <= 2, calls


async def test_tokens_that_have_died_unnoticed_let_no_more_calls_count(tmp_path: Path) -> None:
    async with club(tmp_path) as house:
        drawer = await house.match()
        await house.turn(drawer)
        house.server.clock.advance(A_LONG_WHILE)
        other = house.ben if drawer is house.ann else house.ann

        calls = await house.turn(other)

    assert counted(calls) <= 2, calls


async def test_a_notice_costs_one_call_more_over_the_wire(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "LATELY_MS", 0)
    async with club(tmp_path) as house:
        drawer = await house.match()

        calls = await house.turn(drawer)

    assert len(calls) <= 5, calls
    assert [call.method for call in calls].count("DELETE") == 1
    assert counted(calls) <= 3, calls


async def test_a_turn_with_hands_where_one_plays_costs_four_calls_over_the_wire(
    tmp_path: Path,
) -> None:
    async with club(tmp_path) as house:
        for user in (house.ann, house.ben):
            user.close_dms()
        house.hand = passing
        drawer = await house.match()

        calls = await house.turn(drawer)

    assert len(calls) <= 4, calls
    assert counted(calls) <= 1, calls
    assert all(user.private == () for user in (house.ann, house.ben))


async def test_a_turn_against_the_computer_costs_two_calls_over_the_wire(tmp_path: Path) -> None:
    async with club(tmp_path) as house:
        ann, server = house.ann, house.server
        await ann.command(None, "gin", opponent=server.bot, level="casual").answer()
        await server.quiet(QUIET_SECONDS)
        await house.until_draw(ann)

        calls = await house.turn(ann)

    assert len(calls) == 2, calls
    assert counted(calls) == 0, calls
