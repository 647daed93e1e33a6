"""The buttons under a message: the hand above, each in its place, and what explains itself."""

import pytest
from telegram.constants import KeyboardButtonStyle

from adapters.frontdesk import Door
from adapters.presentation.screen import Button, Face, Screen
from adapters.presentation.screens import draw, hand_screen
from adapters.presentation.screens.hand.faces import Taste
from adapters.presentation.texts import text
from adapters.presentation.tokens import MAX_BYTES, Pressed
from adapters.telegram.drawing.keyboard import EXPLAINS
from engine.match.actions import OfferAbort
from engine.round.moves import DRAW_STOCK, Discard
from engine.service.intents import Ask, Look, Play
from tests.adapters.presentation.scenes import DRAWN, KNOCKED, hand_after
from tests.adapters.telegram.drawings import ADA, GROUP, LINKS, TOKENS, labels_of, rows_of, shown
from tests.builders import NORTH, SOUTH, plain_card

TITLE = text("help-title")
READY = Button(text("button-ready"), Ask("ready"))


def carried(screen: Screen, label: str) -> str:
    """What the button of this label carries."""
    (found,) = (
        button.callback_data
        for row in rows_of(shown(screen))
        for button in row
        if button.text == label
    )
    assert isinstance(found, str)
    return found


def carried_by(screen: Screen, label: str) -> set[object]:
    """What the buttons of this label carry."""
    rows = rows_of(shown(screen))
    return {button.callback_data for row in rows for button in row if button.text == label}


def pressed(screen: Screen, label: str) -> Pressed:
    """What a press on the button of this label asks."""
    return TOKENS.decode(carried(screen, label), ADA)


def style_of(screen: Screen, label: str) -> str | None:
    """The colour of the button of this label."""
    styles = {b.text: b.style for row in rows_of(shown(screen)) for b in row}
    return styles[label]


def test_ten_cards_are_two_rows_of_five() -> None:
    labels = labels_of(shown(hand_screen(hand_after(NORTH, *DRAWN))))

    assert labels[:2] == [["8♣", "J♦", "3♠", "7♠", "9♠"], ["J♠", "K♠", "5♥", "6♥", "7♥"]]


def test_eleven_cards_are_two_rows_too() -> None:
    labels = labels_of(shown(hand_screen(hand_after(SOUTH, *DRAWN))))

    assert labels[:2] == [
        ["[9♣]", "K♣", "2♦", "9♦", "Q♦", "K♦"],
        ["4♠", "5♠", "6♠", "9♥", "K♥"],
    ]
    assert labels[2][0] == "· Draw"


def test_cards_lie_in_the_order_that_their_holder_likes() -> None:
    labels = labels_of(shown(hand_screen(hand_after(SOUTH, *DRAWN), "rank")))

    assert labels[0] == ["2♦", "4♠", "5♠", "6♠", "[9♣]", "9♦"]


@pytest.mark.parametrize("choice", ["", "gin"])
def test_cards_keep_their_places_before_a_knock(choice: str) -> None:
    view = hand_after(SOUTH, *DRAWN)

    plain, asked = (
        [label.strip("[]+\u2212") for row in labels_of(shown(screen))[:2] for label in row]
        for screen in (hand_screen(view), draw(view, look=Look("knock", choice)))
    )

    assert asked == plain


def test_a_card_that_is_laid_off_keeps_its_place() -> None:
    labels = labels_of(shown(hand_screen(hand_after(NORTH, *KNOCKED))))

    assert labels[:2] == [["8♣", "J♦", "+3♠", "+7♠", "+9♠"], ["J♠", "+K♠", "5♥", "6♥", "7♥"]]


def test_cards_on_the_table_are_no_buttons() -> None:
    labels = labels_of(shown(hand_screen(hand_after(NORTH, *KNOCKED))))

    assert "K♦" not in {label for row in labels for label in row}


def test_a_card_that_can_be_thrown_carries_its_discard() -> None:
    screen = hand_screen(hand_after(SOUTH, *DRAWN))

    found = pressed(screen, "Q♦")

    assert found == Pressed(Play((Discard(plain_card("Qd")),)), screen.table, screen.version)


def test_whoever_wants_to_be_asked_is_asked_by_a_card() -> None:
    screen = draw(hand_after(SOUTH, *DRAWN), Taste(asks_discard=True))

    found = pressed(screen, "Q♦")

    assert isinstance(found.intent, Look)
    assert found.intent.screen == "discard"


