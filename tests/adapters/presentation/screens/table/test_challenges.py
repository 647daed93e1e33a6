"""The challenge: what it says before anybody accepts it, and who may do what about it."""

from dataclasses import replace

import pytest

from adapters.presentation.screen import Countdown, Screen
from adapters.presentation.screens import board_screen, draw
from adapters.presentation.terms import terms_lines
from engine.match.actions import ChangeRules, Decline, Expire, Withdraw
from engine.match.boards import TimeView
from engine.match.rules import Rules
from engine.opponents import ALL
from engine.service.intents import Ask, Look, SitDown
from engine.variants.presets import PRESETS
from tests.adapters.presentation.challenge_scenes import ALONE, CHANGED, SOLO
from tests.adapters.presentation.paper import CATALOG, buttons, on_paper, said
from tests.adapters.presentation.scenes import NAMED, board_after, hand_after
from tests.builders import NORTH, OPENING


def test_a_challenge_names_all_numbers_before_anybody_accepts() -> None:
    lines = " ".join(_lines(board_screen(board_after(opening=NAMED))))

    numbers = ("250 points", "10 points", "25 extra", "100 points", "25 points", "2 cards")
    assert [number for number in numbers if number not in lines] == []


def test_a_challenge_to_somebody_can_be_accepted_declined_and_withdrawn() -> None:
    shown = buttons(board_screen(board_after(opening=NAMED)))

    assert {label: button.intent for label, button in shown.items()} == {
        "Accept": Ask("accept"),
        "Rules": Look("rules"),
        "Decline": Ask("decline"),
        "Withdraw": Ask("withdraw"),
        "Change rules": Look("setup"),
    }


@pytest.mark.parametrize(
    ("seconds", "told"),
    [
        pytest.param(
            600,
            "Time for an answer: 10 minutes. After that the challenge goes away by itself.",
            id="ten minutes",
        ),
        pytest.param(
            86_400,
            "Time for an answer: 24 hours. After that the challenge goes away by itself.",
            id="a day",
        ),
        pytest.param(59, "An unanswered challenge goes away by itself.", id="hardly any"),
        pytest.param(0, "An unanswered challenge goes away by itself.", id="not written down"),
    ],
)
def test_a_challenge_says_how_long_it_waits(seconds: int, told: str) -> None:
    opening = replace(NAMED, waits_seconds=seconds)

    assert told in _lines(board_screen(board_after(opening=opening)))


def test_nobody_declines_an_open_challenge() -> None:
    assert "Decline" not in buttons(board_screen(board_after()))


def test_a_declined_challenge_says_so() -> None:
    assert "The challenge was declined." in _lines(
        board_screen(board_after(Decline("ben"), opening=NAMED))
    )


def test_a_challenge_nobody_answered_says_so() -> None:
    assert "Nobody answered the challenge in time." in _lines(board_screen(board_after(Expire())))


@pytest.mark.parametrize("rules", [*map(Rules, PRESETS), CHANGED], ids=str)
def test_a_challenge_shows_the_whole_of_its_rules(rules: Rules) -> None:
    screen = board_screen(board_after(opening=replace(NAMED, rules=rules)))

    assert set(terms_lines(rules)) <= set(screen.blocks)


def test_a_changed_challenge_shows_its_new_rules() -> None:
    screen = board_screen(board_after(ChangeRules("ada", CHANGED), opening=NAMED))

    assert set(terms_lines(CHANGED)) <= set(screen.blocks)
    assert screen.version == 2


def test_the_challenger_may_play_a_computer_instead_of_waiting() -> None:
    assert _computers(board_screen(board_after())) == list(ALL)


def test_no_computer_takes_the_seat_of_somebody_who_was_challenged() -> None:
    shown = [
        button.intent for button in buttons(board_screen(board_after(opening=NAMED))).values()
    ]

    assert [intent for intent in shown if isinstance(intent, SitDown)] == []


def test_against_the_computer_nobody_is_asked_to_accept() -> None:
    screen = board_screen(board_after(opening=SOLO))

    assert [[button.intent for button in row] for row in screen.rows] == [
        [SitDown(key) for key in ALL],
        [Look("setup"), Look("rules")],
        [Ask("withdraw")],
    ]
    assert said(screen.title) == "Ada against the computer"
    assert set(terms_lines(Rules())) <= set(screen.blocks)


def test_in_private_the_challenge_of_the_computer_is_ones_own_message() -> None:
    screen = draw(hand_after(NORTH, opening=ALONE))

    assert screen == board_screen(board_after(opening=ALONE))


def test_in_private_a_challenge_that_was_withdrawn_says_so() -> None:
    screen = draw(hand_after(NORTH, Withdraw("ada"), opening=ALONE))

    assert "The challenge was withdrawn." in _lines(screen)
    assert "Resign" not in buttons(screen)


@pytest.mark.parametrize("language", CATALOG.codes)
@pytest.mark.parametrize("key", ALL)
def test_every_computer_player_can_be_chosen_by_name(language: str, key: str) -> None:
    screens = (board_screen(board_after(opening=opening)) for opening in (SOLO, OPENING))

    labels = {
        label
        for screen in screens
        for label, button in buttons(screen, language).items()
        if button.intent == SitDown(key)
    }

    assert len(labels) == 2


def _computers(screen: Screen) -> list[str]:
    intents = [button.intent for button in buttons(screen).values()]
    return [intent.computer for intent in intents if isinstance(intent, SitDown)]


def _lines(screen: Screen) -> list[str]:
    return on_paper(screen).split("\n")


def test_a_challenge_that_counts_down_says_once_until_when() -> None:
    counting = replace(board_after(opening=NAMED), time=TimeView(until=600_000))

    blocks = board_screen(counting).blocks

    assert [type(one) for one in blocks].count(Countdown) == 1
    assert not any("Time for an answer" in line for line in _lines(board_screen(counting)))


def test_the_challenged_is_shown_no_button_of_the_challenger() -> None:
    shown = buttons(draw(board_after(opening=NAMED)))

    assert [*shown] == ["Accept", "Rules", "Decline"]


def test_the_challenger_is_shown_no_button_of_the_challenged() -> None:
    shown = buttons(draw(hand_after(NORTH, opening=NAMED)))

    assert [*shown] == ["Rules", "Withdraw", "Change rules"]
