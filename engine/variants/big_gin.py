"""Big gin: eleven melded cards laid down without a discard."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from engine.cards.melds import arrangements, deadwood_points
from engine.round.events import WentBigGin
from engine.round.faults import Fault, IllegalMove
from engine.round.knocking import laid_down, laid_open
from engine.round.moves import BigGin, Move
from engine.round.state import Discarding
from engine.round.variant import PhaseRules

if TYPE_CHECKING:
    from engine.round.variant import Spot, Step


@dataclass(frozen=True, slots=True)
class WithBigGin:
    """The same phase as ``rules``, in which eleven melded cards may be laid down all at once.

    Nobody has to: plain gin with one of the eleven thrown, or playing on, stays open.

    Source: classic rules, 4.4.
    """

    rules: PhaseRules[Discarding]

    def legal(self, spot: Spot[Discarding]) -> tuple[Move, ...]:
        """What the phase allows, then every way to lay down all eleven."""
        moves = self.rules.legal(spot)
        hand, melding = spot.state.hands[spot.phase.seat], spot.variant.melding
        if deadwood_points(hand, melding):
            return moves
        ways = arrangements(hand, 0, melding)
        return (*moves, *(BigGin(way.melds) for way in ways))

    def apply(self, spot: Spot[Discarding], move: Move) -> Step:
        """Lay down the hand, or do what the phase allows."""
        if not isinstance(move, BigGin):
            return self.rules.apply(spot, move)
        laid = laid_down(spot, spot.state.hands[spot.phase.seat], move.melds)
        if laid.points:
            raise IllegalMove(Fault.NOT_BIG_GIN, points=laid.points)
        event = WentBigGin(laid.seat, laid.melds)
        return laid_open(spot, None, replace(laid, big_gin=True), event)
