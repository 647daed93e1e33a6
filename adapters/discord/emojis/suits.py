"""The shapes of the four suits, in a square from (0, 0) at the top left to (1, 1)."""

import math
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from engine.cards.card import Suit

Point = tuple[float, float]
Shape = tuple[Point, ...]
_STEPS: Final = 120


def shapes_of(suit: Suit) -> tuple[Shape, ...]:
    """What is filled to draw a suit."""
    return _DRAWN[suit]()


def _diamond() -> tuple[Shape, ...]:
    return (((0.5, 0.0), (0.93, 0.5), (0.5, 1.0), (0.07, 0.5)),)


def _heart() -> tuple[Shape, ...]:
    return (_leaf(0.0, 1.0),)


def _spade() -> tuple[Shape, ...]:
    """A heart upside down, on a foot."""
    return (_leaf(0.84, 0.0), _foot(0.55))


def _club() -> tuple[Shape, ...]:
    """Three leaves, on a foot."""
    leaves = tuple(_circle(x, y, 0.235) for x, y in ((0.5, 0.235), (0.235, 0.6), (0.765, 0.6)))
    middle = ((0.5, 0.3), (0.7, 0.62), (0.5, 0.75), (0.3, 0.62))
    return (*leaves, middle, _foot(0.5))


def _leaf(begin: float, end: float) -> Shape:
    """A heart that has its lobes at the height of ``begin`` and its tip at that of ``end``."""
    points = []
    for step in range(_STEPS):
        turn = 2 * math.pi * step / _STEPS
        x = 16 * math.sin(turn) ** 3
        y = sum(
            part * math.cos(times * turn) for part, times in ((13, 1), (-5, 2), (-2, 3), (-1, 4))
        )
        points.append((0.5 + x / 32, begin + (end - begin) * (12 - y) / 29))
    return tuple(points)


def _circle(x: float, y: float, radius: float) -> Shape:
    turns = [2 * math.pi * step / _STEPS for step in range(_STEPS)]
    return tuple((x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns)


def _foot(top: float) -> Shape:
    """A stem that widens to the bottom."""
    left = [(0.46 - 0.16 * share**2, top + (1 - top) * share) for share in _shares()]
    right = [(1 - x, y) for x, y in reversed(left)]
    return (*left, *right)


def _shares() -> list[float]:
    return [step / 12 for step in range(13)]


_DRAWN: Final[Mapping[Suit, Callable[[], tuple[Shape, ...]]]] = MappingProxyType(
    {Suit.CLUBS: _club, Suit.DIAMONDS: _diamond, Suit.HEARTS: _heart, Suit.SPADES: _spade}
)
