"""Layoffs, and the hand laid out that ends the round."""

import pytest

from engine.cards.melds import Layoff
from engine.round.events import LaidOff, LaidOut, RoundEnded
from engine.round.faults import Blank, Fault
from engine.round.moves import DRAW_STOCK, Knock, LayOff, LayOut, Move
from engine.round.outcome import Ending, LaidHand
from engine.round.play import legal_moves, play
from engine.round.state import LayingOff, Over, RoundState
from engine.variants.gin import CLASSIC
from tests.builders import NORTH, SOUTH, a_round, plain_card, some_melds
from tests.engine.round.refusals import refusal

KNOCKER = "4s 5s 6s Kh Kd Kc 9h 9d 9c 2d"
MELDS = some_melds("4s 5s 6s, Kc Kd Kh, 9c 9d 9h")
DEFENDER = "Ks 7s 3s 8s 5h 6h 7h Jc Jd Js"


def knocked(defender: str = DEFENDER) -> RoundState:
    """North has knocked with the two of diamonds over, and South answers."""
    state = a_round(f"{KNOCKER} Qc", defender)
    return play(CLASSIC, state, NORTH, Knock(plain_card("Qc"), MELDS)).state


def lay_off(card: str, meld: int) -> LayOff:
    return LayOff(plain_card(card), meld)


def test_a_card_that_fits_goes_from_the_hand_to_the_meld() -> None:
    state = knocked()

    after, events = play(CLASSIC, state, SOUTH, lay_off("7s", 0))

    longer = some_melds("4s 5s 6s 7s")[0]
    assert after.melds == (longer, *MELDS[1:])
    assert after.hands[SOUTH] == state.hands[SOUTH] ^ plain_card("7s").bit
    assert after.phase == LayingOff(SOUTH, NORTH, (Layoff(plain_card("7s"), 0),))
    assert events == (LaidOff(SOUTH, plain_card("7s"), longer),)


def test_a_card_may_follow_one_that_the_defender_has_laid_off_himself() -> None:
    state = play(CLASSIC, knocked(), SOUTH, lay_off("7s", 0)).state

    after = play(CLASSIC, state, SOUTH, lay_off("8s", 0)).state

    assert after.melds[0] is some_melds("4s 5s 6s 7s 8s")[0]


def test_every_card_that_fits_is_listed_before_the_ways_to_lay_out_the_hand() -> None:
    moves = legal_moves(CLASSIC, knocked(), SOUTH)

    assert moves == (
        lay_off("3s", 0),
        lay_off("7s", 0),
        lay_off("Ks", 1),
        LayOut(some_melds("Jc Jd Js, 5h 6h 7h")),
        LayOut(some_melds("Jc Jd Js")),
        LayOut(some_melds("5h 6h 7h")),
        LayOut(()),
    )


def test_laying_out_the_hand_ends_the_round() -> None:
    state = play(CLASSIC, knocked(), SOUTH, lay_off("Ks", 1)).state
    melds = some_melds("5h 6h 7h, Jc Jd Js")

    after, events = play(CLASSIC, state, SOUTH, LayOut(melds))

    deadwood = tuple(plain_card(card) for card in ("3s", "7s", "8s"))
    hand = LaidHand(SOUTH, melds, (Layoff(plain_card("Ks"), 1),), deadwood, 18)
    assert isinstance(after.phase, Over)
    assert after.phase.outcome.hands == (after.laid[0], hand)
    assert events == (LaidOut(SOUTH, 18), RoundEnded(Ending.KNOCK, NORTH, 16))


def test_a_defender_may_lay_out_less_than_he_could() -> None:
    after = play(CLASSIC, knocked(), SOUTH, LayOut(())).state

    assert after.laid[1].points == 76


def test_the_knocker_waits_for_the_answer() -> None:
    state = knocked()

    assert refusal(state, NORTH, LayOut(())) == (Fault.NOT_YOUR_TURN, {})


@pytest.mark.parametrize(
    ("move", "fault", "blanks"),
    [
        pytest.param(
            lay_off("8s", 0),
            Fault.DOES_NOT_FIT,
            {"card": "8s", "meld": "4s-5s-6s"},
            id="the seven is missing",
        ),
        pytest.param(
            lay_off("7s", 1),
            Fault.DOES_NOT_FIT,
            {"card": "7s", "meld": "Kc-Kd-Kh"},
            id="a seven is no king",
        ),
        pytest.param(
            lay_off("7s", 3),
            Fault.DOES_NOT_FIT,
            {"card": "7s", "meld": ""},
            id="there is no fourth meld",
        ),
        pytest.param(
            lay_off("7s", -1),
            Fault.DOES_NOT_FIT,
            {"card": "7s", "meld": ""},
            id="melds are not counted from the end",
        ),
        pytest.param(
            lay_off("9s", 2),
            Fault.CARD_NOT_IN_HAND,
            {"card": "9s"},
            id="only one's own cards are laid off",
        ),
        pytest.param(
            LayOut(some_melds("Jc Jd Jh")),
            Fault.CARD_NOT_IN_HAND,
            {"card": "Jh"},
            id="only one's own cards are laid out",
        ),
        pytest.param(DRAW_STOCK, Fault.MOVE_NOT_NOW, {}, id="a defender never draws"),
    ],
)
def test_an_answer_that_the_rules_forbid_is_refused_with_its_reason(
    move: Move, fault: Fault, blanks: dict[str, Blank]
) -> None:
    assert refusal(knocked(), SOUTH, move) == (fault, blanks)


def test_a_card_laid_off_can_no_longer_be_in_a_meld_of_ones_own() -> None:
    state = play(CLASSIC, knocked("7s 7h 7c 2h 3c Ts Qd Jd Ah 8h"), SOUTH, lay_off("7s", 0)).state

    assert refusal(state, SOUTH, LayOut(some_melds("7s 7h 7c"))) == (
        Fault.CARD_NOT_IN_HAND,
        {"card": "7s"},
    )
