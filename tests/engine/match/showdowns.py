"""Rounds that stand just before a knock, so that a match can be told by its showdowns."""

from dataclasses import dataclass, replace

from engine.cards.mask import full_pack, mask_of
from engine.cards.melds import best_arrangement
from engine.match.actions import Play
from engine.match.changes import advance
from engine.match.table import Game, RoundInPlay, Table
from engine.round.moves import Gin, Knock, LayOut
from engine.round.outcome import Seat
from engine.round.showdown import plain_cards
from engine.round.state import Discarding, LayingOff, RoundState
from tests.builders import DEALT, NORTH, a_game, a_table, plain_card

THROWN = "Kc"


@dataclass(frozen=True, slots=True)
class Showdown:
    """What the knocker keeps and what the defender holds; neither can lay anything off."""

    knocker: Seat
    kept: str
    held: str


SIX_AGAINST_NINETEEN = Showdown(
    NORTH, "Ah 2h 3h 4h 5h 6h 7h 8h 9h 6c", "Qc Qd Qs Jc Jd Js As 3d 5s Td"
)


def before_the_knock(
    showdown: Showdown, dealer: Seat, limit: int | None = 10, opening_card: str = ""
) -> RoundState:
    """The round in which the knocker has drawn the king of clubs and throws it next."""
    knocker, defender = mask_of(f"{showdown.kept} {THROWN}"), mask_of(showdown.held)
    hands = (knocker, defender) if showdown.knocker == NORTH else (defender, knocker)
    others = plain_cards(full_pack() & ~knocker & ~defender)
    return RoundState(
        dealer=dealer,
        hands=hands,
        stock=others[1:],
        discard_pile=others[:1],
        phase=Discarding(showdown.knocker, plain_card(THROWN), taken=False),
        knock_limit=limit,
        opening_card=plain_card(opening_card) if opening_card else others[0],
    )


def knocked_out(
    table: Table, showdown: Showdown = SIX_AGAINST_NINETEEN, game: Game | None = None
) -> Table:
    """``table`` after its round, put in this position, was knocked and answered."""
    game = game or a_game()
    current = table.rounds[-1]
    state = before_the_knock(showdown, current.state.dealer, current.state.knock_limit)
    placed = replace(table, rounds=(RoundInPlay(current.number, state, current.seed),))
    best = best_arrangement(mask_of(showdown.kept))
    ending = Knock if best.points else Gin
    knock = Play(showdown.knocker, (ending(plain_card(THROWN), best.melds),))
    knocked = advance(placed, knock, game).table
    if not isinstance(knocked.rounds[-1].state.phase, LayingOff):
        return knocked
    answer = LayOut(best_arrangement(mask_of(showdown.held)).melds)
    return advance(knocked, Play(1 - showdown.knocker, (answer,)), game).table


def waiting_for_the_next_deal() -> Table:
    """Ada and Ben after one round, which Ada dealt and won with 13 points."""
    return knocked_out(a_table(*DEALT))
