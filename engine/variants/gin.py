"""Gin rummy between two players: ten cards each, knock with little enough deadwood."""

from typing import Final

from engine.cards.melds import GIN
from engine.cards.pack import Pack
from engine.match.seating import HeadToHead
from engine.match.sheet import SheetRules
from engine.round.phases import CLASSIC_FLOW
from engine.round.pieces import FixedLimit, KnockScoring
from engine.round.variant import DealRule, Variant
from engine.variants.presets import PRESETS, Preset


def gin(key: str, preset: Preset) -> Variant:
    """Gin rummy with the options of ``preset``."""
    return Variant(
        key=key,
        pack=Pack(),
        deal=DealRule(stock_reserve=preset.stock_reserve),
        melding=GIN,
        knock=FixedLimit(preset.knock_limit),
        flow=CLASSIC_FLOW,
        scoring=KnockScoring(
            gin_bonus=preset.gin_bonus,
            undercut_bonus=preset.undercut_bonus,
            undercut_on_tie=preset.undercut_on_tie,
        ),
        match=SheetRules(
            target=preset.game_target,
            game_bonus=preset.game_bonus,
            box_bonus=preset.box_bonus,
            box_at_once=preset.box_when == "immediate",
            shutout=preset.shutout,
        ),
        seating=HeadToHead(preset.first_dealer, preset.next_dealer, preset.drawn_same_dealer),
    )


CLASSIC: Final = gin("classic", PRESETS["classic"])
