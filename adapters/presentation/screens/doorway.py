"""What somebody finds who comes into the private chat: a welcome, or all that waits there."""

from collections.abc import Sequence
from dataclasses import replace

from adapters.presentation.screen import Button, Line, Screen
from adapters.presentation.screens.pages import games_screen
from adapters.presentation.seats import headed
from adapters.presentation.texts import text
from engine.match.boards import BoardView, HandView
from engine.opponents import ALL
from engine.service.intents import Look, SitDown


def welcome_screen() -> Screen:
    """What this is, and where to begin: at once against the computer, or with the help."""
    levels = tuple(Button(text(f"button-computer-{key}"), SitDown(key), "primary") for key in ALL)
    helps = (
        Button(text("button-how-to-play"), Look("help", "start")),
        Button(text("button-language"), Look("language")),
    )
    words = (Line(text("welcome-intro")), Line(text("welcome-group")))
    return Screen(text("welcome-title"), words, (levels, helps))


def waiting_screen(views: Sequence[HandView | BoardView]) -> Screen:
    """The tables of somebody who has come in: first those that wait for them, each to be seen.

    There has to be one at least. A board stands for a challenge.
    """
    ranked = sorted(views, key=_rank)
    return replace(games_screen(ranked), title=text("waiting-title"))


def goes_on_screen(view: HandView) -> Screen:
    """In place of what was pressed: the table, whose own message shows everything from now on."""
    return Screen(headed("games-label", view), (Line(text("goes-on-below")),))


def is_unanswered(view: HandView | BoardView) -> bool:
    """Whether this is a challenge that its reader has still to answer."""
    if not isinstance(view, BoardView) or view.lobby is None:
        return False
    return view.lobby.pledged is None


def _rank(view: HandView | BoardView) -> int:
    """Challenges to somebody first, then their turns, then whatever waits for others."""
    if isinstance(view, BoardView):
        return 0 if is_unanswered(view) else 2
    return 1 if view.seat in view.board.to_act else 2
