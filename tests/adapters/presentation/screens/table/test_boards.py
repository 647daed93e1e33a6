"""The board: what everybody sees."""

from dataclasses import replace

import pytest

from adapters.presentation.screen import Backs, Grid, Screen
from adapters.presentation.screens import board_screen, result_screen, showdown_screen
from adapters.presentation.texts import text
from engine.match.actions import (
    Accept,
    BeReady,
    Decline,
    OfferAbort,
    OfferRematch,
    Play,
    Resign,
)
from engine.match.boards import BoardView
from engine.match.sheet import Settlement, SettlementLine
from engine.match.stages import Finished
from engine.round.outcome import Ending, Outcome
from engine.service.intents import Ask
from tests.adapters.presentation.paper import buttons, every_text, on_paper, said
from tests.adapters.presentation.scenes import (
    DEALT,
    DRAWN,
    ENDED,
    KNOCKED,
    LAID_OFF,
    LAYOFFS,
    NAMED,
    board_after,
    showdown_after,
)
from tests.builders import BEN, NORTH, SOUTH


def _lines(screen: Screen) -> list[str]:
    return on_paper(screen).split("\n")


def test_the_cuts_are_shown_while_the_dealer_is_chosen() -> None:
    lines = _lines(board_screen(board_after(Accept(BEN))))

    assert {"Cut by Ada: 4♠", "Cut by Ben: 7♠", "Ben cut the higher card."} <= set(lines)


def test_the_stock_is_counted_in_cards_that_can_be_drawn() -> None:
    blocks = board_screen(board_after(*DEALT)).blocks

    assert [block.count for block in blocks if isinstance(block, Backs)] == [29]


def test_an_offer_to_abort_can_be_answered_on_the_board() -> None:
    shown = buttons(board_screen(board_after(*DRAWN, OfferAbort(SOUTH))))

    assert shown["Agree to call it off"].intent == Ask("agree_abort")
    assert shown["Play on"].intent == Ask("refuse_abort")


def test_without_an_offer_there_is_nothing_to_agree_to() -> None:
    assert "Agree to call it off" not in buttons(board_screen(board_after(*DRAWN)))


def test_who_is_ready_is_said_while_others_are_waited_for() -> None:
    lines = _lines(board_screen(board_after(*ENDED, BeReady(NORTH))))

    assert {"Ready: Ada", "Not ready yet: Ben"} <= set(lines)


def test_an_empty_discard_pile_is_said() -> None:
    view = board_after(*DEALT)
    assert view.round is not None
    view = replace(view, round=replace(view.round, upcard=None))

    assert "The discard pile is empty." in _lines(board_screen(view))


def test_a_showdown_can_be_answered_with_ready_while_it_waits() -> None:
    view = showdown_after(*ENDED)

    assert buttons(showdown_screen(view))["Ready"].intent == Ask("ready")
    assert buttons(showdown_screen(replace(view, readying=None))) == {}


def test_a_showdown_says_who_is_ready() -> None:
    assert "Ready: Ben" in _lines(showdown_screen(showdown_after(*ENDED, BeReady(SOUTH))))


def test_a_dead_hand_shows_no_cards_and_no_arithmetic() -> None:
    view = replace(
        showdown_after(*ENDED), outcome=Outcome(Ending.DEAD_HAND, winner=None, points=(0, 0))
    )

    lines = _lines(showdown_screen(view))

    assert lines[0] == "Round 1. Dead hand: nobody scores."
    assert lines[1] == "Player | This round | Total"


def test_the_last_showdown_says_that_the_match_is_over() -> None:
    view = replace(showdown_after(*ENDED), readying=None, over=True)

    assert "That was the last round of the match." in _lines(showdown_screen(view))


def _melds_with_layoffs(screen: Screen) -> list[str]:
    return [line for line in _lines(screen) if line.startswith(("Set", "Run")) and "+" in line]


