"""Where each of a table's people plays: nobody is told of a place in which they are not."""

from typing import Protocol

from engine.match.people import Place
from engine.round.outcome import Seat


class Placed(Protocol):
    """A table, or what somebody sees of one."""

    @property
    def places(self) -> tuple[Place, ...]:
        """Where it stands."""

    @property
    def came(self) -> tuple[tuple[Seat, str], ...]:
        """The seats that were taken from elsewhere, with the key of that place; empty for none."""


def home_of(seen: Placed, seat: Seat) -> Place | None:
    """The place where whoever holds ``seat`` plays, or would; None where they play in private."""
    came = dict(seen.came)
    if seat in came:
        return next((place for place in seen.places if place.key == came[seat]), None)
    taken = frozenset(came.values())
    return next((place for place in seen.places if place.key not in taken), None)
