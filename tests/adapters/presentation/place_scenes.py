"""What places choose, as people see it: every page, for admins and others; ends; quiet boards."""

from collections.abc import Callable
from typing import Final

from adapters.presentation.codes import rules_code
from adapters.presentation.screen import Screen
from adapters.presentation.screens import end_screen, quiet_board
from adapters.presentation.screens.settings.place_settings import Posted, place_settings_screen
from engine.match.people import Place
from engine.match.rules import Rules
from engine.service.ports import PlaceChange, PlaceSettings
from tests.adapters.presentation.scenes import DEALT, ENDED, board_after

DEN: Final = Place("web", "#den", "den", "club")
REMIK: Final = Rules("remik", 250, (("oklahoma", True),))
LOG: Final = (
    PlaceChange(DEN.key, 1_800_000_060_000, "Ben", "place_quiet", "off", "on"),
    PlaceChange(DEN.key, 1_800_000_000_000, "Ada", "place_rules", "", rules_code(REMIK)),
    PlaceChange(DEN.key, 1_790_000_000_000, "Ada", "place_per_hour", "0", "7"),
    PlaceChange(DEN.key, 1_790_000_000_000, "Ada", "place_language", "", "ru"),
    PlaceChange(DEN.key, 1_790_000_000_000, "Ada", "place_enders", "admins", "anyone"),
    PlaceChange(DEN.key, 1_790_000_000_000, "Ada", "place_pace", "", "slow"),
)
NEW: Final = Posted(DEN, PlaceSettings(DEN.key), may_change=True)
SETTLED: Final = Posted(
    DEN,
    PlaceSettings(
        DEN.key, "ru", REMIK, "slow", "anyone", 7, quiet=True, home="club", chosen=True, name="den"
    ),
    may_change=True,
    changes=LOG,
)
READ: Final = Posted(DEN, SETTLED.settings, may_change=False, changes=LOG)
PAGES: Final = ("p", "pr", "pr1", "pp", "pl", "pe", "ph", "pc")


def _page(posted: Posted, choice: str) -> Callable[[], Screen]:
    return lambda: place_settings_screen(posted, choice)


SCENES: Final[dict[str, Callable[[], Screen]]] = (
    {f"new place: {choice}": _page(NEW, choice) for choice in PAGES}
    | {f"all chosen: {choice}": _page(SETTLED, choice) for choice in PAGES}
    | {f"no admin: {choice}": _page(READ, choice) for choice in ("p", "pp", "pc")}
    | {
        "ending a match": lambda: end_screen(board_after(*DEALT)),
        "ending a challenge": lambda: end_screen(board_after()),
        "a quiet board": lambda: quiet_board(board_after(*DEALT)),
        "a quiet board after a round": lambda: quiet_board(board_after(*ENDED)),
        "a quiet board's challenge": lambda: quiet_board(board_after()),
    }
)
