"""What people choose for themselves: the settings, page by page.

The first page lists every setting with its value. A switch changes at once; what has more values
than two leads to a page of its own, whose first row leads back. Every button keeps its place.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from adapters.presentation.catalog import language_codes
from adapters.presentation.screen import Button, Line, Screen
from adapters.presentation.screens.settings.acquaintances import Circle, circle_page
from adapters.presentation.screens.settings.quiet_hours import hour_rows, night_name, quiet_rows
from adapters.presentation.screens.settings.settings_buttons import (
    BACK,
    Rows,
    by_two,
    chosen_button,
    purpose_of,
    setting_name,
    to,
)
from adapters.presentation.texts import Text, text
from adapters.presentation.zones import COMMON, zone_code, zone_name
from engine.service.intents import Look, SettingKey
from engine.service.ports import Person

OF_PLACE: Final = "p"
"""The first page of a place's settings; all of its pages begin so, and none of one's own."""
QUIET: Final = "quiet"
ASKED: Final = "asked"
"""The page of time zones as it is shown, once, to whoever has just sat down at a slow table."""
_TO_QUIET: Final = Button(text("button-back"), to(QUIET))
_SWITCHES: Final[tuple[SettingKey, ...]] = ("notices", "asks_discard", "takes_challenges")
_ABOUT: Final[tuple[SettingKey, ...]] = (
    "language", "hand_order", "notices", "asks_discard", "quiet_from", "zone", "takes_challenges",
    "block",
)  # fmt: skip
"""The settings in the order of their buttons."""
_WITH_HANDS: Final[tuple[SettingKey, ...]] = (*_ABOUT, "hands")
"""The same where hands can be read outside a private chat."""

_NOBODY: Final = Circle()


@dataclass(frozen=True, slots=True)
class Own:
    """What the pages show: the ``person``, the ``language`` they read, and whom they know.

    ``in_place`` says that they ask in a place, which has settings of its own, ``elsewhere`` that
    their hands can be shown outside their private chat.
    """

    person: Person
    language: str
    circle: Circle = _NOBODY
    in_place: bool = False
    elsewhere: bool = False


def settings_screen(own: Own, choice: str = "") -> Screen:
    """The page that a choice names; the first if it names none."""
    page = choice.rstrip("0123456789")
    return _PAGES.get(page, _front)(own, choice.removeprefix(page))


def is_on(person: Person, key: SettingKey) -> bool:
    """Whether a switch is on."""
    return {
        "notices": person.notices,
        "asks_discard": person.asks_discard,
        "takes_challenges": person.takes_challenges,
    }[key]


def _front(own: Own, _at: str) -> Screen:
    values: dict[SettingKey, Text] = {
        "language": text(f"language-{own.language}"),
        "hand_order": text(f"settings-order-{own.person.hand_order}"),
        "quiet_from": night_name(own.person),
        "zone": zone_name(own.person.zone) if own.person.zone else text("zone-unknown"),
        "block": text("cell-number", number=len(own.circle.blocked)),
        "hands": text(f"settings-hands-{own.person.hands}"),
    }
    pages: dict[SettingKey, str] = {
        "language": "lang",
        "quiet_from": QUIET,
        "zone": "zone",
        "block": "block",
    }
    shown = {key: _leading(key, values[key], to(page)) for key, page in pages.items()}
    switches = {key: _switch(own.person, key) for key in _SWITCHES}
    buttons = {
        **shown,
        **switches,
        "hand_order": _order_button(own.person, values["hand_order"]),
        "hands": _hands_button(own.person, values["hands"]),
    }
    about = _WITH_HANDS if own.elsewhere else _ABOUT
    lines = (Line(text("settings-how"), "quiet"), *(Line(purpose_of(key)) for key in about))
    rows = (*by_two([buttons[key] for key in about]), (_to_place(own),))
    return Screen(text("settings-title"), lines, rows, buttons_first=True)


def _languages(own: Own, _at: str) -> Screen:
    choices = [
        chosen_button("language", code, (text(f"language-{code}"), code == own.language), "lang")
        for code in language_codes()
    ]
    return _page("language", (text("language-intro"),), ((BACK,), tuple(choices)))


def _quiet(own: Own, _at: str) -> Screen:
    zone = own.person.zone
    known = text("settings-zone-is", zone=zone_name(zone)) if zone else None
    lines = (purpose_of("quiet_from"), known or text("settings-quiet-needs-zone"))
    label = zone_name(zone) if zone else text("zone-unknown")
    zones = _leading("zone", label, to("zone"))
    return _page("quiet_from", lines, ((BACK,), *quiet_rows(own.person), (zones,)))


def _hours(key: SettingKey) -> Callable[[Own, str], Screen]:
    def draw(own: Own, _at: str) -> Screen:
        line = _with("quiet_from", night_name(own.person))
        return _page(key, (line,), ((_TO_QUIET,), *hour_rows(own.person, key)))

    return draw


def _zones(own: Own, _at: str) -> Screen:
    lines = (purpose_of("zone"), text("settings-zone-typed"))
    return _page("zone", lines, ((BACK,), *_zone_rows(own.person, "zone")))


def _asked(own: Own, _at: str) -> Screen:
    lines = (text("settings-zone-asked"), text("settings-zone-typed"))
    later = Button(text("settings-zone-later"), to(""))
    return _page("zone", lines, ((later,), *_zone_rows(own.person, QUIET)))


def _zone_rows(person: Person, page: str) -> Rows:
    """A button for every common zone, for none at all, and last for one that was typed."""
    typed = {person.zone}.difference(COMMON, {""})
    choices = [
        chosen_button("zone", zone_code(zone), (zone_name(zone), zone == person.zone), page)
        for zone in (*COMMON, *typed)
    ]
    none = chosen_button("zone", "none", (text("zone-none"), not person.zone), "zone")
    return (*by_two(choices[: len(COMMON)]), (none, *choices[len(COMMON) :]))


def _blocked(own: Own, at: str) -> Screen:
    lines, rows = circle_page(own.circle, int(at or 0))
    return _page("block", (purpose_of("block"), *lines), rows)


def _page(key: SettingKey, lines: Sequence[Text], rows: Rows) -> Screen:
    return Screen(
        text("settings-title-page", page=setting_name(key)), tuple(map(Line, lines)), rows
    )


def _switch(person: Person, key: SettingKey) -> Button:
    on = is_on(person, key)
    label = text("settings-on" if on else "settings-off")
    return chosen_button(key, "off" if on else "on", (_with(key, label), False))


def _order_button(person: Person, value: Text) -> Button:
    other = "suit" if person.hand_order == "rank" else "rank"
    return chosen_button("hand_order", other, (_with("hand_order", value), False))


def _hands_button(person: Person, value: Text) -> Button:
    other = "here" if person.hands == "private" else "private"
    return chosen_button("hands", other, (_with("hands", value), False))


def _leading(key: SettingKey, value: Text, look: Look) -> Button:
    return Button(_with(key, value), look)


def _with(key: SettingKey, value: Text) -> Text:
    return text("settings-value", setting=setting_name(key), value=value)


def _to_place(own: Own) -> Button:
    why = None if own.in_place else text("fault-settings-need-channel")
    label = text("settings-to-place")
    return Button(label, Look("settings", OF_PLACE), enabled=own.in_place, why=why)


_PAGES: Final[Mapping[str, Callable[[Own, str], Screen]]] = MappingProxyType(
    {
        "lang": _languages,
        QUIET: _quiet,
        "from": _hours("quiet_from"),
        "to": _hours("quiet_to"),
        "zone": _zones,
        ASKED: _asked,
        "block": _blocked,
    }
)
