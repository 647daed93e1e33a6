"""Moves in a round, and what a round's end does to the match."""

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.match.actions import Play
from engine.match.dealing import dealt_when_ready, next_readying
from engine.match.leaving import finished
from engine.match.sheet import entered, leader_at_target, settled
from engine.match.stages import Finished, Playing
from engine.match.table import Change, Game, RoundInPlay, Table, awaited
from engine.round.faults import Fault, IllegalMove
from engine.round.outcome import Outcome
from engine.round.play import play
from engine.round.state import Over

if TYPE_CHECKING:
    from engine.round.events import Event


def played(table: Table, action: Play, game: Game) -> Change:
    """The table after all of the moves; a round that they end is written on the sheet.

    Raises:
        NotAllowed: if no round is in play.
        IllegalMove: if the rules forbid one of the moves, or there is none; none counts then.
    """
    awaited(table, Playing)
    if not action.moves:
        raise IllegalMove(Fault.MOVE_NOT_NOW)
    current = table.rounds[-1]
    state = current.state
    events: tuple[Event, ...] = ()
    for move in action.moves:
        step = play(game.variant, state, action.seat, move)
        state, events = step.state, events + step.events
    current = replace(current, state=state)
    after = replace(table, rounds=(*table.rounds[:-1], current), last=events)
    if not isinstance(state.phase, Over):
        return Change(after)
    outcome = state.phase.outcome
    return Change(_written(after, current, outcome, game), (outcome,))


def _written(table: Table, ended: RoundInPlay, outcome: Outcome, game: Game) -> Table:
    """The table with the round on its sheet: settled, or waiting for the next deal."""
    sheet = entered(table.sheet, game.sheet_rules, ended.number, outcome)
    after = replace(table, sheet=sheet)
    winner = leader_at_target(sheet, game.sheet_rules)
    if winner is not None:
        return finished(
            after, Finished("won", settlement=settled(sheet, game.sheet_rules, winner))
        )
    dealer = game.seating.dealer_after(ended.state.dealer, outcome)
    return dealt_when_ready(after, next_readying(after, ended.number + 1, dealer), game)
