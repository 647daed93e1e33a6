"""Presses on Discord: whatever is pressed, whenever and by whom, is answered once."""

import pytest

from adapters.discord.drawing.keyboard import AGAIN
from tests.adapters.discord.hall import Hall
from tests.servers.discord import User


@pytest.mark.parametrize(
    "carried",
    [
        pytest.param("vote:yes:17", id="another bot's"),
        pytest.param("1" + "A" * 63, id="a forged token"),
        pytest.param("1", id="the beginning of one"),
        pytest.param("0abcdefghijk~3", id="of a format from long ago"),
        pytest.param("/resign", id="a command that no button types"),
        pytest.param("m:nothing", id="a form that is not there any more"),
        pytest.param("s:4", id="a menu as if it were a button"),
        pytest.param("дама ♠ \u2066", id="letters that no token has"),
    ],
)
async def test_what_is_no_button_of_ours_is_answered_to_its_presser_alone(
    hall: Hall, carried: str
) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    board = await hall.match(ann, bob, hall.club(ann, bob))
    before = board.text

    answer = await hall.answered(ann.press(board, carried, stale=True))

    assert (answer.type, answer.ephemeral) == ("message", True)
    assert board.text == before
    assert hall.plays


async def test_a_button_that_is_gone_since_last_month_is_answered_with_the_board_as_it_is(
    hall: Hall,
) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    room = hall.club(ann, bob)
    await hall.typed(ann, room, "gin", opponent=bob)
    old = room.last.button("Accept")
    board = room.last
    await hall.pressed(bob, board, "Accept")
    hall.server.clock.advance(31 * 24 * 60 * 60)

    answer = await hall.answered(bob.press(board, old, stale=True))

    assert not answer.failed
    assert "Accept" not in str(board.labels)


async def test_whoever_presses_anothers_button_reads_why_that_does_nothing(hall: Hall) -> None:
    ann, bob, eve = hall.user("Ann"), hall.user("Bob"), hall.user("Eve")
    room = hall.club(ann, bob, eve)
    await hall.typed(ann, room, "gin", opponent=bob)

    answer = await hall.pressed(eve, room.last, "Accept")

    assert answer.ephemeral
    assert answer.text == hall.sentence("fault-challenge-others")
    assert not eve.private


async def test_a_press_that_discord_brings_twice_is_played_once(hall: Hall) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    room = hall.club(ann, bob)
    await hall.typed(ann, room, "gin", opponent=bob)
    asked = bob.press(room.last, room.last.button("Accept"))

    hall.server.redeliver(asked)
    answer = await hall.answered(asked)

    assert answer.type == "update"
    assert len(bob.private) == 1


async def test_two_presses_at_once_are_both_answered_and_one_is_played(hall: Hall) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    room = hall.club(ann, bob)
    await hall.typed(ann, room, "gin", opponent=bob)
    accept = room.last.button("Accept")

    first, second = bob.press(room.last, accept), bob.press(room.last, accept)
    answers = [await first.answer(), await second.answer()]
    await hall.quiet()

    assert answers[0].type == "update"
    assert not answers[1].failed
    assert len(bob.private) == 1


async def test_a_flood_of_presses_gets_an_answer_each(hall: Hall) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    board = await hall.match(ann, bob, hall.club(ann, bob))
    rules = board.button("Rules")

    flood = [ann.press(board, rules) for _ in range(40)]
    answers = [await asked.answer() for asked in flood]

    assert not any(answer.failed for answer in answers)
    assert answers[-1].text == hall.sentence("discord-too-fast")


async def test_a_hand_that_is_pressed_for_on_the_board_is_seen_by_its_player_alone(
    hall: Hall,
) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    board = await hall.match(ann, bob, hall.club(ann, bob))

    answer = await hall.pressed(ann, board, "My hand")

    assert (answer.type, answer.ephemeral) == ("message", True)
    assert answer.message is not None
    assert ann.sees(answer.message)
    assert not bob.sees(answer.message)


async def test_equal_buttons_of_one_message_are_told_apart_and_mean_the_same(hall: Hall) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    board = await hall.match(ann, bob, hall.club(ann, bob))
    rules = board.button("Rules")

    answer = await hall.answered(ann.press(board, f"{rules.custom_id}{AGAIN}2", stale=True))

    assert answer.ephemeral
    assert "Rules, page 1" in answer.text


async def test_a_card_of_somebody_else_cannot_be_played_with_a_copied_button(hall: Hall) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    board = await hall.match(ann, bob, hall.club(ann, bob))
    chooser, other = _by_turn(ann, bob)
    stolen = chooser.last.button("I deal first")

    answer = await hall.answered(other.press(board, stolen, stale=True))

    assert answer.ephemeral
    assert answer.text == hall.sentence("fault-forged-button")


async def test_what_goes_wrong_for_an_unknown_reason_is_answered_with_its_id(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    board = await hall.match(ann, bob, hall.club(ann, bob))

    async def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(hall.counter.store, "message_at", broken)
    answer = await hall.answered(ann.press(board, board.button("Resign")))

    ((error, incident),) = hall.counter.incidents
    assert isinstance(error, ZeroDivisionError)
    assert answer.ephemeral
    assert incident in answer.text


async def test_a_button_on_a_board_of_a_thread_works_there(hall: Hall) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    thread = hall.club(ann, bob).thread("our match")

    board = await hall.match(ann, bob, thread)

    assert board.channel is thread
    assert len(ann.private) == len(bob.private) == 1


async def test_a_press_on_a_board_that_goes_in_the_same_moment_is_answered_and_played(
    hall: Hall,
) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    board = await hall.match(ann, bob, hall.club(ann, bob))
    chooser, _ = _by_turn(ann, bob)

    asked = chooser.press(board, board.button("I deal first"))
    chooser.delete(board)
    answer = await hall.answered(asked)

    assert (answer.type, answer.ephemeral) == ("message", True)
    assert "Deadwood" in chooser.last.text


async def test_a_press_on_a_hand_that_goes_in_the_same_moment_is_answered_with_the_hand(
    hall: Hall,
) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    await hall.match(ann, bob, hall.club(ann, bob))
    chooser, _ = _by_turn(ann, bob)
    hand = chooser.last

    asked = chooser.press(hand, hand.button("I deal first"))
    chooser.delete(hand)
    answer = await hall.answered(asked)

    assert answer.type == "message"
    assert "Deadwood" in answer.text
    assert [message.text for message in chooser.private] == [answer.text]


async def test_a_press_that_one_alone_sees_in_a_channel_opens_no_private_chat(hall: Hall) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    ann.close_dms()
    board = await hall.match(ann, bob, hall.club(ann, bob))
    hand = (await hall.pressed(ann, board, "My hand")).message
    assert hand is not None
    mark = hall.server.journal.mark

    await hall.pressed(ann, hand, "Sort by rank")

    person = await hall.counter.store.person_of("discord", str(ann.id))
    assert person is not None
    assert {one.private for one in await hall.counter.store.reach(person.id)} == {"closed"}
    assert not [call for call in hall.server.journal.since(mark) if call.counts]


def _by_turn(first: User, second: User) -> tuple[User, User]:
    """Whose choice it is, then the other."""
    if "Your choice" in first.last.text:
        return first, second
    return second, first
