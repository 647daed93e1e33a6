"""What nobody at the table does: time passes, people go and come back, somebody ends it."""

from typing import assert_never

from engine.match.actions import (
    AbsenceAction,
    Autopilot,
    BeReady,
    ChooseDealer,
    Close,
    ComeBack,
    Depart,
    Expire,
    Play,
    Remind,
    Vacate,
    Warn,
)
from engine.match.copying import changed
from engine.match.dated import is_away
from engine.match.dealing import dealer_chosen, made_ready
from engine.match.leaving import aborted, broken_off, check_under_way, finished, given_up
from engine.match.opening import unpledged
from engine.match.pace import AUTOPILOT_TURNS, AWAY_TOO
from engine.match.playing import played
from engine.match.stages import ChoosingDealer, Finished, Lobby, Readying
from engine.match.table import Change, Game, Table, seat_of, to_act, turn_of
from engine.round.faults import Fault, NotAllowed
from engine.round.outcome import Seat


def passed(table: Table, action: AbsenceAction, game: Game) -> Change:
    """The table after something that nobody at it did.

    Raises:
        NotAllowed: if it makes no sense as the table stands.
        IllegalMove: if the rules forbid a move of autopilot's.
    """
    match action:
        case Autopilot():
            return _turn_missed(table, action, game)
        case Expire():
            return Change(_expired(table, action, game))
        case Close() | Vacate():
            return Change(_closed(table, action, game))
        case Remind() | Warn():
            return Change(_called(table, is_warning=isinstance(action, Warn)))
        case ComeBack() | Depart():
            return Change(_come_or_gone(table, action, game))
        case _:
            assert_never(action)


def present(table: Table, seat: Seat) -> Table:
    """The table with somebody at ``seat``, who has just shown it."""
    if not is_away(table, seat) and seat not in table.departed:
        return table
    away = tuple(0 if place == seat else turns for place, turns in enumerate(table.away))
    return changed(
        table,
        away=away if any(away) else (),
        departed=tuple(gone for gone in table.departed if gone != seat),
    )


def moved(table: Table, seat: Seat) -> Table:
    """The table after ``seat`` has a turn of its own again, and misses none in a row."""
    if not table.missed or not table.missed[seat]:
        return table
    missed = tuple(0 if place == seat else turns for place, turns in enumerate(table.missed))
    return changed(table, missed=missed if any(missed) else ())


def _turn_missed(table: Table, action: Autopilot, game: Game) -> Change:
    """The table after autopilot's turn; one too many in a row ends the match."""
    if table.players[action.seat].computer:
        raise NotAllowed(Fault.NOT_NOW)
    counted = changed(table, autopilot=_one_more(table, table.autopilot, action.seat))
    change = played(_missing(counted, action.seat), Play(action.seat, action.moves), game)
    return Change(_while_present(change.table, action.seat, game), change.ended)


def _missing(table: Table, seat: Seat) -> Table:
    """The table after one more time in a row that nobody at ``seat`` did anything."""
    away, missed = (_one_more(table, turns, seat) for turns in (table.away, table.missed))
    return changed(table, away=away, missed=missed)


def _one_more(table: Table, turns: tuple[int, ...], seat: Seat) -> tuple[int, ...]:
    before = turns or (0,) * table.capacity
    return tuple(count + (place == seat) for place, count in enumerate(before))


def _while_present(table: Table, seat: Seat, game: Game) -> Table:
    """The table as it is, unless ``seat`` has missed too many turns.

    Whoever presses something now and then and never moves misses them all the same. Where the
    others are away as well nobody has won anything.
    """
    if isinstance(table.stage, Finished) or table.missed[seat] < AUTOPILOT_TURNS:
        return table
    others = [turns for place, turns in enumerate(table.away) if place != seat]
    if min(others) >= AWAY_TOO:
        return finished(broken_off(table, game), Finished("abandoned"))
    return given_up(table, seat, "forfeited", game)


def _expired(table: Table, action: Expire, game: Game) -> Table:
    match table.stage:
        case Lobby():
            return changed(table, stage=Finished("expired"))
        case ChoosingDealer(chooser=chooser):
            # As a computer player chooses: who does not deal has the first chance at the upcard.
            # That is no turn of a round, so that no sheet counts it.
            choice = ChooseDealer(chooser, deals=False)
            chosen = dealer_chosen(_missing(table, chooser), choice, game)
            return _while_present(chosen, chooser, game)
        case Readying():
            return _dealt_without(table, game)
        case Finished(rematch=rematch) if rematch and len(rematch) < table.capacity:
            gone = seat_of(table, action.gone)
            lapsed = changed(table.stage, rematch=(), lapsed=True, gone=gone)
            return changed(table, stage=lapsed)
        case _:
            raise NotAllowed(Fault.NOT_NOW)


def _dealt_without(table: Table, game: Game) -> Table:
    """The next round, dealt without those who did not say that they are ready."""
    unready = to_act(table)
    for seat in unready:
        table = made_ready(table, BeReady(seat), game)
    return changed(table, unready=unready)


def _closed(table: Table, action: Close | Vacate, game: Game) -> Table:
    if isinstance(table.stage, Finished):
        raise NotAllowed(Fault.MATCH_OVER)
    if isinstance(action, Close):
        return finished(broken_off(table, game), Finished(action.reason, name=action.name))
    left = tuple(place for place in table.places if place.key != action.place.key)
    if left == table.places:
        raise NotAllowed(Fault.NOT_NOW)
    if left:
        return changed(table, places=left)
    return finished(broken_off(table, game), Finished("place_gone"))


def _called(table: Table, *, is_warning: bool) -> Table:
    if turn_of(table) is None or (is_warning and table.warned):
        raise NotAllowed(Fault.NOT_NOW)
    return changed(table, warned=table.warned or is_warning)


def _come_or_gone(table: Table, action: ComeBack | Depart, game: Game) -> Table:
    if isinstance(action, Depart):
        return _departed(table, action.person, game)
    check_under_way(table)
    after = present(table, action.seat)
    if after is table:
        raise NotAllowed(Fault.NOT_NOW)
    return after


def _departed(table: Table, person: str, game: Game) -> Table:
    """The table without somebody who left its place; a challenge by or to them is off.

    One that they had only accepted is open again. Where another offers to end the match, nobody
    is there any more who could refuse.
    """
    if isinstance(table.stage, Lobby):
        return _departed_early(table, table.stage, person)
    check_under_way(table)
    seat = seat_of(table, person)
    if seat is None:
        raise NotAllowed(Fault.NOT_AT_TABLE)
    if seat in table.departed:
        raise NotAllowed(Fault.NOT_NOW)
    after = changed(table, departed=(*table.departed, seat), departed_at=table.version + 1)
    return after if table.abort_offer in {None, seat} else aborted(after, game)


def _departed_early(table: Table, lobby: Lobby, person: str) -> Table:
    if person in {lobby.invited, table.players[0].person}:
        return changed(table, stage=Finished("departed"))
    if lobby.pledged is None or lobby.pledged.person != person:
        raise NotAllowed(Fault.NOT_NOW)
    return unpledged(table, lobby)
