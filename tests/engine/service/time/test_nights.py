"""Nights: in whose zone, over midnight, when clocks are set forth and back, and none at all."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from engine.service.ports import Person
from engine.service.time.nights import awake_between, awake_until, night_ends, zone_named

HOUR = 3_600_000
DAY = 24 * HOUR
ALMATY = "Asia/Almaty"
BERLIN = "Europe/Berlin"
NEW_YORK = "America/New_York"


def sleeper(zone: str = ALMATY, begins: str = "22:00", ends: str = "08:00") -> Person:
    """Somebody who sleeps between these times of their day."""
    return Person("ada", "Ada", zone=zone, quiet_from=_minutes(begins), quiet_to=_minutes(ends))


def _minutes(time: str) -> int:
    hours, minutes = time.split(":")
    return int(hours) * 60 + int(minutes)


def moment(text: str, zone: str = ALMATY) -> int:
    """A moment as the clocks of a zone show it, in UTC milliseconds."""
    return round(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


@pytest.mark.parametrize(
    ("at", "ends"),
    [
        pytest.param("2027-03-01 21:59:59", None, id="a moment before it begins"),
        pytest.param("2027-03-01 22:00", "2027-03-02 08:00", id="as it begins"),
        pytest.param("2027-03-02 00:00", "2027-03-02 08:00", id="at midnight"),
        pytest.param("2027-03-02 07:59:59", "2027-03-02 08:00", id="a moment before it ends"),
        pytest.param("2027-03-02 08:00", None, id="as it ends"),
        pytest.param("2027-03-02 12:00", None, id="at noon"),
    ],
)
def test_a_night_over_midnight_ends_in_the_morning(at: str, ends: str | None) -> None:
    found = night_ends(sleeper(), moment(at))

    assert found == (None if ends is None else moment(ends))


def test_a_night_after_midnight_ends_on_the_same_day() -> None:
    person = sleeper(begins="00:30", ends="09:00")

    assert night_ends(person, moment("2027-03-02 01:00")) == moment("2027-03-02 09:00")
    assert night_ends(person, moment("2027-03-02 00:00")) is None


def test_somebody_may_sleep_by_day() -> None:
    person = sleeper(begins="10:00", ends="18:00")

    assert night_ends(person, moment("2027-03-02 12:00")) == moment("2027-03-02 18:00")


@pytest.mark.parametrize(
    "person",
    [
        pytest.param(sleeper(begins="08:00", ends="08:00"), id="begins when it ends"),
        pytest.param(sleeper(zone=""), id="no zone"),
        pytest.param(sleeper(zone="Middle/Earth"), id="an unknown zone"),
        pytest.param(sleeper(zone="../../etc/passwd"), id="a path for a zone"),
        pytest.param(sleeper(zone="Europe"), id="a folder for a zone"),
    ],
)
def test_who_has_no_night_is_awake_all_the_time(person: Person) -> None:
    at = moment("2027-03-02 03:00")

    assert night_ends(person, at) is None
    assert awake_until(person, at, DAY) == at + DAY
    assert awake_between(person, at, at + DAY) == DAY


def test_nobody_sleeps_for_more_than_half_the_day() -> None:
    person = sleeper(begins="08:00", ends="07:59")

    assert night_ends(person, moment("2027-03-02 09:00")) == moment("2027-03-02 20:00")
    assert night_ends(person, moment("2027-03-02 20:00")) is None


def test_a_day_of_waking_takes_the_nights_along() -> None:
    begun = moment("2027-03-01 20:00")

    # Two hours, then fourteen, then eight.
    assert awake_until(sleeper(), begun, 24 * HOUR) == moment("2027-03-03 16:00")


def test_what_ends_as_the_night_begins_does_not_wait_for_the_morning() -> None:
    begun = moment("2027-03-01 20:00")

    assert awake_until(sleeper(), begun, 2 * HOUR) == moment("2027-03-01 22:00")


def test_what_begins_at_night_begins_in_the_morning() -> None:
    begun = moment("2027-03-02 03:00")

    assert awake_until(sleeper(), begun, HOUR) == moment("2027-03-02 09:00")


@pytest.mark.parametrize(
    ("since", "until", "hours"),
    [
        pytest.param("2027-03-01 20:00", "2027-03-01 21:00", 1, id="by day"),
        pytest.param("2027-03-01 20:00", "2027-03-02 09:00", 3, id="over a night"),
        pytest.param("2027-03-02 01:00", "2027-03-02 07:00", 0, id="within a night"),
        pytest.param("2027-03-01 21:00", "2027-03-02 01:00", 1, id="into a night"),
        pytest.param("2027-03-02 07:00", "2027-03-02 10:00", 2, id="out of a night"),
        pytest.param("2027-03-01 12:00", "2027-03-03 12:00", 28, id="over two nights"),
    ],
)
def test_only_waking_hours_count(since: str, until: str, hours: int) -> None:
    assert awake_between(sleeper(), moment(since), moment(until)) == hours * HOUR


@pytest.mark.parametrize(
    ("zone", "evening", "hours"),
    [
        pytest.param(BERLIN, "2027-03-27", 9, id="Berlin in spring"),
        pytest.param(BERLIN, "2027-10-30", 11, id="Berlin in autumn"),
        pytest.param(NEW_YORK, "2027-03-13", 9, id="New York in spring"),
        pytest.param(NEW_YORK, "2027-11-06", 11, id="New York in autumn"),
        pytest.param(ALMATY, "2027-03-27", 10, id="Almaty, where no clock is set"),
    ],
)
def test_a_night_in_which_clocks_are_set_ends_when_they_say_so(
    zone: str, evening: str, hours: int
) -> None:
    begins = moment(f"{evening} 22:00", zone)

    assert night_ends(sleeper(zone), begins) == begins + hours * HOUR
    assert awake_until(sleeper(zone), begins, HOUR) == begins + (hours + 1) * HOUR


@pytest.mark.parametrize(
    ("evening", "begins", "hours"),
    [
        pytest.param("2027-03-27", "02:30", 4.5, id="at a time that there is not"),
        pytest.param("2027-10-30", "02:30", 6.5, id="at a time that comes twice"),
    ],
)
def test_a_night_may_begin_while_clocks_are_set(evening: str, begins: str, hours: float) -> None:
    person = sleeper(BERLIN, begins, "08:00")
    day = moment(f"{evening} 12:00", BERLIN)

    slept = 24 * HOUR - awake_between(person, day, day + 24 * HOUR)

    assert slept == hours * HOUR


def test_a_zone_is_known_by_its_name() -> None:
    assert zone_named(ALMATY) == ZoneInfo(ALMATY)
    assert zone_named("Nowhere") is None


@pytest.mark.parametrize("name", ["", "localtime", "Factory", "posixrules", "right/Asia/Almaty"])
def test_what_a_machine_keeps_among_its_zones_is_none(name: str) -> None:
    assert zone_named(name) is None
