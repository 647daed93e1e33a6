"""Events into one line each."""

from collections.abc import Sequence
from typing import assert_never

from adapters.presentation.seats import Called, called
from adapters.presentation.texts import Text, hyphened, text
from engine.match.boards import BoardView
from engine.match.people import Player
from engine.round.events import (
    Dealt,
    Declared,
    Discarded,
    DiscardTaken,
    Event,
    Knocked,
    LaidOff,
    LaidOut,
    Passed,
    RoundEnded,
    StockDrawn,
    WentBigGin,
)

_Moved = (
    Passed
    | StockDrawn
    | DiscardTaken
    | Discarded
    | Knocked
    | WentBigGin
    | Declared
    | LaidOff
    | LaidOut
)
"""What somebody has done in their turn."""
_Ending = Knocked | WentBigGin | Declared | LaidOff | LaidOut | RoundEnded


def narrate(event: Event, players: Sequence[Player]) -> Text:
    """What happened, in one line."""
    match event:
        case Dealt(dealer, upcard):
            return text("event-dealt", name=called(players[dealer]), card=upcard)
        case Passed(seat):
            return text("event-passed", name=called(players[seat]))
        case StockDrawn(seat):
            return text("event-stock-drawn", name=called(players[seat]))
        case DiscardTaken(seat, card):
            return text("event-discard-taken", name=called(players[seat]), card=card)
        case Discarded(seat, card):
            return text("event-discarded", name=called(players[seat]), card=card)
        case _:
            return _end(event, players)


def last_line(view: BoardView) -> Text | None:
    """What happened last, in one line; None where nothing has yet.

    A whole turn that came at once, as a computer player's does, is told as one; what autopilot
    did is told as its own.
    """
    line = told(view.last, view.players)
    return text("event-autopilot", what=line) if line and _is_autopilots(view) else line


def _is_autopilots(view: BoardView) -> bool:
    """Whether autopilot made the last move, whoever has come back since."""
    last = view.last[-1] if view.last else None
    return isinstance(last, _Moved) and view.flown


def told(events: Sequence[Event], players: Sequence[Player]) -> Text | None:
    """Several events in the one line that matters most."""
    match events:
        case []:
            return None
        case [*_, StockDrawn(seat), Discarded(thrower, card)] if seat == thrower:
            return text("event-turn-stock", name=called(players[seat]), card=card)
        case [*_, DiscardTaken(seat, taken), Discarded(thrower, card)] if seat == thrower:
            name = called(players[seat])
            return text("event-turn-discard", name=name, taken=taken, card=card)
        case _:
            return narrate(events[-1], players)


def _end(event: _Ending, players: Sequence[Player]) -> Text:
    match event:
        case LaidOff(seat, card, _):
            return text("event-laid-off", name=called(players[seat]), card=card)
        case LaidOut(seat, points):
            return text("event-laid-out", name=called(players[seat]), points=points)
        case RoundEnded():
            return _result(event, players)
        case Knocked() | WentBigGin() | Declared():
            return _laid_down(event, called(players[event.seat]))
        case _:
            assert_never(event)


def _laid_down(event: Knocked | WentBigGin | Declared, name: Called) -> Text:
    match event:
        case WentBigGin():
            return text("event-big-gin", name=name)
        case Declared(points=points):
            return text("event-declared", name=name, points=points)
        case Knocked(points=0):
            return text("event-gin", name=name)
        case Knocked(points=points):
            return text("event-knocked", name=name, points=points)
        case _:
            assert_never(event)


def _result(event: RoundEnded, players: Sequence[Player]) -> Text:
    if event.winner is None:
        return text(f"result-{hyphened(event.ending)}-nobody")
    name: Called = called(players[event.winner])
    return text(f"result-{hyphened(event.ending)}", name=name, points=event.points)
