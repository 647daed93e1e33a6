"""A match read again: its result, its sheet round by round, and each round as it was laid open."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from adapters.presentation.screen import Block, Button, Line, Screen
from adapters.presentation.screens.records.history import Leaf, page_button, to_all
from adapters.presentation.screens.rules.systems import FIRST_PAGE, rules_choice
from adapters.presentation.screens.table.showdowns import (
    result_screen,
    round_result,
    showdown_screen,
)
from adapters.presentation.screens.table.standings import (
    autopilot_lines,
    each_score,
    every_entry,
    score_grid,
    standing_lines,
)
from adapters.presentation.screens.table.turns import is_series, turn_line
from adapters.presentation.seats import called, headed, names
from adapters.presentation.terms import changed_terms, rules_name
from adapters.presentation.texts import Text, text
from engine.match.boards import BoardView, HandView, ShowdownView
from engine.match.sheet import SheetEntry
from engine.service.intents import Look

A_PAGE: Final = 12
"""Rounds on a page."""
_A_ROW: Final = 3


def rounds_over(board: BoardView) -> int:
    """How many rounds of a match are over: all but one in play, one broken off included."""
    waits = board.readying is not None or board.finished is not None
    return board.number if waits else max(board.number - 1, 0)


def match_screen(view: HandView, leaf: Leaf) -> Screen:
    """How a match went or, while it goes on, how it stands; a page of its rounds."""
    board = view.board
    last = rounds_over(board)
    page = min(leaf.at, max(last - 1, 0) // A_PAGE)
    numbers = range(page * A_PAGE + 1, min((page + 1) * A_PAGE, last) + 1)
    turns = (
        to_all(leaf.page),
        _turn("button-previous", view, replace(leaf, at=max(page - 1, 0)), exists=page > 0),
        _turn("button-next", view, replace(leaf, at=page + 1), exists=(page + 1) * A_PAGE < last),
        Button(text("button-rules"), Look("rules", rules_choice(board.rules, FIRST_PAGE))),
    )
    buttons = [_to_round(view, replace(leaf, kind="round", at=number)) for number in numbers]
    rows = (tuple(buttons[at : at + _A_ROW]) for at in range(0, len(buttons), _A_ROW))
    blocks = (*_standing(view), *_rounds(board, numbers))
    return Screen(_title(board), blocks, (turns, *rows))


def round_screen(view: HandView, leaf: Leaf, laid: ShowdownView | None) -> Screen:
    """A round as it was laid open; that it never was, or was not kept, where ``laid`` is None."""
    number = leaf.at
    shown = _unseen(view.board, number)
    if laid is not None:
        # What was waited for afterwards is no part of the round.
        shown = showdown_screen(replace(laid, readying=None))
    turns = (
        _neighbour("previous", view, replace(leaf, at=number - 1)),
        _neighbour("next", view, replace(leaf, at=number + 1)),
    )
    page = (number - 1) // A_PAGE
    to_match = _at(view, text("history-to-match"), Leaf("match", leaf.page, page))
    where = Line(headed("games-label", view), "quiet")
    return Screen(shown.title, (where, *shown.blocks), (turns, (to_match, to_all(leaf.page))))


def _title(board: BoardView) -> Text:
    if board.finished is None:
        return text("board-title-before", names=names(board.players))
    return result_screen(board).title


def _standing(view: HandView) -> Iterator[Block]:
    """By what is played, and what it has come to."""
    board = view.board
    rules, target = rules_name(board.rules), board.sheet_rules.target
    yield Line(headed("games-label", view), "quiet")
    yield Line(text("history-rules", rules=rules, target=target), "quiet")
    yield from (Line(term, "quiet") for term in changed_terms(board.rules))
    if board.finished is None:
        yield Line(turn_line(board), "strong")
    else:
        # Who would have liked a rematch is no part of the match.
        finished = replace(board.finished, rematch=(), lapsed=False, gone=None)
        past = replace(board, finished=finished)
        yield from result_screen(past).blocks
    if board.finished is None or board.finished.settlement is None:
        yield from standing_lines(board)
        yield score_grid(board)
    if board.finished is None:
        yield from autopilot_lines(board)


def _rounds(board: BoardView, numbers: range) -> Iterator[Line]:
    """Each round in a line with the score after it, and the matches of a series that they end."""
    entries, ends = every_entry(board), _ends(board)
    if not numbers:
        yield Line(text("history-no-rounds"), "quiet")
    for number in numbers:
        yield Line(_sheet_line(board, number, entries.get(number)))
        if number in ends:
            yield ends[number]


def _sheet_line(board: BoardView, number: int, entry: SheetEntry | None) -> Text:
    result = _result(board, entry)
    if entry is None:
        return text("history-round", number=number, result=result)
    scores = each_score(board.players, entry.running)
    key = "history-round-autopilot" if entry.autopilot else "history-round-scored"
    return text(key, number=number, result=result, scores=scores)


def _ends(board: BoardView) -> dict[int, Line]:
    """Who won each match of a series, by the number of its last round."""
    if not is_series(board):
        return {}
    winners = (called(board.players[match.settlement.winner]) for match in board.matches)
    return {
        match.sheet.entries[-1].number: Line(
            text("series-match-won", number=number, name=winner), "quiet"
        )
        for number, (match, winner) in enumerate(zip(board.matches, winners, strict=True), 1)
    }


def _result(board: BoardView, entry: SheetEntry | None) -> Text:
    """How a round ended; one that is on no sheet was broken off."""
    if entry is None:
        return text("result-broken-off-nobody")
    return round_result(board.players, entry)


def _unseen(board: BoardView, number: int) -> Screen:
    """What is told of a round whose cards can not be shown."""
    entry = every_entry(board).get(number)
    why = text("history-broken-off" if entry is None else "history-not-kept")
    title = text("showdown-title", number=number, result=_result(board, entry))
    return Screen(title, (Line(why),))


def _neighbour(which: str, view: HandView, leaf: Leaf) -> Button:
    if 1 <= leaf.at <= rounds_over(view.board):
        return _at(view, text(f"history-{which}"), leaf)
    why = text("history-first" if which == "previous" else "history-last")
    button = _at(view, text(f"history-{which}"), replace(leaf, at=max(leaf.at - 1, 1)))
    return replace(button, enabled=False, why=why)


def _turn(key: str, view: HandView, leaf: Leaf, *, exists: bool) -> Button:
    button = page_button(key, leaf, exists=exists)
    return replace(button, table=view.board.id, version=view.board.version)


def _to_round(view: HandView, leaf: Leaf) -> Button:
    return _at(view, text("history-to-round", number=leaf.at), leaf)


def _at(view: HandView, label: Text, leaf: Leaf) -> Button:
    """A button to a leaf of the match's own table."""
    return Button(label, leaf.look(), table=view.board.id, version=view.board.version)
