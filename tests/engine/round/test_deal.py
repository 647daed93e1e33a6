"""Dealing a round."""

from dataclasses import replace

import pytest

from engine.cards.card import PLAIN_CARDS
from engine.cards.mask import mask_of
from engine.round.events import Dealt
from engine.round.moves import DRAW_DISCARD, DRAW_STOCK, PASS
from engine.round.pieces import FixedLimit
from engine.round.play import deal, legal_moves, play
from engine.round.state import AnsweringUpcard
from engine.variants.gin import CLASSIC
from tests.builders import NORTH, SOUTH


def test_p01_a_deal_gives_ten_cards_each_and_offers_the_upcard_to_the_non_dealer() -> None:
    state = deal(CLASSIC, PLAIN_CARDS, NORTH).state

    assert [hand.bit_count() for hand in state.hands] == [10, 10]
    assert (len(state.stock), len(state.discard_pile)) == (31, 1)
    assert legal_moves(CLASSIC, state, SOUTH) == (DRAW_DISCARD, PASS)
    assert legal_moves(CLASSIC, state, NORTH) == ()


@pytest.mark.parametrize("dealer", [NORTH, SOUTH])
def test_cards_are_dealt_singly_to_the_non_dealer_first(dealer: int) -> None:
    state = deal(CLASSIC, PLAIN_CARDS, dealer).state

    assert state.hands[1 - dealer] == mask_of(PLAIN_CARDS[0:20:2])
    assert state.hands[dealer] == mask_of(PLAIN_CARDS[1:20:2])


def test_the_card_after_the_hands_is_the_upcard_and_everybody_hears_of_it() -> None:
    state, events = deal(CLASSIC, PLAIN_CARDS, SOUTH)

    assert state.discard_pile == (PLAIN_CARDS[20],)
    assert state.opening_card is PLAIN_CARDS[20]
    assert events == (Dealt(SOUTH, PLAIN_CARDS[20]),)


def test_the_stock_is_drawn_in_the_order_of_the_pack() -> None:
    state = deal(CLASSIC, PLAIN_CARDS, NORTH).state

    passed = play(CLASSIC, play(CLASSIC, state, SOUTH, PASS).state, NORTH, PASS).state
    drawn = play(CLASSIC, passed, SOUTH, DRAW_STOCK).state

    assert drawn.hands[SOUTH] == state.hands[SOUTH] | PLAIN_CARDS[21].bit


@pytest.mark.parametrize("points", [10, 0, None])
def test_the_knock_limit_is_that_of_the_variant(points: int | None) -> None:
    variant = replace(CLASSIC, knock=FixedLimit(points))

    state = deal(variant, PLAIN_CARDS, NORTH).state

    assert state.knock_limit == points


def test_every_seat_gets_its_cards_when_more_than_two_play() -> None:
    variant = replace(CLASSIC, deal=replace(CLASSIC.deal, seats=3))

    state = deal(variant, PLAIN_CARDS, 1).state

    assert [hand.bit_count() for hand in state.hands] == [10, 10, 10]
    assert state.hands[2] == mask_of(PLAIN_CARDS[0:30:3])
    assert state.phase == AnsweringUpcard(2)


def test_a_pack_too_small_for_the_deal_is_refused() -> None:
    with pytest.raises(ValueError, match="20 cards are too few"):
        deal(CLASSIC, PLAIN_CARDS[:20], NORTH)
