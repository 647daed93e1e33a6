"""The pieces that two variants or more put into slots: knock limits and scoring."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.round.outcome import (
    CLASSIC_WORTH,
    Ending,
    LineKind,
    Outcome,
    ScoreLine,
    Seat,
    Worth,
)

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
class KnockScoring:
    """The score of a round between a knocker and one defender, in points.

    Source: classic rules, 3.6.
    """

    worth: Worth = CLASSIC_WORTH

    def stakes(self, state: RoundState) -> int:
        """What the players have agreed on while the round goes on."""
        return state.stakes

    def outcome(self, variant: Variant, state: RoundState) -> Outcome:
        """Big gin, gin, a knock that won, or an undercut, line by line."""
        knocker, defender = state.laid
        ending, winner, lines = self._reckoned(knocker, defender)
        won = sum(line.points for line in lines)
        points = tuple(won if seat == winner else 0 for seat in range(variant.deal.seats))
        return Outcome(ending, winner, points, lines, knocker.seat, state.laid)

    def _reckoned(
        self, knocker: LaidHand, defender: LaidHand
    ) -> tuple[Ending, Seat | None, tuple[ScoreLine, ...]]:
        if knocker.points == 0:
            deadwood = ScoreLine(LineKind.DEADWOOD, defender.points)
            ending, bonus = self._gin(knocker)
            return ending, knocker.seat, (deadwood, bonus)
        if knocker.points < defender.points:
            return Ending.KNOCK, knocker.seat, (_difference(defender, knocker),)
        if knocker.points == defender.points and not self.worth.undercut_on_tie:
            return Ending.KNOCK, None, ()
        bonus = ScoreLine(LineKind.UNDERCUT_BONUS, self.worth.undercut_bonus)
        return Ending.UNDERCUT, defender.seat, (_difference(knocker, defender), bonus)

    def _gin(self, knocker: LaidHand) -> tuple[Ending, ScoreLine]:
        if knocker.big_gin:
            points = self.worth.big_gin_bonus or 0
            return Ending.BIG_GIN, ScoreLine(LineKind.BIG_GIN_BONUS, points)
        return Ending.GIN, ScoreLine(LineKind.GIN_BONUS, self.worth.gin_bonus)


def _difference(higher: LaidHand, lower: LaidHand) -> ScoreLine:
    high, low = higher.points, lower.points
    return ScoreLine(LineKind.DIFFERENCE, high - low, high, low)
