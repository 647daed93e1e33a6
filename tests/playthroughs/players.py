"""Two plain players whose every choice is fixed, so that a match can be recorded."""

from engine.cards.melds import best_defence, best_discard, deadwood_points
from engine.match.actions import Action, BeReady, ChooseDealer, Play
from engine.match.stages import ChoosingDealer, Readying
from engine.match.table import Game, Table, to_act
from engine.round.moves import (
    BigGin,
    Declare,
    Discard,
    DrawDiscard,
    DrawStock,
    LayOff,
    LayOut,
    Move,
    Pass,
)
from engine.round.play import legal_moves
from engine.round.state import Discarding, LayingOff, RoundState

SATISFIED_POINTS = (10, 0)
"""With how much deadwood each seat ends a round: as soon as it may; with nothing but gin."""


def next_action(table: Table, game: Game) -> Action:
    """What the first awaited seat does: never deal, be ready, play."""
    seat = to_act(table)[0]
    if isinstance(table.stage, ChoosingDealer):
        return ChooseDealer(seat, deals=False)
    if isinstance(table.stage, Readying):
        return BeReady(seat)
    state = table.rounds[-1].state
    return Play(seat, _moves(state, legal_moves(game.variant, state, seat)))


def _moves(state: RoundState, legal: tuple[Move, ...]) -> tuple[Move, ...]:
    phase = state.phase
    assert phase.seat is not None
    if isinstance(phase, LayingOff):
        return _defence(state, phase)
    if isinstance(phase, Discarding):
        return (_farewell(state, phase, legal),)
    declared = next((move for move in legal if isinstance(move, Declare)), None)
    if declared and deadwood_points(state.hands[phase.seat]) <= SATISFIED_POINTS[phase.seat]:
        return (declared,)
    if DrawDiscard() in legal and _upcard_helps(state):
        return (DrawDiscard(),)
    return (Pass() if Pass() in legal else DrawStock(),)


def _upcard_helps(state: RoundState) -> bool:
    """Whether the upcard lowers the deadwood by more than five points."""
    assert state.phase.seat is not None
    hand, upcard = state.hands[state.phase.seat], state.discard_pile[-1].bit
    return best_discard(hand | upcard, upcard)[1] < deadwood_points(hand) - 5


def _farewell(state: RoundState, phase: Discarding, legal: tuple[Move, ...]) -> Move:
    """Big gin, gin, or the first knock that satisfies the seat, else the best card to throw."""
    endings = [move for move in legal if not isinstance(move, Discard)]
    if endings and isinstance(endings[-1], BigGin):
        return endings[-1]
    barred = phase.drawn.bit if phase.taken else 0
    card, points = best_discard(state.hands[phase.seat], barred)
    if endings and points <= SATISFIED_POINTS[phase.seat]:
        return endings[0]
    return Discard(card)


def _defence(state: RoundState, phase: LayingOff) -> tuple[Move, ...]:
    best = best_defence(state.melds, state.hands[phase.seat])
    layoffs = (LayOff(layoff.card, layoff.meld) for layoff in best.layoffs)
    return (*layoffs, LayOut(best.melds))
