"""What was done, and what is asked back, in one line each."""

import pytest

from adapters.presentation.typed import (
    Doubt,
    Examples,
    Leaving,
    Typed,
    WhichMeld,
    WhichWay,
    WrongUpcard,
    meant_by,
    read_typed,
    told,
    where,
    which,
    which_card,
)
from adapters.presentation.typed.moves import Moves, Question
from engine.cards.melds import parse_meld
from engine.match.boards import BoardView, HandView
from engine.round.moves import BigGin, Declare, Knock, LayOff, LayOut
from engine.service.intents import Look
from tests.adapters.presentation.paper import said
from tests.adapters.presentation.scenes import (
    DEALT,
    DRAWN,
    FOUR_KINGS,
    GIN,
    KNOCKED,
    PASSES,
    board_after,
    hand_after,
)
from tests.builders import NORTH, SOUTH, plain_card

ENGLISH = Examples("en")


def _told(before: HandView, line: str, after: BoardView | HandView | None = None) -> str:
    typed = read_typed(line)
    assert isinstance(typed, Typed)
    assert before.round is not None
    moves = meant_by(before.round, typed)
    assert isinstance(moves, tuple)
    return said(told(moves, before.round, after or before, ENGLISH))


@pytest.mark.parametrize(
    ("before", "line", "sentence"),
    [
        (hand_after(SOUTH, *DEALT), "pass", "You left the upcard."),
        (hand_after(SOUTH, *DEALT), "take", "You took J♣."),
        (hand_after(SOUTH, *DRAWN), "Qd", "You threw Q♦."),
        (
            hand_after(SOUTH, *DRAWN),
            "knock Qd",
            "You knocked with 2 points and threw Q♦. Laid down: 9♣ 9♦ 9♥, K♣ K♦ K♥, 4♠ 5♠ 6♠. "
            "To lay out otherwise, use the Knock button next time.",
        ),
        (
            hand_after(SOUTH, *GIN[:-1]),
            "gin",
            "Gin! You threw 2♦. Laid down: 9♣ 9♦ 9♥, K♣ K♦ K♥ K♠, 4♠ 5♠ 6♠. "
            "To lay out otherwise, use the Gin button next time.",
        ),
        (
            hand_after(NORTH, *KNOCKED),
            "lay off 3s 7s",
            "You laid off 3♠ 7♠. When you are done, type “best”.",
        ),
        (
            hand_after(NORTH, *KNOCKED),
            "lay down",
            "You laid down your hand: 5♥ 6♥ 7♥, and 57 points of deadwood.",
        ),
        (
            hand_after(NORTH, *KNOCKED),
            "best",
            "You laid off 3♠ 7♠ 9♠ K♠ and laid down your hand: 5♥ 6♥ 7♥, "
            "and 28 points of deadwood.",
        ),
    ],
)
def test_what_was_done_is_told_in_one_line(before: HandView, line: str, sentence: str) -> None:
    assert _told(before, line) == sentence


def test_a_card_from_the_stock_is_named_to_whoever_drew_it() -> None:
    before, after = hand_after(SOUTH, *DEALT, *PASSES), hand_after(SOUTH, *DRAWN)

    assert _told(before, "draw", after) == "You drew 9♣."


def test_a_card_that_is_gone_already_is_not_named() -> None:
    before = hand_after(SOUTH, *DEALT, *PASSES)

    assert _told(before, "draw", board_after(*DRAWN)) == "That is done already."


