"""The board: what a channel sees of a table, from the challenge to its end."""

from collections.abc import Iterator

from adapters.presentation.narration import last_line
from adapters.presentation.screen import Backs, Block, Button, CardRow, Face, Line, Screen
from adapters.presentation.screens.hand.faces import in_order, table_rows
from adapters.presentation.screens.hand.panels import (
    Rows,
    abort_answers,
    back_button,
    choosing_buttons,
    is_live,
    ready_button,
    rematch_button,
    rules_button,
)
from adapters.presentation.screens.table.challenges import challenge_screen
from adapters.presentation.screens.table.clocks import board_clock, played_for, rematch_clock
from adapters.presentation.screens.table.cuts import choosing_blocks, first_deal_lines
from adapters.presentation.screens.table.limits import round_limit
from adapters.presentation.screens.table.match_ends import (
    can_be_repeated,
    finished_lines,
    over_line,
    why_no_rematch,
)
from adapters.presentation.screens.table.patience import patient_board
from adapters.presentation.screens.table.standings import (
    autopilot_lines,
    latest_match_lines,
    match_number,
    score_grid,
    standing_lines,
)
from adapters.presentation.screens.table.turns import is_series, turn_line
from adapters.presentation.seats import called, names, seat_names
from adapters.presentation.texts import Text, text
from engine.match.boards import BoardView
from engine.round.outcome import LaidHand
from engine.round.views import SpectatorView
from engine.service.intents import Ask, Look


def board_screen(view: BoardView) -> Screen:
    """The board of a table for everybody, whatever its stage."""
    if view.lobby is not None:
        return challenge_screen(view, view.lobby)
    screen = Screen(
        title=_title(view),
        blocks=tuple(_blocks(view)),
        rows=_rows(view),
        table=view.id,
        version=view.version,
        door=text("button-private-chat") if view.places and is_live(view) else None,
    )
    return patient_board(screen, view)


def abort_lines(view: BoardView) -> Iterator[Line]:
    """Who offers to abort, if anybody."""
    if view.abort_offer is not None:
        key = "abort-offered-series" if is_series(view) else "abort-offered"
        yield Line(text(key, name=called(view.players[view.abort_offer])), "strong")


def ready_lines(view: BoardView) -> Iterator[Line]:
    """Who is ready for the next round, while it is waited for."""
    if view.readying is None:
        return
    dealer = called(view.players[view.readying.dealer])
    yield Line(text("ready-next", number=view.readying.number, dealer=dealer))
    if view.readying.ready:
        ready = seat_names(view.players, view.readying.ready)
        yield Line(text("ready-who", name=ready), "quiet")


def knocker_rows(public: SpectatorView, knocked: LaidHand) -> Iterator[Block]:
    """The knocker's hand on the table, with what was laid off on it."""
    yield from table_rows(public.melds, public.layoffs)
    yield from deadwood_rows(knocked)


def deadwood_rows(hand: LaidHand) -> Iterator[CardRow]:
    """The deadwood of a hand on the table, if there is any."""
    faces = tuple(Face(card, "deadwood") for card in in_order(hand.deadwood, "suit"))
    if faces:
        yield CardRow(faces, text("row-deadwood", points=hand.points), "deadwood")


def _title(view: BoardView) -> Text:
    if len(view.players) < view.capacity:
        return text("challenge-closed", name=called(view.players[0]))
    players = names(view.players)
    if not view.number:
        return text("board-title-before", names=players)
    if is_series(view):
        match = match_number(view)
        return text("board-title-series", names=players, match=match, number=view.number)
    return text("board-title", names=players, number=view.number)


def _blocks(view: BoardView) -> Iterator[Block]:
    if view.finished is None:
        yield Line(turn_line(view), "strong")
        yield from board_clock(view)
    latest = last_line(view)
    if latest is not None:
        yield Line(latest)
    yield from abort_lines(view)
    if view.choosing is not None:
        yield from choosing_blocks(view, view.choosing)
    yield from latest_match_lines(view)
    yield from ready_lines(view)
    yield from finished_lines(view)
    yield from rematch_clock(view)
    if view.round is not None and view.readying is None and view.finished is None:
        yield from _round(view, view.round)
    if len(view.players) == view.capacity:
        yield from standing_lines(view)
        yield score_grid(view)
        yield from autopilot_lines(view)


def _round(view: BoardView, public: SpectatorView) -> Iterator[Block]:
    if public.knocked is not None:
        yield from knocker_rows(public, public.knocked)
    elif public.upcard is None:
        yield Line(text("board-no-upcard"), "quiet")
    else:
        yield CardRow((Face(public.upcard),), text("board-upcard"))
    yield Backs(public.drawable, text("board-stock", count=public.drawable))
    dealer, limit = called(view.players[public.dealer]), round_limit(view.rules, public)
    yield Line(text("board-dealer", name=dealer, limit=limit), "quiet")
    yield from first_deal_lines(view, public)


def _rows(view: BoardView) -> Rows:
    live = is_live(view)
    if len(view.players) < view.capacity:
        return ((rules_button(),),)
    why = None if live else over_line(view)
    answers = abort_answers() if view.abort_offer is not None and live else ()
    top = (Button(text("button-my-hand"), Ask("my_hand"), "primary"), rules_button())
    leave = (
        Button(text("button-resign"), Look("resign"), enabled=live, why=why),
        Button(text("button-abort"), Look("abort"), enabled=live, why=why),
    )
    below = _stage_buttons(view)
    back = (back_button(),) if live and played_for(view) else ()
    if answers:
        # In a row of their own, which is never that of another button.
        return (top, leave, below, back, answers)
    if back:
        return (top, leave, below, back)
    return (top, leave, below) if below else (top, leave)


def _stage_buttons(view: BoardView) -> tuple[Button, ...]:
    if view.choosing is not None:
        return choosing_buttons(enabled=True)
    if view.readying is not None:
        return (ready_button(enabled=True),)
    if can_be_repeated(view):
        return (rematch_button(why_no_rematch(view)),)
    return ()
