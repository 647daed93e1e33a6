"""Whose time runs, who is warned, for whom autopilot plays, and who has left."""

from dataclasses import replace

import pytest

from adapters.presentation.screen import Countdown, Screen
from adapters.presentation.screens import board_screen
from engine.match.actions import Action, BeReady, ComeBack, Depart, OfferRematch, Play, Warn
from engine.round.moves import Discard, DrawStock, Pass
from engine.service.intents import Ask
from tests.adapters.presentation.paper import buttons, on_paper, said
from tests.adapters.presentation.scenes import (
    DRAWN,
    ENDED,
    board_after,
)
from tests.adapters.presentation.time_scenes import (
    ABANDONED,
    ANSWERED,
    AWAY_TWICE,
    BOTH_AWAY,
    CLOSED,
    FIRST_AWAY,
    LATER,
    LEFT,
    NIGHT,
    UNREADY,
    WAITS,
    board,
    challenged,
    hand,
)
from tests.builders import NORTH, SOUTH, plain_card

BACK = "I’m back"
BACK_IN_TIME: tuple[Action, ...] = (*FIRST_AWAY, ComeBack(SOUTH))


def countdowns(screen: Screen) -> list[tuple[str, int, int]]:
    """What counts down on a screen, until when, and how long it was in all."""
    found = (block for block in screen.blocks if isinstance(block, Countdown))
    return [(said(block.text), block.until, block.seconds) for block in found]


def lines(screen: Screen) -> list[str]:
    """The screen as it is read."""
    return on_paper(screen).split("\n")


def test_a_turn_counts_down_on_the_board_for_whoever_is_waited_for() -> None:
    assert countdowns(board(*DRAWN)) == [("Time left for Ben:", WAITS.until, 60)]


def test_ones_own_turn_counts_down_on_ones_hand() -> None:
    assert countdowns(hand(SOUTH, *DRAWN)) == [("Your time left:", WAITS.until, 60)]
    assert countdowns(hand(NORTH, *DRAWN)) == [("Time left for Ben:", WAITS.until, 60)]


def test_getting_ready_counts_down_for_everybody_alike() -> None:
    waits = [("Time left to get ready:", WAITS.until, 60)]

    assert countdowns(board(*ENDED)) == waits
    assert countdowns(hand(SOUTH, *ENDED)) == waits


def test_a_rematch_that_is_offered_counts_down() -> None:
    offered = (*ENDED, CLOSED, OfferRematch(NORTH))

    assert countdowns(board(*offered)) == [("Time left to take the offer:", WAITS.until, 0)]
    assert countdowns(hand(SOUTH, *offered)) == countdowns(board(*offered))


def test_a_challenge_counts_down_to_its_own_end() -> None:
    screen = board_screen(challenged("live"))

    assert countdowns(screen) == [("Time left for an answer:", WAITS.until, 0)]


def test_without_a_clock_nothing_counts_down() -> None:
    assert countdowns(board_screen(board_after(*DRAWN))) == []
    assert countdowns(board_screen(board_after(*ENDED, CLOSED))) == []


@pytest.mark.parametrize(
    "screen",
    [
        pytest.param(board(*DRAWN, time=LATER), id="on the board"),
        pytest.param(hand(NORTH, *DRAWN, time=LATER), id="on a hand"),
        pytest.param(board_screen(replace(challenged("live"), time=LATER)), id="on a challenge"),
        pytest.param(
            board(*ENDED, CLOSED, OfferRematch(NORTH), time=LATER), id="at an offered rematch"
        ),
    ],
)
def test_time_that_was_given_back_is_said(screen: Screen) -> None:
    assert "I was away for 4 minutes; clocks adjusted." in lines(screen)


def test_where_no_time_was_given_back_nothing_is_said_of_it() -> None:
    assert not [line for line in lines(board(*DRAWN)) if "away" in line]


def test_at_night_the_clock_is_said_to_stand_still() -> None:
    assert "It is night for Ben: the clock stands still." in lines(board(*DRAWN, time=NIGHT))
    assert not [line for line in lines(board(*DRAWN)) if "night" in line]


def test_who_is_warned_is_told_so_as_you() -> None:
    warned = (*DRAWN, Warn())
    you = "A quarter of your time is left at most. After that autopilot moves for you."

    assert you in lines(hand(SOUTH, *warned))
    assert "Ben has a quarter of the time left at most." in lines(hand(NORTH, *warned))
    assert "Ben has a quarter of the time left at most." in lines(board(*warned))


def test_a_warning_goes_with_the_turn() -> None:
    thrown = (*DRAWN, Warn(), Play(SOUTH, (Discard(plain_card("Qd")),)))

    assert not [line for line in lines(board(*thrown)) if "quarter" in line]


