"""Tests of cards and their notation."""

import copy

import pytest
from pydantic import TypeAdapter, ValidationError

from engine.cards.card import (
    EVERY_CARD,
    PLAIN_CARDS,
    AnyCard,
    Card,
    Joker,
    NotationError,
    Rank,
    Suit,
    card_at,
    parse_card,
)

SEVEN_OF_HEARTS = Card(Rank.SEVEN, Suit.HEARTS)

every_card = pytest.mark.parametrize("card", EVERY_CARD, ids=str)


@every_card
def test_a_card_is_read_back_from_its_notation(card: AnyCard) -> None:
    assert parse_card(str(card)) is card


@every_card
def test_a_card_is_found_by_its_index(card: AnyCard) -> None:
    assert card_at(card.index) is card


@every_card
def test_the_bit_of_a_card_is_its_index_as_a_power_of_two(card: AnyCard) -> None:
    assert card.bit == 1 << card.index


@every_card
def test_a_copied_card_is_the_same_card(card: AnyCard) -> None:
    assert copy.copy(card) is card


@every_card
def test_a_stored_card_comes_back_as_the_same_card(card: AnyCard) -> None:
    stored = TypeAdapter[AnyCard](Card | Joker)

    assert stored.validate_json(stored.dump_json(card)) is card


@pytest.mark.parametrize(
    ("text", "card"),
    [
        pytest.param("7h", SEVEN_OF_HEARTS, id="as written by the game"),
        pytest.param(" 7H ", SEVEN_OF_HEARTS, id="capitals and spaces"),
        pytest.param("10s", Card(Rank.TEN, Suit.SPADES), id="ten in digits"),
        pytest.param("tS", Card(Rank.TEN, Suit.SPADES), id="ten as a letter"),
        pytest.param("10d'", Card(Rank.TEN, Suit.DIAMONDS, 1), id="ten of the second pack"),
        pytest.param("jk2", Joker(2), id="joker"),
        pytest.param("JK1'", Joker(1, 1), id="joker of the second pack"),
        pytest.param("jc", Card(Rank.JACK, Suit.CLUBS), id="jack"),
    ],
)
def test_a_card_may_be_spelled_in_several_ways(text: str, card: AnyCard) -> None:
    assert parse_card(text) is card


@pytest.mark.parametrize("text", ["", "7", "h7", "1h", "11h", "7x", "Jk3", "Jk", "7h''", "7h 8h"])
def test_a_text_that_names_no_card_is_refused_by_name(text: str) -> None:
    with pytest.raises(NotationError) as refusal:
        parse_card(text)

    assert repr(text) in str(refusal.value)


def test_clubs_come_first_and_spades_last() -> None:
    first, last = PLAIN_CARDS[0], PLAIN_CARDS[-1]

    assert (str(first), str(last)) == ("Ac", "Ks")


def test_the_jokers_come_after_the_52_cards_of_their_pack() -> None:
    jokers = [card.index for card in EVERY_CARD if isinstance(card, Joker)]

    assert jokers == [52, 53, 106, 107]


def test_a_card_of_the_second_pack_is_another_card() -> None:
    assert Card(Rank.SEVEN, Suit.HEARTS, 1) != SEVEN_OF_HEARTS


def test_plain_numbers_make_the_same_card() -> None:
    made = Card(Rank(7), Suit(2))

    assert made is SEVEN_OF_HEARTS


def test_a_card_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        SEVEN_OF_HEARTS.__setattr__("index", 3)


def test_cards_hash_alike_in_every_run() -> None:
    assert (hash(SEVEN_OF_HEARTS), hash(Joker(2))) == (32, 53)


def test_a_card_is_shown_with_its_notation() -> None:
    assert repr([SEVEN_OF_HEARTS, Joker(1)]) == "[Card(7h), Joker(Jk1)]"


@pytest.mark.parametrize("pack", [-1, 2])
def test_there_are_two_packs(pack: int) -> None:
    with pytest.raises(ValueError, match="of pack 0 or 1"):
        Card(Rank.ACE, Suit.CLUBS, pack)


@pytest.mark.parametrize("number", [0, 3])
def test_there_are_two_jokers_in_a_pack(number: int) -> None:
    with pytest.raises(ValueError, match="number 1 or 2"):
        Joker(number)


@pytest.mark.parametrize("index", [-1, 108])
def test_no_card_has_an_index_out_of_range(index: int) -> None:
    with pytest.raises(IndexError):
        card_at(index)


def test_cards_are_stored_as_their_notation() -> None:
    stored = TypeAdapter(tuple[Card | Joker, ...]).dump_json((SEVEN_OF_HEARTS, Joker(1)))

    assert stored == b'["7h","Jk1"]'


def test_a_card_passes_validation_in_python_as_it_is() -> None:
    assert TypeAdapter(Card).validate_python(SEVEN_OF_HEARTS) is SEVEN_OF_HEARTS


@pytest.mark.parametrize("stored", ['"Jk1"', '"7x"', "7"])
def test_stored_json_that_holds_no_card_is_refused(stored: str) -> None:
    with pytest.raises(ValidationError):
        TypeAdapter(Card).validate_json(stored)
