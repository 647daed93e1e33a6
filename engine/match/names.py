"""People and places under other names: whom a challenge means, and where a table stands now."""

from dataclasses import replace
from typing import assert_never

from engine.match.actions import NewsAction, Recognise, Relocate
from engine.match.stages import Lobby, Stage
from engine.match.table import Table, seat_of
from engine.round.faults import Fault, NotAllowed


def informed(table: Table, action: NewsAction) -> Table:
    """The table under the names that it was told.

    Raises:
        NotAllowed: if it knows nobody and no place by the old ones.
    """
    match action:
        case Recognise():
            return _recognised(table, action)
        case Relocate():
            return _relocated(table, action)
        case _:
            assert_never(action)


def _recognised(table: Table, action: Recognise) -> Table:
    """The challenge to somebody who is known now; nobody is asked to play themselves."""
    lobby = table.stage
    if not isinstance(lobby, Lobby) or not action.invited or lobby.invited != action.invited:
        raise NotAllowed(Fault.NOT_NOW)
    if seat_of(table, action.person) is not None:
        raise NotAllowed(Fault.CHALLENGE_YOURSELF)
    known = replace(lobby, invited=action.person, invited_name=action.name)
    return replace(table, stage=known)


def _relocated(table: Table, action: Relocate) -> Table:
    places = tuple(place.moved(action.old, action.new) for place in table.places)
    stage = _expected_from(table.stage, action)
    if places == table.places and stage == table.stage:
        raise NotAllowed(Fault.NOT_NOW)
    now = {old.key: new.key for old, new in zip(table.places, places, strict=True)}
    return replace(
        table,
        # Where it stood in both, it stands in one now.
        places=tuple({place.key: place for place in places}.values()),
        came=tuple((seat, now.get(key, key)) for seat, key in table.came),
        stage=stage,
    )


def _expected_from(stage: Stage, action: Relocate) -> Stage:
    """The stage with the place, as it is now, of whoever has accepted and waits for the seat."""
    if not isinstance(stage, Lobby) or stage.origin is None or stage.origin.place is None:
        return stage
    moved = stage.origin.place.moved(action.old, action.new)
    return replace(stage, origin=replace(stage.origin, place=moved))
