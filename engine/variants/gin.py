"""Gin rummy between two players: a preset's numbers put into slots."""

from collections.abc import Mapping
from typing import Any, Final

from engine.cards.melds import GIN
from engine.cards.pack import Pack
from engine.match.seating import HeadToHead
from engine.match.sheet import SheetRules
from engine.round.last_discard import LastDiscardRules
from engine.round.outcome import Worth
from engine.round.phases import CLASSIC_FLOW
from engine.round.pieces import FixedLimit, KnockScoring
from engine.round.state import AnsweringLastDiscard, AnsweringUpcard, Discarding, FirstTurn
from engine.round.variant import DealRule, Defence, KnockLimit, PhaseRules, Scoring, Variant
from engine.variants.big_gin import WithBigGin
from engine.variants.oklahoma import ExtraBoxes, SpadeDoubles, UpcardLimit
from engine.variants.presets import PRESETS, Preset

_OPENINGS: Final = {"offer_both": AnsweringUpcard, "free_first_turn": FirstTurn}


def gin(key: str, preset: Preset) -> Variant:
    """Gin rummy with the options of ``preset``."""
    return Variant(
        key=key,
        pack=Pack(),
        deal=DealRule(stock_reserve=preset.stock_reserve, opening=_OPENINGS[preset.opening]),
        melding=GIN,
        knock=_knock_limit(preset),
        flow=_flow(preset),
        scoring=_scoring(preset),
        match=_sheet_rules(preset),
        seating=HeadToHead(preset.first_dealer, preset.next_dealer, preset.drawn_same_dealer),
        defence=Defence(preset.layoff_on_knock, preset.layoff_on_gin),
    )


def _knock_limit(preset: Preset) -> KnockLimit:
    return UpcardLimit(preset.ace_limit) if preset.oklahoma else FixedLimit(preset.knock_limit)


def _flow(preset: Preset) -> Mapping[type[Any], PhaseRules[Any]]:
    flow = dict(CLASSIC_FLOW)
    if preset.big_gin_bonus is not None:
        flow[Discarding] = WithBigGin(flow[Discarding])
    if preset.fiftieth_card:
        flow[AnsweringLastDiscard] = LastDiscardRules()
    return flow


def _scoring(preset: Preset) -> Scoring:
    scoring: Scoring = KnockScoring(
        Worth(
            gin_bonus=preset.gin_bonus,
            undercut_bonus=preset.undercut_bonus,
            undercut_on_tie=preset.undercut_on_tie,
            big_gin_bonus=preset.big_gin_bonus,
        )
    )
    if preset.oklahoma and preset.spade_double:
        scoring = SpadeDoubles(scoring)
    if preset.oklahoma and preset.oklahoma_extra_boxes:
        scoring = ExtraBoxes(scoring)
    return scoring


def _sheet_rules(preset: Preset) -> SheetRules:
    return SheetRules(
        target=preset.game_target,
        game_bonus=preset.game_bonus,
        box_bonus=preset.box_bonus,
        box_at_once=preset.box_when == "immediate",
        shutout=preset.shutout,
        matches_to_win=preset.matches_to_win,
    )


CLASSIC: Final = gin("classic", PRESETS["classic"])
