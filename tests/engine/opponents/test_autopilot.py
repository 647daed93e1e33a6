"""Autopilot, which plays for somebody who is not there and takes no chances for them."""

from dataclasses import replace
from random import Random

import pytest

from engine.opponents.autopilot import Autopilot
from engine.round.moves import (
    DRAW_DISCARD,
    DRAW_STOCK,
    PASS,
    BigGin,
    Declare,
    Discard,
    Gin,
    Knock,
    LayOut,
    Move,
)
from engine.round.outcome import Seat
from engine.round.play import play
from engine.round.state import (
    AnsweringLastDiscard,
    AnsweringUpcard,
    FirstTurn,
    ForcedDrawing,
    Over,
    RoundState,
)
from engine.round.variant import Variant
from engine.round.views import player_view
from engine.variants.gin import CLASSIC, gin
from engine.variants.presets import PRESETS
from tests.builders import NORTH, SOUTH, a_round, plain_card, some_melds

LAST_TAKEN = gin("last", replace(PRESETS["classic"], fiftieth_card=True))
REMIK = gin("remik", PRESETS["remik"])
STANDARD = gin("standard", PRESETS["standard"])
FAR_FROM_A_KNOCK = "2c 3c 8d 9d Kh Qs 6h Ts 4s Jh"
KNOCKABLE = "4s 5s 6s Kh Kd Kc 9h 9d 9c 2c Qs"


def choice(
    state: RoundState, seat: Seat = NORTH, variant: Variant = CLASSIC, seed: int = 1
) -> Move:
    """What autopilot does for ``seat``."""
    return Autopilot().choose(player_view(variant, state, seat), Random(seed))


def thrown(state: RoundState) -> str:
    """The card that autopilot throws."""
    move = choice(state)
    assert isinstance(move, Discard)
    return str(move.card)


@pytest.mark.parametrize(
    ("hand", "upcard"),
    [
        pytest.param(FAR_FROM_A_KNOCK, "Qd", id="a useless upcard"),
        pytest.param("5h 6h 9d 9c Kh Qs Js 2c 8s 4d", "7h", id="one that makes a meld"),
        pytest.param("4h 5h 6h 9c 9d 9s 2c 2d 2h Ks", "7h", id="one that makes gin"),
    ],
)
def test_autopilot_leaves_the_upcard_and_draws_from_the_stock(hand: str, upcard: str) -> None:
    state = a_round(hand, upcard=upcard)

    assert choice(state) == DRAW_STOCK
    assert choice(state.in_phase(AnsweringUpcard(NORTH))) == PASS
    assert choice(state.in_phase(ForcedDrawing(NORTH))) == DRAW_STOCK
    assert choice(state.in_phase(FirstTurn(NORTH)), variant=REMIK) == DRAW_STOCK


def test_autopilot_takes_the_upcard_when_nothing_else_is_left() -> None:
    assert choice(a_round(FAR_FROM_A_KNOCK, upcard="Qd", stock=2)) == DRAW_DISCARD


def test_autopilot_leaves_the_last_discard() -> None:
    state = a_round("4s 5s 6s Kh Kd Kc 9h 9d Ac Qs", upcard="9c", stock=2)

    assert choice(state.in_phase(AnsweringLastDiscard(NORTH)), variant=LAST_TAKEN) == PASS


def test_autopilot_does_not_knock_with_points_left() -> None:
    assert thrown(a_round(KNOCKABLE)) == "Qs"


def test_autopilot_knocks_where_the_rules_allow_nothing_else() -> None:
    state = a_round("4s 5s 6s Kh Kd Kc 9h 9d 2c Qs", upcard="9c", stock=2)
    state = state.in_phase(AnsweringLastDiscard(NORTH))
    state = play(LAST_TAKEN, state, NORTH, DRAW_DISCARD).state

    move = choice(state, variant=LAST_TAKEN)

    assert move == Knock(plain_card("Qs"), some_melds("9c 9d 9h, Kc Kd Kh, 4s 5s 6s"))


def test_autopilot_goes_gin() -> None:
    move = choice(a_round("4s 5s 6s 7s Kh Kd Kc 9h 9d 9c Qs"))

    assert move == Gin(plain_card("Qs"), some_melds("9c 9d 9h, Kc Kd Kh, 4s 5s 6s 7s"))


def test_autopilot_goes_big_gin_where_it_is_played() -> None:
    state = a_round("4s 5s 6s 7s Kh Kd Kc 9h 9d 9c 3s")

    assert isinstance(choice(state), Gin)
    assert isinstance(choice(state, variant=STANDARD), BigGin)


@pytest.mark.parametrize(
    ("hand", "move"),
    [
        pytest.param(
            "4s 5s 6s 7s Kh Kd Kc 9h 9d 9c",
            Declare(some_melds("9c 9d 9h, Kc Kd Kh, 4s 5s 6s 7s")),
            id="without deadwood",
        ),
        pytest.param("4s 5s 6s 7s Kh Kd Kc 9h 9d Ac", DRAW_STOCK, id="with a little"),
    ],
)
def test_autopilot_lays_down_a_dealt_hand_only_where_it_is_gin(hand: str, move: Move) -> None:
    state = a_round(hand, upcard="Qd").in_phase(FirstTurn(NORTH))

    assert choice(state, variant=REMIK) == move


@pytest.mark.parametrize(
    ("hand", "card"),
    [
        pytest.param("4h 5h 6h 2c Kd Qs 9s 7c 5d 3s 8d", "Kd", id="the dearest lone card"),
        pytest.param("4h 5h 6h Kc Kd 9s 7c Qh 2s 3s Ad", "Qh", id="a lone queen before two kings"),
        pytest.param("4h 5h 6h Kc Kd 7s 2c 3c As Jh Jd", "7s", id="a lone seven before pairs"),
        pytest.param("4h 5h 6h Qs Kd 9s 7c 2h 2s 3s Ad", "Kd", id="of two as dear the higher"),
    ],
)
def test_autopilot_throws_the_card_that_its_hand_needs_least(hand: str, card: str) -> None:
    assert thrown(a_round(hand)) == card


def test_a_card_that_pairs_with_the_upcard_just_taken_is_kept() -> None:
    state = a_round("4h 5h 6h 2c 2d 2s Ac 3d Kd Qs Kc", taken="Kc")

    assert thrown(state) == "Qs"


def test_autopilot_breaks_a_meld_when_nothing_else_may_go() -> None:
    state = a_round("4h 5h 6h 7h 9s 9c 9d Kc Kd Kh Qs", taken="Qs").with_knock_limit(0)

    assert thrown(state) in {"4h", "7h"}


def test_autopilot_answers_a_knock_with_the_best_defence_card_by_card() -> None:
    melds = some_melds("4s 5s 6s, Kc Kd Kh, 9c 9d 9h")
    state = a_round("4s 5s 6s Kh Kd Kc 9h 9d 9c 2d Qc", "Ks 7s 3s 9s 5h 6h 7h Jc Jd Js")
    state = play(CLASSIC, state, NORTH, Knock(plain_card("Qc"), melds)).state
    moves = []

    while not isinstance(state.phase, Over):
        moves.append(choice(state, SOUTH))
        state = play(CLASSIC, state, SOUTH, moves[-1]).state

    assert isinstance(moves[-1], LayOut)
    assert state.phase.outcome.points == (0, 27)
