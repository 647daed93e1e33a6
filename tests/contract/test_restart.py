"""A process that is killed in any phase: the next one goes on as if nothing had happened."""

import asyncio
import random
from collections.abc import Callable, Coroutine, Sequence
from typing import Final, get_args

import pytest

from engine.match.stages import ChoosingDealer, Finished, Lobby, Playing, Readying, Stage
from engine.match.table import Table
from engine.round.state import AnsweringLastDiscard, FirstTurn, Phase
from engine.service.intents import Wish
from tests.contract.playing import Alone, Way
from tests.contract.rig import Button, Message, Reply, Rig
from tests.contract.seats import (
    Pair,
    Seated,
    a_challenge,
    a_computer_match,
    accepted,
    all_are_noted,
    chooser_of,
    dealt,
    mover_of,
)
from tests.contract.seeing import (
    has_wish,
    look_button,
    looks,
    plays,
    plays_ending,
    until,
    version_of,
    wish_button,
)
from tests.contract.truth import behind, table_now
from tests.contract.waiting import without_gap

STAGES: Final[tuple[type[Stage], ...]] = get_args(Stage)
PHASES: Final[tuple[type[Phase], ...]] = get_args(Phase)
OWN_RULES: Final[dict[type[Phase], str]] = {
    FirstTurn: "opening=free",
    AnsweringLastDiscard: "straight fiftieth",
}
"""Phases that only some rules know, with the words for such rules."""
TRIES: Final = 6
PATIENCE_SECONDS: Final = 30.0

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.fixture
def rig(mortal_rig: Rig) -> Rig:
    """A bot that may be killed."""
    return mortal_rig


async def test_a_match_goes_on_after_a_kill_in_every_stage(rig: Rig) -> None:
    pairs = [await a_challenge(rig, rig.place(0), "Ann", "Bob") for _ in STAGES]
    await asyncio.gather(*map(_bring_to_stage, pairs, STAGES))

    await _killed_and_unchanged(rig, pairs)

    for pair in pairs:
        await _next_press(pair)


async def test_a_round_goes_on_after_a_kill_in_every_phase(rig: Rig) -> None:
    every = [OWN_RULES.get(phase, "") for phase in PHASES]
    pairs = [await a_challenge(rig, rig.place(0), "Ann", "Bob", rules=rules) for rules in every]
    await asyncio.gather(*map(_bring_to_phase, pairs, PHASES))

    await _killed_and_unchanged(rig, pairs)

    for pair in pairs:
        await _next_press(pair)


async def test_what_was_not_delivered_before_a_kill_is_delivered_after_it(rig: Rig) -> None:
    pair = await dealt(await accepted(await a_challenge(rig, rig.place(0), "Ann", "Bob")))
    version, left_behind = 3, 0
    for _ in range(TRIES):
        mover = await mover_of(pair, version)
        hand = await mover.hand_at(version)
        await _killed_amid(rig, pair.table, mover.user.press(hand, plays(hand)[0][0]))
        with rig.saved() as saved:
            left_behind = behind(saved, pair.table)
            version = table_now(saved, pair.table).version
        await rig.start()
        await _all_show(pair, version)
        if left_behind:
            break

    await all_are_noted(rig, pair.table)
    assert left_behind, "every message was delivered before every kill"


async def _killed_amid(rig: Rig, table: str, press: Coroutine[None, None, Reply]) -> None:
    """Press, and kill the bot once the move is saved and not yet shown everywhere."""
    pressing = asyncio.create_task(press)
    while not pressing.done():
        with rig.saved() as saved:
            if behind(saved, table):
                break
        await asyncio.sleep(0)
    await rig.kill()
    pressing.cancel()
    await asyncio.gather(pressing, return_exceptions=True)


async def test_a_computer_player_moves_after_a_kill(rig: Rig) -> None:
    seated = await a_computer_match(rig, rig.place(0), "Ann")
    way = Way(random.Random(1))
    seen = await Alone(seated, way).begin()
    while not (version := await _leave_turn(rig, seated, way, seen)):
        pass

    await rig.kill()
    with rig.saved() as saved:
        unmoved = table_now(saved, seated.table).version
    await rig.start()

    assert unmoved == version
    assert version_of(await seated.hand_at(version + 1), seated.table) > version


async def test_a_board_that_was_removed_while_the_bot_was_away_is_posted_again(rig: Rig) -> None:
    pair = await dealt(await accepted(await a_challenge(rig, rig.place(0), "Ann", "Bob")))
    mover = await mover_of(pair, 3)
    hand, board = await mover.hand_at(3), await mover.board_at(3)
    await rig.kill()
    await rig.remove_board(board)
    await rig.start()

    await mover.user.press(hand, plays(hand)[0][0])

    assert (await mover.board_at(4)).id != board.id


async def _bring_to_stage(pair: Pair, stage: type[Stage]) -> None:
    if stage is Lobby:
        return
    await accepted(pair)
    if stage is ChoosingDealer:
        return
    await dealt(pair)
    if stage is Readying:
        way = Way(random.Random(7))
        await _play_until(pair, lambda table: isinstance(table.stage, Readying), way)
    elif stage is Finished:
        await _resign(pair)
    else:
        assert stage is Playing, f"no way to {stage}"


