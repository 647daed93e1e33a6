"""Positions in one line: rounds, tables and what they are played with."""

from collections.abc import Callable

from engine.cards.card import PLAIN_CARDS, Card, parse_card
from engine.cards.mask import mask_of
from engine.cards.melds import Meld, Melding, parse_meld
from engine.cards.pack import Pack, shuffled
from engine.match.actions import Accept, Action, ChooseDealer, Open
from engine.match.changes import replayed
from engine.match.people import Place, Player
from engine.match.rules import Rules
from engine.match.table import Game, Table
from engine.round.state import Discarding, Drawing, Phase, RoundState
from engine.round.variant import Variant
from engine.variants.gin import CLASSIC

NORTH, SOUTH = 0, 1
"""The two seats of a round between two."""
ANY_GAME = Melding(corner=True)
"""Whatever is a meld in some game is one here."""

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
    return lambda _pack, _seed: top + rest


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
    return replayed(opening, actions, lambda _rules: game or a_game())


def some_melds(text: str) -> tuple[Meld, ...]:
    """The melds of any game that ``text`` names, parted by commas: ``"4s 5s 6s, Kh Kd Kc"``."""
    return tuple(parse_meld(meld, ANY_GAME) for meld in text.split(",") if meld)


def a_round(
    hand: str, against: str = "", *, taken: str = "", upcard: str = "", stock: int = 20
) -> RoundState:
    """A round in which North is in turn with ``hand`` and South holds ``against``; South dealt.

    With ten cards or fewer North draws next. With eleven he has drawn the last one from the stock
    and discards next; with ``taken``, one of his cards, he has taken that as the upcard. The cards
    not named are strewn over South's ten, the upcard and ``stock``; the rest lie below the upcard,
    so that all 52 are in the round.
    """
    hands = [[plain_card(word) for word in text.split()] for text in (hand, against)]
    named = {*hands[0], *hands[1], *map(plain_card, upcard.split())}
    rest = [card for card in PLAIN_CARDS if card not in named]
    rest.sort(key=lambda card: card.index * 23 % 53)
    if not against:
        hands[1], rest = rest[:10], rest[10:]
    pile = (*rest[stock:], *map(plain_card, upcard.split()))
    return RoundState(
        dealer=SOUTH,
        hands=(mask_of(hands[0]), mask_of(hands[1])),
        stock=tuple(rest[:stock]),
        discard_pile=pile,
        phase=_phase_of(hands[0], taken),
        knock_limit=10,
        opening_card=pile[0],
    )


def _phase_of(hand: list[Card], taken: str) -> Phase:
    if taken:
        return Discarding(NORTH, plain_card(taken), taken=True)
    return Discarding(NORTH, hand[-1], taken=False) if len(hand) > 10 else Drawing(NORTH)
