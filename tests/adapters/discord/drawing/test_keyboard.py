"""The buttons under a message: the hand above, each in its place, and what rests."""

from collections import defaultdict
from dataclasses import replace
from itertools import product

import pytest
from discord import ButtonStyle

from adapters.discord.drawing.keyboard import AGAIN
from adapters.discord.drawing.message import Choice, Key, Rendered
from adapters.presentation.screen import Button, Face, Screen
from adapters.presentation.screens import draw, hand_screen
from adapters.presentation.screens.hand.faces import Taste
from adapters.presentation.texts import text
from adapters.presentation.tokens import Pressed
from engine.match.actions import Action, OfferAbort
from engine.match.boards import HandView, hand_view
from engine.match.rules import Rules
from engine.round.moves import DRAW_STOCK, Discard
from engine.service.intents import Ask, Look, Play
from tests.adapters.discord.drawings import (
    ADA,
    CHANNEL,
    PICTURED,
    TOKENS,
    keys_of,
    labels_of,
    shown,
)
from tests.adapters.presentation.random_play import by_any_rules, game_of, is_dangerous, moments
from tests.adapters.presentation.scenes import DRAWN, ENDED, KNOCKED, hand_after
from tests.builders import NORTH, SOUTH, plain_card

TITLE = text("help-title")
READY = Button(text("button-ready"), Ask("ready"))
DANGER = Button(text("confirm-resign"), Ask("resign"), "danger")
LOOKS = (
    None,
    Look("knock"),
    Look("knock", "gin"),
    Look("defend"),
    Look("resign"),
    Look("abort"),
)
Spot = tuple[int, int]


def key_of(message: Rendered, label: str) -> Key:
    """The one button of this label."""
    (found,) = (key for key in keys_of(message) if key.label == label)
    return found


def pressed(message: Rendered, label: str) -> Pressed:
    """What a press on the button of this label asks."""
    return TOKENS.decode(key_of(message, label).carried, ADA)


def test_ten_cards_are_two_lines_of_five_with_room_for_one_more() -> None:
    labels = labels_of(shown(hand_screen(hand_after(NORTH, *DRAWN))))

    assert labels[:3] == [
        ["8♣", "J♦", "3♠", "7♠", "9♠"],
        ["J♠", "K♠", "·5♥·", "·6♥·", "·7♥·"],
        ["·"],
    ]


def test_the_eleventh_card_comes_where_room_was_held() -> None:
    labels = labels_of(shown(hand_screen(hand_after(SOUTH, *DRAWN))))

    assert labels[:3] == [
        ["[9♣]", "·K♣·", "2♦", "·9♦·", "Q♦"],
        ["·K♦·", "·4♠·", "·5♠·", "·6♠·", "·9♥·"],
        ["·K♥·"],
    ]
    assert labels[3][0] == "Draw"


def test_the_moves_stand_still_while_cards_come_and_go() -> None:
    ten, eleven = (
        labels_of(shown(hand_screen(hand_after(seat, *DRAWN)))) for seat in (NORTH, SOUTH)
    )

    assert [line[0] for line in ten[3:6]] == [line[0] for line in eleven[3:6]]
    assert len(ten) == len(eleven)


@pytest.mark.parametrize("choice", ["", "gin"])
def test_cards_keep_their_places_before_a_knock(choice: str) -> None:
    view = hand_after(SOUTH, *DRAWN)

    plain, asked = (
        [label.strip("[]+\u2212·") for row in labels_of(shown(screen))[:3] for label in row]
        for screen in (hand_screen(view), draw(view, look=Look("knock", choice)))
    )

    assert asked == plain


def test_a_card_shows_by_style_and_by_sign_where_it_belongs() -> None:
    knock = shown(draw(hand_after(SOUTH, *DRAWN), look=Look("knock")))
    answer = shown(hand_screen(hand_after(NORTH, *KNOCKED)))

    styles = {key.label: key.style for key in keys_of(knock)}
    assert styles["·K♣·"] == ButtonStyle.success
    assert styles["[9♣]"] == ButtonStyle.primary
    assert styles["\u2212Q♦"] == ButtonStyle.danger
    assert styles["2♦"] == ButtonStyle.secondary
    assert key_of(answer, "+3♠").style == ButtonStyle.primary


def test_a_card_has_its_picture_beside_its_words() -> None:
    message = shown(hand_screen(hand_after(SOUTH, *DRAWN)), renderer=PICTURED)

    face = key_of(message, "Q♦").face

    assert face is not None
    assert face.name.startswith("dw_qd_")


