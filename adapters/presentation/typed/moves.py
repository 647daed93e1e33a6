"""What was typed into moves, for the hand that typed it; the rules themselves are asked later."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from adapters.presentation.typed.lines import Act, Typed
from engine.cards.card import Card
from engine.cards.melds import Meld, best_arrangement, best_defence, best_discard, extended
from engine.round.moves import (
    DRAW_DISCARD,
    DRAW_STOCK,
    PASS,
    BigGin,
    Declare,
    Discard,
    Gin,
    Knock,
    LayOff,
    LayOut,
    Move,
)
from engine.round.views import PlayerView

Moves = tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class WrongUpcard:
    """Another card than ``card`` lies open."""

    card: Card
    upcard: Card


@dataclass(frozen=True, slots=True)
class WhichMeld:
    """``card`` fits more than one meld on the table: ``melds``, each by its number."""

    card: Card
    melds: tuple[tuple[int, Meld], ...]


@dataclass(frozen=True, slots=True)
class WhichWay:
    """There is more to choose than was said: how to end the round, or what to lay off."""

    act: Act


@dataclass(frozen=True, slots=True)
class Leaving:
    """The hand as dealt would leave ``points``, which nobody lays down by a slip."""

    points: int


Question = WrongUpcard | WhichMeld | WhichWay | Leaving
"""What is asked back."""
Meant = Moves | Question | None


def meant_by(hand: PlayerView, typed: Typed) -> Meant:
    """The moves that were typed, at their recommended arrangement, or what is to be asked first.

    A move that the rules forbid is made all the same where it can be: they say best what is wrong
    with it. None where this cannot be a move.
    """
    return _ACTS[typed.act](hand, typed)


def is_answering(hand: PlayerView) -> bool:
    """Whether a knock is to be answered."""
    return hand.public.awaiting == "laying_off"


def _take(hand: PlayerView, typed: Typed) -> Meant:
    upcard = hand.public.upcard
    if typed.cards and upcard is not None and typed.cards[0] is not upcard:
        return WrongUpcard(typed.cards[0], upcard)
    return (DRAW_DISCARD,)


def _throw(_hand: PlayerView, typed: Typed) -> Meant:
    return (Discard(typed.cards[0]),)


def _cards(hand: PlayerView, typed: Typed) -> Meant:
    """Cards alone: one is thrown, or all are laid off while a knock waits for its answer."""
    if is_answering(hand):
        return _lay_off(hand, typed)
    return _throw(hand, typed) if len(typed.cards) == 1 and typed.meld is None else None


def _knock(hand: PlayerView, typed: Typed) -> Meant:
    ways = [move for move in hand.moves if isinstance(move, Knock | Gin)]
    if typed.cards:
        card = typed.cards[0]
        own = (way for way in ways if way.card is card)
        return (next(own, None) or Knock(card, _melds_without(hand, card)),)
    thrown = {way.card for way in ways}
    if len(thrown) > 1:
        return WhichWay("knock")
    return (ways[0] if ways else _knock_at_best(hand, Knock),)


def _gin(hand: PlayerView, typed: Typed) -> Meant:
    ways = [move for move in hand.moves if isinstance(move, Gin)]
    if typed.cards:
        card = typed.cards[0]
        own = (way for way in ways if way.card is card)
        return (next(own, None) or Gin(card, _melds_without(hand, card)),)
    if any(isinstance(move, BigGin) for move in hand.moves):
        return WhichWay("gin")
    return (ways[0] if ways else _knock_at_best(hand, Gin),)


def _big_gin(hand: PlayerView, _typed: Typed) -> Meant:
    ways = (move for move in hand.moves if isinstance(move, BigGin))
    return (next(ways, None) or BigGin(_melds(hand)),)


def _lay_down(hand: PlayerView, typed: Typed) -> Meant:
    if is_answering(hand):
        return _done(hand, typed)
    way = next((move for move in hand.moves if isinstance(move, Declare)), None)
    if way is not None and hand.points and typed.act != "lay_down_surely":
        return Leaving(hand.points)
    return (way or Declare(_melds(hand)),)


def _done(hand: PlayerView, _typed: Typed) -> Meant:
    """The end of an answer; nothing else ends by such a word."""
    return (LayOut(_melds(hand)),) if is_answering(hand) else None


def _best(hand: PlayerView, _typed: Typed) -> Meant:
    defence = best_defence(hand.public.melds, hand.mask, hand.melding)
    layoffs = (LayOff(layoff.card, layoff.meld) for layoff in defence.layoffs)
    return (*layoffs, LayOut(defence.melds))


def _lay_off(hand: PlayerView, typed: Typed) -> Meant:
    """The layoffs in an order in which they can be played, whatever order they were typed in."""
    if not typed.cards:
        return WhichWay("lay_off") if is_answering(hand) else None
    table, rest = list(hand.public.melds), list(typed.cards)
    moves: list[Move] = []
    while rest:
        card = next((one for one in rest if fitting(hand, table, one, typed.meld)), rest[0])
        fits = fitting(hand, table, card, typed.meld)
        if len(fits) > 1:
            return WhichMeld(card, tuple((at, table[at]) for at in fits))
        for at, longer in fits.items() or ((typed.meld or 0, None),):
            moves.append(LayOff(card, at))
            if longer is None:
                return tuple(moves)
            table[at] = longer
        rest.remove(card)
    return tuple(moves)


def fitting(
    hand: PlayerView, table: Iterable[Meld], card: Card, meld: int | None = None
) -> dict[int, Meld]:
    """The melds of ``table`` that take ``card``, by their number, each as it is then.

    ``meld`` is the number of the only one to try.
    """
    return {
        at: longer
        for at, before in enumerate(table)
        if meld in (None, at) and (longer := extended(before, card, hand.melding))
    }


def _melds(hand: PlayerView) -> tuple[Meld, ...]:
    return best_arrangement(hand.mask, hand.melding).melds


def _melds_without(hand: PlayerView, card: Card) -> tuple[Meld, ...]:
    return best_arrangement(hand.mask & ~card.bit, hand.melding).melds


def _knock_at_best(hand: PlayerView, kind: type[Knock | Gin]) -> Knock | Gin:
    """The knock that leaves least, so that its refusal names the least there is."""
    card, _ = best_discard(hand.mask, hand.barred, hand.melding)
    return kind(card, _melds_without(hand, card))


_ACTS: Final[dict[Act, Callable[[PlayerView, Typed], Meant]]] = {
    "pass": lambda _hand, _typed: (PASS,),
    "draw": lambda _hand, _typed: (DRAW_STOCK,),
    "take": _take,
    "throw": _throw,
    "cards": _cards,
    "knock": _knock,
    "gin": _gin,
    "big_gin": _big_gin,
    "lay_down": _lay_down,
    "lay_down_surely": _lay_down,
    "lay_off": _lay_off,
    "best": _best,
    "done": _done,
}
