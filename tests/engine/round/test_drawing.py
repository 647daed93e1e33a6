"""The first upcard, the forced draw, and drawing."""

import pytest

from engine.cards.card import PLAIN_CARDS
from engine.round.events import DiscardTaken, Passed, StockDrawn
from engine.round.faults import Fault
from engine.round.moves import DISCARDS, DRAW_DISCARD, DRAW_STOCK, PASS, Discard, Gin, Knock, Move
from engine.round.play import break_off, deal, legal_moves, play
from engine.round.state import (
    AnsweringUpcard,
    Discarding,
    Drawing,
    FirstTurn,
    ForcedDrawing,
    Phase,
    RoundState,
)
from engine.variants.gin import CLASSIC
from tests.builders import NORTH, SOUTH, a_round, plain_card
from tests.engine.round.refusals import refusal

TEN = "2c 4d 6h 8s Tc Qd Ah 3s 5c 7d"


@pytest.fixture
def dealt() -> RoundState:
    """North has dealt; South answers the upcard, the nine of diamonds."""
    return deal(CLASSIC, PLAIN_CARDS, NORTH).state


def test_who_leaves_the_upcard_leaves_it_to_the_dealer(dealt: RoundState) -> None:
    state, events = play(CLASSIC, dealt, SOUTH, PASS)

    assert state.phase == AnsweringUpcard(NORTH, passes=1)
    assert legal_moves(CLASSIC, state, NORTH) == (DRAW_DISCARD, PASS)
    assert events == (Passed(SOUTH),)


def test_p02_after_two_passes_the_non_dealer_must_draw_from_the_stock(dealt: RoundState) -> None:
    once = play(CLASSIC, dealt, SOUTH, PASS).state

    state = play(CLASSIC, once, NORTH, PASS).state

    assert state.phase == ForcedDrawing(SOUTH)
    assert legal_moves(CLASSIC, state, SOUTH) == (DRAW_STOCK,)
    assert refusal(state, SOUTH, DRAW_DISCARD) == (Fault.UPCARD_PASSED, {})


def test_the_forced_draw_leads_to_a_discard(dealt: RoundState) -> None:
    passed = play(CLASSIC, play(CLASSIC, dealt, SOUTH, PASS).state, NORTH, PASS).state

    state, events = play(CLASSIC, passed, SOUTH, DRAW_STOCK)

    assert state.phase == Discarding(SOUTH, PLAIN_CARDS[21], taken=False)
    assert events == (StockDrawn(SOUTH),)


def test_the_dealer_may_take_what_the_other_has_left(dealt: RoundState) -> None:
    passed = play(CLASSIC, dealt, SOUTH, PASS).state

    state, events = play(CLASSIC, passed, NORTH, DRAW_DISCARD)

    assert state.phase == Discarding(NORTH, PLAIN_CARDS[20], taken=True)
    assert state.hands[NORTH] & PLAIN_CARDS[20].bit
    assert state.discard_pile == ()
    assert events == (DiscardTaken(NORTH, PLAIN_CARDS[20]),)


def test_after_the_dealer_took_the_upcard_the_other_has_a_normal_turn(dealt: RoundState) -> None:
    passed = play(CLASSIC, dealt, SOUTH, PASS).state
    taken = play(CLASSIC, passed, NORTH, DRAW_DISCARD).state

    state = play(CLASSIC, taken, NORTH, Discard(PLAIN_CARDS[1])).state

    assert legal_moves(CLASSIC, state, SOUTH) == (DRAW_STOCK, DRAW_DISCARD)


def test_p04_after_the_non_dealer_took_the_upcard_the_dealer_has_a_normal_turn(
    dealt: RoundState,
) -> None:
    taken = play(CLASSIC, dealt, SOUTH, DRAW_DISCARD).state

    state = play(CLASSIC, taken, SOUTH, Discard(PLAIN_CARDS[0])).state

    assert state.phase == Drawing(NORTH)
    assert legal_moves(CLASSIC, state, NORTH) == (DRAW_STOCK, DRAW_DISCARD)


def test_a_card_from_the_stock_goes_into_the_hand_and_is_in_no_event() -> None:
    state = a_round(TEN)

    drawn, events = play(CLASSIC, state, NORTH, DRAW_STOCK)

    assert drawn.hands[NORTH] == state.hands[NORTH] | state.stock[-1].bit
    assert drawn.stock == state.stock[:-1]
    assert events == (StockDrawn(NORTH),)


def test_a_card_from_the_discard_pile_is_named_to_everybody() -> None:
    state = a_round(TEN, upcard="9h")

    drawn, events = play(CLASSIC, state, NORTH, DRAW_DISCARD)

    assert drawn.phase == Discarding(NORTH, plain_card("9h"), taken=True)
    assert events == (DiscardTaken(NORTH, plain_card("9h")),)


def test_a_stock_down_to_its_reserve_leaves_the_upcard_alone() -> None:
    state = a_round(TEN, stock=2)

    assert legal_moves(CLASSIC, state, NORTH) == (DRAW_DISCARD,)
    assert refusal(state, NORTH, DRAW_STOCK) == (Fault.STOCK_SPENT, {})


@pytest.mark.parametrize(
    ("phase", "move"),
    [
        pytest.param(AnsweringUpcard(NORTH), DRAW_STOCK, id="the upcard must be answered first"),
        pytest.param(ForcedDrawing(NORTH), PASS, id="a forced draw cannot be passed"),
        pytest.param(Drawing(NORTH), PASS, id="a turn cannot be passed"),
    ],
)
def test_a_move_of_another_phase_is_refused(
    phase: AnsweringUpcard | ForcedDrawing | Drawing, move: Discard
) -> None:
    state = a_round(TEN).in_phase(phase)

    assert refusal(state, NORTH, move) == (Fault.MOVE_NOT_NOW, {})


@pytest.mark.parametrize(
    "phase", [AnsweringUpcard(NORTH), FirstTurn(NORTH), ForcedDrawing(NORTH), Drawing(NORTH)]
)
def test_a_discard_comes_after_the_draw(phase: Phase) -> None:
    state = a_round(TEN).in_phase(phase)

    assert refusal(state, NORTH, DISCARDS[0]) == (Fault.DRAW_FIRST, {})


@pytest.mark.parametrize("move", [Knock(DISCARDS[0].card, ()), Gin(DISCARDS[0].card, ())])
@pytest.mark.parametrize("phase", [AnsweringUpcard(NORTH), ForcedDrawing(NORTH)])
def test_a_knock_before_any_card_was_taken_is_a_false_start(phase: Phase, move: Move) -> None:
    state = a_round(TEN).in_phase(phase)

    assert refusal(state, NORTH, move) == (Fault.FALSE_START, {})


def test_a_later_knock_comes_after_the_draw() -> None:
    state = a_round(TEN).in_phase(Drawing(NORTH))

    assert refusal(state, NORTH, Knock(DISCARDS[0].card, ())) == (Fault.DRAW_FIRST, {})


def test_who_is_not_in_turn_may_do_nothing() -> None:
    state = a_round(TEN)

    assert refusal(state, SOUTH, DRAW_STOCK) == (Fault.NOT_YOUR_TURN, {})
    assert legal_moves(CLASSIC, state, SOUTH) == ()


def test_nobody_may_do_anything_in_a_round_that_is_over() -> None:
    state = break_off(CLASSIC, a_round(TEN))

    assert refusal(state, NORTH, DRAW_STOCK) == (Fault.ROUND_OVER, {})
    assert legal_moves(CLASSIC, state, NORTH) == ()
