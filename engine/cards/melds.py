"""The melder: best split, best discard, best defence, all arrangements in a limit.

This is the part of the engine that is of use outside the bot. It needs nothing but the standard
library, works on hands as ints (``mask.mask_of`` makes one) and keeps no state but its tables.

>>> from engine.cards.mask import mask_of
>>> hand = mask_of("3s 4s 5s 5h 5d 6s 7s 8s 8h 8d")
>>> deadwood_points(hand)
10
>>> [str(meld) for meld in best_arrangement(hand).melds]
['8d-8h-8s', '3s-4s-5s-6s-7s']

| question | function |
| --- | --- |
| what do these cards count? | ``points_of`` |
| what is the least deadwood? | ``deadwood_points`` |
| how is the hand best laid down? | ``best_arrangement`` |
| in which ways can it be laid down? | ``arrangements`` |
| which card to throw? | ``best_discard`` |
| after which discards may one knock? | ``knock_discards`` |
| what does the defender lay off? | ``best_defence`` |
| is this a meld? does this card fit on it? | ``meld_of``, ``parse_meld``, ``extended`` |

Every answer is exact. ``GIN`` is the usual game; ``Melding(corner=True, ace_value=15)`` lets runs
go round the corner. Hands may have any number of cards, but are meant to have a dozen or so: the
work grows with the number of cards that fit both a set and a run. Jokers, wild cards and cards
of a second pack are refused with an ``OutsidePackError``, or a ``NotAMeldError`` as melds.
"""

from engine.cards.arrangements import Arrangement, arrangements, best_arrangement
from engine.cards.deadwood import deadwood_points, points_of
from engine.cards.defence import Defence, Layoff, best_defence
from engine.cards.discards import best_discard, knock_discards
from engine.cards.meld import Meld, MeldKind, NotAMeldError, extended, meld_of, parse_meld
from engine.cards.melding import GIN, Melding, OutsidePackError

__all__ = [
    "GIN",
    "Arrangement",
    "Defence",
    "Layoff",
    "Meld",
    "MeldKind",
    "Melding",
    "NotAMeldError",
    "OutsidePackError",
    "arrangements",
    "best_arrangement",
    "best_defence",
    "best_discard",
    "deadwood_points",
    "extended",
    "knock_discards",
    "meld_of",
    "parse_meld",
    "points_of",
]
