"""How often Python looks for garbage in rings."""

import gc
from typing import Final

MADE_BETWEEN: Final = 20_000
"""Objects that are made and kept before the youngest are looked through."""


def collect_seldom() -> None:
    """Look less often than a plain program does, and never through what was made up to now.

    Moves make no rings, so looking through what they made is waste: an eighth of a move's time
    where many are made at once. What does make rings is still found, a moment later.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(MADE_BETWEEN)
