"""A hand in a few short lines, for where there is no room for more: whose turn, which cards."""

from collections.abc import Iterator

from adapters.presentation.screens.hand.faces import Order, in_order, sort_key
from adapters.presentation.screens.table.match_ends import over_line
from adapters.presentation.screens.table.turns import status_line
from adapters.presentation.texts import Cards, Text, joined, text
from engine.cards.mask import cards_of
from engine.cards.melds import best_arrangement
from engine.match.boards import HandView
from engine.round.views import PlayerView


def brief_lines(view: HandView, order: Order) -> tuple[Text, ...]:
    """Whose turn it is and the hand at its best; nobody is named, as names may be long."""
    cards = () if view.round is None else _cards(view.round, order)
    return (_turn(view), *cards)


def _turn(view: HandView) -> Text:
    if view.board.finished is not None:
        return over_line(view.board)
    is_own = view.seat in view.board.to_act
    return status_line(view) if is_own else text("brief-waiting")


def _cards(hand: PlayerView, order: Order) -> Iterator[Text]:
    best = best_arrangement(hand.mask, hand.melding)
    melds = sorted(best.melds, key=lambda meld: sort_key(meld.cards[0], order))
    if melds:
        cards = joined(Cards(meld.cards) for meld in melds)
        yield text("brief-row", label=text("brief-melds"), cards=cards)
    loose = Cards(in_order(cards_of(best.deadwood), order))
    if loose.cards:
        yield text("brief-row", label=text("row-deadwood", points=best.points), cards=loose)
    else:
        yield text("hand-deadwood", points=best.points)
    if hand.drawn is not None:
        yield text("brief-row", label=text("brief-drawn"), cards=hand.drawn)
