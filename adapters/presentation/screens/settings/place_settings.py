"""What a place chooses: its settings, page by page, and the log of who changed them.

Everybody may look; the buttons work for those who may change something. Each keeps its place.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from types import MappingProxyType
from typing import Final

from adapters.presentation.catalog import language_codes
from adapters.presentation.codes import rules_code
from adapters.presentation.place_values import ENDERS, setting_of, value_code, value_text
from adapters.presentation.screen import Button, Line, Screen
from adapters.presentation.screens.rules.systems import SYSTEM_PAGES
from adapters.presentation.screens.settings.settings_buttons import (
    Rows,
    by_two,
    chosen_button,
    purpose_of,
    setting_name,
    to,
)
from adapters.presentation.terms import short_terms, variant_name
from adapters.presentation.texts import Name, Text, text
from engine.match.pace import PACES
from engine.match.people import Place
from engine.match.rules import CLASSIC_RULES, Rules
from engine.service.intents import Choose, SettingKey
from engine.service.ports import PlaceChange, PlaceSettings

LOG: Final = "pc"
PAGES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "": "p",
        "place_language": "pl",
        "place_rules": "pr",
        "place_pace": "pp",
        "place_enders": "pe",
        "place_per_hour": "ph",
        "place_quiet": "p",
        "place_chosen": "p",
    }
)
"""The page on which each setting is chosen; some are followed by a number."""
LOG_LINES: Final = 8
"""Changes on a page of the log."""
PER_HOUR: Final = (0, 2, 5, 10, 20)
_KEYS: Final[tuple[SettingKey, ...]] = (
    "place_rules", "place_pace", "place_language", "place_enders", "place_per_hour",
    "place_quiet", "place_chosen",
)  # fmt: skip
"""The settings in the order of their buttons."""
_SWITCHES: Final[frozenset[SettingKey]] = frozenset({"place_quiet", "place_chosen"})
_MS_A_SECOND: Final = 1000
_DIGITS: Final = "0123456789"


@dataclass(frozen=True, slots=True)
class Posted:
    """What the pages show: what ``place`` has chosen, and whether the reader may change it.

    ``changes`` are those of the asked page of the log, and one more if there is another page.
    """

    place: Place
    settings: PlaceSettings
    may_change: bool
    changes: Sequence[PlaceChange] = ()


def place_settings_screen(posted: Posted, choice: str) -> Screen:
    """The page that a choice names; the first if it names none."""
    draw = _DRAWN.get(choice.rstrip(_DIGITS), _front)
    screen = draw(posted, page_number(choice))
    if posted.may_change:
        return screen
    return replace(screen, rows=tuple(tuple(map(_locked, row)) for row in screen.rows))


def page_number(choice: str) -> int:
    """The number of a page among those of its kind, counted from 0."""
    number = choice[len(choice.rstrip(_DIGITS)) :]
    return int(number) if number else 0


def _front(posted: Posted, _at: int) -> Screen:
    buttons = [_leading(posted, key) for key in _KEYS]
    log = Button(text("place-log"), to(LOG))
    lines = (Line(text("place-how"), "quiet"), *(Line(purpose_of(key)) for key in _KEYS))
    back = Button(text("button-back"), to(""))
    title = text("place-title", place=_name(posted))
    return Screen(title, lines, (*by_two([*buttons, log]), (back,)), buttons_first=True)


def _leading(posted: Posted, key: SettingKey) -> Button:
    """Switches what is on or off; leads to the page of anything else."""
    code = value_code(posted.settings, key)
    label = text("settings-value", setting=setting_name(key), value=value_text(key, code))
    if key not in _SWITCHES:
        return Button(label, to(PAGES[key]))
    button = chosen_button(key, "off" if code == "on" else "on", (label, False), PAGES[key])
    if key == "place_chosen" and not posted.place.home:
        return replace(button, enabled=False, why=text("fault-no-other-places"))
    return button


def _rules(posted: Posted, at: int) -> Screen:
    at = min(at, len(SYSTEM_PAGES) - 1)
    now = posted.settings.rules or CLASSIC_RULES
    page = f"{PAGES['place_rules']}{at}"
    systems = [_choice(posted, "place_rules", rules_code(Rules(key)), page, variant_name(key))
               for key in SYSTEM_PAGES[at]]  # fmt: skip
    head = (_BACK, _turn("button-previous", "pr", at - 1), _turn("button-next", "pr", at + 1))
    usual = _choice(posted, "place_rules", "", page)
    lines = (*short_terms(now), Line(text("place-rules-typed"), "quiet"))
    return _page(posted, "place_rules", lines, (head, *by_two(systems), (usual,)))


def _paces(posted: Posted, _at: int) -> Screen:
    lines = [Line(text("rules-system", name=text(f"pace-{key}"),
                       summary=text(f"pace-{key}-summary"))) for key in PACES]  # fmt: skip
    return _page(posted, "place_pace", lines, _choices(posted, "place_pace", ("", *PACES)))


def _languages(posted: Posted, _at: int) -> Screen:
    rows = _choices(posted, "place_language", language_codes())
    return _page(posted, "place_language", (), rows)


def _enders(posted: Posted, _at: int) -> Screen:
    return _page(posted, "place_enders", (), _choices(posted, "place_enders", ENDERS))


def _per_hour(posted: Posted, _at: int) -> Screen:
    now = posted.settings.per_hour
    # One that was typed comes last, so that the others keep their places when it goes.
    numbers = (*PER_HOUR, *{now}.difference(PER_HOUR))
    rows = _choices(posted, "place_per_hour", list(map(str, numbers)))
    lines = (Line(text("place-per-hour-typed"), "quiet"),)
    return _page(posted, "place_per_hour", lines, rows)


def _log(posted: Posted, at: int) -> Screen:
    lines = [Line(_logged(change)) for change in posted.changes[:LOG_LINES]]
    older = len(posted.changes) > LOG_LINES
    head = (
        _BACK,
        _turn("button-previous", LOG, at - 1, exists=at > 0),
        _turn("button-next", LOG, at + 1, exists=older),
    )
    title = text("place-title-page", place=_name(posted), page=text("place-log"))
    return Screen(title, tuple(lines) or (Line(text("place-log-none")),), (head,))


def _logged(change: PlaceChange) -> Text:
    key = setting_of(change.setting)
    if key is None:
        return text("cell-none")
    at = datetime.fromtimestamp(change.at / _MS_A_SECOND, UTC)
    return text(
        "place-log-line",
        time=at.strftime("%Y-%m-%d %H:%M"),
        name=Name(change.name),
        setting=setting_name(key),
        before=value_text(key, change.before),
        after=value_text(key, change.after),
    )


def _page(posted: Posted, key: SettingKey, lines: Sequence[Line], rows: Rows) -> Screen:
    title = text("place-title-page", place=_name(posted), page=setting_name(key))
    return Screen(title, (Line(purpose_of(key)), *lines), rows)


def _choices(posted: Posted, key: SettingKey, codes: Sequence[str]) -> Rows:
    buttons = [_choice(posted, key, code, PAGES[key]) for code in codes]
    return ((_BACK,), *by_two(buttons))


def _choice(
    posted: Posted, key: SettingKey, code: str, page: str, label: Text | None = None
) -> Button:
    is_chosen = value_code(posted.settings, key) == code
    return chosen_button(key, code, (label or value_text(key, code), is_chosen), page)


def _turn(key: str, page: str, at: int, *, exists: bool | None = None) -> Button:
    there = 0 <= at < len(SYSTEM_PAGES) if exists is None else exists
    why = None if there else text("why-no-page")
    return Button(text(key), to(f"{page}{max(at, 0)}"), enabled=there, why=why)


def _locked(button: Button) -> Button:
    """A button as it is for those who may only look."""
    if not button.enabled or not isinstance(button.intent, Choose):
        return button
    return replace(button, enabled=False, why=text("fault-not-an-admin"))


def _name(posted: Posted) -> Name:
    return Name(posted.place.name or posted.place.channel)


_BACK: Final = Button(text("button-back"), to(PAGES[""]))
_DRAWN: Final[Mapping[str, Callable[[Posted, int], Screen]]] = MappingProxyType(
    {
        "pl": _languages,
        "pr": _rules,
        "pp": _paces,
        "pe": _enders,
        "ph": _per_hour,
        LOG: _log,
    }
)
