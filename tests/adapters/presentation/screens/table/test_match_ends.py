"""How matches, series and challenges end by absence or from outside, and what follows on that."""

import pytest

from adapters.presentation.screen import Screen
from adapters.presentation.screens import board_screen, draw, hand_screen, result_screen
from adapters.presentation.texts import text
from engine.match.actions import (
    Action,
    Close,
    Decline,
    Depart,
    Expire,
    OfferRematch,
)
from engine.service.intents import Ask, Look
from tests.adapters.presentation.history_scenes import a_list, a_match, ended
from tests.adapters.presentation.paper import CATALOG, buttons, on_paper
from tests.adapters.presentation.scenes import (
    DRAWN,
    ENDED,
    NAMED,
    board_after,
    hand_after,
)
from tests.adapters.presentation.time_scenes import (
    ABANDONED,
    CLOSED,
    FORFEITED,
    LEFT,
    LIVE,
    series_forfeit,
    uncounted,
)
from tests.adapters.presentation.variant_scenes import SECOND_MATCH
from tests.builders import NORTH, SOUTH

FORFEIT = "Ben was away for too long. Ada wins the match by 100 points."
GONE = (Close("place_gone"), Close("person_gone"))


def lines(screen: Screen, language: str = "en") -> list[str]:
    """The screen as it is read."""
    return on_paper(screen, language).split("\n")


@pytest.mark.parametrize(
    ("actions", "told"),
    [
        pytest.param(FORFEITED, FORFEIT, id="a forfeit"),
        pytest.param(
            ABANDONED,
            "All were away for too long: the match ends without a winner and counts for nobody.",
            id="nobody there",
        ),
        pytest.param(
            (*DRAWN, CLOSED), "Cleo has ended the match. It counts for nobody.", id="by an admin"
        ),
        pytest.param(
            (*DRAWN, Close("place_gone")),
            "The place where this was played is gone: it ends here and counts for nobody.",
            id="no place",
        ),
        pytest.param(
            (*DRAWN, Close("person_gone")),
            "The account of one of the players is gone: it ends here and counts for nobody.",
            id="no person",
        ),
    ],
)
def test_every_end_has_its_own_words_on_board_hand_and_result(
    actions: tuple[Action, ...], told: str
) -> None:
    view = board_after(*actions, opening=LIVE)

    assert told in lines(board_screen(view))
    assert told in lines(result_screen(view))
    assert told in lines(hand_screen(hand_after(SOUTH, *actions, opening=LIVE)))


@pytest.mark.parametrize(
    ("actions", "told"),
    [
        (series_forfeit(), "Ada was away for too long. Ben wins the series."),
        ((CLOSED,), "Cleo has ended the series. It counts for nobody."),
        (
            (Close("place_gone"),),
            "The place where this was played is gone: it ends here and counts for nobody.",
        ),
    ],
)
def test_a_series_ends_as_a_series(actions: tuple[Action, ...], told: str) -> None:
    assert told in lines(SECOND_MATCH.then(*actions).board())


@pytest.mark.parametrize(
    ("action", "told"),
    [
        (Depart("ada"), "Somebody has left the place, so the challenge is off."),
        (Depart("ben"), "Somebody has left the place, so the challenge is off."),
        (Expire(), "Nobody answered the challenge in time."),
        (Decline("ben"), "The challenge was declined."),
    ],
)
def test_a_challenge_that_came_to_nothing_says_why(action: Action, told: str) -> None:
    assert told in lines(board_screen(board_after(action, opening=NAMED)))


def test_a_forfeit_is_settled_like_a_resignation() -> None:
    result = lines(result_screen(board_after(*FORFEITED)))

    assert "Final count | 100 | 0" in result
    assert "Ada gets 100 points." in result


def test_a_forfeited_series_settles_the_match_that_was_cut_short() -> None:
    result = lines(SECOND_MATCH.then(*series_forfeit()).result())

    assert "Match 2, as it stood: Ben is given it." in result


@pytest.mark.parametrize("actions", [FORFEITED, ABANDONED, (*ENDED, CLOSED)])
def test_what_absence_ended_can_be_played_again(actions: tuple[Action, ...]) -> None:
    view = board_after(*actions)

    shown = (board_screen(view), result_screen(view), hand_screen(hand_after(SOUTH, *actions)))
    assert [buttons(screen)["Rematch"].intent for screen in shown] == [Ask("rematch")] * 3


