"""Views into screens: what a message shows, before any platform."""

from adapters.presentation.screens.acquaintances import Circle
from adapters.presentation.screens.asking import abort_screen, resign_screen
from adapters.presentation.screens.boards import board_screen
from adapters.presentation.screens.closing import end_screen
from adapters.presentation.screens.draw import TABLELESS, draw, draw_page
from adapters.presentation.screens.faces import Order, Taste
from adapters.presentation.screens.hands import hand_screen
from adapters.presentation.screens.history import Leaf, history_screen, read_leaf
from adapters.presentation.screens.pages import (
    choose_screen,
    games_screen,
    help_screen,
    language_screen,
)
from adapters.presentation.screens.past_matches import match_screen, round_screen, rounds_over
from adapters.presentation.screens.quiet_boards import last_round, quiet_board
from adapters.presentation.screens.records import stats_screen
from adapters.presentation.screens.rulebook import rules_screen
from adapters.presentation.screens.settings import ASKED, OF_PLACE, Own, settings_screen
from adapters.presentation.screens.showdowns import result_screen, showdown_screen

__all__ = [
    "ASKED",
    "OF_PLACE",
    "TABLELESS",
    "Circle",
    "Leaf",
    "Order",
    "Own",
    "Taste",
    "abort_screen",
    "board_screen",
    "choose_screen",
    "draw",
    "draw_page",
    "end_screen",
    "games_screen",
    "hand_screen",
    "help_screen",
    "history_screen",
    "language_screen",
    "last_round",
    "match_screen",
    "quiet_board",
    "read_leaf",
    "resign_screen",
    "result_screen",
    "round_screen",
    "rounds_over",
    "rules_screen",
    "settings_screen",
    "showdown_screen",
    "stats_screen",
]
