"""The numbers of a table's rules, for every sentence that names them."""

from dataclasses import replace

from adapters.presentation.screen import Line
from adapters.presentation.texts import Text, text
from engine.match.rules import Rules
from engine.variants.presets import PRESETS, Preset


def terms(rules: Rules) -> Preset:
    """The options that a table plays with, its own target included."""
    preset = PRESETS[rules.variant]
    return preset if rules.target is None else replace(preset, game_target=rules.target)


def terms_lines(rules: Rules) -> tuple[Line, ...]:
    """The rules in full, in as few lines as they fit: what one agrees to by accepting."""
    agreed = terms(rules)
    lines = (
        text(f"variant-{rules.variant}"),
        text("terms-target", target=agreed.game_target),
        knock_term(agreed),
        text("terms-layoff"),
        gin_term(agreed),
        undercut_term(agreed),
        text("terms-game-bonus", points=agreed.game_bonus),
        box_term(agreed),
        shutout_term(agreed),
        text("terms-payment"),
        text(f"terms-first-dealer-{agreed.first_dealer.replace('_', '-')}"),
        next_dealer_term(agreed),
        text("terms-dead-hand", count=agreed.stock_reserve),
    )
    return (Line(lines[0], "strong"), *(Line(line) for line in lines[1:]))


def knock_term(agreed: Preset) -> Text:
    """With how much deadwood one may knock."""
    if agreed.knock_limit is None:
        return text("terms-knock-free")
    if not agreed.knock_limit:
        return text("terms-knock-gin")
    return text("terms-knock", limit=agreed.knock_limit)


def gin_term(agreed: Preset) -> Text:
    """What gin is worth."""
    return text("terms-gin", points=agreed.gin_bonus)


def undercut_term(agreed: Preset) -> Text:
    """What an undercut is worth, and whether equal deadwood is one."""
    key = "terms-undercut" if agreed.undercut_on_tie else "terms-undercut-less"
    return text(key, points=agreed.undercut_bonus)


def box_term(agreed: Preset) -> Text:
    """What a won round is worth, and when it counts."""
    return text(f"terms-box-{agreed.box_when}", points=agreed.box_bonus)


def shutout_term(agreed: Preset) -> Text:
    """What a winner gets whose opponent has won no round."""
    return text(f"terms-shutout-{agreed.shutout.value.replace('_', '-')}")


def next_dealer_term(agreed: Preset) -> Text:
    """Who deals after whom."""
    drawn = "same" if agreed.drawn_same_dealer else "other"
    return text(f"terms-next-dealer-{agreed.next_dealer}-{drawn}")
