"""What was typed into moves: the recommended arrangement, and what is asked first."""

from dataclasses import replace

import pytest

from adapters.presentation.typed import (
    Leaving,
    Typed,
    WhichMeld,
    WhichWay,
    WrongUpcard,
    meant_by,
    read_typed,
)
from adapters.presentation.typed.moves import Meant, Moves
from engine.cards.melds import parse_meld
from engine.match.rules import Rules
from engine.round.moves import (
    DRAW_DISCARD,
    DRAW_STOCK,
    PASS,
    BigGin,
    Declare,
    Discard,
    Gin,
    Knock,
    LayOff,
    LayOut,
)
from engine.round.play import play
from engine.round.state import FirstTurn
from engine.round.variant import Variant
from engine.round.views import PlayerView, player_view
from engine.variants.gin import CLASSIC
from engine.variants.house import variant_of
from tests.builders import NORTH, SOUTH, a_round, plain_card, some_melds

KNOCKER = "4s 5s 6s Kh Kd Kc 9h 9d 9c 2d Qd"
"""Knocks with two points when the queen goes, with ten when the two does."""
ANY_GIN = "4s 5s 6s 7s Kh Kd Kc 9h 9d 9c 9s"
BIG_GIN = variant_of(Rules("classic", options=(("big_gin_bonus", 31),)))
REMIK = variant_of(Rules("remik"))
FREE_REMIK = variant_of(Rules("remik_free"))
GIN_AS_DEALT = "4s 5s 6s 7s Kh Kd Kc 9h 9d 9c"
CLOSING = ["done", "всё", "болды"]


def _hand(cards: str, variant: Variant = CLASSIC, upcard: str = "") -> PlayerView:
    return player_view(variant, a_round(cards, upcard=upcard), NORTH)


def _first(cards: str) -> PlayerView:
    """A hand as dealt that may be laid down whatever it leaves."""
    state = replace(a_round(cards, upcard="3h"), knock_limit=None).in_phase(FirstTurn(NORTH))
    return player_view(FREE_REMIK, state, NORTH)


def _answering(defender: str, knocker: str = KNOCKER, thrown: str = "Qd") -> PlayerView:
    """The hand of somebody who has to answer a knock."""
    state = a_round(knocker, defender)
    (knock,) = _meant(player_view(CLASSIC, state, NORTH), f"knock {thrown}")
    return player_view(CLASSIC, play(CLASSIC, state, NORTH, knock).state, SOUTH)


def _meant(hand: PlayerView, line: str) -> Moves:
    meant = _asked(hand, line)
    assert isinstance(meant, tuple)
    return meant


def _asked(hand: PlayerView, line: str) -> Meant:
    typed = read_typed(line)
    assert isinstance(typed, Typed)
    return meant_by(hand, typed)


@pytest.mark.parametrize(
    ("line", "move"),
    [("draw", DRAW_STOCK), ("take", DRAW_DISCARD), ("pass", PASS), ("take 3h", DRAW_DISCARD)],
)
def test_a_draw_is_what_it_says(line: str, move: object) -> None:
    hand = _hand(" ".join(KNOCKER.split()[:10]), upcard="3h")

    assert _meant(hand, line) == (move,)


def test_another_card_than_the_upcard_is_not_taken() -> None:
    hand = _hand(" ".join(KNOCKER.split()[:10]), upcard="3h")

    assert _asked(hand, "take 3d") == WrongUpcard(plain_card("3d"), plain_card("3h"))


@pytest.mark.parametrize("line", ["Qd", "throw Qd"])
def test_a_card_alone_is_thrown(line: str) -> None:
    assert _meant(_hand(KNOCKER), line) == (Discard(plain_card("Qd")),)


@pytest.mark.parametrize("line", ["Qd 2d", "Qd to 1", "lay off"])
def test_what_makes_no_sense_in_ones_turn_is_no_move(line: str) -> None:
    assert _asked(_hand(KNOCKER), line) is None


def test_a_knock_is_laid_out_as_recommended() -> None:
    hand = _hand(KNOCKER)

    (knock,) = _meant(hand, "knock Qd")

    assert knock == next(
        move for move in hand.moves if isinstance(move, Knock) and move.card is plain_card("Qd")
    )


def test_a_knock_that_leaves_nothing_is_gin() -> None:
    (gin,) = _meant(_hand(ANY_GIN), "knock 9s")

    assert isinstance(gin, Gin)
    assert gin.card is plain_card("9s")


def test_a_knock_without_a_card_asks_which_if_there_are_several() -> None:
    assert _asked(_hand(KNOCKER), "knock") == WhichWay("knock")


def test_a_knock_without_a_card_needs_none_if_there_is_but_one() -> None:
    (knock,) = _meant(_hand("4s 5s 6s 7s Kh Kd Kc Ks 8d 2c Qd"), "knock")

    assert isinstance(knock, Knock)


@pytest.mark.parametrize(("line", "kind"), [("knock", Knock), ("gin", Gin)])
def test_what_can_not_be_done_is_tried_with_the_least_deadwood(
    line: str, kind: type[Knock | Gin]
) -> None:
    hand = _hand("2s 5s 8s Kh Jd Qc 9h 7d 3c Ad Td")

    (move,) = _meant(hand, line)

    assert isinstance(move, kind)
    assert move.card is plain_card("Kh")
    assert move.melds == ()


@pytest.mark.parametrize(("line", "kind"), [("knock As", Knock), ("gin As", Gin)])
def test_a_card_that_one_does_not_hold_is_left_to_the_rules(
    line: str, kind: type[Knock | Gin]
) -> None:
    (move,) = _meant(_hand(KNOCKER), line)

    assert isinstance(move, kind)
    assert move.card is plain_card("As")


