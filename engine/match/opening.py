"""A table from its challenge until its seats are taken, or until nobody came."""

from dataclasses import replace
from typing import assert_never

from engine.match.actions import (
    Accept,
    ChangeRules,
    Decline,
    LobbyAction,
    Open,
    Pledge,
    Redeem,
    SeatComputer,
    Withdraw,
)
from engine.match.dealing import cut
from engine.match.people import Player
from engine.match.rules import without_clock
from engine.match.sheet import blank_sheet
from engine.match.stages import Finished, Lobby
from engine.match.table import Change, Game, Table, joined, seat_of
from engine.round.faults import Fault, NotAllowed


def opened(opening: Open, game: Game) -> Change:
    """The new table at version 1: a lobby, or the cut for the deal where every seat is taken.

    Raises:
        NotAllowed: if the challenge is to the challenger.
    """
    if opening.invited and opening.invited == opening.players[0].person:
        raise NotAllowed(Fault.CHALLENGE_YOURSELF)
    table = Table(
        id=opening.table,
        rules=opening.rules,
        places=opening.places,
        players=opening.players,
        capacity=opening.capacity,
        stage=Lobby(
            opening.invited, opening.invited_name, opening.waits_seconds, solo=opening.solo
        ),
        seed=bytes.fromhex(opening.seed),
        sheet=blank_sheet(opening.capacity),
        rematch_of=opening.rematch_of,
        turn_seconds=opening.turn_seconds,
        platforms=opening.platforms,
        came=opening.came,
    )
    return Change(_cut_when_full(table, game))


def rematch_opening(table: Table, new_id: str, seed: bytes) -> Open:
    """What opens the match after ``table``: the same people, places and rules, a new seed.

    With the new seed they cut for the deal anew.
    """
    return Open(
        table=new_id,
        rules=table.rules,
        places=table.places,
        players=table.players,
        capacity=table.capacity,
        seed=seed.hex(),
        rematch_of=table.id,
        turn_seconds=table.turn_seconds,
        platforms=table.platforms,
        came=table.came,
    )


def answered(table: Table, action: LobbyAction, game: Game) -> Table:
    """The table after somebody took a seat, said no, or after the challenger changed their mind.

    Raises:
        NotAllowed: if the lobby is closed, or this person may not do this.
    """
    match action:
        case Accept() | Pledge() | Redeem():
            return _accepted(table, action, game)
        case Decline(person=person):
            return _declined(table, person)
        case Withdraw() | ChangeRules() | SeatComputer():
            return _thought_better(table, action, game)
        case _:
            assert_never(action)


def unpledged(table: Table, lobby: Lobby) -> Table:
    """The table without the one who had accepted its challenge; somebody else may."""
    return replace(table, stage=replace(lobby, pledged=None, origin=None))


def _accepted(table: Table, action: Accept | Pledge | Redeem, game: Game) -> Table:
    """The table after somebody accepted, or after what they wait for has come."""
    match action:
        case Accept(player=player, origin=origin):
            _check_may_accept(table, player)
            return _seated(joined(table, origin), player, game)
        case Pledge(player=player):
            return _pledged(table, _check_may_accept(table, player), action)
        case Redeem(person=person):
            lobby = _check_challenger(table, person)
            if lobby.pledged is None:
                raise NotAllowed(Fault.NOT_NOW)
            return _seated(joined(table, lobby.origin), lobby.pledged, game)
        case _:
            assert_never(action)


def _thought_better(
    table: Table, action: Withdraw | ChangeRules | SeatComputer, game: Game
) -> Table:
    """The table after the challenger took the challenge back, or changed it."""
    lobby = _check_challenger(table, action.person)
    match action:
        case Withdraw():
            return replace(table, stage=Finished("withdrawn", by=0))
        case ChangeRules():
            return _with_rules(table, lobby, action)
        case SeatComputer(player=player):
            if lobby.invited:
                raise NotAllowed(Fault.CHALLENGE_OTHERS)
            if lobby.pledged is not None:
                raise NotAllowed(Fault.CHALLENGE_TAKEN, name=lobby.pledged.name)
            without = replace(table, rules=without_clock(table.rules), turn_seconds=0)
            return _seated(without, player, game)
        case _:
            assert_never(action)


def _with_rules(table: Table, lobby: Lobby, action: ChangeRules) -> Table:
    # Whoever accepts must have seen them: the version tells.
    if action.rules == table.rules:
        raise NotAllowed(Fault.SAME_RULES)
    return replace(
        table,
        rules=action.rules,
        turn_seconds=action.turn_seconds,
        stage=replace(
            lobby,
            waits_seconds=action.waits_seconds or lobby.waits_seconds,
            pledged=None,
            origin=None,
        ),
    )


def _check_may_accept(table: Table, player: Player) -> Lobby:
    """The lobby, in which ``player`` has to be welcome, and nobody else to have accepted."""
    lobby = _lobby(table)
    seat = seat_of(table, player.person)
    if seat is not None:
        raise NotAllowed(Fault.ALREADY_SEATED if seat else Fault.CHALLENGE_YOURSELF)
    if lobby.solo or lobby.invited not in {"", player.person}:
        raise NotAllowed(Fault.CHALLENGE_OTHERS)
    if lobby.pledged is not None and lobby.pledged.person != player.person:
        raise NotAllowed(Fault.CHALLENGE_TAKEN, name=lobby.pledged.name)
    return lobby


def _pledged(table: Table, lobby: Lobby, action: Pledge) -> Table:
    if lobby.pledged is not None:
        raise NotAllowed(Fault.PLEDGED_ALREADY, name=table.players[0].name)
    return replace(table, stage=replace(lobby, pledged=action.player, origin=action.origin))


def _declined(table: Table, person: str) -> Table:
    lobby = _lobby(table)
    if lobby.invited == person:
        return replace(table, stage=Finished("declined"))
    if lobby.pledged is not None and lobby.pledged.person == person:
        return unpledged(table, lobby)
    own = table.players[0].person == person
    raise NotAllowed(Fault.CHALLENGE_YOURS if own else Fault.CHALLENGE_OTHERS)


def _check_challenger(table: Table, person: str) -> Lobby:
    """The lobby, which ``person`` has to have opened."""
    lobby = _lobby(table)
    if table.players[0].person != person:
        raise NotAllowed(Fault.NOT_YOUR_BUTTON)
    return lobby


def _lobby(table: Table) -> Lobby:
    """The lobby, which is gone once the seats are taken or the challenge came to nothing."""
    if isinstance(table.stage, Lobby):
        return table.stage
    raise NotAllowed(Fault.CHALLENGE_GONE)


def _seated(table: Table, player: Player, game: Game) -> Table:
    free = unpledged(table, _lobby(table))
    return _cut_when_full(replace(free, players=(*table.players, player)), game)


def _cut_when_full(table: Table, game: Game) -> Table:
    return cut(table, game) if len(table.players) == table.capacity else table