@pytest.mark.parametrize(
    ("moves", "sentence"),
    [
        (
            (Knock(plain_card("Qd"), ()),),
            "You knocked with 74 points and threw Q♦. None of your cards are in melds.",
        ),
        (
            (Declare(()),),
            "You laid your hand down as dealt, without a meld: 84 points of deadwood.",
        ),
        ((LayOut(()),), "You laid down your hand, without a meld: 84 points of deadwood."),
        (
            (LayOff(plain_card("Qd"), 0), LayOut(())),
            "You laid off Q♦ and laid down your hand, without a meld: 74 points of deadwood.",
        ),
    ],
)
def test_a_hand_without_melds_is_told_without_them(moves: Moves, sentence: str) -> None:
    before = hand_after(SOUTH, *DRAWN).round
    assert before is not None

    assert said(told(moves, before, board_after(*DRAWN), ENGLISH)) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("ru", "Вы открыли карты без комбинаций: осталось 84 мёртвых очка."),
        ("kk", "Карталарыңызды комбинациясыз аштыңыз: артығы 84 ұпай."),
    ],
)
def test_no_meld_is_told_in_every_language(language: str, sentence: str) -> None:
    before = hand_after(SOUTH, *DRAWN).round
    assert before is not None

    answer = told((LayOut(()),), before, board_after(*DRAWN), Examples(language))

    assert said(answer, language) == sentence


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        (BigGin(FOUR_KINGS), "Big gin! Laid down: 9♣ 9♦ 9♥, K♣ K♦ K♥ K♠, 4♠ 5♠ 6♠."),
        (
            Declare(FOUR_KINGS),
            "You laid your hand down as dealt: 9♣ 9♦ 9♥, K♣ K♦ K♥ K♠, 4♠ 5♠ 6♠. "
            "To lay out otherwise, use the buttons next time.",
        ),
    ],
)
def test_other_ends_are_told_with_their_melds(move: BigGin | Declare, sentence: str) -> None:
    before = hand_after(SOUTH, *DRAWN).round
    assert before is not None

    assert said(told((move,), before, board_after(*DRAWN), ENGLISH)) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "“тh” could be more than one card: A♥ – “Ah”, 10♥ – “10h”."),
        ("ru", "«тh» — это может быть не одна карта: A♥ — «Тч», 10♥ — «10ч»."),
        ("kk", "«тh» бірнеше картаны білдіруі мүмкін: A♥ — «Тж», 10♥ — «10ж»."),
    ],
)
def test_a_doubt_names_each_card_with_words_that_mean_it(language: str, sentence: str) -> None:
    doubt = Doubt("тh", (plain_card("Ah"), plain_card("Th")))

    assert said(which_card(doubt, Examples(language)), language) == sentence


@pytest.mark.parametrize(
    ("meant", "sentence"),
    [
        (
            WrongUpcard(plain_card("3d"), plain_card("3h")),
            "3♦ does not lie open. To take 3♥, type “take”.",
        ),
        (
            WhichMeld(
                plain_card("7s"), ((0, parse_meld("4s-5s-6s")), (2, parse_meld("7c-7d-7h")))
            ),
            "7♠ fits more than one meld: 4♠ 5♠ 6♠ – “7s to 1”, 7♣ 7♦ 7♥ – “7s to 3”.",
        ),
        (
            WhichWay("knock"),
            "You may knock with more than one card. Choose below, or type “knock Qd”, “Qd”.",
        ),
        (
            WhichWay("gin"),
            "All eleven cards are in melds. Choose below, or type “knock Qd”, “Qd”.",
        ),
        (
            Leaving(65),
            "That would leave 65 points of deadwood. If you mean it, press the button below "
            "or type “yes lay down”.",
        ),
        (WhichWay("lay_off"), "Choose below what to lay off, or type “knock Qd”, “Qd”."),
    ],
)
def test_what_is_asked_back_shows_what_to_type(meant: Question, sentence: str) -> None:
    assert said(which(meant, hand_after(SOUTH, *DRAWN), ENGLISH)) == sentence


@pytest.mark.parametrize(
    ("meant", "look"),
    [
        (WhichWay("knock"), Look("knock")),
        (WhichWay("gin"), Look("knock", "gin")),
        (WhichWay("lay_off"), Look("defend")),
        (Leaving(65), Look("knock")),
        (WrongUpcard(plain_card("3d"), plain_card("3h")), None),
    ],
)
def test_where_buttons_can_answer_they_are_shown(meant: Question, look: Look | None) -> None:
    assert where(meant) == look
