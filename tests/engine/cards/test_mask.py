"""Tests of hands as masks."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter, ValidationError

from engine.cards.card import EVERY_CARD, AnyCard, NotationError, parse_card
from engine.cards.mask import ALL_CARDS, Hand, bits_of, cards_of, full_pack, mask_of, notation


@given(cards=st.sets(st.sampled_from(EVERY_CARD)))
def test_a_hand_holds_the_cards_it_was_made_of(cards: set[AnyCard]) -> None:
    hand = mask_of(cards)

    assert set(cards_of(hand)) == cards


@given(cards=st.sets(st.sampled_from(EVERY_CARD)))
def test_a_hand_is_read_back_from_its_notation(cards: set[AnyCard]) -> None:
    hand = mask_of(cards)

    assert mask_of(notation(hand)) == hand


def test_a_hand_may_be_written_in_any_spelling() -> None:
    assert mask_of("AS 2S 10H") == mask_of("as  2s Th")


def test_a_hand_is_told_in_the_order_of_the_pack() -> None:
    assert notation(mask_of("Jk1 As 7h' 2c")) == "2c As Jk1 7h'"


@pytest.mark.parametrize("cards", ["7h 8h 7H", [parse_card("7h"), parse_card("7h")]])
def test_a_card_that_is_there_twice_is_refused(cards: str | list[AnyCard]) -> None:
    with pytest.raises(NotationError, match="7h is there twice"):
        mask_of(cards)


def test_a_hand_with_a_misspelt_card_is_refused() -> None:
    with pytest.raises(NotationError, match="'8x'"):
        mask_of("7h 8x")


def test_the_bits_of_a_hand_are_its_cards_one_by_one() -> None:
    assert list(bits_of(0b1011)) == [0b1, 0b10, 0b1000]


@pytest.mark.parametrize(("jokers", "size"), [(0, 52), (1, 53), (2, 54)])
def test_a_full_pack_has_52_cards_and_its_jokers(jokers: int, size: int) -> None:
    assert full_pack(jokers).bit_count() == size


def test_all_cards_are_a_full_pack_without_jokers() -> None:
    assert full_pack() == ALL_CARDS


@pytest.mark.parametrize("jokers", [-1, 3])
def test_a_pack_has_no_other_number_of_jokers(jokers: int) -> None:
    with pytest.raises(ValueError, match="0 to 2 jokers"):
        full_pack(jokers)


def test_a_hand_is_stored_as_its_notation() -> None:
    stored = TypeAdapter(Hand)
    hand = mask_of("As 2s Th Jk1 7h'")

    assert stored.validate_json(stored.dump_json(hand)) == hand
    assert stored.dump_json(hand) == b'"Th As 2s Jk1 7h\'"'


def test_a_hand_passes_validation_in_python_as_it_is() -> None:
    assert TypeAdapter(Hand).validate_python(5) == 5


@pytest.mark.parametrize("stored", ['"7h 7h"', '"7x"', "5"])
def test_stored_json_that_holds_no_hand_is_refused(stored: str) -> None:
    with pytest.raises(ValidationError):
        TypeAdapter(Hand).validate_json(stored)
