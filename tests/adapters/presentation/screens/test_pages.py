"""Questions, lists and pages, and which screen a look leads to."""

from dataclasses import replace

import pytest

from adapters.presentation.screens import (
    TABLELESS,
    abort_screen,
    board_screen,
    choose_screen,
    draw,
    draw_page,
    games_screen,
    hand_screen,
    help_screen,
    language_screen,
    resign_screen,
    rules_screen,
    showdown_screen,
    stats_screen,
)
from adapters.presentation.screens.rules.systems import rules_choice
from adapters.presentation.seats import headed
from engine.match.actions import Accept, OfferAbort, Pledge, Resign
from engine.match.people import Origin, Place
from engine.match.rules import Rules
from engine.service.intents import Ask, Look
from engine.service.ports import Person, Record, Tally
from tests.adapters.presentation.paper import buttons, on_paper, said
from tests.adapters.presentation.scenes import (
    COMPUTER,
    DEALT,
    DRAWN,
    ENDED,
    NAMED,
    a_record,
    board_after,
    hand_after,
    showdown_after,
)
from tests.builders import BEN, NORTH, SOUTH


def test_resigning_says_what_it_costs_and_asks_first() -> None:
    screen = resign_screen(hand_after(SOUTH, *ENDED), "suit")

    assert (
        "Resign? Ada wins, and the match is settled as it stands: 20 points against you."
        in on_paper(screen)
    )
    assert buttons(screen)["Yes, I resign"].intent == Ask("resign")


def test_while_a_question_stands_no_move_can_be_pressed() -> None:
    screen = resign_screen(hand_after(SOUTH, *DEALT), "suit")

    assert [button.enabled for row in screen.rows[:2] for button in row] == [False] * 6


def test_what_is_over_can_not_be_resigned_or_called_off() -> None:
    view = hand_after(SOUTH, *ENDED, Resign(SOUTH))

    assert resign_screen(view, "suit") == hand_screen(view)
    assert abort_screen(view, "suit") == hand_screen(view)


def test_calling_off_is_an_offer() -> None:
    screen = abort_screen(hand_after(SOUTH, *DRAWN), "suit")

    assert buttons(screen)["Offer to call it off"].intent == Ask("offer_abort")


def test_an_own_offer_can_be_taken_back() -> None:
    shown = buttons(abort_screen(hand_after(SOUTH, *DRAWN, OfferAbort(SOUTH)), "suit"))

    assert shown["Take my offer back"].intent == Ask("refuse_abort")
    assert not shown["Offer to call it off"].enabled


def test_the_others_offer_can_be_agreed_to_or_refused() -> None:
    shown = buttons(abort_screen(hand_after(NORTH, *DRAWN, OfferAbort(SOUTH)), "suit"))

    assert shown["Agree to call it off"].intent == Ask("agree_abort")
    assert shown["Play on"].intent == Ask("refuse_abort")


def test_each_open_table_has_a_button_to_it() -> None:
    views = [hand_after(SOUTH, *DRAWN), hand_after(NORTH, opening=COMPUTER)]

    rows = games_screen(views).rows

    assert [(row[0].intent, row[0].table, row[0].version) for row in rows] == [
        (Look("hand"), view.board.id, view.board.version) for view in views
    ]


def test_a_challenge_to_me_is_among_my_tables() -> None:
    assert "Ada · The Parlour" in buttons(games_screen([board_after()]))


def test_without_tables_the_list_says_how_to_start() -> None:
    assert "/gin" in on_paper(games_screen([]))


def test_the_question_which_table_keeps_what_was_asked() -> None:
    views = [hand_after(SOUTH, *ENDED), hand_after(NORTH, opening=COMPUTER)]

    screen = choose_screen(views, Ask("ready"))

    assert [row[0].intent for row in screen.rows] == [Ask("ready"), Ask("ready")]


def test_of_tables_of_others_everybody_is_named() -> None:
    views = [board_after(opening=NAMED), board_after(), board_after(*DEALT)]

    screen = choose_screen(views, Look("end"))

    assert list(buttons(screen)) == [
        "Ada, Ben · The Parlour",
        "Ada, Somebody · The Parlour",
        "Ada, Ben · The Parlour (2)",
    ]


def test_two_tables_of_one_label_are_told_apart() -> None:
    views = [hand_after(SOUTH, *DEALT), hand_after(SOUTH, *DRAWN)]

    assert list(buttons(games_screen(views))) == ["Ada · The Parlour", "Ada · The Parlour (2)"]


@pytest.mark.parametrize(
    ("language", "usage"),
    [
        ("en", "/stats [@name] [vs @name]"),
        ("ru", "/stats [@имя] [против @имя]"),
        ("kk", "/stats [@есім] [қарсы @есім]"),
    ],
)
def test_the_help_explains_its_brackets_before_it_uses_them(language: str, usage: str) -> None:
    shown = on_paper(help_screen(), language)

    assert usage in shown
    assert 0 < shown.index("[ ]") < shown.index(usage)


def test_an_unknown_page_of_help_is_the_first() -> None:
    assert help_screen("nonsense") == help_screen()


def test_the_language_one_reads_is_not_offered_again() -> None:
    shown = buttons(language_screen("ru"))

    assert {label: button.enabled for label, button in shown.items()} == {
        "English": True,
        "Русский": False,
        "Қазақша": True,
    }
    assert shown["Қазақша"].intent == Look("language", "kk")


