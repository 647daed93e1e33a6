"""Rounds that are told in advance: stacked packs, and who then plays what."""

from dataclasses import dataclass

from engine.cards.mask import mask_of
from engine.cards.melds import best_arrangement, best_defence
from engine.match.stages import ChoosingDealer, Readying
from engine.match.table import Table, to_act
from engine.round.moves import (
    DRAW_DISCARD,
    DRAW_STOCK,
    PASS,
    Discard,
    Gin,
    Knock,
    LayOff,
    LayOut,
    Move,
)
from engine.round.outcome import Seat
from engine.round.state import AnsweringUpcard, LayingOff, Over, RoundState
from tests.builders import plain_card
from tests.engine.service.parlour import PERSONS, Parlour

UPCARD = "Kh"
THROWN = "Qc"
_MELDS = "5s 6s 7s 8s Kc Kd Kh"


@dataclass(frozen=True, slots=True)
class Layout:
    """What both hands are at a showdown; nobody knocks where ``kept`` holds no king of hearts.

    The knocker is dealt ``kept`` with the queen of clubs in place of the king of hearts, takes
    that king, which is the first upcard, and throws the queen.
    """

    kept: str
    held: str

    @property
    def is_dead(self) -> bool:
        """Whether nobody knocks in it."""
        return UPCARD not in self.kept

    def pack(self, *, knocker_deals: bool) -> str:
        """The pack that deals it."""
        knocker = self.kept.replace(UPCARD, THROWN).split()
        defender = self.held.split()
        first, dealer = (defender, knocker) if knocker_deals else (knocker, defender)
        singly = [card for pair in zip(first, dealer, strict=True) for card in pair]
        return " ".join(singly if self.is_dead else [*singly, UPCARD])


GIN = Layout(f"{_MELDS} 9c 9d 9h", "Jc Jd Js Ah 2c 4h 3d Td Ts Qh")
"""Gin against 1 + 2 + 4 + 3 + 10 + 10 + 10 = 40 beside three jacks: 40 + 25 = 65 points."""
RICH_GIN = Layout(f"{_MELDS} 9c 9d 9h", "Jc Js Qd Qh Td Ts Ah 2c 4h 3d")
"""Gin against six tens and 1 + 2 + 4 + 3 = 70: 70 + 25 = 95 points."""
KNOCK = Layout(f"{_MELDS} Ac 4h 5d", "Jc Jd Js Ah 3c 3d 6h 6d Td Ts")
"""A knock with 1 + 4 + 5 = 10 against 1 + 3 + 3 + 6 + 6 + 10 + 10 = 39: 29 points."""
LAYOFFS = Layout(f"{_MELDS} Ac 2d 4h", "Jc Jd Js 9s Ks Ah 3c 3d 6h 6d")
"""A knock with 1 + 2 + 4 = 7; nine and king of spades go to its melds, and 1 + 3 + 3 + 6 + 6 = 19
stay: 12 points."""
UNDERCUT = Layout(f"{_MELDS} Ac 2d 4h", "Jc Jd Js 8h 9h Th Ah 3c Ks 4s")
"""A knock with 7; king and four of spades go to its melds, and 1 + 3 = 4 stay: 3 + 25 = 28 points
for the defender."""
TIE = Layout(f"{_MELDS} Ac 2d 4h", "Jc Jd Js 8h 9h Th Ah 6d Ks 4s")
"""A knock with 7, and after the same layoffs 1 + 6 = 7 too: 25 points for the defender."""
DEAD = Layout("Ah As 2c 2d 3h 3s 4c 4d 5h 5s", "Ac Ad 2h 2s 3c 3d 4h 4s 5c 5d")
"""Thirty points in each hand, and no lower card in the stock: nobody can ever knock."""


async def play_out(parlour: Parlour, table: str, layout: Layout, knocker: Seat = 0) -> None:
    """Deal a layout and play it to its end; computer players play as they think best."""
    await _deal(parlour, table, layout, knocker)
    await play_on(parlour, table, layout, knocker)


async def play_on(parlour: Parlour, table: str, layout: Layout, knocker: Seat = 0) -> None:
    """Play a layout that was dealt to its end."""
    known = await parlour.table(table)
    while not isinstance(known.rounds[-1].state.phase, Over):
        await _next_turn(parlour, known, layout, knocker)
        known = await parlour.table(table)


async def _deal(parlour: Parlour, table: str, layout: Layout, knocker: Seat) -> None:
    stage = (await parlour.table(table)).stage
    dealer = stage.chooser if isinstance(stage, ChoosingDealer) else None
    if isinstance(stage, Readying):
        dealer = stage.dealer
    await parlour.deal(table, layout.pack(knocker_deals=dealer == knocker))


async def _next_turn(parlour: Parlour, table: Table, layout: Layout, knocker: Seat) -> None:
    player = table.players[to_act(table)[0]]
    if player.computer:
        await parlour.pass_time()
        return
    moves = _moves(table.rounds[-1].state, layout, knocker)
    await parlour.play(PERSONS[player.person], table.id, *moves)


def _moves(state: RoundState, layout: Layout, knocker: Seat) -> tuple[Move, ...]:
    phase = state.phase
    if isinstance(phase, LayingOff):
        return defence(state)
    if not isinstance(phase, AnsweringUpcard):
        return (DRAW_STOCK, Discard(state.stock[-1]))
    if layout.is_dead or phase.seat != knocker:
        return (PASS,)
    return (DRAW_DISCARD, knock(layout))


def knock(layout: Layout) -> Knock | Gin:
    """The move that ends the round."""
    best = best_arrangement(mask_of(layout.kept))
    kind = Knock if best.points else Gin
    return kind(plain_card(THROWN), best.melds)


def defence(state: RoundState) -> tuple[Move, ...]:
    """Every layoff that is worth it, then the rest laid out."""
    assert state.phase.seat is not None
    hand = state.hands[state.phase.seat]
    best = best_defence(state.melds, hand)
    layoffs = tuple(LayOff(layoff.card, layoff.meld) for layoff in best.layoffs)
    return (*layoffs, LayOut(best.melds))
