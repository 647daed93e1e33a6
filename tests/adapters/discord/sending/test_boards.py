"""Boards in channels: the answer to whoever asked, changed by tokens, there whatever happens."""

import pytest

from tests.adapters.discord.hall import Hall
from tests.adapters.discord.playing import Match, can, waits_for
from tests.servers.common.faults import Going

QUARTER = 901
"""Seconds after which every token is dead."""
HOUR = 3601
ANSWER = "POST /interactions/{interaction}/{token}/callback"
EDIT = "PATCH /channels/{channel}/messages/{message}"


async def test_a_challenge_is_the_answer_to_whoever_made_it(hall: Hall) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    room = hall.club(ann, bob)
    begun = hall.server.journal.mark

    answer = await hall.typed(ann, room, "gin", opponent=bob)

    assert answer.message is room.last
    assert len(hall.server.journal.since(begun)) == 1


@pytest.mark.parametrize(
    "going",
    [
        {"drop": True},
        {"drop": True, "after": True},
        {"status": 503, "after": True},
        {"status": 503},
        {"delay": 2.6},
        {"delay": 2.6, "drop": True},
    ],
)
async def test_a_board_whose_answer_is_lost_on_its_way_is_there_once(
    hall: Hall, going: Going
) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    room = hall.club(ann, bob)
    fault = hall.server.fault(ANSWER, **going)

    ann.command(room, "gin", opponent=bob)
    await hall.server.until(lambda: fault.met)
    await hall.quiet()
    await hall.server.until(lambda: room.messages)
    await hall.pressed(bob, room.messages[0], "Accept")

    assert len(room.messages) == 1
    assert len(bob.pings) == 1
    assert len(bob.private) == 1


async def test_a_challenge_calls_whom_it_is_for_once_and_nobody_else(hall: Hall) -> None:
    ann, bob, eve = hall.user("Ann"), hall.user("Bob"), hall.user("Eve")
    room = hall.club(ann, bob, eve)

    match = await Match.begun(hall, room, (ann, bob))
    await match.dealt()

    assert [message.id for message in bob.pings] == [match.board.id]
    assert not ann.pings + eve.pings


async def test_a_challenge_to_anybody_calls_nobody(hall: Hall) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    room = hall.club(ann, bob)

    await hall.typed(ann, room, "gin")

    assert len(room.messages) == 1
    assert not ann.pings + bob.pings


async def test_a_board_is_changed_by_the_token_that_made_it(match: Match) -> None:
    begun = match.hall.server.journal.mark

    await match.dealt()

    edits = match.hall.server.journal.calls("PATCH", since=begun)
    assert not [call for call in edits if call.counts and call.chat == match.room.id]


async def test_a_board_goes_on_by_its_channel_once_its_token_is_dead(match: Match) -> None:
    match.hall.server.clock.advance(QUARTER)

    drawer = await match.dealt()

    assert waits_for(match.board, drawer)
    assert match.room.messages == (match.board,)


async def test_a_board_that_was_deleted_comes_again(match: Match) -> None:
    drawer = await match.dealt()
    match.ann.delete(match.board)

    await match.turn(drawer)

    assert len(match.room.messages) == 1
    assert can(match.room.last, "My hand")


async def test_a_board_that_was_changed_too_often_is_posted_anew_and_goes_away(
    match: Match,
) -> None:
    hall = match.hall
    drawer = await match.dealt()
    hall.server.clock.advance(HOUR)
    hall.server.world.old_edits = 1

    await match.turn(drawer)

    assert match.board.deleted
    assert len(match.room.messages) == 1
    assert waits_for(match.room.last, match.other(drawer))


async def test_a_thread_that_went_to_sleep_is_woken_by_a_new_board(hall: Hall) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    thread = hall.club(ann, bob).thread("table two")
    match = await Match.begun(hall, thread, (ann, bob))
    drawer = await match.dealt()
    hall.server.clock.advance(HOUR)
    thread.archive()

    await match.turn(drawer)

    assert len(thread.messages) == 1
    assert waits_for(thread.last, match.other(drawer))


async def test_a_match_goes_on_in_private_where_its_thread_is_locked(hall: Hall) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    thread = hall.club(ann, bob).thread("table two")
    match = await Match.begun(hall, thread, (ann, bob))
    drawer = await match.dealt()
    hall.server.clock.advance(HOUR)
    thread.archive(locked=True)

    await match.turn(drawer)

    assert can(match.hand(match.other(drawer)), "Draw")


