"""The question before a discard: asked of whoever wants it, and of nobody else."""

import pytest

from adapters.presentation.codes import card_code
from adapters.presentation.screens import Taste, draw
from adapters.presentation.texts import text
from engine.match.rules import Rules
from engine.round.moves import Discard
from engine.service.intents import Look, Play
from tests.adapters.presentation.paper import buttons, faces, on_paper
from tests.adapters.presentation.random_play import (
    awaited_hand,
    by_any_rules,
    intents_of,
    moments,
)
from tests.adapters.presentation.scenes import DEALT, DRAWN, hand_after
from tests.builders import NORTH, SOUTH, plain_card

ASKS = Taste(asks_discard=True)
QUEEN = plain_card("Qd")
QUESTION = Look("discard", card_code(QUEEN))


def test_a_card_is_thrown_at_once_unless_one_wants_to_be_asked() -> None:
    view = hand_after(SOUTH, *DRAWN)

    assert faces(draw(view))["Q♦"].intent == Play((Discard(QUEEN),))
    assert faces(draw(view, ASKS))["Q♦"].intent == QUESTION


def test_whoever_wants_to_be_asked_sees_no_card_that_is_thrown_at_once() -> None:
    for look in (None, QUESTION):
        shown = faces(draw(hand_after(SOUTH, *DRAWN), ASKS, look))

        assert not [face for face in shown.values() if isinstance(face.intent, Play)]


def test_the_question_is_answered_by_the_very_move_confirmed_or_by_going_back() -> None:
    shown = buttons(draw(hand_after(SOUTH, *DRAWN), ASKS, QUESTION))

    assert shown["Throw Q♦"].intent == Play((Discard(QUEEN),), confirmed=True)
    assert shown["Back"].intent == Look("hand")


def test_the_question_shows_what_would_be_kept() -> None:
    shown = on_paper(draw(hand_after(SOUTH, *DRAWN), ASKS, QUESTION))

    assert "Throw Q♦? This is what you would keep." in shown


def test_a_second_tap_on_the_card_asks_the_same_again() -> None:
    screen = draw(hand_after(SOUTH, *DRAWN), ASKS, QUESTION)
    other = faces(screen)

    assert "Q♦" not in other
    assert all(isinstance(face.intent, Look | None) for face in other.values())


@pytest.mark.parametrize("choice", ["", "é", "~", card_code(plain_card("Ac"))])
def test_a_card_that_can_not_be_thrown_leads_to_the_hand(choice: str) -> None:
    view = hand_after(SOUTH, *DRAWN)

    assert draw(view, ASKS, Look("discard", choice)) == draw(view, ASKS)


def test_whoever_is_not_to_throw_is_asked_nothing() -> None:
    view = hand_after(NORTH, *DEALT)

    assert draw(view, ASKS, QUESTION) == draw(view, ASKS)


def test_what_the_question_looks_like_does_not_depend_on_being_asked() -> None:
    view = hand_after(SOUTH, *DRAWN)

    titles = {draw(view, taste, QUESTION).blocks[0] for taste in (ASKS, Taste())}

    assert len(titles) == 1


def test_the_confirming_button_stands_where_no_button_was() -> None:
    view = hand_after(SOUTH, *DRAWN)

    before, asked = draw(view, ASKS), draw(view, ASKS, QUESTION)

    assert len(asked.rows) == len(before.rows) + 1
    assert asked.rows[: len(before.rows)] == before.rows
    assert asked.rows[-1][0].label == text("confirm-discard", card=QUEEN)


@by_any_rules
def test_every_discard_by_any_rules_is_a_question_away(rules: Rules) -> None:
    for table in moments(rules):
        if table.stage.kind != "playing":
            continue
        view = awaited_hand(table)
        assert view.round is not None
        wanted = {move for move in view.round.moves if isinstance(move, Discard)}

        questions = {
            intent
            for intent in intents_of(draw(view, ASKS))
            if isinstance(intent, Look) and intent.screen == "discard"
        }
        thrown = {
            intent.moves[0]
            for question in questions
            for intent in intents_of(draw(view, ASKS, question))
            if isinstance(intent, Play) and isinstance(intent.moves[0], Discard)
        }

        assert thrown == wanted
