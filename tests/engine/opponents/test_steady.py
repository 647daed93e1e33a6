"""The steady computer player, and what no computer player may know."""

from dataclasses import replace
from random import Random

import pytest

from engine.cards.mask import mask_of
from engine.opponents import ALL
from engine.opponents.endings import expected
from engine.opponents.steady import Steady
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
from engine.variants import ALL as VARIANTS
from engine.variants.gin import CLASSIC, gin
from engine.variants.presets import PRESETS
from tests.builders import NORTH, SOUTH, a_round, plain_card, some_melds
from tests.engine.opponents.unseen import dealt_anew
from tests.engine.round.random_play import states_of

FAR_FROM_A_KNOCK = "2c 3c 8d 9d Kh Qs 6h Ts 4s Jh"
STANDARD = gin("standard", PRESETS["standard"])
REMIK = gin("remik", PRESETS["remik"])
LAST_TAKEN = gin("last", replace(PRESETS["old"], fiftieth_card=True))
OLD = gin("old", PRESETS["old"])


def choice(
    state: RoundState, seat: Seat = NORTH, variant: Variant = CLASSIC, seed: int = 1
) -> Move:
    return Steady().choose(player_view(variant, state, seat), Random(seed))


def thrown(state: RoundState, seed: int = 1) -> str:
    move = choice(state, seed=seed)
    assert isinstance(move, Discard)
    return str(move.card)


@pytest.mark.parametrize(
    ("hand", "upcard", "move"),
    [
        pytest.param(
            "5h 6h 9d 9c Kh Qs Js 2c 8s 4d", "7h", DRAW_DISCARD, id="it completes a meld"
        ),
        pytest.param("4h 5h 6h 9c 9d 9s 2c 2d Ks 8s", "8c", DRAW_STOCK, id="it is of no use"),
        pytest.param(
            "4h 5h 6h 9c 9d 9s 2c 2d Ks 8s", "Ac", DRAW_DISCARD, id="one may knock with it"
        ),
        pytest.param("4h 5h 6h 9c 9d 9s 2c 2d Ad Ks", "2s", DRAW_DISCARD, id="or with less"),
        pytest.param("4h 5h 6h 9c 9d 9s 2c 2d 2h Ks", "7h", DRAW_DISCARD, id="it makes gin"),
        pytest.param(
            FAR_FROM_A_KNOCK, "8s", DRAW_STOCK, id="what it saves does not make up for the stock"
        ),
    ],
)
def test_the_upcard_is_taken_when_the_hand_is_clearly_better(
    hand: str, upcard: str, move: Move
) -> None:
    assert choice(a_round(hand, upcard=upcard)) == move


def test_an_upcard_that_does_not_help_is_passed_where_one_may_pass() -> None:
    state = a_round(FAR_FROM_A_KNOCK, upcard="Qd")

    assert choice(state.in_phase(AnsweringUpcard(NORTH))) == PASS
    assert choice(state.in_phase(ForcedDrawing(NORTH))) == DRAW_STOCK
    assert choice(state.in_phase(FirstTurn(NORTH)), variant=REMIK) == DRAW_STOCK


def test_the_upcard_is_taken_when_nothing_else_is_left() -> None:
    assert choice(a_round(FAR_FROM_A_KNOCK, upcard="Qd", stock=2)) == DRAW_DISCARD


@pytest.mark.parametrize(("gone", "pair"), [("Ks Kh", {"Kc", "Kd"}), ("Qs Qh", {"Qc", "Qd"})])
def test_of_two_pairs_that_goes_whose_other_cards_are_gone(gone: str, pair: set[str]) -> None:
    state = a_round("4h 5h 6h 2c 2d 2s Ac Kc Kd Qc Qd")
    pile = tuple(map(plain_card, f"{gone} 8s".split()))

    assert thrown(replace(state, discard_pile=pile)) in pair


@pytest.mark.parametrize(("held", "card"), [("Jh Jd", "Ts"), ("Th Td", "Js")])
def test_a_card_is_not_thrown_to_one_who_collects_its_like(held: str, card: str) -> None:
    state = a_round("4h 5h 6h 2c 2d As Ac Js Ts 7d 3s", f"{held} 5s 6d 7c 9c 3h 4c Kd Qd")

    assert thrown(replace(state, shown=mask_of(held))) == card


def test_between_equals_chance_decides() -> None:
    state = a_round("4h 5h 6h 9c 9d 9s Ks Kd As 2c 3d", "Kh Kc 5s 6d 7c 8c 3h 4c Jd Qh")
    state = replace(state, discard_pile=tuple(map(plain_card, ("Kc", "Kh", "Qs", "Js", "Qd"))))

    assert {thrown(state.with_knock_limit(0), seed=seed) for seed in range(20)} == {"Ks", "Kd"}


def test_a_meld_is_broken_when_nothing_else_may_go() -> None:
    state = a_round("4h 5h 6h 7h 9s 9c 9d Kc Kd Kh Qs", taken="Qs").with_knock_limit(0)

    assert thrown(state) in {"4h", "7h"}


