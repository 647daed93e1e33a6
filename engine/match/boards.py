"""What one pair of eyes may see of a whole table: the board for all, the hand for its holder."""

from dataclasses import dataclass

from engine.cards.card import Card
from engine.match.people import Place, Player
from engine.match.rules import CLASSIC_RULES, Rules
from engine.match.sheet import MatchEnd, Settlement, Sheet, SheetEntry, SheetRules, matches_won
from engine.match.stages import ChoosingDealer, Finished, Lobby, Readying, Stage
from engine.match.table import Game, Table, platforms_of, to_act
from engine.round.events import Event
from engine.round.outcome import Ending, Outcome, Seat
from engine.round.state import Over
from engine.round.views import PlayerView, SpectatorView, player_view, spectator_view


@dataclass(frozen=True, slots=True)
class ReadyView:
    """The waiting step before a deal, without the seed: who is ready for which round."""

    number: int
    dealer: Seat
    ready: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class TimeView:
    """What the clock of a table says now.

    ``until`` is when the time of whoever is waited for is up, in UTC milliseconds as things stand.
    ``given_back_seconds`` is the time since the turn began in which nobody could have played: it
    is not counted. ``rests`` says that it is night for the one who is waited for.
    """

    until: int
    given_back_seconds: int = 0
    rests: bool = False


@dataclass(frozen=True, slots=True)
class BoardView:
    """What everybody may see of a table.

    Exactly one of ``lobby``, ``choosing``, ``readying`` and ``finished`` is given, or none while a
    round is in play. ``round`` is the round in play or, until the next deal, the one that ended;
    ``number`` is its number, 0 before the first deal. ``to_act`` are the seats that are waited
    for. ``cuts`` are the cuts for the first deal. ``matches`` are the matches of the series that
    are over. ``turn_seconds``, ``away``, ``missed``, ``autopilot``, ``flown``, ``warned``,
    ``departed``, ``unready``, ``fresh_from`` and ``last_at`` are the table's. ``time`` is what the
    clock says, where one runs. ``platforms`` are all those on which the table is played, ``came``
    the seats that were taken from elsewhere.
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
    cuts: tuple[tuple[Card, ...], ...] = ()
    matches: tuple[MatchEnd, ...] = ()
    turn_seconds: int = 0
    away: tuple[int, ...] = ()
    missed: tuple[int, ...] = ()
    autopilot: tuple[int, ...] = ()
    flown: bool = False
    warned: bool = False
    departed: tuple[Seat, ...] = ()
    unready: tuple[Seat, ...] = ()
    fresh_from: int = 1
    last_at: int = 0
    time: TimeView | None = None
    platforms: tuple[str, ...] = ()
    came: tuple[tuple[Seat, str], ...] = ()


@dataclass(frozen=True, slots=True)
class HandView:
    """What the person at ``seat`` may see: the board, and the own hand while there is one."""

    board: BoardView
    seat: Seat
    round: PlayerView | None


@dataclass(frozen=True, slots=True)
class ShowdownView:
    """One ended round as it stays in the channel: hands, arithmetic, running totals.

    ``readying`` is given while the table waits for this round's successor, ``over`` when nothing
    follows. ``settlement`` is given when a match ended with this round, and ``matches`` are the
    matches of the series won by each seat then. ``opening_card`` opened the discard pile.
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
    settlement: Settlement | None = None
    matches: tuple[int, ...] = ()
    matches_to_win: int = 1
    rules: Rules = CLASSIC_RULES
    opening_card: Card | None = None


def board_of(view: BoardView | HandView) -> BoardView:
    """What everybody may see of what somebody sees."""
    return view.board if isinstance(view, HandView) else view


def stands_in(board: BoardView, place: Place | None) -> bool:
    """Whether a board stands in ``place``; nowhere in a private chat."""
    return place is not None and place.key in {at.key for at in board.places}


def board_view(table: Table, game: Game) -> BoardView:
    """What everybody may see of ``table``."""
    stage = table.stage
    latest = table.rounds[-1] if table.rounds else None
    return BoardView(
        id=table.id,
        version=table.version,
        rules=table.rules,
        sheet_rules=game.sheet_rules,
        players=table.players,
        capacity=table.capacity,
        places=table.places,
        number=latest.number if latest else 0,
        sheet=table.sheet,
        round=spectator_view(game.variant, latest.state) if latest else None,
        lobby=stage if isinstance(stage, Lobby) else None,
        choosing=stage if isinstance(stage, ChoosingDealer) else None,
        readying=_ready_view(stage),
        finished=stage if isinstance(stage, Finished) else None,
        to_act=to_act(table),
        abort_offer=table.abort_offer,
        last=table.last,
        cuts=table.cuts,
        matches=table.matches,
        turn_seconds=table.turn_seconds,
        away=table.away,
        missed=table.missed,
        flown=table.flown,
        autopilot=table.autopilot,
        warned=table.warned,
        departed=table.departed,
        unready=table.unready,
        fresh_from=table.fresh_from,
        last_at=table.last_at,
        platforms=platforms_of(table),
        came=table.came,
    )


def hand_view(table: Table, game: Game, seat: Seat) -> HandView:
    """What the person at ``seat`` may see of ``table``."""
    hand = player_view(game.variant, table.rounds[-1].state, seat) if table.rounds else None
    return HandView(board_view(table, game), seat, hand)


def showdown_view(table: Table, game: Game) -> ShowdownView | None:
    """The round that ended last, until the next is dealt.

    None while a round is in play, and for one that was broken off: it was not written down.
    """
    phase = table.rounds[-1].state.phase if table.rounds else None
    if not isinstance(phase, Over) or phase.outcome.ending is Ending.BROKEN_OFF:
        return None
    ended = table.rounds[-1]
    # The sheet is blank again where the round ended a match and the next one follows.
    last = table.matches[-1] if table.matches else None
    match = last if last and last.sheet.entries[-1].number == ended.number else None
    sheet = match.sheet if match else table.sheet
    return ShowdownView(
        table=table.id,
        version=table.version,
        players=table.players,
        target=game.sheet_rules.target,
        number=ended.number,
        dealer=ended.state.dealer,
        outcome=phase.outcome,
        entry=sheet.entries[-1],
        readying=_ready_view(table.stage),
        over=isinstance(table.stage, Finished) and table.stage.reason == "won",
        settlement=match.settlement if match else None,
        matches=matches_won(table.matches, table.capacity),
        matches_to_win=game.sheet_rules.matches_to_win,
        rules=table.rules,
        opening_card=ended.state.opening_card,
    )


def _ready_view(stage: Stage) -> ReadyView | None:
    if not isinstance(stage, Readying):
        return None
    return ReadyView(stage.number, stage.dealer, stage.ready)
