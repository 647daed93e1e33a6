"""Ends before the end, by resigning or by agreement, and what may follow: a rematch."""

from dataclasses import replace

from engine.match.actions import AnswerAbort, OfferAbort, OfferRematch, Resign
from engine.match.sheet import settled
from engine.match.stages import PLAYED, Finished, Lobby, Playing
from engine.match.table import Game, RoundInPlay, Table
from engine.round.faults import Fault, NotAllowed
from engine.round.outcome import Seat
from engine.round.play import break_off


def finished(table: Table, stage: Finished) -> Table:
    """The table at its end; no offer stands any more."""
    return replace(table, stage=stage, abort_offer=None)


def resigned(table: Table, action: Resign, game: Game) -> Table:
    """The table after ``action.seat`` gave the match up; hands in play are not shown.

    Raises:
        NotAllowed: if the match is not under way.
    """
    check_under_way(table)
    return given_up(table, action.seat, "resigned", game)


def given_up(table: Table, seat: Seat, reason: str, game: Game) -> Table:
    """The table after ``seat`` lost the match in mid-play; hands in play are not shown."""
    winner = game.seating.opponent(seat)
    settlement = settled(table.sheet, game.sheet_rules, winner, resigned=True)
    stage = Finished(reason, by=seat, settlement=settlement)
    return finished(broken_off(table, game), stage)


def abort_offered(table: Table, action: OfferAbort, game: Game) -> Table:
    """The table with the offer, which stands until it is answered.

    Where the other seat offers already, or nobody is there who could answer, they have agreed: a
    computer player, or somebody who has left the place.

    Raises:
        NotAllowed: if the match is not under way, or this seat offers already.
    """
    check_under_way(table)
    if table.abort_offer == action.seat:
        raise NotAllowed(Fault.ABORT_OFFERED)
    if table.abort_offer is not None or _is_alone(table, action.seat):
        return aborted(table, game)
    return replace(table, abort_offer=action.seat)


def abort_answered(table: Table, action: AnswerAbort, game: Game) -> Table:
    """The table after a yes, which ends it, or a no; a no to one's own offer takes it back.

    Raises:
        NotAllowed: if the match is not under way, nothing is offered, or a seat agrees to its
            own offer.
    """
    check_under_way(table)
    if table.abort_offer is None:
        raise NotAllowed(Fault.NO_ABORT_OFFER)
    if not action.agrees:
        return replace(table, abort_offer=None)
    if table.abort_offer == action.seat:
        raise NotAllowed(Fault.ABORT_OFFERED)
    return aborted(table, game)


def rematch_offered(table: Table, action: OfferRematch) -> Table:
    """The table after ``action.seat`` would play again; computer players always would.

    Raises:
        NotAllowed: if the match is not over or never began, or this seat has offered, or the
            rematch has begun.
    """
    stage = table.stage
    if not isinstance(stage, Finished):
        raise NotAllowed(Fault.NOT_OVER_YET)
    if stage.reason not in PLAYED or len(table.players) < table.capacity:
        raise NotAllowed(Fault.NOT_NOW)
    if len(stage.rematch) == table.capacity:
        raise NotAllowed(Fault.REMATCH_BEGUN)
    if action.seat in stage.rematch:
        raise NotAllowed(Fault.REMATCH_OFFERED)
    willing = {*stage.rematch, action.seat, *_computers(table)}
    offered = replace(stage, rematch=tuple(sorted(willing)), lapsed=False, gone=None)
    return replace(table, stage=offered)


def check_under_way(table: Table) -> None:
    """See to it that a match is under way.

    Raises:
        NotAllowed: if it has not begun, or is over.
    """
    if isinstance(table.stage, Finished):
        raise NotAllowed(Fault.MATCH_OVER)
    if isinstance(table.stage, Lobby):
        raise NotAllowed(Fault.NOT_NOW)


def aborted(table: Table, game: Game) -> Table:
    """The table after everybody who is there has agreed to end the match."""
    return finished(broken_off(table, game), Finished("aborted"))


def broken_off(table: Table, game: Game) -> Table:
    """The table with the rounds in play ended for nothing; one that is over stays as it ended."""
    if not isinstance(table.stage, Playing):
        return table
    rounds = tuple(
        RoundInPlay(current.number, break_off(game.variant, current.state), current.seed)
        for current in table.rounds
    )
    return replace(table, rounds=rounds)


def _computers(table: Table) -> tuple[Seat, ...]:
    return tuple(seat for seat, player in enumerate(table.players) if player.computer)


def _is_alone(table: Table, seat: Seat) -> bool:
    """Whether no other person is at the table."""
    others = ((place, player) for place, player in enumerate(table.players) if place != seat)
    return all(player.computer or place in table.departed for place, player in others)
