"""The rules of a table, or of any other, page by page, with their own numbers."""

from typing import Final

from adapters.presentation.codes import CodeError, read_rules, value_of
from adapters.presentation.pace_terms import agreed_pace
from adapters.presentation.screen import Block, Button, Line, Screen
from adapters.presentation.screens.rules.rule_pages import TOLD
from adapters.presentation.screens.rules.systems import (
    FIRST_PAGE,
    option_lines,
    rules_choice,
    system_lines,
    system_rows,
)
from adapters.presentation.screens.rules.worked_example import example_blocks
from adapters.presentation.terms import terms_lines
from adapters.presentation.texts import text
from engine.match.rules import CLASSIC_RULES, Rules
from engine.service.intents import Look

SYSTEMS: Final = ("systems", "more-systems")
"""The pages that list every system, of any rules."""
# A new page comes last: buttons that were posted long ago say the number of the page they open.
PAGES: Final = (
    *("terms", "melds", "turn", "knock", "score", "match", "example", "options", *SYSTEMS),
    "pace",
)
SYSTEMS_PAGE: Final = PAGES.index(SYSTEMS[0]) + FIRST_PAGE


def rules_screen(rules: Rules, page: int = FIRST_PAGE) -> Screen:
    """Page ``page`` of the rules, counted from 1; one beyond the last is the last."""
    at = min(max(page, FIRST_PAGE), len(PAGES))
    name = PAGES[at - FIRST_PAGE]
    title = text("rules-title", page=at, pages=len(PAGES), heading=text(f"rules-heading-{name}"))
    systems = system_rows(SYSTEMS.index(name)) if name in SYSTEMS else ()
    turns = (
        _turn("button-previous", rules, at - 1),
        _turn("button-next", rules, at + 1),
        _to_systems(rules, at),
    )
    return Screen(title, _blocks(name, rules), (*systems, turns))


def chosen_rules(choice: str, otherwise: Rules) -> tuple[Rules, int]:
    """The rules and the page that a choice names; ``otherwise``'s first page if it names none."""
    try:
        return read_rules(choice[1:]), value_of(choice[:1])
    except (CodeError, ValueError):
        return otherwise, FIRST_PAGE


def look_at_rules(choice: str, otherwise: Rules = CLASSIC_RULES) -> Screen:
    """The page that a choice names."""
    return rules_screen(*chosen_rules(choice, otherwise))


def _blocks(name: str, rules: Rules) -> tuple[Block, ...]:
    if name in TOLD:
        return tuple(map(Line, TOLD[name](rules)))
    if name in SYSTEMS:
        return system_lines(rules, SYSTEMS.index(name))
    return {"terms": _terms, "example": example_blocks, "options": option_lines}[name](rules)


def _terms(rules: Rules) -> tuple[Line, ...]:
    """What is agreed on; how long the turns of a pace are stands on a page of its own."""
    return (*terms_lines(rules), *map(Line, agreed_pace(rules)))


def _turn(key: str, rules: Rules, page: int) -> Button:
    exists = FIRST_PAGE <= page <= len(PAGES)
    why = None if exists else text("why-no-page")
    look = Look("rules", rules_choice(rules, page if exists else FIRST_PAGE))
    return Button(text(key), look, enabled=exists, why=why)


def _to_systems(rules: Rules, at: int) -> Button:
    look = Look("rules", rules_choice(rules, SYSTEMS_PAGE))
    here = at == SYSTEMS_PAGE
    why = text("why-page-already") if here else None
    return Button(text("button-systems"), look, enabled=not here, why=why)
