"""Tests of packs and the order that a seed gives them."""

from collections import Counter

import pytest

from engine.cards.card import EVERY_CARD, PLAIN_CARDS
from engine.cards.pack import Pack, _below, seed_for, shuffled

SEED = bytes(range(32))
# Worked out from the description in pack.py by a program that shares nothing with it.
KNOWN_ORDER = (
    "5h 4s 6d 2s 7s 7h 4c Qd 7c Ts 8h 2c Js Qc As 2d Ah Th 8s 3h 8d 5d Qh Kc 4h Jd "
    "9d Ks 5c Kh 3c 6c 2h 9s Jh Tc Qs 6s 9c 3d Ad Ac 8c 4d Td Kd 7d 6h 3s 9h 5s Jc"
)
KNOWN_DERIVED = "f572cc100b39d721129370c9daad7e20126ec81d1cb4010df5c571c187a3ddf9"


def chi_square(counts: Counter[int], places: int) -> float:
    expected = counts.total() / places
    return sum((counts[place] - expected) ** 2 / expected for place in range(places))


def test_a_seed_gives_the_order_that_its_description_promises() -> None:
    assert " ".join(map(str, shuffled(Pack(), SEED))) == KNOWN_ORDER


def test_another_seed_gives_another_order() -> None:
    assert shuffled(Pack(), SEED) != shuffled(Pack(), SEED[::-1])


def test_two_packs_and_four_jokers_are_all_the_cards_there_are() -> None:
    assert sorted(shuffled(Pack(2, 4), SEED), key=lambda card: card.index) == list(EVERY_CARD)


def test_a_plain_pack_is_the_52_cards() -> None:
    assert Pack().cards == PLAIN_CARDS


def test_jokers_come_after_both_packs_and_fill_the_first_before_the_second() -> None:
    assert [str(card) for card in Pack(2, 3).cards[-4:]] == ["Ks'", "Jk1", "Jk2", "Jk1'"]


def test_the_ace_of_spades_lies_anywhere_with_the_same_chance() -> None:
    ace = PLAIN_CARDS[39]
    seeds = [seed_for(SEED, str(number)) for number in range(2080)]
    found = Counter(shuffled(Pack(), seed).index(ace) for seed in seeds)

    # 51 degrees of freedom: a fair shuffle stays below this in 999 of 1000 cases.
    assert chi_square(found, 52) < 87.97


def test_each_card_lies_on_top_with_the_same_chance() -> None:
    seeds = [seed_for(SEED, str(number)) for number in range(2080)]
    found = Counter(shuffled(Pack(), seed)[0].index for seed in seeds)

    assert chi_square(found, 52) < 87.97


def test_numbers_that_would_favour_some_cards_are_skipped() -> None:
    too_large = 2**32 - 1

    assert _below(3, iter([too_large, 5])) == 2


def test_where_no_number_favours_a_card_none_is_skipped() -> None:
    assert _below(4, iter([2**32 - 1])) == 3


def test_a_derived_seed_is_the_one_its_description_promises() -> None:
    assert seed_for(SEED, "round 1").hex() == KNOWN_DERIVED


def test_each_label_has_its_own_seed() -> None:
    assert seed_for(SEED, "round 1") != seed_for(SEED, "round 2")


def test_a_seed_of_the_wrong_size_shuffles_nothing() -> None:
    with pytest.raises(ValueError, match="32 bytes, not 31"):
        shuffled(Pack(), SEED[1:])


def test_a_master_seed_of_the_wrong_size_gives_no_other() -> None:
    with pytest.raises(ValueError, match="32 bytes, not 0"):
        seed_for(b"", "round 1")


@pytest.mark.parametrize("packs", [0, 3])
def test_one_or_two_packs_are_shuffled(packs: int) -> None:
    with pytest.raises(ValueError, match="one or two packs"):
        Pack(packs)


@pytest.mark.parametrize(("packs", "jokers"), [(1, 3), (2, 5), (1, -1)])
def test_a_pack_has_two_jokers_at_most(packs: int, jokers: int) -> None:
    with pytest.raises(ValueError, match="jokers"):
        Pack(packs, jokers)
