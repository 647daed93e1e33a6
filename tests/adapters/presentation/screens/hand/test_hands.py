"""One's own hand: what can be pressed, and what the cards say."""

from dataclasses import replace
from typing import Final

import pytest

from adapters.presentation.catalog import card_sign
from adapters.presentation.screen import CardRow, Line, Screen
from adapters.presentation.screens import board_screen, draw, hand_screen
from adapters.presentation.texts import Name, text
from engine.cards.mask import mask_of
from engine.match.actions import (
    Accept,
    Action,
    BeReady,
    OfferAbort,
    OfferRematch,
    Play,
    Resign,
)
from engine.match.boards import HandView
from engine.round.moves import Discard, DrawDiscard, DrawStock, Pass
from engine.service.intents import Ask, Look
from engine.service.intents import Play as Pressing
from tests.adapters.presentation.paper import buttons, faces, on_paper, said
from tests.adapters.presentation.scenes import (
    COMPUTER,
    DEALT,
    DRAWN,
    ENDED,
    GIN,
    KNOCKED,
    PASSES,
    board_after,
    hand_after,
)
from tests.builders import BEN, NORTH, SOUTH, plain_card


def _enabled(view: HandView, look: Look | None = None) -> set[str]:
    screen = draw(view, look=look)
    return {label for label, button in buttons(screen).items() if button.enabled}


def test_a_hand_is_headed_by_the_other_and_the_place() -> None:
    assert (
        said(hand_screen(hand_after(SOUTH, *DEALT)).title) == "Your hand against Ada · The Parlour"
    )


def test_a_private_hand_is_headed_by_the_other_alone() -> None:
    view = hand_after(NORTH, opening=COMPUTER)

    assert said(hand_screen(view).title) == "Your hand against the computer (casual)"


def test_the_first_upcard_can_be_taken_or_left_but_the_stock_not_drawn_from() -> None:
    enabled = _enabled(hand_after(SOUTH, *DEALT))

    assert {"Take J♣", "Leave it"} <= enabled
    assert "Draw" not in enabled


def test_after_two_passes_only_the_stock_is_left() -> None:
    enabled = _enabled(hand_after(SOUTH, *DEALT, *PASSES))

    assert "Draw" in enabled
    assert not {"Take J♣", "Leave it"} & enabled


def test_a_draw_button_plays_its_move() -> None:
    shown = buttons(hand_screen(hand_after(SOUTH, *DEALT)))

    assert shown["Take J♣"].intent == Pressing((DrawDiscard(),))
    assert shown["Leave it"].intent == Pressing((Pass(),))
    assert shown["Draw"].intent == Pressing((DrawStock(),))


def test_every_card_can_be_thrown_after_drawing() -> None:
    shown = faces(hand_screen(hand_after(SOUTH, *DRAWN)))

    assert len(shown) == 11
    assert shown["Q♦"].intent == Pressing((Discard(plain_card("Qd")),))


def test_the_card_just_taken_can_not_go_back_and_says_why() -> None:
    view = hand_after(SOUTH, *DEALT, Play(SOUTH, (DrawDiscard(),)))

    jack = faces(hand_screen(view))["J♣"]

    assert jack.intent is None
    assert jack.hint == text("hint-taken")


def test_the_card_just_drawn_is_marked() -> None:
    shown = faces(hand_screen(hand_after(SOUTH, *DRAWN)))

    assert [sign for sign, face in shown.items() if face.mark == "drawn"] == ["9♣"]


@pytest.mark.parametrize(
    ("order", "deadwood"),
    [
        ("suit", "8♣ J♦ 3♠ 7♠ 9♠ J♠ K♠"),
        ("rank", "3♠ 7♠ 8♣ 9♠ J♦ J♠ K♠"),
        ("odd", "8♣ J♦ 3♠ 7♠ 9♠ J♠ K♠"),
    ],
)
def test_deadwood_is_sorted_as_its_holder_likes(order: str, deadwood: str) -> None:
    screen = hand_screen(hand_after(NORTH, *DEALT), order)

    rows = [
        block for block in screen.blocks if isinstance(block, CardRow) and block.mark == "deadwood"
    ]
    assert " ".join(card_sign(face.card) for face in rows[0].cards) == deadwood


def test_sorting_offers_the_other_order() -> None:
    view = hand_after(SOUTH, *DEALT)

    assert buttons(hand_screen(view, "suit"))["Sort by rank"].intent == Ask("sort_rank")
    assert buttons(hand_screen(view, "rank"))["Sort by suit"].intent == Ask("sort_suit")


def test_knocking_waits_for_a_discard_that_allows_it() -> None:
    view = hand_after(SOUTH, *DEALT, Play(SOUTH, (DrawDiscard(),)))

    knock = buttons(hand_screen(view))["Knock"]

    assert not knock.enabled
    assert knock.why == text("why-no-knock", limit=10)


def test_knocking_is_offered_when_some_discard_allows_it() -> None:
    shown = buttons(hand_screen(hand_after(SOUTH, *DRAWN)))

    assert shown["Knock"].enabled
    assert shown["Knock"].intent == Look("knock")
    assert shown["Gin"].why == text("why-no-gin")


