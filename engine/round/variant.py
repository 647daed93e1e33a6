"""The slots a variant fills."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

from engine.cards.melds import Melding
from engine.cards.pack import Pack
from engine.round.events import Event
from engine.round.moves import Move
from engine.round.outcome import Outcome, Seat, Worth
from engine.round.state import AnsweringUpcard, FirstTurn, Phase, RoundState

Awaited = TypeVar("Awaited", bound=Phase)
Awaited_co = TypeVar("Awaited_co", bound=Phase, covariant=True)
Awaited_contra = TypeVar("Awaited_contra", bound=Phase, contravariant=True)


class Step(NamedTuple):
    """What a move leads to: the state after it and what everybody may hear of it.

    A named tuple, since every move makes one and a frozen dataclass takes longer to fill.
    """

    state: RoundState
    events: tuple[Event, ...]


step_of: Final[Callable[[tuple[RoundState, tuple[Event, ...]]], Step]] = partial(
    tuple.__new__, Step
)
"""The same as ``Step(*pair)`` for the moves that are played most: it takes half as long."""


@dataclass(slots=True, init=False)
class Spot(Generic[Awaited_co]):
    """A position to decide in: the variant's rules, the state, and its phase.

    Neither frozen nor filled by an initialiser, since every decision makes two: that takes a fifth
    of the time, and nobody keeps it.
    """

    variant: "Variant"
    state: RoundState
    phase: Awaited_co


def spot_of(variant: "Variant", state: RoundState, phase: Awaited) -> Spot[Awaited]:
    """The position of ``state``, where ``phase`` is awaited."""
    spot: Spot[Awaited] = Spot()
    spot.variant, spot.state, spot.phase = variant, state, phase
    return spot


class PhaseRules(Protocol[Awaited_contra]):
    """The rules of one phase; none but the awaited seat's moves reach them."""

    def legal(self, spot: Spot[Awaited_contra], /) -> tuple[Move, ...]:
        """Every legal move of the seat that the phase awaits, in a fixed order."""

    def apply(self, spot: Spot[Awaited_contra], move: Move) -> Step:
        """Play ``move``.

        Raises:
            IllegalMove: if the rules forbid it; nothing has changed then.
        """


class KnockLimit(Protocol):
    """How much deadwood a knock may keep."""

    def limit(self, state: RoundState, /) -> int | None:
        """The limit in points for a round just dealt; 0 asks for gin, None is no limit."""


class Scoring(Protocol):
    """What a showdown is worth."""

    @property
    def worth(self) -> Worth:
        """The numbers that the players play for."""

    def stakes(self, state: RoundState) -> int:
        """What the points of this round are multiplied by, as everybody knows from the deal on."""

    def outcome(self, variant: "Variant", state: RoundState) -> Outcome:
        """The outcome of a round whose hands are all laid out: ``state.laid``."""


@dataclass(frozen=True, slots=True)
class DealRule:
    """How the pack is dealt: ``seats`` hands of ``hand_size`` cards, then the upcard.

    ``stock_reserve`` cards are never drawn; the discard that leaves exactly these ends the round.
    ``opening`` is the phase that the seat after the dealer begins in.
    """

    seats: int = 2
    hand_size: int = 10
    stock_reserve: int = 2
    opening: type[AnsweringUpcard | FirstTurn] = AnsweringUpcard


@dataclass(frozen=True, slots=True)
class Defence:
    """When the defender may lay off.

    Source: classic rules, 2.1 and 3.5.
    """

    layoff_on_knock: bool = True
    layoff_on_gin: bool = False

    def may_lay_off(self, knock_points: int) -> bool:
        """Whether a knock with that much deadwood may be answered; 0 is gin."""
        return self.layoff_on_knock if knock_points else self.layoff_on_gin


LAYOFF_ON_KNOCK: Final = Defence()
"""Layoffs on a knock, none on gin."""


@dataclass(frozen=True, slots=True)
class Variant:
    """The rules of a game as filled slots; ``flow`` maps a phase's class to its rules.

    ``match`` and ``seating`` are values of the match floor (its sheet rules and who deals); this
    floor only carries them.
    """

    key: str
    pack: Pack
    deal: DealRule
    melding: Melding
    knock: KnockLimit
    flow: Mapping[type[Any], PhaseRules[Any]]
    scoring: Scoring
    match: Any
    seating: Any
    defence: Defence = LAYOFF_ON_KNOCK

    def seat_after(self, seat: Seat) -> Seat:
        """The seat that is in turn after ``seat``."""
        return (seat + 1) % self.deal.seats
