"""Before a knock: nothing ends unconfirmed, and the button says exactly what happens."""

from adapters.presentation.screens import draw, hand_screen
from adapters.presentation.texts import text
from engine.match.actions import Accept, Play
from engine.match.rules import Rules
from engine.round.moves import Declare, Discard, DrawDiscard, Gin, Knock
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
from tests.adapters.presentation.stories import START, Story, dealt, drawn
from tests.adapters.presentation.variant_scenes import (
    ACE,
    BIG,
    BIG_GIN,
    DEALT_GIN,
    FREE,
    FREE_MELDS,
)
from tests.builders import BEN, SOUTH, plain_card


def test_the_first_look_shows_the_best_knock() -> None:
    shown = buttons(draw(hand_after(SOUTH, *DRAWN), look=Look("knock")))

    confirm = shown["Knock with 2, throw Q♦"]
    assert confirm.intent == Pressing((Knock(plain_card("Qd"), THREE),))
    assert confirm.style == "danger"


def test_another_card_can_be_thrown_where_that_allows_a_knock() -> None:
    view = hand_after(SOUTH, *DRAWN)
    look = faces(draw(view, look=Look("knock")))["2♦"].intent
    assert isinstance(look, Look)

    assert "Knock with 10, throw 2♦" in buttons(draw(view, look=look))


def test_a_card_that_allows_no_knock_says_so() -> None:
    face = faces(draw(hand_after(SOUTH, *DRAWN), look=Look("knock")))["K♥"]

    assert face.intent is None
    assert face.hint == text("hint-no-knock", card=plain_card("Kh"))


def test_the_card_just_taken_says_that_it_can_not_go_back() -> None:
    view = hand_after(SOUTH, *GIN[:-1])

    assert faces(draw(view, look=Look("knock")))["K♠"].hint == text("hint-taken")


def test_gin_is_confirmed_too() -> None:
    shown = buttons(draw(hand_after(SOUTH, *GIN[:-1]), look=Look("knock", "gin")))

    assert shown["Gin! Throw 2♦"].intent == Pressing((Gin(plain_card("2d"), FOUR_KINGS),))


def test_whoever_could_go_gin_is_told_so_before_a_knock() -> None:
    screen = draw(hand_after(SOUTH, *GIN[:-1]), look=Look("knock"))

    assert text("knock-gin-possible") in set(every_text(screen))


def test_a_card_that_makes_gin_says_so() -> None:
    view = hand_after(SOUTH, *GIN[:-1])
    screen = draw(view, look=Look("knock"))

    assert faces(screen)["2♦"].hint == text("hint-gin", card=plain_card("2d"))


def test_other_ways_to_lay_out_come_one_after_the_other_and_begin_again() -> None:
    view = hand_after(SOUTH, *GIN[:-1])
    start = draw(view, look=Look("knock", "gin"))
    screen, seen = start, 0
    while True:
        look = buttons(screen)["Regroup"].intent
        assert isinstance(look, Look)
        screen, seen = draw(view, look=look), seen + 1
        if screen == start:
            break

    assert seen > 1


def test_without_a_knock_to_make_the_hand_is_shown() -> None:
    view = hand_after(SOUTH, *DEALT, Play(SOUTH, (DrawDiscard(),)))

    assert draw(view, look=Look("knock")) == hand_screen(view)


def test_without_a_round_the_hand_is_shown() -> None:
    view = hand_after(SOUTH, Accept(BEN))

    assert draw(view, look=Look("knock")) == hand_screen(view)
    assert draw(view, look=Look("defend")) == hand_screen(view)


def test_a_hand_laid_down_as_dealt_throws_no_card() -> None:
    screen = FREE.hand(SOUTH, Look("knock"))

    confirm = buttons(screen)["Lay down my hand as dealt, with 30 points"]
    assert confirm.intent == Pressing((Declare(FREE_MELDS),))
    assert confirm.style == "danger"
    assert text("row-to-throw") not in set(every_text(screen))
    assert faces(screen) == {}


def test_a_hand_can_be_laid_down_as_dealt_in_other_ways() -> None:
    look = buttons(FREE.hand(SOUTH, Look("knock")))["Regroup"].intent
    assert isinstance(look, Look)

    other = buttons(FREE.hand(SOUTH, look))

    assert "Lay down my hand as dealt, with 30 points" not in other
    assert any(label.startswith("Lay down my hand as dealt") for label in other)


def test_gin_as_dealt_is_called_gin() -> None:
    assert "Gin! Lay down my hand as dealt" in buttons(DEALT_GIN.hand(SOUTH, Look("knock")))


def test_big_gin_is_confirmed_with_all_eleven_cards_in_sight() -> None:
    screen = BIG.hand(SOUTH, Look("knock", "big"))

    confirm = buttons(screen)["Big gin! Lay down all eleven cards"]
    assert confirm.intent == Pressing((BIG_GIN,))
    assert confirm.style == "danger"
    assert len(faces(screen)) == 11


def test_plain_gin_stays_possible_beside_big_gin_and_each_is_told() -> None:
    big, plain = BIG.hand(SOUTH, Look("knock", "big")), BIG.hand(SOUTH, Look("knock", "gin"))

    assert faces(big)["7♠"].hint == text("hint-gin", card=plain_card("7s"))
    assert text("knock-big-gin-possible") in set(every_text(plain))
    assert "Gin! Throw 9♣" in buttons(plain)


def test_whoever_could_lay_down_eleven_may_play_on() -> None:
    screen = BIG.hand(SOUTH)

    assert faces(screen)["9♣"].intent == Pressing((Discard(plain_card("9c")),))


def test_where_only_gin_counts_a_card_that_makes_none_says_so() -> None:
    shown = faces(ACE.hand(SOUTH, Look("knock", "gin")))

    assert shown["4♠"].hint == text("hint-no-gin", card=plain_card("4s"))


def test_a_choice_of_a_button_is_never_read_as_a_card_and_melds() -> None:
    # "gin" would be the code of a seven and of three tens.
    hand = "7h Tc Td Th 2c 4c 6c 8d Qd Kh"
    against = "9s 3s 5s 8s Js Qs 3d 5d Jd Jh"
    story = Story(Rules("remik_free"), dealt(hand, against), (*START, *drawn()))

    gin, knock = (story.hand(SOUTH, Look("knock", choice)) for choice in ("gin", ""))

    assert gin == knock
