"""Whom a look at a table is for, and when what it would show makes no sense any more."""

from typing import Final

from engine.match.boards import BoardView, HandView, board_of
from engine.match.dated import is_fresh
from engine.round.faults import Fault, NotAllowed
from engine.service.intents import Look
from engine.service.ports import Person

_FOR_PLAYERS: Final = {"hand", "knock", "defend", "discard", "resign", "abort"}
"""Looks that only somebody at the table can mean."""
_SPOILED_BY_CHANGE: Final = {"knock", "defend", "discard"}
"""Looks that hold a half-made choice, which a change of the table makes meaningless."""

_OF_A_MATCH: Final = {*_SPOILED_BY_CHANGE, "resign", "abort"}
"""Looks that only make sense while the match goes on."""


def check_look(view: BoardView | HandView, look: Look) -> None:
    """See to it that the reader of ``view`` is somebody whom a look is for.

    Raises:
        NotAllowed: if they are not.
    """
    if look.screen in _FOR_PLAYERS and not isinstance(view, HandView):
        raise NotAllowed(Fault.NOT_AT_TABLE)
    board = board_of(view)
    if look.screen == "end" and isinstance(view, HandView) and is_under_way(board):
        raise NotAllowed(Fault.ENDS_OWN)
    waits = board.lobby is not None
    if look.screen == "setup" and waits and not isinstance(view, HandView):
        raise NotAllowed(Fault.CHALLENGERS_RULES)


def is_under_way(board: BoardView) -> bool:
    """Whether a match has begun here and is not over."""
    return board.lobby is None and board.finished is None


def is_spoiled(board: BoardView, look: Look, version: int) -> bool:
    """Whether what a look of this version would show belongs to a table that has moved on."""
    if look.screen == "setup":
        return board.lobby is None
    return look.screen in _SPOILED_BY_CHANGE and not is_fresh(board, version)


def is_over(board: BoardView, look: Look) -> bool:
    """Whether a look asks about a move or an end of a match that has ended."""
    return board.finished is not None and look.screen in _OF_A_MATCH


def may_accept(view: BoardView | HandView, person: Person) -> bool:
    """Whether ``view`` is a challenge that this reader of it could accept."""
    if isinstance(view, HandView) or view.lobby is None or view.lobby.solo:
        return False
    return view.lobby.invited in ("", person.id)
