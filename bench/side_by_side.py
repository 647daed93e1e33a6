"""Times ways to do the same in turn, so that whatever else the machine does slows them alike.

The time is the processor's own, which does not count while other programs have the processor.
"""

from __future__ import annotations

import gc
from time import process_time
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

PARTS: Final = 10
"""The calls are timed in so many parts, each short enough to be left alone now and then."""


class Way(NamedTuple):
    """A function and the arguments that it is called with, one after the other."""

    function: Callable[[Any], object]
    arguments: Sequence[Any]


def microseconds(ways: Sequence[Way], repeats: int) -> list[float]:
    """The time of one call of each way, on average over its arguments, the loop included.

    Part by part, every way takes its turn in every repeat; its fastest one counts.
    """
    seconds = [0.0] * len(ways)
    for part in range(PARTS):
        parts = [Way(way.function, way.arguments[part::PARTS]) for way in ways]
        runs = [list(map(_seconds, parts)) for _ in range(repeats)]
        fastest = map(min, zip(*runs, strict=True))
        seconds = [known + more for known, more in zip(seconds, fastest, strict=True)]
    return [taken / len(way.arguments) * 1e6 for way, taken in zip(ways, seconds, strict=True)]


def slowdown(times: Sequence[float]) -> float:
    """How many times as long as the first the second takes."""
    return times[1] / times[0]


def _seconds(way: Way) -> float:
    function = way.function
    gc.disable()
    started = process_time()
    for argument in way.arguments:
        function(argument)
    ended = process_time()
    gc.enable()
    return ended - started
