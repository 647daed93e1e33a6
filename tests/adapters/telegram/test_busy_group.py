"""A group of many tables stays within what Telegram lets through, and its boards come true."""

import asyncio
from itertools import chain

from adapters.telegram.answering.sentences import Sentence
from tests.adapters.telegram.arena import GROUP_RATE, MINUTE, Arena, Pair, in_arena
from tests.servers.telegram import Group

TABLES = 10
MINUTES = 2
UNHURRIED = (6.0, 14.0)
"""Seconds between what happens at one table."""
STOP_SECONDS = 60


@in_arena
async def test_ten_tables_in_a_group_stay_within_its_limit_and_come_true(arena: Arena) -> None:
    pairs = arena.pairs(TABLES)
    group = await _seated(arena, pairs)

    until = arena.now + MINUTES * MINUTE
    await asyncio.gather(*(arena.play(pair, UNHURRIED, until) for pair in pairs))
    await arena.counter.outbox.settle()

    assert GROUP_RATE / 2 < arena.server.journal.busiest(group.id) <= GROUP_RATE
    assert [call for call in arena.server.journal if call.error] == []
    assert max(arena.waits()) == 0
    for row in arena.rows(group):
        assert group.posted[int(row.message)].html == await arena.true_html(row)


@in_arena
async def test_a_chat_that_has_to_wait_delays_no_other(arena: Arena) -> None:
    here, there = arena.pairs(2)
    stopped, other = await _seated(arena, [here]), await _seated(arena, [there])
    begun = arena.server.journal.mark
    arena.server.fault("*", chat=stopped.id, status=429, retry_after=STOP_SECONDS)

    until = arena.now + STOP_SECONDS - UNHURRIED[1]
    await asyncio.gather(*(arena.play(pair, UNHURRIED, until) for pair in (here, there)))

    journal, elsewhere = arena.server.journal, (here.host, here.guest, there.host, there.guest)
    assert len(journal.calls(chat=stopped.id, since=begun)) == 1
    for chat in (other, *elsewhere):
        assert len(journal.metered(chat.id, begun)) > 1
    (board,) = arena.rows(other)
    assert other.posted[int(board.message)].html == await arena.true_html(board)


@in_arena
async def test_what_waited_comes_once_the_chat_takes_it_again(arena: Arena) -> None:
    (pair,) = arena.pairs(1)
    group = await _seated(arena, [pair])
    arena.server.fault("editMessageText", chat=group.id, status=429, retry_after=STOP_SECONDS)

    await arena.play(pair, UNHURRIED, arena.now + STOP_SECONDS / 2)
    (board,) = arena.rows(group)
    late = group.posted[int(board.message)].html != await arena.true_html(board)
    await asyncio.sleep(STOP_SECONDS)

    assert late
    assert group.posted[int(board.message)].html == await arena.true_html(board)


@in_arena
async def test_whoever_asks_for_words_comes_before_the_boards_that_wait(arena: Arena) -> None:
    group = await _seated(arena, arena.pairs(2))
    arena.busy(group)
    boards = [row for row in arena.rows(group) if row.message]
    for row in boards:
        await arena.counter.outbox.redraw(row.key.table)
    await asyncio.sleep(0)
    begun = arena.server.journal.mark

    await arena.house.sentences.say(Sentence("1", str(group.id), "Here I am"))

    (first, *_) = arena.server.journal.calls(chat=group.id, since=begun)
    assert first.params["text"] == "Here I am"


async def _seated(arena: Arena, pairs: list[Pair]) -> Group:
    """A group in which all of them sit at tables."""
    people = chain.from_iterable((pair.host, pair.guest) for pair in pairs)
    group = arena.server.group("Card club", people)
    for pair in pairs:
        await arena.open(group, pair)
    return group
