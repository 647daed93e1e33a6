"""The last discard, which may be taken to end the round where the fiftieth card is played."""

import pytest

from engine.round.events import Passed
from engine.round.faults import Fault
from engine.round.moves import DRAW_DISCARD, DRAW_STOCK, PASS, Discard, Gin, Knock
from engine.round.outcome import Ending
from engine.round.play import legal_moves, play
from engine.round.state import AnsweringLastDiscard, Discarding, LayingOff, RoundState
from tests.builders import NORTH, SOUTH, a_round, plain_card, some_melds
from tests.engine.round.refusals import refusal
from tests.engine.rulebook.positions import after, outcome_of, preset

FIFTIETH = preset("classic", fiftieth_card=True)
LOOSE = "2c 4d 6h 8s Tc Qd Ah 3s 5c 7d"
NEARLY = "4s 5s 6s Kh Kd Kc 9h 9d Qc Ac"
"""Two melds and a pair of nines: 19 and an ace are loose."""


def last_thrown(card: str, against: str) -> RoundState:
    """North has thrown ``card``, and the stock holds nothing but its reserve."""
    return after(
        FIFTIETH, a_round(f"{LOOSE} {card}", against, stock=2), (NORTH, Discard(plain_card(card)))
    )


def test_the_other_may_take_the_last_discard_to_knock_with_it() -> None:
    state = last_thrown("9c", NEARLY)

    assert state.phase == AnsweringLastDiscard(SOUTH)
    assert legal_moves(FIFTIETH, state, SOUTH) == (DRAW_DISCARD, PASS)


def test_who_took_it_must_end_the_round() -> None:
    taken = after(FIFTIETH, last_thrown("9c", NEARLY), (SOUTH, DRAW_DISCARD))

    assert isinstance(taken.phase, Discarding)
    assert taken.phase.last
    assert {type(move) for move in legal_moves(FIFTIETH, taken, SOUTH)} == {Knock}
    assert refusal(taken, SOUTH, Discard(plain_card("Qc")), FIFTIETH) == (Fault.MUST_KNOCK, {})


def test_a_knock_with_it_counts() -> None:
    taken = after(FIFTIETH, last_thrown("9c", NEARLY), (SOUTH, DRAW_DISCARD))
    melds = some_melds("4s 5s 6s, Kc Kd Kh, 9c 9d 9h")

    knocked = after(FIFTIETH, taken, (SOUTH, Knock(plain_card("Qc"), melds)))

    assert knocked.phase == LayingOff(NORTH, knocker=SOUTH)
    assert knocked.laid[0].points == 1


def test_gin_with_it_counts() -> None:
    hand = "4s 5s 6s Kh Kd Kc 9h 9d Qc 9s"
    taken = after(FIFTIETH, last_thrown("9c", hand), (SOUTH, DRAW_DISCARD))
    melds = some_melds("4s 5s 6s, Kc Kd Kh, 9c 9d 9h 9s")

    ended = after(FIFTIETH, taken, (SOUTH, Gin(plain_card("Qc"), melds)))

    assert outcome_of(ended).ending is Ending.GIN


def test_who_leaves_it_ends_the_round_for_nothing() -> None:
    ended, events = play(FIFTIETH, last_thrown("9c", NEARLY), SOUTH, PASS)

    assert outcome_of(ended).ending is Ending.DEAD_HAND
    assert events[0] == Passed(SOUTH)


def test_who_could_not_knock_with_it_may_only_leave_it() -> None:
    state = last_thrown("Jd", NEARLY)

    assert legal_moves(FIFTIETH, state, SOUTH) == (PASS,)
    assert refusal(state, SOUTH, DRAW_DISCARD, FIFTIETH) == (Fault.LAST_DISCARD_NO_KNOCK, {})


def test_without_a_limit_anybody_may_take_it() -> None:
    state = last_thrown("Jd", NEARLY).with_knock_limit(None)

    assert legal_moves(FIFTIETH, state, SOUTH) == (DRAW_DISCARD, PASS)


def test_the_stock_is_not_drawn_from_any_more() -> None:
    state = last_thrown("9c", NEARLY)

    assert refusal(state, SOUTH, DRAW_STOCK, FIFTIETH) == (Fault.MOVE_NOT_NOW, {})


@pytest.mark.parametrize("key", ["classic", "online", "standard"])
def test_no_system_plays_it_by_itself(key: str) -> None:
    assert AnsweringLastDiscard not in preset(key).flow
