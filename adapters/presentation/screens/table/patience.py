"""What a reader can do without for a while: half a turn of another's, and what soon changes.

Where a platform counts messages, a message is brought up once instead of twice. Nothing is lost by
it: the line of what happened last tells a turn from its beginning.
"""

from dataclasses import replace
from typing import Final

from adapters.presentation.screen import Screen
from engine.match.boards import BoardView, HandView
from engine.round.events import DiscardTaken, StockDrawn
from engine.round.outcome import Seat

HALF_A_TURN_SECONDS: Final = 60
"""While somebody who has drawn thinks about the discard, nobody else can do anything."""
COMPUTER_SECONDS: Final = 5
"""A computer player moves within a moment."""
WATCHED_SECONDS: Final = 20
"""Who looks on while somebody plays against a computer need not see each of its turns."""


def patient_board(screen: Screen, view: BoardView) -> Screen:
    """The board's ``screen``, which says how long it may wait."""
    if _is_against_computer(view) and view.round is not None and _is_in_play(view):
        return replace(screen, may_wait=WATCHED_SECONDS)
    return _patient(screen, view, None)


def patient_hand(screen: Screen, view: HandView) -> Screen:
    """The ``screen`` of a hand, which says how long it may wait."""
    board = view.board
    if _is_in_play(board) and any(board.players[seat].computer for seat in board.to_act):
        return replace(screen, may_wait=COMPUTER_SECONDS)
    return _patient(screen, board, view.seat)


def _patient(screen: Screen, view: BoardView, reader: Seat | None) -> Screen:
    """Half a turn of another's may wait, where its beginning is all that is new."""
    if not _is_half_a_turn(view) or view.to_act == (reader,):
        return screen
    return replace(screen, may_wait=HALF_A_TURN_SECONDS, may_wait_from=view.version - 1)


def _is_half_a_turn(view: BoardView) -> bool:
    last = view.last[-1] if view.last else None
    if not isinstance(last, StockDrawn | DiscardTaken) or view.last_at != view.version:
        return False
    return _is_in_play(view) and view.to_act == (last.seat,)


def _is_in_play(view: BoardView) -> bool:
    """Whether a round goes on, and nobody is asked anything else."""
    stages = (view.lobby, view.choosing, view.readying, view.finished)
    return all(stage is None for stage in stages) and view.abort_offer is None


def _is_against_computer(view: BoardView) -> bool:
    return any(player.computer for player in view.players)
