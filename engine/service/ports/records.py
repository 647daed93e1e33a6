"""What is kept of rounds and matches: a row for each seat, and what the rows add up to."""

from dataclasses import dataclass, field
from typing import Literal

from engine.match.table import Table
from engine.service.ports.people import Person


@dataclass(frozen=True, slots=True)
class RoundResult:
    """What one round leaves in one seat's record; ``opponent`` is empty against the computer.

    ``knock_points`` is the deadwood at one's own knock (0 for gin), ``caught_points`` one's own
    deadwood after layoffs when another knocked; None where it does not apply. ``outcome`` is
    ``won``, ``lost`` or ``drawn`` (nobody scored). ``variant`` is the preset's key. ``boxes`` is
    how many the round brought this seat, ``autopilot`` how many of its turns were played for it.
    Times are UTC milliseconds.
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
    boxes: int = 0
    autopilot: int = 0


@dataclass(frozen=True, slots=True)
class MatchResult:
    """What one match leaves in one seat's record; ``payment`` is what this seat was paid.

    A series counts as one match, with the points and payments of all that was played in it;
    ``matches`` is how many that were. One that ended without a winner is not ``counted``: it is
    told in the history and in no statistics. ``autopilot`` is how many turns were played for this
    seat in a round that was broken off, which leaves no ``RoundResult``; they are always counted.
    """

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
    matches: int = 1
    counted: bool = True
    autopilot: int = 0


@dataclass(frozen=True, slots=True)
class Tally:
    """One side of a record: against persons, or against the computer.

    Averages are sums and counts, so that nothing is rounded here. ``best_round`` is the most
    points won in a round. Streaks count matches won in a row: the longest ever and the one that
    goes on. ``series`` is how many of the matches were several, played as a series. ``autopilot``
    counts the turns that were played for the person, ``forfeits`` the matches they lost because
    they were away, ``forfeits_won`` those they won because the other was.
    """

    matches_won: int = 0
    matches_lost: int = 0
    rounds_won: int = 0
    rounds_lost: int = 0
    rounds_drawn: int = 0
    points: int = 0
    points_against: int = 0
    gins: int = 0
    big_gins: int = 0
    knocks: int = 0
    undercuts_made: int = 0
    undercuts_suffered: int = 0
    knock_points_sum: int = 0
    caught_points_sum: int = 0
    caught_count: int = 0
    best_round: int = 0
    boxes: int = 0
    streak: int = 0
    longest_streak: int = 0
    series: int = 0
    autopilot: int = 0
    forfeits: int = 0
    forfeits_won: int = 0


@dataclass(frozen=True, slots=True)
class Record:
    """A person's statistics; ``versus`` is the part against one named person.

    ``variant`` is the preset that was counted alone, empty where all were.
    """

    person: Person
    people: Tally = field(default_factory=Tally)
    computer: Tally = field(default_factory=Tally)
    rival: Person | None = None
    versus: Tally | None = None
    variant: str = ""


@dataclass(frozen=True, slots=True)
class Reckoning:
    """Which results to add up: a person's, against persons or the computer.

    ``versus`` counts one opponent alone, ``variant`` one preset alone; empty counts all.
    """

    person: str
    computer: bool = False
    versus: str = ""
    variant: str = ""


@dataclass(frozen=True, slots=True)
class Ended:
    """A table whose match is over, and when it ended in UTC milliseconds."""

    table: Table
    at: int
