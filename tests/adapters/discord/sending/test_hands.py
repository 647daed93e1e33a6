"""Hands: in private, or in messages that pass where the private chat is closed or not wanted."""

from dataclasses import replace

import discord
import pytest

from adapters.discord import PLATFORM
from tests.adapters.discord.hall import Hall
from tests.adapters.discord.playing import Match, can
from tests.servers.discord import Message, User

QUARTER = 901
"""Seconds after which every token is dead."""
HOUR = 3601
POST = "POST /channels/{channel}/messages"
A_WHILE = 61.0
"""Longer than somebody who has just pressed something is thought to look."""


def passing(user: User) -> Message:
    """The newest message that somebody alone sees where they play."""
    return user.ephemerals[-1]


@pytest.fixture
async def closed(hall: Hall) -> Match:
    """A match of two who take no private messages, and have pressed for their hands."""
    ann, bob = hall.user("Ann"), hall.user("Bob")
    for user in (ann, bob):
        user.close_dms()
    match = await Match.begun(hall, hall.club(ann, bob), (ann, bob))
    for user in (ann, bob):
        await match.press_on(user, match.board, "My hand")
    match.hand = passing
    return match


async def test_a_hand_in_private_is_changed_by_a_token_while_that_lives(match: Match) -> None:
    drawer = await match.dealt()
    begun = match.hall.server.journal.mark

    await match.turn(drawer)

    assert can(match.hand(match.other(drawer)), "Draw")
    assert not [call for call in match.hall.server.journal.since(begun) if call.counts]


async def test_a_hand_in_private_goes_on_once_all_tokens_are_dead(match: Match) -> None:
    drawer = await match.dealt()
    hand = match.hand(match.other(drawer))
    match.hall.server.clock.advance(QUARTER)

    await match.turn(drawer)

    assert can(hand, "Draw")
    assert match.hand(match.other(drawer)) is hand


async def test_a_hand_whose_answer_was_lost_on_the_way_goes_on(match: Match) -> None:
    drawer = await match.dealt()
    other = match.other(drawer)
    match.hall.server.fault(
        "POST /interactions/{interaction}/{token}/callback", drop=True, after=True
    )
    await match.press_on(other, match.board, "My hand")
    copy = passing(other)

    await match.turn(drawer)

    assert can(copy, "Draw")


async def test_an_old_hand_that_was_changed_too_often_comes_anew(match: Match) -> None:
    drawer = await match.dealt()
    other = match.other(drawer)
    hand = match.hand(other)
    match.hall.server.clock.advance(HOUR)
    match.hall.server.world.old_edits = 1
    await match.turn(drawer)
    await match.turn(other)
    await match.turn(drawer)

    assert can(match.hand(other), "Draw")
    assert hand.deleted
    assert len(other.private) == 1


async def test_whoever_is_called_has_a_new_hand_and_not_the_old_one(match: Match) -> None:
    drawer = await match.dealt()
    other = match.other(drawer)
    hand = match.hand(other)
    match.hall.counter.clock.advance(A_WHILE)

    await match.turn(drawer)

    assert hand.deleted
    assert len(other.private) == 1
    assert can(match.hand(other), "Draw")
    assert not match.hand(other).flags & discord.MessageFlags.suppress_notifications.flag


async def test_an_old_hand_that_could_not_go_at_once_goes_by_itself(match: Match) -> None:
    drawer = await match.dealt()
    other = match.other(drawer)
    hand = match.hand(other)
    match.hall.server.fault(
        "DELETE /channels/{channel}/messages/{message}",
        status=429,
        retry_after=0.1,
    )
    match.hall.counter.clock.advance(A_WHILE)

    await match.turn(drawer)
    await match.hall.server.until(lambda: hand.deleted)

    assert other.private == (match.hand(other),)


async def test_a_whole_turn_is_played_with_hands_that_pass(closed: Match) -> None:
    drawer = await closed.dealt()

    await closed.turn(drawer)

    assert can(passing(closed.other(drawer)), "Draw")
    assert not closed.ann.private + closed.bob.private


async def test_a_closed_private_chat_is_asked_once(closed: Match) -> None:
    drawer = await closed.dealt()
    await closed.turn(drawer)
    await closed.turn(closed.other(drawer))

    posts = closed.hall.server.journal.calls("POST", "/channels/{channel}/messages")
    refused = [call.who for call in posts if call.status >= 400]

    assert sorted(refused) == sorted({*refused})


async def test_whoever_presses_for_their_hand_again_has_it_before_them_once(
    closed: Match,
) -> None:
    await closed.dealt()
    before = passing(closed.ann)

    await closed.press_on(closed.ann, closed.board, "My hand")

    assert before.deleted
    assert not passing(closed.ann).deleted


