"""What a table and its board tell alike: since when it stands so, and who is away from it."""

from typing import Protocol

from engine.round.outcome import Seat


class Dated(Protocol):
    """A table, or what somebody sees of one."""

    @property
    def version(self) -> int:
        """The table's version."""

    @property
    def fresh_from(self) -> int:
        """The version since which nothing has changed that anybody could have pressed."""

    @property
    def away(self) -> tuple[int, ...]:
        """The turns in a row that autopilot has played for each seat, () while there are none."""


def is_fresh(seen: Dated, version: int) -> bool:
    """Whether what somebody pressed at ``version`` means the same now."""
    return seen.fresh_from <= version <= seen.version


def is_away(seen: Dated, seat: Seat) -> bool:
    """Whether autopilot has played the latest turn of ``seat``."""
    return bool(seen.away) and seen.away[seat] > 0
