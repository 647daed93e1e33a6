"""Buttons keep their places, and nothing dangerous ever stands where something harmless stood."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import product

import pytest

from adapters.presentation.screen import Screen
from adapters.presentation.screens import board_screen, draw, hand_screen
from engine.match.actions import Accept, Action, Autopilot, OfferAbort, Play
from engine.match.boards import board_view, hand_view
from engine.match.rules import Rules
from engine.round.moves import DrawStock, Knock, Pass
from engine.service.intents import Look
from tests.adapters.presentation.random_play import (
    GAME,
    by_any_rules,
    game_of,
    is_dangerous,
    moments,
    tables,
)
from tests.adapters.presentation.scenes import (
    DEALT,
    DRAWN,
    ENDED,
    GIN,
    KNOCKED,
    THREE,
    board_after,
    hand_after,
)
from tests.adapters.presentation.time_scenes import (
    ANSWERED,
    BOTH_AWAY,
    FIRST_AWAY,
    FORFEITED,
    LEFT,
)
from tests.builders import BEN, NORTH, SOUTH, plain_card

Place = tuple[int, int]
AWAY_BEFORE_A_KNOCK = (
    *DEALT,
    Play(SOUTH, (Pass(),)),
    Autopilot(NORTH, (Pass(),)),
    Play(SOUTH, (DrawStock(), Knock(plain_card("Qd"), THREE))),
)
"""Ada has to answer a knock, and autopilot plays for her."""
STORY: tuple[tuple[Action, ...], ...] = (
    (Accept(BEN),),
    DEALT,
    DRAWN,
    (*DRAWN, OfferAbort(SOUTH)),
    (*DRAWN, OfferAbort(NORTH)),
    GIN[:-1],
    GIN,
    KNOCKED,
    ENDED,
    *((*story, OfferAbort(seat)) for story in (DEALT, KNOCKED, ENDED) for seat in (NORTH, SOUTH)),
    (*GIN[:-1], OfferAbort(NORTH)),
    FIRST_AWAY,
    *((*FIRST_AWAY, OfferAbort(seat)) for seat in (NORTH, SOUTH)),
    BOTH_AWAY,
    (*BOTH_AWAY, OfferAbort(NORTH)),
    ANSWERED,
    (*ANSWERED, OfferAbort(SOUTH)),
    AWAY_BEFORE_A_KNOCK,
    LEFT,
    (*LEFT, OfferAbort(NORTH)),
    FORFEITED,
)
LOOKS = (
    None,
    Look("knock"),
    Look("knock", "gin"),
    Look("knock", "big"),
    Look("defend"),
    Look("resign"),
    Look("abort"),
)


def placed(screen: Screen) -> Iterator[tuple[Place, str, bool]]:
    """Each button's place, its label's key, and whether it is dangerous."""
    for row, buttons in enumerate(screen.rows):
        for column, button in enumerate(buttons):
            yield (row, column), button.label.key, is_dangerous(button.intent)


def hands() -> Iterator[Screen]:
    """Everything that a hand's message shows in the course of a match."""
    for actions in STORY:
        for seat in (NORTH, SOUTH):
            yield from (draw(hand_after(seat, *actions), look=look) for look in LOOKS)


def boards() -> Iterator[Screen]:
    """Everything that a board shows in the course of a match."""
    yield from (board_screen(board_after(*actions)) for actions in ((), *STORY))


@pytest.mark.parametrize("screens", [hands, boards])
def test_a_dangerous_button_stands_where_no_harmless_one_ever_stands(
    screens: type[Iterator[Screen]],
) -> None:
    kinds: dict[Place, set[bool]] = defaultdict(set)
    for screen in screens():
        for place, _, dangerous in placed(screen):
            kinds[place].add(dangerous)

    assert {place for place, found in kinds.items() if found == {True, False}} == set()


@pytest.mark.parametrize("screens", [hands, boards])
def test_a_button_keeps_its_place(screens: type[Iterator[Screen]]) -> None:
    places: dict[str, set[Place]] = defaultdict(set)
    for screen in screens():
        for place, key, _ in placed(screen):
            places[key].add(place)

    assert {key: found for key, found in places.items() if len(found) > 1} == {}


@pytest.mark.parametrize("screens", [hands, boards])
def test_no_other_button_ever_stands_where_one_comes_back(
    screens: type[Iterator[Screen]],
) -> None:
    keys: dict[Place, set[str]] = defaultdict(set)
    for screen in screens():
        for place, key, _ in placed(screen):
            keys[place].add(key)

    assert [found for found in keys.values() if "button-im-back" in found] == [{"button-im-back"}]


@by_any_rules
def test_a_table_keeps_every_button_in_its_place_and_apart_from_what_ends_it(rules: Rules) -> None:
    places: dict[str, set[Place]] = defaultdict(set)
    kinds: dict[Place, set[bool]] = defaultdict(set)
    for table in moments(rules):
        for seat, look in product((NORTH, SOUTH), LOOKS):
            view = hand_view(table, game_of(rules), seat)
            for place, key, dangerous in placed(draw(view, look=look)):
                places[key].add(place)
                kinds[place].add(dangerous)

    assert {key: found for key, found in places.items() if len(found) > 1} == {}
    assert {place for place, found in kinds.items() if len(found) > 1} == set()


@by_any_rules
def test_a_hand_has_its_three_rows_all_match_long(rules: Rules) -> None:
    for table in moments(rules):
        for seat in (NORTH, SOUTH):
            screen = hand_screen(hand_view(table, game_of(rules), seat))

            assert len(screen.rows) in {3, 4}
            assert [len(screen.rows[row]) for row in (0, 2)] == [3, 4]


@by_any_rules
def test_no_card_and_no_button_of_a_plain_hand_ends_a_round(rules: Rules) -> None:
    for table in moments(rules):
        for seat in (NORTH, SOUTH):
            screen = hand_screen(hand_view(table, game_of(rules), seat))
            harmless = [button for row in screen.rows[:3] for button in row]

            assert [button for button in harmless if is_dangerous(button.intent)] == []


def test_a_board_has_its_two_rows_all_match_long() -> None:
    for table in tables(0):
        screen = board_screen(board_view(table, GAME))

        keys = [[button.label.key for button in row] for row in screen.rows[:2]]
        assert keys == [["button-my-hand", "button-rules"], ["button-resign", "button-abort"]]
