"""What hands usually come to as the stock is drawn down, as steady players play them."""

from __future__ import annotations

from typing import Final, NamedTuple

_FULL_STOCK: Final = 31
"""Cards in the stock after the deal."""
_STEP: Final = 4
"""Cards drawn from one stage to the next."""


class Stage(NamedTuple):
    """A part of the round."""

    deadwood: tuple[int, ...]
    """The deadwood of one who has not knocked, after layoffs, as ten hands that are as likely."""
    ends: float
    """How likely a player ends the round with his turn."""


def stage_at(stock_size: int) -> Stage:
    """The stage of a round in which ``stock_size`` cards are left."""
    stage = (_FULL_STOCK - stock_size) // _STEP
    return _STAGES[max(0, min(stage, len(_STAGES) - 1))]


_STAGES: Final = (
    Stage((10, 18, 23, 28, 33, 37, 41, 46, 54, 64), 0.02),
    Stage((4, 10, 13, 16, 19, 23, 26, 31, 36, 48), 0.05),
    Stage((2, 5, 8, 11, 14, 16, 19, 22, 27, 36), 0.08),
    Stage((1, 3, 6, 8, 10, 12, 14, 18, 21, 28), 0.12),
    Stage((0, 2, 4, 6, 8, 9, 11, 14, 17, 23), 0.13),
    Stage((0, 2, 3, 4, 6, 7, 8, 10, 13, 18), 0.14),
    Stage((0, 1, 2, 3, 4, 6, 7, 9, 10, 16), 0.14),
)
