"""What has been done for what was typed, told to whoever typed it."""

from collections.abc import Sequence

from adapters.presentation.texts import Blank, Cards, Text, text
from adapters.presentation.typed.examples import Examples, listed
from adapters.presentation.typed.moves import Moves
from engine.cards.mask import mask_of
from engine.cards.melds import Meld, points_of
from engine.match.boards import BoardView, HandView
from engine.round.moves import (
    BigGin,
    Declare,
    Discard,
    DrawDiscard,
    DrawStock,
    Gin,
    Knock,
    LayOff,
    LayOut,
)
from engine.round.views import PlayerView


def told(
    moves: Moves, before: PlayerView, after: BoardView | HandView, examples: Examples
) -> Text:
    """One line on ``moves``: how the hand was laid down, or which card came from the stock."""
    match moves[-1]:
        case DrawStock():
            return _drew(after)
        case DrawDiscard() if before.public.upcard is not None:
            return text("typed-took", card=before.public.upcard)
        case Discard(card):
            return text("typed-threw", card=card)
        case LayOff() | LayOut():
            return _answered(moves, before, examples)
        case Knock() | Gin() | BigGin() | Declare() as ending:
            return _ended(ending, before)
        case _:
            return text("typed-passed")


def melds_blank(melds: Sequence[Meld]) -> Blank:
    """Melds inside a sentence, parted by commas."""
    return listed([Cards(meld.cards) for meld in melds]) if melds else text("cell-none")


def _drew(after: BoardView | HandView) -> Text:
    drawn = after.round.drawn if isinstance(after, HandView) and after.round else None
    # What happened since, such as the match being called off, may have taken the turn away.
    return text("done-already") if drawn is None else text("typed-drew", card=drawn)


def _ended(move: Knock | Gin | BigGin | Declare, before: PlayerView) -> Text:
    melds = melds_blank(move.melds)
    match move:
        case Knock(card):
            points = _points(before.mask & ~card.bit, move.melds, before)
            return text("typed-knocked", points=points, card=card, melds=melds)
        case Gin(card):
            return text("typed-went-gin", card=card, melds=melds)
        case BigGin():
            return text("typed-went-big-gin", melds=melds)
        case Declare():
            return text("typed-declared", melds=melds)


def _answered(moves: Moves, before: PlayerView, examples: Examples) -> Text:
    laid_off = tuple(move.card for move in moves if isinstance(move, LayOff))
    last = moves[-1]
    if not isinstance(last, LayOut):
        example = examples.quoted(examples.verb("best"))
        return text("typed-laid-off", cards=Cards(laid_off), example=example)
    rest = before.mask & ~mask_of(laid_off)
    points, melds = _points(rest, last.melds, before), melds_blank(last.melds)
    if not laid_off:
        return text("typed-laid-out", points=points, melds=melds)
    return text("typed-laid-all", points=points, melds=melds, cards=Cards(laid_off))


def _points(mask: int, melds: tuple[Meld, ...], before: PlayerView) -> int:
    for meld in melds:
        mask &= ~meld.mask
    return points_of(mask, before.melding)
