"""Who plays the next round against whom, who deals, who sits out."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from engine.cards.card import Card
from engine.round.outcome import Ending, Outcome, Seat

FirstDealer = Literal["high_cut_chooses", "low_cut", "random"]
NextDealer = Literal["alternate", "winner"]


def cut_for_deal(order: Sequence[Card], seats: int) -> tuple[tuple[Card, ...], ...]:
    """Every cut until one decides: each seat's card, drawn in turn from a shuffled pack.

    Seats that cut equal ranks cut again, with the next cards. A pack that runs out without a
    decision ends the cutting; the suits of its last cut decide then.
    """
    cuts: list[tuple[Card, ...]] = []
    for start in range(0, len(order) - seats + 1, seats):
        cuts.append(tuple(order[start : start + seats]))
        if len({card.rank for card in cuts[-1]}) == seats:
            break
    return tuple(cuts)


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """Two seats, both always in play.

    ``first_dealer`` says what the cut decides: the higher card chooses who deals, or the lower
    card deals; ``random`` lets chance name the dealer without a cut to look at. ``next_dealer`` is
    the other seat each time or the winner of the round. ``drawn_same_dealer`` lets the dealer of a
    dead hand deal again.

    Source: classic rules, 2.1.
    """

    first_dealer: FirstDealer = "high_cut_chooses"
    next_dealer: NextDealer = "alternate"
    drawn_same_dealer: bool = True

    @property
    def has_choice(self) -> bool:
        """Whether the seat that the cut names chooses the dealer; otherwise it deals."""
        return self.first_dealer == "high_cut_chooses"

    @property
    def is_cut_shown(self) -> bool:
        """Whether people cut for the deal; otherwise chance names the dealer."""
        return self.first_dealer != "random"

    def named_by(self, cut: Sequence[Card]) -> Seat:
        """The seat that the deciding ``cut`` names; the ace is low."""
        choose = min if self.first_dealer == "low_cut" else max
        return choose(range(len(cut)), key=lambda seat: (cut[seat].rank, cut[seat].suit))

    def opponent(self, seat: Seat) -> Seat:
        """The other seat: who deals when ``seat`` will not, who wins when ``seat`` resigns."""
        return 1 - seat

    def dealer_after(self, dealer: Seat, outcome: Outcome) -> Seat:
        """Who deals the round after one that ``dealer`` dealt."""
        if outcome.ending is Ending.DEAD_HAND:
            return dealer if self.drawn_same_dealer else self.opponent(dealer)
        if self.next_dealer == "alternate":
            return self.opponent(dealer)
        return dealer if outcome.winner is None else outcome.winner
