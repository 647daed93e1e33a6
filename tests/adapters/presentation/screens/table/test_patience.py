"""A message says how long its reader can do without it, and what they must have seen before."""

from dataclasses import replace

import pytest

from adapters.presentation.screen import Screen
from adapters.presentation.screens import board_screen, draw, quiet_board
from adapters.presentation.screens.table.patience import (
    COMPUTER_SECONDS,
    HALF_A_TURN_SECONDS,
    WATCHED_SECONDS,
)
from engine.match.actions import (
    Accept,
    Action,
    AnswerAbort,
    ChooseDealer,
    OfferAbort,
    Play,
    Resign,
    Warn,
)
from engine.round.moves import Discard, DrawDiscard, Pass
from engine.service.intents import Look
from tests.adapters.presentation.scenes import (
    DEALT,
    DRAWN,
    ENDED,
    KNOCKED,
    board_after,
    hand_after,
)
from tests.builders import BEN, CASUAL, NORTH, OPENING, SOUTH, plain_card

TAKEN: tuple[Action, ...] = (*DEALT, Play(SOUTH, (DrawDiscard(),)))
THROWN: tuple[Action, ...] = (*DRAWN, Play(SOUTH, (Discard(plain_card("Qd")),)))
AGAINST_COMPUTER = replace(OPENING, players=(OPENING.players[0], CASUAL))
COMPUTER_FIRST: tuple[Action, ...] = (ChooseDealer(SOUTH, deals=False),)


@pytest.mark.parametrize("actions", [DRAWN, TAKEN], ids=["from the stock", "the upcard"])
def test_a_draw_may_wait_for_the_discard(actions: tuple[Action, ...]) -> None:
    board = board_screen(board_after(*actions))
    hand = draw(hand_after(NORTH, *actions))

    for screen in (board, hand):
        assert screen.may_wait == HALF_A_TURN_SECONDS
        assert screen.may_wait_from == screen.version - 1


def test_the_board_of_a_quiet_place_waits_as_any_other() -> None:
    assert quiet_board(board_after(*DRAWN)).may_wait == HALF_A_TURN_SECONDS


@pytest.mark.parametrize(
    "actions",
    [
        pytest.param(DEALT, id="the deal"),
        pytest.param((*DEALT, Play(SOUTH, (Pass(),))), id="a pass"),
        pytest.param(THROWN, id="a discard"),
        pytest.param(KNOCKED, id="a knock"),
        pytest.param(ENDED, id="the end of a round"),
        pytest.param((*DRAWN, Resign(SOUTH)), id="the end of a match"),
        pytest.param((*DRAWN, OfferAbort(SOUTH)), id="an offer after the draw"),
        pytest.param(
            (*DRAWN, OfferAbort(SOUTH), AnswerAbort(NORTH, agrees=False)),
            id="the answer to an offer after the draw",
        ),
        pytest.param((*DRAWN, Warn()), id="a warning after the draw"),
        pytest.param((Accept(BEN),), id="the cut"),
    ],
)
def test_everything_else_between_two_people_matters_at_once(actions: tuple[Action, ...]) -> None:
    board = board_screen(board_after(*actions))
    hand = draw(hand_after(NORTH, *actions))

    assert (board.may_wait, hand.may_wait) == (0, 0)


def test_who_has_drawn_sees_the_card_at_once() -> None:
    assert draw(hand_after(SOUTH, *DRAWN)).may_wait == 0


def test_what_was_asked_for_never_waits() -> None:
    assert draw(hand_after(NORTH, *DRAWN), look=Look("resign")).may_wait == 0


def test_a_hand_waits_for_the_move_of_a_computer() -> None:
    screen = draw(hand_after(NORTH, *COMPUTER_FIRST, opening=AGAINST_COMPUTER))

    assert (screen.may_wait, screen.may_wait_from) == (COMPUTER_SECONDS, 0)


def test_a_hand_does_not_wait_for_its_own_person() -> None:
    passed = (*COMPUTER_FIRST, Play(SOUTH, (Pass(),)))

    assert draw(hand_after(NORTH, *passed, opening=AGAINST_COMPUTER)).may_wait == 0


def test_who_looks_on_at_a_match_against_a_computer_can_wait() -> None:
    screen = _watched(*COMPUTER_FIRST, Play(SOUTH, (Pass(),)))

    assert (screen.may_wait, screen.may_wait_from) == (WATCHED_SECONDS, 0)


def test_the_end_of_a_match_against_a_computer_is_told_at_once() -> None:
    assert _watched(*COMPUTER_FIRST, Resign(NORTH)).may_wait == 0


def _watched(*actions: Action) -> Screen:
    """The board of a match against a computer."""
    return board_screen(board_after(*actions, opening=AGAINST_COMPUTER))
