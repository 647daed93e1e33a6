"""Before a knock: nothing ends unconfirmed, and the button says exactly what happens."""

from adapters.presentation.screens import draw, hand_screen
from adapters.presentation.texts import text
from engine.match.actions import Accept, Play
from engine.round.moves import DrawDiscard, Gin, Knock
from engine.service.intents import Look
from engine.service.intents import Play as Pressing
from tests.adapters.presentation.paper import buttons, every_text, faces
from tests.adapters.presentation.scenes import (
    DEALT,
    DRAWN,
    FOUR_KINGS,
    GIN,
    THREE,
    hand_after,
)
from tests.builders import BEN, SOUTH, plain_card


def test_the_first_look_shows_the_best_knock() -> None:
    shown = buttons(draw(hand_after(SOUTH, *DRAWN), "suit", Look("knock")))

    confirm = shown["Knock with 2, throw Q♦"]
    assert confirm.intent == Pressing((Knock(plain_card("Qd"), THREE),))
    assert confirm.style == "danger"


def test_another_card_can_be_thrown_where_that_allows_a_knock() -> None:
    view = hand_after(SOUTH, *DRAWN)
    look = faces(draw(view, "suit", Look("knock")))["2♦"].intent
    assert isinstance(look, Look)

    assert "Knock with 10, throw 2♦" in buttons(draw(view, "suit", look))


def test_a_card_that_allows_no_knock_says_so() -> None:
    face = faces(draw(hand_after(SOUTH, *DRAWN), "suit", Look("knock")))["K♥"]

    assert face.intent is None
    assert face.hint == text("hint-no-knock", card=plain_card("Kh"))


def test_the_card_just_taken_says_that_it_can_not_go_back() -> None:
    view = hand_after(SOUTH, *GIN[:-1])

    assert faces(draw(view, "suit", Look("knock")))["K♠"].hint == text("hint-taken")


def test_gin_is_confirmed_too() -> None:
    shown = buttons(draw(hand_after(SOUTH, *GIN[:-1]), "suit", Look("knock", "gin")))

    assert shown["Gin! Throw 2♦"].intent == Pressing((Gin(plain_card("2d"), FOUR_KINGS),))


def test_whoever_could_go_gin_is_told_so_before_a_knock() -> None:
    screen = draw(hand_after(SOUTH, *GIN[:-1]), "suit", Look("knock"))

    assert text("knock-gin-possible") in set(every_text(screen))


def test_a_card_that_makes_gin_says_so() -> None:
    view = hand_after(SOUTH, *GIN[:-1])
    screen = draw(view, "suit", Look("knock"))

    assert faces(screen)["2♦"].hint == text("hint-gin", card=plain_card("2d"))


def test_other_ways_to_lay_out_come_one_after_the_other_and_begin_again() -> None:
    view = hand_after(SOUTH, *GIN[:-1])
    start = draw(view, "suit", Look("knock", "gin"))
    screen, seen = start, 0
    while True:
        look = buttons(screen)["Lay out otherwise"].intent
        assert isinstance(look, Look)
        screen, seen = draw(view, "suit", look), seen + 1
        if screen == start:
            break

    assert seen > 1


def test_without_a_knock_to_make_the_hand_is_shown() -> None:
    view = hand_after(SOUTH, *DEALT, Play(SOUTH, (DrawDiscard(),)))

    assert draw(view, "suit", Look("knock")) == hand_screen(view)


def test_without_a_round_the_hand_is_shown() -> None:
    view = hand_after(SOUTH, Accept(BEN))

    assert draw(view, "suit", Look("knock")) == hand_screen(view)
    assert draw(view, "suit", Look("defend")) == hand_screen(view)
