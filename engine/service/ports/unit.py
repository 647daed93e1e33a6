"""What one command writes, and why it may not be written."""

from dataclasses import dataclass
from typing import Literal

from engine.match.actions import Action
from engine.match.boards import ShowdownView
from engine.match.table import Table
from engine.service.ports.messages import WantedMessage
from engine.service.ports.records import MatchResult, RoundResult


@dataclass(frozen=True, slots=True)
class Update:
    """The platform's own id of a press or command; the same one is never carried out twice."""

    source: str
    id: str


@dataclass(frozen=True, slots=True)
class Deadline:
    """When a table must be looked at without anybody pressing.

    ``due``, ``begun`` and ``ends`` are milliseconds of the clock named ``clock``, which stands
    still while nobody could have played: see ``TableTime``. What waits began at ``begun`` and has
    until ``ends``, which is 0 where nobody is told; ``due`` is when something happens next.

    ``kind`` says what: ``expire`` (the stage ends by itself), ``computer`` (a computer player
    moves), ``remind`` (it is no longer night for the awaited person), ``warn`` (most of a turn's
    time has passed) or ``turn`` (it has all passed). At ``dusk`` and at ``dawn`` of a night in a
    turn nothing happens but that its clock stands still, or goes on.
    """

    table: str
    version: int
    kind: Literal["expire", "computer", "remind", "dusk", "dawn", "warn", "turn"]
    due: int
    clock: str = ""
    begun: int = 0
    ends: int = 0


@dataclass(frozen=True, slots=True)
class ClockRow:
    """A clock of tables as it was last written down: it said ``time`` at ``wall`` in UTC ms."""

    name: str
    time: int
    wall: int


@dataclass(frozen=True, slots=True)
class Gap:
    """``lost`` milliseconds that were not counted when the clock named ``clock`` stood ``at``."""

    clock: str
    at: int
    lost: int


@dataclass(frozen=True, slots=True)
class LogRow:
    """One action in a table's log; (``table``, ``version``) is unique and locks optimistically."""

    table: str
    version: int
    actor: str
    action: Action
    at: int


@dataclass(frozen=True, slots=True)
class Unit:
    """All that one command changes: written whole or not at all.

    ``messages`` must show the table as it is then. Where it ``goes_on`` with the same people in
    the same places as one version before, so must every board and hand that it had. Once a new
    turn has ``begun`` nobody is called to the one before, and in each turn everybody once.
    """

    table: Table
    log: LogRow | None
    update: Update | None = None
    deadline: Deadline | None = None
    messages: tuple[WantedMessage, ...] = ()
    showdowns: tuple[ShowdownView, ...] = ()
    rounds: tuple[RoundResult, ...] = ()
    matches: tuple[MatchResult, ...] = ()
    also: tuple["Unit", ...] = ()
    goes_on: bool = False
    begun: bool = False


@dataclass(frozen=True, slots=True)
class Errand:
    """What has to happen to a table, whatever becomes of this process."""

    table: str
    action: Action


class AlreadyDone(Exception):
    """The update was carried out before; the table is as it left it."""


class VersionTaken(Exception):
    """Somebody else saved this version of the table first."""


class StoreBusy(Exception):
    """Too much is waiting to be written; try again in a moment."""
