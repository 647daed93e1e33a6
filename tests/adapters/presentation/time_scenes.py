"""Moments in which time matters or somebody is not there, each with its screen."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from adapters.presentation.screen import Screen
from adapters.presentation.screens import (
    board_screen,
    draw,
    hand_screen,
    result_screen,
    showdown_screen,
)
from engine.match.actions import (
    Action,
    Autopilot,
    ChangeRules,
    Close,
    Depart,
    Expire,
    OfferRematch,
    Play,
    Warn,
)
from engine.match.boards import BoardView, HandView, TimeView
from engine.match.pace import PACES, PaceKey
from engine.match.rules import Rules
from engine.round.moves import Discard, DrawStock, LayOut, Move, Pass
from engine.service.intents import Look
from tests.adapters.presentation.history_scenes import a_list, a_match, ended
from tests.adapters.presentation.scenes import (
    DEALT,
    DRAWN,
    ENDED,
    KNOCKED,
    NAMED,
    OPEN_RUN,
    PASSES,
    board_after,
    hand_after,
    showdown_after,
)
from tests.adapters.presentation.variant_scenes import SECOND_MATCH
from tests.builders import NORTH, OPENING, SOUTH, plain_card

LIVE: Final = replace(OPENING, rules=Rules(pace="live"), turn_seconds=60)
NOON: Final = 1_795_780_800_000
"""Noon of 27 November 2026, in UTC milliseconds."""
WAITS: Final = TimeView(NOON + 42_000)
"""Forty-two seconds are left."""
LATER: Final = TimeView(NOON, given_back_seconds=250)
"""Four minutes were not counted."""
NIGHT: Final = TimeView(NOON, rests=True)


def thrown(seat: int, *moves: Move) -> Autopilot:
    """A turn that autopilot plays."""
    return Autopilot(seat, moves)


FIRST_AWAY: Final[tuple[Action, ...]] = (
    *DEALT,
    *PASSES,
    thrown(SOUTH, DrawStock(), Discard(plain_card("Qd"))),
)
"""Autopilot has played a turn for Ben."""
AWAY_TWICE: Final[tuple[Action, ...]] = (
    *FIRST_AWAY,
    Play(NORTH, (DrawStock(), Discard(plain_card("Ks")))),
    thrown(SOUTH, DrawStock(), Discard(plain_card("Qs"))),
)
BOTH_AWAY: Final[tuple[Action, ...]] = (
    *FIRST_AWAY,
    thrown(NORTH, DrawStock(), Discard(plain_card("Ks"))),
    thrown(SOUTH, DrawStock(), Discard(plain_card("Qs"))),
)
FORFEITED: Final[tuple[Action, ...]] = (
    *AWAY_TWICE,
    Play(NORTH, (DrawStock(), Discard(plain_card("2c")))),
    thrown(SOUTH, DrawStock(), Discard(plain_card("3c"))),
)
ABANDONED: Final[tuple[Action, ...]] = (
    *BOTH_AWAY,
    thrown(NORTH, DrawStock(), Discard(plain_card("2c"))),
    thrown(SOUTH, DrawStock(), Discard(plain_card("3c"))),
)
ANSWERED: Final[tuple[Action, ...]] = (*KNOCKED, thrown(NORTH, LayOut(OPEN_RUN)))
"""Autopilot has answered Ben's knock, and Ada loses the round."""
UNREADY: Final[tuple[Action, ...]] = (*ENDED, Expire())
LEFT: Final[tuple[Action, ...]] = (*DRAWN, Depart("ada"))
CLOSED: Final = Close("ended", "Cleo")


def timed(view: BoardView, time: TimeView = WAITS) -> BoardView:
    """The view with what its clock says."""
    return replace(view, time=time)


def timed_hand(view: HandView, time: TimeView = WAITS) -> HandView:
    """The same for a hand."""
    return replace(view, board=timed(view.board, time))


def challenged(pace: PaceKey, waits_seconds: int = 600, turn_seconds: int = 0) -> BoardView:
    """A challenge to a match of this pace."""
    seconds = turn_seconds or PACES[pace].turn_seconds
    action = ChangeRules("ada", Rules(pace=pace), waits_seconds, seconds)
    return timed(board_after(action, opening=NAMED))


def board(*actions: Action, time: TimeView = WAITS) -> Screen:
    """The board of a live match."""
    return board_screen(timed(board_after(*actions, opening=LIVE), time))


def hand(seat: int, *actions: Action, time: TimeView = WAITS) -> Screen:
    """A hand of a live match."""
    return hand_screen(timed_hand(hand_after(seat, *actions, opening=LIVE), time))


def over(*actions: Action) -> Screen:
    """The board of a match that has ended."""
    return board_screen(board_after(*actions, opening=LIVE))


