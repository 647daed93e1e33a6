"""What paces are called and what they mean, in sentences: how long a turn may take, and then."""

from typing import Final

from adapters.presentation.texts import First, Text, text
from engine.match.pace import AUTOPILOT_TURNS, AWAY_TOO, HOUR, MINUTE, PACES, Pace, PaceKey
from engine.match.rules import Rules

PACE_ORDER: Final = tuple(
    sorted(PACES, key=lambda key: (not PACES[key].turn_seconds, PACES[key].turn_seconds))
)
"""The paces as they are shown: the shortest turn first, no clock last."""
_LONG: Final = 2
"""So many minutes or hours are told in round ones."""


def pace_name(key: PaceKey) -> Text:
    """What a pace is called."""
    return text(f"pace-{key}")


def span(seconds: int) -> Text:
    """How long something lasts, in the largest unit of which that is a whole number."""
    if seconds and seconds % HOUR == 0:
        return text("span-hours", count=seconds // HOUR)
    if seconds and seconds % MINUTE == 0:
        return text("span-minutes", count=seconds // MINUTE)
    return text("span-seconds", count=seconds)


def rough_span(seconds: int) -> Text:
    """How long something took, as people tell it: in round minutes or hours where it was long."""
    for unit in (HOUR, MINUTE):
        if seconds >= _LONG * unit:
            return span(round(seconds / unit) * unit)
    return span(seconds)


def pace_terms(rules: Rules, turn_seconds: int) -> tuple[Text, ...]:
    """The pace that is agreed on: what a turn may take, and what happens when that is over."""
    pace = PACES[rules.pace]
    seconds = turn_seconds or pace.turn_seconds
    if not seconds:
        return (text("terms-pace-none"),)
    agreed = text("terms-pace", pace=pace_name(pace.key), span=span(seconds))
    return (agreed, _when_late(), *_nights(pace))


def pace_summary(key: PaceKey) -> Text:
    """What a pace is, in one line; a bot may give its turns a little more or less."""
    pace = PACES[key]
    if not pace.turn_seconds:
        return text("pace-told-none", pace=pace_name(key), summary=text("pace-none-summary"))
    return text(
        "pace-told",
        pace=pace_name(key),
        span=span(pace.turn_seconds),
        summary=text(f"pace-{key}-summary"),
    )


def agreed_pace(rules: Rules) -> tuple[Text, ...]:
    """Which pace was agreed on, if any was."""
    if not PACES[rules.pace].turn_seconds:
        return ()
    return (text("rules-pace-here", pace=pace_name(rules.pace)),)


def pace_pages(rules: Rules) -> tuple[Text, ...]:
    """All that the rules say of time."""
    return (
        *agreed_pace(rules),
        *map(pace_summary, PACE_ORDER),
        text("rules-pace-typed", live=First("words-pace-live"), slow=First("words-pace-slow")),
        _when_late(),
        text("rules-autopilot"),
        text("rules-forfeit", count=AUTOPILOT_TURNS),
        text("rules-both-away", count=AWAY_TOO),
        text("rules-ready-late"),
        text("rules-time-given-back"),
        text("rules-pace-rests"),
        text("rules-pace-computer"),
    )


def _when_late() -> Text:
    return text("terms-pace-late", count=AUTOPILOT_TURNS)


def _nights(pace: Pace) -> tuple[Text, ...]:
    return (text("terms-pace-rests"),) if pace.rests else ()
