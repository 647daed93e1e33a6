"""Rows of buttons in lines: each label is read whole on a phone, and none moves another."""

from dataclasses import replace

import pytest

from adapters.presentation.grids import WIDEST, width
from adapters.presentation.screen import Button, Screen
from adapters.presentation.screens import draw, hand_screen
from adapters.presentation.texts import text
from engine.match.actions import OfferAbort
from engine.match.boards import HandView
from engine.service.intents import Ask, Choose, Look
from tests.adapters.presentation.scenes import DRAWN, hand_after
from tests.adapters.telegram.drawings import labels_of, shown
from tests.builders import NORTH, SOUTH

TITLE = text("help-title")
READY = Button(text("button-ready"), Ask("ready"))


@pytest.mark.parametrize("look", [Look("knock"), Look("abort"), Look("resign"), None])
def test_an_offer_stays_where_it_is_whatever_is_asked_above_it(look: Look | None) -> None:
    offered = hand_after(SOUTH, *DRAWN, OfferAbort(NORTH))

    labels = labels_of(shown(draw(offered, look=look)))

    assert labels.index(["Agree to call it off"]) == 8


@pytest.mark.parametrize("language", ["en", "ru", "kk"])
@pytest.mark.parametrize("view", [hand_after(NORTH, *DRAWN), hand_after(SOUTH, *DRAWN)])
def test_the_moves_of_a_hand_are_read_whole_on_a_phone(view: HandView, language: str) -> None:
    lines = labels_of(shown(hand_screen(view), language))[2:]

    assert [len(line) for line in lines] == [3, 3, 2, 2]
    assert all(width(label) * len(line) <= WIDEST for line in lines for label in line)


@pytest.mark.parametrize("language", ["en", "ru", "kk"])
def test_what_takes_turns_in_one_place_moves_nothing(language: str) -> None:
    view = hand_after(SOUTH, *DRAWN)

    forms = [labels_of(shown(hand_screen(view, order), language)) for order in ("suit", "rank")]

    first, second = ([len(line) for line in lines] for lines in forms)
    assert first == second


def test_what_is_chosen_moves_nothing() -> None:
    label = text("button-private-chat")
    plain = Button(label, Choose("notices", "on"))
    chosen = replace(plain, label=text("setup-chosen", choice=label), enabled=False)

    forms = [
        [len(line) for line in labels_of(shown(Screen(TITLE, (), (row,))))]
        for row in ((plain, plain), (plain, chosen))
    ]

    assert forms == [[1, 1], [1, 1]]


def test_a_label_that_has_no_room_beside_another_has_a_line_of_its_own() -> None:
    wide = Button(text("button-agree-abort"), Ask("agree_abort"))

    lines = labels_of(shown(Screen(TITLE, (), ((READY, wide, READY),))))

    assert lines == [["Ready"], ["Agree to call it off"], ["Ready"]]
