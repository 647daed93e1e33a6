"""Whether to lay a hand open now, and how: what a knock wins against what waiting may."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from engine.cards.meld import ends_of
from engine.cards.melds import points_of
from engine.opponents.stages import stage_at
from engine.round.moves import BigGin, Declare, Gin, Knock

if TYPE_CHECKING:
    from engine.opponents.prospects import Prospects
    from engine.opponents.sight import Sight
    from engine.round.views import PlayerView

Finish = Knock | Gin | BigGin | Declare
"""A move that lays the hand open."""

_ROUND_OF_DRAWS: Final = 2
"""Cards that are drawn until a player's next turn is over."""
KNOCKERS_DEADWOOD: Final = 8
"""The deadwood that the other is reckoned to keep when he knocks first."""
PATIENCE: Final = 3
"""For how many draws to come a player counts the chance of gin when he thinks of waiting."""


class Way(NamedTuple):
    """A move that ends the round, and the deadwood that it leaves."""

    move: Finish
    points: int


def best_way(view: PlayerView, sight: Sight) -> Way | None:
    """How to end the round now if it is ended, or None where it can not be.

    Big gin where it brings no less than gin, then gin, then the knock with the least deadwood;
    the more the other may be expected to lay off on its melds, the less a way is worth.
    """
    ways = [Way(move, _deadwood(move, view)) for move in view.moves if isinstance(move, Finish)]
    if not ways:
        return None
    big = next((way for way in ways if isinstance(way.move, BigGin)), None)
    if big and (view.worth.big_gin_bonus or 0) >= view.worth.gin_bonus:
        return big
    least = min(way.points for way in ways if way is not big)
    best = [way for way in ways if way is not big and way.points == least]
    if not view.defence.may_lay_off(least):
        return best[0]
    return min(best, key=lambda way: _exposed(way.move, sight))


def pays(points: int, hoped: Prospects, view: PlayerView) -> bool:
    """Whether to end the round with ``points`` rather than play on for what is ``hoped``."""
    return not points or expected(points, view) >= _by_waiting(hoped, view)


def expected(points: int, view: PlayerView, later: int = 0) -> float:
    """What a hand laid open with ``points`` wins on average, when ``later`` cards are drawn."""
    stage = stage_at(view.public.stock_size - later)
    return sum(_score(points, other, view) for other in stage.deadwood) / len(stage.deadwood)


def _score(points: int, other: int, view: PlayerView) -> int:
    worth = view.worth
    if not points:
        return other + worth.gin_bonus
    if points < other:
        return other - points
    if points == other and not worth.undercut_on_tie:
        return 0
    return other - points - worth.undercut_bonus


def _by_waiting(hoped: Prospects, view: PlayerView) -> float:
    """What the next turn brings: gin, a better knock, or the other's knock before it."""
    ended = stage_at(view.public.stock_size - 1).ends
    lost = (KNOCKERS_DEADWOOD - hoped.points) * ended
    if view.public.drawable < _ROUND_OF_DRAWS:
        return lost
    missed = (1.0 - hoped.gin) ** PATIENCE
    later = expected(round(hoped.after), view, _ROUND_OF_DRAWS)
    gin = expected(0, view, _ROUND_OF_DRAWS)
    return (1 - ended) * ((1 - missed) * gin + missed * later) + lost


def _deadwood(move: Finish, view: PlayerView) -> int:
    """What is left of the hand in points."""
    rest = view.mask
    if isinstance(move, Knock | Gin):
        rest ^= move.card.bit
    for meld in move.melds:
        rest ^= meld.mask
    return points_of(rest, view.melding)


def _exposed(move: Finish, sight: Sight) -> float:
    """The points that the other may be expected to lay off, card after card, at all open ends."""
    total = 0.0
    for meld in move.melds:
        for end in ends_of(meld.mask, corner=sight.melding.corner):
            likely = 1.0
            for bit in end:
                likely *= sight.chance(bit)
                total += likely * points_of(bit, sight.melding)
    return total
