"""A hand that its player has before them somewhere else from now on; one message is left of it."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from adapters.frontdesk import Visitor
from engine.service.intents import Ask
from engine.service.ports import MessageRow
from tests.adapters.frontdesk.absence import Absence, dealt
from tests.counter import EVE, Counter

ELSEWHERE = "~7"
"""The message in which the hand is from then on."""


@pytest.fixture
async def match(counter: Counter) -> AsyncIterator[Absence]:
    """A match that is under way, while everything is delivered."""
    async with counter.running():
        yield await dealt(counter)


async def test_a_hand_moves_and_the_message_that_showed_it_goes(match: Absence) -> None:
    before = _hand(match)

    await _adopt(match)

    assert _hand(match).message == ELSEWHERE
    assert list(match.counter.pigeon.chats[before.chat]) == [ELSEWHERE]


async def test_a_hand_that_moved_goes_on_with_its_table(match: Absence) -> None:
    await _adopt(match)

    await match.order(match.here, Ask("offer_abort"))
    await match.counter.settled()

    shown = match.counter.pigeon.chats[_hand(match).chat][ELSEWHERE]
    assert shown.screen.version == match.table.version


async def test_a_hand_moves_once_nothing_is_on_its_way_to_where_it_was(match: Absence) -> None:
    counter, before = match.counter, _hand(match)
    held = counter.pigeon.hold(before.chat)
    await match.order(match.here, Ask("offer_abort"))
    await asyncio.wait_for(counter.pigeon.waiting.wait(), 5)

    moving = asyncio.create_task(_adopt(match))
    await asyncio.sleep(0.05)
    meanwhile = _hand(match)
    held.set()
    await moving
    await counter.settled()

    assert meanwhile.message == before.message
    assert _hand(match).message == ELSEWHERE
    assert list(counter.pigeon.chats[before.chat]) == [ELSEWHERE]


async def test_a_hand_that_is_shown_where_it_was_stays_there(match: Absence) -> None:
    before = _hand(match)
    drawn = match.counter.shown(before)

    await match.counter.desk.adopted(match.away, drawn, before.chat, before.message)
    await match.counter.settled()

    assert _hand(match) == before
    assert list(match.counter.pigeon.chats[before.chat]) == [before.message]


@pytest.mark.parametrize("visitor", [EVE, Visitor("web", "new", "New", "en")])
async def test_whoever_has_no_hand_takes_none_over(match: Absence, visitor: Visitor) -> None:
    before = dict(match.counter.store.messages)

    await match.counter.desk.adopted(visitor, match.counter.shown(_hand(match)), "@x", ELSEWHERE)

    assert match.counter.store.messages == before


def _hand(match: Absence) -> MessageRow:
    """The row of the hand of whoever is away."""
    return match.counter.row("hand", match.away)


async def _adopt(match: Absence) -> None:
    """Let an answer show that hand in another message of the same chat."""
    counter, row = match.counter, _hand(match)
    drawn = await counter.drawing.message(row.key)
    counter.pigeon.chats[row.chat][ELSEWHERE] = drawn
    await counter.desk.adopted(match.away, drawn, row.chat, ELSEWHERE)
    await counter.settled()
