"""When a table must be looked at next: for a computer's move, a warning, autopilot, an expiry."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from engine.match.boards import TimeView
from engine.match.pace import PACES, PaceKey
from engine.match.rules import Rules
from engine.match.stages import Finished, Lobby, Readying
from engine.match.table import Table, computer_to_act, to_act, turn_of
from engine.service.nights import awake_until, night_ends
from engine.service.ports import Deadline, Person
from engine.service.table_time import TableTime

MS_A_SECOND: Final = 1000
_WARNED_AFTER: Final = (3, 4)
"""The part of a turn after which its player is warned."""

Standing = tuple[Table, Deadline | None]
"""A table and the deadline that stands for it."""
People = Mapping[str, Person]
"""Those at a table, by id, where it matters when they sleep."""
Sleepers = tuple[Person, ...]
"""Those of them who are waited for."""


@dataclass(frozen=True, slots=True)
class Waits:
    """How long things wait that no pace decides, in milliseconds.

    ``paces`` are the seconds of a turn where this bot has its own.
    """

    challenge_ms: int = 600_000
    computer_pause_ms: int = 900
    paces: Mapping[PaceKey, int] = field(default_factory=dict)

    @property
    def challenge_seconds(self) -> int:
        """How long a challenge waits, as it is told."""
        return self.challenge_ms // MS_A_SECOND

    def challenge_seconds_of(self, pace: PaceKey) -> int:
        """How long a challenge to a match of this pace waits."""
        return PACES[pace].challenge_seconds or self.challenge_seconds

    def turn_seconds(self, rules: Rules) -> int:
        """How long a turn may take, 0 for as long as one likes."""
        return self.paces.get(rules.pace, PACES[rules.pace].turn_seconds)


def awaited_people(table: Table, people: People) -> Sleepers:
    """Those of ``people`` who are waited for."""
    awaited = (table.players[seat].person for seat in to_act(table))
    return tuple(people[person] for person in awaited if person in people)


def clock_of(table: Table) -> str:
    """The name of the clock that a table goes by: that of its platform."""
    return table.places[0].platform if table.places else ""


def rests(table: Table) -> bool:
    """Whether the clock of a table stands still at night."""
    return PACES[table.rules.pace].rests


@dataclass(frozen=True, slots=True)
class Deadlines:
    """Sets deadlines; a turn keeps the time that is left of it, whatever else changes."""

    time: TableTime
    waits: Waits

    def after(self, before: Standing | None, table: Table, people: People) -> Deadline | None:
        """The deadline of ``table``, which follows on ``before``.

        ``people`` are those at the table, where it matters when they sleep.
        """
        clock = clock_of(table)
        now = self.time.now(clock)
        if isinstance(table.stage, Lobby):
            ends = now + (table.stage.waits_seconds * MS_A_SECOND or self.waits.challenge_ms)
            return Deadline(table.id, table.version, "expire", ends, clock, now, ends)
        if computer_to_act(table) is not None:
            due = now + self.waits.computer_pause_ms
            return Deadline(table.id, table.version, "computer", due, clock, now)
        if isinstance(table.stage, Finished):
            return self._rematch(table, table.stage, now)
        if turn_of(table) is None:
            return None
        return self._turn(_same_turn(before, table), table, awaited_people(table, people))

    def late(self, deadline: Deadline, table: Table, people: People) -> Deadline | None:
        """The deadline to wait for instead, where this one has come in somebody's night.

        None where it has come in time. Clocks that were put right can bring that about.
        """
        sleepers = awaited_people(table, people)
        night = self._longest_night(sleepers, deadline.clock, self.time.now(deadline.clock))
        if night is None:
            return None
        return replace(deadline, due=night, ends=max(deadline.ends, night))

    def told(self, deadline: Deadline) -> TimeView | None:
        """What people are told of a deadline, to the second; None of one that is nobody's."""
        if not deadline.ends:
            return None
        until = self.time.wall(deadline.clock, deadline.ends)
        lost = self.time.given_back(deadline.clock, deadline.begun)
        return TimeView(
            round(until / MS_A_SECOND) * MS_A_SECOND,
            round(lost / MS_A_SECOND),
            rests=deadline.kind == "remind",
        )

    def _turn(self, known: Deadline | None, table: Table, people: Sleepers) -> Deadline | None:
        """The next thing to happen in a turn, whose time may be running already."""
        clock = clock_of(table)
        now = self.time.now(clock)
        begun = known.begun if known else now
        night = self._longest_night(people, clock, now)
        if not table.turn_seconds:
            if night is None:
                return None
            return Deadline(table.id, table.version, "remind", night, clock, begun)
        deadline = self._timed(known, table, people, begun)
        if night is not None and night < deadline.due:
            return replace(deadline, kind="remind", due=night)
        return deadline

    def _timed(
        self, known: Deadline | None, table: Table, people: Sleepers, begun: int
    ) -> Deadline:
        """The warning or the end of a turn that has a time.

        Nobody is warned who only has to get ready: all they lose is a moment to look.
        """
        clock, whole = clock_of(table), table.turn_seconds * MS_A_SECOND
        ends = known.ends if known else self._awake(people, clock, begun, whole)
        if table.warned or isinstance(table.stage, Readying):
            return Deadline(table.id, table.version, "turn", ends, clock, begun, ends)
        part, parts = _WARNED_AFTER
        warning = self._awake(people, clock, begun, whole * part // parts)
        return Deadline(table.id, table.version, "warn", min(warning, ends), clock, begun, ends)

    def _rematch(self, table: Table, stage: Finished, now: int) -> Deadline | None:
        """How long the offer of a rematch stands."""
        if not 0 < len(stage.rematch) < table.capacity:
            return None
        waits = PACES[table.rules.pace].rematch_seconds * MS_A_SECOND
        ends = now + waits
        return Deadline(table.id, table.version, "expire", ends, clock_of(table), now, ends)

    def _awake(self, people: Sleepers, clock: str, begun: int, waking: int) -> int:
        """When the last of ``people`` has been awake for ``waking`` ms since ``begun``."""
        shift = self.time.wall(clock, 0)
        ends = [awake_until(person, begun + shift, waking) - shift for person in people]
        return max(ends, default=begun + waking)

    def _longest_night(self, people: Sleepers, clock: str, now: int) -> int | None:
        """When everybody who is waited for has got up; None where nobody sleeps."""
        shift = self.time.wall(clock, 0)
        nights = (night_ends(person, now + shift) for person in people)
        return max((night - shift for night in nights if night is not None), default=None)


def _same_turn(before: Standing | None, table: Table) -> Deadline | None:
    """The deadline of the turn that still goes on, if it does and has one."""
    if before is None or before[1] is None or not before[1].ends:
        return None
    return before[1] if turn_of(before[0]) == turn_of(table) else None