@pytest.mark.parametrize(
    "view",
    [
        pytest.param(hand_after(SOUTH, *DEALT), id="at the upcard"),
        pytest.param(hand_after(SOUTH, *DEALT, *PASSES), id="before drawing"),
        pytest.param(hand_after(NORTH, *KNOCKED), id="answering a knock"),
    ],
)
@pytest.mark.parametrize("label", ["Knock", "Gin"])
def test_where_no_card_may_be_thrown_no_card_is_blamed(view: HandView, label: str) -> None:
    assert buttons(hand_screen(view))[label].why == text("why-not-now")


def test_gin_is_offered_when_some_discard_allows_it() -> None:
    assert buttons(hand_screen(hand_after(SOUTH, *GIN[:-1])))["Gin"].intent == Look("knock", "gin")


def test_whoever_waits_is_told_whose_turn_it_is() -> None:
    screen = hand_screen(hand_after(NORTH, *DRAWN))

    assert screen.blocks[0] == Line(text("turn-discarding", name=Name("Ben")), "strong")
    assert buttons(screen)["Draw"].why == text("why-not-your-turn")


def test_equally_good_ways_to_lay_a_hand_out_come_one_after_the_other() -> None:
    view = holding("7c 7d 7h 6h 8h Kc Ks 2d 4c 5s")
    first = hand_screen(view)

    second = otherwise(view, first)
    third = otherwise(view, second)

    assert "Set: 7♣ 7♦ 7♥" in on_paper(first)
    assert "Run: 6♥ 7♥ 8♥" in on_paper(second)
    assert third == first


def holding(cards: str) -> HandView:
    """Ada's hand after the deal, had she been dealt these cards."""
    view = hand_after(NORTH, *DEALT)
    assert view.round is not None
    hand = tuple(map(plain_card, cards.split()))
    return replace(view, round=replace(view.round, hand=hand, mask=mask_of(hand)))


def otherwise(view: HandView, screen: Screen) -> Screen:
    """The screen after a press on the button that lays the hand out otherwise."""
    look = buttons(screen)["Regroup"].intent
    assert isinstance(look, Look)
    return draw(view, look=look)


def test_between_rounds_one_can_get_ready() -> None:
    ready = buttons(hand_screen(hand_after(NORTH, *ENDED)))["Ready"]

    assert ready.enabled
    assert ready.intent == Ask("ready")


def test_whoever_is_ready_waits() -> None:
    ready = buttons(hand_screen(hand_after(NORTH, *ENDED, BeReady(NORTH))))["Ready"]

    assert not ready.enabled
    assert ready.why == text("why-ready-already")


def test_after_the_match_a_rematch_is_offered_and_nothing_else() -> None:
    enabled = _enabled(hand_after(NORTH, *ENDED, Resign(SOUTH)))

    assert enabled == {"Rematch", "Sort by rank", "Rules"}


def test_whoever_offered_a_rematch_waits() -> None:
    view = hand_after(NORTH, *ENDED, Resign(SOUTH), OfferRematch(NORTH))

    assert buttons(hand_screen(view))["Rematch"].why == text("why-rematch-offered")


OFFERED_IN: Final = (
    pytest.param((Accept(BEN),), id="before the deal"),
    pytest.param(DEALT, id="at the upcard"),
    pytest.param(DRAWN, id="before a discard"),
    pytest.param(KNOCKED, id="after a knock"),
    pytest.param(ENDED, id="between rounds"),
)
ANY_LOOK: Final = (
    None,
    *(Look(name) for name in ("hand", "knock", "defend", "resign", "abort")),
)


@pytest.mark.parametrize("actions", OFFERED_IN)
@pytest.mark.parametrize("look", ANY_LOOK)
@pytest.mark.parametrize(("seat", "other"), [(NORTH, SOUTH), (SOUTH, NORTH)])
def test_an_offer_to_call_the_match_off_is_answered_on_every_screen_of_the_hand(
    actions: tuple[Action, ...], look: Look | None, seat: int, other: int
) -> None:
    screen = draw(hand_after(seat, *actions, OfferAbort(other)), look=look)

    answers = [(button.intent, button.enabled) for button in screen.rows[-1]]
    assert answers == [(Ask("agree_abort"), True), (Ask("refuse_abort"), True)]
    assert "offers to call the match off." in on_paper(screen)


@pytest.mark.parametrize("actions", OFFERED_IN)
@pytest.mark.parametrize("look", ANY_LOOK)
def test_whoever_offered_can_take_it_back_on_every_screen_of_the_hand(
    actions: tuple[Action, ...], look: Look | None
) -> None:
    shown = buttons(draw(hand_after(SOUTH, *actions, OfferAbort(SOUTH)), look=look))

    assert shown["Take my offer back"].intent == Ask("refuse_abort")
    assert not shown["Agree to call it off"].enabled


def test_the_one_who_cut_higher_chooses_the_dealer() -> None:
    chooser = _enabled(hand_after(SOUTH, Accept(BEN)))
    other = _enabled(hand_after(NORTH, Accept(BEN)))

    assert {"I deal first", "They deal first"} <= chooser
    assert not {"I deal first", "They deal first"} & other


def test_before_anybody_accepts_a_hand_is_the_challenge() -> None:
    assert hand_screen(hand_after(NORTH)) == board_screen(board_after())


def test_a_knocker_sees_what_the_other_answers_to() -> None:
    screen = hand_screen(hand_after(SOUTH, *KNOCKED))

    assert not screen.attention
    assert "Lay off" not in " ".join(buttons(screen))
