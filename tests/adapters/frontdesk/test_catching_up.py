"""A message that waits for what follows by itself is looked at again once something has come."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from engine.service.intents import Ask
from tests.adapters.frontdesk.absence import Absence, dealt
from tests.counter import Counter


@pytest.fixture
async def match(counter: Counter) -> AsyncIterator[Absence]:
    """A match that is under way, while everything is delivered."""
    async with counter.running():
        yield await dealt(counter)


async def test_news_of_a_table_come_with_its_next_change(match: Absence) -> None:
    news = match.counter.outbox.news_of(match.table.id)
    before = news.is_set()

    await match.order(match.here, Ask("offer_abort"))

    assert (before, news.is_set()) == (False, True)


async def test_a_change_is_told_to_all_who_wait_for_it(match: Absence) -> None:
    outbox, table = match.counter.outbox, match.table.id
    first, second = outbox.news_of(table), outbox.news_of(table)

    await match.order(match.here, Ask("offer_abort"))

    await asyncio.wait_for(asyncio.gather(first.wait(), second.wait()), 5)


async def test_what_has_nothing_to_wait_for_is_there_at_once(match: Absence) -> None:
    row = match.counter.row("hand", match.away)

    drawn = await asyncio.wait_for(match.counter.desk.caught_up(row, 60), 5)

    assert drawn.screen.version == match.table.version
