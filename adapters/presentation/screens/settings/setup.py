"""Setting up a challenge: its system, its target, its options and its pace, page by page.

Every press proposes the rules as they would be then, so the challenge that everybody sees always
shows what is agreed on by accepting it, in full. These pages say in short what is set, and the
buttons come before it. The first row leads back; below it is what can be chosen.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from types import MappingProxyType
from typing import Final

from adapters.presentation.codes import CodeError, digit, value_of
from adapters.presentation.options import option_name, value_name
from adapters.presentation.pace_terms import PACE_ORDER, pace_name, pace_summary
from adapters.presentation.refusals import refusal
from adapters.presentation.screen import Button, Line, Screen
from adapters.presentation.screens.rules.systems import SYSTEM_PAGES
from adapters.presentation.terms import rules_name, short_terms, variant_name, variant_summary
from adapters.presentation.texts import Text, text
from engine.match.boards import BoardView
from engine.match.rules import Rules
from engine.round.faults import NotAllowed
from engine.service.intents import Look, Propose
from engine.variants import house
from engine.variants.options import OPTIONS

GROUPS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "knock": ("knock_limit", "layoff_on_knock", "layoff_on_gin", "fiftieth_card"),
        "bonuses": ("gin_bonus", "undercut_bonus", "undercut_on_tie"),
        "oklahoma": (
            "oklahoma",
            "spade_double",
            "ace_limit",
            "oklahoma_extra_boxes",
            "big_gin_bonus",
        ),
        "dealing": (
            "first_dealer",
            "next_dealer",
            "drawn_same_dealer",
            "opening",
            "stock_reserve",
        ),
        "match": ("game_bonus", "shutout", "box_bonus", "box_when", "matches_to_win"),
    }
)
"""The options that each page lists."""
TARGETS: Final = (50, 100, 150, 200, 250, 500)
_A_ROW: Final = 2
"""Buttons side by side: what they say is long."""

_KEYS: Final = tuple(OPTIONS)
_FRONT: Final = ""
_SYSTEMS: Final = "s"
_TARGET: Final = "t"
_PACE: Final = "p"
_GROUP: Final = "g"
_OPTION: Final = "o"
"""The pages, as a look's choice names them; some are followed by a place in a list."""


@dataclass(frozen=True, slots=True)
class _Page:
    """One page: its ``heading``, what it tells, and its rows of buttons."""

    heading: Text | None
    lines: tuple[Line, ...]
    head: tuple[Button, ...]
    choices: Sequence[Button]


def setup_screen(view: BoardView, choice: str = _FRONT) -> Screen:
    """The page that a choice names; the first if it names none."""
    page = _page(view, choice)
    title = text("setup-title")
    if page.heading is not None:
        title = text("setup-title-page", page=page.heading)
    rows = (page.choices[at : at + _A_ROW] for at in range(0, len(page.choices), _A_ROW))
    return Screen(
        title,
        page.lines,
        (page.head, *map(tuple, rows)),
        table=view.id,
        version=view.version,
        of_challenge=True,
        buttons_first=True,
    )


def _page(view: BoardView, choice: str) -> _Page:
    # A computer player does not mind waiting.
    is_timed = view.lobby is None or not view.lobby.solo
    draw = _PAGES.get(choice[:1])
    if draw is None or (choice[:1] == _PACE and not is_timed):
        return _front(view.rules, is_timed=is_timed)
    try:
        return draw(view.rules, value_of(choice[1:]) if choice[1:] else 0)
    except (CodeError, IndexError):
        return _front(view.rules, is_timed=is_timed)


def _front(rules: Rules, *, is_timed: bool) -> _Page:
    pace = text("setup-pace", pace=pace_name(rules.pace))
    target = text("setup-target", target=house.preset_of(rules).game_target)
    choices = (
        Button(text("setup-system", name=rules_name(rules)), _look(_SYSTEMS, 0)),
        Button(target, Look("setup", _TARGET)),
        *(
            Button(text(f"setup-group-{name}"), _look(_GROUP, at))
            for at, name in enumerate(GROUPS)
        ),
        *((Button(pace, Look("setup", _PACE)),) if is_timed else ()),
    )
    lines = (Line(text("setup-how"), "quiet"), *short_terms(rules))
    return _Page(None, lines, (Button(text("setup-done"), Look("board")),), choices)


