"""Moves in a round, and what a round's end does to the match."""

from dataclasses import replace

from engine.match.actions import Play
from engine.match.copying import changed
from engine.match.dealing import dealt_when_ready, next_readying
from engine.match.leaving import finished
from engine.match.sheet import (
    MatchEnd,
    blank_sheet,
    entered,
    leader_at_target,
    matches_won,
    settled,
)
from engine.match.stages import Finished, Playing
from engine.match.table import Change, Game, RoundInPlay, Table, awaited
from engine.round.events import DiscardTaken, Event, StockDrawn
from engine.round.faults import Fault, IllegalMove
from engine.round.outcome import Outcome, Seat
from engine.round.play import play
from engine.round.state import Over


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
    current = changed(current, state=state)
    last = (*_begun(table.last, action.seat), *events)
    after = changed(table, rounds=(*table.rounds[:-1], current), last=last)
    if not isinstance(state.phase, Over):
        return Change(after)
    outcome = state.phase.outcome
    return Change(_written(after, current, outcome, game), (outcome,))


def _begun(last: tuple[Event, ...], seat: Seat) -> tuple[Event, ...]:
    """What ``seat`` has done in this turn before: drawn, or nothing.

    Whoever did not see it meanwhile has to hear of it with what follows.
    """
    match last:
        case (*_, StockDrawn(drawer) | DiscardTaken(drawer)) if drawer == seat:
            return last[-1:]
        case _:
            return ()


def _written(table: Table, ended: RoundInPlay, outcome: Outcome, game: Game) -> Table:
    """The table with the round on its sheet: settled, or waiting for the next deal.

    A match that decides no series yet is followed by the next one, on a blank sheet. The deal goes
    on from match to match as it does from round to round.
    """
    rules = game.sheet_rules
    sheet = entered(table.sheet, rules, ended.number, outcome, table.autopilot)
    after = replace(table, sheet=sheet, autopilot=())
    winner = leader_at_target(sheet, rules)
    if winner is not None:
        settlement = settled(sheet, rules, winner)
        after = replace(after, matches=(*table.matches, MatchEnd(sheet, settlement)))
        if matches_won(after.matches, table.capacity)[winner] >= rules.matches_to_win:
            return finished(after, Finished("won", settlement=settlement))
        after = replace(after, sheet=blank_sheet(table.capacity))
    dealer = game.seating.dealer_after(ended.state.dealer, outcome)
    return dealt_when_ready(after, next_readying(after, ended.number + 1, dealer), game)