def test_a_card_that_can_be_thrown_carries_its_discard() -> None:
    screen = hand_screen(hand_after(SOUTH, *DRAWN))

    found = pressed(shown(screen), "Q♦")

    assert found == Pressed(Play((Discard(plain_card("Qd")),)), screen.table, screen.version)


def test_whoever_wants_to_be_asked_is_asked_by_a_card() -> None:
    message = shown(draw(hand_after(SOUTH, *DRAWN), Taste(asks_discard=True)))

    found = pressed(message, "Q♦")

    assert isinstance(found.intent, Look)
    assert found.intent.screen == "discard"


def test_a_card_that_does_nothing_can_not_be_pressed() -> None:
    key = key_of(shown(hand_screen(hand_after(NORTH, *DRAWN))), "8♣")

    assert not key.enabled
    assert not key.carried.startswith("1")


def test_a_button_that_waits_stays_and_the_words_say_why() -> None:
    why = text("why-not-your-turn")
    waiting = Button(text("button-draw"), Play((DRAW_STOCK,)), enabled=False, why=why)

    message = shown(Screen(TITLE, (), ((waiting, READY),)))

    assert labels_of(message) == [["Draw", "Ready"]]
    assert not key_of(message, "Draw").enabled
    assert message.texts[-1].endswith("\n-# Draw: It is not your turn.")


@pytest.mark.parametrize(("sets_up", "told"), [(True, 3), (False, 2)])
def test_where_something_is_set_up_every_reason_is_told(*, sets_up: bool, told: int) -> None:
    reasons = [text(key) for key in ("why-not-your-turn", "why-no-page", "why-no-night")]
    row = tuple(Button(why, Ask("ready"), enabled=False, why=why) for why in reasons)

    message = shown(Screen(TITLE, (), (row,), buttons_first=sets_up))

    assert "\n".join(message.texts).count("-# ") == told


def test_what_is_chosen_needs_no_reason() -> None:
    label = text("setup-chosen", choice=text("button-ready"))
    chosen = Button(label, Ask("ready"), enabled=False, why=text("why-not-your-turn"))

    message = shown(Screen(TITLE, (), ((chosen,),)))

    assert "turn" not in message.texts[-1]


def test_equal_buttons_carry_the_same_and_are_told_apart() -> None:
    message = shown(Screen(TITLE, (), ((READY, READY, READY),), "t1", 7))

    first, second, third = (key.carried for key in keys_of(message))

    assert (second, third) == (f"{first}{AGAIN}2", f"{first}{AGAIN}3")


def test_a_button_of_another_table_carries_that() -> None:
    other = Button(text("button-ready"), Ask("ready"), table="t2", version=9)

    found = pressed(shown(Screen(TITLE, (), ((other,),), "t1", 7)), "Ready")

    assert found == Pressed(Ask("ready"), "t2", 9)


def test_a_long_list_is_a_menu() -> None:
    label = text("setup-chosen", choice=text("button-rules"))
    chosen = Button(label, Ask("ready"), "primary", enabled=False)

    first, second, menu = shown(
        Screen(TITLE, (), ((READY,), (DANGER,), (READY,) * 5 + (chosen,)))
    ).lines

    assert isinstance(menu, Choice)
    assert (menu.shown, len(menu.options)) == ("✓ Rules", 5)
    assert not isinstance(first, Choice)
    assert not isinstance(second, Choice)


def test_more_than_a_menu_holds_are_two_menus() -> None:
    lines = shown(Screen(TITLE, (), ((READY,) * 13, (READY,) * 13))).lines

    sizes = [len(line.options) for line in lines if isinstance(line, Choice)]
    assert sizes == [25, 1]
    assert len({line.carried for line in lines if isinstance(line, Choice)}) == 2


def test_buttons_that_do_not_fit_are_menus() -> None:
    rows = ((READY, DANGER), *(((READY, READY),) * 14))

    message = shown(Screen(TITLE, (), rows))

    kinds = [isinstance(line, Choice) for line in message.lines]
    assert kinds == [False, True, True]


def test_a_row_of_the_size_of_a_line_is_buttons() -> None:
    (line,) = shown(Screen(TITLE, (), ((READY,) * 5,))).lines

    assert len(labels_of(Rendered(lines=(line,)))[0]) == 5
    assert not isinstance(line, Choice)


