"""Positions in one line: rounds, tables and what they are played with."""

from collections.abc import Callable

from engine.cards.card import PLAIN_CARDS, Card, parse_card
from engine.cards.pack import Pack, shuffled
from engine.match.actions import Accept, Action, ChooseDealer, Open
from engine.match.changes import replayed
from engine.match.people import Place, Player
from engine.match.rules import Rules
from engine.match.table import Game, Table
from engine.round.variant import Variant
from engine.variants.gin import CLASSIC

NORTH, SOUTH = 0, 1
"""The two seats of a round between two."""

ADA = Player("Ada", person="ada")
BEN = Player("Ben", person="ben")
CASUAL = Player("casual", computer="casual")
PARLOUR = Place("web", "parlour", "The Parlour")

OPENING = Open(
    table="t1",
    rules=Rules(),
    places=(PARLOUR,),
    players=(ADA,),
    capacity=2,
    seed="03" * 32,
)
"""Ada challenges anybody; with this seed she cuts the jack of hearts, and the three is next."""

DEALT: tuple[Action, ...] = (Accept(BEN), ChooseDealer(NORTH, deals=True))
"""What makes a lobby a first round, dealt by Ada; Ben is in turn."""


def seeded_order(pack: Pack, seed: bytes) -> tuple[Card, ...]:
    """The order that a seed gives a pack without jokers."""
    return tuple(card for card in shuffled(pack, seed) if isinstance(card, Card))


def stacked_order(first: str) -> Callable[[Pack, bytes], tuple[Card, ...]]:
    """An order that begins with these cards, whatever the seed; the others follow by index."""
    top = tuple(map(plain_card, first.split()))
    rest = tuple(card for card in PLAIN_CARDS if card not in top)
    return lambda pack, seed: top + rest


def plain_card(text: str) -> Card:
    """The card that ``text`` names, which is no joker."""
    card = parse_card(text)
    assert isinstance(card, Card)
    return card


def a_game(first_cards: str = "", variant: Variant = CLASSIC) -> Game:
    """A game whose packs come from their seeds, or all begin with ``first_cards``."""
    return Game(variant, stacked_order(first_cards) if first_cards else seeded_order)


def a_table(*actions: Action, opening: Open = OPENING, game: Game | None = None) -> Table:
    """The table after ``actions``: a lobby of Ada's where there are none."""
    return replayed(opening, actions, game or a_game())
