"""How a round may be ended, and why a button waits: right by every rules."""

import pytest

from adapters.presentation.screen import Button, Screen
from adapters.presentation.texts import Text, text
from engine.match.actions import Play
from engine.match.rules import Rules
from engine.round.moves import DrawDiscard
from engine.service.intents import Look
from tests.adapters.presentation.paper import buttons, faces
from tests.adapters.presentation.stories import (
    ADAS,
    BENS,
    CHOSEN,
    LOOSE,
    START,
    Story,
    at_last_discard,
    dealt,
    drawn,
)
from tests.adapters.presentation.variant_scenes import (
    ACE,
    BIG,
    DEALT_GIN,
    FREE,
    LAST,
    REMIK,
    TAKEN,
)
from tests.builders import NORTH, SOUTH

TIGHT_GIN = "Kh Kd Kc Qh Qd Qc Jh Jd Js 9d"
"""Gin after drawing the jack of clubs; whatever else is laid down leaves 9 points or more."""


def button(screen: Screen, label: str) -> Button:
    """The button that says ``label``."""
    return buttons(screen)[label]


def why(screen: Screen, label: str) -> Text | None:
    """Why that button waits."""
    return button(screen, label).why


def test_a_hand_is_laid_down_as_dealt_where_knocking_stands_later() -> None:
    first, later = REMIK.hand(SOUTH), REMIK.then(*drawn()).hand(SOUTH)

    assert "Knock" not in buttons(first)
    assert "Lay down" not in buttons(later)
    assert first.rows[1][0].label == text("button-declare")
    assert later.rows[1][0].label == text("button-knock")


def test_too_much_deadwood_is_said_to_whoever_would_lay_down_as_dealt() -> None:
    screen = REMIK.hand(SOUTH)

    assert why(screen, "Lay down") == text("why-no-declare", limit=10)
    assert why(screen, "Gin") == text("why-no-declare-gin")


def test_where_only_gin_counts_a_dealt_hand_that_is_none_stays() -> None:
    story = Story(
        Rules("straight", options=(("opening", "free_first_turn"),)), dealt(BENS, ADAS), CHOSEN
    )

    assert why(story.hand(SOUTH), "Lay down") == text("why-no-declare-gin")


def test_gin_as_dealt_has_both_buttons() -> None:
    screen = DEALT_GIN.hand(SOUTH)

    assert button(screen, "Gin").intent == Look("knock", "gin")
    assert button(screen, "Lay down").intent == Look("knock")
    assert DEALT_GIN.hand(SOUTH, Look("knock", "gin")) == DEALT_GIN.hand(SOUTH, Look("knock"))


def test_without_a_limit_any_dealt_hand_may_be_laid_down() -> None:
    assert button(FREE.hand(SOUTH), "Lay down").enabled


def test_whoever_does_not_begin_waits() -> None:
    assert why(REMIK.hand(NORTH), "Lay down") == text("why-not-your-turn")


def test_where_only_gin_counts_nobody_is_told_to_find_a_better_card_to_throw() -> None:
    assert why(ACE.hand(SOUTH), "Knock") == text("why-gin-only")


def test_a_low_limit_that_only_gin_keeps_says_so() -> None:
    story = Story(
        Rules("standard", options=(("knock_limit", 5),)),
        dealt(TIGHT_GIN, "As 2s 3s 4s 5s 6s 7s 8s 9s Ts", stock="Jc", upcard="2c"),
        (*START, *drawn()),
    )

    assert button(story.hand(SOUTH), "Gin").enabled
    assert why(story.hand(SOUTH), "Knock") == text("why-that-is-gin")


def test_big_gin_has_a_button_only_where_it_is_played() -> None:
    classic = Story(Rules(), dealt(BENS, ADAS), CHOSEN)

    assert "Big gin" in buttons(BIG.hand(SOUTH))
    assert "Big gin" not in buttons(classic.hand(SOUTH))


def test_big_gin_waits_for_eleven_melded_cards() -> None:
    story = Story(Rules("standard"), dealt("Kh 4s 5s 6s Kd Kc 9h 9d 2d Qd", ADAS), START)

    assert why(story.hand(SOUTH), "Big gin") == text("why-not-now")
    assert why(story.then(*drawn()).hand(SOUTH), "Big gin") == text("why-no-big-gin")


@pytest.mark.parametrize(
    ("label", "reason"),
    [
        ("Draw", "why-stock-spent"),
        ("Take Q♥", "why-no-last-discard"),
        ("Knock", "why-not-now"),
    ],
)
def test_a_last_discard_that_ends_nothing_can_only_be_left(label: str, reason: str) -> None:
    screen = at_last_discard("Qh").hand(SOUTH)

    assert why(screen, label) == text(reason)
    assert button(screen, "Leave it").enabled


def test_a_last_discard_that_ends_the_round_can_be_taken() -> None:
    assert button(LAST.hand(SOUTH), "Take 9♣").intent is not None
    assert button(LAST.hand(SOUTH), "Take 9♣").enabled


def test_after_the_last_discard_no_card_is_thrown_and_each_says_why() -> None:
    shown = faces(TAKEN.hand(SOUTH))

    assert len(shown) == 11
    assert {face.hint for face in shown.values()} == {text("hint-must-end")}
    assert not any(face.intent for face in shown.values())


def test_after_the_last_discard_a_knock_is_made_as_always() -> None:
    screen = TAKEN.hand(SOUTH, Look("knock"))

    assert "Knock with 2, throw J♣" in buttons(screen)
    assert faces(screen)["9♣"].hint == text("hint-taken")


def test_the_upcard_that_was_taken_first_may_not_go_back_by_any_rules() -> None:
    story = Story(Rules("remik"), dealt(BENS, LOOSE), START)
    taken = story.then(Play(SOUTH, (DrawDiscard(),)))

    assert faces(taken.hand(SOUTH))["J♣"].hint == text("hint-taken")
