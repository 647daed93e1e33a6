"""A match read again, with its sheet, and its rounds as they were laid open."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from adapters.presentation.screen import Button, CardRow, Screen
from adapters.presentation.screens import (
    Leaf,
    read_leaf,
    result_screen,
    round_screen,
    rounds_over,
    showdown_screen,
)
from adapters.presentation.screens.records.history import A_PAGE
from adapters.presentation.screens.rules.rulebook import chosen_rules
from adapters.presentation.texts import text
from adapters.presentation.tokens import MAX_BYTES, Tokens
from engine.match.actions import AnswerAbort, OfferAbort, OfferRematch, Resign
from engine.match.boards import HandView, hand_view, showdown_view
from engine.match.rules import CLASSIC_RULES, Rules
from engine.service.intents import Look
from engine.variants.house import with_option
from tests.adapters.presentation.history_scenes import (
    BROKEN_OFF,
    CHANGED,
    LATE,
    ONE_ROUND,
    a_list,
    a_match,
    a_round,
    ended,
    long_match,
)
from tests.adapters.presentation.paper import CATALOG, buttons, every_text, on_paper, said
from tests.adapters.presentation.random_play import by_any_rules, game_of, moments
from tests.adapters.presentation.scenes import DRAWN, ENDED, hand_after, showdown_after
from tests.adapters.presentation.variant_scenes import LAST_MATCH, SECOND_MATCH
from tests.builders import NORTH, SOUTH

TOKENS = Tokens(b"s" * 32)
LONGEST_ID = "z" * 8
LATEST_VERSION = 36**4 - 1
MOST = 5
"""Rows of buttons, and buttons in a row, that every platform has room for."""


def look_of(screen: Screen, label: str) -> Look:
    """What a button of a screen looks at."""
    button = buttons(screen)[label]
    assert button.enabled
    assert isinstance(button.intent, Look)
    return button.intent


def where(button: Button) -> Leaf:
    """Where a button leads."""
    assert isinstance(button.intent, Look)
    assert button.intent.screen == "history"
    return read_leaf(button.intent.choice)


@pytest.mark.parametrize(
    "view",
    [LATE, ONE_ROUND.hand_view(SOUTH), LAST_MATCH.hand_view(NORTH), BROKEN_OFF.hand_view(NORTH)],
    ids=["resigned", "won", "series", "series resigned"],
)
def test_a_match_shows_all_that_its_result_showed(view: HandView) -> None:
    screen = a_match(view)

    assert screen.title == result_screen(view.board).title
    assert set(result_screen(view.board).blocks) <= set(screen.blocks)


def test_a_match_that_was_called_off_shows_its_score() -> None:
    off = (OfferAbort(SOUTH), AnswerAbort(NORTH, agrees=True))

    words = on_paper(a_match(hand_after(SOUTH, *ENDED, *off)))

    assert "Ben | 55 | 1" in words


def test_a_match_names_every_option_that_its_table_had_changed() -> None:
    rules = with_option(with_option(Rules("classic"), "oklahoma", value=True), "gin_bonus", 20)
    view = LATE.board
    changed = replace(LATE, board=replace(view, rules=rules))

    assert "Changed: Oklahoma (yes), Gin (20)" in on_paper(a_match(changed)).split("\n")


def test_a_match_by_a_system_as_it_is_names_no_option() -> None:
    assert "Changed" not in on_paper(a_match(LATE))


def test_a_match_leads_to_the_rules_that_it_was_played_by() -> None:
    choice = look_of(a_match(ONE_ROUND.hand_view(SOUTH)), "Rules").choice

    assert chosen_rules(choice, CLASSIC_RULES) == (CHANGED, 1)


def test_each_round_of_a_match_is_a_line_and_a_button() -> None:
    view = LAST_MATCH.hand_view(NORTH)

    screen = a_match(view)

    lines = on_paper(screen).split("\n")
    at = lines.index("2. Ada wins the knock: 55 points. Ada 55, Ben 0")
    assert lines[at + 1] == "Match 2 goes to Ada."
    assert look_of(screen, "Round 5") == Leaf("round", 0, 5).look()
    assert buttons(screen)["Round 5"].table == view.board.id


def test_a_round_that_was_broken_off_is_named_without_a_score() -> None:
    lines = on_paper(a_match(BROKEN_OFF.hand_view(SOUTH))).split("\n")

    assert "2. The round was broken off." in lines


def test_who_would_have_liked_a_rematch_is_no_part_of_a_match() -> None:
    view = hand_after(SOUTH, *ENDED, Resign(SOUTH), OfferRematch(NORTH))

    assert a_match(view).blocks == a_match(LATE).blocks


def test_a_match_without_a_round_says_so() -> None:
    screen = a_match(hand_after(SOUTH, *DRAWN[:2]))

    assert "No round was played to its end." in on_paper(screen)
    assert len(screen.rows) == 1


def test_a_long_match_is_read_a_page_of_rounds_at_a_time() -> None:
    view = long_match(13)

    first, last = a_match(view), a_match(view, 1)

    assert "Round 12" in buttons(first)
    assert "Round 13" not in buttons(first)
    assert look_of(first, "Next page") == Leaf("match", 0, 1).look()
    assert list(buttons(last))[4:] == ["Round 13"]
    assert look_of(last, "Previous page") == Leaf("match", 0, 0).look()
    assert a_match(view, 99).rows == last.rows


def test_a_full_page_of_rounds_has_no_page_after_it() -> None:
    assert not buttons(a_match(long_match(12)))["Next page"].enabled


def test_a_round_is_shown_as_it_was_laid_open_but_asks_nothing_any_more() -> None:
    laid = showdown_after(*ENDED)

    screen = a_round(hand_after(NORTH, *ENDED), 1, laid)

    assert screen.title == showdown_screen(laid).title
    assert screen.blocks[1:] == showdown_screen(replace(laid, readying=None)).blocks
    assert "Ready" not in buttons(screen)


def test_from_a_round_one_goes_to_its_neighbours_to_the_match_and_to_the_list() -> None:
    view = long_match(14)

    screen = round_screen(view, Leaf("round", 3, 13), None)

    assert look_of(screen, "Previous round") == Leaf("round", 3, 12).look()
    assert look_of(screen, "Next round") == Leaf("round", 3, 14).look()
    assert look_of(screen, "The match") == Leaf("match", 3, 1).look()
    assert look_of(screen, "My matches") == Leaf("list", 3).look()


def test_before_the_first_round_and_after_the_last_there_is_none() -> None:
    view = long_match(2)

    first, last = buttons(a_round(view, 1, None)), buttons(a_round(view, 2, None))

    assert first["Previous round"].why == text("history-first")
    assert last["Next round"].why == text("history-last")
    assert not first["Previous round"].enabled
    assert not last["Next round"].enabled


def test_a_round_in_play_is_not_over() -> None:
    view = SECOND_MATCH.hand_view(NORTH)

    assert (view.board.number, rounds_over(view.board)) == (2, 1)
    assert "Round 2" not in buttons(a_match(view))


@pytest.mark.parametrize(
    ("view", "number", "words"),
    [
        pytest.param(
            BROKEN_OFF.hand_view(NORTH), 2, "was not played to its end", id="a round broken off"
        ),
        pytest.param(ONE_ROUND.hand_view(SOUTH), 1, "is not kept", id="a round not kept"),
    ],
)
def test_that_a_round_can_not_be_shown_is_said_kindly(
    view: HandView, number: int, words: str
) -> None:
    screen = a_round(view, number, None)

    assert words in on_paper(screen)
    assert not any(isinstance(block, CardRow) for block in screen.blocks)


def _screens(rules: Rules) -> Iterator[Screen]:
    """Everything that can be read again at moments of a random match."""
    game = game_of(rules)
    for table in moments(rules):
        laid = showdown_view(table, game)
        for seat in (NORTH, SOUTH):
            view = hand_view(table, game, seat)
            yield a_match(view)
            yield from (
                a_round(view, number, None) for number in range(1, rounds_over(view.board))
            )
            if laid is not None:
                yield a_round(view, laid.number, laid)
            if view.board.finished is not None:
                yield a_list(ended(view))


@by_any_rules
def test_all_of_it_can_be_said_in_every_language(rules: Rules) -> None:
    texts = {found for screen in _screens(rules) for found in every_text(screen)}

    spoken = [said(found, language) for language in CATALOG.codes for found in texts]

    assert len(spoken) == len(texts) * len(CATALOG.codes)


@by_any_rules
def test_all_of_its_buttons_fit(rules: Rules) -> None:
    rows = [row for screen in _screens(rules) for row in screen.rows]
    longest = [
        TOKENS.encode(button.intent, LONGEST_ID, LATEST_VERSION, "person:00000001")
        for row in rows
        for button in row
    ]

    assert max(map(len, longest)) <= MAX_BYTES
    assert max(map(len, rows)) <= MOST
    assert max(len(screen.rows) for screen in _screens(rules)) <= MOST


def test_the_fullest_pages_fit() -> None:
    full = (a_list(ended(*[LATE] * (A_PAGE + 1))), a_match(long_match(12)))

    assert [len(screen.rows) for screen in full] == [4, MOST]


@by_any_rules
def test_no_card_of_a_round_in_play_is_in_what_is_read_of_its_match(rules: Rules) -> None:
    for table in moments(rules):
        for seat in (NORTH, SOUTH):
            screen = a_match(hand_view(table, game_of(rules), seat))

            assert not any(isinstance(block, CardRow) for block in screen.blocks)
