"""The buttons under a hand. Every one has its place for good, so that none jumps under a finger.

Three rows are always there: draw, take, leave; then what the stage asks for; then what is about
the table. A fourth row comes only with a question, a fifth only with an offer to call the match
off; without a question the fourth is then empty, so that no answer to the offer ever stands where
another question is confirmed. What ends a round or a match stands in those two rows and nowhere
else: where it appears there was nothing to press before. A sixth row comes while autopilot plays
for the reader, or the reader has left: to say that one is back, where nothing else ever stands.
"""

from dataclasses import dataclass, replace
from typing import Final

from adapters.presentation.screen import Button, Style
from adapters.presentation.screens.hand.endings import (
    Wanted,
    can_end,
    is_first_turn,
    moves_of,
    plays_big_gin,
    why_no_draw,
    why_no_end,
)
from adapters.presentation.screens.hand.faces import Order
from adapters.presentation.screens.table.clocks import is_played_for
from adapters.presentation.screens.table.match_ends import over_line, why_no_rematch
from adapters.presentation.screens.table.turns import is_series
from adapters.presentation.texts import Text, text
from engine.match.boards import BoardView, HandView
from engine.round.moves import DRAW_DISCARD, DRAW_STOCK, PASS, Move
from engine.service.intents import Ask, Intent, Look, Play

Rows = tuple[tuple[Button, ...], ...]

BACK: Final = Button(text("button-back"), Look("hand"))


@dataclass(frozen=True, slots=True)
class Panel:
    """What a hand's buttons depend on.

    ``otherwise`` shows the next way to lay the hand out, if there is one. ``asked`` is the row of
    a question; ``paused`` says that it must be answered before anything else.
    """

    view: HandView
    order: Order
    otherwise: Intent | None = None
    asked: tuple[Button, ...] = ()
    paused: bool = False

    def rows(self) -> Rows:
        """The rows of buttons, from the top."""
        rows: Rows = (self._drawing(), self._stage(), self._table())
        if self.paused:
            rows = (*(tuple(map(_paused, row)) for row in rows[:2]), rows[2])
        offer = offer_answers(self.view)
        if self._is_missed():
            return (*rows, self.asked, offer, (back_button(),))
        if offer:
            return (*rows, self.asked, offer)
        return (*rows, self.asked) if self.asked else rows

    def _is_missed(self) -> bool:
        board, seat = self.view.board, self.view.seat
        return is_live(board) and (is_played_for(board, seat) or seat in board.departed)

    def _drawing(self) -> tuple[Button, ...]:
        upcard = None if self.view.board.round is None else self.view.board.round.upcard
        take = text("button-take-none") if upcard is None else text("button-take", card=upcard)
        draws: tuple[tuple[Text, Move], ...] = (
            (text("button-draw"), DRAW_STOCK),
            (take, DRAW_DISCARD),
            (text("button-pass"), PASS),
        )
        return tuple(self._move(label, move) for label, move in draws)

    def _move(self, label: Text, move: Move) -> Button:
        enabled = move in moves_of(self.view)
        why = None if enabled else why_no_draw(self.view, move)
        return Button(label, Play((move,)), "primary" if enabled else "plain", enabled, why)

    def _stage(self) -> tuple[Button, ...]:
        board = self.view.board
        if board.choosing is not None:
            return choosing_buttons(enabled=self.view.seat == board.choosing.chooser)
        if board.readying is not None:
            return (ready_button(enabled=self.view.seat not in board.readying.ready),)
        if board.finished is not None:
            return (rematch_button(why_no_rematch(board, self.view.seat)),)
        return self._melding()

    def _melding(self) -> tuple[Button, ...]:
        other = Button(
            text("button-otherwise"),
            self.otherwise or Look("hand"),
            enabled=self.otherwise is not None,
            why=None if self.otherwise else text("why-no-other-way"),
        )
        knock = text("button-declare" if is_first_turn(self.view) else "button-knock")
        endings = (self._ending(knock, "knock"), self._ending(text("button-gin"), "gin"))
        if plays_big_gin(self.view):
            return (*endings, self._ending(text("button-big-gin"), "big"), other)
        return (*endings, other)

    def _ending(self, label: Text, wanted: Wanted) -> Button:
        enabled = can_end(self.view, wanted)
        why = None if enabled else why_no_end(self.view, wanted)
        choice = "" if wanted == "knock" else wanted
        return Button(label, Look("knock", choice), "plain", enabled, why)

    def _table(self) -> tuple[Button, ...]:
        board = self.view.board
        live = is_live(board)
        why = None if live else over_line(board)
        return (
            sort_button(self.order),
            rules_button(),
            Button(text("button-resign"), Look("resign"), enabled=live, why=why),
            Button(text("button-abort"), Look("abort"), enabled=live, why=why),
        )


def is_live(board: BoardView) -> bool:
    """Whether the match goes on: it can be resigned and aborted."""
    return board.lobby is None and board.finished is None


def sort_button(order: Order) -> Button:
    """Sorts the hand the other way."""
    if order == "suit":
        return Button(text("button-sort-rank"), Ask("sort_rank"))
    return Button(text("button-sort-suit"), Ask("sort_suit"))


def rules_button() -> Button:
    """Shows the rules of the table."""
    return Button(text("button-rules"), Look("rules"))


def ready_button(*, enabled: bool) -> Button:
    """Says that one is ready for the next round."""
    why = None if enabled else text("why-ready-already")
    return Button(
        text("button-ready"), Ask("ready"), "primary" if enabled else "plain", enabled, why
    )


def rematch_button(why: Text | None) -> Button:
    """Offers the same match again, or takes the offer; ``why`` says what keeps one from it."""
    style: Style = "plain" if why else "primary"
    return Button(text("button-rematch"), Ask("rematch"), style, enabled=why is None, why=why)


def back_button() -> Button:
    """Says that one is here again, and plays on oneself."""
    return Button(text("button-im-back"), Ask("back"), "primary")


def choosing_buttons(*, enabled: bool) -> tuple[Button, ...]:
    """Who cut the higher card says who deals."""
    why = None if enabled else text("why-not-your-choice")
    choices = (Ask("deal_first"), Ask("let_deal"))
    labels = (text("button-deal-first"), text("button-let-deal"))
    return tuple(
        Button(label, ask, "primary" if enabled else "plain", enabled, why)
        for label, ask in zip(labels, choices, strict=True)
    )


def abort_answers() -> tuple[Button, ...]:
    """Answers to an offered abort."""
    return (
        Button(text("button-agree-abort"), Ask("agree_abort"), "danger"),
        Button(text("button-refuse-abort"), Ask("refuse_abort")),
    )


def abort_waiting(board: BoardView) -> Text:
    """That one's own offer waits for the other."""
    return text("abort-waiting-series" if is_series(board) else "abort-waiting")


def offer_answers(view: HandView) -> tuple[Button, ...]:
    """Answers to the offer that stands: the reader may agree to another's, or drop their own."""
    if view.board.abort_offer is None:
        return ()
    agree, refuse = abort_answers()
    if view.board.abort_offer != view.seat:
        return agree, refuse
    waiting = replace(agree, enabled=False, why=abort_waiting(view.board))
    return waiting, replace(refuse, label=text("button-withdraw-abort"))


def _paused(button: Button) -> Button:
    return replace(button, enabled=False, style="plain", why=text("why-answer-first"))
