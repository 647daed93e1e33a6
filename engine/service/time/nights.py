"""Nights: when somebody sleeps, in their own time zone, and when their waking time has passed."""

from collections.abc import Iterator
from datetime import datetime, time, timedelta
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from engine.service.ports import Person

MINUTES_A_DAY: Final = 24 * 60
LONGEST_NIGHT_MINUTES: Final = 12 * 60
"""Nobody sleeps longer, whatever they chose: else others would wait for them for ever."""
_NOWHERE: Final = frozenset({"", "localtime", "Factory", "posixrules"})
"""What a machine keeps among its zones that is no zone of people."""
_OTHER_COUNTS: Final = ("posix/", "right/")
_MS: Final = 1000


@lru_cache(maxsize=1024)
def zone_named(name: str) -> ZoneInfo | None:
    """The time zone called so, such as ``Asia/Almaty``; None if there is none."""
    if name in _NOWHERE or name.startswith(_OTHER_COUNTS):
        return None
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def night_ends(person: Person, at: int) -> int | None:
    """When the night of ``person`` ends that it is ``at``, both in UTC ms; None by day."""
    for begins, ends in _nights(person, at):
        if begins <= at < ends:
            return ends
        if begins > at:
            return None
    return None


def night_begins(person: Person, at: int) -> int | None:
    """When the first night of ``person`` begins after ``at``, in UTC ms; None for who has none."""
    return next((begins for begins, _ in _nights(person, at) if begins > at), None)


def awake_until(person: Person, at: int, waking: int) -> int:
    """When ``person`` has been awake for ``waking`` ms since ``at``, in UTC milliseconds.

    A night is reckoned on the clocks of their zone, so it may be an hour longer or shorter.
    """
    left = waking
    for begins, ends in _nights(person, at):
        awake = max(0, begins - at)
        if left <= awake:
            break
        left -= awake
        at = max(at, ends)
    return at + left


def awake_between(person: Person, since: int, until: int) -> int:
    """For how many milliseconds ``person`` was awake from ``since`` to ``until``, in UTC ms."""
    asleep = 0
    for begins, ends in _nights(person, since):
        if begins >= until:
            break
        asleep += max(0, min(ends, until) - max(begins, since))
    return until - since - asleep


def _nights(person: Person, at: int) -> Iterator[tuple[int, int]]:
    """Every night from the one before ``at`` on, as UTC ms of its beginning and its end."""
    zone = zone_named(person.zone)
    chosen = (person.quiet_to - person.quiet_from) % MINUTES_A_DAY
    length = min(chosen, LONGEST_NIGHT_MINUTES)
    if zone is None or not length:
        return
    day = datetime.fromtimestamp(at / _MS, zone).date() - timedelta(days=1)
    while True:
        # Within a zone minutes are added to what its clocks say, which is what a night goes by.
        begins = datetime.combine(day, time(), zone) + timedelta(minutes=person.quiet_from)
        ends = begins + timedelta(minutes=length)
        yield round(begins.timestamp() * _MS), round(ends.timestamp() * _MS)
        day += timedelta(days=1)
