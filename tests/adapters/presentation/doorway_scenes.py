"""The private chat that opens first: what waits for that, and what is found there."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from adapters.presentation.screen import Screen
from adapters.presentation.screens import (
    board_screen,
    challenge_elsewhere,
    games_screen,
    goes_on_screen,
    waiting_screen,
    welcome_screen,
)
from engine.match.actions import Pledge
from engine.match.stages import Lobby
from tests.adapters.presentation.scenes import DEALT, DRAWN, NAMED, board_after, hand_after
from tests.builders import BEN, NORTH, OPENING, SOUTH

OPEN = replace(OPENING, waits_seconds=600)

SCENES: Final[dict[str, Callable[[], Screen]]] = {
    "an open challenge that waits for its challenger": lambda: board_screen(
        board_after(Pledge(BEN), opening=OPEN)
    ),
    "a challenge to somebody that waits for its challenger": lambda: board_screen(
        board_after(Pledge(BEN), opening=NAMED)
    ),
    "a challenge to those who are elsewhere": lambda: challenge_elsewhere(
        board_after(opening=OPEN), Lobby(waits_seconds=600)
    ),
    "nothing waits": welcome_screen,
    "all that waits": lambda: waiting_screen(
        [
            hand_after(NORTH, *DEALT),
            board_after(Pledge(BEN), opening=OPEN),
            hand_after(SOUTH, *DRAWN),
            board_after(opening=NAMED),
        ]
    ),
    "one's tables, with a challenge accepted": lambda: games_screen(
        [board_after(Pledge(BEN), opening=OPEN)]
    ),
    "accepted in the private chat": lambda: goes_on_screen(hand_after(SOUTH, *DEALT)),
}