async def _bring_to_phase(pair: Pair, phase: type[Phase]) -> None:
    await dealt(await accepted(pair))

    def is_there(table: Table) -> bool:
        return isinstance(table.rounds[-1].state.phase, phase)

    # Whoever plays at random hardly ever gets gin: the stock runs out.
    way = Way(random.Random(7), wild=phase is AnsweringLastDiscard)
    await _play_until(pair, is_there, way, passing=True)


async def _play_until(
    pair: Pair, is_there: Callable[[Table], bool], way: Way, *, passing: bool = False
) -> None:
    """Play ``way``, and leave the first upcard, until the table is as it should be."""
    version = 3
    while True:
        with pair.rig.saved() as saved:
            table = table_now(saved, pair.table)
        version = max(version, table.version)
        if is_there(table):
            return
        assert not isinstance(table.stage, Finished), "the match went by without it"
        await _advance(pair, way, version, passing=passing)


async def _advance(pair: Pair, way: Way, version: int, *, passing: bool) -> None:
    one, other = pair.by_turns()
    hands = {seated: await seated.hand_at(version) for seated in (one, other)}
    for seated, hand in hands.items():
        if has_wish(hand, "ready"):
            await seated.user.press(hand, wish_button(hand, "ready"))
            return
        if plays(hand):
            leave = [button for button, _ in plays(hand) if button.label == "Leave it"]
            if passing and leave:
                await seated.user.press(hand, leave[0])
            else:
                await way.turn(seated, hand)
            return


async def _resign(pair: Pair) -> None:
    one, other = pair.by_turns()
    hand = await one.hand_at(3)
    asked = await one.user.press(hand, look_button(hand, "resign"))
    await one.user.press(asked.message, wish_button(asked.message, "resign"))
    await other.hand_at(4)


async def _leave_turn(rig: Rig, seated: Seated, way: Way, version: int) -> int:
    """Press once; the table's version if the computer player is waited for now, else 0."""
    hand = await until(seated.user, lambda: _usable(seated, version), "my turn")
    await way.turn(seated, hand)
    with rig.saved() as saved:
        table = table_now(saved, seated.table)
    if isinstance(table.stage, Playing) and table.rounds[-1].state.phase.seat == 1:
        return table.version
    return 0


def _usable(seated: Seated, version: int) -> Message | None:
    hand = seated.hand
    if hand is None or version_of(hand, seated.table) < version:
        return None
    return hand if plays(hand) or (looks(hand) and plays_ending(hand)) else None


async def _killed_and_unchanged(rig: Rig, pairs: Sequence[Pair]) -> None:
    """Kill and start; boards, hands and the tables are as they were."""
    for pair, table in zip(pairs, _tables(rig, pairs), strict=True):
        await _all_show(pair, table.version)
    shown = _shown(pairs)
    await rig.kill()
    before = _tables(rig, pairs)

    await rig.start()

    assert _tables(rig, pairs) == before
    for now, then in zip(_shown(pairs), shown, strict=True):
        assert [message for message in now if message in then] == then


def _tables(rig: Rig, pairs: Sequence[Pair]) -> list[Table]:
    with rig.saved() as saved:
        return [table_now(saved, pair.table) for pair in pairs]


def _shown(pairs: Sequence[Pair]) -> list[list[Message]]:
    """All that each has before them: boards and showdowns there, hands here.

    But for how long the bot was away, which is said where somebody's time runs.
    """
    return [
        list(map(without_gap, (*user.messages(pair.place), *user.private())))
        for pair in pairs
        for user in pair.users
    ]


async def _all_show(pair: Pair, version: int) -> None:
    """Wait until everybody has the board, and the hand where there are hands, at this version."""
    for seated in pair.by_turns():
        await seated.board_at(version)
        if version > 1:
            await seated.hand_at(version)


WISHES: Final[tuple[Wish, ...]] = ("accept", "deal_first", "ready", "rematch")


async def _next_press(pair: Pair) -> None:
    """Press a button that was there before the kill; the table moves on by one version."""
    with pair.rig.saved() as saved:
        version = table_now(saved, pair.table).version
    user, message, button = await _awaited(pair)

    reply = await user.user.press(message, button)

    assert reply.notice == ""
    await _all_show(pair, version + 1)


async def _awaited(pair: Pair) -> tuple[Seated, Message, Button]:
    """Somebody who is waited for, and what they may press."""
    one, other = pair.by_turns()
    if one.hand is None:
        board = await other.board_at()
        return other, board, wish_button(board, "accept")
    for seated in (await chooser_of(pair), one, other):
        hand = await seated.hand_at()
        for wish in WISHES:
            if has_wish(hand, wish):
                return seated, hand, wish_button(hand, wish)
        if plays(hand):
            return seated, hand, plays(hand)[0][0]
    raise AssertionError("nobody is waited for")
