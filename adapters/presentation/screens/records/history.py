"""A person's matches that are over, to be read again: the list of them, page by page."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final, Literal, get_args

from adapters.presentation.codes import number_code, read_number
from adapters.presentation.screen import Button, Line, Screen
from adapters.presentation.screens.table.match_ends import is_given_up
from adapters.presentation.screens.table.turns import is_series
from adapters.presentation.seats import opponents
from adapters.presentation.terms import rules_name
from adapters.presentation.texts import Text, hyphened, text
from engine.match.boards import HandView
from engine.match.sheet import matches_won
from engine.round.outcome import Seat
from engine.service.intents import Look
from engine.service.service import PastMatch

A_PAGE: Final = 5
"""Matches on a page."""
_A_ROW: Final = 2
"""Buttons side by side: names may be long."""
_MS_A_SECOND: Final = 1000
_PART: Final = "-"
"""Parts the numbers of a look's choice."""

Kind = Literal["list", "latest", "match", "round"]
_KINDS: Final[dict[str, Kind]] = {kind[:2]: kind for kind in get_args(Kind)}


@dataclass(frozen=True, slots=True)
class Leaf:
    """Where somebody reads: what kind of page, and which.

    ``page`` of the list is where one came from, counted from 0. ``at`` is the page of a match's
    rounds, counted from 0, or the number of a round. A match and a round are of the button's
    table; ``latest`` is the round that ended last, wherever that was.
    """

    kind: Kind = "list"
    page: int = 0
    at: int = 0

    def look(self) -> Look:
        """The look that leads here."""
        numbers = f"{number_code(self.page)}{_PART}{number_code(self.at)}"
        return Look("history", f"{self.kind[:2]}{numbers}")


def read_leaf(choice: str) -> Leaf:
    """The leaf that a look's choice names, the first page of the list if it names none."""
    kind = _KINDS.get(choice[:2])
    page, _, at = choice[2:].partition(_PART)
    try:
        return Leaf() if kind is None else Leaf(kind, read_number(page), read_number(at))
    except ValueError:
        return Leaf()


def history_screen(found: Sequence[PastMatch], page: int, *, laid_open: bool) -> Screen:
    """The matches of a page, the last to end first, and a button to each.

    ``found`` are those from this page on, one more than a page if there is another.
    ``laid_open`` says whether a round of the reader's was ever laid open.
    """
    first = page * A_PAGE + 1
    shown = list(enumerate(found[:A_PAGE], first))
    lines = [Line(_told(number, match)) for number, match in shown]
    buttons = [_to_match(number, match.view, page) for number, match in shown]
    rows = (buttons[at : at + _A_ROW] for at in range(0, len(buttons), _A_ROW))
    turns = (
        page_button("button-previous", Leaf("list", max(page - 1, 0)), exists=page > 0),
        page_button("button-next", Leaf("list", page + 1), exists=len(found) > A_PAGE),
        _to_latest(page, exists=laid_open),
    )
    return Screen(
        text("history-title"),
        tuple(lines) or (Line(text("history-none")),),
        (turns, *map(tuple, rows)),
    )


def to_all(page: int) -> Button:
    """Back to a page of the list."""
    return Button(text("history-to-all"), Leaf("list", page).look())


def page_button(key: str, leaf: Leaf, *, exists: bool) -> Button:
    """Turns to another page, if it exists."""
    why = None if exists else text("why-no-page")
    return Button(text(key), leaf.look(), enabled=exists, why=why)


def _to_latest(page: int, *, exists: bool) -> Button:
    why = None if exists else text("history-no-latest")
    return Button(text("history-latest"), Leaf("latest", page).look(), enabled=exists, why=why)


def _told(number: int, match: PastMatch) -> Text:
    ended = datetime.fromtimestamp(match.ended_at / _MS_A_SECOND, UTC)
    return text(
        "history-match",
        number=number,
        opponent=opponents(match.view),
        rules=rules_name(match.view.board.rules),
        date=ended.date().isoformat(),
        outcome=_outcome(match.view),
    )


def _to_match(number: int, view: HandView, page: int) -> Button:
    label = text("history-label", number=number, opponent=opponents(view))
    board = view.board
    look = Leaf("match", page).look()
    return Button(label, look, table=board.id, version=board.version)


def _outcome(view: HandView) -> Text:
    """Whether the reader won, and by how many points, or matches of a series."""
    board, finished = view.board, view.board.finished
    series = is_series(board)
    scores = matches_won(board.matches, board.capacity) if series else board.sheet.scores
    if finished is None or finished.settlement is None:
        reason = "aborted" if finished is None else hyphened(finished.reason)
        return _score(f"history-nobody-{reason}", view.seat, scores)
    won = "won" if finished.settlement.winner == view.seat else "lost"
    given_up = f"-{finished.reason}" if is_given_up(finished) else ""
    return _score(f"history-{won}{given_up}{'-series' if series else ''}", view.seat, scores)


def _score(key: str, seat: Seat, scores: Sequence[int]) -> Text:
    return text(key, own=scores[seat], others=sum(scores) - scores[seat])