async def test_a_hand_whose_token_is_dead_comes_back_with_the_next_press(closed: Match) -> None:
    drawer = await closed.dealt()
    other = closed.other(drawer)
    closed.hall.server.clock.advance(QUARTER)
    await closed.press_on(drawer, closed.board, "My hand")
    await closed.turn(drawer)
    old = passing(other)
    was_behind = not can(old, "Draw")

    await closed.press_on(other, closed.board, "My hand")

    assert was_behind
    assert can(passing(other), "Draw")


async def test_whoever_is_called_with_a_closed_chat_is_named_where_they_play(
    closed: Match,
) -> None:
    drawer = await closed.dealt()
    other = closed.other(drawer)
    closed.hall.counter.clock.advance(A_WHILE)
    pings = len(other.pings)

    await closed.turn(drawer)

    line = closed.room.last
    assert other.mention in line.text
    assert other.pings[pings:] == [line]
    assert not drawer.pings or line not in drawer.pings
    assert can(passing(other), "Draw")


async def test_the_line_that_calls_somebody_goes_with_their_next_press(closed: Match) -> None:
    drawer = await closed.dealt()
    other = closed.other(drawer)
    closed.hall.counter.clock.advance(A_WHILE)
    await closed.turn(drawer)
    line = closed.room.last

    await closed.draw(other)

    assert line.deleted
    assert closed.room.messages == (closed.board,)


async def test_the_line_that_calls_somebody_has_the_way_to_their_hand(closed: Match) -> None:
    drawer = await closed.dealt()
    other = closed.other(drawer)
    closed.hall.server.clock.advance(QUARTER)
    await closed.press_on(drawer, closed.board, "My hand")
    closed.hall.counter.clock.advance(A_WHILE)
    await closed.turn(drawer)

    await closed.press_on(other, closed.room.last, "My hand")

    assert can(passing(other), "Draw")
    assert closed.room.messages == (closed.board,)


async def test_a_hand_goes_on_elsewhere_when_its_private_chat_closes_meanwhile(
    match: Match,
) -> None:
    drawer = await match.dealt()
    other = match.other(drawer)
    other.close_dms()
    match.hall.counter.clock.advance(A_WHILE)

    await match.turn(drawer)
    await match.press_on(other, match.board, "My hand")

    assert can(passing(other), "Draw")


async def test_whoever_writes_to_the_bot_again_has_their_hand_in_private_again(
    closed: Match,
) -> None:
    await closed.dealt()
    closed.ann.open_dms()

    closed.ann.say_privately("/hand")
    await closed.hall.quiet()

    assert [can(closed.ann.last, "Resign"), len(closed.ann.private)] == [True, 1]


async def test_whoever_would_rather_play_in_the_channel_gets_no_private_message(
    hall: Hall,
) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    room = hall.club(ann, bob)
    await hall.typed(ann, room, "games")
    store = hall.counter.store
    person = await store.person_of(PLATFORM, str(ann.id))
    assert person is not None
    await store.change_person(replace(person, hands="here"))

    match = await Match.begun(hall, room, (ann, bob))
    await match.press_on(ann, match.board, "My hand")
    match.hand = lambda user: passing(user) if user is ann else user.last
    await match.turn(await match.dealt())

    assert not ann.private
    assert can(match.hand(match.whoever("Draw")), "Draw")


async def test_private_chats_that_are_opened_too_fast_wait(hall: Hall) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    hall.server.world.dms_a_minute = 1

    await hall.typed(ann, hall.club(ann, bob), "gin", opponent=bob)
    board = bob.pings[-1]
    await bob.press(board, board.button("Accept")).answer()
    await hall.server.quiet()

    assert len(ann.private) + len(bob.private) == 1
    assert len(hall.server.journal.calls("POST", "/users/@me/channels")) == 2


async def test_a_hand_whose_answer_was_lost_is_there_once_and_as_it_is_now(hall: Hall) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    await hall.typed(ann, hall.club(ann, bob), "gin", opponent=bob)
    board = bob.pings[-1]
    hall.server.fault(POST, chat=bob.dm.id, times=1, drop=True, after=True)
    await bob.press(board, board.button("Accept")).answer()
    await hall.server.until(lambda: bob.private)

    hall.counter.clock.advance(A_WHILE)
    chooser = ann if can(ann.last, "I deal first") else bob
    await chooser.press(chooser.last, chooser.last.button("I deal first")).answer()
    await hall.server.until(lambda: can(bob.last, "Leave it") or can(ann.last, "Leave it"))
    await hall.server.quiet(1.5)
    await hall.quiet()

    assert len(bob.private) == 1
    assert not can(bob.last, "I deal first")


async def test_a_hand_in_private_that_is_gone_comes_again(match: Match) -> None:
    drawer = await match.dealt()
    other = match.other(drawer)
    hand = match.hand(other)
    other.delete(hand)
    match.hall.server.clock.advance(QUARTER)

    await match.turn(drawer)

    assert len(other.private) == 1
    assert can(match.hand(other), "Draw")
