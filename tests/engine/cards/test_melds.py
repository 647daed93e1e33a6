"""Tests of the melder."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards.card import PLAIN_CARDS, parse_card
from engine.cards.mask import mask_of, notation
from engine.cards.melds import (
    GIN,
    Melding,
    OutsidePackError,
    arrangements,
    best_arrangement,
    best_defence,
    best_discard,
    deadwood_points,
    knock_discards,
    parse_meld,
    points_of,
)
from tests.engine.cards.comparison import MELDINGS, Spot, check_spot, random_spot

CORNER = Melding(corner=True, ace_value=15)


@st.composite
def spots(draw: st.DrawFn) -> Spot:
    """Two hands from some neighbouring ranks; the fewer, the more melds."""
    lowest = draw(st.integers(1, 9))
    highest = draw(st.integers(lowest + 4, 13))
    cards = draw(st.permutations([card for card in PLAIN_CARDS if lowest <= card.rank <= highest]))
    size = draw(st.integers(3, 11))
    hand, other_hand = mask_of(cards[:size]), mask_of(cards[size : size + 9])
    barred = draw(st.sampled_from([0, cards[0].bit]))
    return Spot(
        hand, barred, draw(st.integers(0, 40)), other_hand, draw(st.sampled_from(MELDINGS))
    )


@given(spot=spots(), rng=st.randoms(use_true_random=False))
def test_the_melder_answers_as_trying_everything_does(spot: Spot, rng: Random) -> None:
    check_spot(spot, rng)


def test_the_melder_answers_thousands_of_hands_as_trying_everything_does() -> None:
    rng = Random(20)

    for _ in range(1500):
        check_spot(random_spot(rng), rng)


def melds_in(hand: str, melding: Melding = GIN) -> list[str]:
    return [str(meld) for meld in best_arrangement(mask_of(hand), melding).melds]


def test_courts_count_ten_and_an_ace_one() -> None:
    assert points_of(mask_of("Ah Kc Qd Js Tc 9h")) == 50


def test_an_ace_counts_what_the_melding_says() -> None:
    assert points_of(mask_of("Ah As 2c"), CORNER) == 32


def test_no_cards_count_nothing() -> None:
    assert deadwood_points(0) == points_of(0) == 0


def test_a_long_run_is_shown_as_one_meld() -> None:
    assert melds_in("As 2s 3s 4s 5s 6s 7s 8s 9s Ts") == ["As-2s-3s-4s-5s-6s-7s-8s-9s-Ts"]


def test_among_equal_splits_the_one_with_fewer_unseen_layoffs_is_recommended() -> None:
    # Nine cards as three sets leave three open places, as three runs six.
    assert melds_in("4s 5s 6s 4h 5h 6h 4d 5d 6d Ac") == ["4d-4h-4s", "5d-5h-5s", "6d-6h-6s"]


def test_among_equally_open_splits_the_one_that_gives_away_less_is_recommended() -> None:
    # Either way one card is open, the two of diamonds or the four of hearts.
    assert melds_in("2c 2h 2s Ah 3h") == ["2c-2h-2s"]


def test_an_ace_low_and_an_ace_high_may_stand_in_two_runs() -> None:
    assert melds_in("Qs Ks As Ah 2h 3h", CORNER) == ["Ah-2h-3h", "Qs-Ks-As"]


def test_a_whole_suit_is_one_run_round_the_corner() -> None:
    suit = "As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks"

    assert melds_in(suit, CORNER) == [suit.replace(" ", "-")]


def test_a_whole_suit_is_listed_as_one_run_once() -> None:
    suit = mask_of("As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks")

    listed = [each.melds[0].mask for each in arrangements(suit, 0, CORNER) if len(each.melds) == 1]

    assert listed == [suit]


def test_every_split_is_listed_also_those_that_keep_melds_back() -> None:
    hand = mask_of("As 2s 3s 4s 9h")

    listed = [(len(each.melds), notation(each.deadwood)) for each in arrangements(hand)]

    assert listed == [(1, "9h"), (1, "9h As"), (1, "9h 4s"), (0, "9h As 2s 3s 4s")]


def test_no_split_is_listed_when_none_reaches_the_limit() -> None:
    assert list(arrangements(mask_of("Ks Qh 9d"), 28)) == []


def test_a_card_that_cannot_be_melded_is_thrown_before_a_meld_is_broken() -> None:
    card, left = best_discard(mask_of("Ks Kh Kd 2c 3c 4c 5h"))

    assert (str(card), left) == ("5h", 0)


def test_among_equal_discards_the_dearest_goes() -> None:
    card, left = best_discard(mask_of("4s 5s 6s 7s Kh Kd Kc Ks"))

    assert (str(card), left) == ("Ks", 0)


@pytest.mark.parametrize(
    ("hand", "thrown", "left"),
    [("3c 4c 5c 5d 6d 7d 4h 5h 6h", "5c", 7), ("5c 5d 5h 6c 7c 8c", "5h", 5)],
)
def test_where_all_is_melded_the_discard_is_what_breaks_the_melds_least(
    hand: str, thrown: str, left: int
) -> None:
    assert best_discard(mask_of(hand)) == (parse_card(thrown), left)


def test_the_only_card_in_the_hand_may_be_thrown() -> None:
    assert best_discard(mask_of("7h")) == (parse_card("7h"), 0)


def test_where_every_discard_breaks_the_only_meld_the_dearest_goes() -> None:
    card, left = best_discard(mask_of("Ah 2h 3h"))

    assert (str(card), left) == ("3h", 3)


@pytest.mark.parametrize(("hand", "barred"), [("", ""), ("7h", "7h")])
def test_with_no_card_to_throw_there_is_no_best_discard(hand: str, barred: str) -> None:
    with pytest.raises(ValueError, match="no card that may be thrown"):
        best_discard(mask_of(hand), mask_of(barred))


def test_discards_that_allow_a_knock_come_in_the_order_of_the_pack() -> None:
    knocks = knock_discards(mask_of("2c 3c 4c Kh Kd Kc Ah 2h 9s 7s 4d"), 20)

    assert [str(card) for card, _ in knocks] == ["4d", "7s", "9s"]


def test_of_equal_defences_the_one_with_fewest_layoffs_is_chosen() -> None:
    table = [parse_meld("4h-5h-6h")]

    defence = best_defence(table, mask_of("7h 7s 7d 7c"))

    assert defence.layoffs == ()
    assert defence.melds == (parse_meld("7c-7d-7h-7s"),)


def test_a_layoff_names_its_meld_by_its_place_among_the_knockers_melds() -> None:
    table = [parse_meld("9c-9d-9h"), parse_meld("4h-5h-6h")]

    defence = best_defence(table, mask_of("9s 7h 8h Kc"))

    laid_off = [(str(layoff.card), layoff.meld) for layoff in defence.layoffs]
    assert sorted(laid_off) == [("7h", 1), ("8h", 1), ("9s", 0)]


def test_a_gap_between_two_runs_is_filled_once() -> None:
    table = [parse_meld("3h-4h-5h"), parse_meld("8h-9h-Th")]

    defence = best_defence(table, mask_of("6h 7h Kc"))

    assert [str(layoff.card) for layoff in defence.layoffs] == ["6h", "7h"]
    assert defence.points == 10


@pytest.mark.parametrize("stranger", ["Jk1", "7h'"])
def test_the_melder_refuses_what_is_not_of_one_pack_of_52(stranger: str) -> None:
    hand = mask_of(f"2c 3c 4c {stranger}")

    for question in (points_of, deadwood_points, best_arrangement, arrangements, best_discard):
        with pytest.raises(OutsidePackError, match=stranger):
            question(hand)
    with pytest.raises(OutsidePackError, match=stranger):
        knock_discards(hand, 10)
    with pytest.raises(OutsidePackError, match=stranger):
        best_defence([parse_meld("5c-6c-7c")], hand)