def test_a_long_row_with_something_that_stands_out_is_in_even_lines() -> None:
    labels = labels_of(shown(Screen(TITLE, (), ((READY,) * 5 + (DANGER,),))))

    assert [len(line) for line in labels] == [3, 3]


def test_a_hand_of_any_size_takes_three_lines() -> None:
    ranks = "A23456789TJQK"
    hands = [tuple(Face(plain_card(f"{rank}h")) for rank in ranks[:size]) for size in (4, 10, 13)]

    sizes = [
        [len(line) for line in labels_of(shown(Screen(TITLE, (), hand=hand)))] for hand in hands
    ]

    assert sizes == [[4, 1, 1], [5, 5, 1], [5, 5, 3]]


def test_an_empty_row_is_left_out() -> None:
    assert labels_of(shown(Screen(TITLE, (), ((READY,), (), (READY,))))) == [["Ready"], ["Ready"]]


def test_an_empty_row_above_something_dangerous_holds_its_place() -> None:
    labels = labels_of(shown(Screen(TITLE, (), ((READY,), (), (DANGER,)))))

    assert labels == [["Ready"], ["·"], ["Yes, I resign"]]


def test_a_place_for_a_question_is_held_below_every_hand_that_may_be_asked() -> None:
    view = hand_after(SOUTH, *DRAWN)

    plain, asked = (labels_of(shown(draw(view, look=look))) for look in (None, Look("knock")))

    assert plain[-1] == ["·"]
    assert asked[-1] == ["Knock with 2, throw Q♦", "Back"]
    assert len(plain) == len(asked)


def test_no_place_is_held_where_everybody_reads_it() -> None:
    labels = labels_of(shown(hand_screen(hand_after(SOUTH, *DRAWN)), scope=CHANNEL))

    assert labels[-1] != ["·"]


def test_an_offer_never_stands_where_a_question_is_confirmed() -> None:
    asked = draw(hand_after(SOUTH, *DRAWN), look=Look("knock"))
    offered = hand_screen(hand_after(SOUTH, *DRAWN, OfferAbort(NORTH)))

    at = labels_of(shown(asked)).index(["Knock with 2, throw Q♦", "Back"])

    labels = labels_of(shown(offered))
    assert labels[at] == ["·"]
    assert labels[at + 1] == ["Agree to call it off", "Play on"]


def spots(message: Rendered) -> dict[Spot, bool]:
    """What can be pressed where, and whether it ends a round or a match."""
    found = {}
    for line, keys in enumerate(message.lines):
        assert not isinstance(keys, Choice)
        for column, key in enumerate(keys):
            if key.enabled:
                intent = TOKENS.decode(key.carried.split(AGAIN)[0], ADA).intent
                found[line, column] = is_dangerous(intent)
    return found


@by_any_rules
def test_what_ends_a_round_never_comes_where_anything_else_was(rules: Rules) -> None:
    kinds: dict[tuple[bool, int, int], set[bool]] = defaultdict(set)
    for table in moments(rules):
        for seat, look in product((NORTH, SOUTH), LOOKS):
            view = hand_view(table, game_of(rules), seat)
            screen = draw(view, look=look)
            for spot, dangerous in spots(shown(screen)).items():
                kinds[bool(screen.hand), *spot].add(dangerous)

    assert {spot for spot, found in kinds.items() if len(found) > 1} == set()


def heights(view: HandView) -> set[int]:
    """How many lines of buttons a hand has, whatever is asked about it."""
    return {len(shown(draw(view, look=look)).lines) for look in LOOKS}


@pytest.mark.parametrize("story", [DRAWN, KNOCKED, ENDED, (*DRAWN, OfferAbort(NORTH))])
@pytest.mark.parametrize("seat", [NORTH, SOUTH])
def test_no_question_moves_a_button_up_or_down(seat: int, story: tuple[Action, ...]) -> None:
    view = hand_after(seat, *story)

    assert len(heights(view)) == 1


def test_nothing_to_press_is_no_line() -> None:
    assert shown(Screen(TITLE, ())).lines == ()


def test_no_way_into_a_private_chat_is_shown() -> None:
    screen = Screen(TITLE, (), ((READY,),), "t1", 7, door=text("button-my-hand"))

    assert labels_of(shown(screen, scope=CHANNEL)) == [["Ready"]]


def test_a_rest_is_a_rest_in_any_style() -> None:
    resting = replace(READY, style="primary", enabled=False)

    key = key_of(shown(Screen(TITLE, (), ((resting,),))), "Ready")

    assert (key.style, key.enabled) == (ButtonStyle.primary, False)
