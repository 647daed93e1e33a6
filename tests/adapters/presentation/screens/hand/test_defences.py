"""The answer to a knock: in one press, or card by card."""

from adapters.presentation.screen import Screen
from adapters.presentation.screens import draw, hand_screen
from adapters.presentation.screens.hand.frames import melds_choice
from adapters.presentation.texts import text
from engine.match.boards import HandView
from engine.round.moves import LayOff, LayOut
from engine.service.intents import Look, Play
from tests.adapters.presentation.paper import buttons, faces
from tests.adapters.presentation.scenes import KNOCKED, LAID_OFF, OPEN_RUN, hand_after
from tests.builders import NORTH, plain_card, some_melds


def defending() -> HandView:
    """Ada must answer Ben's knock; four of her cards fit his melds."""
    return hand_after(NORTH, *KNOCKED)


def pressed(view: HandView, screen: Screen, sign: str) -> Screen:
    """The screen after a press on a card."""
    look = faces(screen)[sign].intent
    assert isinstance(look, Look)
    return draw(view, look=look)


def answer(screen: Screen) -> Play:
    """What the confirming button would play."""
    intent = screen.rows[3][0].intent
    assert isinstance(intent, Play)
    return intent


def test_the_best_answer_takes_one_press() -> None:
    confirm = buttons(hand_screen(defending()))["Lay off 3♠ 7♠ 9♠ K♠, stay with 28 points"]

    assert isinstance(confirm.intent, Play)
    assert set(confirm.intent.moves) == {*LAID_OFF, LayOut(OPEN_RUN)}
    assert confirm.style == "danger"


def test_a_card_can_be_kept_back() -> None:
    view = defending()

    screen = pressed(view, hand_screen(view), "9♠")

    assert LayOff(plain_card("9s"), 0) not in answer(screen).moves
    assert len(answer(screen).moves) == 4


def test_a_card_kept_back_can_be_laid_off_again() -> None:
    view = defending()
    kept = pressed(view, hand_screen(view), "9♠")

    screen = pressed(view, kept, "9♠")

    assert set(answer(screen).moves) == set(answer(hand_screen(view)).moves)


def test_nothing_at_all_can_be_laid_off() -> None:
    view = defending()
    screen = hand_screen(view)
    for sign in ("3♠", "7♠", "9♠", "K♠"):
        screen = pressed(view, screen, sign)

    assert answer(screen).moves == (LayOut(OPEN_RUN),)
    assert "Lay down my hand with 57 points" in buttons(screen)


def test_a_card_that_fits_nowhere_says_so() -> None:
    jack = faces(hand_screen(defending()))["J♦"]

    assert jack.intent is None
    assert jack.hint == text("hint-no-layoff", card=plain_card("Jd"))


def test_the_own_cards_can_be_laid_out_otherwise() -> None:
    view = defending()
    look = buttons(hand_screen(view))["Regroup"].intent
    assert isinstance(look, Look)

    assert answer(draw(view, look=look)).moves[-1] == LayOut(())


def test_the_way_back_to_the_best_answer_is_one_press() -> None:
    view = defending()
    best = hand_screen(view)

    back = buttons(pressed(view, best, "9♠"))["Best answer"]

    assert back.enabled
    assert back.intent == Look("defend")
    assert draw(view, look=back.intent) == best


def test_at_the_best_answer_there_is_no_way_back() -> None:
    assert buttons(hand_screen(defending()))["Best answer"].why == text("why-best-already")


def test_own_melds_that_the_hand_does_not_hold_give_way_to_its_best() -> None:
    view = defending()
    others = Look("defend", f".{melds_choice(some_melds('As 2s 3s'))}")

    assert answer(draw(view, look=others)).moves == (LayOut(OPEN_RUN),)


def test_a_half_made_answer_fits_a_button() -> None:
    view = defending()
    screen = hand_screen(view)

    looks = [face.intent for face in faces(screen).values() if isinstance(face.intent, Look)]

    assert max(len(look.choice) for look in looks) <= 24
