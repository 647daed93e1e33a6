"""The pieces that two variants or more put into slots: knock limits, defence, scoring."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from engine.round.outcome import Ending, LineKind, Outcome, ScoreLine, Seat

if TYPE_CHECKING:
    from engine.round.outcome import LaidHand
    from engine.round.state import RoundState
    from engine.round.variant import Variant


@dataclass(frozen=True, slots=True)
class FixedLimit:
    """The same limit in every round: ``points``, where 0 asks for gin and None is no limit."""

    points: int | None

    def limit(self, _state: RoundState) -> int | None:
        """``points``, whatever was dealt."""
        return self.points


@dataclass(frozen=True, slots=True)
class Defence:
    """When the defender may lay off.

    Source: classic rules, 2.1 and 3.5.
    """

    layoff_on_knock: bool = True
    layoff_on_gin: bool = False

    def may_lay_off(self, knock_points: int) -> bool:
        """Whether a knock with that much deadwood may be answered; 0 is gin."""
        return self.layoff_on_knock if knock_points else self.layoff_on_gin


LAYOFF_ON_KNOCK: Final = Defence()
"""Layoffs on a knock, none on gin."""


@dataclass(frozen=True, slots=True)
class KnockScoring:
    """The score of a round between a knocker and one defender, in points.

    Source: classic rules, 3.6.
    """

    gin_bonus: int = 25
    undercut_bonus: int = 25
    undercut_on_tie: bool = True
    """Whether equal deadwood is an undercut; else nobody scores."""

    def outcome(self, variant: Variant, state: RoundState) -> Outcome:
        """Gin, a knock that won, or an undercut, line by line."""
        knocker, defender = state.laid
        ending, winner, lines = self._reckoned(knocker, defender)
        won = sum(line.points for line in lines)
        points = tuple(won if seat == winner else 0 for seat in range(variant.deal.seats))
        return Outcome(ending, winner, points, lines, knocker.seat, state.laid)

    def _reckoned(
        self, knocker: LaidHand, defender: LaidHand
    ) -> tuple[Ending, Seat | None, tuple[ScoreLine, ...]]:
        if knocker.points == 0:
            lines = (
                ScoreLine(LineKind.DEADWOOD, defender.points),
                ScoreLine(LineKind.GIN_BONUS, self.gin_bonus),
            )
            return Ending.GIN, knocker.seat, lines
        if knocker.points < defender.points:
            return Ending.KNOCK, knocker.seat, (_difference(defender, knocker),)
        if knocker.points == defender.points and not self.undercut_on_tie:
            return Ending.KNOCK, None, ()
        bonus = ScoreLine(LineKind.UNDERCUT_BONUS, self.undercut_bonus)
        return Ending.UNDERCUT, defender.seat, (_difference(knocker, defender), bonus)


def _difference(higher: LaidHand, lower: LaidHand) -> ScoreLine:
    high, low = higher.points, lower.points
    return ScoreLine(LineKind.DIFFERENCE, high - low, high, low)
