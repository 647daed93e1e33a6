"""The buttons under a hand. Every one has its place for good, so that none jumps under a finger.

Three rows are always there: draw, take, leave; then what the stage asks for; then what is about
the table. A fourth row comes only with a question, a fifth only with an offer to call the match
off; without a question the fourth is then empty, so that no answer to the offer ever stands where
another question is confirmed. What ends a round or a match stands in those two rows and nowhere
else: where it appears there was nothing to press before.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from adapters.presentation.screen import Button
from adapters.presentation.screens.faces import Order
from adapters.presentation.texts import Text, text
from engine.match.boards import BoardView, HandView
from engine.round.moves import Discard, DrawDiscard, DrawStock, Gin, Knock, Move, Pass
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
        if offer:
            return (*rows, self.asked, offer)
        return (*rows, self.asked) if self.asked else rows

    def _drawing(self) -> tuple[Button, ...]:
        upcard = None if self.view.board.round is None else self.view.board.round.upcard
        take = text("button-take-none") if upcard is None else text("button-take", card=upcard)
        draws: tuple[tuple[Text, Move], ...] = (
            (text("button-draw"), DrawStock()),
            (take, DrawDiscard()),
            (text("button-pass"), Pass()),
        )
        return tuple(self._move(label, move) for label, move in draws)

    def _move(self, label: Text, move: Move) -> Button:
        enabled = move in moves_of(self.view)
        why = None if enabled else why_not(self.view)
        return Button(label, Play((move,)), "primary" if enabled else "plain", enabled, why)

    def _stage(self) -> tuple[Button, ...]:
        board = self.view.board
        if board.choosing is not None:
            return choosing_buttons(enabled=self.view.seat == board.choosing.chooser)
        if board.readying is not None:
            return (ready_button(enabled=self.view.seat not in board.readying.ready),)
        if board.finished is not None:
            return (rematch_button(enabled=self.view.seat not in board.finished.rematch),)
        return self._melding()

    def _melding(self) -> tuple[Button, ...]:
        return (
            self._ending(text("button-knock"), Knock, ""),
            self._ending(text("button-gin"), Gin, "gin"),
            Button(
                text("button-otherwise"),
                self.otherwise or Look("hand"),
                enabled=self.otherwise is not None,
                why=None if self.otherwise else text("why-no-other-way"),
            ),
        )

    def _ending(self, label: Text, kind: type[Knock | Gin], choice: str) -> Button:
        enabled = any(isinstance(move, kind) for move in moves_of(self.view))
        why = None if enabled else self._why_no_ending(kind)
        return Button(label, Look("knock", choice), "plain", enabled, why)

    def _why_no_ending(self, kind: type[Knock | Gin]) -> Text:
        can_discard = any(isinstance(move, Discard) for move in moves_of(self.view))
        limit = None if self.view.board.round is None else self.view.board.round.knock_limit
        if not can_discard:
            return why_not(self.view)
        if kind is Gin or not limit:
            return text("why-no-gin")
        return text("why-no-knock", limit=limit)

    def _table(self) -> tuple[Button, ...]:
        live = is_live(self.view.board)
        why = None if live else text("why-match-over")
        return (
            sort_button(self.order),
            rules_button(),
            Button(text("button-resign"), Look("resign"), enabled=live, why=why),
            Button(text("button-abort"), Look("abort"), enabled=live, why=why),
        )


def moves_of(view: HandView) -> Sequence[Move]:
    """The legal moves of the reader, none when there is no hand."""
    return () if view.round is None else view.round.moves


def is_live(board: BoardView) -> bool:
    """Whether the match goes on: it can be resigned and aborted."""
    return board.lobby is None and board.finished is None


def why_not(view: HandView) -> Text:
    """What a move waits for."""
    if view.board.finished is not None:
        return text("why-match-over")
    if view.board.round is None or view.board.readying is not None:
        return text("why-no-round")
    return text("why-not-now" if view.seat in view.board.to_act else "why-not-your-turn")


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


def rematch_button(*, enabled: bool) -> Button:
    """Offers the same match again, or takes the offer."""
    why = None if enabled else text("why-rematch-offered")
    return Button(
        text("button-rematch"), Ask("rematch"), "primary" if enabled else "plain", enabled, why
    )


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


def offer_answers(view: HandView) -> tuple[Button, ...]:
    """Answers to the offer that stands: the reader may agree to another's, or drop their own."""
    if view.board.abort_offer is None:
        return ()
    agree, refuse = abort_answers()
    if view.board.abort_offer != view.seat:
        return agree, refuse
    waiting = replace(agree, enabled=False, why=text("abort-waiting"))
    return waiting, replace(refuse, label=text("button-withdraw-abort"))


def _paused(button: Button) -> Button:
    return replace(button, enabled=False, style="plain", why=text("why-answer-first"))
