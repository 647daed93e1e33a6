"""All there is to choose: every system of rules with its summary, every option with its values."""

from collections.abc import Iterator, Sequence
from typing import Final

from adapters.presentation.codes import digit, rules_code
from adapters.presentation.options import option_name, value_name
from adapters.presentation.screen import Button, Line
from adapters.presentation.terms import variant_name, variant_summary
from adapters.presentation.texts import First, Text, hyphened, joined, text
from engine.match.rules import OptionValue, Rules
from engine.service.intents import Look
from engine.variants.house import blocked, preset_of, value_of
from engine.variants.options import OPTIONS
from engine.variants.presets import PRESETS

FIRST_PAGE: Final = 1
_A_PAGE: Final = 8
"""Systems on a page: in rows of two, since their names are long, with a row left for turning."""
_A_ROW: Final = 2

_KEYS: Final = tuple(PRESETS)
SYSTEM_PAGES: Final = tuple(_KEYS[at : at + _A_PAGE] for at in range(0, len(_KEYS), _A_PAGE))
"""The systems that each page lists, in menu order."""


def rules_choice(rules: Rules, page: int) -> str:
    """A page of the rules as a ``Look``'s choice; it names the rules too, so it needs no table."""
    return f"{digit(page)}{rules_code(rules)}"


def system_lines(rules: Rules, page: int) -> tuple[Line, ...]:
    """A page of systems, each in a line; the one that ``rules`` stand on is set off."""
    return (
        Line(text("rules-systems-how"), "quiet"),
        *(
            Line(
                text(
                    "rules-system-typed",
                    name=variant_name(key),
                    typed=First(f"words-preset-{hyphened(key)}"),
                    summary=variant_summary(key),
                ),
                "strong" if key == rules.variant else "normal",
            )
            for key in SYSTEM_PAGES[page]
        ),
    )


def system_rows(page: int) -> tuple[tuple[Button, ...], ...]:
    """A button to the rules of each system on a page."""
    buttons = [
        Button(variant_name(key), Look("rules", rules_choice(Rules(key), FIRST_PAGE)))
        for key in SYSTEM_PAGES[page]
    ]
    return tuple(tuple(buttons[at : at + _A_ROW]) for at in range(0, len(buttons), _A_ROW))


def option_lines(rules: Rules) -> tuple[Line, ...]:
    """Every option that means something here: what it is, and what it may be instead."""
    return (Line(text("rules-options-how"), "quiet"), *_option_lines(rules))


def _option_lines(rules: Rules) -> Iterator[Line]:
    preset = preset_of(rules)
    for key in OPTIONS:
        now = value_of(preset, key)
        others = [value for value in _allowed(rules, key) if value != now]
        if others:
            yield Line(
                text(
                    "rules-option",
                    option=option_name(key),
                    now=value_name(key, now),
                    others=_listed(key, others),
                )
            )


def _allowed(rules: Rules, key: str) -> tuple[OptionValue, ...]:
    return tuple(value for value in OPTIONS[key].values if blocked(rules, key, value) is None)


def _listed(key: str, values: Sequence[OptionValue]) -> Text:
    return joined(value_name(key, value) for value in values)
