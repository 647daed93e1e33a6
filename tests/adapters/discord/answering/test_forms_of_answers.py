"""The form of each answer on Discord: redrawn, beside, before all or before one."""

from tests.adapters.discord.hall import Hall
from tests.servers.discord import Message, User


async def test_the_board_of_a_challenge_is_the_answer_to_whoever_opened_it(hall: Hall) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    room = hall.club(ann, bob)
    mark = hall.server.journal.mark

    answer = await hall.typed(ann, room, "gin", opponent=bob)

    assert (answer.type, answer.ephemeral) == ("message", False)
    assert room.messages == (answer.message,)
    assert len(hall.server.journal.since(mark)) == 1


async def test_a_press_that_changes_the_board_redraws_it_by_the_answer_alone(hall: Hall) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    board = await hall.match(ann, bob, hall.club(ann, bob))
    chooser = _chooser(ann, bob)
    mark = hall.server.journal.mark

    answer = await hall.pressed(chooser, board, "I deal first")

    calls = hall.server.journal.since(mark)
    assert (answer.type, answer.message) == ("update", board)
    assert not [call for call in calls if call.name == "PATCH /channels/{channel}/messages"]
    assert "round 1" in board.text


async def test_a_move_on_a_hand_redraws_that_hand_by_the_answer_alone(hall: Hall) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    await hall.match(ann, bob, hall.club(ann, bob))
    chooser = _chooser(ann, bob)
    hand = chooser.last

    answer = await hall.pressed(chooser, hand, "I deal first")

    assert (answer.type, answer.message) == ("update", hand)
    assert chooser.private == (hand,)


async def test_what_was_refused_on_a_board_is_told_to_its_presser_alone(hall: Hall) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    board = await hall.match(ann, bob, hall.club(ann, bob))
    other = bob if _chooser(ann, bob) is ann else ann
    before = board.text

    answer = await hall.pressed(other, board, "I deal first")

    assert (answer.type, answer.ephemeral) == ("message", True)
    assert board.text == before


async def test_pages_that_are_about_no_table_pass_even_in_the_private_chat(hall: Hall) -> None:
    ann = hall.user("Ann")
    hall.club(ann)

    answer = await hall.typed(ann, None, "help")

    assert answer.ephemeral
    assert ann.private == ()


async def test_a_hand_that_is_asked_for_in_the_private_chat_moves_down_there(hall: Hall) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    await hall.match(ann, bob, hall.club(ann, bob))
    old = ann.last

    answer = await hall.typed(ann, None, "hand")

    assert not answer.ephemeral
    assert old.deleted
    assert ann.private == (answer.message,)


async def test_a_hand_that_moved_down_goes_on_with_its_table(hall: Hall) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    await hall.match(ann, bob, hall.club(ann, bob))
    await hall.typed(ann, None, "hand")
    await hall.typed(bob, None, "hand")

    await hall.pressed(_chooser(ann, bob), _chooser(ann, bob).last, "I deal first")

    assert "Deadwood" in ann.last.text
    assert "Deadwood" in bob.last.text
    assert len(ann.private) == len(bob.private) == 1


async def test_a_second_look_at_ones_hand_takes_the_place_of_the_first(hall: Hall) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    board = await hall.match(ann, bob, hall.club(ann, bob))
    first = (await hall.pressed(ann, board, "My hand")).message

    second = (await hall.pressed(ann, board, "My hand")).message

    assert first is not None
    assert first.deleted
    assert second is not None
    assert ann.sees(second)


async def test_with_closed_private_messages_the_hand_is_read_and_played_beside_the_board(
    hall: Hall,
) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    ann.close_dms()
    bob.close_dms()
    board = await hall.match(ann, bob, hall.club(ann, bob))
    hands = {user: await _hand(hall, user, board) for user in (ann, bob)}
    chooser = ann if "Your choice" in hands[ann].text else bob
    other = bob if chooser is ann else ann

    answer = await hall.pressed(chooser, hands[chooser], "I deal first")

    assert (answer.type, answer.message) == ("update", hands[chooser])
    assert "Deadwood" in hands[chooser].text
    assert "Deadwood" in hands[other].text
    assert ann.private == bob.private == ()


async def test_that_private_messages_are_closed_is_said_once(hall: Hall) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    ann.close_dms()
    board = await hall.match(ann, bob, hall.club(ann, bob))

    first = await hall.pressed(ann, board, "My hand")
    second = await hall.pressed(ann, board, "My hand")

    closed = hall.sentence("private-shut")
    assert closed in first.text
    assert closed not in second.text


async def test_that_private_messages_are_closed_is_said_to_whoever_types_for_their_hand(
    hall: Hall,
) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    ann.close_dms()
    room = hall.club(ann, bob)
    board = await hall.match(ann, bob, room)

    first = await hall.typed(ann, room, "hand")
    second = await hall.pressed(ann, board, "My hand")
    third = await hall.typed(ann, room, "hand")

    closed = hall.sentence("private-shut")
    assert closed in first.text
    assert closed not in second.text
    assert closed not in third.text


async def test_an_answer_whose_network_fails_once_is_given_all_the_same(hall: Hall) -> None:
    ann = hall.user("Ann")
    room = hall.club(ann)
    hall.server.fault("/interactions/{interaction}/{token}/callback", drop=True)

    answer = await hall.typed(ann, room, "help")

    assert answer.ephemeral


async def test_an_answer_that_got_through_and_was_lost_is_not_given_twice(hall: Hall) -> None:
    ann = hall.user("Ann")
    room = hall.club(ann)
    hall.server.fault("/interactions/{interaction}/{token}/callback", drop=True, after=True)

    answer = await hall.typed(ann, room, "help")

    assert answer.ephemeral
    assert len(ann.ephemerals) == 1


async def test_a_redraw_that_cannot_be_answered_any_more_comes_by_itself(hall: Hall) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    await hall.match(ann, bob, hall.club(ann, bob))
    chooser = _chooser(ann, bob)
    hall.server.world.answer_seconds = -1

    asked = chooser.press(chooser.last, chooser.last.button("I deal first"))
    await hall.server.until(lambda: "Deadwood" in chooser.last.text)
    await hall.quiet()

    assert asked.failed


def _chooser(first: User, second: User) -> User:
    """Who chooses who deals first, as their hands say."""
    return first if "Your choice" in first.last.text else second


async def _hand(hall: Hall, user: User, board: Message) -> Message:
    """The hand that somebody has beside a board."""
    answer = await hall.pressed(user, board, "My hand")
    assert answer.message is not None
    return answer.message
