"""The knock limit in words, and the opening card where it rules."""

import pytest

from adapters.presentation.screens.table.limits import limit_text, round_limit
from adapters.presentation.texts import text
from engine.match.actions import Play
from engine.match.rules import Rules
from engine.round.moves import Discard
from tests.adapters.presentation.paper import every_text, on_paper, said
from tests.adapters.presentation.stories import ADAS, BENS, CHOSEN, KNOCK, Story, dealt, drawn
from tests.builders import NORTH, SOUTH, plain_card

USUAL = Story(Rules(), dealt(BENS, ADAS), (*CHOSEN, *drawn()))


def oklahoma(upcard: str, *options: tuple[str, bool | int]) -> Story:
    """A round of Oklahoma that ``upcard`` opened and in which Ben has drawn."""
    rules = Rules(options=(("oklahoma", True), *options))
    return Story(rules, dealt(BENS, ADAS, upcard), (*CHOSEN, *drawn()))


def told(story: Story) -> str:
    """The limit as a board says it."""
    view = story.board_view()
    assert view.round is not None
    return said(round_limit(view.rules, view.round))


@pytest.mark.parametrize(
    ("limit", "words"),
    [
        (None, "Knock with any deadwood."),
        (0, "Gin only."),
        (1, "Knock with 1 point or none."),
        (10, "Knock with 10 points or fewer."),
    ],
)
def test_a_limit_is_said_in_words(limit: int | None, words: str) -> None:
    assert said(limit_text(limit)) == words


@pytest.mark.parametrize(
    ("story", "words"),
    [
        pytest.param(USUAL, "Knock with 10 points or fewer.", id="no card rules"),
        pytest.param(
            oklahoma("6c"), "Opened with 6♣. Knock with 6 points or fewer.", id="its rank"
        ),
        pytest.param(
            oklahoma("Jc"), "Opened with J♣. Knock with 10 points or fewer.", id="a court card"
        ),
        pytest.param(oklahoma("Ah"), "Opened with A♥. Gin only.", id="an ace"),
        pytest.param(
            oklahoma("Ah", ("ace_limit", 1)),
            "Opened with A♥. Knock with 1 point or none.",
            id="an ace that counts",
        ),
        pytest.param(
            oklahoma("2s"),
            "Opened with 2♠. Knock with 2 points or fewer. The points count double.",
            id="a spade",
        ),
        pytest.param(
            oklahoma("2s", ("spade_double", False)),
            "Opened with 2♠. Knock with 2 points or fewer.",
            id="a spade that doubles nothing",
        ),
    ],
)
def test_the_board_says_what_the_opening_card_means(story: Story, words: str) -> None:
    assert told(story) == words
    assert words in on_paper(story.board())


def test_the_opening_card_is_told_when_it_is_buried_and_after_a_knock() -> None:
    story = oklahoma("2s")
    buried = story.then(Play(SOUTH, (Discard(plain_card("Qd")),)))
    knocked = story.then(Play(SOUTH, (KNOCK,)))

    assert "Opened with 2♠." in on_paper(buried.board())
    assert "Opened with 2♠." in on_paper(buried.hand(NORTH))
    assert "Opened with 2♠." in on_paper(knocked.hand(NORTH))


def test_a_hand_tells_a_limit_that_is_not_the_usual_one() -> None:
    other = Story(Rules(options=(("knock_limit", 5),)), dealt(BENS, ADAS), (*CHOSEN, *drawn()))
    limit = text("limit-points", limit=5)

    assert limit in set(every_text(other.hand(SOUTH)))
    assert "Knock with 10 points or fewer." not in on_paper(USUAL.hand(SOUTH))


def test_a_limit_does_not_matter_any_more_to_whoever_answers_a_knock() -> None:
    free = Story(
        Rules("remik_free", options=(("first_dealer", "high_cut_chooses"),)),
        dealt(BENS, ADAS),
        (*CHOSEN, *drawn()),
    )

    assert "Knock with any deadwood." in on_paper(free.hand(SOUTH))
    assert "Knock with any deadwood." not in on_paper(free.then(Play(SOUTH, (KNOCK,))).hand(NORTH))
