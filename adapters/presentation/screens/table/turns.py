"""Whom everybody waits for, and for what: on the board, and to the one who is waited for."""

from typing import Final

from adapters.presentation.seats import called, seat_names
from adapters.presentation.texts import Text, hyphened, text
from engine.match.boards import BoardView, HandView
from engine.match.stages import Lobby
from engine.round.moves import DRAW_DISCARD, Declare
from engine.round.views import PlayerView, SpectatorView

_FIRST_TURN: Final = "first-turn"
_LAST_DISCARD: Final = "answering-last-discard"


def turn_line(view: BoardView) -> Text:
    """Whom everybody waits for, and for what."""
    if view.lobby is not None:
        return _challenge_line(view, view.lobby)
    if view.finished is not None:
        return text("turn-series-over" if is_series(view) else "turn-match-over")
    if not view.to_act:
        return text("turn-nobody")
    name = seat_names(view.players, view.to_act)
    if view.choosing is not None:
        return text("turn-choosing", name=name)
    if view.readying is not None or view.round is None:
        return text("turn-readying", name=name)
    return text(f"turn-{_awaited(view.round)}", name=name)


def status_line(view: HandView) -> Text:
    """Whom everybody waits for; the reader is told what to do."""
    board = view.board
    if view.seat not in board.to_act:
        return turn_line(board)
    if board.choosing is not None:
        return text("your-turn-choosing")
    if board.readying is not None or view.round is None:
        return text("your-turn-readying")
    return text(f"your-turn-{_asked(view.round)}")


def is_series(view: BoardView) -> bool:
    """Whether it takes more than one match to win."""
    return view.sheet_rules.matches_to_win > 1


def _challenge_line(view: BoardView, lobby: Lobby) -> Text:
    if lobby.pledged is None:
        return text("turn-challenge")
    return text("turn-pledged", name=called(view.players[0]))


def _awaited(public: SpectatorView) -> str:
    """What the round waits for, as a part of a catalog key."""
    if public.must_end:
        return "ending-round"
    if public.knocked is not None and not public.knocked.points:
        return "laying-off-gin"
    return hyphened(public.awaiting)


def _asked(hand: PlayerView) -> str:
    """The same for the holder, who knows what the hand allows."""
    awaited = _awaited(hand.public)
    if awaited == _FIRST_TURN and any(isinstance(move, Declare) for move in hand.moves):
        return "first-turn-declare"
    if awaited == _LAST_DISCARD and DRAW_DISCARD not in hand.moves:
        return "leaving-last-discard"
    return awaited
