"""The numbers of the classic game, as its rules give them."""

import pytest

from engine.cards.melds import GIN
from engine.cards.pack import Pack
from engine.match.seating import HeadToHead
from engine.match.sheet import SheetRules, Shutout
from engine.round.outcome import Worth
from engine.round.pieces import FixedLimit, KnockScoring
from engine.round.variant import DealRule, Variant
from engine.variants import ALL
from engine.variants.gin import CLASSIC, gin
from engine.variants.presets import PRESETS, Preset


def test_classic_deals_ten_cards_to_two_and_keeps_two_in_the_stock() -> None:
    assert CLASSIC.deal == DealRule(seats=2, hand_size=10, stock_reserve=2)
    assert (CLASSIC.pack, CLASSIC.melding) == (Pack(packs=1, jokers=0), GIN)


def test_classic_knocks_with_ten_and_pays_25_for_gin_and_undercut() -> None:
    assert CLASSIC.knock == FixedLimit(10)
    assert CLASSIC.scoring == KnockScoring(Worth(25, 25, undercut_on_tie=True))


def test_classic_plays_to_100_with_its_bonuses_at_the_end() -> None:
    assert CLASSIC.match == SheetRules(
        target=100,
        game_bonus=100,
        box_bonus=25,
        box_at_once=False,
        shutout=Shutout.DOUBLE_TOTAL,
    )


def test_classic_lets_the_high_cut_choose_and_the_deal_alternate() -> None:
    assert CLASSIC.seating == HeadToHead("high_cut_chooses", "alternate", drawn_same_dealer=True)


def test_every_option_of_a_preset_fills_a_slot() -> None:
    preset = Preset(
        knock_limit=None,
        gin_bonus=20,
        undercut_bonus=10,
        undercut_on_tie=False,
        box_bonus=20,
        box_when="immediate",
        game_target=150,
        game_bonus=50,
        shutout=Shutout.FLAT_100,
        first_dealer="low_cut",
        next_dealer="winner",
        drawn_same_dealer=False,
        stock_reserve=0,
    )

    variant = gin("other", preset)

    assert variant.key == "other"
    assert variant.deal.stock_reserve == 0
    assert variant.knock == FixedLimit(None)
    assert variant.scoring == KnockScoring(Worth(20, 10, undercut_on_tie=False))
    assert variant.match == SheetRules(150, 50, 20, box_at_once=True, shutout=Shutout.FLAT_100)
    assert variant.seating == HeadToHead("low_cut", "winner", drawn_same_dealer=False)


def test_every_preset_is_a_variant_under_its_key() -> None:
    assert set(PRESETS) <= {variant.key for variant in ALL}


def test_no_two_variants_share_a_key() -> None:
    assert len({variant.key for variant in ALL}) == len(ALL)


@pytest.mark.parametrize("variant", ALL, ids=lambda variant: variant.key)
def test_every_variant_carries_its_sheet_rules_and_seating(variant: Variant) -> None:
    assert isinstance(variant.match, SheetRules)
    assert isinstance(variant.seating, HeadToHead)
