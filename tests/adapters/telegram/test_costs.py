"""What a turn costs: the calls of the Bot API that it takes, counted by the server."""

import asyncio
from collections import Counter as Tally

import pytest

from adapters.presentation.screens.table.patience import WATCHED_SECONDS
from engine.round.moves import DRAW_DISCARD, DRAW_STOCK, PASS, Discard, Move
from engine.service.intents import Ask, Play
from tests.adapters.telegram.arena import MINUTE, Arena, Pair, button_for, in_arena, meant
from tests.servers.telegram import Group, User

A_WHILE = 61.0
"""Longer than somebody who has just pressed something is thought to look."""


@in_arena
async def test_a_turn_of_two_people_costs_six_calls(arena: Arena) -> None:
    pair, group = await _two(arena)
    drawer = await _whose_draw(arena, pair)
    begun = arena.server.journal.mark

    await _turn(arena, drawer, DRAW_STOCK)
    await asyncio.sleep(MINUTE)

    assert _spent(arena, begun) == {"answerCallbackQuery": 2, "editMessageText": 4}
    assert len(arena.server.journal.calls(chat=group.id, since=begun)) == 1


@in_arena
async def test_a_turn_that_takes_the_upcard_costs_no_more(arena: Arena) -> None:
    pair, _ = await _two(arena)
    await _turn(arena, await _whose_draw(arena, pair), DRAW_STOCK)
    drawer = await _whose_draw(arena, pair)
    begun = arena.server.journal.mark

    await _turn(arena, drawer, DRAW_DISCARD)
    await asyncio.sleep(MINUTE)

    assert _spent(arena, begun) == {"answerCallbackQuery": 2, "editMessageText": 4}
    other = pair.guest if drawer is pair.host else pair.host
    assert "took" in other.last.text
    assert "threw" in other.last.text


@in_arena
async def test_a_notice_costs_a_message_more_and_takes_one_away(arena: Arena) -> None:
    pair, _ = await _two(arena)
    drawer = await _whose_draw(arena, pair)
    await asyncio.sleep(A_WHILE)
    begun = arena.server.journal.mark

    await _turn(arena, drawer, DRAW_STOCK)
    await asyncio.sleep(MINUTE)

    assert _spent(arena, begun) == {
        "answerCallbackQuery": 2,
        "editMessageText": 3,
        "sendMessage": 1,
        "deleteMessage": 1,
    }


@pytest.mark.parametrize("in_group", [False, True])
def test_a_turn_against_the_computer_costs_four_calls(*, in_group: bool) -> None:
    @in_arena
    async def played(arena: Arena) -> None:
        async with arena.computers():
            user, _ = await _one(arena, in_group=in_group)
            await _until_draw(arena, user)
            begun = arena.server.journal.mark
            await _turn(arena, user, DRAW_STOCK)
            await asyncio.sleep(WATCHED_SECONDS / 2)

            assert _spent(arena, begun) == {"answerCallbackQuery": 2, "editMessageText": 2}
            assert _can_draw(user)

    played()


@in_arena
async def test_who_looks_on_at_a_match_against_the_computer_sees_it_in_the_end(
    arena: Arena,
) -> None:
    async with arena.computers():
        user, group = await _one(arena, in_group=True)
        await _until_draw(arena, user)
        await _turn(arena, user, DRAW_STOCK)
        await asyncio.sleep(MINUTE)

    assert group is not None
    (board,) = arena.rows(group)
    assert group.posted[int(board.message)].html == await arena.true_html(board)


@in_arena
async def test_looking_at_what_one_sees_already_costs_the_answer_alone(arena: Arena) -> None:
    pair, _ = await _two(arena)
    hand = pair.host.last
    sort = button_for(hand, Ask("sort_rank"))
    await arena.tap(pair.host, hand, sort)
    begun = arena.server.journal.mark

    await arena.tap(pair.host, hand, sort)
    await asyncio.sleep(MINUTE)

    assert _spent(arena, begun) == {"answerCallbackQuery": 1}


async def _two(arena: Arena) -> tuple[Pair, Group]:
    """Two people in a group, who have just left the first upcard."""
    (pair,) = arena.pairs(1)
    group = arena.server.group("Card club", [pair.host, pair.guest])
    await arena.open(group, pair)
    await arena.settled()
    for wish in (Ask("deal_first"), Play((PASS,)), Play((PASS,))):
        await arena.press_whoever_can(pair, wish)
        await arena.settled()
    return pair, group


async def _one(arena: Arena, *, in_group: bool) -> tuple[User, Group | None]:
    """Somebody who plays against the computer, in a group or alone with the bot."""
    (pair,) = arena.pairs(1)
    user = pair.host
    group = arena.server.group("Card club", [user]) if in_group else None
    await arena.handle(user.start())
    await arena.handle(user.say(group, "/gin bot casual"))
    await asyncio.sleep(MINUTE)
    return user, group


async def _until_draw(arena: Arena, user: User) -> None:
    """Leave the upcard until one may draw from the stock."""
    while not _can_draw(user):
        intents = [intent for _, intent in meant(user.last)]
        wish = next(one for one in (Play((PASS,)), Ask("deal_first")) if one in intents)
        await arena.press(user, user.last, wish)
        await asyncio.sleep(MINUTE)


def _can_draw(user: User) -> bool:
    return Play((DRAW_STOCK,)) in [intent for _, intent in meant(user.last)]


async def _whose_draw(arena: Arena, pair: Pair) -> User:
    """Whose turn it is to draw, once everything has been shown."""
    await arena.settled()
    (drawer,) = [user for user in (pair.host, pair.guest) if _can_draw(user)]
    return drawer


async def _turn(arena: Arena, user: User, draw: Move) -> None:
    """Draw, think, and throw a card."""
    await arena.press(user, user.last, Play((draw,)))
    await asyncio.sleep(2)
    throws = [
        intent
        for _, intent in meant(user.last)
        if isinstance(intent, Play) and isinstance(intent.moves[0], Discard)
    ]
    await arena.press(user, user.last, throws[-1])


def _spent(arena: Arena, begun: int) -> dict[str, int]:
    """How often each method was called."""
    return dict(Tally(call.method for call in arena.server.journal.since(begun)))
