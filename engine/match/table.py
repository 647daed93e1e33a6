"""A table: its people, places, rules, match and rounds; its version."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TypeVar, cast

from engine.cards.card import Card
from engine.cards.pack import Pack
from engine.match.people import Origin, Place, Player
from engine.match.rules import Rules
from engine.match.seating import HeadToHead
from engine.match.seed import Seed
from engine.match.sheet import MatchEnd, Sheet, SheetRules
from engine.match.stages import ChoosingDealer, Finished, Lobby, Playing, Readying, Stage
from engine.round.events import Event
from engine.round.faults import Fault, NotAllowed
from engine.round.outcome import Outcome, Seat
from engine.round.state import RoundState
from engine.round.variant import Variant

OneStage = TypeVar("OneStage", bound=Stage)


@dataclass(frozen=True, slots=True)
class RoundInPlay:
    """A round at this table, from its deal until the next one; ``seed`` gave its pack."""

    number: int
    state: RoundState
    seed: Seed = field(repr=False)


@dataclass(frozen=True, slots=True)
class Table:
    """The people of a match and all that belongs to it.

    ``version`` grows by one with each saved change; the first saved is 1. ``capacity`` is the
    number of seats; ``players`` are the seats taken so far. ``seed`` is 32 bytes from which the
    cut and the rounds draw theirs. ``rounds`` are the rounds now in play (one for most variants);
    the last stays until the next deal. ``abort_offer`` is the seat that offers to end without a
    loss. ``last`` is what the latest deal let everybody hear, or the turn that was played last as
    far as it has come; at version ``last_at``. ``rematch_of`` is the table this one follows.
    ``cuts`` are the cuts for the first deal, all but the last ties; empty where nobody cut.
    ``matches`` are the matches of the series that are over, the last one included at its end;
    ``sheet`` is that of the latest match that was begun.

    ``turn_seconds`` is how long a turn may take, 0 for as long as one likes. ``away`` counts for
    each seat the turns that autopilot has played for it since anybody there pressed anything,
    ``missed`` those since its latest turn of its own, ``autopilot`` those of the latest round; all
    are empty while there are none. ``flown`` says that autopilot did what ``last`` tells,
    ``warned`` that most of this turn's time has passed. ``departed`` are the seats whose people
    have left the place, the latest of them at version ``departed_at``; ``unready`` are those that
    the latest deal did not wait for, until the first move after it. ``fresh_from`` is the version
    since which nothing has changed that anybody could have pressed. ``platforms`` are those on
    which somebody plays in private, without a place of theirs there. ``came`` are the seats that
    were taken from elsewhere, each with the key of that place, which is empty for a private chat.
    """

    id: str
    rules: Rules
    places: tuple[Place, ...]
    players: tuple[Player, ...]
    capacity: int
    stage: Stage
    seed: Seed = field(repr=False)
    version: int = 1
    sheet: Sheet = field(default_factory=Sheet)
    rounds: tuple[RoundInPlay, ...] = ()
    abort_offer: Seat | None = None
    last: tuple[Event, ...] = field(default=(), repr=False)
    rematch_of: str = ""
    cuts: tuple[tuple[Card, ...], ...] = field(default=(), repr=False)
    matches: tuple[MatchEnd, ...] = ()
    turn_seconds: int = 0
    away: tuple[int, ...] = ()
    missed: tuple[int, ...] = ()
    autopilot: tuple[int, ...] = ()
    flown: bool = False
    warned: bool = False
    departed: tuple[Seat, ...] = ()
    departed_at: int = 0
    unready: tuple[Seat, ...] = ()
    fresh_from: int = 1
    last_at: int = 0
    platforms: tuple[str, ...] = ()
    came: tuple[tuple[Seat, str], ...] = ()
    schema: int = 1


@dataclass(frozen=True, slots=True)
class Change:
    """What an action leads to: the table after it, its version one higher.

    ``ended`` are the outcomes that it wrote on the sheet; a round that was broken off is not one.
    """

    table: Table
    ended: tuple[Outcome, ...] = ()


@dataclass(frozen=True, slots=True)
class Game:
    """What a table is played with: its variant, and the order that a seed gives a pack."""

    variant: Variant
    order: Callable[[Pack, bytes], tuple[Card, ...]]

    @property
    def sheet_rules(self) -> SheetRules:
        """The variant's numbers of a match."""
        return cast("SheetRules", self.variant.match)

    @property
    def seating(self) -> HeadToHead:
        """How the variant finds its dealers."""
        return cast("HeadToHead", self.variant.seating)


def seat_of(table: Table, person: str) -> Seat | None:
    """The seat that ``person`` holds, or None for somebody who only looks on."""
    held = (seat for seat, player in enumerate(table.players) if player.person == person)
    return next(held, None) if person else None


def people_of(table: Table) -> frozenset[str]:
    """The ids of those who sit at a table, are invited to it, or have accepted its challenge."""
    coming = [player.person for player in table.players]
    if isinstance(table.stage, Lobby):
        coming.append(table.stage.invited)
        coming += [table.stage.pledged.person] if table.stage.pledged else []
    return frozenset(filter(None, coming))


def platforms_of(table: Table) -> tuple[str, ...]:
    """Every platform on which a table is played; none where it is told that it is in private."""
    return tuple(sorted({place.platform for place in table.places} | {*table.platforms}))


def joined(table: Table, origin: Origin | None) -> Table:
    """The table with where somebody comes from who takes its next seat."""
    if origin is None:
        return table
    seat = len(table.players)
    if origin.place is None:
        known = origin.platform in platforms_of(table)
        platforms = table.platforms if known else (*table.platforms, origin.platform)
        return replace(table, platforms=platforms, came=(*table.came, (seat, "")))
    if origin.place.key in {place.key for place in table.places}:
        return table
    return replace(
        table,
        places=(*table.places, origin.place),
        came=(*table.came, (seat, origin.place.key)),
    )


def to_act(table: Table) -> tuple[Seat, ...]:
    """The seats that are waited for: who chooses, who is not ready yet, whose turn it is."""
    match table.stage:
        case Playing():
            turns = [current.state.phase.seat for current in table.rounds]
            return tuple([seat for seat in turns if seat is not None])
        case ChoosingDealer(chooser=chooser):
            return (chooser,)
        case Readying(ready=ready):
            return tuple(seat for seat in range(table.capacity) if seat not in ready)
        case _:
            return ()


def turn_of(table: Table) -> tuple[object, ...] | None:
    """What tells one turn from the next: it is the same one as long as this is equal.

    All wait for the next deal together, so who is ready first begins no new turn. None where
    nobody is waited for.
    """
    stage = table.stage
    if isinstance(stage, Playing):
        current = table.rounds[-1]
        return stage.kind, current.number, current.state.phase.seat
    if isinstance(stage, Readying):
        return stage.kind, stage.number
    return (stage.kind,) if isinstance(stage, ChoosingDealer) else None


def computer_to_act(table: Table) -> Seat | None:
    """The first computer player's seat that is waited for, if there is one."""
    return next((seat for seat in to_act(table) if table.players[seat].computer), None)


def awaited(table: Table, kind: type[OneStage]) -> OneStage:
    """The stage of the table, which has to be of this kind.

    Raises:
        NotAllowed: if it is another.
    """
    if isinstance(table.stage, kind):
        return table.stage
    raise NotAllowed(Fault.MATCH_OVER if isinstance(table.stage, Finished) else Fault.NOT_NOW)
