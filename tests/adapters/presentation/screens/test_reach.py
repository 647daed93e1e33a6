"""What the rules allow can be pressed, and what can be pressed the rules allow."""

from typing import get_args

import pytest

from adapters.presentation.screens import Taste, draw, hand_screen
from engine.match import actions
from engine.match.boards import hand_view
from engine.match.changes import advance
from engine.match.rules import Rules
from engine.match.table import to_act
from engine.round.moves import Gin, Knock, LayOff, LayOut
from engine.round.state import Phase
from engine.service.intents import Look, Play
from tests.adapters.presentation.random_play import (
    EVERY_RULES,
    FIFTIETH_CARD,
    awaited_hand,
    by_any_rules,
    game_of,
    intents_of,
    moments,
    reachable,
)
from tests.adapters.presentation.scenes import DRAWN, GIN, KNOCKED, hand_after
from tests.adapters.presentation.stories import Story
from tests.adapters.presentation.variant_scenes import (
    BIG,
    DEALT_GIN,
    DECLARED,
    FREE,
    GIN_LAID_OFF,
    TAKEN,
)
from tests.builders import NORTH, SOUTH

LOOKS = (
    Look("hand"),
    Look("knock"),
    Look("knock", "gin"),
    Look("knock", "big"),
    Look("defend"),
)


def test_random_play_comes_to_every_phase() -> None:
    phases = {
        type(table.rounds[-1].state.phase)
        for rules in (*EVERY_RULES, *FIFTIETH_CARD)
        for table in moments(rules)
        if table.rounds
    }

    assert phases == set(get_args(Phase))


@by_any_rules
def test_every_legal_move_can_be_reached_from_the_hand(rules: Rules) -> None:
    for table in moments(rules):
        if table.stage.kind != "playing":
            continue
        view = awaited_hand(table)
        assert view.round is not None
        wanted = set(view.round.moves)

        found = reachable(view, wanted)

        assert found == wanted


@by_any_rules
def test_every_press_of_a_hand_is_a_legal_play(rules: Rules) -> None:
    for table in moments(rules):
        if table.stage.kind != "playing":
            continue
        view, game = awaited_hand(table), game_of(rules)
        for look in LOOKS:
            for intent in intents_of(draw(view, Taste("rank"), look)):
                if isinstance(intent, Play):
                    after = advance(table, actions.Play(view.seat, intent.moves), game)

                    assert after.table.version == table.version + 1


@by_any_rules
def test_nobody_plays_from_the_hand_of_one_who_waits(rules: Rules) -> None:
    for table in moments(rules):
        waiting = {NORTH, SOUTH} - set(to_act(table))
        presses = [
            intent
            for seat in waiting
            for intent in intents_of(hand_screen(hand_view(table, game_of(rules), seat)))
        ]

        assert [intent for intent in presses if isinstance(intent, Play)] == []


def test_every_way_to_knock_and_every_gin_can_be_reached() -> None:
    view = hand_after(SOUTH, *GIN[:-1])
    assert view.round is not None
    wanted = {move for move in view.round.moves if isinstance(move, Knock | Gin)}

    assert len(wanted) > 3
    assert reachable(view, wanted) == wanted


def test_every_layoff_and_every_way_to_lay_out_can_be_reached() -> None:
    view = hand_after(NORTH, *KNOCKED)
    assert view.round is not None
    wanted = {move for move in view.round.moves if isinstance(move, LayOff | LayOut)}

    assert len(wanted) > 4
    assert reachable(view, wanted) == wanted


@pytest.mark.parametrize(
    ("story", "seat"),
    [
        pytest.param(FREE, SOUTH, id="laying down as dealt"),
        pytest.param(DEALT_GIN, SOUTH, id="gin as dealt"),
        pytest.param(DECLARED, NORTH, id="answering a hand laid down as dealt"),
        pytest.param(TAKEN, SOUTH, id="after taking the last discard"),
        pytest.param(BIG, SOUTH, id="big gin"),
        pytest.param(GIN_LAID_OFF, NORTH, id="laying off on gin"),
    ],
)
def test_every_move_of_a_rare_moment_can_be_reached(story: Story, seat: int) -> None:
    view = story.hand_view(seat)
    assert view.round is not None
    wanted = set(view.round.moves)

    assert wanted
    assert reachable(view, wanted) == wanted


def test_a_look_that_no_longer_fits_shows_the_hand_at_its_best() -> None:
    view = hand_after(SOUTH, *DRAWN)

    for look in (
        Look("hand", "zz"),
        Look("hand", "z"),
        Look("knock", ".~"),
        Look("knock", ".A~~"),
    ):
        fresh = Look(look.screen)
        assert draw(view, look=look) == draw(view, look=fresh)


@pytest.mark.parametrize(
    "choice",
    [
        pytest.param("A", id="no full stop"),
        pytest.param("~A.", id="no such meld"),
        pytest.param("A~.", id="no such card"),
        pytest.param("A.", id="half a layoff"),
        pytest.param("AA.", id="a card that is not in the hand"),
        pytest.param("Jn.", id="a meld beyond the last"),
        pytest.param(".~~", id="own melds that are none"),
    ],
)
def test_a_half_made_answer_that_no_longer_fits_is_made_anew(choice: str) -> None:
    view = hand_after(NORTH, *KNOCKED)

    assert draw(view, look=Look("defend", choice)) == draw(view, look=Look("defend"))
