"""What a refused move says, in one value that tests compare."""

import pytest

from engine.round.faults import Blank, Fault, IllegalMove
from engine.round.moves import Move
from engine.round.outcome import Seat
from engine.round.play import play
from engine.round.state import RoundState
from engine.round.variant import Variant
from engine.variants.gin import CLASSIC


def refusal(
    state: RoundState, seat: Seat, move: Move, variant: Variant = CLASSIC
) -> tuple[Fault, dict[str, Blank]]:
    """The fault and the blanks with which ``move`` is refused."""
    with pytest.raises(IllegalMove) as caught:
        play(variant, state, seat, move)
    return caught.value.fault, caught.value.blanks
