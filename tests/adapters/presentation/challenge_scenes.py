"""Challenges and the pages on which their rules are changed, each with its screen."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from adapters.presentation.screen import Screen
from adapters.presentation.screens import board_screen, draw, games_screen
from engine.match.actions import ChangeRules
from engine.match.rules import Rules
from engine.service.intents import Look
from tests.adapters.presentation.scenes import NAMED, board_after, hand_after
from tests.builders import NORTH, OPENING

SOLO = replace(OPENING, solo=True, waits_seconds=600)
ALONE = replace(SOLO, places=())
"""Ada has yet to choose a computer player, in a place or in private."""
CHANGED = Rules("remik", 150, (("oklahoma", True), ("spade_double", False)))


def setup(rules: Rules, choice: str = "") -> Screen:
    """A page on which Ada changes a challenge to these ``rules``."""
    view = hand_after(NORTH, opening=replace(OPENING, rules=rules))
    return draw(view, look=Look("setup", choice))


SCENES: Final[dict[str, Callable[[], Screen]]] = {
    "a challenge that was changed": lambda: board_screen(
        board_after(ChangeRules("ada", CHANGED), opening=NAMED)
    ),
    "against the computer, in a place": lambda: board_screen(board_after(opening=SOLO)),
    "against the computer, in private": lambda: draw(hand_after(NORTH, opening=ALONE)),
    "against the computer, in the list of tables": lambda: games_screen(
        [hand_after(NORTH, opening=SOLO), hand_after(NORTH, opening=ALONE)]
    ),
    "changing the rules": lambda: setup(CHANGED),
    "the first systems": lambda: setup(CHANGED, "sA"),
    "the other systems": lambda: setup(Rules("tournament"), "sB"),
    "the target": lambda: setup(Rules(target=70), "t"),
    "knock and layoffs, where only gin counts": lambda: setup(Rules("straight"), "gA"),
    "knock and layoffs, under Oklahoma": lambda: setup(CHANGED, "gA"),
    "gin and undercut": lambda: setup(Rules("old"), "gB"),
    "Oklahoma that is not played": lambda: setup(Rules(), "gC"),
    "dealing": lambda: setup(CHANGED, "gD"),
    "the match": lambda: setup(Rules("palace_app"), "gE"),
    "the values of an option": lambda: setup(Rules("old"), "oI"),
    "the values of the knock limit": lambda: setup(Rules(), "oF"),
}
