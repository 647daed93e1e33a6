"""Where a table stands between its first challenge and its end: one stage at a time."""

from dataclasses import dataclass, field
from typing import Final, Literal

from engine.cards.card import Card
from engine.match.people import Origin, Player
from engine.match.seed import Seed
from engine.match.sheet import Settlement
from engine.round.outcome import Seat


@dataclass(frozen=True, slots=True)
class Lobby:
    """The table waits for people.

    ``invited`` is the only person who may accept, empty for anybody. ``waits_seconds`` is how long
    it waits from its opening on, 0 where nobody wrote it down. ``solo`` says that nobody may
    accept: the challenger has yet to choose a computer player. ``pledged`` has accepted, and gets
    the seat once the challenger can be dealt in; they come from ``origin`` if that is elsewhere.
    """

    invited: str = ""
    invited_name: str = ""
    waits_seconds: int = 0
    solo: bool = False
    pledged: Player | None = None
    origin: Origin | None = None
    kind: Literal["lobby"] = "lobby"


@dataclass(frozen=True, slots=True)
class ChoosingDealer:
    """Everybody has cut; ``chooser`` cut the highest card and says who deals first.

    ``cuts`` are the cuts in order, a card a seat each; all but the last were ties.
    """

    chooser: Seat
    cuts: tuple[tuple[Card, ...], ...] = field(repr=False)
    kind: Literal["choosing_dealer"] = "choosing_dealer"


@dataclass(frozen=True, slots=True)
class Readying:
    """Waiting for the players before round ``number``; its pack will come from ``seed``."""

    number: int
    dealer: Seat
    ready: tuple[Seat, ...]
    seed: Seed = field(repr=False)
    kind: Literal["readying"] = "readying"


@dataclass(frozen=True, slots=True)
class Playing:
    """A round is in play."""

    kind: Literal["playing"] = "playing"


@dataclass(frozen=True, slots=True)
class Finished:
    """Nothing more happens here but an offered rematch.

    ``reason`` is ``won``, ``resigned``, ``forfeited`` (the time of ``by`` ran out too often),
    ``aborted`` (both agreed), ``abandoned`` (nobody was there), ``ended`` (by ``name``, who may),
    ``place_gone``, ``person_gone``; or, of a challenge, ``declined``, ``withdrawn``, ``expired``
    or ``departed``. ``settlement`` is given for the first three. ``rematch`` holds the seats that
    offer one; ``lapsed`` says that an offer has waited in vain, ``gone`` for
    whom: the seat whose person has left, None where it was not answered in time.
    """

    reason: str
    by: Seat | None = None
    settlement: Settlement | None = None
    rematch: tuple[Seat, ...] = ()
    lapsed: bool = False
    gone: Seat | None = None
    name: str = ""
    kind: Literal["finished"] = "finished"


PLAYED: Final = frozenset({"won", "resigned", "forfeited", "aborted", "abandoned", "ended"})
"""Ends of a match that had begun; only such a one is played again."""

Stage = Lobby | ChoosingDealer | Readying | Playing | Finished
