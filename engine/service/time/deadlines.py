"""When a table must be looked at next: for a computer's move, a warning, autopilot, an expiry."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from engine.match.boards import TimeView
from engine.match.pace import PACES
from engine.match.stages import Finished, Lobby, Readying
from engine.match.table import Table, computer_to_act, platforms_of, to_act, turn_of
from engine.round.outcome import Seat
from engine.service.ports import Deadline, Person
from engine.service.time.nights import awake_between, awake_until, night_begins, night_ends
from engine.service.time.table_time import JOINED, Stretch, TableTime
from engine.service.time.waits import MS_A_SECOND, Waits

_WARNED_AFTER: Final = (3, 4)
"""The part of a turn after which its player is warned."""
_IN_A_TURN: Final = frozenset({"remind", "dusk", "dawn", "warn", "turn"})
"""What happens in a turn, and never at night."""
_AT_NIGHT: Final = frozenset({"remind", "dawn"})
"""What is next at night, when a clock stands still."""

Standing = tuple[Table, Deadline | None]
"""A table and the deadline that stands for it."""
People = Mapping[str, Person]
"""Those at a table, by id, where it matters when they sleep."""
Sleepers = tuple[Person, ...]
"""Those of them who are waited for."""


def awaited_seats(table: Table) -> tuple[Seat, ...]:
    """The seats that are waited for, be it only for the answer to the offer of a rematch."""
    stage = table.stage
    if isinstance(stage, Finished) and stage.rematch:
        return tuple(seat for seat in range(table.capacity) if seat not in stage.rematch)
    return to_act(table)


def awaited_people(table: Table, people: People) -> Sleepers:
    """Those of ``people`` who are waited for."""
    awaited = (table.players[seat].person for seat in awaited_seats(table))
    return tuple(people[person] for person in awaited if person in people)


def clock_of(table: Table) -> str:
    """The name of the clock that a table goes by: that of its platforms, together if several."""
    return JOINED.join(platforms_of(table))


def rests(table: Table) -> bool:
    """Whether the clock of a table stands still at night."""
    return PACES[table.rules.pace].rests


@dataclass(frozen=True, slots=True)
class Deadlines:
    """Sets deadlines; a turn keeps the time that is left of it, whatever else changes."""

    time: TableTime
    waits: Waits

    def after(
        self, before: Standing | None, table: Table, people: People, *, reminded: bool = False
    ) -> Deadline | None:
        """The deadline of ``table``, which follows on ``before``.

        ``people`` are those at the table, where it matters when they sleep. Until whoever slept
        when their turn began was ``reminded`` of it, they have to be, whatever else happens.
        """
        clock = clock_of(table)
        now = self.time.now(clock)
        if isinstance(table.stage, Lobby):
            return self._challenge(before, table, table.stage, now)
        if computer_to_act(table) is not None:
            due = now + self.waits.computer_pause_ms
            return Deadline(table.id, table.version, "computer", due, clock, now)
        if isinstance(table.stage, Finished):
            return self._rematch(table, table.stage, now)
        known = before[1] if before is not None else None
        if not (table.turn_seconds or people or known):
            return None
        sleepers = awaited_people(table, people)
        if before is not None and turn_of(before[0]) == turn_of(table):
            return self._same_turn(known, table, sleepers, reminded=reminded)
        return self._new_turn(table, sleepers, now)

    def again(self, deadline: Deadline, table: Table, people: People) -> Deadline:
        """The same deadline, reckoned anew for the nights and the gaps that there are now.

        It is never due at night, and nobody has less time than they were told.
        """
        sleepers = awaited_people(table, people)
        if not sleepers or deadline.kind not in _IN_A_TURN:
            return deadline
        now = self.time.now(deadline.clock)
        night = self._rests_until(deadline, sleepers, now)
        if deadline.kind == "remind":
            return replace(deadline, due=now if night is None else night)
        timed = self._timed(deadline, table, sleepers)
        if deadline.kind == "dawn":
            return replace(timed, kind="dawn", due=now if night is None else night)
        if deadline.kind == "dusk":
            dusk = self._first_dusk(self._settled(sleepers, deadline), deadline.clock, now)
            falls = now if night is not None else dusk
            return replace(timed, kind="dusk", due=deadline.due if falls is None else falls)
        if night is None:
            return timed
        return replace(timed, due=max(timed.due, night), ends=max(timed.ends, night))

    def sleeping(self, table: Table, people: People) -> frozenset[str]:
        """The ids of those who are waited for and sleep now."""
        clock = clock_of(table)
        at = self.time.wall(clock, self.time.now(clock))
        sleepers = awaited_people(table, people)
        asleep = (each for each in sleepers if night_ends(each, at) is not None)
        return frozenset(each.id for each in asleep)

    def slept(self, turn: Deadline, table: Table, people: People) -> frozenset[str]:
        """The ids of those who are waited for and may have slept when their turn began.

        Where somebody has chosen another night since, nobody knows.
        """
        _, ahead = self.time.stretches(turn.clock, turn.begun)[0]
        sleepers = awaited_people(table, people)
        settled = self._settled(sleepers, turn)
        awake = {each.id for each in settled if night_ends(each, turn.begun + ahead) is None}
        return frozenset(each.id for each in sleepers) - awake

    def told(self, deadline: Deadline) -> TimeView | None:
        """What people are told of a deadline, to the second; None of one that is nobody's."""
        if not deadline.ends:
            return None
        until = self.time.wall(deadline.clock, deadline.ends)
        lost = self.time.given_back(deadline.clock, deadline.begun)
        return TimeView(
            round(until / MS_A_SECOND) * MS_A_SECOND,
            round(lost / MS_A_SECOND),
            rests=deadline.kind in _AT_NIGHT,
        )

    def _challenge(
        self, before: Standing | None, table: Table, lobby: Lobby, now: int
    ) -> Deadline:
        """How long a challenge waits: longer only once its rules have changed."""
        if before is not None and before[1] is not None and before[0].rules == table.rules:
            return replace(before[1], version=table.version)
        ends = now + (lobby.waits_seconds * MS_A_SECOND or self.waits.challenge_ms)
        clock = clock_of(table)
        return Deadline(table.id, table.version, "expire", ends, clock, now, ends)

    def _new_turn(self, table: Table, people: Sleepers, now: int) -> Deadline | None:
        """What happens first in a turn: a sleeper is told in the morning, a dawdler is warned."""
        clock = clock_of(table)
        turn = Deadline(table.id, table.version, "turn", now, clock, begun=now)
        night = self._longest_night(people, clock, now)
        timed = self._timed(turn, table, people) if table.turn_seconds else None
        if night is not None and (timed is None or night < timed.due):
            return replace(timed or turn, kind="remind", due=night)
        return None if timed is None else self._until_night(timed, people, now)

    def _same_turn(
        self, known: Deadline | None, table: Table, people: Sleepers, *, reminded: bool
    ) -> Deadline | None:
        """What happens next in a turn that goes on: its time runs on, whatever else changes."""
        now = self.time.now(clock_of(table))
        if known is None:
            # Whoever had no deadline by then was told of the turn when it began.
            return self._new_turn(table, people, now) if table.turn_seconds else None
        known = replace(known, version=table.version)
        if known.kind == "remind" and not reminded:
            night = self._rests_until(known, people, now) if people else known.due
            return replace(known, due=now if night is None else night)
        if not table.turn_seconds:
            return None
        return self._until_night(self._timed(known, table, people), people, now)

    def _until_night(self, timed: Deadline, people: Sleepers, now: int) -> Deadline:
        """What happens next in a turn: night falls or ends before it, or ``timed`` itself."""
        settled = self._settled(people, timed)
        night = self._longest_night(settled, timed.clock, now)
        if night is not None:
            return replace(timed, kind="dawn", due=night) if night < timed.due else timed
        dusk = self._first_dusk(settled, timed.clock, now)
        if dusk is not None and dusk < timed.due:
            return replace(timed, kind="dusk", due=dusk)
        return timed

    def _timed(self, known: Deadline, table: Table, people: Sleepers) -> Deadline:
        """The warning or the end of a turn that has a time, and has begun as ``known`` says.

        Nobody is warned who only has to get ready: all they lose is a moment to look.
        """
        whole = table.turn_seconds * MS_A_SECOND
        settled = self._settled(people, known) if known.ends else people
        ends = max(known.ends, self._awake(settled, known, whole))
        if table.warned or isinstance(table.stage, Readying):
            return replace(known, kind="turn", due=ends, ends=ends)
        part, parts = _WARNED_AFTER
        warning = self._awake(settled, known, whole * part // parts)
        if len(settled) < len(people):
            late = ends - whole + whole * part // parts
            warning = max(warning, known.due if known.kind == "warn" else late)
        return replace(known, kind="warn", due=warning, ends=ends)

    def _rematch(self, table: Table, stage: Finished, now: int) -> Deadline | None:
        """How long the offer of a rematch stands."""
        if not 0 < len(stage.rematch) < table.capacity:
            return None
        waits = PACES[table.rules.pace].rematch_seconds * MS_A_SECOND
        ends = now + waits
        return Deadline(table.id, table.version, "expire", ends, clock_of(table), now, ends)

    def _awake(self, people: Sleepers, turn: Deadline, waking: int) -> int:
        """When the last of ``people`` has been awake for ``waking`` ms of a turn."""
        if not people:
            return turn.begun + waking
        stretches = self.time.stretches(turn.clock, turn.begun)
        return max(_time_awake(person, stretches, waking) for person in people)

    def _settled(self, people: Sleepers, turn: Deadline) -> Sleepers:
        """Those of ``people`` whose nights are still those with which a turn began.

        For anybody else it ends when they were told then: else they could put it off for ever.
        """
        _, ahead = self.time.stretches(turn.clock, turn.begun)[0]
        return tuple(each for each in people if each.quiet_changed < turn.begun + ahead)

    def _rests_until(self, turn: Deadline, people: Sleepers, now: int) -> int | None:
        """Until when a turn that has begun must wait for the morning; None if it need not."""
        settled = self._settled(people, turn)
        night = self._longest_night(settled, turn.clock, now)
        if len(settled) == len(people) or turn.kind != "remind" or turn.due <= now:
            return night
        return turn.due if night is None else max(turn.due, night)

    def _longest_night(self, people: Sleepers, clock: str, now: int) -> int | None:
        """When everybody who is waited for has got up; None where nobody sleeps."""
        shift = self.time.wall(clock, 0)
        nights = (night_ends(person, now + shift) for person in people)
        return max((night - shift for night in nights if night is not None), default=None)

    def _first_dusk(self, people: Sleepers, clock: str, now: int) -> int | None:
        """When the first of those who are waited for goes to sleep; None where nobody does."""
        shift = self.time.wall(clock, 0)
        dusks = (night_begins(person, now + shift) for person in people)
        return min((dusk - shift for dusk in dusks if dusk is not None), default=None)


def _time_awake(person: Person, stretches: Sequence[Stretch], waking: int) -> int:
    """What the clock of a turn says once ``person`` has been awake for ``waking`` ms of it.

    Only what a clock counts, from each gap in it to the next, can be time awake at the table.
    """
    left = waking
    *counted, (last, shift) = stretches
    for (begun, ahead), (until, _) in pairwise((*counted, (last, shift))):
        awake = awake_between(person, begun + ahead, until + ahead)
        if left <= awake:
            return awake_until(person, begun + ahead, left) - ahead
        left -= awake
    return awake_until(person, last + shift, left) - shift