@pytest.mark.parametrize("line", ["gin", "gin 9s"])
def test_gin_throws_a_card_that_gives_it(line: str) -> None:
    (gin,) = _meant(_hand(ANY_GIN), line)

    assert gin in _hand(ANY_GIN).moves
    assert isinstance(gin, Gin)


def test_where_all_eleven_meld_gin_asks_whether_big_gin_is_meant() -> None:
    assert _asked(_hand(ANY_GIN, BIG_GIN), "gin") == WhichWay("gin")


@pytest.mark.parametrize("variant", [BIG_GIN, CLASSIC], ids=["played", "not played"])
def test_big_gin_lays_down_all(variant: Variant) -> None:
    (move,) = _meant(_hand(ANY_GIN, variant), "big gin")

    assert isinstance(move, BigGin)
    assert sum(len(meld.cards) for meld in move.melds) == 11


@pytest.mark.parametrize(
    "cards", ["4s 5s 6s Kh Kd Kc 9h 9d 9c 2d", "2s 5s 8s Kh Jd Qc 9h 7d 3c Ad"]
)
def test_a_hand_as_dealt_is_laid_down_as_recommended(cards: str) -> None:
    state = a_round(cards, upcard="3h").in_phase(FirstTurn(NORTH))
    hand = player_view(REMIK, state, NORTH)

    (move,) = _meant(hand, "lay down anyway")

    assert isinstance(move, Declare)
    assert move == next((way for way in hand.moves if isinstance(way, Declare)), move)


@pytest.mark.parametrize("line", ["lay down", "lay down as dealt", "открыть", "ашу"])
@pytest.mark.parametrize(
    ("cards", "points"),
    [("4s 5s 6s Kh Kd Kc 9h 9d 9c 2d", 2), ("2s 5s 8s Kh Jd Qc 9h 7d 3c Ad", 65)],
)
def test_a_hand_as_dealt_with_deadwood_is_asked_about(line: str, cards: str, points: int) -> None:
    assert _asked(_first(cards), line) == Leaving(points)


def test_gin_as_dealt_is_laid_down_at_once() -> None:
    (move,) = _meant(_first(GIN_AS_DEALT), "lay down")

    assert isinstance(move, Declare)


@pytest.mark.parametrize("line", CLOSING)
def test_a_closing_word_lays_nothing_down_in_a_first_turn(line: str) -> None:
    assert _asked(_first(GIN_AS_DEALT), line) is None


@pytest.mark.parametrize("line", CLOSING)
def test_a_closing_word_ends_an_answer(line: str) -> None:
    assert _meant(_answering("3s 7s Ks 9s 5h 6h 7h Js Jd 8c"), line) == (
        LayOut(some_melds("5h 6h 7h")),
    )


@pytest.mark.parametrize("line", ["3s", "lay off 3s"])
def test_a_card_is_laid_off_where_it_fits(line: str) -> None:
    hand = _answering("3s 7s Ks 9s 5h 6h 7h Js Jd 8c")

    (layoff,) = _meant(hand, line)

    assert isinstance(layoff, LayOff)
    assert hand.public.melds[layoff.meld] == parse_meld("4s-5s-6s")


def test_cards_are_laid_off_in_an_order_in_which_they_fit() -> None:
    hand = _answering("2s 3s Ks 9s 5h 6h 7h Js Jd 8c")

    layoffs = _meant(hand, "lay off 2s 3s Ks")

    assert [move.card for move in layoffs if isinstance(move, LayOff)] == [
        plain_card(card) for card in ("3s", "2s", "Ks")
    ]


def test_a_card_that_fits_two_melds_is_asked_about() -> None:
    hand = _answering("7s Ks 9s 5h 6h 8h Js Jd 8c 2c", "4s 5s 6s Kh Kd Kc 7h 7d 7c 2d Qd")

    asked = _asked(hand, "7s")

    assert isinstance(asked, WhichMeld)
    assert {meld for _, meld in asked.melds} == {parse_meld("4s-5s-6s"), parse_meld("7c-7d-7h")}


@pytest.mark.parametrize("number", [0, 1, 2])
def test_a_meld_is_named_by_its_number(number: int) -> None:
    hand = _answering("7s Ks 9s 5h 6h 8h Js Jd 8c 2c", "4s 5s 6s Kh Kd Kc 7h 7d 7c 2d Qd")

    (layoff,) = _meant(hand, f"7s to {number + 1}")

    assert layoff == LayOff(plain_card("7s"), number)


@pytest.mark.parametrize("cards", ["As", "3s As", "As 3s"])
def test_a_card_that_fits_nowhere_is_left_to_the_rules(cards: str) -> None:
    hand = _answering("3s 7s Ks 9s 5h 6h 7h Js Jd As")

    *_, last = _meant(hand, f"lay off {cards}")

    assert last == LayOff(plain_card("As"), 0)


def test_to_lay_off_nothing_in_particular_asks_what() -> None:
    assert _asked(_answering("3s 7s Ks 9s 5h 6h 7h Js Jd 8c"), "lay off") == WhichWay("lay_off")


def test_the_best_answer_lays_off_all_that_helps_and_lays_out_the_rest() -> None:
    *layoffs, last = _meant(_answering("3s 7s Ks 9s 5h 6h 7h Js Jd 8c"), "best")

    assert {move.card for move in layoffs if isinstance(move, LayOff)} == {
        plain_card(card) for card in ("3s", "7s", "9s", "Ks")
    }
    assert last == LayOut(some_melds("5h 6h 7h"))


def test_an_answer_without_layoffs_lays_the_hand_out() -> None:
    assert _meant(_answering("3s 7s Ks 9s 5h 6h 7h Js Jd 8c"), "lay down") == (
        LayOut(some_melds("5h 6h 7h")),
    )
