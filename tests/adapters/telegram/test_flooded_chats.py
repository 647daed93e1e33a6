"""Whoever makes the bot talk on and on keeps no board, and no hand, from being true."""

import asyncio
from functools import partial
from itertools import count

from adapters.telegram.answering.retries import Errand, Retries
from engine.service.ports import MessageRow
from tests.adapters.telegram.arena import MINUTE, Arena, Pair, in_arena
from tests.servers.telegram import Group, User

TALKERS = 10
UNHURRIED = (6.0, 14.0)
"""Seconds between what happens at the table."""
SOON = 13.0
"""A group that is busy takes three messages in that time."""
VERY_SOON = 5.0


@in_arena
async def test_whoever_is_told_words_on_and_on_keeps_no_board_from_its_turn(arena: Arena) -> None:
    group, pair = await _seated(arena)
    (board,) = arena.rows(group)
    talking = asyncio.create_task(_talk(arena, group))

    await arena.play(pair, UNHURRIED, arena.now + MINUTE)
    await asyncio.sleep(SOON)

    is_true = group.posted[int(board.message)].html == await arena.true_html(board)
    talking.cancel()
    assert is_true
    assert len(arena.server.journal.calls("sendMessage", group.id)) > 1


@in_arena
async def test_whoever_asks_on_and_on_in_private_keeps_no_hand_from_its_turn(arena: Arena) -> None:
    _, pair = await _seated(arena)
    user = pair.host
    hand = _hand(arena, user)
    talking = asyncio.create_task(_talk(arena, user))
    await asyncio.sleep(MINUTE / 4)

    await arena.counter.outbox.redraw(hand.key.table)
    await asyncio.sleep(VERY_SOON)

    row = _hand(arena, user)
    talking.cancel()
    assert row.shown == row.wanted


def _hand(arena: Arena, user: User) -> MessageRow:
    rows = arena.counter.store.messages.values()
    return next(row for row in rows if (row.key.purpose, row.chat) == ("hand", str(user.id)))


async def _seated(arena: Arena) -> tuple[Group, Pair]:
    """A group in which two people sit at a table."""
    (pair,) = arena.pairs(1)
    group = arena.server.group("Card club", (pair.host, pair.guest))
    await arena.open(group, pair)
    await arena.settled()
    return group, pair


async def _talk(arena: Arena, to: Group | User) -> None:
    """Send words as fast as they go through, to many who come again when they are told to."""
    retries = Retries()

    async def one(name: str) -> None:
        for number in count():
            say = partial(arena.courier.say, str(to.id), f"{name} {number}", name=name)
            await retries.insist(Errand(name, say), MINUTE)

    await asyncio.gather(*(one(f"words {number}") for number in range(TALKERS)))
