"""Messages that are deleted come back; private ones that cannot be sent do not stop the game."""

import pytest

from tests.contract.rig import Message, Rig
from tests.contract.seats import Pair, Seated, a_challenge, a_match, accepted, mover_of
from tests.contract.seeing import plays, silence, until, version_of, wish_button
from tests.contract.truth import moves_now, table_now

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_hand_that_was_deleted_is_posted_again_when_the_table_next_changes(
    rig: Rig,
) -> None:
    pair = await a_match(rig, rig.place(0), "Ann", "Bob")
    mover = await mover_of(pair, 3)
    waiting = _other(pair, mover)
    lost, hand = await waiting.hand_at(3), await mover.hand_at(3)
    await waiting.user.delete(lost)
    await until(waiting.user, lambda: waiting.hand is None or None, "the hand go")

    await mover.user.press(hand, plays(hand)[0][0])

    again = await waiting.hand_at(4)
    assert again.id != lost.id
    assert [m.id for m in waiting.user.private() if m.id == lost.id] == []


async def test_a_hand_that_was_deleted_is_there_on_asking(rig: Rig) -> None:
    pair = await a_match(rig, rig.place(0), "Ann", "Bob")
    mover = await mover_of(pair, 3)
    await mover.user.delete(await mover.hand_at(3))
    await until(mover.user, lambda: mover.hand is None or None, "the hand go")
    board = await mover.board_at(3)

    reply = await mover.user.press(board, wish_button(board, "my_hand"))

    assert plays(reply.message)


async def test_without_private_messages_a_game_goes_on_by_the_board(rig: Rig) -> None:
    pair = await _closed_match(rig)
    mover = await _in_turn(pair)
    board = await mover.board_at(3)
    shown = await mover.user.press(board, wish_button(board, "my_hand"))
    button, _ = plays(shown.message)[0]

    reply = await mover.user.press(shown.message, button)

    assert reply.notice == ""
    assert version_of(await mover.board_at(4), pair.table) == 4
    assert mover.user.private() == ()


async def test_who_takes_no_private_messages_is_told_where_the_hand_is(rig: Rig) -> None:
    pair = await _closed_match(rig)
    seated = pair.by_turns()[0]
    board = await seated.board_at(3)

    reply = await seated.user.press(board, wish_button(board, "my_hand"))

    assert "private" in reply.notice.casefold()


async def test_the_hand_arrives_once_private_messages_are_taken_again(rig: Rig) -> None:
    pair = await _closed_match(rig)
    seated = pair.by_turns()[0]
    nothing = seated.hand

    await seated.user.open_private()

    assert nothing is None
    assert version_of(await seated.hand_at(3), pair.table) == 3


async def test_a_hand_that_could_not_be_sent_before_is_brought_to_its_latest(rig: Rig) -> None:
    pair = await a_match(rig, rig.place(0), "Ann", "Bob")
    mover = await mover_of(pair, 3)
    waiting = _other(pair, mover)
    await waiting.hand_at(3)
    await waiting.user.close_private()
    hand = await mover.hand_at(3)
    await mover.user.press(hand, plays(hand)[0][0])
    await waiting.board_at(4)
    await silence([waiting.user])

    await waiting.user.open_private()

    assert version_of(await waiting.hand_at(4), pair.table) == 4


async def test_a_board_is_brought_to_the_end_of_its_place_on_asking(rig: Rig) -> None:
    pair = await a_match(rig, rig.place(2), "Ann", "Bob")
    later = await a_challenge(rig, rig.place(2), "Cid", "Dan")
    seated = pair.by_turns()[0]
    before = await seated.board_at(3)
    await until(seated.user, lambda: _of(seated, later.table), "the later board")

    await seated.user.say(pair.place, "/table")

    moved = await until(seated.user, lambda: _moved(seated, before), "the board at the end")
    assert int(moved.id) > int(before.id)


def _of(seated: Seated, table: str) -> Message | None:
    return Seated(seated.user, table, seated.place).board


def _moved(seated: Seated, before: Message) -> Message | None:
    board = seated.board
    return board if board is not None and board.id != before.id else None


async def _closed_match(rig: Rig) -> Pair:
    """A match between two who took no private messages from the start; its round is dealt."""
    pair = await a_challenge(rig, rig.place(0), "Ann", "Bob")
    for user in pair.users:
        await user.close_private()
    await accepted(pair)
    for seated in pair.by_turns():
        board = await seated.board_at(2)
        reply = await seated.user.press(board, wish_button(board, "deal_first"))
        if not reply.notice:
            break
    return pair


async def _in_turn(pair: Pair) -> Seated:
    with pair.rig.saved() as saved:
        seat, _ = moves_now(saved, pair.table)
        names = [player.name for player in table_now(saved, pair.table).players]
    assert seat is not None
    return next(one for one in pair.by_turns() if one.user.name == names[seat])


def _other(pair: Pair, seated: Seated) -> Seated:
    return next(one for one in pair.by_turns() if one.user is not seated.user)
