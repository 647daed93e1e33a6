"""A round that ended: its arithmetic by any rules."""

from dataclasses import replace

from adapters.presentation.screen import Line, Screen
from adapters.presentation.screens import result_screen, showdown_screen
from engine.match.actions import Play
from engine.match.rules import Rules
from engine.match.sheet import Settlement, SettlementLine
from engine.match.stages import Finished
from engine.round.outcome import Ending, Outcome
from tests.adapters.presentation.paper import on_paper, said
from tests.adapters.presentation.scenes import ENDED, showdown_after
from tests.adapters.presentation.stories import (
    ADAS,
    GIN,
    KINGS_FIRST,
    START,
    Story,
    dealt,
    won,
)
from tests.adapters.presentation.variant_scenes import ACE, BIG, BIG_GIN, SPADE, SPADE_KNOCK
from tests.builders import NORTH, SOUTH


def sums(screen: Screen) -> list[str]:
    """The plain lines of a showdown: its arithmetic."""
    return [
        said(block.text)
        for block in screen.blocks
        if isinstance(block, Line) and block.tone == "normal"
    ]


def total(screen: Screen, name: str) -> str:
    """The line of the score that is ``name``'s."""
    return next(line for line in on_paper(screen).split("\n") if line.startswith(f"{name} |"))


def test_a_spade_doubles_and_the_arithmetic_says_so() -> None:
    screen = SPADE.then(*SPADE_KNOCK).showdown()

    assert sums(screen) == [
        "Difference: 57 − 2 = 55",
        "Doubled by the spade: 55 more",
        "Rounds counted: 1",
    ]
    assert "Opened with 2♠." in on_paper(screen)
    assert total(screen, "Ben") == "Ben | 110 | 110"


def test_gin_may_bring_more_boxes() -> None:
    screen = ACE.then(Play(SOUTH, (GIN,))).showdown()

    assert sums(screen) == ["Deadwood caught: 53", "Gin bonus: 25", "Rounds counted: 3"]


def test_big_gin_is_told_and_counted() -> None:
    screen = BIG.then(Play(SOUTH, (BIG_GIN,))).showdown()

    assert "Ben: big gin" in on_paper(screen)
    assert sums(screen) == ["Deadwood caught: 53", "Big gin bonus: 31"]


def test_a_hand_laid_down_as_dealt_is_no_knock() -> None:
    knocked = showdown_after(*ENDED)
    knocker, defender = knocked.outcome.hands
    hands = (replace(knocker, as_dealt=True), defender)

    screen = showdown_screen(replace(knocked, outcome=replace(knocked.outcome, hands=hands)))

    assert "Ben laid the hand down as dealt, with 2 points" in on_paper(screen)


def test_a_box_that_counts_at_once_is_in_the_running_score_and_in_the_arithmetic() -> None:
    screen = Story(Rules("palace_app"), dealt(KINGS_FIRST, ADAS), (*START, *won())).showdown()

    assert sums(screen) == ["Difference: 57 − 2 = 55", "For the round: 10"]
    assert total(screen, "Ben") == "Ben | 65 | 65"
    assert total(screen, "Ada") == "Ada | 0 | 0"


def test_a_box_that_waits_for_the_end_is_not_in_the_arithmetic() -> None:
    assert sums(showdown_screen(showdown_after(*ENDED))) == ["Difference: 57 − 2 = 55"]


def test_where_no_card_rules_the_opening_card_is_not_told() -> None:
    assert "Opened with" not in on_paper(showdown_screen(showdown_after(*ENDED)))


def test_a_dead_hand_brings_no_box() -> None:
    dead = replace(
        SPADE.then(*SPADE_KNOCK).showdown_view(),
        outcome=Outcome(Ending.DEAD_HAND, winner=None, points=(0, 0)),
    )

    assert sums(showdown_screen(dead)) == []


def test_a_winner_with_fewer_boxes_may_have_to_pay() -> None:
    ada = (SettlementLine("boxes", 25, 1), SettlementLine("total", 126))
    ben = (SettlementLine("boxes", 250, 10), SettlementLine("total", 340))
    settlement = Settlement(NORTH, (ada, ben), (126, 340), -214, shutout=False)
    view = replace(SPADE.board_view(), to_act=(), finished=Finished("won", settlement=settlement))

    words = on_paper(result_screen(view))

    assert "Ada wins the match, yet pays 214 points: the other has won more rounds." in words
    assert "Rounds counted | 25 (1 round) | 250 (10 rounds)" in words
