"""Big gin: eleven melded cards laid down without a discard."""

from engine.round.events import WentBigGin
from engine.round.faults import Fault
from engine.round.moves import BigGin, Discard, Gin, Knock
from engine.round.outcome import Ending
from engine.round.play import legal_moves, play
from tests.builders import NORTH, SOUTH, a_round, plain_card, some_melds
from tests.engine.round.refusals import refusal
from tests.engine.rulebook.positions import after, outcome_of, preset

STANDARD, REMIK = preset("standard"), preset("remik", big_gin_bonus=50)
ELEVEN = "4s 5s 6s 7s Kh Kd Kc 9h 9d 9c 9s"
MELDS = some_melds("9c 9d 9h 9s, Kc Kd Kh, 4s 5s 6s 7s")
AGAINST = "Ah Ad Ac 3h 3d 3c Ts Qd Jh 4d"
"""34 points of deadwood; none fits the melds but the king that is not there."""


def test_big_gin_gin_and_playing_on_are_all_open() -> None:
    kinds = {type(move) for move in legal_moves(STANDARD, a_round(ELEVEN, AGAINST), NORTH)}

    assert kinds == {BigGin, Gin, Knock, Discard}


def test_the_card_just_taken_may_be_one_of_the_eleven() -> None:
    state = a_round(ELEVEN, AGAINST, taken="9s")

    ended, events = play(STANDARD, state, NORTH, BigGin(MELDS))

    assert events[0] == WentBigGin(NORTH, MELDS)
    assert outcome_of(ended).ending is Ending.BIG_GIN


def test_nobody_lays_off_against_it_even_where_gin_is_answered() -> None:
    state = a_round(ELEVEN, "8s Ks Ad Ac 3h 3d 3c Ts Qd Jh")

    outcome = outcome_of(after(REMIK, state, (NORTH, BigGin(MELDS))))

    assert outcome.hands[1].layoffs == ()
    assert outcome.points == (50 + outcome.hands[1].points, 0)


def test_with_deadwood_left_it_is_refused() -> None:
    state = a_round("4s 5s 6s 7s Kh Kd Kc 9h 9d 9c Qs", AGAINST)
    melds = some_melds("9c 9d 9h, Kc Kd Kh, 4s 5s 6s 7s")

    assert refusal(state, NORTH, BigGin(melds), STANDARD) == (Fault.NOT_BIG_GIN, {"points": 10})


def test_where_it_is_not_played_it_is_no_move() -> None:
    state = a_round(ELEVEN, AGAINST)

    assert refusal(state, NORTH, BigGin(MELDS)) == (Fault.MOVE_NOT_NOW, {})


def test_no_card_is_thrown() -> None:
    state = a_round(ELEVEN, AGAINST)

    ended = after(STANDARD, state, (NORTH, BigGin(MELDS)))

    assert ended.discard_pile == state.discard_pile
    assert ended.hands[NORTH].bit_count() == 11
    assert outcome_of(ended).hands[0].big_gin
    assert outcome_of(ended).knocker == NORTH != SOUTH


def test_plain_gin_may_be_claimed_instead() -> None:
    melds = some_melds("9c 9d 9h, Kc Kd Kh, 4s 5s 6s 7s")

    ended = after(STANDARD, a_round(ELEVEN, AGAINST), (NORTH, Gin(plain_card("9s"), melds)))

    assert (outcome_of(ended).ending, outcome_of(ended).points) == (Ending.GIN, (25 + 34, 0))
