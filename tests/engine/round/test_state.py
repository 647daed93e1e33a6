"""The state of a round."""

from dataclasses import FrozenInstanceError, replace
from typing import Any

import pytest

from engine.round.moves import DRAW_STOCK
from engine.round.play import play
from engine.round.state import Drawing, RoundState
from engine.variants.gin import CLASSIC
from tests.builders import NORTH, a_round

TEN = "2c 4d 6h 8s Tc Qd Ah 3s 5c 7d"


def test_a_state_shows_its_phase_and_sizes_but_no_card() -> None:
    assert repr(a_round(TEN)) == "<RoundState drawing hands 10, 10 stock 20>"


def test_a_phase_does_not_show_the_card_drawn() -> None:
    drawn = play(CLASSIC, a_round(TEN), NORTH, DRAW_STOCK).state

    assert repr(drawn.phase) == "Discarding(seat=0, taken=False, last=False, kind='discarding')"


def test_a_copy_is_a_state_like_any_other() -> None:
    state = a_round(TEN)

    copy = state.in_phase(Drawing(NORTH))

    assert type(copy) is RoundState
    assert copy == state
    assert hash(copy) == hash(state)


def test_a_copy_cannot_be_changed() -> None:
    copy: Any = a_round(TEN).in_phase(Drawing(NORTH))

    with pytest.raises(FrozenInstanceError):
        copy.stock = ()


def test_a_copy_keeps_what_it_does_not_change() -> None:
    state = replace(a_round(TEN), stakes=2, takings=3)

    limited = state.with_knock_limit(5)

    assert limited == replace(state, knock_limit=5)


def test_a_move_leaves_the_state_it_was_made_in_as_it_was() -> None:
    state, same = a_round(TEN), a_round(TEN)

    play(CLASSIC, state, NORTH, DRAW_STOCK)

    assert state == same
