"""What happens to a table that nobody at it asked for: time passes, people and places change."""

from dataclasses import dataclass
from typing import Literal

from engine.match.people import Place
from engine.round.moves import Move
from engine.round.outcome import Seat


@dataclass(frozen=True, slots=True)
class Expire:
    """The deadline of the stage has passed: nobody came, chose, got ready or took the offer.

    ``gone`` is the person without whom an offer of a rematch makes no sense, if it is not time
    that ends it.
    """

    gone: str = ""
    kind: Literal["expire"] = "expire"


@dataclass(frozen=True, slots=True)
class Remind:
    """It is still the same turn, and no longer night where the awaited person lives."""

    kind: Literal["remind"] = "remind"


@dataclass(frozen=True, slots=True)
class Warn:
    """Most of the turn's time has passed."""

    kind: Literal["warn"] = "warn"


@dataclass(frozen=True, slots=True)
class Autopilot:
    """The turn's time has passed, and ``moves`` are played for ``seat``."""

    seat: Seat
    moves: tuple[Move, ...]
    kind: Literal["autopilot"] = "autopilot"


@dataclass(frozen=True, slots=True)
class ComeBack:
    """``seat`` has shown that somebody is there, whatever they pressed."""

    seat: Seat
    kind: Literal["come_back"] = "come_back"


@dataclass(frozen=True, slots=True)
class Depart:
    """``person`` has left the place where the table stands."""

    person: str
    kind: Literal["depart"] = "depart"


@dataclass(frozen=True, slots=True)
class Close:
    """The table can not go on, or may not: without a winner.

    ``reason`` is ``ended`` (somebody called ``name`` who may, ended it), ``place_gone`` (the place
    was deleted, or the bot has to leave it) or ``person_gone`` (somebody's account is no more).
    """

    reason: Literal["ended", "place_gone", "person_gone"]
    name: str = ""
    kind: Literal["close"] = "close"


@dataclass(frozen=True, slots=True)
class Vacate:
    """``place`` is no more, or the bot has to leave it: the table goes on where else it stands."""

    place: Place
    kind: Literal["vacate"] = "vacate"


@dataclass(frozen=True, slots=True)
class Recognise:
    """Whom a challenge calls ``invited``, and nobody had met, is ``person``, called ``name``."""

    invited: str
    person: str
    name: str
    kind: Literal["recognise"] = "recognise"


@dataclass(frozen=True, slots=True)
class Relocate:
    """The place ``old`` is ``new`` on its platform now, and so is every part of it."""

    old: Place
    new: Place
    kind: Literal["relocate"] = "relocate"


QuietAction = Remind | Warn | ComeBack | Depart
"""What changes nothing that anybody could have pressed: every button stays as good as it was.

But for one: who is left alone by a ``Depart`` ends the match by what was an offer before, so that
such an offer has to be made anew.
"""
AbsenceAction = QuietAction | Expire | Autopilot | Close | Vacate
"""What nobody at the table does: time passes, people come and go."""
NewsAction = Recognise | Relocate
"""What a table is told about others, and nobody did: under which names they are known now."""
