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
    """When a table must be looked at without anybody pressing; ``due`` in UTC milliseconds.

    ``kind`` is ``expire`` (the stage ends by itself) or ``computer`` (a computer player moves).
    """

    table: str
    version: int
    kind: Literal["expire", "computer"]
    due: int


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
    the same places as one version before, so must every board and hand that it had.
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


class AlreadyDone(Exception):
    """The update was carried out before; the table is as it left it."""


class VersionTaken(Exception):
    """Somebody else saved this version of the table first."""


class StoreBusy(Exception):
    """Too much is waiting to be written; try again in a moment."""
