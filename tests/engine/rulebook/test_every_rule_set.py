"""Whole matches by chance under every preset and under 200 random sets of options."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from engine.match.boards import board_view, hand_view
from engine.match.changes import replayed
from engine.match.rules import Rules
from engine.match.saved import dump_table, load_table
from engine.match.stages import Finished
from engine.match.table import Table
from engine.round.faults import GinError
from engine.round.moves import DISCARDS, PASS, DrawStock, LayOut, Move
from engine.round.play import legal_moves, play
from engine.round.showdown import plain_cards
from engine.round.state import RoundState
from engine.variants.house import (
    rule_code,
    variant_of,
    with_preset,
    with_target,
)
from engine.variants.presets import PRESETS
from tests.builders import NORTH, OPENING, SOUTH, a_game
from tests.engine.match.random_play import Stride, match_by_chance
from tests.engine.match.twins import otherwise
from tests.engine.rulebook.rule_sets import SHORT_TARGET, a_rule_set

OPTION_SETS = 200
ANY_MOVES: tuple[Move, ...] = (PASS, DrawStock(), DISCARDS[0], DISCARDS[25], LayOut(()))


PRESET_RULES = [with_target(with_preset(key), SHORT_TARGET) for key in PRESETS]
RULE_SETS = PRESET_RULES + [a_rule_set(number) for number in range(OPTION_SETS)]


@pytest.fixture(scope="module", params=RULE_SETS, ids=rule_code)
def match(request: pytest.FixtureRequest) -> tuple[Rules, list[Stride]]:
    """A match by chance under one rule set, stride by stride."""
    rules: Rules = request.param
    return rules, list(match_by_chance(len(rule_code(rules)), rules=rules))


def states_of(strides: list[Stride]) -> Iterator[tuple[Table, RoundState]]:
    for stride in strides:
        for current in stride.table.rounds:
            yield stride.table, current.state


def test_a_match_ends_and_is_settled(match: tuple[Rules, list[Stride]]) -> None:
    rules, strides = match

    last = strides[-1].table

    assert isinstance(last.stage, Finished)
    assert last.stage.settlement is not None
    assert len(last.matches) >= variant_of(rules).match.matches_to_win


def test_every_card_is_in_the_round_once(match: tuple[Rules, list[Stride]]) -> None:
    for _, state in states_of(match[1]):
        assert sorted(_indices(state)) == list(range(52))


def test_what_is_legal_is_accepted_and_what_is_not_is_refused(
    match: tuple[Rules, list[Stride]],
) -> None:
    rules, strides = match
    variant = variant_of(rules)

    for _, state in states_of(strides[::5]):
        for seat in (NORTH, SOUTH):
            legal = legal_moves(variant, state, seat)
            for move in legal[:: max(1, len(legal) // 8)]:
                assert play(variant, state, seat, move).state != state
            for move in set(ANY_MOVES) - {*legal}:
                if not (isinstance(move, LayOut) and _may_lay_out(legal)):
                    with pytest.raises(GinError):
                        play(variant, state, seat, move)


def test_every_table_survives_its_json(match: tuple[Rules, list[Stride]]) -> None:
    for stride in match[1][::5]:
        assert load_table(dump_table(stride.table)) == stride.table


def test_the_log_gives_the_table_again(match: tuple[Rules, list[Stride]]) -> None:
    rules, strides = match
    opening = replace(OPENING, rules=rules, seed=strides[0].table.seed.hex())

    table = replayed(
        opening,
        (stride.action for stride in strides),
        lambda agreed: a_game(variant=variant_of(agreed)),
    )

    assert table == strides[-1].table


def test_no_view_tells_hidden_cards_apart(match: tuple[Rules, list[Stride]]) -> None:
    rules, strides = match
    game, dice = a_game(variant=variant_of(rules)), Random(1)

    for stride in strides[::5]:
        table = stride.table
        for seat in (NORTH, SOUTH):
            twin = otherwise(table, seat, dice)
            assert hand_view(twin, game, seat) == hand_view(table, game, seat)
        assert board_view(otherwise(table, None, dice), game) == board_view(table, game)


def _may_lay_out(legal: tuple[Move, ...]) -> bool:
    return any(isinstance(move, LayOut) for move in legal)


def _indices(state: RoundState) -> Iterator[int]:
    for hand in state.hands:
        yield from (card.index for card in plain_cards(hand))
    yield from (card.index for card in (*state.stock, *state.discard_pile))
    knocker = state.hands[state.laid[0].seat] if state.laid else 0
    for meld in state.melds:
        yield from (card.index for card in meld.cards if not card.bit & knocker)
