"""Laws of autopilot, in positions of rounds by chance of every preset and of other rules."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from engine.cards.melds import best_defence
from engine.opponents.autopilot import Autopilot
from engine.round.moves import DRAW_DISCARD, BigGin, Declare, DrawDiscard, Gin, Knock, Move
from engine.round.outcome import Ending, Seat
from engine.round.play import play
from engine.round.state import LayingOff, Over, RoundState
from engine.round.variant import Variant
from engine.round.views import PlayerView, player_view
from engine.variants import ALL as PRESET_GAMES
from engine.variants.gin import gin
from engine.variants.presets import PRESETS
from tests.engine.opponents.unseen import dealt_anew
from tests.engine.round.random_play import a_deal, states_of

GAMES = (
    *PRESET_GAMES,
    gin("last", replace(PRESETS["classic"], fiftieth_card=True)),
    gin("open", replace(PRESETS["remik"], knock_limit=None, fiftieth_card=True)),
    gin("spades", replace(PRESETS["classic"], oklahoma=True, spade_double=True, ace_limit=0)),
)
"""Every preset, and some of what tables make of them."""
ROUNDS = 6


def choice(variant: Variant, state: RoundState, seat: Seat, seed: int = 1) -> Move:
    """What autopilot does for ``seat``."""
    return Autopilot().choose(player_view(variant, state, seat), Random(seed))


@pytest.mark.parametrize("variant", GAMES, ids=lambda variant: variant.key)
def test_autopilot_plays_by_the_rules_and_never_knocks_of_its_own_accord(
    variant: Variant,
) -> None:
    for view in _views(variant):
        move = Autopilot().choose(view, Random(1))

        assert move in view.moves
        assert not isinstance(move, DrawDiscard) or view.moves == (DRAW_DISCARD,)
        assert not isinstance(move, Knock) or all(isinstance(other, Knock) for other in view.moves)
        if isinstance(move, Declare):
            assert view.points == 0
        if any(isinstance(other, BigGin | Gin) for other in view.moves):
            assert isinstance(move, BigGin | Gin)


@pytest.mark.parametrize("variant", GAMES, ids=lambda variant: variant.key)
def test_nothing_that_its_player_cannot_see_and_no_chance_changes_its_choice(
    variant: Variant,
) -> None:
    rng = Random(f"unseen {variant.key}")
    for number in range(ROUNDS):
        for state in states_of(variant, Random(f"{variant.key} {number}")):
            seat = state.phase.seat
            if seat is not None:
                others = (dealt_anew(state, seat, rng) for _ in range(2))
                choices = {
                    choice(variant, each, seat, seed) for seed, each in enumerate((state, *others))
                }
                assert len(choices) == 1


@pytest.mark.parametrize("variant", GAMES, ids=lambda variant: variant.key)
def test_rounds_that_autopilot_plays_alone_end_in_gin_or_dead(variant: Variant) -> None:
    for number in range(ROUNDS):
        *_, last = _played_out(variant, a_deal(variant, Random(f"alone {variant.key} {number}")))

        assert isinstance(last.phase, Over)
        assert last.phase.outcome.ending in {Ending.GIN, Ending.BIG_GIN, Ending.DEAD_HAND}


@pytest.mark.parametrize("variant", GAMES, ids=lambda variant: variant.key)
def test_no_layoff_is_left_out_that_would_save_points(variant: Variant) -> None:
    for number in range(ROUNDS):
        for state in states_of(variant, Random(f"defence {variant.key} {number}")):
            if isinstance(state.phase, LayingOff) and not state.phase.layoffs:
                seat = state.phase.seat
                best = best_defence(state.melds, state.hands[seat], variant.melding)

                *_, last = _played_out(variant, state)

                assert last.laid[-1].seat == seat
                assert last.laid[-1].points == best.points


def _views(variant: Variant) -> Iterator[PlayerView]:
    """What the player in turn sees, in positions of some rounds by chance."""
    for number in range(ROUNDS):
        for state in states_of(variant, Random(f"{variant.key} {number}")):
            if state.phase.seat is not None:
                yield player_view(variant, state, state.phase.seat)


def _played_out(variant: Variant, state: RoundState) -> Iterator[RoundState]:
    """A round that nobody but autopilot plays from here on."""
    yield state
    while (seat := state.phase.seat) is not None:
        state = play(variant, state, seat, choice(variant, state, seat)).state
        yield state
