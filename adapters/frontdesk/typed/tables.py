"""Which of somebody's tables a move in words is meant for."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from adapters.presentation.names import ways_to_call
from adapters.presentation.words.commands import means_computer
from engine.match.boards import BoardView, HandView, board_of
from engine.match.people import Player
from engine.round.views import PlayerView

View = BoardView | HandView


@dataclass(frozen=True, slots=True)
class Turn:
    """A table at which its viewer is to move, with their hand."""

    view: HandView
    hand: PlayerView


def against(views: Sequence[View], name: str) -> list[View]:
    """The tables at which one plays somebody called ``name``, or is challenged by them."""
    return [view for view in views if any(_is_called(one, name) for one in others(view))]


def others(view: View) -> Iterator[Player]:
    """Everybody at a table but the one who sees it."""
    own = view.seat if isinstance(view, HandView) else -1
    return (player for seat, player in enumerate(board_of(view).players) if seat != own)


def turns_of(views: Sequence[View]) -> list[Turn]:
    """The tables at which it is one's turn to move."""
    return [
        Turn(view, view.round)
        for view in views
        if isinstance(view, HandView) and view.round is not None and view.round.moves
    ]


def challenges(views: Sequence[View]) -> list[View]:
    """The challenges of others that wait for an answer."""
    return [view for view in views if isinstance(view, BoardView) and view.lobby is not None]


def choices_of_dealer(views: Sequence[View]) -> list[View]:
    """The tables at which one has to say who deals first."""
    return [view for view in views if _is_awaited(view) and board_of(view).choosing is not None]


def liveliest(views: Sequence[View]) -> View | None:
    """The table to speak of where none is named: one that waits for its viewer, else any match."""
    waiting = [*filter(_is_awaited, views), *challenges(views), *filter(is_under_way, views)]
    return next(iter(waiting), None)


def is_told_apart(views: Sequence[View]) -> bool:
    """Whether a sentence has to say at which of the tables something is: several are played."""
    return sum(map(is_under_way, views)) > 1


def is_under_way(view: View) -> bool:
    """Whether this is a match that has begun, seen by one of its players."""
    return isinstance(view, HandView) and view.board.lobby is None


def _is_called(player: Player, name: str) -> bool:
    if player.computer:
        return means_computer(name)
    return name.casefold() in ways_to_call(player.name)


def _is_awaited(view: View) -> bool:
    return isinstance(view, HandView) and view.seat in view.board.to_act
