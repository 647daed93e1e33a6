"""Messages that are deleted come back; private ones that cannot be sent do not stop the game."""

import pytest

from tests.contract.rig import Message, Rig
from tests.contract.seats import Pair, Seated, a_challenge, a_match, mover_of
from tests.contract.seeing import plays, silence, until, version_of

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

    reply = await mover.user.say(pair.place, "/hand")

    assert plays(reply.message)


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


def _other(pair: Pair, seated: Seated) -> Seated:
    return next(one for one in pair.by_turns() if one.user is not seated.user)