@pytest.mark.parametrize("gone", GONE, ids=lambda close: close.reason)
def test_where_a_place_or_a_person_is_gone_nothing_is_played_again(gone: Close) -> None:
    view = board_after(*ENDED, gone)

    assert "Rematch" not in buttons(board_screen(view))
    assert "Rematch" not in buttons(result_screen(view))
    button = buttons(hand_screen(hand_after(SOUTH, *ENDED, gone)))["Rematch"]
    assert not button.enabled
    assert button.why == text("why-no-rematch")


def test_a_rematch_that_has_begun_is_offered_to_nobody_any_more() -> None:
    actions = (*ENDED, CLOSED, OfferRematch(NORTH), OfferRematch(SOUTH))
    view = board_after(*actions)

    shown = (board_screen(view), result_screen(view), hand_screen(hand_after(SOUTH, *actions)))

    for screen in shown:
        assert "The rematch has begun." in lines(screen)
        assert not [line for line in lines(screen) if line.startswith("Wants a rematch")]
        assert buttons(screen)["Rematch"].why == text("why-rematch-begun")


def test_a_rematch_that_nobody_took_can_be_offered_anew() -> None:
    view = board_after(*ENDED, CLOSED, OfferRematch(NORTH), Expire())

    screen = board_screen(view)
    assert "The offer of a rematch was not answered in time. It can be made anew." in lines(screen)
    assert buttons(screen)["Rematch"].enabled


def test_an_offer_of_or_to_somebody_who_has_left_says_so() -> None:
    view = board_after(*ENDED, CLOSED, OfferRematch(NORTH), Expire("ben"))

    screen = board_screen(view)

    assert "Ben has left. The offer of a rematch is off." in lines(screen)
    assert "not answered in time" not in on_paper(screen)


def test_that_an_offer_lapsed_is_no_part_of_a_match_read_again() -> None:
    view = hand_after(SOUTH, *ENDED, CLOSED, OfferRematch(NORTH), Expire())

    assert not [line for line in lines(a_match(view)) if "rematch" in line]


def test_who_is_left_alone_ends_the_match_at_once() -> None:
    screen = draw(hand_after(SOUTH, *LEFT), look=Look("abort"))

    told = "Call the match off? The other has left, so it ends at once and counts for nobody."
    assert told in lines(screen)
    assert buttons(screen)["Yes, call it off"].intent == Ask("offer_abort")


def test_who_has_left_still_has_to_ask_the_other() -> None:
    screen = draw(hand_after(NORTH, *LEFT), look=Look("abort"))

    assert "Offer to call it off" in buttons(screen)


def test_the_list_of_matches_tells_what_had_no_winner() -> None:
    told = [line.split(": ", 1)[1] for line in lines(a_list(ended(*uncounted())))[1:6]]

    assert told == [
        "lost, away too long at 0 : 0",
        "without a winner: all were away at 0 : 0",
        "without a winner: ended for all at 55 : 0",
        "without a winner: the place was gone at 55 : 0",
        "without a winner: an account was gone at 55 : 0",
    ]


def test_the_list_of_matches_tells_a_series_by_its_matches() -> None:
    closed, forfeited = (
        SECOND_MATCH.then(*actions).hand_view(SOUTH) for actions in ((CLOSED,), series_forfeit())
    )

    told = [line.split(": ", 1)[1] for line in lines(a_list(ended(closed, forfeited)))[1:3]]
    assert told == [
        "without a winner: ended for all at 1 : 0",
        "won the series, the other was away too long at 1 : 0",
    ]


@pytest.mark.parametrize("language", CATALOG.codes)
@pytest.mark.parametrize("seat", [NORTH, SOUTH])
def test_every_end_can_be_read_again_in_every_language(language: str, seat: int) -> None:
    for view in uncounted(seat):
        assert on_paper(a_match(view), language)
        assert on_paper(a_list(ended(view)), language)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Eve has closed the challenge."),
        ("ru", "Вызов закрывает Eve."),
        ("kk", "Шақыруды Eve жапты."),
    ],
)
def test_a_challenge_that_was_ended_is_no_match_and_can_not_be_repeated(
    language: str, words: str
) -> None:
    screen = board_screen(board_after(Close("ended", "Eve"), opening=NAMED))

    assert words in on_paper(screen, language)
    assert not any(button.intent == Ask("rematch") for button in buttons(screen).values())
