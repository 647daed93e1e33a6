"""Since when a message shows what can be pressed on it."""

from dataclasses import replace

import pytest

from adapters.latest import REMEMBERED
from adapters.outbox.redraws import Redraws
from adapters.presentation.ink import Drawn
from adapters.presentation.screen import Button, CardRow, Face, Line, Screen
from adapters.presentation.texts import text
from engine.round.moves import DRAW_STOCK, Discard
from engine.service.intents import Ask, Play
from tests.builders import plain_card
from tests.fakes import FakeClock

SEVEN = plain_card("7h")
HERE, THERE = ("web", "@ada", "1"), ("web", "@ada", "2")
DRAW = Button(text("button-draw"), Play((DRAW_STOCK,)))
HAND = Screen(text("hand-title"), (CardRow((Face(SEVEN),)),), ((DRAW,),), "t1", 4)


def drawn(screen: Screen) -> Drawn:
    """A screen for Ada."""
    return Drawn(screen, "en", "person:ada")


@pytest.fixture
def clock() -> FakeClock:
    """Time that passes when told to."""
    return FakeClock()


@pytest.fixture
def redraws(clock: FakeClock) -> Redraws:
    """A message that was drawn half a second ago."""
    redraws = Redraws(clock)
    redraws.note(HERE, drawn(HAND))
    clock.advance(0.5)
    return redraws


def test_how_long_ago_a_message_was_drawn_is_told_by_the_clock(redraws: Redraws) -> None:
    assert redraws.since_ms(HERE) == 500
    assert redraws.since_ms(THERE) is None


def test_setting_the_machines_clock_makes_no_redraw_older(
    redraws: Redraws, clock: FakeClock
) -> None:
    clock.set_wall(0)

    assert redraws.since_ms(HERE) == 500


@pytest.mark.parametrize(
    "screen",
    [
        pytest.param(replace(HAND, version=5), id="a newer version"),
        pytest.param(
            replace(HAND, blocks=(Line(text("turn-nobody")), *HAND.blocks)), id="a line more"
        ),
    ],
)
def test_a_redraw_that_moves_nothing_to_press_is_none(redraws: Redraws, screen: Screen) -> None:
    redraws.note(HERE, drawn(screen))

    assert redraws.since_ms(HERE) == 500


@pytest.mark.parametrize(
    "screen",
    [
        pytest.param(replace(HAND, rows=((replace(DRAW, enabled=False),),)), id="a button off"),
        pytest.param(
            replace(HAND, rows=((replace(DRAW, intent=Ask("ready")),),)), id="another wish"
        ),
        pytest.param(replace(HAND, rows=((), (DRAW,))), id="another row"),
        pytest.param(
            replace(HAND, blocks=(CardRow((Face(SEVEN, intent=Play((Discard(SEVEN),))),)),)),
            id="a card to press",
        ),
        pytest.param(replace(HAND, table="t2"), id="another table"),
    ],
)
def test_a_redraw_that_moves_what_can_be_pressed_is_one(redraws: Redraws, screen: Screen) -> None:
    redraws.note(HERE, drawn(screen))

    assert redraws.since_ms(HERE) == 0


def test_a_message_in_place_of_another_shows_the_same_as_long_as_that_did(
    redraws: Redraws,
) -> None:
    redraws.note(THERE, drawn(HAND), instead_of=HERE)

    assert redraws.since_ms(THERE) == 500
    assert redraws.since_ms(HERE) is None


def test_only_the_latest_redraws_are_remembered(redraws: Redraws) -> None:
    for number in range(REMEMBERED):
        redraws.note(("web", "#a", str(number)), drawn(HAND))

    assert redraws.since_ms(HERE) is None
    assert redraws.since_ms(("web", "#a", "0")) == 0
