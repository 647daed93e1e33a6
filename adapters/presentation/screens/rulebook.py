"""The rules of a table, page by page, with its own numbers."""

from typing import Final

from adapters.presentation.screen import Button, Line, Screen
from adapters.presentation.terms import (
    box_term,
    gin_term,
    knock_term,
    next_dealer_term,
    shutout_term,
    terms,
    terms_lines,
    undercut_term,
)
from adapters.presentation.texts import Text, text
from engine.match.rules import Rules
from engine.round.faults import GinError
from engine.service.intents import Look
from engine.variants.house import rule_code, rules_of, variant_of
from engine.variants.presets import Preset

PAGES: Final = ("terms", "melds", "turn", "knock", "score", "match")
FIRST_PAGE: Final = 1


def rules_screen(rules: Rules, page: int = FIRST_PAGE) -> Screen:
    """Page ``page`` of the rules, counted from 1; one beyond the last is the last."""
    at = min(max(page, FIRST_PAGE), len(PAGES))
    name = PAGES[at - 1]
    title = text("rules-title", page=at, pages=len(PAGES), heading=text(f"rules-heading-{name}"))
    lines = terms_lines(rules) if name == "terms" else _page(name, rules)
    turns = (_turn("button-previous", rules, at - 1), _turn("button-next", rules, at + 1))
    return Screen(title, lines, (turns,))


def rules_choice(rules: Rules, page: int) -> str:
    """A page as a ``Look``'s choice; it names the rules too, so it needs no table."""
    return f"{page}.{rule_code(rules)}"


def chosen_rules(choice: str, otherwise: Rules) -> tuple[Rules, int]:
    """The rules and the page that a choice names; ``otherwise``'s first page if it names none."""
    page, _, code = choice.partition(".")
    try:
        return rules_of(code), int(page)
    except (GinError, ValueError):
        return otherwise, FIRST_PAGE


def look_at_rules(choice: str, otherwise: Rules) -> Screen:
    """The page that a choice names."""
    return rules_screen(*chosen_rules(choice, otherwise))


def _turn(key: str, rules: Rules, page: int) -> Button:
    exists = FIRST_PAGE <= page <= len(PAGES)
    why = None if exists else text("why-no-page")
    look = Look("rules", rules_choice(rules, page if exists else FIRST_PAGE))
    return Button(text(key), look, enabled=exists, why=why)


def _page(name: str, rules: Rules) -> tuple[Line, ...]:
    agreed = terms(rules)
    size = variant_of(rules).deal.hand_size
    pages: dict[str, tuple[Text, ...]] = {
        "melds": (
            text("rules-cards"),
            text("rules-aim"),
            text("rules-set"),
            text("rules-run"),
            text("rules-deadwood"),
        ),
        "turn": (
            text("rules-deal", count=size),
            text("rules-upcard"),
            text("rules-turn"),
            text("rules-taken"),
            text("rules-pile"),
            text("terms-dead-hand", count=agreed.stock_reserve),
            text("rules-takings"),
        ),
        "knock": (
            knock_term(agreed),
            text("rules-knock-how"),
            text("rules-gin"),
            text("rules-layoff"),
            text("rules-layoff-gin"),
        ),
        "score": _scoring(agreed),
        "match": _match(agreed),
    }
    return tuple(Line(line) for line in pages[name])


def _scoring(agreed: Preset) -> tuple[Text, ...]:
    return (
        text("rules-difference"),
        text("rules-undercut" if agreed.undercut_on_tie else "rules-undercut-less"),
        undercut_term(agreed),
        gin_term(agreed),
        text("rules-gin-no-undercut"),
    )


def _match(agreed: Preset) -> tuple[Text, ...]:
    return (
        text("terms-target", target=agreed.game_target),
        text("terms-game-bonus", points=agreed.game_bonus),
        shutout_term(agreed),
        box_term(agreed),
        text("terms-payment"),
        text(f"terms-first-dealer-{agreed.first_dealer.replace('_', '-')}"),
        next_dealer_term(agreed),
        text("rules-resign"),
        text("rules-abort"),
    )
