"""Oklahoma: the card that opens the discard pile rules the knock and what the round is worth."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from engine.cards.card import Rank, Suit
from engine.round.outcome import Ending, LineKind, Outcome, ScoreLine
from engine.round.variant import Scoring

if TYPE_CHECKING:
    from engine.round.outcome import Worth
    from engine.round.state import RoundState
    from engine.round.variant import Variant

_HIGHEST: Final = 10
_DOUBLED: Final = 2
_EXTRA_BOXES: Final = {Ending.UNDERCUT: 1, Ending.GIN: 2}


@dataclass(frozen=True, slots=True)
class UpcardLimit:
    """The opening card's rank is the limit, a court card's 10 and an ace's ``ace_points``.

    It stays so when the card is buried, whoever takes it.

    Source: classic rules, 4.1.
    """

    ace_points: int = 0

    def limit(self, state: RoundState) -> int:
        """The limit of a round just dealt."""
        rank = state.opening_card.rank
        return self.ace_points if rank is Rank.ACE else min(rank, _HIGHEST)


@dataclass(frozen=True, slots=True)
class SpadeDoubles:
    """What ``scoring`` says, twice where a spade opens the discard pile; boxes stay as they are.

    Source: classic rules, 4.1.
    """

    scoring: Scoring

    @property
    def worth(self) -> Worth:
        """The numbers before any doubling."""
        return self.scoring.worth

    def stakes(self, state: RoundState) -> int:
        """Twice what they are without the spade."""
        return self.scoring.stakes(state) * (_DOUBLED if _is_spade(state) else 1)

    def outcome(self, variant: Variant, state: RoundState) -> Outcome:
        """The same ending with a line more, for as many points again."""
        outcome = self.scoring.outcome(variant, state)
        won = max(outcome.points)
        if not won or not _is_spade(state):
            return outcome
        return replace(
            outcome,
            points=tuple(points * _DOUBLED for points in outcome.points),
            lines=(*outcome.lines, ScoreLine(LineKind.DOUBLED, won)),
        )


@dataclass(frozen=True, slots=True)
class ExtraBoxes:
    """What ``scoring`` says, with one box more for an undercut and two more for gin.

    Source: classic rules, 4.1 and 8.1.
    """

    scoring: Scoring

    @property
    def worth(self) -> Worth:
        """The numbers of ``scoring``."""
        return self.scoring.worth

    def stakes(self, state: RoundState) -> int:
        """The stakes of ``scoring``."""
        return self.scoring.stakes(state)

    def outcome(self, variant: Variant, state: RoundState) -> Outcome:
        """The same ending with its boxes."""
        outcome = self.scoring.outcome(variant, state)
        return replace(outcome, boxes=outcome.boxes + _EXTRA_BOXES.get(outcome.ending, 0))


def _is_spade(state: RoundState) -> bool:
    return state.opening_card.suit is Suit.SPADES