def test_a_card_that_does_nothing_asks_why() -> None:
    screen = hand_screen(hand_after(NORTH, *DRAWN))

    carries = carried(screen, "8♣")

    assert carries.startswith(EXPLAINS)
    asked = TOKENS.decode(carries.removeprefix(EXPLAINS), ADA)
    assert asked.intent == Play((Discard(plain_card("8c")),))


def test_a_card_shows_by_colour_too_where_it_belongs() -> None:
    knock = draw(hand_after(SOUTH, *DRAWN), look=Look("knock"))

    assert style_of(knock, "K♣") == KeyboardButtonStyle.SUCCESS
    assert style_of(knock, "[9♣]") == KeyboardButtonStyle.PRIMARY
    assert style_of(knock, "\u2212Q♦") == KeyboardButtonStyle.DANGER
    assert style_of(knock, "2♦") is None
    assert style_of(knock, "Knock with 2, throw Q♦") == KeyboardButtonStyle.DANGER


def test_a_button_carries_its_token() -> None:
    found = pressed(Screen(TITLE, (), ((READY,),), "t1", 7), "Ready")

    assert found == Pressed(Ask("ready"), "t1", 7)


def test_a_button_of_another_table_carries_that() -> None:
    other = Button(text("button-ready"), Ask("ready"), table="t2", version=9)

    found = pressed(Screen(TITLE, (), ((other,),), "t1", 7), "Ready")

    assert found == Pressed(Ask("ready"), "t2", 9)


def test_a_button_that_waits_stays_and_asks_why() -> None:
    waiting = Button(text("button-draw"), Play((DRAW_STOCK,)), "primary", enabled=False)
    screen = Screen(TITLE, (), ((waiting, READY),), "t1", 7)

    carries = carried(screen, "· Draw")

    assert labels_of(shown(screen)) == [["· Draw", "Ready"]]
    assert style_of(screen, "· Draw") is None
    assert TOKENS.decode(carries.removeprefix(EXPLAINS), ADA).intent == Play((DRAW_STOCK,))


def test_one_that_has_no_room_for_its_token_asks_in_general() -> None:
    intent = Look("defend", "x" * 24)
    tables = ("t" * length for length in range(1, 40))
    size = next(
        len(table) for table in tables if len(TOKENS.encode(intent, table, 7, ADA)) == MAX_BYTES
    )
    full = Button(text("button-ready"), intent, enabled=False)

    asked = [
        carried(Screen(TITLE, (), ((full,),), "t" * n, 7), "· Ready") for n in (size - 1, size)
    ]

    assert asked[0].startswith("?1")
    assert len(asked[0]) == MAX_BYTES
    assert asked[1] == EXPLAINS


def test_a_row_over_eight_is_two() -> None:
    few = Button(text("cell-number", number=1), Ask("ready"))

    labels = labels_of(shown(Screen(TITLE, (), ((few,) * 9,))))

    assert [len(row) for row in labels] == [8, 1]


def test_a_hand_of_any_size_fits() -> None:
    hand = tuple(Face(plain_card(f"{rank}h")) for rank in "A23456789TJQK") * 2

    assert [len(row) for row in rows_of(shown(Screen(TITLE, (), hand=hand)))] == [8, 8, 8, 2]


def test_an_empty_row_is_left_out() -> None:
    labels = labels_of(shown(Screen(TITLE, (), ((READY,), (), (READY,)))))

    assert labels == [["Ready"], ["Ready"]]


def test_an_offer_never_stands_where_a_question_is_confirmed() -> None:
    asked = draw(hand_after(SOUTH, *DRAWN), look=Look("knock"))
    offered = hand_screen(hand_after(SOUTH, *DRAWN, OfferAbort(NORTH)))

    confirm = labels_of(shown(asked)).index(["Knock with 2, throw Q♦"])

    labels = labels_of(shown(offered))
    assert labels[confirm : confirm + 2] == [["·"], ["·"]]
    assert carried_by(offered, "·") == {EXPLAINS}
    assert labels[confirm + 2] == ["Agree to call it off"]


def test_nothing_to_press_is_no_keyboard() -> None:
    assert shown(Screen(TITLE, ())).keyboard is None


def test_a_group_is_shown_the_way_into_the_private_chat() -> None:
    screen = Screen(TITLE, (), ((READY,),), "t1", 7, door=text("button-my-hand"))

    *_, (door,) = rows_of(shown(screen, scope=GROUP))

    assert door.text == "My hand"
    assert door.url == LINKS.to(Door("t1"))


def test_whoever_is_in_there_is_not() -> None:
    screen = Screen(TITLE, (), ((READY,),), "t1", 7, door=text("button-my-hand"))

    assert labels_of(shown(screen)) == [["Ready"]]