def test_a_showdown_says_which_cards_of_the_knockers_melds_were_laid_off_on_them() -> None:
    assert _melds_with_layoffs(showdown_screen(showdown_after(*LAYOFFS))) == [
        "Set, laid off 9♠: 9♣ 9♦ 9♥ +9♠",
        "Set, laid off K♠: K♣ K♦ K♥ +K♠",
        "Run, laid off 3♠ 7♠: +3♠ 4♠ 5♠ 6♠ +7♠",
    ]


def test_a_board_says_which_cards_were_laid_off_while_the_answer_goes_on() -> None:
    laying_off = (*KNOCKED, Play(NORTH, LAID_OFF[:1]))

    assert _melds_with_layoffs(board_screen(board_after(*laying_off))) == [
        "Run, laid off 3♠: +3♠ 4♠ 5♠ 6♠"
    ]


def _settled(payment: int, reason: str = "won") -> BoardView:
    ada = (SettlementLine("score", 101), SettlementLine("boxes", 25, 1))
    ben = (SettlementLine("score", 90), SettlementLine("boxes", 250, 10))
    lines = ((*ada, SettlementLine("total", 226)), (*ben, SettlementLine("total", 340)))
    settlement = Settlement(NORTH, lines, (226, 340), payment, shutout=False)
    by = SOUTH if reason == "resigned" else None
    finished = Finished(reason, by, settlement)
    return replace(board_after(*DEALT), to_act=(), finished=finished)


def test_a_settlement_is_shown_line_by_line_for_both() -> None:
    grid = next(block for block in result_screen(_settled(40)).blocks if isinstance(block, Grid))

    assert [[said(cell) for cell in row] for row in grid.rows] == [
        ["", "Ada", "Ben"],
        ["Score", "101", "90"],
        ["Rounds won", "25 (1 round)", "250 (10 rounds)"],
        ["Final count", "226", "340"],
    ]


def test_a_winner_with_fewer_rounds_may_have_to_pay() -> None:
    lines = _lines(result_screen(_settled(-114)))

    assert "Ada wins the match, yet pays 114 points: the other won more rounds." in lines


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ben resigned. Ada wins the match."),
        ("ru", "Ben сдаётся. Ada выигрывает матч."),
        ("kk", "Ben берілді. Ada матчты ұтты."),
    ],
)
def test_a_match_that_was_given_up_for_nothing_is_won_without_points(
    language: str, sentence: str
) -> None:
    view = _settled(0, "resigned")

    assert sentence in on_paper(board_screen(view), language).split("\n")


def test_where_nobody_pays_that_is_said() -> None:
    assert "Neither pays the other anything." in _lines(result_screen(_settled(0)))


@pytest.mark.parametrize("payment", [0, -114])
def test_a_match_that_brings_its_winner_nothing_is_won_without_points(payment: int) -> None:
    assert "Ada wins the match." in _lines(board_screen(_settled(payment)))


def test_a_rematch_offer_names_who_makes_it() -> None:
    view = board_after(*ENDED, Resign(SOUTH), OfferRematch(NORTH))

    assert "Wants a rematch: Ada" in _lines(result_screen(view))
    assert buttons(result_screen(view))["Rematch"].intent == Ask("rematch")


def test_a_match_that_never_began_has_no_rematch() -> None:
    view = board_after(Decline("ben"), opening=NAMED)

    assert list(buttons(result_screen(view))) == ["Rules"]


def test_a_result_before_the_end_is_only_a_heading() -> None:
    assert result_screen(board_after(*DEALT)).blocks == ()


def test_a_knockers_hand_lies_on_the_board() -> None:
    texts = set(every_text(board_screen(board_after(*KNOCKED))))

    assert text("row-deadwood", points=2) in texts


def test_what_is_over_stays_and_the_board_goes_on() -> None:
    showdown = showdown_screen(showdown_after(*ENDED))

    assert (showdown.stays, board_screen(board_after(*DRAWN)).stays) == (True, False)
