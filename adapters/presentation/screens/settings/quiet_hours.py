"""Choosing the quiet hours: none, some that are usual, or their beginning and end by the hour."""

from dataclasses import replace
from typing import Final

from adapters.presentation.screen import Button
from adapters.presentation.screens.settings.settings_buttons import chosen_button, to
from adapters.presentation.texts import Text, text
from engine.round.faults import Fault, NotAllowed
from engine.service.intents import SettingKey
from engine.service.ports import Person
from engine.service.time.nights import LONGEST_NIGHT_MINUTES, MINUTES_A_DAY

USUAL_MINUTES: Final = 9 * 60
"""How long a night is where only its beginning or its end was chosen."""
_HOUR: Final = 60
_HALF: Final = 30
_HOURS_A_ROW: Final = 6
_USUAL: Final = ((22, 7), (23, 8), (0, 9))
"""Nights to choose whole, each from one hour to another."""

Rows = tuple[tuple[Button, ...], ...]


def sleeps(person: Person) -> bool:
    """Whether somebody has quiet hours."""
    return person.quiet_from != person.quiet_to


def with_night(person: Person, begins: int, ends: int) -> Person:
    """A person with other quiet hours, in minutes of the day.

    Raises:
        NotAllowed: if they begin and end at the same time, which is no night at all.
    """
    if (ends - begins) % MINUTES_A_DAY == 0:
        raise NotAllowed(Fault.NO_NIGHT)
    return replace(person, quiet_from=begins % MINUTES_A_DAY, quiet_to=ends % MINUTES_A_DAY)


def too_long(begins: int, ends: int) -> bool:
    """Whether a night from one minute of the day to another is longer than any may be."""
    return (ends - begins) % MINUTES_A_DAY > LONGEST_NIGHT_MINUTES


def why_too_long() -> Text:
    """Why such a night is not to be had."""
    return text(Fault.NIGHT_TOO_LONG, hours=LONGEST_NIGHT_MINUTES // _HOUR)


def without_night(person: Person) -> Person:
    """A person with no quiet hours."""
    return replace(person, quiet_from=0, quiet_to=0)


def night_name(person: Person) -> Text:
    """The quiet hours, such as ``23:00-8:00``."""
    if not sleeps(person):
        return text("settings-off")
    return _span(person.quiet_from, person.quiet_to)


def night_code(begins: int, ends: int) -> str:
    """A whole night as a value of ``quiet_from``."""
    return f"{begins}-{ends}"


def quiet_rows(person: Person) -> Rows:
    """No night, the usual ones, and the ways to choose its two ends."""
    none = chosen_button(
        "quiet_from", "off", (text("settings-no-night"), not sleeps(person)), "quiet"
    )
    usual = [_usual(person, begins * _HOUR, ends * _HOUR) for begins, ends in _USUAL]
    ends = tuple(_end(person, key) for key in ("quiet_from", "quiet_to"))
    return ((none, usual[0]), tuple(usual[1:]), ends)


def hour_rows(person: Person, key: SettingKey) -> Rows:
    """Every hour of the day for one end of the night, and whether half an hour later."""
    now = _minutes(person, key)
    half = now % _HOUR
    hours = [_time(person, key, hour * _HOUR + half) for hour in range(MINUTES_A_DAY // _HOUR)]
    halves = tuple(
        _time(person, key, now - half + minutes, text("settings-minutes", minutes=f"{minutes:02}"))
        for minutes in (0, _HALF)
    )
    rows = (hours[at : at + _HOURS_A_ROW] for at in range(0, len(hours), _HOURS_A_ROW))
    return (*map(tuple, rows), halves)


def _usual(person: Person, begins: int, ends: int) -> Button:
    is_chosen = (person.quiet_from, person.quiet_to) == (begins, ends)
    label = _span(begins, ends)
    return chosen_button("quiet_from", night_code(begins, ends), (label, is_chosen), "quiet")


def _end(person: Person, key: SettingKey) -> Button:
    """Leads to the page of one end of the night."""
    value = _clock(_minutes(person, key)) if sleeps(person) else text("settings-off")
    label = text("settings-value", setting=_end_name(key), value=value)
    return Button(label, to("from" if key == "quiet_from" else "to"))


def _time(person: Person, key: SettingKey, minutes: int, label: Text | None = None) -> Button:
    page = "from" if key == "quiet_from" else "to"
    is_now = sleeps(person) and minutes == _minutes(person, key)
    button = chosen_button(key, str(minutes), (label or _clock(minutes), is_now), page)
    if not sleeps(person):
        return button
    begins, ends = _with(person, key, minutes)
    if begins == ends:
        return replace(button, enabled=False, why=text("why-no-night"))
    if too_long(begins, ends):
        return replace(button, enabled=False, why=why_too_long())
    return button


def _with(person: Person, key: SettingKey, minutes: int) -> tuple[int, int]:
    """The night with another beginning or end."""
    if key == "quiet_from":
        return minutes, person.quiet_to
    return person.quiet_from, minutes


def _minutes(person: Person, key: SettingKey) -> int:
    return person.quiet_from if key == "quiet_from" else person.quiet_to


def _end_name(key: SettingKey) -> Text:
    return text("settings-from" if key == "quiet_from" else "settings-to")


def _span(begins: int, ends: int) -> Text:
    return text("settings-night", begins=_clock(begins), ends=_clock(ends))


def _clock(minutes: int) -> Text:
    hour, minute = divmod(minutes, _HOUR)
    return text("settings-time", hour=str(hour), minutes=f"{minute:02}")
