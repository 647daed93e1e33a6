"""What the clock of a table says, and who is not there: on the board, and to the one concerned."""

from collections.abc import Iterator

from adapters.presentation.pace_terms import rough_span
from adapters.presentation.screen import Block, Countdown, Line
from adapters.presentation.seats import called, seat_names
from adapters.presentation.texts import Text, text
from engine.match.boards import BoardView, HandView
from engine.match.dated import is_away
from engine.match.pace import AUTOPILOT_TURNS
from engine.round.outcome import Seat


def board_clock(view: BoardView) -> Iterator[Block]:
    """The time of whoever is waited for, and who is away, for everybody."""
    yield from _time(view)
    if view.warned and view.to_act:
        yield Line(text("clock-warned", name=seat_names(view.players, view.to_act)), "strong")
    yield from _absences(view)


def hand_clock(view: HandView) -> Iterator[Block]:
    """The same for one of those at the table, who is spoken to."""
    board, seat = view.board, view.seat
    yield from _time(board, reader=seat)
    if board.warned and board.to_act == (seat,):
        yield Line(text("clock-warned-you"), "strong")
    elif board.warned and board.to_act:
        yield Line(text("clock-warned", name=seat_names(board.players, board.to_act)), "quiet")
    yield from _absences(board, reader=seat)


def challenge_clock(view: BoardView) -> Iterator[Block]:
    """How long a challenge stands, and what was not counted of that."""
    yield from _offer(view, "countdown-challenge")


def rematch_clock(view: BoardView) -> Iterator[Block]:
    """The same of the offer of a rematch, once the match is over."""
    if view.finished is not None:
        yield from _offer(view, "countdown-rematch")


def is_played_for(view: BoardView, seat: Seat) -> bool:
    """Whether autopilot plays for ``seat``, until somebody there presses anything."""
    return view.finished is None and is_away(view, seat)


def played_for(view: BoardView) -> tuple[Seat, ...]:
    """The seats that autopilot plays for."""
    return tuple(seat for seat in range(len(view.players)) if is_played_for(view, seat))


def _offer(view: BoardView, key: str) -> Iterator[Block]:
    if view.time is not None:
        yield Countdown(text(key), view.time.until)
        yield from _given_back(view)


def _time(view: BoardView, reader: Seat | None = None) -> Iterator[Block]:
    if view.time is None:
        return
    if view.time.rests:
        # What counts down would run through the night.
        yield Line(text("clock-rests", name=seat_names(view.players, view.to_act)), "quiet")
    else:
        yield Countdown(_left(view, reader), view.time.until, view.turn_seconds)
    yield from _given_back(view)


def _given_back(view: BoardView) -> Iterator[Line]:
    if view.time is not None and view.time.given_back_seconds:
        away = rough_span(view.time.given_back_seconds)
        yield Line(text("clock-given-back", span=away))


def _left(view: BoardView, reader: Seat | None) -> Text:
    """What the time that runs is for."""
    if view.readying is not None:
        return text("countdown-ready")
    if view.to_act == (reader,):
        return text("countdown-you")
    return text("countdown-turn", name=seat_names(view.players, view.to_act))


def _absences(view: BoardView, reader: Seat | None = None) -> Iterator[Line]:
    """Who is played for, was not waited for, or has left, while the match goes on."""
    for seat in played_for(view):
        yield _away(view, seat, is_reader=seat == reader)
    yield from _missed(view, reader)
    if reader in view.unready:
        yield Line(text("unready-you"))
    elif view.unready:
        yield Line(text("unready", name=seat_names(view.players, view.unready)), "quiet")
    for seat in view.departed:
        yield _departed(view, seat, reader)


def _missed(view: BoardView, reader: Seat | None) -> Iterator[Line]:
    """The turns that the reader has missed, who is back and has not moved yet."""
    if reader is None or view.finished is not None or is_played_for(view, reader):
        return
    if view.missed and view.missed[reader]:
        blanks = {"turns": view.missed[reader], "most": AUTOPILOT_TURNS}
        yield Line(text("missed-you", **blanks))


def _away(view: BoardView, seat: Seat, *, is_reader: bool) -> Line:
    turns = view.missed[seat]
    blanks = {"turns": turns, "most": AUTOPILOT_TURNS, "left": AUTOPILOT_TURNS - turns}
    if is_reader:
        return Line(text("away-you", **blanks), "strong")
    return Line(text("away", name=called(view.players[seat]), **blanks), "strong")


def _departed(view: BoardView, seat: Seat, reader: Seat | None) -> Line:
    if seat == reader:
        return Line(text("departed-you"), "strong")
    key = "departed" if reader is None else "departed-other"
    return Line(text(key, name=called(view.players[seat])), "strong")
