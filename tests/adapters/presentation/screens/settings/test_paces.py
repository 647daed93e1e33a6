"""The pace of a challenge: where it is chosen, and that nothing else changes it."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from adapters.presentation.screen import Screen
from adapters.presentation.screens import draw
from engine.match.rules import Rules
from engine.service.intents import Look, Propose
from tests.adapters.presentation.challenge_scenes import SOLO, setup
from tests.adapters.presentation.paper import buttons, on_paper
from tests.adapters.presentation.scenes import hand_after
from tests.builders import NORTH

OKLAHOMA = Rules("remik", 150, (("oklahoma", True),))


def _proposals(screen: Screen) -> Iterator[Propose]:
    for button in buttons(screen).values():
        if button.enabled and isinstance(button.intent, Propose):
            yield button.intent


@pytest.mark.parametrize("page", ["sA", "sB", "t", "gA", "gB", "oE"])
def test_the_pace_stays_whatever_else_is_changed(page: str) -> None:
    slow = replace(OKLAHOMA, pace="slow")

    proposed = list(_proposals(setup(slow, page)))

    assert proposed
    assert {intent.rules.pace for intent in proposed} == {"slow"}


def test_the_first_page_leads_to_the_pace() -> None:
    screen = setup(Rules(pace="casual"))

    assert buttons(screen)["Pace: Casual"].intent == Look("setup", "p")


def test_a_pace_changes_nothing_else() -> None:
    proposed = [intent.rules for intent in _proposals(setup(OKLAHOMA, "p"))]

    assert proposed == [replace(OKLAHOMA, pace=key) for key in ("live", "casual", "slow")]


def test_every_pace_is_explained_before_it_is_chosen() -> None:
    lines = on_paper(setup(Rules(pace="live"), "p")).split("\n")

    assert "Live: 1 minute a turn, as a rule. For two who are both here and play at once." in lines
    assert [line for line in lines if line.startswith("Slow: 24 hours a turn")]


@pytest.mark.parametrize("choice", ["", "p"])
def test_against_the_computer_there_is_no_pace_to_choose(choice: str) -> None:
    screen = draw(hand_after(NORTH, opening=SOLO), look=Look("setup", choice))

    assert not any("Pace" in label for label in buttons(screen))
    assert screen == draw(hand_after(NORTH, opening=SOLO), look=Look("setup"))
