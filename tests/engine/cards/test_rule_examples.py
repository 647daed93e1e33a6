"""The worked examples of the rules reference, 6.3, put to the melder."""

import pytest

from engine.cards.card import parse_card
from engine.cards.mask import cards_of, mask_of
from engine.cards.melds import (
    arrangements,
    best_arrangement,
    best_defence,
    best_discard,
    deadwood_points,
    knock_discards,
    meld_of,
    points_of,
)
from tests.engine.cards.vectors import (
    DEADWOOD,
    ELEVEN,
    SHOWDOWN,
    DeadwoodExample,
    ElevenExample,
    ShowdownExample,
    reason,
)

deadwood_examples = pytest.mark.parametrize("example", DEADWOOD, ids=reason)
eleven_examples = pytest.mark.parametrize("example", ELEVEN, ids=reason)
showdown_examples = pytest.mark.parametrize("example", SHOWDOWN, ids=reason)


def test_no_example_is_missing() -> None:
    assert (len(DEADWOOD), len(ELEVEN), len(SHOWDOWN)) == (9, 8, 20)


@deadwood_examples
def test_the_least_deadwood_is_as_in_the_rules(example: DeadwoodExample) -> None:
    assert deadwood_points(mask_of(example.hand), example.melding) == example.deadwood


@deadwood_examples
def test_the_least_deadwood_is_reached_in_as_many_ways(example: DeadwoodExample) -> None:
    hand, melding = mask_of(example.hand), example.melding

    best = list(arrangements(hand, example.deadwood, melding))

    assert len(best) == example.optimal_arrangements
    assert {arrangement.points for arrangement in best} == {example.deadwood}


@deadwood_examples
def test_the_arrangement_of_the_rules_is_among_the_best(example: DeadwoodExample) -> None:
    hand, melding = mask_of(example.hand), example.melding
    melds = {meld_of(" ".join(cards), melding) for cards in example.example}

    best = [set(found.melds) for found in arrangements(hand, example.deadwood, melding)]

    assert melds in best


@eleven_examples
def test_the_best_discard_is_as_in_the_rules(example: ElevenExample) -> None:
    hand, barred = mask_of(example.hand11), mask_of(example.taken_upcard)

    card, left = best_discard(hand, barred, example.melding)

    assert left == example.min_after_discard
    assert card in [parse_card(best) for best in example.best_discards]


@eleven_examples
def test_equally_good_discards_are_those_of_the_rules(example: ElevenExample) -> None:
    hand, barred = mask_of(example.hand11), mask_of(example.taken_upcard)

    best = knock_discards(hand, example.min_after_discard, barred, example.melding)

    assert {card for card, _ in best} == {parse_card(card) for card in example.best_discards}


@eleven_examples
def test_the_discards_that_allow_a_knock_are_those_of_the_rules(example: ElevenExample) -> None:
    hand, barred = mask_of(example.hand11), mask_of(example.taken_upcard)

    knocks = knock_discards(hand, example.limit, barred, example.melding)

    assert dict(knocks) == {
        parse_card(card): left for card, left in example.knock_discards.items()
    }


@eleven_examples
def test_eleven_melded_cards_are_a_big_gin(example: ElevenExample) -> None:
    hand = mask_of(example.hand11)

    assert (deadwood_points(hand, example.melding) == 0) is example.big_gin


@showdown_examples
def test_the_knocker_keeps_as_much_as_in_the_rules(example: ShowdownExample) -> None:
    hand = mask_of(example.knocker)
    melds = [meld_of(cards, example.melding) for cards in example.knocker_melds]

    deadwood = hand & ~mask_of([card for meld in melds for card in meld.cards])

    assert points_of(deadwood, example.melding) == example.knocker_deadwood


@showdown_examples
def test_a_knock_of_the_rules_is_among_the_arrangements(example: ShowdownExample) -> None:
    hand, melding = mask_of(example.knocker), example.melding
    melds = {meld_of(cards, melding) for cards in example.knocker_melds}

    within = [set(found.melds) for found in arrangements(hand, example.knocker_deadwood, melding)]

    assert melds in within


@showdown_examples
def test_without_layoffs_the_defender_keeps_as_much_as_in_the_rules(
    example: ShowdownExample,
) -> None:
    kept = best_arrangement(mask_of(example.defender), example.melding)

    assert kept.points == example.defender_own_min


@showdown_examples
def test_with_layoffs_the_defender_keeps_as_much_as_in_the_rules(
    example: ShowdownExample,
) -> None:
    hand, melding = mask_of(example.defender), example.melding
    melds = [meld_of(cards, melding) for cards in example.knocker_melds]

    defence = best_defence(melds, hand, melding)

    assert defence.points == example.defender_after_layoff


def test_all_cards_of_an_example_are_of_one_pack() -> None:
    dealt = [mask_of(f"{example.knocker} {example.defender}") for example in SHOWDOWN]

    assert {len(cards_of(cards)) for cards in dealt} == {20}