def test_gin_and_big_gin_are_declared_for_the_larger_bonus() -> None:
    state = a_round("4s 5s 6s 7s Kh Kd Kc 9h 9d 9c 3s")
    gin_pays_more = gin("odd", replace(PRESETS["standard"], gin_bonus=50))

    assert isinstance(choice(state), Gin)
    assert isinstance(choice(state, variant=STANDARD), BigGin)
    assert isinstance(choice(state, variant=gin_pays_more), Gin)


@pytest.mark.parametrize(
    ("low", "stock", "kind"),
    [
        pytest.param("8c", 29, Knock, id="early with much"),
        pytest.param("8c", 25, Discard, id="later no more"),
        pytest.param("2c", 25, Knock, id="but with little"),
        pytest.param("2c", 15, Discard, id="not late, when the other waits with as little"),
    ],
)
def test_a_knock_comes_early_or_with_little(low: str, stock: int, kind: type[Move]) -> None:
    state = a_round(f"4s 5s 6s Kh Kd Kc 9h 9d 9c {low} Qs", stock=stock)

    assert isinstance(choice(state), kind)


@pytest.mark.parametrize(("stock", "kind"), [(13, Discard), (3, Knock)])
def test_gin_is_not_waited_for_without_a_next_turn(stock: int, kind: type[Move]) -> None:
    state = a_round("4s 5s 6s Kh Kd Kc 9h 9d 9c Ac Qs", stock=stock)

    assert isinstance(choice(state, variant=OLD), kind)


def test_a_tie_that_is_no_undercut_makes_a_knock_safer() -> None:
    view = player_view(OLD, a_round("4s 5s 6s Kh Kd Kc 9h 9d 9c 2c Qs"), NORTH)
    safer = replace(view, worth=replace(view.worth, undercut_on_tie=False))

    assert expected(2, safer) > expected(2, view)


@pytest.mark.parametrize("held", ["7s", "3s"])
def test_a_hand_is_laid_open_where_less_can_be_laid_off(held: str) -> None:
    # 4s goes into the set or into the run: what the other holds may fit on one of them.
    state = a_round("4s 5s 6s 4h 4d 4c 9h 9d 9c Ac Qs", stock=28)
    state = replace(state, hands=(state.hands[NORTH], _with(state.hands[SOUTH], held)))

    move = choice(replace(state, shown=mask_of(held)))

    assert isinstance(move, Knock)
    assert some_melds("4c 4d 4h")[0] in move.melds


def test_gin_is_declared_as_it_was_dealt() -> None:
    state = a_round("4s 5s 6s 7s Kh Kd Kc 9h 9d 9c", upcard="Qd").in_phase(FirstTurn(NORTH))

    move = choice(state, variant=REMIK)

    assert move == Declare(some_melds("9c 9d 9h, Kc Kd Kh, 4s 5s 6s 7s"))


@pytest.mark.parametrize(
    ("hand", "move"),
    [
        pytest.param("4s 5s 6s Kh Kd Kc 9h 9d Ac Qs", DRAW_DISCARD, id="with one point"),
        pytest.param("4s 5s 6s Kh Kd Kc 9h 9d 8c Qs", PASS, id="with more than the other has"),
        pytest.param(FAR_FROM_A_KNOCK, PASS, id="where no knock can follow"),
    ],
)
def test_the_last_discard_is_taken_for_a_knock_that_pays(hand: str, move: Move) -> None:
    state = a_round(hand, upcard="9c", stock=2)
    phase = AnsweringLastDiscard(NORTH)

    assert choice(state.in_phase(phase), variant=LAST_TAKEN) == move


def test_a_last_discard_once_taken_is_knocked_with() -> None:
    state = a_round("4s 5s 6s Kh Kd Kc 9h 9d 2c Qs", upcard="9c", stock=2)
    state = state.in_phase(AnsweringLastDiscard(NORTH))

    state = play(LAST_TAKEN, state, NORTH, DRAW_DISCARD).state

    assert isinstance(choice(state, variant=LAST_TAKEN), Knock)


def test_a_knock_is_answered_with_the_best_defence_card_by_card() -> None:
    melds = some_melds("4s 5s 6s, Kc Kd Kh, 9c 9d 9h")
    state = a_round("4s 5s 6s Kh Kd Kc 9h 9d 9c 2d Qc", "Ks 7s 3s 9s 5h 6h 7h Jc Jd Js")
    state = play(CLASSIC, state, NORTH, Knock(plain_card("Qc"), melds)).state
    moves = []

    while not isinstance(state.phase, Over):
        moves.append(choice(state, SOUTH))
        state = play(CLASSIC, state, SOUTH, moves[-1]).state

    assert isinstance(moves[-1], LayOut)
    assert state.phase.outcome.points == (0, 27)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.key)
@pytest.mark.parametrize("key", ALL)
def test_nothing_that_a_player_cannot_see_changes_its_choice(key: str, variant: Variant) -> None:
    rng = Random(key + variant.key)
    for state in states_of(variant, rng):
        seat = state.phase.seat
        if seat is not None:
            view, other_view = (
                player_view(variant, each, seat) for each in (state, dealt_anew(state, seat, rng))
            )
            choices = {ALL[key].choose(each, Random(6)) for each in (view, other_view)}
            assert len(choices) == 1


def _with(hand: int, card: str) -> int:
    """The hand with the card instead of its lowest one, unless it is there already."""
    bit = mask_of(card)
    return hand if hand & bit else hand & (hand - 1) | bit
