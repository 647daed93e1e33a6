"""The one way in: an action and a table make the next table; a log makes them all."""

from collections.abc import Callable, Iterable
from typing import assert_never

from engine.match.absence import moved, passed, present
from engine.match.actions import (
    AbsenceAction,
    Action,
    AnswerAbort,
    Autopilot,
    BeReady,
    ChooseDealer,
    LobbyAction,
    NewsAction,
    OfferAbort,
    OfferRematch,
    Open,
    Play,
    QuietAction,
    Resign,
)
from engine.match.copying import changed
from engine.match.dealing import dealer_chosen, made_ready
from engine.match.leaving import abort_answered, abort_offered, rematch_offered, resigned
from engine.match.names import informed
from engine.match.opening import answered, opened
from engine.match.playing import played
from engine.match.rules import Rules
from engine.match.table import Change, Game, Table, turn_of
from engine.round.faults import Fault, NotAllowed
from engine.round.outcome import Seat

_AddingAction = QuietAction | NewsAction | BeReady | OfferRematch


def advance(table: Table, action: Action, game: Game) -> Change:
    """What ``action`` makes of ``table``, one version later; ``table`` itself never changes.

    Raises:
        NotAllowed: if the table does not allow it now, or not to this person or seat.
        IllegalMove: if the rules of the round forbid a move.
    """
    # Nearly all actions are moves, so these are asked for first.
    if isinstance(action, Play):
        change = played(moved(_seated(table, action.seat), action.seat), action, game)
    elif isinstance(action, Open):
        raise NotAllowed(Fault.NOT_NOW)
    elif isinstance(action, LobbyAction):
        change = Change(answered(table, action, game))
    elif isinstance(action, AbsenceAction):
        change = passed(table, action, game)
    elif isinstance(action, NewsAction):
        change = Change(informed(table, action))
    else:
        change = Change(_without_moves(_seated(table, action.seat), action, game))
    return Change(_dated(table, change.table, action), change.ended)


def _dated(before: Table, after: Table, action: Action) -> Table:
    """The table one version later, without what was said of the time before."""
    version = before.version + 1
    last_at = before.last_at if after.last is before.last else version
    if not isinstance(action, Play) and _only_adds(before, after, action):
        return changed(after, version=version, last_at=last_at)
    return changed(
        after,
        version=version,
        fresh_from=version,
        last_at=last_at,
        flown=isinstance(action, Autopilot) or (before.flown and after.last is before.last),
        warned=after.warned and turn_of(after) == turn_of(before),
        unready=after.unready if after.unready is not before.unready else (),
    )


def replayed(opening: Open, actions: Iterable[Action], game_of: Callable[[Rules], Game]) -> Table:
    """The table that a log leads to: what opened it, then everything that happened.

    ``game_of`` gives the game that rules are played with; a challenge may change them.

    Raises:
        NotAllowed: if the log was not written by this table and game.
        IllegalMove: likewise.
    """
    table = opened(opening, game_of(opening.rules)).table
    for action in actions:
        table = advance(table, action, game_of(table.rules)).table
    return table


def _only_adds(before: Table, after: Table, action: Action) -> bool:
    """Whether whatever could be pressed before still means the same.

    Getting ready and offering a rematch only add up: that another did so a moment before changes
    nothing for the next, as long as it is the same step that everybody waits in.
    """
    return isinstance(action, _AddingAction) and after.stage.kind == before.stage.kind


def _seated(table: Table, seat: Seat) -> Table:
    """The table with somebody at ``seat``, who has just shown it by acting."""
    if seat not in range(len(table.players)):
        raise NotAllowed(Fault.NOT_AT_TABLE)
    return present(table, seat)


def _without_moves(
    table: Table,
    action: ChooseDealer | BeReady | Resign | OfferAbort | AnswerAbort | OfferRematch,
    game: Game,
) -> Table:
    match action:
        case ChooseDealer():
            return dealer_chosen(moved(table, action.seat), action, game)
        case BeReady():
            return made_ready(table, action, game)
        case Resign() | OfferAbort() | AnswerAbort() | OfferRematch():
            return _left(table, action, game)
        case _:
            assert_never(action)


def _left(
    table: Table, action: Resign | OfferAbort | AnswerAbort | OfferRematch, game: Game
) -> Table:
    match action:
        case Resign():
            return resigned(table, action, game)
        case OfferAbort():
            return abort_offered(table, action, game)
        case AnswerAbort():
            return abort_answered(table, action, game)
        case OfferRematch():
            return rematch_offered(table, action)
        case _:
            assert_never(action)
