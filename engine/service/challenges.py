"""Whether a challenge makes sense, and the table that it opens."""

from collections.abc import Sequence

from engine.match.actions import Open
from engine.match.people import Place, Player
from engine.match.rules import without_clock
from engine.match.stages import Lobby
from engine.match.table import Table, seat_of
from engine.round.faults import Fault, NotAllowed
from engine.service.computers import computer_name
from engine.service.intents import Challenge
from engine.service.ports import Chance, Person
from engine.variants.house import variant_of

MAX_LIVE_TABLES = 20


def check_challenge(person: Person, challenge: Challenge, live: Sequence[Table]) -> None:
    """See to it that ``person``, who sits at or is invited to the ``live`` tables, may open this.

    Raises:
        NotAllowed: if it is to themselves, stands already, lacks a place, or is one too many.
    """
    if challenge.opponent == person.id:
        raise NotAllowed(Fault.CHALLENGE_YOURSELF)
    is_alone = challenge.computer or challenge.solo
    if challenge.place is None and not (is_alone or challenge.platform):
        raise NotAllowed(Fault.NEEDS_CHANNEL)
    # Not those they are only invited to: else others could keep them from opening any.
    if sum(seat_of(table, person.id) is not None for table in live) >= MAX_LIVE_TABLES:
        raise NotAllowed(Fault.TOO_MANY_TABLES, limit=MAX_LIVE_TABLES)
    for table in live:
        if isinstance(table.stage, Lobby) and not challenge.computer:
            _check_lobby(person, challenge, table, table.stage)


def is_at(table: Table, place: Place) -> bool:
    """Whether a table's board stands in ``place``."""
    return place.key in {at.key for at in table.places}


def opening(person: Person, challenge: Challenge, invited: Person | None, chance: Chance) -> Open:
    """What opens the table of a challenge.

    Raises:
        NotAllowed: if there are no such rules, or the opponent is unknown.
    """
    if challenge.opponent and invited is None:
        raise NotAllowed(Fault.UNKNOWN_PERSON, name=challenge.opponent)
    players = [Player(name=person.name, person=person.id)]
    rules = challenge.rules
    if challenge.computer or challenge.solo:
        rules = without_clock(rules)
    if challenge.computer:
        name = computer_name(challenge.computer)
        players.append(Player(name=name, computer=challenge.computer))
    return Open(
        table=chance.id(),
        rules=rules,
        places=(challenge.place,) if challenge.place else (),
        players=tuple(players),
        capacity=variant_of(rules).deal.seats,
        seed=chance.seed().hex(),
        invited=invited.id if invited else "",
        invited_name=invited.name if invited else "",
        solo=challenge.solo,
        platforms=() if challenge.place else tuple(filter(None, (challenge.platform,))),
    )


def _check_lobby(person: Person, challenge: Challenge, table: Table, lobby: Lobby) -> None:
    """See to it that the same two, or the same open seat, do not wait here already."""
    here = not table.places if challenge.place is None else is_at(table, challenge.place)
    if not here or lobby.solo != challenge.solo:
        return
    challenger, invited = table.players[0], lobby.invited
    if challenger.person == person.id and invited == challenge.opponent:
        if challenge.solo:
            raise NotAllowed(Fault.SOLO_CHALLENGE_TWICE)
        raise NotAllowed(Fault.CHALLENGE_TWICE if invited else Fault.OPEN_CHALLENGE_TWICE)
    if challenger.person == challenge.opponent and invited == person.id:
        raise NotAllowed(Fault.CHALLENGE_WAITING, name=challenger.name)