async def test_where_the_bot_may_not_write_the_board_is_an_answer_all_the_same(
    hall: Hall,
) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    room = hall.club(ann, bob)
    room.forbid("SEND_MESSAGES")

    match = await Match.begun(hall, room, (ann, bob))
    drawer = await match.dealt()
    await match.turn(drawer)

    assert waits_for(match.board, match.other(drawer))


async def test_where_the_bot_may_not_write_the_next_press_brings_an_old_board_up(
    hall: Hall,
) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    room = hall.club(ann, bob)
    room.forbid("SEND_MESSAGES", "VIEW_CHANNEL")
    match = await Match.begun(hall, room, (ann, bob))
    drawer = await match.dealt()
    hall.server.clock.advance(QUARTER)
    await match.turn(drawer)
    begun = hall.server.journal.mark

    await match.press_on(drawer, match.board, "My hand")

    assert waits_for(match.board, match.other(drawer))
    assert not [call for call in hall.server.journal.since(begun) if call.status >= 400]


async def test_the_bot_writes_where_it_could_not_as_soon_as_it_may(hall: Hall) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    room = hall.club(ann, bob)
    room.forbid("SEND_MESSAGES")
    match = await Match.begun(hall, room, (ann, bob))
    drawer = await match.dealt()
    room.allow("SEND_MESSAGES")
    hall.server.clock.advance(QUARTER)
    await match.press_on(drawer, match.board, "Rules")

    await match.turn(drawer)

    assert waits_for(match.board, match.other(drawer))


@pytest.mark.parametrize("number", [429, 503])
async def test_trouble_in_one_channel_delays_no_other(hall: Hall, number: int) -> None:
    ann, bob, eve, tom = (hall.user(name) for name in ("Ann", "Bob", "Eve", "Tom"))
    guild = hall.server.guild("Card club", (ann, bob, eve, tom))
    rooms = [guild.channel(name) for name in ("parlour", "attic")]
    one = await Match.begun(hall, rooms[0], (ann, bob))
    two = await Match.begun(hall, rooms[1], (eve, tom))
    hall.server.clock.advance(QUARTER)
    hall.server.fault(EDIT, chat=rooms[0].id, times=2, status=number)
    before = one.board.text, two.board.text

    for match in (one, two):
        chooser = match.whoever("I deal first")
        hand = match.hand(chooser)
        await chooser.press(hand, hand.button("I deal first")).answer()
    await hall.server.until(lambda: two.board.text != before[1], 1.0)

    assert one.board.text == before[0]
    await hall.server.until(lambda: one.board.text != before[0])


async def test_a_channel_that_is_asked_too_much_shows_the_newest_in_the_end(
    hall: Hall,
) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    room = hall.club(ann, bob)
    match = await Match.begun(hall, room, (ann, bob))
    hall.server.clock.advance(QUARTER)
    hall.server.limits.routes[EDIT] = (1, 0.5)

    drawer = await match.dealt()
    await match.turn(drawer)

    assert waits_for(match.board, match.other(drawer))
    assert not [call for call in hall.server.journal if call.status == 429]


async def test_in_a_group_chat_where_the_bot_is_not_nothing_is_asked_of_its_channel(
    hall: Hall,
) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    for user in (ann, bob):
        user.install()
    group = hall.server.group_dm((ann, bob), "friends")

    match = await Match.begun(hall, group, (ann, bob))
    await match.turn(await match.dealt())

    assert "to draw" in match.board.text
    assert not [call for call in hall.server.journal if call.counts and call.chat == group.id]


async def test_a_board_in_a_group_chat_is_brought_up_by_the_next_press(hall: Hall) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    for user in (ann, bob):
        user.install()
    group = hall.server.group_dm((ann, bob), "friends")
    match = await Match.begun(hall, group, (ann, bob))
    drawer = await match.dealt()
    hall.server.clock.advance(QUARTER)
    # Whoever finds out that the token is dead.
    await match.turn(drawer)
    is_behind = not waits_for(match.board, match.other(drawer))

    await match.press_on(bob, match.board, "My hand")

    assert is_behind
    assert waits_for(match.board, match.other(drawer))
    assert not [call for call in hall.server.journal if call.counts and call.chat == group.id]


async def test_a_match_goes_on_in_private_where_the_bot_sees_no_channel_any_more(
    hall: Hall,
) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    room = hall.club(ann, bob)
    match = await Match.begun(hall, room, (ann, bob))
    drawer = await match.dealt()
    room.forbid("VIEW_CHANNEL")
    hall.server.clock.advance(QUARTER)

    await match.turn(drawer)
    await match.turn(match.other(drawer))

    refused = [call for call in hall.server.journal if call.status == 403]
    assert can(match.hand(drawer), "Draw")
    assert len(refused) == 1
