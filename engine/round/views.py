"""What one pair of eyes may see."""

from dataclasses import dataclass

from engine.cards.card import Card
from engine.cards.mask import mask_of
from engine.cards.melds import Layoff, Meld, Melding, deadwood_points
from engine.round.moves import Move
from engine.round.outcome import LaidHand, Outcome, Seat, Worth
from engine.round.play import legal_moves
from engine.round.showdown import plain_cards
from engine.round.state import Discarding, LayingOff, Over, RoundState
from engine.round.variant import Defence, Variant


@dataclass(frozen=True, slots=True)
class SpectatorView:
    """What everybody may see of a round.

    ``awaiting`` is the kind of the phase (``"drawing"``); ``turn`` the seat it awaits, None when
    the round is over. ``drawable`` is how many stock cards may still be drawn. ``knocked`` is the
    knocker's hand as he laid it down, ``melds`` his melds as they have grown since, ``layoffs``
    the cards that made them grow. ``upcard`` is None when the discard pile is empty, and once the
    knocker's discard covers it face down. ``stakes`` is what the round's points are multiplied by.
    ``must_end`` says that the last discard was taken: only the end of the round may follow.
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
    stakes: int = 1
    must_end: bool = False


@dataclass(frozen=True, slots=True, repr=False)
class Memory:
    """What an attentive player still knows of cards no longer in sight, as masks.

    ``buried`` are the cards under the upcard. ``held`` are, for each seat, the cards that it took
    from the discard pile and has kept.
    """

    buried: int
    held: tuple[int, ...]

    def __repr__(self) -> str:
        """How many cards, never which, so that logs cannot leak."""
        return f"<Memory of {self.buried.bit_count()} buried>"


@dataclass(frozen=True, slots=True, repr=False)
class PlayerView:
    """What the player at ``seat`` may see: the public part and the own hand.

    ``hand`` is in index order. ``drawn`` is the card that came last in this turn, ``taken`` says
    that it was the upcard. ``moves`` is every legal move of this seat now, empty when it is not
    awaited. ``points`` is the deadwood of the hand at its best arrangement, in points. ``worth``
    and ``defence`` say what is played for and whether a knock may be answered by layoffs.
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
    worth: Worth
    defence: Defence
    memory: Memory

    @property
    def barred(self) -> int:
        """The card that may not be thrown, as a mask: the upcard just taken, if it was."""
        return self.drawn.bit if self.taken and self.drawn else 0

    def __repr__(self) -> str:
        """The seat and what is awaited, never a card, so that logs cannot leak."""
        return f"<PlayerView seat {self.seat} {self.public.awaiting}>"


def spectator_view(variant: Variant, state: RoundState) -> SpectatorView:
    """What everybody may see of the round."""
    phase = state.phase
    return SpectatorView(
        dealer=state.dealer,
        turn=phase.seat,
        awaiting=phase.kind,
        hand_sizes=tuple(hand.bit_count() for hand in state.hands),
        stock_size=len(state.stock),
        drawable=max(0, len(state.stock) - variant.deal.stock_reserve),
        upcard=state.discard_pile[-1] if state.discard_pile and not state.laid else None,
        knock_limit=state.knock_limit,
        opening_card=state.opening_card,
        melds=state.melds,
        knocked=state.laid[0] if state.laid else None,
        layoffs=_layoffs(state),
        outcome=phase.outcome if isinstance(phase, Over) else None,
        stakes=variant.scoring.stakes(state),
        must_end=isinstance(phase, Discarding) and phase.last,
    )


def player_view(variant: Variant, state: RoundState, seat: Seat) -> PlayerView:
    """What the player at ``seat`` may see of the round."""
    phase, mask = state.phase, state.hands[seat]
    own = phase if isinstance(phase, Discarding) and phase.seat == seat else None
    return PlayerView(
        public=spectator_view(variant, state),
        seat=seat,
        hand=plain_cards(mask),
        mask=mask,
        drawn=own.drawn if own else None,
        taken=own.taken if own else False,
        points=deadwood_points(mask, variant.melding),
        moves=legal_moves(variant, state, seat),
        melding=variant.melding,
        worth=variant.scoring.worth,
        defence=variant.defence,
        memory=_memory(state),
    )


def _memory(state: RoundState) -> Memory:
    buried = mask_of(state.discard_pile[:-1])
    return Memory(buried, tuple(hand & state.shown for hand in state.hands))


def _layoffs(state: RoundState) -> tuple[Layoff, ...]:
    """All layoffs of the round: those of hands that lie open, then those now being made."""
    made = tuple(layoff for laid in state.laid for layoff in laid.layoffs)
    return made + state.phase.layoffs if isinstance(state.phase, LayingOff) else made
