"""What is pressed of a match that is over: the answer is how it ended."""

import random

import pytest

from engine.match.stages import Finished
from engine.match.table import Table
from tests.contract.playing import Sitting, Way
from tests.contract.rig import Reply, Rig
from tests.contract.seats import Pair, a_match, mover_of
from tests.contract.seeing import look_button, plays, wish_button
from tests.contract.truth import table_now

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_an_old_move_is_answered_with_the_result(rig: Rig) -> None:
    pair = await a_match(rig, rig.place(2), "Ann", "Bob", target=20)
    mover = await mover_of(pair, pair.dealt_at)
    old = await mover.hand_at(pair.dealt_at)
    version = await Sitting(pair, Way(random.Random(3))).play()
    hand = await mover.hand_at(version)

    reply = await mover.user.press(hand, plays(old)[0][0])

    won, lost = sorted(_now(pair).sheet.scores, reverse=True)
    assert f"{won} to {lost}: {_winner(pair)} won" in _plain(reply)


@pytest.mark.parametrize("screen", ["resign", "abort"])
async def test_an_old_question_is_answered_with_who_gave_up(rig: Rig, screen: str) -> None:
    pair = await a_match(rig, rig.place(2), "Ann", "Bob")
    one, other = pair.by_turns()
    board = await other.board_at()
    hand = await one.hand_at()
    asked = await one.user.press(hand, look_button(hand, "resign"))
    await one.user.press(asked.message, wish_button(asked.message, "resign"))
    now = await other.board_at(pair.dealt_at + 1)

    reply = await other.user.press(now, look_button(board, screen))

    assert f"{one.user.name} resigned. {other.user.name} wins" in _plain(reply)


async def test_a_match_without_a_winner_is_answered_with_why(rig: Rig) -> None:
    pair = await a_match(rig, rig.place(2), "Ann", "Bob")
    one, other = pair.by_turns()
    old = await one.hand_at()
    asked = await one.user.press(old, look_button(old, "abort"))
    await one.user.press(asked.message, wish_button(asked.message, "offer_abort"))
    board = await other.board_at(pair.dealt_at + 1)
    await other.user.press(board, wish_button(board, "agree_abort"))
    hand = await one.hand_at(pair.dealt_at + 2)

    reply = await one.user.press(hand, look_button(old, "resign"))

    assert "called off and counts for nobody" in _plain(reply)


def _now(pair: Pair) -> Table:
    with pair.rig.saved() as saved:
        return table_now(saved, pair.table)


def _plain(reply: Reply) -> str:
    """What pops up, without the marks around names."""
    return reply.notice.replace("\u2068", "").replace("\u2069", "")


def _winner(pair: Pair) -> str:
    """Who has won by the score."""
    table = _now(pair)
    assert isinstance(table.stage, Finished)
    assert table.stage.settlement is not None
    return table.players[table.stage.settlement.winner].name
