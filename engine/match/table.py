"""A table: its people, places, rules, match and rounds; its version."""

from dataclasses import dataclass, field

from engine.match.people import Place, Player
from engine.match.rules import Rules
from engine.match.sheet import Sheet
from engine.match.stages import Stage
from engine.round.events import Event
from engine.round.outcome import Outcome, Seat
from engine.round.state import RoundState


@dataclass(frozen=True, slots=True)
class RoundInPlay:
    """A round at this table, from its deal until the next one; ``seed`` gave its pack."""

    number: int
    state: RoundState
    seed: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class Table:
    """The people of a match and all that belongs to it.

    ``version`` grows by one with each saved change; the first saved is 1. ``capacity`` is the
    number of seats; ``players`` are the seats taken so far. ``seed`` is 32 bytes from which cuts and rounds draw
    theirs. ``rounds`` are the rounds now in play (one for most variants); the last stays until the next deal.
    ``abort_offer`` is the seat that offers to end without a loss. ``last`` is what the latest change
    let everybody hear. ``rematch_of`` is the table this one follows.
    """

    id: str
    rules: Rules
    places: tuple[Place, ...]
    players: tuple[Player, ...]
    capacity: int
    stage: Stage
    seed: bytes = field(repr=False)
    version: int = 1
    sheet: Sheet = Sheet()
    rounds: tuple[RoundInPlay, ...] = ()
    abort_offer: Seat | None = None
    last: tuple[Event, ...] = ()
    rematch_of: str = ""
    schema: int = 1


@dataclass(frozen=True, slots=True)
class Change:
    """What an action leads to: the table after it (version one higher) and the round it ended, if any."""

    table: Table
    ended: tuple[Outcome, ...] = ()
