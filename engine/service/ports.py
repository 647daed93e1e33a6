"""Store, Clock, Chance: what the service needs from outside."""

from dataclasses import dataclass, field
from typing import Literal, Protocol

from engine.cards.card import Card
from engine.cards.pack import Pack
from engine.match.actions import Action
from engine.match.boards import ShowdownView
from engine.match.table import Table

Purpose = Literal["board", "showdown", "result", "hand"]


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody the bot knows; a person has one identity or more.

    ``language`` is a catalog's code, empty when never chosen; ``hand_order`` is ``suit`` or
    ``rank``.
    """

    id: str
    name: str
    language: str = ""
    hand_order: str = "suit"


@dataclass(frozen=True, slots=True)
class Update:
    """The platform's own id of a press or command; the same one is never carried out twice."""

    source: str
    id: str


@dataclass(frozen=True, slots=True)
class Audience:
    """Whom a message is for: a place (``id`` is its key) or a person (``id`` is theirs)."""

    kind: Literal["place", "person"]
    id: str


@dataclass(frozen=True, slots=True)
class MessageKey:
    """Which message: one per table, audience, purpose and number (the round's for showdowns)."""

    table: str
    audience: Audience
    purpose: Purpose
    number: int = 0


@dataclass(frozen=True, slots=True)
class WantedMessage:
    """A message that must show ``version`` of its table from now on."""

    key: MessageKey
    version: int


@dataclass(frozen=True, slots=True)
class MessageRow:
    """A message as the store knows it.

    ``platform``, ``chat`` and ``message`` are empty until it was sent. ``shown`` is the version on
    show, 0 for none. ``state`` is ``live``, or ``refused`` when the platform will not deliver it
    (closed private messages).
    """

    key: MessageKey
    wanted: int
    shown: int = 0
    platform: str = ""
    chat: str = ""
    message: str = ""
    state: Literal["live", "refused"] = "live"


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
class RoundResult:
    """What one round leaves in one seat's record; ``opponent`` is empty against the computer.

    ``knock_points`` is the deadwood at one's own knock (0 for gin), ``caught_points`` one's own
    deadwood after layoffs when another knocked; None where it does not apply. ``outcome`` is
    ``won``, ``lost`` or ``drawn`` (nobody scored). Times are UTC milliseconds.
    """

    table: str
    number: int
    seat: int
    person: str
    opponent: str
    computer: str
    variant: str
    place: str
    outcome: Literal["won", "lost", "drawn"]
    ending: str
    knocked: bool
    points: int
    points_against: int
    knock_points: int | None
    caught_points: int | None
    laid_off: int
    at: int


@dataclass(frozen=True, slots=True)
class MatchResult:
    """What one match leaves in one seat's record; ``payment`` is what this seat was paid."""

    table: str
    seat: int
    person: str
    opponent: str
    computer: str
    variant: str
    place: str
    won: bool
    reason: str
    score: int
    score_against: int
    payment: int
    at: int


@dataclass(frozen=True, slots=True)
class Unit:
    """All that one command changes: written whole or not at all."""

    table: Table
    log: LogRow | None
    update: Update | None = None
    deadline: Deadline | None = None
    messages: tuple[WantedMessage, ...] = ()
    showdowns: tuple[ShowdownView, ...] = ()
    rounds: tuple[RoundResult, ...] = ()
    matches: tuple[MatchResult, ...] = ()
    also: tuple["Unit", ...] = ()


@dataclass(frozen=True, slots=True)
class Tally:
    """One side of a record: against persons, or against the computer.

    Averages are sums and counts, so that nothing is rounded here. ``best_round`` is the most
    points won in a round. Streaks count matches won in a row: the longest ever and the one that
    goes on.
    """

    matches_won: int = 0
    matches_lost: int = 0
    rounds_won: int = 0
    rounds_lost: int = 0
    rounds_drawn: int = 0
    points: int = 0
    points_against: int = 0
    gins: int = 0
    knocks: int = 0
    undercuts_made: int = 0
    undercuts_suffered: int = 0
    knock_points_sum: int = 0
    caught_points_sum: int = 0
    caught_count: int = 0
    best_round: int = 0
    streak: int = 0
    longest_streak: int = 0


