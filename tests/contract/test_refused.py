"""A press that cannot be obeyed explains itself to the presser alone and changes nothing."""

import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

import pytest

from adapters.presentation.catalog import Catalog
from adapters.presentation.texts import text
from engine.round.faults import Fault
from tests.contract.rig import Message, Rig, User
from tests.contract.seats import Pair, a_challenge, a_match, mover_of
from tests.contract.seeing import look_button, plays, presses, silence, until, wish_button

pytestmark = pytest.mark.asyncio(loop_scope="session")


@dataclass(frozen=True, slots=True)
class Trial:
    """A press that is to be refused: by whom, on what, with which token."""

    user: User
    message: Message
    token: str


async def a_stale_move(pair: Pair) -> Trial:
    mover = await mover_of(pair, 3)
    hand = await mover.hand_at(3)
    button, _ = plays(hand)[0]
    await mover.user.press(hand, button)
    for seated in pair.by_turns():
        await seated.hand_at(4)
        await seated.board_at(4)
    return Trial(mover.user, hand, button.token)


async def a_move_out_of_turn(pair: Pair) -> Trial:
    """The token of the one in turn, pressed by the other on their own hand."""
    mover = await mover_of(pair, 3)
    one, other = pair.by_turns()
    waiting = other if mover.user is one.user else one
    button, _ = plays(await mover.hand_at(3))[0]
    return Trial(waiting.user, await waiting.hand_at(3), button.token)


async def anothers_hand(pair: Pair) -> Trial:
    return await _stranger_on_the_board(pair, lambda b: wish_button(b, "my_hand").token)


async def anothers_resignation(pair: Pair) -> Trial:
    return await _stranger_on_the_board(pair, lambda b: look_button(b, "resign").token)


async def anothers_abort(pair: Pair) -> Trial:
    return await _stranger_on_the_board(pair, lambda b: look_button(b, "abort").token)


async def a_private_token_on_the_board(pair: Pair) -> Trial:
    one, _ = pair.by_turns()
    token = wish_button(await one.hand_at(3), "sort_rank").token
    return Trial(one.user, await one.board_at(3), token)


async def another_tables_token(pair: Pair) -> Trial:
    other = await a_match(pair.rig, pair.place, "Cid", "Dan")
    one, _ = pair.by_turns()
    await other.by_turns()[1].hand_at(3)
    token = wish_button(await other.by_turns()[0].board_at(3), "my_hand").token
    return Trial(one.user, await one.board_at(3), token)


async def a_finished_table(pair: Pair) -> Trial:
    mover = await mover_of(pair, 3)
    hand = await mover.hand_at(3)
    button, _ = plays(hand)[0]
    asked = await mover.user.press(hand, look_button(hand, "resign"))
    await mover.user.press(asked.message, wish_button(asked.message, "resign"))
    for seated in pair.by_turns():
        await seated.hand_at(4)
        await seated.board_at(4)
        await until(seated.user, partial(_result, seated.user, pair), "the result")
    return Trial(mover.user, hand, button.token)


async def an_unknown_token(pair: Pair) -> Trial:
    one, _ = pair.by_turns()
    return Trial(one.user, await one.hand_at(3), "what-is-this")


async def a_forged_token(pair: Pair) -> Trial:
    mover = await mover_of(pair, 3)
    hand = await mover.hand_at(3)
    button, _ = plays(hand)[0]
    forged = "A" if button.token[3] != "A" else "B"
    return Trial(mover.user, hand, button.token[:3] + forged + button.token[4:])


async def a_token_with_another_move(pair: Pair) -> Trial:
    mover = await mover_of(pair, 3)
    hand = await mover.hand_at(3)
    button, _ = plays(hand)[0]
    return Trial(mover.user, hand, button.token[:-1] + "S")


async def _stranger_on_the_board(pair: Pair, token: Callable[[Message], str]) -> Trial:
    board = await pair.by_turns()[0].board_at(3)
    stranger = await pair.rig.person("Eve")
    return Trial(stranger, board, token(board))


def _result(user: User, pair: Pair) -> Message | None:
    for message in user.messages(pair.place):
        wishes = {str(press.said.intent) for press in presses(message)}
        if any("rematch" in wish for wish in wishes) and not any("my_hand" in w for w in wishes):
            return message
    return None


REFUSED: Final[dict[Callable[[Pair], Awaitable[Trial]], Fault]] = {
    a_stale_move: Fault.STALE_BUTTON,
    a_move_out_of_turn: Fault.FORGED_BUTTON,
    anothers_hand: Fault.NOT_AT_TABLE,
    anothers_resignation: Fault.NOT_AT_TABLE,
    anothers_abort: Fault.NOT_AT_TABLE,
    a_private_token_on_the_board: Fault.FORGED_BUTTON,
    another_tables_token: Fault.FORGED_BUTTON,
    a_finished_table: Fault.STALE_BUTTON,
    an_unknown_token: Fault.FORGED_BUTTON,
    a_forged_token: Fault.FORGED_BUTTON,
    a_token_with_another_move: Fault.FORGED_BUTTON,
}

RESULT: Final = "wins the match by 100 points."
"""What is over is answered with how it ended."""


@pytest.mark.parametrize(
    ("prepare", "fault"), REFUSED.items(), ids=lambda one: getattr(one, "__name__", str(one))
)
async def test_a_refused_press_is_explained_to_the_presser_alone(
    rig: Rig, prepare: Callable[[Pair], Awaitable[Trial]], fault: Fault
) -> None:
    pair = await a_match(rig, rig.place(1), "Ann", "Bob")
    watcher = await rig.person("Wim")
    trial = await prepare(pair)
    await _all_up_to_date(rig)
    others = [user for user in (*pair.users, watcher) if user is not trial.user]
    before, heard = _tables(rig), [len(user.received) for user in others]

    reply = await trial.user.press_raw(trial.message, trial.token)

    told = RESULT if prepare is a_finished_table else Catalog.load().say("en", text(fault))
    assert told in reply.notice
    assert await silence(others)
    assert heard == [len(user.received) for user in others]
    assert _tables(rig) == before


async def test_only_the_person_who_is_named_may_accept_a_challenge(rig: Rig) -> None:
    pair = await a_challenge(rig, rig.place(1), "Ann", "Bob")
    stranger = await pair.rig.person("Eve")
    board = await pair.by_turns()[0].board_at()
    before = _tables(rig)

    reply = await stranger.press(board, wish_button(board, "accept"))

    assert reply.notice
    assert await silence(pair.users)
    assert _tables(rig) == before


def _tables(rig: Rig) -> list[tuple[str, int, str]]:
    with rig.saved() as saved:
        return saved.execute("select id, version, state from tables order by number").fetchall()


async def _all_up_to_date(rig: Rig) -> None:
    """Wait until nothing is behind, so that what comes then comes from the press."""

    def count(saved: sqlite3.Connection) -> int:
        query = "select count(*) from messages where state = 'live' and shown < wanted"
        return int(saved.execute(query).fetchone()[0])

    for _ in range(50):
        with rig.saved() as saved:
            if not count(saved):
                break
    await silence(())