def test_everybody_sees_for_whom_autopilot_plays() -> None:
    away = "Autopilot plays for Ben: 1 of 3 turns in a row."

    assert away in lines(board(*FIRST_AWAY))
    assert away in lines(hand(NORTH, *FIRST_AWAY))
    assert away not in lines(hand(SOUTH, *FIRST_AWAY))


@pytest.mark.parametrize(
    ("actions", "told"),
    [
        (FIRST_AWAY, "1 of 3 turns in a row for you; 2 more, and you lose the match."),
        (AWAY_TWICE, "2 of 3 turns in a row for you; 1 more, and you lose the match."),
    ],
)
def test_whoever_autopilot_plays_for_is_told_what_it_costs(
    actions: tuple[Action, ...], told: str
) -> None:
    whole = f"Autopilot has played {told} Press anything to play on yourself."

    assert whole in lines(hand(SOUTH, *actions))


def test_both_may_be_away() -> None:
    told = [line for line in lines(board(*BOTH_AWAY)) if line.startswith("Autopilot plays")]

    assert told == [
        "Autopilot plays for Ada: 1 of 3 turns in a row.",
        "Autopilot plays for Ben: 2 of 3 turns in a row.",
    ]


def test_what_autopilot_did_is_told_as_its_own() -> None:
    assert "Autopilot: Ben drew from the stock and threw Q♦." in lines(board(*FIRST_AWAY))
    assert "Autopilot: Ben drew from the stock and threw Q♦." in lines(board(*BACK_IN_TIME))


def test_whoever_is_back_reads_how_many_turns_they_missed_until_they_move() -> None:
    told = "You have missed 1 of 3 turns in a row. Your next move starts the count afresh."
    mine = (*BACK_IN_TIME, Play(NORTH, (DrawStock(),)))

    assert told in lines(hand(SOUTH, *mine))
    assert told not in lines(hand(NORTH, *mine))
    assert told not in lines(hand(SOUTH, *FIRST_AWAY))


def test_what_the_other_does_meanwhile_is_not_told_as_autopilots() -> None:
    played = (*FIRST_AWAY, Play(NORTH, (DrawStock(),)))

    assert "Ada drew from the stock." in lines(board(*played))


def test_a_round_that_autopilot_lost_is_not_said_to_be_won_by_it() -> None:
    assert "Ben wins the knock: 55 points." in lines(board(*ANSWERED))


def test_only_while_autopilot_plays_is_there_a_button_to_come_back() -> None:
    assert buttons(board(*FIRST_AWAY))[BACK].intent == Ask("back")
    assert buttons(hand(SOUTH, *FIRST_AWAY))[BACK].intent == Ask("back")
    others = (
        hand(NORTH, *FIRST_AWAY),
        board(*DRAWN),
        hand(SOUTH, *DRAWN),
        board(*BACK_IN_TIME),
        hand(SOUTH, *BACK_IN_TIME),
        board(*ABANDONED),
        hand(SOUTH, *ABANDONED),
    )
    assert [screen for screen in others if BACK in buttons(screen)] == []


def test_whoever_was_not_waited_for_is_told_until_the_first_move() -> None:
    moved = (*UNREADY, Play(NORTH, (Pass(),)))

    assert "Dealt without waiting for Ada, Ben." in lines(board(*UNREADY))
    assert "This round was dealt without waiting for you." in lines(hand(SOUTH, *UNREADY))
    assert not [line for line in lines(board(*moved)) if "without waiting" in line]


def test_nobody_was_kept_out_of_a_round_that_all_were_ready_for() -> None:
    ready = (*ENDED, BeReady(NORTH), BeReady(SOUTH))

    assert not [line for line in lines(board(*ready)) if "without waiting" in line]


def test_who_has_left_is_named_and_what_the_other_may_do() -> None:
    board_line = "Ada has left. The other may call the match off at once, and nobody loses it."
    other_line = "Ada has left. You may call the match off at once, and nobody loses it."

    assert board_line in lines(board(*LEFT))
    assert other_line in lines(hand(SOUTH, *LEFT))
    assert "You have left the place of this match. Press anything to play on." in lines(
        hand(NORTH, *LEFT)
    )


def test_who_has_left_can_say_that_they_are_back() -> None:
    assert buttons(hand(NORTH, *LEFT))[BACK].intent == Ask("back")
    assert BACK not in buttons(hand(SOUTH, *LEFT))


def test_nothing_is_said_of_absence_once_a_match_is_over() -> None:
    gone = (*DRAWN, Depart("ada"), CLOSED)

    assert not [line for line in lines(board(*gone)) if "has left" in line]


def test_at_night_nothing_counts_down() -> None:
    view = board_after(*DRAWN)

    blocks = board_screen(replace(view, time=NIGHT)).blocks

    assert not any(isinstance(block, Countdown) for block in blocks)
