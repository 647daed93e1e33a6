"""How a match, a series or a challenge ended, and whether it may be played again."""

from collections.abc import Iterator
from typing import Final

from adapters.presentation.screen import Line
from adapters.presentation.screens.table.turns import is_series
from adapters.presentation.seats import called, seat_names
from adapters.presentation.texts import Name, Text, hyphened, text
from engine.match.boards import BoardView
from engine.match.sheet import Settlement, matches_won
from engine.match.stages import PLAYED, Finished
from engine.round.outcome import Seat

_GIVEN_UP: Final = frozenset({"resigned", "forfeited"})
"""Ends in mid-play that gave somebody the match."""


def can_be_repeated(view: BoardView) -> bool:
    """Whether the same match can be played again; a challenge that was closed was none."""
    finished = view.finished
    return finished is not None and finished.reason in PLAYED and not _was_challenge(view)


def rematch_has_begun(finished: Finished, capacity: int) -> bool:
    """Whether everybody has agreed to the rematch, so that it is played at a table of its own."""
    return len(finished.rematch) == capacity


def why_no_rematch(view: BoardView, seat: Seat | None = None) -> Text | None:
    """Why whoever sits at ``seat``, or anybody, can not ask for a rematch; None if they can."""
    finished = view.finished
    if finished is None or not can_be_repeated(view):
        return text("why-no-rematch")
    if rematch_has_begun(finished, view.capacity):
        return text("why-rematch-begun")
    return text("why-rematch-offered") if seat in finished.rematch else None


def is_given_up(finished: Finished) -> bool:
    """Whether somebody was given the match in mid-play."""
    return finished.reason in _GIVEN_UP


def over_line(view: BoardView) -> Text:
    """The result of what is over, for whoever would go on with it."""
    if view.finished is None:
        return text("turn-match-over")
    settlement = view.finished.settlement
    if view.finished.reason != "won" or settlement is None or is_series(view):
        return _how_it_ended(view, view.finished)
    won, *others = sorted(view.sheet.scores, reverse=True)
    name = called(view.players[settlement.winner])
    return text("over-won", name=name, won=won, lost=max(others, default=0))


def finished_lines(view: BoardView) -> Iterator[Line]:
    """How the match ended, and who would play again."""
    if view.finished is None:
        return
    yield Line(_how_it_ended(view, view.finished), "strong")
    if rematch_has_begun(view.finished, view.capacity):
        yield Line(text("rematch-begun"))
    elif view.finished.rematch:
        again = seat_names(view.players, view.finished.rematch)
        yield Line(text("rematch-offered", name=again))
    if view.finished.gone is not None:
        name = called(view.players[view.finished.gone])
        yield Line(text("rematch-gone", name=name), "quiet")
    elif view.finished.lapsed:
        yield Line(text("rematch-lapsed"), "quiet")


def _how_it_ended(view: BoardView, finished: Finished) -> Text:
    key = f"ended-{hyphened(finished.reason)}"
    if is_series(view) and can_be_repeated(view):
        key = f"{key}-series"
    if finished.reason == "ended" and _was_challenge(view):
        key = "ended-ended-challenge"
    if finished.reason == "ended":
        return text(key, name=Name(finished.name))
    if finished.settlement is None:
        return text(key)
    return _won(view, finished, finished.settlement, key)


def _was_challenge(view: BoardView) -> bool:
    """Whether nobody had come yet when this ended."""
    return len(view.players) < view.capacity


def _won(view: BoardView, finished: Finished, settlement: Settlement, key: str) -> Text:
    winner = called(view.players[settlement.winner])
    if finished.by is not None:
        loser = called(view.players[finished.by])
        return text(key, name=winner, loser=loser, points=settlement.payment)
    if is_series(view):
        return _series_won(view, settlement)
    # Whoever wins the match and pays is told so where it is settled.
    return text(key, name=winner, points=max(settlement.payment, 0))


def _series_won(view: BoardView, last: Settlement) -> Text:
    won = matches_won(view.matches, len(view.players))
    name, best = called(view.players[last.winner]), won[last.winner]
    return text("ended-won-series", name=name, won=best, lost=sum(won) - best)