@dataclass(frozen=True, slots=True)
class Record:
    """A person's statistics; ``versus`` is the part against one named person."""

    person: Person
    people: Tally = field(default_factory=Tally)
    computer: Tally = field(default_factory=Tally)
    rival: Person | None = None
    versus: Tally | None = None


class AlreadyDone(Exception):
    """The update was carried out before; the table is as it left it."""


class VersionTaken(Exception):
    """Somebody else saved this version of the table first."""


class StoreBusy(Exception):
    """Too much is waiting to be written; try again in a moment."""


class Clock(Protocol):
    """Time, in UTC milliseconds."""

    def now(self) -> int:
        """The time now."""


class Chance(Protocol):
    """Where seeds come from, and the order of a pack that a seed gives."""

    def seed(self) -> bytes:
        """32 unpredictable bytes."""

    def id(self) -> str:
        """A new table's or person's id: 8 characters of a-z and 0-9."""

    def order(self, pack: Pack, seed: bytes) -> tuple[Card, ...]:
        """The whole pack in the order in which it is dealt, first card first."""


class Store(Protocol):
    """What is kept. Every method returns when the change is durable."""

    async def commit(self, unit: Unit) -> None:
        """Write all of ``unit``.

        Raises:
            AlreadyDone: if its update is known.
            VersionTaken: if that version of the table exists.
            StoreBusy: if the queue is full.
        """

    async def is_done(self, update: Update) -> bool:
        """Whether an update was carried out before."""

    async def table(self, table: str) -> Table | None:
        """The table as last saved."""

    async def log(self, table: str) -> tuple[LogRow, ...]:
        """Every action of a table in order."""

    async def tables_of(self, person: str, *, live: bool = True) -> tuple[Table, ...]:
        """The tables a person sits at or is invited to, oldest first; ``live`` ones only."""

    async def tables_at(self, place: str, *, live: bool = True) -> tuple[Table, ...]:
        """The tables of a place, oldest first."""

    async def next_deadline(self) -> Deadline | None:
        """The nearest deadline of all."""

    async def move_deadline(self, deadline: Deadline) -> None:
        """Put a table's deadline elsewhere in time, if it still has one."""

    async def messages_of(self, table: str) -> tuple[MessageRow, ...]:
        """Every message of a table."""

    async def messages_behind(self) -> tuple[MessageRow, ...]:
        """Every live message that shows less than it should."""

    async def message_at(self, platform: str, chat: str, message: str) -> MessageRow | None:
        """The message that the platform knows by this id."""

    async def note_message(self, row: MessageRow) -> None:
        """Remember where a message is and what it shows; ``wanted`` is left as it is."""

    async def showdown(self, table: str, number: int) -> ShowdownView | None:
        """A round's showdown as saved with it."""

    async def person(self, person: str) -> Person | None:
        """A person by id."""

    async def person_of(self, platform: str, user: str) -> Person | None:
        """The person behind an identity."""

    async def meet(self, platform: str, user: str, person: Person) -> Person:
        """The person behind an identity, ``person`` at first sight; a new name is taken over."""

    async def change_person(self, person: Person) -> None:
        """Save a person's name, language and hand order."""

    async def people_named(self, platform: str, name: str) -> tuple[Person, ...]:
        """Everybody of a platform with this name, whatever its case, most recently seen first."""

    async def identities(self, person: str) -> tuple[tuple[str, str], ...]:
        """The (platform, user) pairs of a person."""

    async def place_language(self, place: str) -> str:
        """The language of a place, empty when never chosen."""

    async def set_place_language(self, place: str, language: str) -> None:
        """Choose the language of a place."""

    async def tally(self, person: str, *, computer: bool, versus: str = "") -> Tally:
        """A person's numbers against persons (or ``versus`` one), or against the computer."""

    async def secret(self, name: str) -> bytes:
        """32 bytes that stay the same for this store, made at the first call."""
