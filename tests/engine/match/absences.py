"""Tables at which somebody is not there: their turns, their ends, and what chance may bring."""

from random import Random

import pytest

from engine.match.actions import (
    Action,
    Autopilot,
    ComeBack,
    Depart,
    Expire,
    Play,
    Remind,
    Warn,
)
from engine.match.changes import advance
from engine.match.dated import is_away
from engine.match.stages import Finished, Playing
from engine.match.table import Game, Table, to_act
from engine.opponents.autopilot import Autopilot as Pilot
from engine.round.faults import Fault, NotAllowed
from engine.round.moves import Move
from engine.round.outcome import Seat
from engine.round.play import play
from engine.round.views import player_view
from tests.builders import a_game


def refusal_of(table: Table, action: Action) -> Fault:
    """Why ``action`` is refused."""
    with pytest.raises(NotAllowed) as refusal:
        advance(table, action, a_game())
    return refusal.value.fault


def after(table: Table, *actions: Action) -> Table:
    """The table after ``actions``."""
    for action in actions:
        table = advance(table, action, a_game()).table
    return table


def end_of(table: Table) -> Finished:
    """The end that ``table`` has reached."""
    assert isinstance(table.stage, Finished)
    return table.stage


def missed(table: Table, game: Game | None = None) -> Table:
    """The table after the turn of whoever is waited for has passed."""
    game = game or a_game()
    return advance(table, what_time_does(table, game), game).table


def without(table: Table, *absent: Seat, turns: int) -> Table:
    """The table after so many turns of both, of which the ``absent`` have missed theirs."""
    game = a_game()
    for _ in range(turns):
        action = what_time_does(table, game)
        assert isinstance(action, Autopilot)
        if action.seat not in absent:
            table = advance(table, Play(action.seat, action.moves), game).table
        else:
            table = advance(table, action, game).table
    return table


def what_time_does(table: Table, game: Game) -> Action:
    """What happens when the time of whoever is waited for is up."""
    if not isinstance(table.stage, Playing):
        return Expire()
    (seat,) = to_act(table)
    state, moves = table.rounds[-1].state, list[Move]()
    while state.phase.seat == seat:
        moves.append(Pilot().choose(player_view(game.variant, state, seat), Random(0)))
        state = play(game.variant, state, seat, moves[-1]).state
    return Autopilot(seat, tuple(moves))


def by_chance(table: Table, game: Game, dice: Random) -> Action:
    """Something that may happen to a match under way without anybody's doing.

    Mostly it is somebody's turn that passes; hardly ever somebody leaves, since one who is left
    alone may end the match.
    """
    actions: list[Action] = [what_time_does(table, game), Remind()]
    weights = [100, 10]
    if not table.warned:
        actions.append(Warn())
        weights.append(40)
    for seat, player in enumerate(table.players):
        is_missed = is_away(table, seat) or seat in table.departed
        actions.append(ComeBack(seat) if is_missed else Depart(player.person))
        weights.append(10 if is_missed else 1)
    return dice.choices(actions, weights)[0]
