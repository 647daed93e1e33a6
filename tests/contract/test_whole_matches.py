"""Matches from the challenge to the settlement, and every way out of one, by presses alone."""

import random

import pytest

from engine.match.stages import Finished
from engine.match.table import Table
from tests.contract.playing import Alone, Sitting, Way
from tests.contract.rig import Message, Rig
from tests.contract.seats import Pair, Seated, a_challenge, a_computer_match, a_match, mover_of
from tests.contract.seeing import has_wish, look_button, plays, table_of, until, wish_button
from tests.contract.truth import table_now

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_two_people_play_a_match_to_its_settlement_by_presses(rig: Rig) -> None:
    pair = await a_match(rig, rig.place(2), "Ann", "Bob", target=20)

    version = await Sitting(pair, Way(random.Random(3))).play()

    finished = _finished(pair.rig, pair.table)
    assert finished.reason == "won"
    assert finished.settlement is not None
    board = await pair.by_turns()[0].board_at(version)
    assert str(abs(finished.settlement.payment)) in board.words


async def test_a_person_plays_a_match_against_the_computer_by_presses(rig: Rig) -> None:
    seated = await a_computer_match(rig, rig.place(2), "Ann", target=10)

    await Alone(seated, Way(random.Random(5))).play()

    assert _finished(rig, seated.table).reason == "won"


async def test_a_private_match_against_the_computer_is_shown_in_no_place(rig: Rig) -> None:
    watcher = await rig.person("Wim")
    before = [watcher.messages(rig.place(number)) for number in range(3)]

    seated = await a_computer_match(rig, None, "Ann", target=10)
    await Alone(seated, Way(random.Random(5))).play()

    assert _finished(rig, seated.table).reason == "won"
    assert [watcher.messages(rig.place(number)) for number in range(3)] == before
    assert watcher.private() == ()


async def test_resigning_asks_first_and_then_ends_the_match(rig: Rig) -> None:
    pair = await a_match(rig, rig.place(2), "Ann", "Bob")
    one, other = pair.by_turns()
    hand = await one.hand_at(3)
    asked = await one.user.press(hand, look_button(hand, "resign"))
    still = _now(rig, pair.table).version

    await one.user.press(asked.message, wish_button(asked.message, "resign"))

    assert still == 3
    assert _finished(rig, pair.table).reason == "resigned"
    assert has_wish(await other.hand_at(4), "rematch")


async def test_an_abort_needs_the_others_consent_and_costs_nobody_anything(rig: Rig) -> None:
    pair = await a_match(rig, rig.place(2), "Ann", "Bob")
    one, other = pair.by_turns()
    hand = await one.hand_at(3)
    asked = await one.user.press(hand, look_button(hand, "abort"))
    await one.user.press(asked.message, wish_button(asked.message, "offer_abort"))
    board = await other.board_at(4)

    await other.user.press(board, wish_button(board, "agree_abort"))

    finished = _finished(rig, pair.table)
    assert (finished.reason, finished.settlement) == ("aborted", None)


async def test_a_refused_abort_lets_the_match_go_on(rig: Rig) -> None:
    pair = await a_match(rig, rig.place(2), "Ann", "Bob")
    one, other = pair.by_turns()
    hand = await one.hand_at(3)
    asked = await one.user.press(hand, look_button(hand, "abort"))
    await one.user.press(asked.message, wish_button(asked.message, "offer_abort"))
    board = await other.board_at(4)

    await other.user.press(board, wish_button(board, "refuse_abort"))

    assert _now(rig, pair.table).abort_offer is None
    assert plays(await (await mover_of(pair, 5)).hand_at(5))


async def test_a_rematch_that_was_offered_waits_for_somebody_who_was_away(rig: Rig) -> None:
    pair = await _resigned(rig)
    one, other = pair.by_turns()
    await one.reply_to(4, "rematch")
    hand = await other.hand_at(5)

    await other.user.press(hand, wish_button(hand, "rematch"))

    following = await until(other.user, lambda: _hand_elsewhere(other), "the new hand")
    assert _now(rig, table_of(following)).rematch_of == pair.table


async def test_a_rematch_may_be_asked_for_by_command(rig: Rig) -> None:
    pair = await _resigned(rig)
    one, other = pair.by_turns()
    await one.user.say(pair.place, "/rematch")

    await other.user.say(pair.place, "/rematch")

    following = await until(one.user, lambda: _hand_elsewhere(one), "the new hand")
    assert _now(rig, table_of(following)).rematch_of == pair.table


async def test_a_declined_challenge_is_over_for_both(rig: Rig) -> None:
    pair = await a_challenge(rig, rig.place(2), "Ann", "Bob")
    one, other = pair.by_turns()
    board = await other.board_at()

    await other.user.press(board, wish_button(board, "decline"))

    assert _finished(rig, pair.table).reason == "declined"
    await until(one.user, lambda: one.board is None or None, "the challenge go")


async def _resigned(rig: Rig) -> Pair:
    pair = await a_match(rig, rig.place(2), "Ann", "Bob")
    one, other = pair.by_turns()
    hand = await one.hand_at(3)
    asked = await one.user.press(hand, look_button(hand, "resign"))
    await one.user.press(asked.message, wish_button(asked.message, "resign"))
    await other.hand_at(4)
    return pair


def _hand_elsewhere(seated: Seated) -> Message | None:
    others = (m for m in seated.user.private() if m.buttons and table_of(m) != seated.table)
    return next(others, None)


def _now(rig: Rig, table: str) -> Table:
    with rig.saved() as saved:
        return table_now(saved, table)


def _finished(rig: Rig, table: str) -> Finished:
    stage = _now(rig, table).stage
    assert isinstance(stage, Finished)
    return stage