def uncounted(seat: int = SOUTH) -> tuple[HandView, ...]:
    """Matches that somebody's absence ended, one of every kind."""
    reasons: tuple[Action, ...] = (CLOSED, Close("place_gone"), Close("person_gone"))
    return (
        hand_after(seat, *FORFEITED),
        hand_after(seat, *ABANDONED),
        *(hand_after(seat, *ENDED, reason) for reason in reasons),
        SECOND_MATCH.then(CLOSED).hand_view(seat),
    )


def series_forfeit() -> tuple[Action, ...]:
    """Three turns of Ada's in a row, in the second match of a series."""
    own, others = ("2d", "9c"), ("7s", "3s")
    turns: list[Action] = [thrown(NORTH, Discard(plain_card("Qd")))]
    for mine, theirs in zip(own, others, strict=True):
        turns.append(Play(SOUTH, (DrawStock(), Discard(plain_card(theirs)))))
        turns.append(thrown(NORTH, DrawStock(), Discard(plain_card(mine))))
    return tuple(turns)


SCENES: Final[dict[str, Callable[[], Screen]]] = {
    "a live challenge": lambda: board_screen(challenged("live")),
    "a casual challenge": lambda: board_screen(challenged("casual")),
    "a slow challenge": lambda: board_screen(challenged("slow", 86_400)),
    "a pace of the bot's own": lambda: board_screen(challenged("live", turn_seconds=45)),
    "a challenge after a break": lambda: board_screen(timed(board_after(opening=NAMED), LATER)),
    "choosing a pace": lambda: draw(hand_after(NORTH, opening=LIVE), look=Look("setup", "p")),
    "a challenge whose challenger left": lambda: board_screen(board_after(Depart("ada"))),
    "a turn with a clock": lambda: board(*DRAWN),
    "a turn with a clock, on the hand": lambda: hand(SOUTH, *DRAWN),
    "a turn with a clock, on the other's hand": lambda: hand(NORTH, *DRAWN),
    "a warning": lambda: board(*DRAWN, Warn()),
    "a warning, on the hand": lambda: hand(SOUTH, *DRAWN, Warn()),
    "a warning, on the other's hand": lambda: hand(NORTH, *DRAWN, Warn()),
    "after a break": lambda: board(*DRAWN, time=LATER),
    "after a break, on the hand": lambda: hand(SOUTH, *DRAWN, time=LATER),
    "at night": lambda: board(*DRAWN, time=NIGHT),
    "autopilot has played a turn": lambda: board(*FIRST_AWAY),
    "autopilot has played a turn, on the hand": lambda: hand(SOUTH, *FIRST_AWAY),
    "autopilot has played a turn, on the other's hand": lambda: hand(NORTH, *FIRST_AWAY),
    "autopilot has passed": lambda: board(*DEALT, thrown(SOUTH, Pass())),
    "autopilot has played two turns, on the hand": lambda: hand(SOUTH, *AWAY_TWICE),
    "autopilot plays for both": lambda: board(*BOTH_AWAY),
    "autopilot has answered a knock": lambda: board(*ANSWERED),
    "autopilot has answered a knock, the showdown": lambda: showdown_screen(
        showdown_after(*ANSWERED)
    ),
    "a match in which autopilot has played": lambda: a_match(hand_after(SOUTH, *ANSWERED)),
    "dealt without waiting": lambda: board(*UNREADY),
    "dealt without waiting, on the hand": lambda: hand(SOUTH, *UNREADY),
    "somebody has left": lambda: board(*LEFT),
    "somebody has left, on their hand": lambda: hand(NORTH, *LEFT),
    "somebody has left, calling it off": lambda: draw(
        hand_after(SOUTH, *LEFT, opening=LIVE), look=Look("abort")
    ),
    "a match forfeited": lambda: over(*FORFEITED),
    "a match forfeited, on the hand": lambda: hand_screen(hand_after(SOUTH, *FORFEITED)),
    "the result of a forfeit": lambda: result_screen(board_after(*FORFEITED)),
    "the result of a forfeited series": lambda: SECOND_MATCH.then(*series_forfeit()).result(),
    "a match that nobody played on": lambda: over(*ABANDONED),
    "a match ended by somebody who may": lambda: over(*ENDED, CLOSED),
    "a series ended by somebody who may": SECOND_MATCH.then(CLOSED).board,
    "a match whose place is gone": lambda: over(*DRAWN, Close("place_gone")),
    "a match whose player is gone, on the hand": lambda: hand_screen(
        hand_after(SOUTH, *DRAWN, Close("person_gone"))
    ),
    "an offered rematch with a clock": lambda: board(*ENDED, CLOSED, OfferRematch(NORTH)),
    "a rematch that nobody took": lambda: over(*ENDED, CLOSED, OfferRematch(NORTH), Expire()),
    "matches that absence ended": lambda: a_list(ended(*uncounted())),
    "the same, of the other": lambda: a_list(ended(*uncounted(NORTH))),
}
