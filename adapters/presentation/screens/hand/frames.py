"""What all screens of a hand's message share: news, cards, buttons; and the plain hand."""

from collections.abc import Iterator
from dataclasses import replace

from adapters.presentation.codes import CodeError, meld_code, read_meld
from adapters.presentation.narration import last_line
from adapters.presentation.screen import Block, CardRow, Face, Line, Screen
from adapters.presentation.screens.hand.briefs import brief_lines
from adapters.presentation.screens.hand.endings import moves_of
from adapters.presentation.screens.hand.faces import (
    Dress,
    Holding,
    Order,
    pressing,
    sort_key,
    undressed,
)
from adapters.presentation.screens.hand.panels import Panel
from adapters.presentation.screens.table.boards import (
    abort_lines,
    board_screen,
    knocker_rows,
    ready_lines,
)
from adapters.presentation.screens.table.clocks import hand_clock, rematch_clock
from adapters.presentation.screens.table.limits import limit_lines
from adapters.presentation.screens.table.match_ends import finished_lines
from adapters.presentation.screens.table.standings import (
    latest_match_lines,
    score_line,
    standing_lines,
)
from adapters.presentation.screens.table.turns import status_line
from adapters.presentation.seats import headed
from adapters.presentation.texts import text
from engine.cards.melds import Arrangement, Meld, arrangements, best_arrangement
from engine.match.boards import HandView
from engine.round.moves import Discard
from engine.round.views import PlayerView
from engine.service.intents import Look, Play


def plain_hand(view: HandView, order: Order, choice: str = "") -> Screen:
    """The hand of ``view``'s person, laid out at its best or, with a ``choice``, otherwise."""
    if view.board.lobby is not None:
        return board_screen(view.board)
    if view.round is None:
        return framed(view, (), Panel(view, order))
    shown, following = _laid_out(view.round, choice)
    holding = Holding(shown, order, view.round.drawn, dress_for(view))
    panel = Panel(view, order, otherwise=following)
    return framed(view, hand_blocks(holding), panel)


def framed(view: HandView, blocks: tuple[Block, ...], panel: Panel) -> Screen:
    """A screen of the hand's message: what goes on at the table, ``blocks``, and the buttons."""
    return Screen(
        title=headed("hand-title", view),
        blocks=(*_news(view), *blocks),
        rows=panel.rows(),
        table=view.board.id,
        version=view.board.version,
        attention=view.seat in view.board.to_act,
        brief=brief_lines(view, panel.order),
        hand=_hand(blocks, panel.order),
    )


def _hand(blocks: tuple[Block, ...], order: Order) -> tuple[Face, ...]:
    """The cards of a hand's rows, in the order in which their holder keeps them."""
    faces = (face for block in blocks if isinstance(block, CardRow) for face in block.cards)
    return tuple(sorted(faces, key=lambda face: sort_key(face.card, order)))


def hand_blocks(holding: Holding) -> tuple[Block, ...]:
    """The cards and what they count."""
    points = holding.arrangement.points
    return (Line(text("hand-deadwood", points=points), "strong"), *holding.rows())


def dress_for(view: HandView) -> Dress:
    """What pressing a card does: throw it, unless it has just been taken or no card may be."""
    thrown = {move.card for move in moves_of(view) if isinstance(move, Discard)}

    def pinned(face: Face) -> Face:
        return pressing(face, text("hint-must-end"))

    def dress(face: Face) -> Face:
        if face.card in thrown:
            hint = text("hint-throw", card=face.card)
            return replace(face, intent=Play((Discard(face.card),)), hint=hint)
        return pressing(face, text("hint-taken"))

    if thrown:
        return dress
    must_end = view.board.round is not None and view.board.round.must_end
    return pinned if must_end and moves_of(view) else undressed


def melds_choice(melds: tuple[Meld, ...]) -> str:
    """Melds as a part of a ``Look``'s choice."""
    return "".join(meld_code(meld) for meld in melds)


def read_melds(choice: str) -> tuple[Meld, ...] | None:
    """The melds that ``melds_choice`` wrote, or None if it did not."""
    try:
        return tuple(read_meld(choice[at : at + 2]) for at in range(0, len(choice), 2))
    except (CodeError, IndexError):
        return None


def _laid_out(hand: PlayerView, choice: str) -> tuple[Arrangement, Look | None]:
    """The chosen one of the arrangements that are equally good, and the look at the next."""
    best = best_arrangement(hand.mask, hand.melding)
    equals = list(arrangements(hand.mask, best.points, hand.melding))
    melds = read_melds(choice)
    at = next((at for at, other in enumerate(equals) if other.melds == melds), 0)
    following = equals[(at + 1) % len(equals)]
    look = Look("hand", melds_choice(following.melds)) if len(equals) > 1 else None
    return equals[at], look


def _news(view: HandView) -> Iterator[Block]:
    """What one must know before looking at the cards."""
    board = view.board
    if board.finished is None:
        yield Line(status_line(view), "strong")
        yield from hand_clock(view)
    latest = last_line(board)
    if latest is not None:
        yield Line(latest)
    yield from abort_lines(board)
    yield from latest_match_lines(board)
    yield from ready_lines(board)
    yield from finished_lines(board)
    yield from rematch_clock(board)
    yield Line(score_line(board), "quiet")
    yield from standing_lines(board)
    if view.round is not None and board.readying is None and board.finished is None:
        yield from _on_the_table(view.round)
        yield from limit_lines(board.rules, view.round.public)


def _on_the_table(hand: PlayerView) -> Iterator[Block]:
    public = hand.public
    if public.knocked is not None:
        yield from knocker_rows(public, public.knocked)
        return
    if public.upcard is None:
        yield Line(text("board-no-upcard"), "quiet")
    else:
        yield CardRow((Face(public.upcard),), text("board-upcard"))
    yield Line(text("board-stock", count=public.drawable), "quiet")
