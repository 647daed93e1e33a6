"""Views into screens: what a message shows, before any platform."""

from adapters.presentation.screens.doorway import (
    goes_on_screen,
    is_unanswered,
    waiting_screen,
    welcome_screen,
)
from adapters.presentation.screens.draw import TABLELESS, draw, draw_page
from adapters.presentation.screens.hand.asking import abort_screen, resign_screen
from adapters.presentation.screens.hand.discards import question_of
from adapters.presentation.screens.hand.faces import Order, Taste
from adapters.presentation.screens.hand.hands import hand_screen
from adapters.presentation.screens.pages import (
    choose_screen,
    games_screen,
    help_screen,
    language_screen,
)
from adapters.presentation.screens.records.history import Leaf, history_screen, read_leaf
from adapters.presentation.screens.records.past_matches import (
    match_screen,
    round_screen,
    rounds_over,
)
from adapters.presentation.screens.records.stats import stats_screen
from adapters.presentation.screens.rules.rulebook import rules_screen
from adapters.presentation.screens.settings.acquaintances import Circle
from adapters.presentation.screens.settings.settings import ASKED, OF_PLACE, Own, settings_screen
from adapters.presentation.screens.table.boards import board_screen
from adapters.presentation.screens.table.challenges import challenge_elsewhere, let_be_screen
from adapters.presentation.screens.table.closing import end_screen
from adapters.presentation.screens.table.match_ends import over_line
from adapters.presentation.screens.table.quiet_boards import last_round, quiet_board
from adapters.presentation.screens.table.showdowns import result_screen, showdown_screen
from adapters.presentation.screens.table.turns import status_line

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
    "challenge_elsewhere",
    "choose_screen",
    "draw",
    "draw_page",
    "end_screen",
    "games_screen",
    "goes_on_screen",
    "hand_screen",
    "help_screen",
    "history_screen",
    "is_unanswered",
    "language_screen",
    "last_round",
    "let_be_screen",
    "match_screen",
    "over_line",
    "question_of",
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
    "status_line",
    "waiting_screen",
    "welcome_screen",
]
