"""What one pair of eyes may see."""

from dataclasses import dataclass

from engine.cards.card import Card
from engine.cards.melds import Layoff, Meld, Melding
from engine.round.moves import Move
from engine.round.outcome import LaidHand, Outcome, Seat


@dataclass(frozen=True, slots=True)
class SpectatorView:
    """What everybody may see of a round.

    ``awaiting`` is the kind of the phase (``"drawing"``); ``turn`` the seat it awaits, None when
    the round is over. ``drawable`` is how many stock cards may still be drawn. ``knocked`` is the
    knocker's hand as he laid it down, ``melds`` his melds as they have grown since, ``layoffs``
    the cards that made them grow.
    """

    dealer: Seat
    turn: Seat | None
    awaiting: str
    hand_sizes: tuple[int, ...]
    stock_size: int
    drawable: int
    upcard: Card | None
    knock_limit: int | None
    opening_card: Card
    melds: tuple[Meld, ...]
    knocked: LaidHand | None
    layoffs: tuple[Layoff, ...]
    outcome: Outcome | None


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What the player at ``seat`` may see: the public part and the own hand.

    ``hand`` is in index order. ``drawn`` is the card that came last in this turn, ``taken`` says
    that it was the upcard. ``moves`` is every legal move of this seat now, empty when it is not
    awaited. ``points`` is the deadwood of the hand at its best arrangement, in points.
    """

    public: SpectatorView
    seat: Seat
    hand: tuple[Card, ...]
    mask: int
    drawn: Card | None
    taken: bool
    points: int
    moves: tuple[Move, ...]
    melding: Melding
