"""The casual computer player."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from engine.opponents import ALL
from engine.opponents.casual import Casual
from engine.round.moves import (
    DISCARDS,
    DRAW_DISCARD,
    DRAW_STOCK,
    PASS,
    BigGin,
    Declare,
    Discard,
    Gin,
    Knock,
    LayOff,
    LayOut,
    Move,
)
from engine.round.outcome import Ending, Seat
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
from engine.variants import ALL as VARIANTS
from engine.variants.gin import CLASSIC, gin
from engine.variants.presets import PRESETS
from tests.builders import NORTH, SOUTH, a_round, plain_card, some_melds
from tests.engine.round.random_play import a_deal, states_of

LAST_TAKEN = gin("last", replace(PRESETS["classic"], fiftieth_card=True))
REMIK = gin("remik", PRESETS["remik"])
STANDARD = gin("standard", PRESETS["standard"])
FAR_FROM_A_KNOCK = "2c 3c 8d 9d Kh Qs 6h Ts 4s Jh"


def choice(
    state: RoundState, seat: Seat = NORTH, seed: int = 1, variant: Variant = CLASSIC
) -> Move:
    return Casual().choose(player_view(variant, state, seat), Random(seed))


def thrown(hand: str, taken: str = "", seed: int = 1) -> str:
    move = choice(a_round(hand, taken=taken), seed=seed)
    assert isinstance(move, Discard)
    return str(move.card)


def test_the_list_of_computer_players_names_casual() -> None:
    assert list(ALL) == ["casual", "steady"]
    assert isinstance(ALL["casual"], Casual)


@pytest.mark.parametrize(
    ("hand", "upcard", "move"),
    [
        pytest.param(
            "5h 6h 9d 9c Kh Qs Js 2c 8s 4d", "7h", DRAW_DISCARD, id="it completes a meld"
        ),
        pytest.param("4h 5h 6h 9c Kh Qs Js 2c 8s 4d", "7h", DRAW_DISCARD, id="it extends a meld"),
        pytest.param(FAR_FROM_A_KNOCK, "Ac", DRAW_DISCARD, id="it completes a run of low cards"),
        pytest.param(
            "7c 3c 8d 9d Kh Qs 6h Ts 4s Jh", "4d", DRAW_DISCARD, id="it saves six points"
        ),
        pytest.param("7c 3c 8d 9d Kh Qs 6h Ts 4s Jh", "5d", DRAW_STOCK, id="it saves only five"),
        pytest.param(
            "Ac As Ad 3c 4c 5c 6c 7d 8d Ts", "2h", DRAW_DISCARD, id="it allows gin or a knock"
        ),
        pytest.param(
            "2c 2s 2d 3h 4h 5h Tc 3s 3d 4d", "9c", DRAW_STOCK, id="it costs more than it brings"
        ),
    ],
)
def test_the_upcard_is_taken_when_it_helps(hand: str, upcard: str, move: Move) -> None:
    state = a_round(hand, upcard=upcard)

    assert choice(state) == move


def test_an_upcard_that_does_not_help_is_passed() -> None:
    state = a_round(FAR_FROM_A_KNOCK, upcard="Qd").in_phase(AnsweringUpcard(NORTH))

    assert choice(state) == PASS


def test_an_upcard_that_helps_is_taken_before_the_first_draw() -> None:
    state = a_round(FAR_FROM_A_KNOCK, upcard="Ac").in_phase(AnsweringUpcard(NORTH))

    assert choice(state) == DRAW_DISCARD


def test_the_stock_is_drawn_from_when_it_must_be() -> None:
    state = a_round(FAR_FROM_A_KNOCK, upcard="Ac").in_phase(ForcedDrawing(NORTH))

    assert choice(state) == DRAW_STOCK


def test_the_upcard_is_taken_when_nothing_else_is_left() -> None:
    state = a_round(FAR_FROM_A_KNOCK, upcard="Qd", stock=2)

    assert choice(state) == DRAW_DISCARD


def test_where_the_rules_set_no_limit_ten_points_are_one() -> None:
    far = a_round(FAR_FROM_A_KNOCK, upcard="Qd").with_knock_limit(None)
    ten = a_round("4s 5s 6s Kh Kd Kc 9h 9d 9c Ts Qs").with_knock_limit(None)
    eleven = a_round("4s 5s 6s Kh Kd Kc 2c Ad 8h 9s Qs").with_knock_limit(None)

    assert choice(far) == DRAW_STOCK
    assert isinstance(choice(ten), Knock)
    assert isinstance(choice(eleven), Discard)


def test_a_dealt_hand_is_laid_open_when_it_may_be() -> None:
    low = a_round("4s 5s 6s Kh Kd Kc 9h 9d 9c Ts", upcard="2d").in_phase(FirstTurn(NORTH))
    high = a_round(FAR_FROM_A_KNOCK, upcard="Qd").in_phase(FirstTurn(NORTH))

    assert isinstance(choice(low, variant=REMIK), Declare)
    assert choice(high, variant=REMIK) == DRAW_STOCK


def test_the_last_discard_is_taken_to_knock_with_it() -> None:
    state = a_round("4s 5s 6s Kh Kd Kc 9h 9d Ac Qs", upcard="9c", stock=2)
    state = state.in_phase(AnsweringLastDiscard(NORTH))

    assert choice(state, variant=LAST_TAKEN) == DRAW_DISCARD
    state = play(LAST_TAKEN, state, NORTH, DRAW_DISCARD).state
    assert isinstance(choice(state, variant=LAST_TAKEN), Knock)


def test_big_gin_is_declared_before_gin() -> None:
    state = a_round("4s 5s 6s 7s Kh Kd Kc 9h 9d 9c 3s")

    assert isinstance(choice(state, variant=STANDARD), BigGin)


@pytest.mark.parametrize(
    ("hand", "card"),
    [
        pytest.param("4h 5h 6h 2c Kd Qs 9s 7c 5d 3s 8d", "Kd", id="the dearest lone card"),
        pytest.param("4h 5h 6h Kc Kd 9s 7c Qh 2s 3s Ad", "Qh", id="a lone queen before two kings"),
        pytest.param("4h 5h 6h Kc Kd 7s 2c 3c As Jh Jd", "7s", id="a lone seven before pairs"),
        pytest.param("Qs Qd Qh 9c Tc 2s 3s Ad 8h 4d 5h", "8h", id="a lone eight before a run"),
        pytest.param("Qs Qd Qh 7c 9c 2s 3s Ad 6h 3d 5s", "6h", id="one card may fill a gap"),
    ],
)
def test_useless_cards_go_first(hand: str, card: str) -> None:
    assert thrown(hand) == card


def test_a_pair_of_kings_is_broken_before_a_lone_four_goes() -> None:
    hand = "5h 6h 7h Kc Kd 2c 3c As 4d 2s 3s"

    assert thrown(hand) in {"Kc", "Kd"}


def test_between_equals_chance_decides() -> None:
    hand = "4h 5h 6h Kc Qd 9s 7c 2h 2s 3s Ad"

    assert {thrown(hand, seed=seed) for seed in range(20)} == {"Kc", "Qd"}


def test_the_card_just_taken_is_kept() -> None:
    assert thrown("4h 5h 6h 2c Kd Qs 9s 7c 5d 3s 8d", taken="Kd") == "Qs"


def test_a_meld_is_broken_when_nothing_else_may_go() -> None:
    state = a_round("4h 5h 6h 7h 9s 9c 9d Kc Kd Kh Qs", taken="Qs").with_knock_limit(0)

    assert choice(state) == DISCARDS[plain_card("7h").index]


def test_gin_is_declared_when_it_can_be() -> None:
    move = choice(a_round("4s 5s 6s 7s Kh Kd Kc 9h 9d 9c Js"))

    assert move == Gin(plain_card("Js"), some_melds("9c 9d 9h, Kc Kd Kh, 4s 5s 6s 7s"))


def test_a_knock_comes_at_once_with_the_least_deadwood() -> None:
    move = choice(a_round("4s 5s 6s Kh Kd Kc 9h 9d 9c 2d 8c"))

    assert move == Knock(plain_card("8c"), some_melds("9c 9d 9h, Kc Kd Kh, 4s 5s 6s"))


def test_a_knock_is_answered_with_the_best_defence_card_by_card() -> None:
    melds = some_melds("4s 5s 6s, Kc Kd Kh, 9c 9d 9h")
    state = a_round("4s 5s 6s Kh Kd Kc 9h 9d 9c 2d Qc", "Ks 7s 3s 9s 5h 6h 7h Jc Jd Js")
    state = play(CLASSIC, state, NORTH, Knock(plain_card("Qc"), melds)).state
    moves = []

    while not isinstance(state.phase, Over):
        moves.append(choice(state, SOUTH))
        state = play(CLASSIC, state, SOUTH, moves[-1]).state

    assert {str(move.card) for move in moves[:-1] if isinstance(move, LayOff)} == {
        "3s", "7s", "9s", "Ks",
    }  # fmt: skip
    assert isinstance(moves[-1], LayOut)
    assert state.phase.outcome.points == (0, 27)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.key)
@pytest.mark.parametrize("key", ALL)
def test_every_choice_is_a_legal_move(key: str, variant: Variant) -> None:
    for seed in range(2):
        for state in states_of(variant, Random(seed)):
            for seat in range(variant.deal.seats):
                view = player_view(variant, state, seat)
                assert not view.moves or ALL[key].choose(view, Random(seed)) in view.moves


@pytest.mark.parametrize("key", ALL)
def test_two_computer_players_nearly_always_reach_a_knock(key: str) -> None:
    rng, endings = Random(3), Counter[Ending]()

    for _ in range(20):
        state = a_deal(CLASSIC, rng)
        while (seat := state.phase.seat) is not None:
            move = ALL[key].choose(player_view(CLASSIC, state, seat), rng)
            state = play(CLASSIC, state, seat, move).state
        assert isinstance(state.phase, Over)
        endings[state.phase.outcome.ending] += 1

    assert endings[Ending.KNOCK] + endings[Ending.GIN] + endings[Ending.UNDERCUT] >= 19


@pytest.mark.parametrize("key", ALL)
def test_the_same_view_and_the_same_chance_lead_to_the_same_move(key: str) -> None:
    view = player_view(CLASSIC, a_round(f"{FAR_FROM_A_KNOCK} Kc"), NORTH)

    first, second = (ALL[key].choose(view, Random(7)) for _ in range(2))

    assert first == second
