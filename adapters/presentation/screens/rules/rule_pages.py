"""The pages that tell how rules are played: melds, turns, knocks, scores, the match, its pace."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from adapters.presentation.pace_terms import pace_pages
from adapters.presentation.terms import (
    bonus_terms,
    boxes_wait,
    dead_hand_terms,
    dealer_terms,
    gin_terms,
    knock_terms,
    knocks,
    layoff_term,
    match_terms,
    undercut_term,
)
from adapters.presentation.texts import Text, text
from engine.match.rules import Rules
from engine.match.sheet import Shutout
from engine.round.discarding import MOST_TAKINGS
from engine.variants.house import preset_of, variant_of
from engine.variants.presets import Preset


def _melds(rules: Rules) -> tuple[Text, ...]:
    return (
        text("rules-cards"),
        text("rules-aim" if knocks(preset_of(rules)) else "rules-aim-gin"),
        text("rules-set"),
        text("rules-run"),
        text("rules-deadwood"),
    )


def _turn(rules: Rules) -> tuple[Text, ...]:
    preset = preset_of(rules)
    return (
        text("rules-deal", count=variant_of(rules).deal.hand_size),
        *_opening(preset),
        text("rules-turn"),
        text("rules-taken"),
        text("rules-pile"),
        *dead_hand_terms(preset),
        text("rules-last-draw"),
        text("rules-takings", count=MOST_TAKINGS),
    )


def _opening(preset: Preset) -> tuple[Text, ...]:
    if preset.opening == "free_first_turn":
        return (text("rules-opening-free-first-turn"), text("rules-declare"))
    return (text("rules-opening-offer-both"), text("rules-draw-first"))


def _knock(rules: Rules) -> tuple[Text, ...]:
    preset = preset_of(rules)
    how = ("rules-knock-how", "rules-gin") if knocks(preset) else ("rules-gin-how",)
    can_lay_off = preset.layoff_on_gin or (preset.layoff_on_knock and knocks(preset))
    layoff = (text("rules-layoff"),) if can_lay_off else ()
    return (
        *knock_terms(preset),
        *((text("rules-opening-card"),) if preset.oklahoma else ()),
        *map(text, how),
        *((text("rules-big-gin"),) if preset.big_gin_bonus is not None else ()),
        text("rules-answer"),
        layoff_term(preset),
        *layoff,
    )


def _score(rules: Rules) -> tuple[Text, ...]:
    preset = preset_of(rules)
    return (
        *(_knock_scores(preset) if knocks(preset) else ()),
        text("rules-gin-score"),
        *gin_terms(preset),
        *((text("rules-gin-no-undercut"),) if knocks(preset) else ()),
        *_spade(preset),
    )


def _knock_scores(preset: Preset) -> tuple[Text, ...]:
    undercut = "rules-undercut" if preset.undercut_on_tie else "rules-undercut-less"
    return (text("rules-difference"), text(undercut), undercut_term(preset))


def _spade(preset: Preset) -> tuple[Text, ...]:
    if not preset.oklahoma:
        return ()
    spade = knock_terms(preset)[-1]
    doubles = preset.spade_double and preset.box_bonus
    return (spade, text("rules-boxes-single")) if doubles else (spade,)


def _match(rules: Rules) -> tuple[Text, ...]:
    preset = preset_of(rules)
    series = preset.matches_to_win > 1
    return (
        *match_terms(preset),
        *bonus_terms(preset),
        *((text("rules-payment-back"),) if boxes_wait(preset) else ()),
        *dealer_terms(preset),
        *((text("rules-cut-again"),) if preset.first_dealer != "random" else ()),
        *((text("rules-series-deal"),) if series else ()),
        text("rules-resign-series" if series else "rules-resign"),
        *((text("rules-resign-shutout"),) if preset.shutout is not Shutout.NONE else ()),
        text("rules-resign-payment"),
        text("rules-abort"),
    )


TOLD: Final[Mapping[str, Callable[[Rules], tuple[Text, ...]]]] = MappingProxyType(
    {
        "melds": _melds,
        "turn": _turn,
        "knock": _knock,
        "score": _score,
        "match": _match,
        "pace": pace_pages,
    }
)
"""The sentences of each page, by the page's name."""
