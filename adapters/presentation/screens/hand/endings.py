"""How the reader may end the round now, and why a move that is not legal has to wait."""

from collections.abc import Sequence
from typing import Final, Literal

from adapters.presentation.screens.table.match_ends import over_line
from adapters.presentation.texts import Text, text
from engine.match.boards import HandView
from engine.round.moves import BigGin, Declare, DrawStock, Gin, Knock, Move
from engine.round.views import PlayerView

EndingMove = Knock | Gin | BigGin | Declare
"""What lays a hand open and ends the round."""
Wanted = Literal["knock", "gin", "big"]
"""The ways to end a round that have a button of their own."""

_FIRST_TURN: Final = "first_turn"
_LAST_DISCARD: Final = "answering_last_discard"
_DISCARDING: Final = "discarding"


def moves_of(view: HandView) -> Sequence[Move]:
    """The legal moves of the reader, none when there is no hand."""
    return () if view.round is None else view.round.moves


def is_wanted(hand: PlayerView, move: Move, wanted: Wanted) -> bool:
    """Whether ``move`` is what the button for ``wanted`` asks for.

    A hand laid down as dealt is a knock, whatever it leaves, and gin too where nothing is left.
    """
    match move:
        case Declare():
            return wanted == "knock" or (wanted == "gin" and not hand.points)
        case Knock():
            return wanted == "knock"
        case Gin():
            return wanted == "gin"
        case BigGin():
            return wanted == "big"
        case _:
            return False


def can_end(view: HandView, wanted: Wanted) -> bool:
    """Whether the reader may end the round so."""
    hand = view.round
    return hand is not None and any(is_wanted(hand, move, wanted) for move in hand.moves)


def is_first_turn(view: HandView) -> bool:
    """Whether the round waits for a first turn in which a hand may be laid down as dealt."""
    return view.board.round is not None and view.board.round.awaiting == _FIRST_TURN


def plays_big_gin(view: HandView) -> bool:
    """Whether eleven melded cards may be laid down at this table."""
    return view.round is not None and view.round.worth.big_gin_bonus is not None


def why_not(view: HandView) -> Text:
    """What a move waits for."""
    if view.board.finished is not None:
        return over_line(view.board)
    if view.board.round is None or view.board.readying is not None:
        return text("why-no-round")
    return text("why-not-now" if view.seat in view.board.to_act else "why-not-your-turn")


def why_no_draw(view: HandView, move: Move) -> Text:
    """Why a card can not be had, or not be left."""
    if _awaits(view, _LAST_DISCARD):
        return text("why-stock-spent" if isinstance(move, DrawStock) else "why-no-last-discard")
    return why_not(view)


def why_no_end(view: HandView, wanted: Wanted) -> Text:
    """Why the round can not be ended so."""
    limit = None if view.round is None else view.round.public.knock_limit
    if wanted == "big":
        return text("why-no-big-gin") if _awaits(view, _DISCARDING) else why_not(view)
    if _awaits(view, _FIRST_TURN):
        if wanted == "knock" and limit:
            return text("why-no-declare", limit=limit)
        return text("why-no-declare-gin")
    if not _awaits(view, _DISCARDING):
        return why_not(view)
    return text("why-no-gin") if wanted == "gin" else _why_no_knock(view, limit)


def _why_no_knock(view: HandView, limit: int | None) -> Text:
    if not limit:
        return text("why-gin-only")
    if can_end(view, "gin"):
        return text("why-that-is-gin")
    return text("why-no-knock", limit=limit)


def _awaits(view: HandView, kind: str) -> bool:
    """Whether this kind of move is awaited, and of the reader."""
    awaited = view.board.round is not None and view.board.round.awaiting == kind
    return awaited and view.seat in view.board.to_act
