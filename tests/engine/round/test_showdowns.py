"""The showdowns of the rules reference, 6.3, played to their end."""

from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest
from pydantic import BaseModel, TypeAdapter

from engine.cards.card import PLAIN_CARDS
from engine.cards.mask import mask_of
from engine.cards.melds import Melding, best_defence, parse_meld
from engine.match.rules import Rules
from engine.round.moves import Gin, Knock, LayOff, LayOut
from engine.round.outcome import Outcome
from engine.round.play import legal_moves, play
from engine.round.state import LayingOff, Over, RoundState
from engine.round.variant import Variant
from engine.variants import house
from engine.variants.gin import CLASSIC
from tests.builders import NORTH, SOUTH, a_round, some_melds

VECTORS = Path(__file__).parents[2] / "vectors" / "cards.jsonl"


class Expected(BaseModel):
    """What a showdown is worth under one set of options."""

    defender_deadwood: int
    knocker_points: int
    defender_points: int


class Example(BaseModel):
    """A knock and what it leads to, by the names of the options."""

    id: str
    note: str
    knock_limit: int
    knocker: str
    knocker_melds: list[str]
    knocker_deadwood: int
    defender: str
    expect: dict[str, Expected]
    corner: bool = False
    ace_value: int = 1


class Case(NamedTuple):
    """An example under one set of options."""

    example: Example
    preset: str


def _cases() -> list[Case]:
    lines = VECTORS.read_text(encoding="utf-8").splitlines()
    examples = [
        TypeAdapter(Example).validate_json(line) for line in lines if '"kind": "showdown"' in line
    ]
    return [Case(example, preset) for example in examples for preset in example.expect]


CASES = _cases()


def variant_of(case: Case) -> Variant:
    melding = Melding(case.example.corner, case.example.ace_value)
    return replace(house.variant_of(Rules(case.preset)), melding=melding)


def knocked(case: Case) -> RoundState:
    """The state after the knock, or gin, with a card that neither player has or could use."""
    example = case.example
    named = mask_of(example.knocker) | mask_of(example.defender)
    thrown = next(card for card in reversed(PLAIN_CARDS) if not card.bit & named)
    state = a_round(f"{example.knocker} {thrown}", example.defender)
    melding = Melding(example.corner, example.ace_value)
    melds = tuple(parse_meld(meld, melding) for meld in example.knocker_melds)
    move = Knock(thrown, melds) if example.knocker_deadwood else Gin(thrown, melds)
    return play(variant_of(case), state.with_knock_limit(example.knock_limit), NORTH, move).state


def best_answer(variant: Variant, state: RoundState) -> RoundState:
    """The state after the defender has laid off and laid out as well as he can."""
    defence = best_defence(state.melds, state.hands[SOUTH], variant.melding)
    for layoff in defence.layoffs:
        state = play(variant, state, SOUTH, LayOff(layoff.card, layoff.meld)).state
    return play(variant, state, SOUTH, LayOut(defence.melds)).state


def outcome_of(state: RoundState) -> Outcome:
    assert isinstance(state.phase, Over)
    return state.phase.outcome


def by_id(example_id: str, preset: str = "classic") -> Case:
    return next(case for case in CASES if case.example.id == example_id and case.preset == preset)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.example.id} {case.preset}")
def test_a_showdown_of_the_rules_reference_scores_as_it_says(case: Case) -> None:
    expected = case.example.expect[case.preset]
    variant, state = variant_of(case), knocked(case)

    if isinstance(state.phase, LayingOff):
        state = best_answer(variant, state)

    outcome = outcome_of(state)
    assert outcome.points == (expected.knocker_points, expected.defender_points)
    assert [hand.points for hand in outcome.hands] == [
        case.example.knocker_deadwood,
        expected.defender_deadwood,
    ]


def test_every_showdown_of_the_rules_reference_is_played() -> None:
    assert {case.example.id for case in CASES} == {f"V{number:02}" for number in range(1, 21)}
    assert len([case for case in CASES if case.preset == "classic"]) == 16


def test_v06_and_v07_the_same_hand_may_knock_with_five_or_with_nine() -> None:
    case = by_id("V06")
    state = a_round(f"{case.example.knocker} Js", case.example.defender)

    knocks = [
        move.melds
        for move in legal_moves(CLASSIC, state, NORTH)
        if isinstance(move, Knock) and str(move.card) == "Js"
    ]

    assert (
        some_melds("As 2s 3s 4s, Kc Kd Kh Ks") in knocks
        or some_melds("Kc Kd Kh Ks, As 2s 3s 4s") in knocks
    )


def test_v06_and_v07_keeping_a_card_back_turns_an_undercut_into_a_win() -> None:
    five, nine = by_id("V06"), by_id("V07")

    undercut = outcome_of(best_answer(CLASSIC, knocked(five)))
    won = outcome_of(best_answer(CLASSIC, knocked(nine)))

    assert (undercut.points, won.points) == ((0, 27), (5, 0))


def test_where_no_card_may_be_laid_off_the_defender_has_nothing_to_do() -> None:
    state = knocked(by_id("V01", "strict"))

    outcome = outcome_of(state)

    assert outcome.hands[1].layoffs == ()