def test_statistics_keep_the_computer_apart() -> None:
    lines = on_paper(stats_screen(a_record())).split("\n")

    assert "Matches won : lost | 21 : 11 | 0 : 1" in lines


def test_big_gins_and_boxes_are_counted_too() -> None:
    lines = on_paper(stats_screen(a_record())).split("\n")

    assert "Big gins | 2 | 0" in lines
    assert "Won rounds credited | 110 | 0" in lines


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("en", "Statistics of Ada, Remik only"),
        ("ru", "Статистика: Ada, только «Ремик-джин»"),
        ("kk", "Ойын статистикасы: Ada, тек «Ремик»"),
    ],
)
def test_statistics_of_one_system_say_so(language: str, title: str) -> None:
    record = Record(Person("ada", "Ada"), variant="remik")

    assert on_paper(stats_screen(record), language).split("\n")[0] == title


def test_averages_are_of_what_was_counted() -> None:
    lines = on_paper(stats_screen(a_record())).split("\n")

    assert "Average deadwood at a knock | 5.2 | –" in lines
    assert "Average deadwood when caught | 21.4 | –" in lines


def test_statistics_without_a_rival_end_with_the_own() -> None:
    record = Record(Person("ada", "Ada"), people=Tally(matches_won=1))

    assert "Against people" in on_paper(stats_screen(record))
    assert "Against the computer" not in on_paper(stats_screen(record))


def test_statistics_with_a_series_say_that_it_counts_once() -> None:
    tally = Tally(matches_won=2)
    sentence = "A series counts once, as one match."

    plain = stats_screen(Record(Person("ada", "Ada"), people=tally))
    series = stats_screen(Record(Person("ada", "Ada"), computer=replace(tally, series=1)))

    assert sentence not in on_paper(plain).split("\n")
    assert on_paper(series).split("\n")[-1] == sentence


@pytest.mark.parametrize("look", [Look("help", "knock"), Look("language", "ru")])
def test_some_looks_need_no_table(look: Look) -> None:
    assert look.screen in TABLELESS
    assert draw(board_after(), look=look) == draw_page(look)


def test_a_look_without_a_table_that_needs_one_is_the_help() -> None:
    assert draw_page(Look("hand")) == help_screen()


def test_the_rules_can_be_paged_without_a_table() -> None:
    look = Look("rules", rules_choice(Rules(target=250), 3))

    assert draw_page(look) == rules_screen(Rules(target=250), 3)


def test_a_page_that_is_none_is_the_first_of_the_usual_rules() -> None:
    assert draw_page(Look("rules", "x")) == rules_screen(Rules())
    assert draw_page(Look("rules", "B---")) == rules_screen(Rules())


def test_the_rules_of_a_table_lead_back_to_it() -> None:
    board, hand = board_after(*DEALT), hand_after(SOUTH, *DEALT)

    from_board = draw(board, look=Look("rules"))
    from_hand = draw(hand, look=Look("rules"))

    assert buttons(from_board)["Back"].intent == Look("board")
    assert buttons(from_hand)["Back"].intent == Look("hand")
    assert (from_hand.table, from_hand.version) == (board.id, board.version)


def test_without_a_look_each_view_has_its_own_screen() -> None:
    board, hand, ended = board_after(*DEALT), hand_after(SOUTH, *DEALT), showdown_after(*ENDED)

    assert draw(board) == board_screen(board)
    assert draw(hand) == hand_screen(hand)
    assert draw(ended) == showdown_screen(ended)


def test_a_player_may_look_at_the_board() -> None:
    hand = hand_after(SOUTH, *DEALT)

    assert draw(hand, look=Look("board")) == board_screen(hand.board)


def test_a_place_without_a_name_is_called_by_its_channel() -> None:
    hand = hand_after(SOUTH, *DEALT)
    place = replace(hand.board.places[0], name="")
    hand = replace(hand, board=replace(hand.board, places=(place,)))

    assert said(hand_screen(hand).title) == "Your hand against Ada · parlour"


def test_everybody_reads_the_name_of_their_own_place_alone() -> None:
    field = Place("telegram", "-5", "Field", "-5")
    joined = Accept(BEN, Origin("telegram", field))
    private = Accept(BEN, Origin("telegram"))

    labels = [
        said(headed("games-label", hand_after(seat, one)))
        for one in (joined, private)
        for seat in (NORTH, SOUTH)
    ]

    assert labels == ["Ben · The Parlour", "Ada · Field", "Ben · The Parlour", "Ada, in private"]


def test_whoever_waits_to_be_dealt_in_reads_of_their_own_place() -> None:
    field = Place("telegram", "-5", "Field", "-5")
    board = board_after(Pledge(BEN, Origin("telegram", field)))

    assert list(buttons(games_screen([board]))) == ["Ada · Field"]


def test_who_may_end_a_table_is_not_told_where_else_it_stands() -> None:
    field = Place("telegram", "-5", "Field", "-5")
    board = board_after(Accept(BEN, Origin("telegram", field)))

    assert list(buttons(choose_screen([board], Look("end")))) == ["Ada, Ben"]


def test_an_own_challenge_is_listed_by_whom_it_is_for() -> None:
    named, anybody = hand_after(NORTH, opening=NAMED), hand_after(NORTH)

    lines = on_paper(games_screen([named, anybody])).split("\n")

    assert "Ben · The Parlour: The challenge waits for an answer." in lines
    assert "Somebody · The Parlour: The challenge waits for an answer." in lines