def _systems(rules: Rules, at: int) -> _Page:
    here = f"{_SYSTEMS}{digit(at)}"
    lines = (
        Line(
            text("rules-system", name=variant_name(key), summary=variant_summary(key)),
            "strong" if key == rules.variant else "normal",
        )
        for key in SYSTEM_PAGES[at]
    )
    choices = [
        _proposal(variant_name(key), rules, partial(_with_system, rules, key), here)
        for key in SYSTEM_PAGES[at]
    ]
    head = (
        _back(_FRONT),
        _turn("button-previous", at - 1),
        _turn("button-next", at + 1),
    )
    intro = Line(text("setup-systems-how"), "quiet")
    return _Page(text("setup-heading-systems"), (intro, *lines), head, choices)


def _with_system(rules: Rules, key: str) -> Rules:
    """The rules of another system; the pace is no part of it."""
    return replace(house.with_preset(key), pace=rules.pace)


def _pace(rules: Rules, _at: int) -> _Page:
    choices = [
        _proposal(pace_name(key), rules, partial(replace, rules, pace=key), _PACE)
        for key in PACE_ORDER
    ]
    lines = (
        Line(pace_summary(key), "strong" if key == rules.pace else "normal") for key in PACE_ORDER
    )
    return _Page(text("setup-heading-pace"), tuple(lines), (_back(_FRONT),), choices)


def _target(rules: Rules, _at: int) -> _Page:
    own = house.preset_of(house.with_preset(rules.variant)).game_target
    now = house.preset_of(rules).game_target
    how = text("setup-target-how", low=house.LOWEST_TARGET, high=house.HIGHEST_TARGET)
    usual = sorted({*TARGETS, own})
    # One that was typed comes last, so that the others keep their places when it goes.
    choices = [
        _proposal(
            text("cell-number", number=target),
            rules,
            partial(house.with_target, rules, target),
            _TARGET,
        )
        for target in (*usual, *{now}.difference(usual))
    ]
    lines = (Line(how, "quiet"), *short_terms(rules))
    return _Page(text("setup-heading-target"), lines, (_back(_FRONT),), choices)


def _group(rules: Rules, at: int) -> _Page:
    name = tuple(GROUPS)[at]
    here = f"{_GROUP}{digit(at)}"
    choices = [_option_button(rules, key, here) for key in GROUPS[name]]
    return _Page(text(f"setup-group-{name}"), short_terms(rules), (_back(_FRONT),), choices)


def _option(rules: Rules, at: int) -> _Page:
    key = _KEYS[at]
    here = f"{_OPTION}{digit(at)}"
    group = next(place for place, keys in enumerate(GROUPS.values()) if key in keys)
    choices = [
        _proposal(
            value_name(key, value), rules, partial(house.with_option, rules, key, value), here
        )
        for value in OPTIONS[key].values
    ]
    back = _back(f"{_GROUP}{digit(group)}")
    return _Page(option_name(key), short_terms(rules), (back,), choices)


def _option_button(rules: Rules, key: str, here: str) -> Button:
    """Switches an option that is on or off; leads to the values of any other."""
    value = house.value_of(house.preset_of(rules), key)
    label = text("setup-option", option=option_name(key), value=value_name(key, value))
    if isinstance(value, bool):
        return _proposal(label, rules, partial(house.with_option, rules, key, not value), here)
    reasons = [house.blocked(rules, key, other) for other in OPTIONS[key].values]
    reason = None if None in reasons else reasons[0]
    why = None if reason is None else refusal(reason)
    return Button(label, _look(_OPTION, _KEYS.index(key)), enabled=why is None, why=why)


def _proposal(label: Text, rules: Rules, make: Callable[[], Rules], here: str) -> Button:
    """A press that proposes what ``make`` makes of the rules; it stays on its page."""
    try:
        proposed = make()
    except NotAllowed as error:
        return Button(label, Look("setup", here), enabled=False, why=refusal(error))
    if proposed == rules:
        chosen, why = text("setup-chosen", choice=label), text("why-chosen-already")
        return Button(chosen, Look("setup", here), "primary", enabled=False, why=why)
    return Button(label, Propose(proposed, here))


def _turn(key: str, page: int) -> Button:
    exists = 0 <= page < len(SYSTEM_PAGES)
    why = None if exists else text("why-no-page")
    return Button(text(key), _look(_SYSTEMS, page if exists else 0), enabled=exists, why=why)


def _back(page: str) -> Button:
    return Button(text("button-back"), Look("setup", page))


def _look(page: str, at: int) -> Look:
    return Look("setup", f"{page}{digit(at)}")


_PAGES: Final[Mapping[str, Callable[[Rules, int], _Page]]] = MappingProxyType(
    {_SYSTEMS: _systems, _TARGET: _target, _PACE: _pace, _GROUP: _group, _OPTION: _option}
)
