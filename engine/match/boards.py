"""What one pair of eyes may see of a whole table: the board for everybody, the hand for its holder."""

from dataclasses import dataclass

from engine.match.people import Place, Player
from engine.match.rules import Rules
from engine.match.sheet import Sheet, SheetEntry, SheetRules
from engine.match.stages import ChoosingDealer, Finished, Lobby
from engine.round.events import Event
from engine.round.outcome import Outcome, Seat
from engine.round.views import PlayerView, SpectatorView


@dataclass(frozen=True, slots=True)
class ReadyView:
    """The waiting step before a deal, without the seed: who is ready for which round."""

    number: int
    dealer: Seat
    ready: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class BoardView:
    """What everybody may see of a table.

    Exactly one of ``lobby``, ``choosing``, ``readying`` and ``finished`` is given, or none while a
    round is in play. ``round`` is the round in play or, until the next deal, the one that ended;
    ``number`` is its number, 0 before the first deal. ``to_act`` are the seats that somebody waits for.
    """

    id: str
    version: int
    rules: Rules
    sheet_rules: SheetRules
    players: tuple[Player, ...]
    capacity: int
    places: tuple[Place, ...]
    number: int
    sheet: Sheet
    round: SpectatorView | None
    lobby: Lobby | None
    choosing: ChoosingDealer | None
    readying: ReadyView | None
    finished: Finished | None
    to_act: tuple[Seat, ...]
    abort_offer: Seat | None
    last: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class HandView:
    """What the person at ``seat`` may see: the board, and the own hand while there is one."""

    board: BoardView
    seat: Seat
    round: PlayerView | None


@dataclass(frozen=True, slots=True)
class ShowdownView:
    """One ended round as it stays in the channel: hands, arithmetic, running totals.

    ``readying`` is given while the table waits for this round's successor, ``over`` when the match
    ended with this round.
    """

    table: str
    version: int
    players: tuple[Player, ...]
    target: int
    number: int
    dealer: Seat
    outcome: Outcome
    entry: SheetEntry
    readying: ReadyView | None = None
    over: bool = False
