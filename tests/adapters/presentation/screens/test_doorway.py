"""What is found in the private chat, and the ways that lead there."""

from dataclasses import replace

from adapters.presentation.screens import (
    board_screen,
    challenge_elsewhere,
    games_screen,
    is_unanswered,
    waiting_screen,
    welcome_screen,
)
from adapters.presentation.texts import Name, text
from engine.match.actions import Pledge, Resign, Withdraw
from engine.match.stages import Lobby
from engine.service.intents import Ask, Look, SitDown
from tests.adapters.presentation.paper import buttons, on_paper
from tests.adapters.presentation.scenes import DEALT, NAMED, board_after, hand_after
from tests.builders import BEN, CASUAL, NORTH, OPENING, SOUTH

PLEDGED = board_after(Pledge(BEN), opening=OPENING)
ALONE = replace(OPENING, places=(), solo=True)


def test_a_challenge_leads_newcomers_to_the_private_chat() -> None:
    screen = board_screen(board_after(opening=OPENING))

    assert screen.door == text("button-first-time")


def test_a_challenge_that_waits_for_its_challenger_says_whom_it_leads_there() -> None:
    screen = board_screen(PLEDGED)

    assert screen.door == text("button-start-first", name=Name("Ada"))
    assert "Ben has accepted. Now Ada has to open the private chat" in on_paper(screen)


def test_a_board_leads_to_the_private_chat_while_its_match_goes_on() -> None:
    doors = [
        board_screen(board_after(*actions)).door
        for actions in (DEALT, (*DEALT, Resign(SOUTH)), (Withdraw("ada"),))
    ]

    assert doors == [text("button-private-chat"), None, None]


def test_what_is_private_already_leads_nowhere() -> None:
    match = replace(OPENING, places=(), players=(OPENING.players[0], CASUAL))

    doors = [board_screen(board_after(opening=opening)).door for opening in (ALONE, match)]

    assert doors == [None, None]


def test_what_somebody_has_accepted_can_be_accepted_by_nobody_else() -> None:
    pressable = buttons(board_screen(PLEDGED))

    enabled = [label for label, button in pressable.items() if button.enabled]
    assert enabled == ["Rules", "Withdraw", "Take it back", "Change rules"]
    assert pressable["Accept"].why == text("why-challenge-taken", name=Name("Ben"))
    assert pressable["Take it back"].intent == Ask("decline")


def test_accepting_moves_no_button_of_a_challenge() -> None:
    before = board_screen(board_after(opening=OPENING)).rows
    after = board_screen(PLEDGED).rows

    kept = [[button.label for button in row] for row in before]
    assert [
        [button.label for button in row][: len(old)] for row, old in zip(after, kept, strict=True)
    ] == kept


def test_who_was_asked_by_name_may_still_decline() -> None:
    screen = board_screen(board_after(Pledge(BEN), opening=NAMED))

    assert buttons(screen)["Decline"].enabled
    assert "Take it back" not in buttons(screen)


def test_a_challenge_elsewhere_can_only_be_read() -> None:
    screen = challenge_elsewhere(board_after(opening=OPENING), Lobby())

    assert (screen.rows, screen.door) == ((), None)


def test_the_welcome_begins_a_match_of_no_table_yet() -> None:
    screen = welcome_screen()

    intents = [button.intent for row in screen.rows for button in row]
    assert intents == [
        SitDown("casual"),
        SitDown("steady"),
        Look("help", "start"),
        Look("language"),
    ]
    assert screen.table == ""


def test_what_waits_is_in_the_order_of_what_it_asks() -> None:
    theirs, own = hand_after(NORTH, *DEALT), hand_after(SOUTH, *DEALT)
    challenge = board_after(opening=NAMED)

    screen = waiting_screen([PLEDGED, theirs, own, challenge])

    labels = [line.split(": ")[-1] for line in on_paper(screen).split("\n")[1:5]]
    assert labels == [
        "The challenge waits for an answer.",
        "Ben to take the upcard or leave it.",
        "Waiting for Ada to press START in the private chat with me.",
        "Ben to take the upcard or leave it.",
    ]


def test_only_a_challenge_to_oneself_waits_for_an_answer() -> None:
    boards = [board_after(opening=NAMED), PLEDGED, board_after(*DEALT)]

    assert [is_unanswered(board) for board in boards] == [True, False, False]
    assert not is_unanswered(hand_after(SOUTH, *DEALT))


def test_a_challenge_in_the_list_of_tables_leads_to_its_card() -> None:
    screen = games_screen([board_after(opening=NAMED), hand_after(SOUTH, *DEALT)])

    intents = [button.intent for row in screen.rows for button in row]
    assert intents == [Look("board"), Look("hand")]
