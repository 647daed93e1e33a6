"""What has been done for what was typed, told to whoever typed it."""

from collections.abc import Sequence

from adapters.presentation.texts import Blank, Cards, Text, joined, text
from adapters.presentation.typed.examples import Examples
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


def _laid(key: str, melds: Sequence[Meld], **blanks: Blank) -> Text:
    """The sentence ``key`` on how a hand was laid down, or its twin where no card is melded."""
    if not melds:
        return text(f"{key}-no-melds", **blanks)
    return text(key, melds=joined([Cards(meld.cards) for meld in melds]), **blanks)


def _drew(after: BoardView | HandView) -> Text:
    drawn = after.round.drawn if isinstance(after, HandView) and after.round else None
    # What happened since, such as the match being called off, may have taken the turn away.
    return text("done-already") if drawn is None else text("typed-drew", card=drawn)


def _ended(move: Knock | Gin | BigGin | Declare, before: PlayerView) -> Text:
    match move:
        case Knock(card):
            points = _points(before.mask & ~card.bit, move.melds, before)
            return _laid("typed-knocked", move.melds, points=points, card=card)
        case Gin(card):
            return _laid("typed-went-gin", move.melds, card=card)
        case BigGin():
            return _laid("typed-went-big-gin", move.melds)
        case Declare():
            points = _points(before.mask, move.melds, before)
            return _laid("typed-declared", move.melds, points=points)


def _answered(moves: Moves, before: PlayerView, examples: Examples) -> Text:
    laid_off = tuple(move.card for move in moves if isinstance(move, LayOff))
    last = moves[-1]
    if not isinstance(last, LayOut):
        example = examples.quoted(examples.verb("best"))
        return text("typed-laid-off", cards=Cards(laid_off), example=example)
    rest = before.mask & ~mask_of(laid_off)
    points = _points(rest, last.melds, before)
    if not laid_off:
        return _laid("typed-laid-out", last.melds, points=points)
    return _laid("typed-laid-all", last.melds, points=points, cards=Cards(laid_off))


def _points(mask: int, melds: tuple[Meld, ...], before: PlayerView) -> int:
    for meld in melds:
        mask &= ~meld.mask
    return points_of(mask, before.melding)
